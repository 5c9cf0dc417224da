import type { Lexicon } from './lexicon.ts'

/** Vietnamese. */
export const vi: Lexicon = {
  little_words: 'và của là cho các được với trong bạn chúng tôi không có một',
  fully: 'hoàn toàn',
  free: 'miễn phí',
  software: 'phần mềm|ứng dụng',
  faq_heading: 'câu hỏi',
  founded_in: '(?:được )?thành lập (?:vào )?(?:năm)?|ra đời (?:vào )?(?:năm)?',
  speaks_languages: 'ngôn ngữ',
  and_products: 'và',
  works_with: 'tích hợp với',
  founded_label: 'thành lập|năm thành lập',
  since: 'từ năm|từ',
  ourselves: 'chúng tôi|công ty',
  month_ahead: 'năm',
  based_in: '(?:có )?trụ sở (?:chính )?tại',
  address_label: 'địa chỉ|trụ sở(?: chính)?',
  country_label: 'quốc gia',
  city_label: 'thành phố',
  contact_heading: 'liên hệ',
  company_speaks: 'chúng tôi|công ty',
  phone_label: 'điện thoại|hotline|sđt',
  price_from: 'từ|chỉ từ',
  month_word: 'tháng',
  month_part: 'hàng tháng',
  year_word: 'năm',
  year_part: 'hàng năm',
  per_person: 'mỗi người',
  says_own_cost: 'giá|chỉ|gói|bắt đầu từ|trả|bản quyền|thuê|mua|tính phí|phí|hội viên',
  says_cost: 'giá|chỉ',
  pricing_heading: 'bảng giá|giá|gói',
  old_price: 'giá gốc',
  metric: 'lương',
  no_offer_heading: 'tuyển dụng|quyên góp|phụ phí',
  free_beside_behind: 'giao hàng|vận chuyển|tư vấn|đỗ xe|báo giá|khảo sát',
  founder: '[Nn]hà sáng lập|[Nn]gười sáng lập',
  trader_is: 'là',
  legal_form_ahead:
    'Công ty (?:TNHH|Cổ phần|cổ phần)(?: (?:Một thành viên|Thương mại|Dịch vụ|Du lịch|Công nghệ|Đầu tư|Xây dựng|Sản xuất|Truyền thông|Phát triển|Giải pháp|Nội thất|Thực phẩm|Giáo dục|Vận tải|Kỹ thuật|Quảng cáo|Tư vấn|Thiết bị|và)){0,6}|CÔNG TY (?:TNHH|CỔ PHẦN|CP)(?: (?:MỘT THÀNH VIÊN|MTV|THƯƠNG MẠI|DỊCH VỤ|DU LỊCH|CÔNG NGHỆ|ĐẦU TƯ|XÂY DỰNG|SẢN XUẤT|PHÁT TRIỂN|VÀ|&)){0,6}|(?:[Hh]ộ [Kk]inh [Dd]oanh|HỘ KINH DOANH)',
  register_number: 'mã số thuế',
  both_kinds: 'cá nhân và (?:doanh nghiệp|tổ chức)|doanh nghiệp và cá nhân',
  categories: {
    'AI & Machine Learning': {
      sure: 'trí tuệ nhân tạo',
    },
    'Cybersecurity & Privacy': {
      sure: 'an ninh mạng|mật khẩu',
      maybe: 'bảo mật',
    },
    'Design & Creative': {
      sure: 'thiết kế đồ họa|minh họa|thiết kế nội thất',
    },
    'Audio & Music': {
      sure: 'âm nhạc|nhạc sĩ|hợp xướng',
    },
    'Construction & Engineering': {
      sure: 'xây dựng|kiến trúc|thi công|cách nhiệt|nhà thầu|chống thấm|mái tôn|đá hoa',
    },
    'E-commerce & Retail': {
      sure: 'hộp mực|mực in$|linh kiện|máy in$|chính hãng|văn phòng phẩm|cửa hàng|mua sắm|quần áo|giày dép|trang sức|nội thất|hoa tươi|đồ chơi|phụ tùng|máy nông',
      maybe: 'quà tặng',
    },
    'Education & E-learning': {
      sure: 'trường học|khóa học|đào tạo|gia sư|đại học|giáo dục|học tiếng|mầm non|học lái|bằng lái|từ vựng|ngoại ngữ|bảo tàng',
    },
    'Events & Ticketing': {
      sure: 'sự kiện|đám cưới|tiệc cưới|hòa nhạc|lễ hội|triển lãm',
    },
    'Finance & Accounting': {
      sure: 'kế toán|bảo hiểm|cho vay|thuế$|hóa đơn|tài chính|đầu tư|chi tiêu|ngân sách',
      maybe: 'thanh toán',
    },
    'Fitness & Sports': {
      sure: 'phòng tập|huấn luyện viên|yoga|bóng đá|bơi lội|võ thuật|thể thao',
    },
    'Food & Hospitality': {
      sure: 'nhà hàng|quán ăn|tiệm bánh|kem tươi|cà phê|khách sạn|nhà nghỉ|ẩm thực|đặc sản|món ăn|nhà khách|bữa sáng|yến sào',
    },
    'Games & Entertainment': {
      sure: 'thoát hiểm|giải đố',
      maybe: 'trò chơi',
    },
    'Government & Legal': {
      sure: 'luật sư|pháp lý|công chứng|văn phòng luật|lính cứu|cứu hỏa tình|di chúc',
    },
    'Health & Medical': {
      sure: 'phòng khám|bác sĩ|nha khoa|nhà thuốc|sức khỏe|bệnh viện|vật lý trị liệu|điều trị|bệnh nhân|kính mắt|hộ sinh|thai kỳ',
    },
    'Home & Local Services': {
      sure: 'điện nước|sửa chữa nhà|dọn vệ sinh|vệ sinh công nghiệp|làm tóc|thẩm mỹ viện|sửa ô tô|rửa xe|điều hòa|năng lượng mặt trời|giặt ủi|tắc cống|ống nước|tang lễ|mai táng|đồ gỗ|may đo|gạch|điện lạnh|thông cống|diệt mối|chăm sóc da',
    },
    'HR & Recruiting': {
      sure: 'việc làm|tuyển dụng|nhân sự|chấm công',
    },
    'IT Services & Consulting': {
      sure: 'thiết kế (?:web|website)|phát triển phần mềm|(?:sửa|sửa chữa) (?:máy tính|laptop)|dịch vụ it$|công nghệ thông tin|làm web|tạo web|tạo trang web',
    },
    'Marketing & Advertising': {
      sure: 'quảng cáo|tiếp thị|in ấn',
      maybe: 'marketing',
    },
    'Media & Publishing': {
      sure: 'nhà xuất bản|báo chí|tạp chí',
      maybe: 'tin tức',
    },
    'Pets & Animals': {
      sure: 'thú cưng|thú y|chó$',
    },
    'Photo & Video': {
      sure: 'chụp ảnh|nhiếp ảnh|quay phim|ảnh cưới',
    },
    'Real Estate': {
      sure: 'bất động sản|căn hộ|nhà đất|cho thuê nhà',
    },
    'Science & Research': {
      sure: 'nghiên cứu|phòng thí nghiệm|khoa học|thời tiết',
    },
    'Transport & Logistics': {
      sure: 'vận chuyển|vận tải|chuyển nhà|chuyển phát',
      maybe: 'giao hàng',
    },
    'Travel & Mobility': {
      sure: 'du lịch|kỳ nghỉ|thuê xe|tour du lịch|chèo|thuyền',
    },
    Productivity: {
      sure: 'dịch thuật',
    },
    'Scheduling & Booking': {
      sure: 'đặt lịch',
    },
    'Note-taking & Writing': {
      sure: 'ghi chú|nhật ký',
    },
    'Browser Extensions': {
      sure: 'trình duyệt',
    },
    'Sales & CRM': {
      sure: 'quản lý khách',
    },
    'Monitoring & Observability': {
      sure: 'giám sát máy',
    },
    'Project Management & Collaboration': {
      sure: 'quản lý dự án',
    },
    'Storage & Backup': {
      sure: 'sao lưu|lưu trữ',
    },
    'Developer Tools': {
      sure: 'lập trình',
    },
    'Customer Support & Feedback': {
      sure: 'bảng hỏi',
    },
    'Analytics & Business Intelligence': {
      sure: 'thống kê',
    },
    'Mobile Apps': {
      sure: 'ứng dụng di',
    },
  },
  features_heading: 'tính năng|dịch vụ|bạn (?:nhận được gì|sẽ nhận được)|tiện nghi',
  why_heading: 'ưu điểm|lợi ích|tại sao|vì sao',
  people_served: 'doanh nghiệp|gia đình|trẻ em|học sinh|sinh viên|khách hàng|văn phòng|cửa hàng|trường học',
  made_for: 'dành cho|phục vụ|phù hợp với|thiết kế cho',
  support_link: 'hỗ trợ|trợ giúp|trung tâm trợ giúp|hỗ trợ khách hàng',
  ago: 'trước',
  audience_heading: 'dành cho ai|phù hợp với ai',
  integrations_heading: 'tích hợp với',
  praise_heading: 'khách hàng nói|đánh giá từ khách hàng',
  runs_on: 'tải (?:về|xuống)|có mặt trên|dành cho',
  not_yet: 'sắp ra mắt',
  no_features_heading:
    'cách hoạt động|quy trình|các bước|bảng giá|câu hỏi|liên hệ|về chúng tôi|giới thiệu|lịch sử|sứ mệnh|giờ mở cửa|thư viện ảnh|sự kiện|đội ngũ|đối tác|tin tức|tuyển dụng|đánh giá|tải về|tải xuống',
  problem_heading: 'vấn đề|sai lầm|khó khăn',
  no_prose:
    'bấm vào|nhấp vào|bên dưới|phía trên|trang này|liên hệ|gọi ngay|gọi cho|xem thêm|xem chi tiết|tham khảo|đọc thêm|trong ảnh|giờ mở cửa|đăng ký|sắp ra mắt|bản quyền|ví dụ|cảm ơn|đặt lịch|hãy trải nghiệm',
  before_name: 'Thiết kế bởi|Phát triển bởi',
  site_made_by: 'thiết kế(?: web(?:site)?)?',
  made_by: 'bởi',
  others_heading: 'thanh toán|bên thứ ba|đơn vị lưu trữ',
  developed: 'phát triển|thiết kế',
  shipping: 'vận chuyển|giao hàng|ship',
  i_am: 'tôi là|tên tôi là',
  and_own: 'và',
  founded_by: 'thành lập(?: (?:vào )?(?:năm )?[12][0-9]{3})? bởi',
  founds: 'thành lập',
  i_am_capital: 'Tôi là|Tên tôi là',
  audience_goes_on: 'tại|ở',
  product: 'ứng dụng|phần mềm|công cụ|dịch vụ',
  trial_days: 'ngày',
  for_days: 'trong',
  returned: 'đổi trả',
  trial: 'dùng thử miễn phí|thử miễn phí',
  open_source: 'mã nguồn mở',
  license: 'giấy phép',
  price_on_request: '(?:nhận|yêu cầu|xin|liên hệ) báo giá',
  no_phone_label: 'số fax',
  licensed: 'giấy phép',
  another_one: 'thứ hai|mới|chi nhánh',
  company_word: 'công ty|doanh nghiệp|xưởng',
  screen_tool: 'công cụ|nền tảng|tiện ích',
  checkout_address: 'gio-hang|thanh-toan',
  sample_sentence: '(?:phần mềm|công cụ|dịch vụ|ứng dụng) khác|ví dụ|gọi vốn|huy động|mời bạn bè|lương|đặt cọc|cuộc thi|quyên góp',
  saves_money: 'tiết kiệm',
  formerly: 'trước đây',
  multiplier: 'tỷ',
  per_period: 'mỗi|một',
  rhythm_behind: 'mỗi tháng|mỗi năm|một ngày|một tháng|một năm|một lần',
  day_word: 'ngày',
  week_word: 'tuần',
  thousands: 'nghìn|ngàn',
  millions: 'triệu',
  once: 'một lần',
  no_offer: 'tối đa',
  pricing_page: 'bảng giá',
  about_page: 'giới thiệu',
  contact_page: 'liên hệ',
  faq_page: 'câu hỏi thường gặp',
  terms_page: 'điều khoản',
  privacy_page: 'chính sách bảo mật',
  privacy_link: 'riêng tư|chính sách bảo mật|bảo mật thông tin',
  terms_link: 'điều khoản',
  docs_link: 'tài liệu|hướng dẫn sử dụng',
  guide_link: 'hướng dẫn',
  not: 'không(?: (?:có|phải))?|chưa',
}
