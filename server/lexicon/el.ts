import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Greek. */
export const el: Lexicon = {
  legal_form: raw`Ε\.?Π\.?Ε\.?|Ι\.?Κ\.?Ε\.?`,
  company_label: 'επωνυμία|εταιρεία',
  publisher_label: 'υπεύθυνος επεξεργασίας',
  contact_heading: 'επικοινων',
  founder: '[Ιι]δρυτής',
  free: 'δωρεάν',
  product: 'εφαρμογή|υπηρεσία',
  fully: 'εντελώς',
  is: 'είναι',
  pricing_heading: 'τιμ[έο]',
  imprint_page: 'νομικη',
  pricing_page: 'τιμες|τιμολογηση',
  about_page: 'σχετικα',
  team_page: 'ομαδα',
  contact_page: 'επικοινωνια',
  faq_page: 'συχνες ερωτησεις',
  terms_page: 'οροι',
  privacy_page: 'απορρητο',
  features_page: 'χαρακτηριστικα',
  press_page: 'τυπος',
  faq_heading: 'συχνές ερωτήσεις',
  address_label: 'διεύθυνση',
  phone_label: raw`τηλ(?:έφωνο)?\.?`,
  and_names: 'και',
  privacy_link: 'απορρ',
  terms_link: 'όροι',
}
