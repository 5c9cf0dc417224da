import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Slovenian. */
export const sl: Lexicon = {
  little_words: 'in je na za se so da od ali s vaš ki naše kot ni pri',
  legal_form: raw`d\.\s?o\.\s?o\.?|d\.\s?d\.`,
  company_label: 'naziv(?: (?:tvrtke|podjetja|društva))?|podjetje',
  publisher_heading: 'podatki o',
  founder: '[Ss]oustanovitelj|[Uu]stanovitelj',
  free: 'brezplačn[oaie]',
  address_label: 'sedež',
  city_joint: 'pri',
  calls_itself: 'my|biz|me',
  terms_link: 'pogoji',
  and_own: 'in',
}
