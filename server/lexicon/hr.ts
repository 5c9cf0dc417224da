import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Croatian. */
export const hr: Lexicon = {
  little_words: 'i je u na za se su da od ili s vaš koji naše kao nije',
  legal_form: raw`j\.?d\.?o\.?o\.?|d\.\s?o\.\s?o\.?|d\.\s?d\.`,
  company_label: 'naziv(?: (?:tvrtke|podjetja|društva))?|tvrtka',
  founder: '(?:[Ss]u)?[Oo]snivač(?:ica)?',
  free: 'besplat(?:no|an|na)',
  pricing_page: 'cenovnik|cjenik',
  about_page: 'o nama',
  address_label: 'sjedište',
  register_behind: 'OIB',
  privacy_link: 'privatnost|zasebnost',
  terms_link: 'uvjeti',
  and_own: 'i',
  categories: {
    'Project Management & Collaboration': {
      sure: 'okrs?$',
    },
    'Health & Medical': {
      sure: 'telemedicine',
    },
    'Transport & Logistics': {
      sure: 'krovini',
    },
  },
}
