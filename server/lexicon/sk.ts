import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Slovak. */
export const sk: Lexicon = {
  little_words: 'a je na sa v pre s že sú alebo to vaše ako do ktoré nie od',
  legal_form: raw`s\.\s?r\.\s?o\.|spol\. s r\.\s?o\.|a\.\s?s\.|v\.\s?o\.\s?s\.|z\.\s?s\.|o\.\s?p\.\s?s\.`,
  company_label: 'obchodné meno',
  publisher_label: 'prevádzkovateľ',
  faq_heading: 'často kladené',
  terms_link: 'podmienky',
  and_own: 'a',
}
