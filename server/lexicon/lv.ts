import type { Lexicon } from './lexicon.ts'

/** Latvian. */
export const lv: Lexicon = {
  little_words: 'un ir ar uz no par vai kas jūsu mūsu tā kā var lai',
  country_names: {
    LV: 'latvijas republika',
  },
  legal_form_short: 'SIA',
  legal_form_ahead: 'SIA',
  company_label: 'uzņēmums|nosaukums|uzņēmuma nosaukums',
  publisher_label: 'pārzinis',
  publisher_heading: 'rekvizīti',
  run_by: 'uztur',
  site_made_by: 'izstrāde',
  founder: '[Dd]ibinātāj[sa]',
  founds: 'dibināja',
  founded_in: 'dibināts',
  since: 'kopš',
  free: 'bezmaksas',
  pricing_heading: 'cenas',
  faq_heading: 'biežāk uzdotie',
  address_label: 'adrese',
  street: 'iela',
  phone_label: 'tālrunis',
  we_work: 'strādājam',
  in_business_since: 'kopš',
  and_names: 'un',
  privacy_link: 'privātum',
  terms_link: 'noteikumi',
  support_link: 'palīdzība',
  besides: 'devis',
  categories: {
    'Home & Local Services': {
      sure: 'kondicionier',
    },
    'Real Estate': {
      sure: 'zemes',
    },
  },
}
