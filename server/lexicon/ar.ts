import type { Lexicon } from './lexicon.ts'

/** Arabic. */
export const ar: Lexicon = {
  free: 'مجان',
  pricing_heading: 'الأسعار',
  pricing_page: 'الأسعار',
  about_page: 'من نحن',
  contact_page: 'اتصل',
  privacy_page: 'الخصوصية',
  features_page: 'المميزات',
  faq_heading: 'أسئلة',
  name_particle: 'bin|ibn',
  vouched_for: 'رسمي',
}
