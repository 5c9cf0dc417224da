import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Estonian. */
export const et: Lexicon = {
  little_words: 'ja on ei et see või kui ka meie teie mis oma saab',
  country_names: {
    EE: 'eesti vabariik',
  },
  legal_form: 'OÜ|MTÜ',
  legal_form_short: 'AS',
  legal_form_ahead: 'AS|OÜ',
  company_label: 'ettevõte|ettevõtte nimi|ärinimi',
  publisher_label: 'vastutav töötleja|müüja',
  publisher_heading: 'rekvisiidid',
  controller_heading: 'vastutav töötleja',
  register_number: raw`registrikood|reg\.? ?nr`,
  run_by: 'haldab',
  site_made_by: 'teostus',
  founder: '(?:[Kk]aas)?[Aa]sutaja',
  founds: 'asutasid',
  founded_in: 'asutatud',
  since: 'alates',
  ourselves: 'meie',
  free: 'tasuta',
  pricing_heading: 'hinnad',
  faq_heading: 'korduma kippuvad',
  address_label: 'aadress',
  city_label: 'linn',
  street: 'tänav',
  we_work: 'tegutseme',
  in_business_since: 'alates',
  register_behind: raw`registrikood|reg\.? ?(?:kood|nr)`,
  privacy_link: 'privaatsus',
  terms_link: 'tingimused',
  support_link: 'abi',
  price_from: 'alates',
  register_label: raw`USt-?Id\S{0,20}`,
  categories: {
    'E-commerce & Retail': {
      sure: 'e-pood',
    },
  },
}
