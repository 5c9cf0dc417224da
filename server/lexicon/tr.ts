import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Turkish. */
export const tr: Lexicon = {
  little_words: 've bir bu için ile olarak daha olan da de en çok size siz biz hizmet gibi sizin',
  country_names: {
    TR: 'türkiye cumhuriyeti',
  },
  legal_form: raw`Ltd\.?\s?Şti\.?|LTD\.?\s?ŞTİ\.?|Limited Şirketi|Anonim Şirketi|A\.\s?Ş\.?`,
  name_joint: 've',
  company_label: '(?:ticari |ticaret )?[üu]nvan[ıi]?|şirket(?: adı| [üu]nvanı)?|firma adı|işletme adı',
  publisher_label: 'veri sorumlusu|satıcı|hizmet sağlayıcı|site sahibi',
  publisher_heading: 'künye|şirket bilgileri',
  controller_heading: 'veri sorumlusu',
  register_number: 'mersis|vergi',
  based_in: 'merkezli',
  contact_heading: 'iletişim',
  founder: '[Kk]urucu(?: [Oo]rtak|su)?',
  i_am: 'benim adım',
  founded_in: raw`(?:\p{L}+ )?kuruldu`,
  founded_label: 'kuruluş(?: yılı| tarihi)?',
  ourselves: raw`şirket\p{L}*|firmamız`,
  free: 'ücretsiz(?:dir|tir|dır)?|bedava',
  free_beside_behind: raw`danışma\p{L}{0,30}|deneme|kargo|keşif`,
  not: 'değil',
  first: 'ilk',
  time_units: 'gün|ay',
  trial_days: 'gün|hafta|ay',
  for_days: 'boyunca',
  trial: raw`ücretsiz dene|\d gün(?:lük)? ücretsiz`,
  open_source: 'açık kaynak',
  price_on_request: '(?:ücretsiz |fiyat )?teklifi? (?:al|iste|alın|isteyin)',
  paid: 'uygulama içi satın alma',
  product: raw`uygulama\p{L}{0,30}|araç|yazılım\p{L}{0,30}|eklenti\p{L}{0,30}|hizmet\p{L}{0,30}|oyun`,
  fully: 'tamamen|tümüyle',
  free_behind: 'sonsuza|kullan',
  start: 'başla',
  price_question: 'ücret',
  yes: 'evet',
  pricing_heading: 'bilet|fiyat|paket|ücret',
  says_cost: raw`sonra|fiyat\p{L}{0,30}|ücret\p{L}{0,30}|abonelik`,
  says_own_cost: raw`fiyat\p{L}{0,30}|ücret\p{L}{0,30}|abonelik|sadece|yalnızca|sonra`,
  old_price: 'yerine|tasarruf|indirim',
  no_offer: raw`kadar|kargo|sermaye\p{L}{0,30}|kazan\p{L}{0,30}|bağış|yaklaşık`,
  no_offer_behind: 'indirim|üzeri',
  no_offer_heading: 'bağış|yorumlar|örnek|yakında',
  metric: 'gelir|gider|bakiye|toplam',
  coming_soon: 'başvur|yakında',
  free_shipping: 'ücretsiz kargo',
  imprint_page: 'kunye|yasal|yasal bilgi|tiraz',
  pricing_page: 'fiyat|fiyatlar|fiyatlandirma|ucretler|ucretlendirme|paketler',
  about_page: 'hakkimizda|hakkinda|biz kimiz|kurumsal',
  team_page: 'ekip|ekibimiz|takim|kurucular',
  contact_page: 'iletisim|bize ulasin',
  faq_page: 'sss|sikca sorulan sorular|sik sorulan sorular|yardim',
  terms_page: 'sartlar|kosullar|kullanim kosullari|kullanim sartlari',
  privacy_page: 'gizlilik|gizlilik politikasi|kvkk|aydinlatma metni',
  features_page: 'ozellikler|urun|nasil calisir',
  press_page: 'basin|basin kiti',
  docs_page: 'dokumantasyon|kilavuz|lisans',
  article_page: 'haberler',
  door_page: 'giris',
  faq_heading: raw`(?:sık|sıkça) (?:sorulan|sorulanlar)|merak edilenler|\bsss\b`,
  no_question: '(?:başka|sorunuz|sorularınız|hâlâ|hazır).{0,40}',
  features_heading:
    'özellikler|hizmetler(?:imiz)?|avantajlar|neler (?:yapıyoruz|sunuyoruz)|ne yapıyoruz|neden|özellikleri|faydalar|ürünler(?:imiz)?',
  use_cases_heading: 'kullanım alanları|kullanım senaryoları|nerelerde',
  integrations_heading: 'entegrasyonlar|ile çalışır|uyumlu',
  no_features_heading: raw`nasıl çalışır|fiyatlar|hakkımızda|iletişim|hikaye\p{L}*|vizyon|değerler|çalışma saatleri|konum|galeri|etkinlikler|kariyer|rakamlar\p{L}*|örnek\p{L}*|ekip\p{L}*|müşteri\p{L}*|ortaklar|blog|haberler|adım\p{L}*|süreç|sorular|yorumlar|fiyat\p{L}*|sss`,
  runs_on: 'indir|için|kullanılabilir',
  not_yet: 'yakında',
  speaks_languages: 'diller|dilleri|dillerinde',
  generic_name: 'ana ?sayfa|anasayfa|hoşgeldiniz|menü|hakkımızda|hizmetlerimiz|hizmetler|referanslar',
  greeting_start: 'hoş ?geldiniz',
  address_label: 'merkez|adresi?',
  city_label: 'şehir|il',
  country_label: 'ülke',
  street: 'cad|sok|mah',
  was_founded: raw`kuruldu|kurulmuştur|kurulan|yılında kurul\p{L}+`,
  and_names: 've',
  founders_heading: '^kurucu(?:lar)?(?:ımız)?$',
  team_heading: 'ekib|hakkımızda',
  run_by_behind: 'tarafından',
  sample_company: 'örnek',
  general_mailbox: 'iletisim|bilgi',
  support_mailbox: 'destek',
  and_open: 've',
  free_given: 'ücretsiz',
  shipping: 'kargo|teslimat',
  shipping_ahead: 'kargo|teslimat',
  shipping_free: 'ücretsiz',
  per_person: 'kişi başı',
  rhythm: 'aylık|yıllık',
  pricing_address: 'fiyatlar',
  days: 'gün',
  trial_label: 'deneme',
  software: raw`uygulama\p{L}*`,
  denied: 'yok',
  and_open_source: ' ve',
  open_behind_is: 'açık kaynak',
  license: 'lisans',
  privacy_link: 'gizlilik|kvkk',
  privacy_address: 'gizlilik|kvkk',
  terms_link: 'koşul|şartlar|sözleşme',
  terms_address: 'kullanim',
  docs_link: 'belgeler|dokümantasyon',
  support_link: 'destek|yardım',
  support_address: 'destek',
  changelog_link: 'sürüm notları',
  sign_in_title: 'giri[sş]',
  not_found: 'bulunamad[iı]',
  cart_button: 'sepete ekle|sepetim',
  cart_address: 'sepet',
  for_whom_behind: 'için|ile',
  own_question: raw`neden .{2,24}\?$|biz kimiz|nasıl çalışır`,
  question_word: 'nasıl|neden|niçin|nerede|hangi|kim|kaç',
  another_blog: 'bir başka',
  logo: 'ikon|logosu',
  period_ahead: 'aylık|yıllık',
  once: 'tek seferlik',
  month_word: 'ay',
  month_part: 'aylık',
  year_word: 'yıl',
  year_part: 'yıllık',
  week_word: 'hafta',
  day_word: 'gün',
  plan_kind: raw`sürüm\p{L}{0,30}|paket\p{L}{0,30}`,
  free_begin: 'başla',
  free_for_label: 'indir',
  rhythm_behind: 'aylık|yıllık|tek seferlik',
  audience_heading: 'kimler için|kimin için|kimlere|sektörler',
  problem_heading: raw`sorun\p{L}*|problem\p{L}*|tanıdık geldi mi`,
  no_prose: raw`tıklayın|aşağıda|yukarıda|bu sayfa|bize ulaşın|iletişime geç\p{L}*|arayın|abone ol\p{L}*|daha fazla|çalışma saatleri|doldurun|çok yakında|hakları saklıdır|örnek|teşekkür\p{L}*`,
  people_served:
    'işletmeler|şirketler|ekipler|aileler|çocuklar|ebeveynler|öğrenciler|öğretmenler|geliştiriciler|restoranlar|oteller|müşteriler|profesyoneller|girişimciler|salonlar',
  no_audience: 'sizin',
  works_with: 'entegre olur',
  categories: {
    'AI & Machine Learning': {
      sure: 'yapay zeka',
    },
    'Analytics & Business Intelligence': {
      sure: 'veri analiz|analitik',
    },
    'Blockchain & Crypto': {
      sure: 'kripto',
    },
    'Browser Extensions': {
      sure: 'tarayıcı eklenti|chrome (?:eklenti|uzantı)',
    },
    'Cloud & Hosting': {
      sure: 'barındırma',
    },
    'Communication & Messaging': {
      sure: 'mesajlaşma',
    },
    'Customer Support & Feedback': {
      sure: 'anket$',
    },
    'Cybersecurity & Privacy': {
      sure: 'siber güvenlik',
    },
    'Design & Creative': {
      sure: 'grafik tasarım',
      maybe: 'tasarım',
    },
    'Developer Tools': {
      sure: 'geliştirici',
      maybe: 'git$',
    },
    Email: {
      sure: 'e-posta pazarlama',
    },
    'Hardware & IoT': {
      maybe: 'elektronik',
    },
    'Mobile Apps': {
      sure: 'mobil uygulama',
    },
    'Monitoring & Observability': {
      sure: 'izleme (?:sistem|araç)',
    },
    'Note-taking & Writing': {
      sure: 'not (?:alma|defteri)',
    },
    'Open Source': {
      sure: 'açık kaynak',
    },
    Productivity: {
      sure: 'verimlilik|yapılacaklar',
      maybe: 'görev',
    },
    'Project Management & Collaboration': {
      sure: 'proje yönetimi',
    },
    'Sales & CRM': {
      sure: 'müşteri (?:yönetim|ilişki)',
    },
    'Scheduling & Booking': {
      sure: 'randevu (?:sistemi|programı|yazılımı)',
      maybe: 'randevu|rezervasyon',
    },
    'Storage & Backup': {
      sure: 'depolama|yedekle',
    },
    'Testing & QA': {
      sure: 'yazılım testi',
    },
    'Audio & Music': {
      sure: 'müzik',
    },
    'Construction & Engineering': {
      sure: 'inşaat',
      maybe: 'mühendis',
    },
    'Defense & Aerospace': {
      sure: 'savunma sanayi',
    },
    'E-commerce & Retail': {
      sure: 'mücevher|kuyum|giyim|online mağaza|e-ticaret|sepet|çanta|cüzdan|takı$|deri (?:çanta|ürün)|el yapımı',
      maybe: 'mağaza',
    },
    'Education & E-learning': {
      sure: 'anaokulu|kodlama|dersleri|anki|eğitim|kurs(?:u|ları|lar)?$|öğrenci|okul|dil öğren',
    },
    'Events & Ticketing': {
      sure: 'konser|düğün|etkinlik|rengini',
    },
    'Finance & Accounting': {
      sure: 'harcama|bütçe|muhasebe|finans|sigorta|kasa takip|ön muhasebe|vergi danışman|mali müşavir',
    },
    'Fitness & Sports': {
      sure: 'spor$|bisiklet|spor (?:salonu|kulübü)|futbol|koşu',
    },
    'Food & Hospitality': {
      sure: 'kahve|döner|pizz|yemek|tatlı|konaklama|otel$|pansiyon|kahvalt|pastane|fırını|tarif(?:leri|i)$|restoran|lokanta|kavin|baharat|zeytinyağ',
    },
    'Games & Entertainment': {
      sure: 'oyun|oyunu',
    },
    'Government & Legal': {
      sure: 'boşanma|iş hukuku|dava(?:ları|sı)?$|adalet|avukat|hukuk|belediye',
    },
    'Health & Medical': {
      sure: 'sağlık|doktor|diş (?:hekim|klini)|hastane|psikolog|tedavi',
    },
    'Home & Local Services': {
      sure: 'temizlik|tesisat|elektrikçi|tadilat|kuaför|nakliyat|ısı pompası|maniküre|boya badana|halı yıkama|çilingir|klima servisi|su tesisat|güzellik (?:merkezi|salonu)|berber$',
    },
    'HR & Recruiting': {
      sure: 'iş arama|iş ilan|işe alım|insan kaynak|bordro|özlük',
    },
    'IT Services & Consulting': {
      sure: 'bilişim|danışmanlık|yazılım (?:geliştirme|çözüm|hizmet|şirket)|web tasarım|özel yazılım|yazılım (?:geliştirme|ajansı|evi)',
      maybe: 'çözüm|yazılım',
    },
    'Marketing & Advertising': {
      sure: 'reklam ajans|marka yönetimi|reklama$',
    },
    'Media & Publishing': {
      sure: 'yayınevi|gazete|dergi|haberler|kitap',
    },
    'Pets & Animals': {
      sure: 'evcil hayvan|köpek|kedi$|evcil|hayvan',
    },
    'Photo & Video': {
      sure: 'fotoğraf',
    },
    'Real Estate': {
      sure: 'satılık|kiralık|daireler|emlak|konut|gayrimenkul',
    },
    'Science & Research': {
      sure: 'bilimsel|araştırma',
    },
    'Transport & Logistics': {
      sure: 'evden eve|taşımacılık|nakliy|kargo|lojistik|taşımac',
    },
    'Travel & Mobility': {
      sure: 'esim|seyahat|tatil|turizm|gezi$|araç kiralama|gezi rotalar|balon turlar|günlük gezi|turları$|tekne turu',
    },
  },
}
