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
}
