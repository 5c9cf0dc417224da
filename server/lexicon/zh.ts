import type { Lexicon } from './lexicon.ts'

/** Chinese. */
export const zh: Lexicon = {
  abbreviations: { ai: '人工智能|人工智慧', vat: '增值税|增值稅' },
  country_names: {
    CN: '中华人民共和国',
  },
  company_label: '公司名称|公司|企业名称',
  publisher_label: '运营者|运营主体|开发者',
  publisher_heading: '公司信息|关于我们',
  controller_heading: '个人信息控制者',
  contact_heading: '联系|聯繫|聯絡|地址',
  founder: '创始人|联合创始人|創辦人',
  founded_label: '成立时间|成立日期|成立于|成立年份|创立时间|創立|成立',
  free: '免费|免費',
  free_beside_behind: '試|试用|咨询|体验|送货|配送|报价|评估|诊断|試用|諮詢|支持|安装',
  free_beside_before: '配送|咨询|运费|天',
  trial: '免费试用|免費試用',
  open_source: '开源|開源',
  price_on_request: '价格面议|获取报价|询价|免费报价|免費報價|索取報價|價格面議|詢價',
  paid: '付费版|内购',
  product: '应用|工具|软件|插件|服务|网站|游戏',
  price_question: '免费|收费',
  yes: '是的|是，',
  pricing_heading: '价格|價格|套餐|定价',
  says_cost: '价格|售价|仅需|每月',
  says_own_cost: '价格|售价|仅需|每月',
  old_price: '原价|原價',
  no_offer: '满|注册资本|运费|最高|大约|約|奖金|总计|合計',
  no_offer_heading: '导航|捐赠|赞助|示例|评价|即将',
  side_offer: '捐赠|附加|增值服务|加购',
  metric: '余额|收入|支出|总计|注册资本|小计|税额|节省',
  comparison: '比较|对比',
  own_plans: '套餐|价格',
  coming_soon: '捐赠|即将|敬请期待',
  free_shipping: '包邮',
  imprint_page: '法律声明|法律聲明',
  pricing_page: '定价|定價|价格|價格|资费',
  about_page: '关于|關於|公司介绍',
  team_page: '团队|團隊',
  contact_page: '联系我们|联系|聯絡|聯繫',
  faq_page: '常见问题|常見問題|帮助',
  terms_page: '服务条款|使用条款|服務條款|使用條款',
  privacy_page: '隐私|隱私',
  features_page: '功能|产品|產品',
  press_page: '媒体|新闻中心',
  docs_page: '文档|文件|许可|下载',
  article_page: '博客|新闻',
  door_page: '登录|注册',
  faq_heading: '常见问题|常見問題|常见疑问|问答',
  no_question: '还有(?:其他)?(?:问题|疑问).{0,6}|没有找到.{0,10}|准备好.{0,12}',
  features_heading: '功能|特色|特性|服务内容|服务|优势|亮点|核心功能|我们提供|为什么',
  use_cases_heading: '适用(?:场景|人群)|使用场景|应用场景|用途|使用案例',
  integrations_heading: '集成|支持的(?:平台|工具)|兼容',
  no_features_heading: '如何使用|步骤|价格|关于|联系|历史|愿景|价值观|团队|客户|合作伙伴|新闻|博客|常见问题|下载|评价|案例|更新|定价|主题',
  runs_on: '下载|支持|适用',
  not_yet: '即将',
  speaks_languages: '语言',
  generic_name: '首页|主页|首頁|关于我们|联系我们|公司简介',
  greeting_start: '欢迎',
  official_site: '官网|官方网站',
  address_label: '地址|公司地址|办公地址|联系地址|總部|总部|注册地址',
  country_label: '所在国',
  phone_label: '电话',
  founded_attached: '成立于|成立於|创立于|创办于',
  founded_attached_behind: '成立|创立',
  founders_heading: '^创始人(?:团队)?$',
  team_heading: '团队|关于',
  small_word_ahead: '由|和|与|是|为|归',
  no_offer_attached: '立减|优惠|返现|以下',
  free_given: '包邮',
  shipping_is_free: '包邮',
  no_offer_heading_attached: '捐赠|赞助|示例|即将|附加|增值服务|计算器',
  rhythm_attached: '每月|每年',
  days: '天',
  trial_label: '试用',
  software_attached: '应用',
  license_heading: '许可证',
  license: '许可证',
  privacy_link: '隐私|隱私',
  terms_link: '规约|服务条款|使用条款|條款',
  docs_link: '文档',
  support_link: '帮助|帮助中心|支持|客户支持|客户服务|支援|幫助|說明中心',
  changelog_link: '更新日志|变更日志',
  sign_in_title_attached: '登录|登入',
  not_found: '找不到|不存在',
  cart_button: '加入购物车',
  for_whom_attached: '面向|专为|为',
  question_word_attached: '什么|如何|怎么|为什么|是否|哪',
  question_mark_word: '问',
  question_short: '问',
  asks_at_end: '吗[。]?$',
  faq_sign: '质|问',
  gets_program: '下载',
  logo: '标志|图标',
  multiplier: '亿|萬',
  price_from: '低至|仅需|最低',
  period_ahead: '每月|每年',
  once: '买断|一次性',
  month_part: '[/每毎個个]?月',
  week_part: '周',
  day_part: '晚',
  not_attached: '不',
  is_free_attached: '(?:是|均)?免费(?:的|开源)?',
  use_attached: '使用',
  free_attached: '免费|免費',
  open_source_stated: '开源(?:的|项目|软件|应用|工具|免费)|(?:免费|免費)[，、,和且 ]{0,2}(?:开源|開源)|開源(?:的|項目|軟體)',
  rhythm_behind: '买断|一次性|起',
  legal_form_ending: '(?:股份|责任|責任)?有限(?:责任|責任)?公司|有限公司|工作室|集团',
  legal_form_hint: '公司|工作室|集团',
  free_label_attached: '(?:完全)?(?:免费|免費)(?:下载|下載)?',
  founded_event: '成立|创立|创办|創立',
  other_party_label: '托管商|主机商',
  year_part: '[/每]?年',
  per_person: '每人|/人',
  register_number: '统一社会信用代码|統一編號',
  vouched_for: '官方|认证',
  audience_heading: '适用人群|适合(?:谁|人群)|面向',
  problem_heading: '痛点|问题|困扰',
  no_prose: '点击|请|联系我们|本页|商标|免责|营业时间|即将|示例|版权|感谢|欢迎|右侧|左侧|如图|图片来自',
  categories: {
    'AI & Machine Learning': {
      sure: 'AI绘画|AI工具|生成式|人工智能|人工知能|生成AI|大模型|机器学习|人工智慧',
    },
    'Analytics & Business Intelligence': {
      sure: '报表',
    },
    'Blockchain & Crypto': {
      sure: '区块链|加密货币|比特币',
    },
    'Browser Extensions': {
      sure: '浏览器扩展|浏览器插件|扩展程序|Chrome扩展|标签页',
    },
    'Cloud & Hosting': {
      sure: '云服务|云计算|服务器|云服务器|虚拟主机|主机托管|CDN|镜像',
    },
    'Communication & Messaging': {
      sure: '即时通讯|通讯',
    },
    'Customer Support & Feedback': {
      sure: '问卷|反馈',
    },
    'Cybersecurity & Privacy': {
      sure: '网络安全|信息安全|暗号化|隐私|密码管理|脆弱性|两步验证|两步驗證|双重验证|二次验证|身份验证器|驗證器|验证码',
    },
    'Data & Databases': {
      sure: '数据库|数据集|数据平台',
    },
    'Design & Creative': {
      sure: '设计|平面设计|插画|标志设计',
    },
    'Developer Tools': {
      sure: '开发者|编程|程序员|代码|开发工具|框架|API接口',
    },
    'DevOps & Infrastructure': {
      sure: '运维|容器|部署|集群',
    },
    Email: {
      sure: '邮件|邮箱',
    },
    'Hardware & IoT': {
      sure: '物联网|电子',
    },
    'Mobile Apps': {
      sure: '手机应用|手机APP|安卓',
    },
    'Monitoring & Observability': {
      sure: '监控|可观测',
    },
    'Note-taking & Writing': {
      sure: '笔记|日记|執筆|语音输入|输入法|备忘|编辑器',
    },
    'Open Source': {
      sure: '开源|自由软件',
    },
    Productivity: {
      sure: '翻译|转换|计算器|提醒|工具|待办|时间管理|办公|習慣|番茄钟|打卡|工具箱',
    },
    'Project Management & Collaboration': {
      sure: '项目管理|协作',
    },
    'Sales & CRM': {
      sure: '销售|客户管理|商談',
    },
    'Scheduling & Booking': {
      sure: '预约|日程|排班|日历',
    },
    'Storage & Backup': {
      sure: '备份|存储|网盘|文件传输',
    },
    'Testing & QA': {
      sure: '测试|品質保証|自动化测试',
    },
    'Audio & Music': {
      sure: '音乐|音频|作曲|歌词|播客|音樂',
    },
    'Construction & Engineering': {
      sure: '建筑工程|建筑公司|土木|装修|施工|建設公司|裝潢',
    },
    'Defense & Aerospace': {
      sure: '军事|国防|航天|无人机',
    },
    'E-commerce & Retail': {
      sure: '电商|网店|饰品|服装|礼物|网上商店|商城|购物|珠宝|家具|鲜花|礼品|玩具|批发|配件',
    },
    'Education & E-learning': {
      sure: '英语|英語|每天|学英语|学日语|雅思|托福|口语|数学|作业|考试|网课|家教|教育|学习|课程|講座|教室|单词|背单词|培训|幼儿园|学校|學校|培訓|課程|大学|英语学习',
    },
    'Events & Ticketing': {
      sure: '活动策划|演唱会|展会|婚礼|门票|會展|会展',
    },
    'Finance & Accounting': {
      sure: '記账|财税|报销|请求|請求|見積|家計|株|記帳|工资|税务|汇率|贷款|账本|基金|财务|会计|发票|记账|投資|投资|理财|股票|會計|保险|保險|支付',
    },
    'Fitness & Sports': {
      sure: '运动|健身|瑜伽|足球|游泳|武术',
    },
    'Food & Hospitality': {
      sure: '面馆|茶叶|水果|农场|奶茶|火锅|烘焙|外卖|菜单|餐厅|美食|酒店|居酒屋|菜谱|咖啡|民宿|餐廳|面包店|麵包店|冰淇淋|咖啡馆|咖啡店|酒庄',
    },
    'Games & Entertainment': {
      sure: '游戏|动漫|映画|电影|漫画|小游戏|娱乐|遊戲|桌游',
    },
    'Government & Legal': {
      sure: '公证|政务|合同|律师|政府|自治体|法务|市役所|特許|律師|法律服务',
    },
    'Health & Medical': {
      sure: '养生|中医|体检|诊所|介護|診所|医院|醫院|牙科|药店|健康管理|理疗|医疗|醫療|养老',
    },
    'Home & Local Services': {
      sure: '开锁|疏通|清掃|引越|维修|便利屋|保洁|不用品|庭木|家政|水电维修|清洁服务|美容院|理发|汽车维修|园艺|空调|搬家|開鎖|除虫',
    },
    'HR & Recruiting': {
      sure: '简历|招聘|求职|人力资源|薪酬',
    },
    'IT Services & Consulting': {
      sure: '软件开发|咨询|外包|网站建设|DX支援|网站开发|軟體開發|电脑维修|信息技术|IT服务|小程序开发',
    },
    'Marketing & Advertising': {
      sure: '营销|推广|广告|宣传|廣告|行銷|印刷',
    },
    'Media & Publishing': {
      sure: '新闻|媒体|杂志|書籍|图书|小说|電子書籍|电子书|阅读|出版社|报纸',
    },
    'Pets & Animals': {
      sure: '宠物|動物病院|动物|寵物|兽医|獸醫',
    },
    'Photo & Video': {
      sure: '录屏|短视频|滤镜|写真|摄影|照片|视频|映像制作|图片|相机|剪辑|字幕|攝影|视频制作|影视制作|航拍|图片编辑',
    },
    'Real Estate': {
      sure: '房地产|房产|租房|房地產|公寓|楼盘',
    },
    'Science & Research': {
      sure: '论文|天文|数学|物理|化学|生物|科学研究|实验室|天气',
    },
    'Transport & Logistics': {
      sure: '运送|快递|搬运|货车|送货|物流|運送|配送|运输|货运|宅配',
    },
    'Travel & Mobility': {
      sure: '自行车|电动汽车|宿泊|旅游|旅遊|旅行|租车|二手车|景点',
    },
  },
  praise_heading: '评价|口碑',
  help_beside: '联系我们|常见问题',
  others_heading: '支付|付款方式|许可证|開源|开源许可|第三方|合作伙伴|供应商',
  licence_beside: '许可证',
  side_cost: '附加|额外|加购',
  buy_button: '购买|订阅|选择|立即|开始|免费试用',
  site_made_by: '技术支持|网站(?:制作|建设|设计)',
  shipping: '运费|邮费',
}
