import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Korean. */
export const ko: Lexicon = {
  abbreviations: { ai: '인공지능', vat: '부가세' },
  country_names: {
    KR: '대한민국',
  },
  legal_form_attached: raw`주식회사|㈜|\(주\)|유한회사`,
  company_label: '회사명|상호|상호명|법인명|운영사',
  publisher_label: '운영자',
  publisher_heading: '회사소개|사업자 정보',
  contact_heading: '연락|오시는 길|문의',
  team_size_label: '직원 ?수',
  somebody_else: '고객|회원',
  works_with_behind: '(?:과|와|및)? ?연동',
  founder: '창업자|공동 ?창업자|설립자',
  founded_label: '설립일?|설립(?: ?연도| ?년도)?|창립(?:일| ?연도)?',
  free: '무료',
  free_beside_behind: '체험|상담|배송|지원',
  free_beside_before: '배송|상담|일',
  trial_days: '일간?',
  for_days: '로|체험',
  returned: '반품|교환|환불',
  trial: '무료 체험|첫 ?달 무료',
  open_source: '오픈 ?소스',
  price_on_request: '견적 문의|견적 ?(?:요청|신청)|가격 문의$',
  product: '앱|서비스|도구|프로그램',
  fully: '완전',
  pricing_heading: '비용|얼마|요금|가격',
  says_cost: '가격|월',
  says_own_cost: '가격|월|요금제|한 번만 결제|단돈|부터|대여|구매',
  coming_soon: '준비 중',
  free_shipping: '무료 ?배송',
  imprint_page: '리걸|사업자정보',
  pricing_page: '가격|요금',
  about_page: '회사소개|소개',
  team_page: '팀소개|팀 소개',
  contact_page: '문의|연락처',
  faq_page: '자주 묻는',
  terms_page: '이용약관|약관',
  privacy_page: '개인정보',
  features_page: '기능|제품',
  press_page: '보도자료',
  docs_page: '문서',
  article_page: '블로그',
  door_page: '로그인',
  faq_heading: '^질문$|자주 묻는',
  features_heading: '기능|특징|서비스|주요 기능|사업 ?분야|편의 ?시설',
  why_heading: '장점|왜',
  speaks_languages: '언어',
  generic_name: '홈',
  address_label: '주소|소재지|본사|사업장 소재지|본사 주소|오시는 길',
  phone_label: '전화|대표번호|연락처',
  founded_attached: '설립|창립|창업',
  people_unit: '명',
  privacy_link: '개인정보',
  terms_link: '약관',
  docs_link: '(?:개발자 )?문서',
  guide_link: '(?:사용 )?가이드',
  support_link: '고객센터|도움말|고객 ?지원|도움말 센터|헬프센터|지원',
  sign_in_title_attached: '로그인',
  not_found: '찾을 수 없',
  open_source_stated: '오픈 ?소스(?:의|입니다| 프로젝트)',
  founded_event: '설립|창립|회사 출범|창업',
  country_label: '국가',
  city_label: '도시',
  other_party_label: '호스팅(?: 제공자| 서비스)?',
  month_word: '월',
  period_ahead: raw`(?<!\d)(?:월|연)(?=\s?[₩\d])|매월|매년|월간|연간`,
  month_part: '매월|월간|개월',
  year_part: '연|매년|년',
  per_person: '1인',
  old_price: '정가',
  no_offer_heading: '채용|기부|추가 (?:비용|요금)|옵션',
  register_number: '사업자등록번호|사업자 등록번호',
  categories: {
    'AI & Machine Learning': {
      sure: '인공지능|머신러닝',
    },
    'Cloud & Hosting': {
      sure: '데이터센터|데이터 센터',
    },
    'Cybersecurity & Privacy': {
      sure: '사이버 보안|정보보안|비밀번호',
    },
    'Mobile Apps': {
      sure: '키보드 앱|아이폰 앱',
    },
    'Audio & Music': {
      sure: '음악|악기|합창|팟캐스트',
    },
    'Construction & Engineering': {
      sure: '건설|건축|인테리어 공사|시공|설계 엔지니어링|단열|석재|대리석',
    },
    'E-commerce & Retail': {
      sure: '쇼핑몰|온라인 스토어|의류|신발|주얼리|가구|꽃집|선물|공구|농기계|트랙터',
    },
    'Education & E-learning': {
      sure: '학교|학원|강의|대학교|교육|유치원|과외|온라인 강좌|운전면허|외국어|박물관|배우기',
    },
    'Events & Ticketing': {
      sure: '행사|결혼식|웨딩|콘서트|티켓|전시회',
    },
    'Finance & Accounting': {
      sure: '회계|세무|보험|대출|금융|투자|결제|청구서|가계부',
    },
    'Fitness & Sports': {
      sure: '헬스장|피트니스|요가|필라테스|축구|수영|태권도',
    },
    'Food & Hospitality': {
      sure: '레스토랑|식당|베이커리|아이스크림|카페|호텔|펜션|민박|양조장|맛집|음식점|게스트하우스|조식|객실',
    },
    'Games & Entertainment': {
      sure: '게임|보드게임|방탈출',
    },
    'Government & Legal': {
      sure: '법률|변호사|법무|시청|공증|소방대|소방서|상속',
    },
    'Health & Medical': {
      sure: '병원|의원|치과|약국|한의원|물리치료|심리상담|요양|건강|안경|시력|임신|출산',
    },
    'Home & Local Services': {
      sure: '전기공사|배관|청소|미용실|헤어샵|네일|자동차 정비|조경|에어컨|태양광|열쇠|이사청소|누수|하수구|장례|지붕|수선|타일 시공|창호',
    },
    'HR & Recruiting': {
      sure: '구인|인사관리|급여|근태',
    },
    'IT Services & Consulting': {
      sure: '홈페이지 제작|웹 개발|소프트웨어 개발|컴퓨터 수리|SI 개발|IT 컨설팅|홈페이지 만들기|웹사이트 제작',
    },
    'Marketing & Advertising': {
      sure: '광고|마케팅|인쇄',
    },
    'Media & Publishing': {
      sure: '출판사|뉴스|신문|잡지|도서',
    },
    'Pets & Animals': {
      sure: '반려동물|애견|동물병원|강아지|고양이',
    },
    'Photo & Video': {
      sure: '사진관|스튜디오 촬영|영상 제작|드론|웨딩 스냅|사진작가',
    },
    'Real Estate': {
      sure: '부동산|아파트|임대|분양',
    },
    'Science & Research': {
      sure: '연구소|실험실|날씨',
    },
    'Transport & Logistics': {
      sure: '운송|이사 서비스|물류|택배|배송대행|이사 업체|포장이사',
    },
    'Travel & Mobility': {
      sure: '여행|관광|렌터카|중고차|캠핑|카약|래프팅',
    },
    Productivity: {
      sure: '할 일|번역',
    },
    'Scheduling & Booking': {
      sure: '온라인 예약|예약 관리',
    },
    'Note-taking & Writing': {
      sure: '메모장|메모 앱|일기장|일기를',
    },
    'Browser Extensions': {
      sure: '브라우저 확장',
    },
    Email: {
      sure: '뉴스레터',
    },
    'Sales & CRM': {
      sure: '고객 관리',
    },
    'Monitoring & Observability': {
      sure: '모니터링',
    },
    'Project Management & Collaboration': {
      sure: '프로젝트 관리',
    },
    'Storage & Backup': {
      sure: '백업',
    },
    'Developer Tools': {
      sure: '개발자용|개발자를',
    },
    'Customer Support & Feedback': {
      sure: '설문',
    },
    'Analytics & Business Intelligence': {
      sure: '방문자 통계',
    },
    'Communication & Messaging': {
      sure: '메신저|채팅',
    },
    'Hardware & IoT': {
      sure: '센서',
    },
  },
  vouched_for: '공식',
  ago: '전',
  audience_heading: '누구를 위한|이런 분|대상',
  use_cases_heading: '활용|사용 사례|용도',
  integrations_heading: '연동|통합',
  no_features_heading: '연혁|비전|영업시간|오시는 길|갤러리|채용|팀|고객|파트너|뉴스|블로그|단계|문의|자주 묻는|가격|요금|후기|사례',
  problem_heading: '문제|고민|숨은 위험',
  no_prose: '클릭|문의|연락|이 페이지|상표|영업시간|예시|감사|구독|오른쪽에|왼쪽에|사진 속',
  praise_heading: '후기',
  help_beside: '문의',
  others_heading: '결제|라이선스|라이브러리|오픈소스|제3자|수탁|파트너',
  side_cost: '추가|옵션',
  side_offer: '추가 (?:옵션|요금)',
  no_offer_heading_attached: '추가 옵션|계산기|예시',
  metric: '합계|소계|청구서|잔액',
  buy_button: '구매|구독|선택|시작|신청',
  runs_on: '다운로드|지원|용 다운로드',
  web_platform: '브라우저',
  not_yet: '준비 ?중|출시 예정',
  site_made_by: '(?:홈페이지 )?제작',
  shipping: '배송비',
  founded_attached_behind: '설립|창립|창업|문을 열|시작',
  date_behind_year: raw`년(?:\s?\d{1,2}월)?(?:\s?\d{1,2}일)?에?\s?`,
  people_served: '기업|개발자|디자이너|학생|교사|학교|가족|부모|초보자|병원|소상공인|자영업자|스타트업|크리에이터|프리랜서',
  made_for_behind: '을 위한|를 위한',
  license: '라이선스',
  no_phone_label: '팩스',
  is_ending: '입니다',
  screen_tool: '도구|플랫폼|확장 프로그램|계산기',
  sample_sentence: '다른 (?:서비스|도구|프로그램)|예를 들어|투자 유치|친구를 초대|친구 초대|시급|월급|보증금|상금|기부',
  saves_money: '절약|절감',
  formerly: '이전|예전',
  multiplier: '억',
  no_offer_behind: '크레딧|쿠폰',
  no_offer: '최대',
  no_offer_attached: '을 할인|를 할인',
  changelog_link: '업데이트 (?:내역|노트)|릴리스 노트|변경 사항',
  not_behind_attached: '(?:은|는|이|가|을|를|도)? ?(?:없|아니|아닙|않|지원하지 않|제공하지 않|지원되지 않)',
  free_plan_attached: '기본 (?:기능|버전|서비스|이용)[은이]? 무료',
}
