import type { Lexicon } from './lexicon.ts'

/** Arabic. */
export const ar: Lexicon = {
  free: 'مجان',
  pricing_heading: 'الأسعار',
  faq_heading: 'أسئلة',
}
