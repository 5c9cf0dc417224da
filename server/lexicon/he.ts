import type { Lexicon } from './lexicon.ts'

/** Hebrew. */
export const he: Lexicon = {
  free: 'חינם',
  pricing_page: 'מחירים',
  about_page: 'אודות',
  contact_page: 'צור קשר',
}
