import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Japanese. */
export const ja: Lexicon = {
  country_names: {
    JP: '日本国',
  },
  legal_form: raw`K\.K\.|G\.K\.`,
  legal_form_attached:
    '株式会社|合同会社|有限会社|合資会社|合名会社|一般社団法人|一般財団法人|公益社団法人|公益財団法人|特定非営利活動法人|ＮＰＯ法人|NPO法人|医療法人|学校法人|[（(]株[)）]|㈱|[（(]同[)）]|[（(]有[)）]',
  company_label:
    '会社名|会社|商号|運営会社|運営法人|販売業者(?:名|の名称)?|販売事業者(?:名)?|事業者(?:名|の名称)?|屋号|屋号名|社名|法人名|団体名|名称|企業名',
  publisher_label: '運営者(?:名)?|運営|運営元|サイト運営者|開発者|開発元|提供者|提供元|販売者|個人情報取扱事業者',
  publisher_heading: '会社概要|会社情報|運営会社|運営者情報|運営元|特定商取引法|企業情報',
  controller_heading: '個人情報保護管理者|事業者情報|お問い合わせ',
  others_heading: 'ホスティング|第三者|委託|監修|提携',
  register_number: '登録番号|法人番号',
  private_person: '個人(?:運営|開発|サイト)|個人で',
  run_by: '(?:が|は)?(?:運営|提供|開発|制作|販売)(?:する|している|して)|運営[:：]',
  authority: '個人情報保護委員会|消費者センター|消費生活センター',
  ours: '本サイト|当サイト|本サービス|本アプリ|当社',
  contact_heading: 'アクセス|お問い合わせ|所在地|店舗',
  team_size_label: '従業員数|社員数',
  founder: '創業者|創設者|共同創業者|創立者|ファウンダー',
  founded_label: '設立(?:年月日|年月|日)?|創業(?:年)?|創立|設立年|創業年|開業(?:年)?',
  free: '無料',
  free_beside_behind:
    '相談|見積|お見積|体験|トライアル|配送|カウンセリング|診断|査定|出張|wi-?fi|駐車|サンプル|資料|セミナー|お試し|期間|送料',
  free_beside_before: '送料|相談|見積もり|見積り|見積|初回|手数料|入会金|日間|ヶ月|か月|カ月|年会費|初期費用',
  trial: raw`無料トライアル|無料体験|無料お試し|\d日間の?無料|\d[ヶか]月(?:間)?無料`,
  open_source: 'オープンソース',
  price_on_request: 'お?見積(?:も)?り?(?:は|を)?(?:無料|依頼|お問|ご相談)|要(?:お)?見積|料金はお問い合わせ',
  paid: '有料(?:プラン|版)',
  product: 'アプリ|ツール|サービス|ソフト|拡張|サイト|ゲーム',
  price_question: '無料|料金',
  yes: 'はい',
  pricing_heading: '料金|価格|プラン',
  says_cost: '料金|価格|月額|年額|税込',
  says_own_cost: '料金|価格|月額|年額|税込',
  old_price: '通常|定価|参考価格',
  no_offer: '送料|資本金|寄付|最大|以上のご購入|約|平均|年商|報酬',
  no_offer_heading: '寄付|お客様の声|計算|求人|採用',
  side_offer: '寄付|オプション',
  metric: '資本金|売上|残高|合計|収入|支出|初期費用|初期|入会金|登録料|手数料',
  comparison: '比較',
  own_plans: 'プラン|料金',
  coming_soon: '寄付する|準備中|近日',
  free_shipping: '送料無料',
  imprint_page: '特定商取引|特商法|法的表記',
  pricing_page: '料金|価格|プラン',
  about_page: '会社概要|会社情報|企業情報|運営会社|運営者|私たちについて|について',
  team_page: 'チーム|メンバー|代表挨拶',
  contact_page: 'お問い合わせ|お問合せ|問い合わせ',
  faq_page: 'よくある質問|よくあるご質問|ご質問|ヘルプ|サポート',
  terms_page: '利用規約|規約',
  privacy_page: 'プライバシー|個人情報',
  features_page: '機能|特徴|特長|使い方|製品',
  press_page: 'プレス|報道',
  docs_page: 'ドキュメント|マニュアル|ガイド|ライセンス|ダウンロード',
  article_page: 'ブログ|お知らせ|ニュース',
  door_page: 'ログイン|新規登録',
  faq_heading: 'よくある(?:ご)?質問|よくある|質問と回答|ご質問',
  no_question: '.{0,12}(?:解決しない|見つからない|ご不明|お困り|お悩み).{0,20}',
  features_heading: '機能|特徴|特長|できること|サービス内容|サービス|選ばれる理由|メリット|主な機能|ポイント|事業内容|業務内容',
  use_cases_heading: '活用(?:事例|シーン)|利用シーン|用途|使用シーン|シーン別|ご利用シーン',
  integrations_heading: '連携(?:サービス)?|対応サービス|対応ツール|連携ツール|外部連携',
  no_features_heading:
    '使い方|流れ|手順|料金|お客様|会社|ニュース|お知らせ|沿革|理念|営業時間|アクセス|ギャラリー|イベント|採用|数字|事例|チーム|スタッフ|よくある質問|ブログ|ステップ|お問い合わせ|実績|ダウンロード|更新',
  praise_heading: 'お客様の声',
  runs_on: '対応|ダウンロード',
  not_yet: '準備中',
  speaks_languages: '対応言語|言語',
  generic_name: 'ホーム|トップ(?:ページ)?|会社概要|会社案内|私たちについて|サービス|お知らせ|新着情報|公式サイト',
  greeting_start: 'ようこそ',
  official_site: '公式サイト',
  address_label: '所在地|住所|本社(?:所在地)?|本店所在地|事業所|会社所在地|本社住所|本店',
  country_label: '国',
  phone_label: '電話(?:番号)?|ＴＥＬ|お電話',
  no_phone_label: 'ファックス',
  founded_attached: '設立|創業|創立',
  founded_attached_behind: '設立|創業|創立',
  sample_person: '^山田 ?太郎',
  founders_heading: '^(?:共同)?創業者(?:紹介|プロフィール)?$',
  team_heading: 'チーム|会社|メンバー|代表',
  people_unit: '名|人',
  individual_in_brackets: '個人',
  no_name_given: '請求|開示|遅滞なく|個人|非公開|省略',
  run_by_behind: '(?:が|により|によって)(?:運営|提供|開発|管理)',
  legal_heading: '特定商取引|会社概要',
  disclaims: '関係(?:は|が)?(?:あり|ござい)ません',
  calls_itself: '当社|弊社|私たち',
  sample_company: 'サンプル|架空|ダミー|示例',
  no_offer_attached: '割引|引き|オフ|相当|お得|以上',
  free_given: '無料',
  shipping_ahead: '送料',
  shipping_free: '無料',
  shipping_is_free: '送料無料',
  no_offer_heading_attached: '寄付|お客様の声|シミュレーション',
  rhythm_attached: '月額|年額',
  days: '日間?',
  trial_label: 'お試し',
  software_attached: 'アプリ|ソフト',
  license_heading: 'ライセンス',
  licensed: raw`ライセンス\s*[:：]?`,
  license: 'ライセンス',
  source_code: 'オープンソース',
  privacy_link: 'プライバシー|個人情報',
  terms_link: '利用規約',
  docs_link: 'ドキュメント',
  support_link: 'サポート|ヘルプ',
  changelog_link: '更新履歴|リリースノート',
  sign_in_title_attached: 'ログイン',
  not_found: '見つかりません|存在しません',
  cart_button: 'カートに入れる',
  for_whom_behind_attached: '向け|のための|専用',
  placeholder: 'ここにテキスト|示例文本',
  question_word_attached: 'なぜ|どう|何|どの|いつ',
  question_mark_word: '質問',
  question_short: '質問',
  help_heading: 'サポート|ヘルプ',
  asks_at_end: 'か[。]?$',
  answer_sign: '回答',
  faq_sign: '問|答|問い|答え|質問|回答',
  answer_ahead: '答|回答',
  gets_program: 'ダウンロード|追加',
  logo: 'ロゴ',
  repository_link: 'ソース',
  multiplier: '億|万',
  period_ahead: '月額|年額|月々|毎月|年間',
  once: '買い切り',
  year_part: '年',
  week_part: '週',
  day_part: '日(?!元)|泊',
  free_joint_attached: 'の|で',
  polite_attached: 'お|ご',
  topic_attached: 'は|が|も',
  wholly_attached: '完全',
  not_attached: '非',
  free_phrase:
    '(?:完全|永久|全て|すべて|ずっと|全部)(?:に)?(?:無料|免费|免費)|(?:無料|免费|免費)(?:で(?:ご)?(?:利用|使|お使)|です|使用|开源|でダウンロード)',
  is_free_attached: '(?:は|が)(?:、)?(?:無料|完全無料)',
  free_attached: '無料',
  adjective_attached: 'の|な',
  free_plan_attached: '(?:無料|免费|免費)(?:プラン|版|套餐|枠|会員)',
  start_free_attached: '無料で(?:始|はじ)',
  open_source_stated: 'オープンソース(?:の|で|ソフト|プロジェクト)',
  rhythm_behind: raw`買い切り|(?:から|〜|～|起)?\s?[（(]?税[込抜别別]み?[）)]?|から`,
  price_sign_behind: 'から|起|税[込抜别別]み?',
  date_behind_year: raw`年(?:\d{1,2}月)?(?:\d{1,2}日)?に?`,
  no_name_attached: 'です|では|には|による|により|という|として|から|まで|および|または|における',
  hereinafter: '以下',
  another_blog_attached: 'もうひとつの',
  logo_written_on: 'のロゴ',
  free_label_attached: '(?:完全)?無料(?:ダウンロード)?',
  besides_attached: '相談|見積|送料',
  founded_event: '設立|創業|開業|会社設立|創立',
  other_party_label: 'ホスティング|サーバー',
  price_from: '月額',
  month_word: '月',
  month_part: '毎月|ヶ月|か月',
  per_person: 'お一人様|1名様',
  vouched_for: '公式|認証',
  audience_heading: 'こんな(?:方|人)に|対象(?:者)?|おすすめの方|導入業種',
  problem_heading: 'お悩み|こんなお困り|課題|問題',
  no_prose:
    'クリック|タップ|こちら|お問い合わせ|ご連絡|お電話|このページ|当サイト|商標|免責|営業時間|準備中|例：|登録商標|ご予約|ありがとう',
  categories: {
    'AI & Machine Learning': {
      sure: 'AI助手|AI智能|AIチャット|AIアシスタント|智能助手|機械学習|智能体|人工知能|生成AI|AIで|AIツール',
    },
    'Analytics & Business Intelligence': {
      sure: 'データ分析|アクセス解析|数据分析|ダッシュボード',
    },
    'Blockchain & Crypto': {
      sure: 'ブロックチェーン|暗号資産|仮想通貨',
    },
    'Browser Extensions': {
      sure: '拡張機能',
    },
    'Cloud & Hosting': {
      sure: 'クラウド|ホスティング|レンタルサーバー|主机',
    },
    'Communication & Messaging': {
      sure: 'チャット|メッセンジャー|聊天|ビデオ通話',
    },
    'Customer Support & Feedback': {
      sure: 'カスタマーサポート|アンケート|客服',
    },
    'Cybersecurity & Privacy': {
      sure: 'セキュリティ|サイバーセキュリティ|情報セキュリティ',
    },
    'Data & Databases': {
      sure: 'データベース',
    },
    'Design & Creative': {
      sure: 'デザイン|イラスト|插画|配色|字体|アート|グラフィックデザイン|ロゴ',
    },
    'Developer Tools': {
      sure: '開発者|プログラミング|エンジニア向け',
    },
    'DevOps & Infrastructure': {
      sure: 'インフラ',
    },
    Email: {
      sure: 'メール配信|メールソフト|メルマガ',
    },
    'Hardware & IoT': {
      sure: 'ハードウェア|ロボット|机器人|センサー|智能家居|硬件|単片機|基板|3Dプリン',
    },
    'Mobile Apps': {
      sure: 'アプリ|スマホ|苹果手机',
    },
    'Monitoring & Observability': {
      sure: '可用性|告警|監視|モニタリング|稼働状況',
    },
    'Note-taking & Writing': {
      sure: 'ノートアプリ|メモ|写作|文字起こし',
    },
    'Open Source': {
      sure: 'オープンソース',
    },
    Productivity: {
      sure: '翻訳|変換|圧縮|一括|ツール|效率|生産性|タスク管理|仕事効率|業務効率化',
    },
    'Project Management & Collaboration': {
      sure: 'プロジェクト管理|コラボ|共同編集|看板',
    },
    'Sales & CRM': {
      sure: '営業支援|顧客管理|商談|営業トーク|営業成績',
    },
    'Scheduling & Booking': {
      sure: '予約システム|予約管理|スケジュール|カレンダー|シフト',
    },
    'Storage & Backup': {
      sure: 'ストレージ|バックアップ|ファイル共有|ファイル転送',
    },
    'Testing & QA': {
      sure: 'テスト自動化|ソフトウェアテスト',
    },
    'Audio & Music': {
      sure: '音楽|楽器|作曲',
    },
    'Construction & Engineering': {
      sure: '建設|建築|工務店|施工|土木|建筑|工程|リフォーム|設計事務所|断熱',
    },
    'Defense & Aerospace': {
      sure: '防衛|航空宇宙',
    },
    'E-commerce & Retail': {
      sure: '通販|オンラインショップ|オンラインストア|商城|カートに入れる|購入する|店舗|家具|餐具|手作|手工|雑貨|洋服|アクセサリー|アパレル|花屋|ギフト|専門店',
    },
    'Education & E-learning': {
      sure: 'プログラミング教室|受験|塾|保育園|幼稚園|レッスン|資格試験|テスト勉強|学習|学習塾|スクール|学校|英会話|教室|大学|資格|研修|講座|教習所',
    },
    'Events & Ticketing': {
      sure: 'イベント|結婚式|婚礼|チケット|カンファレンス|ウェディング|コンサート|展示会',
    },
    'Finance & Accounting': {
      sure: '給与計算|経費|決算|お金|積立|節税|会計|税理士|請求書|家計簿|保険|金融|確定申告|会計事務所|ローン|融資|経理|資産運用|決済',
    },
    'Fitness & Sports': {
      sure: 'フィットネス|ヨガ|スポーツ|健身|パーソナルジム|筋トレ|足球|サッカー|野球|道場|パーソナルトレーニング|スイミング|武道|空手|ダンススクール|ゴルフ',
    },
    'Food & Hospitality': {
      sure: '野菜|農家|農園|産地|果物|お米|米農家|牧場|直送|食材|炭火|定食|パン|蕎麦|うどん|麺|菜|ごはん|弁当|焼肉|寿司|焙煎|コーヒー|スイーツ|お菓子|ケーキ|日本酒|ワイン|レストラン|料理|飲食店|ホテル|旅館|カフェ|レシピ|ラーメン|パン屋|居酒屋|ベーカリー|洋菓子|和菓子|ジェラート|アイスクリーム|民宿|酒蔵',
    },
    'Games & Entertainment': {
      sure: 'ゲーム|アニメ|クイズ|ボードゲーム',
    },
    'Government & Legal': {
      sure: '相続|離婚|登記|遺言|債務整理|選挙|法律|弁護士|行政書士|司法書士|法律事務所|市役所|法務',
    },
    'Health & Medical': {
      sure: '腰痛|肩こり|カウンセリング|看護|治療|眼科|皮膚科|心理|睡眠|医療|健康|病院|クリニック|歯科|整体|診療|医院|薬局|整骨院|鍼灸|冥想|医生|介護|訪問看護|心理カウンセ',
    },
    'Home & Local Services': {
      sure: 'トイレつまり|鍵|エアコン|ネイル|エステ|脱毛|まつげ|便利|クリーニング|解体|外壁|屋根|家装|引っ越し|リフォーム|水道修理|電気工事|美容室|美容院|ハウスクリーニング|家政|装修|搬家|塗装|理容|水道工事|水回り|清掃|自動車整備|車検|造園|太陽光|鍵屋|不用品回収|ネイルサロン',
    },
    'HR & Recruiting': {
      sure: '勤怠|打刻|労務|給与|社員|招工|考勤|採用|求人|人事|招聘|転職|人材派遣|履歴書|派遣|給与計算',
    },
    'IT Services & Consulting': {
      sure: 'システム開発|ITコンサル|受託開発|ホームページ制作|Web制作|コンサルティング|web制作|ウェブ制作|ソフトウェア開発|パソコン修理|DX支援',
    },
    'Marketing & Advertising': {
      sure: 'マーケティング|広告|集客|SEO対策|印刷',
    },
    'Media & Publishing': {
      sure: '出版|ニュース|雑誌|出版社|新聞|書籍',
    },
    'Pets & Animals': {
      sure: 'ペット|犬|猫|トリミング|ドッグ|動物病院|猫カフェ|乗馬',
    },
    'Photo & Video': {
      sure: '画像|圖片|リサイズ|映像|撮影|証明写真|動画|カメラ|写真館|フォトスタジオ|写真撮影|動画制作|映像制作|カメラマン|ドローン|写真加工|画像加工',
    },
    'Real Estate': {
      sure: '不動産|物件|賃貸|マンション|戸建|公寓',
    },
    'Science & Research': {
      sure: '研究|科学|科研|学術|研究所|研究機関',
    },
    'Transport & Logistics': {
      sure: '引越|引っ越し|トラック|タクシー|搬家|運送|物流|配送|宅配|倉庫',
    },
    'Travel & Mobility': {
      sure: '旅行|観光|ツアー|旅游|出行|航班|駐車場|レンタカー|自転車|景点|中古車|キャンプ場',
    },
  },
}
