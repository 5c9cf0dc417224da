import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Norwegian. */
export const no: Lexicon = {
  little_words: 'og at det er for med som på av ikke du vi din vår den et til kan ditt',
  legal_form: raw`A\/S|ASA`,
  legal_form_short: 'AS',
  legal_form_ahead: 'AS',
  company_label: 'firmanavn|selskap|selskapsnavn|foretaksnavn',
  publisher_label: 'ansvarlig|dataansvarlig|behandlingsansvarlig',
  controller_heading: 'behandlingsansvarlig',
  register_number: raw`org\.? ?nr|orgnr`,
  run_by: 'driv[es]{1,2} av',
  other_party_label: 'personvernombud',
  authority: 'datatilsynet',
  company_speaks: 'vi er',
  based_in: 'basert i',
  i_am: 'jeg heter',
  i_am_capital: 'Jeg heter|Jeg er',
  founded_by: raw`(?:laget|lavet|skabt|grundlagt|stiftet|etablert|etableret|startet)(?: i)?(?: \d{4})? a[fv]`,
  founds: 'stiftet|startet',
  founded_in: 'etabler(?:t|et|ad) i|grunnlagt i',
  founded_label: 'grunnlagt',
  since: 'siden',
  story_began: 'startet|begynte',
  our_story: 'det hele',
  launched: 'startet|grunnla',
  free: 'gratis',
  trial_days: 'dager',
  trial: 'gratis prøveperiode',
  pricing_heading: raw`pris(?:er)?(?!\p{L})`,
  says_cost: 'koster',
  imprint_page: 'juridisk information|juridisk',
  pricing_page: 'priser|pris',
  about_page: 'om oss',
  terms_page: 'vilkar',
  privacy_page: 'personvern',
  faq_heading: 'ofte stilte|vanlige spørsmål',
  generic_name: 'hjem',
  founder_company: 'selskapet',
  register_behind: raw`org\.? ?n(?:r|o|ummer)|organisasjonsnummer`,
  unit_of_goods: 'stk',
  privacy_link: 'personvern|privatliv',
  privacy_address: 'personvern|privatliv',
  terms_link: 'vilkår',
  support_link: 'hjelp',
  help_heading: 'hjelp',
  another_blog: 'enda et',
  month_word: 'mnd|måned',
  categories: {
    'E-commerce & Retail': {
      sure: 'nettbutikk',
    },
    'Finance & Accounting': {
      sure: 'bokfør|regnskap',
    },
    'IT Services & Consulting': {
      sure: 'nettsider',
    },
    'Real Estate': {
      sure: 'eiendom',
    },
    'Travel & Mobility': {
      sure: 'sykkel',
    },
  },

  // What a retelling is held against

  denies: 'ikke|uten',
  lack: 'uten',
}
