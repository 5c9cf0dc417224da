import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Arabic. */
export const ar: Lexicon = {
  free: 'مجان',
  pricing_heading: 'التكلفة|الرسوم|الأسعار',
  pricing_page: 'الأسعار',
  about_page: 'من نحن',
  contact_page: 'اتصل',
  privacy_page: 'الخصوصية',
  features_page: 'المميزات',
  faq_heading: 'أسئلة',
  name_particle: 'bin|ibn',
  speaks_languages: 'اللغات',
  founded_label: 'سنة التأسيس|تأسست|تاريخ التأسيس',
  address_label: 'العنوان|عنواننا',
  contact_heading: 'اتصل|تواصل',
  month_word: 'شهر',
  month_part: 'شهري',
  year_part: 'سنة|سنوي',
  rhythm_behind: raw`(?:شهري|سنوي)\p{M}?ا\p{M}?`,
  says_own_cost: 'السعر',
  somebody_else: 'عميل|عضو',
  founder: 'مؤسس',
  phone_label: 'هاتف|جوال',
  legal_form_short: raw`ذ\.\s?م\.\s?م\.?`,
  categories: {
    'AI & Machine Learning': {
      sure: 'ذكاء اصطناعي|الذكاء الاصطناعي',
    },
    'Cybersecurity & Privacy': {
      sure: 'الأمن السيبراني|أمن المعلومات',
    },
    'Audio & Music': {
      sure: 'موسيقى',
    },
    'Construction & Engineering': {
      sure: 'مقاولات|البناء|إنشاءات|هندسة معمارية',
    },
    'E-commerce & Retail': {
      sure: 'متجر|تسوق|ملابس|أحذية|مجوهرات|أثاث|زهور|هدايا|قطع غيار',
    },
    'Education & E-learning': {
      sure: 'مدرسة|جامعة|دورات|تعليم|أكاديمية',
    },
    'Events & Ticketing': {
      sure: 'تنظيم فعاليات|حفلات الزفاف|تذاكر',
    },
    'Finance & Accounting': {
      sure: 'محاسبة|تأمين|قروض|ضرائب|مالية|استثمار',
    },
    'Fitness & Sports': {
      sure: 'نادي رياضي|لياقة|كرة القدم|تدريب رياضي',
    },
    'Food & Hospitality': {
      sure: 'مطعم|مخبز|مقهى|فندق|حلويات|آيس كريم|مأكولات',
    },
    'Games & Entertainment': {
      sure: 'ألعاب',
    },
    'Government & Legal': {
      sure: 'محام|استشارات قانونية',
    },
    'Health & Medical': {
      sure: 'عيادة|طبيب|طب الأسنان|صيدلية|مستشفى|الصحة|علاج طبيعي',
    },
    'Home & Local Services': {
      sure: 'سباكة|كهربائي|تنظيف منازل|خدمات التنظيف|صالون|تكييف|مكافحة الحشرات|ورشة سيارات',
    },
    'HR & Recruiting': {
      sure: 'وظائف|توظيف|موارد بشرية',
    },
    'IT Services & Consulting': {
      sure: 'تصميم مواقع|تطوير البرمجيات|برمجة|تقنية المعلومات',
    },
    'Marketing & Advertising': {
      sure: 'تسويق|إعلانات|دعاية|مطبعة',
    },
    'Media & Publishing': {
      sure: 'دار نشر|أخبار|جريدة|مجلة',
    },
    'Pets & Animals': {
      sure: 'حيوانات أليفة|بيطري',
    },
    'Photo & Video': {
      sure: 'تصوير',
    },
    'Real Estate': {
      sure: 'عقارات|شقق|عقاري',
    },
    'Science & Research': {
      sure: 'أبحاث|مختبر|الطقس',
    },
    'Transport & Logistics': {
      sure: 'نقل عفش|شحن|لوجستي|توصيل',
    },
    'Travel & Mobility': {
      sure: 'سياحة|سفر|رحلات|تأجير سيارات',
    },
  },
  vouched_for: 'رسمي',
  features_heading: 'المميزات|الميزات|خدماتنا|الخدمات',
  why_heading: 'لماذا',
  support_link: '(?:مركز )?المساعدة|الدعم(?: الفني)?',
  use_cases_heading: 'حالات الاستخدام',
  integrations_heading: 'التكاملات|تكامل مع',
  no_features_heading:
    'كيف يعمل|خطوات|الأسعار|أسئلة|من نحن|اتصل|تواصل|آراء|الأخبار|المدونة|فريق|عملاؤنا|شركاؤنا|ساعات العمل|معرض|وظائف|قصتنا',
  problem_heading: 'المشكلة|هل تعاني',
  no_prose:
    'انقر|اضغط|اتصل بنا|تواصل معنا|اقرأ المزيد|هذه الصفحة|هذا الموقع|في الصورة|النشرة|اشترك|سجل الآن|احجز|جميع الحقوق|على سبيل المثال|شكرا',
  site_made_by: 'تصميم(?: و ?تطوير)?',
  others_heading: 'الاستضافة|الدفع|أطراف ثالثة',
  shipping: 'الشحن',
  founded_attached: raw`تأسست?(?:\s[^\s.]{2,20}){0,2}\s(?:في|عام|سنة)|منذ|(?:أسسنا|أنشأنا)(?:\s[^\s.]{2,20}){0,3}\s(?:في|عام|سنة)|أُ?نشئت?(?:\s[^\s.]{2,20}){0,2}\s(?:في|عام|سنة)|بدأنا(?:\s[^\s.]{2,20}){0,2}\s(?:في|عام|سنة)`,
  product: 'تطبيق|أداة|خدمة|برنامج',
  trial_days: 'يوما?',
  for_days: 'لمدة|[يةًا]{1,3}',
  returned: 'إرجاع|استرجاع',
  runs_on: 'متوفر|تحميل',
  trial: 'تجربة مجانية|فترة تجريبية',
  open_source: 'مفتوح المصدر',
  price_on_request: 'اطلب عرض سعر|طلب عرض سعر',
  free_beside_behind: 'استشارة|توصيل|شحن',
  licensed: 'رخصة|برخصة',
  privacy_link: 'الخصوصية|حماية البيانات',
  terms_link: 'الشروط|شروط',
  docs_link: 'الوثائق|التوثيق',
  not: 'لا|ليس|غير|لم',
}
