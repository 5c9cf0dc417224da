import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Greek. */
export const el: Lexicon = {
  legal_form: raw`Ε\.?Π\.?Ε\.?|Ι\.?Κ\.?Ε\.?`,
  company_label: 'επωνυμία|εταιρεία',
  operator_label: 'υπεύθυνος επεξεργασίας',
  contact_heading: 'επικοινων',
  founder: '[Ιι]δρυτής',
  free: 'δωρεάν',
  product: 'εφαρμογή|υπηρεσία',
  fully: 'εντελώς',
  is: 'είναι',
  pricing_heading: 'τιμ[έο]',
  faq_heading: 'συχνές ερωτήσεις',
}
