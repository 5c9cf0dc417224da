import type { Lexicon } from './lexicon.ts'

/** Hebrew. */
export const he: Lexicon = {
  free: 'ללא עלות|חינם|בחינם|חינמי(?:ת)?',
  pricing_page: 'מחירים',
  about_page: 'אודות',
  contact_page: 'צור קשר',
  founded_label: 'שנת הקמה|הוקמה',
  address_label: 'כתובת|הכתובת שלנו',
  contact_heading: 'צור קשר|יצירת קשר',
  month_part: 'חודש',
  year_part: 'שנה|שנתי',
  rhythm_behind: '[לב](?:חודש|שנה)|חד פעמי',
  says_own_cost: 'מחיר',
  pricing_heading: 'עולה|עלות|מחיר|מחירון|מחירים',
  founder: 'מייסד',
  phone_label: 'טלפון|נייד|טל',
  legal_form_short: 'בע["״”]מ',
  categories: {
    'AI & Machine Learning': {
      sure: 'בינה מלאכותית',
    },
    'Cybersecurity & Privacy': {
      sure: 'אבטחת מידע|סייבר',
    },
    'Audio & Music': {
      sure: 'מוזיקה',
    },
    'Construction & Engineering': {
      sure: 'בנייה|קבלן|אדריכל|שיפוצים',
    },
    'E-commerce & Retail': {
      sure: 'חנות|בגדים|נעליים|תכשיטים|רהיטים|פרחים|מתנות',
    },
    'Education & E-learning': {
      sure: 'בית ספר|קורס|לימוד|אוניברסיטה|חינוך|שיעורים',
    },
    'Events & Ticketing': {
      sure: 'אירועים|חתונות|כרטיסים להופעות',
    },
    'Finance & Accounting': {
      sure: 'רואה חשבון|הנהלת חשבונות|ביטוח|הלוואות|משכנת|מיסים|פיננס',
    },
    'Fitness & Sports': {
      sure: 'חדר כושר|מאמן כושר|יוגה|כדורגל',
    },
    'Food & Hospitality': {
      sure: 'מסעדה|מאפיה|מאפייה|בית קפה|מלון|גלידה|קייטרינג|יקב|צימר',
    },
    'Games & Entertainment': {
      sure: 'משחקים',
    },
    'Government & Legal': {
      sure: 'עורך דין|עורכי דין|משפטי|נוטריון',
    },
    'Health & Medical': {
      sure: 'מרפאה|רופא|שיניים|בית מרקחת|בריאות|פיזיותרפ|פסיכולוג',
    },
    'Home & Local Services': {
      sure: 'חשמלאי|אינסטלטור|ניקיון|מספרה|קוסמטיקה|מוסך|גינון|מיזוג|הדברה',
    },
    'HR & Recruiting': {
      sure: 'דרושים|גיוס עובדים|משאבי אנוש',
    },
    'IT Services & Consulting': {
      sure: 'בניית אתרים|פיתוח תוכנה|תיקון מחשבים|שירותי מחשוב',
    },
    'Marketing & Advertising': {
      sure: 'שיווק|פרסום|בית דפוס',
    },
    'Media & Publishing': {
      sure: 'הוצאה לאור|חדשות|עיתון',
    },
    'Pets & Animals': {
      sure: 'כלבים|חתולים|וטרינר|חיות מחמד',
    },
    'Photo & Video': {
      sure: 'צלם|צילום',
    },
    'Real Estate': {
      sure: 'נדל|דירות|תיווך',
    },
    'Science & Research': {
      sure: 'מחקר|מעבדה|מזג אוויר',
    },
    'Transport & Logistics': {
      sure: 'הובלות|משלוחים|לוגיסטיקה|שליחויות',
    },
    'Travel & Mobility': {
      sure: 'תיירות|חופשה|טיולים|השכרת רכב',
    },
  },
  features_heading: 'תכונות|שירותים|השירותים שלנו|מה אנחנו',
  why_heading: 'יתרונות|למה',
  support_link: 'עזרה|(?:מרכז )?תמיכה|שירות לקוחות',
  integrations_heading: 'אינטגרציות',
  praise_heading: 'המלצות|לקוחות ממליצים',
  no_features_heading:
    'איך זה עובד|שלבים|מחירים|שאלות|צור קשר|אודות|מי אנחנו|ערכים|שעות פתיחה|גלריה|אירועים|הצוות|לקוחות|שותפים|בלוג|חדשות|משרות|המלצות',
  problem_heading: 'בעיה|בעיות|מכירים את זה',
  no_prose: 'לחצו|צרו קשר|צור קשר|התקשרו|כתבו לנו|קראו עוד|עמוד זה|בתמונה|שעות פתיחה|הירשמו|בקרוב|כל הזכויות|לדוגמה|תודה|הזמינו',
  site_made_by: 'עיצוב(?: אתר)?|בניית (?:ה)?אתר',
  others_heading: 'אחסון|תשלומים|צדדים שלישיים',
  shipping: 'משלוח',
  founded_attached: '(?:נוסדה?|הוקמה?) ב(?:שנת)?|מאז(?: שנת)?',
  product: 'אפליקציה|כלי|שירות|תוכנה',
  trial_days: 'יום|ימים',
  for_days: 'למשך',
  returned: 'החזר',
  runs_on: 'זמין|הורדה',
  trial: 'ימי ניסיון|ניסיון חינם|תקופת ניסיון',
  open_source: 'קוד פתוח',
  price_on_request: '(?:בקש[ו]?|קבל[ו]?) הצעת מחיר|הצעת מחיר (?:חינם|ללא)',
  free_beside_behind: 'ייעוץ|משלוח|הצעת מחיר',
  licensed: 'רישיון|ברישיון',
  privacy_link: 'פרטיות',
  terms_link: 'תנאי (?:ה)?שימוש|תקנון',
  not: 'אין|לא|אינו|אינה',
  faq_heading: 'שאלות',
}
