import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Finnish. */
export const fi: Lexicon = {
  little_words: 'ja on ei se että tai voit kun myös sekä ovat meidän mutta kanssa sinun',
  legal_form: raw`Oyj|Oy(?:\s?Ab)?`,
  company_label: 'yritys|yrityksen nimi|toiminimi',
  publisher_label: 'rekisterinpitäjä',
  publisher_heading: 'yritystiedot',
  controller_heading: 'rekisterinpitäjä',
  register_number: 'y-tunnus',
  run_by: 'ylläpitää',
  other_party_label: 'tietosuojavastaava',
  authority: raw`tietosuojavaltuutet\p{L}*`,
  contact_heading: 'yhteys',
  founder: '[Pp]erustaja',
  i_am: 'minun nimeni on|olen',
  i_am_capital: 'Olen',
  founded_by: 'perustivat',
  founds: 'perustivat',
  founded_in: 'perustettu(?: vuonna)?',
  founded_label: 'perustettu',
  since: 'vuodesta',
  story_began: 'alkoi',
  free: 'ilmainen|ilmaiseksi|maksuton',
  trial_days: 'päivää',
  product: 'sovellus',
  pricing_heading: 'hinnat|hinnasto',
  imprint_page: 'oikeudelliset tiedot',
  pricing_page: 'hinnasto|hinnat',
  about_page: 'tietoa meista|meista',
  team_page: 'tiimi',
  contact_page: 'yhteystiedot|ota yhteytta',
  faq_page: 'usein kysyttya',
  terms_page: 'kayttoehdot',
  privacy_page: 'tietosuoja|tietosuojaseloste',
  features_page: 'ominaisuudet',
  faq_heading: 'usein kysyt',
  features_heading: 'ominaisuudet|palvelut|edut|mitä teemme|tarjoamme|miksi|tuotteet',
  speaks_languages: 'kielet',
  generic_name: 'etusivu|tietoa meistä',
  address_label: 'osoite',
  phone_label: raw`puh(?:elin)?\.?|puh`,
  year_joint: 'vuonna',
  story_year: 'vuonna',
  and_names: 'ja',
  register_behind: 'Y-tunnus',
  pricing_address: 'hinnat',
  privacy_link: 'tietosuoja',
  privacy_address: 'tietosuoja',
  terms_link: 'ehdot',
  support_link: 'tuki',
  price_from: 'alkaen',
  month_word: 'kk',
  audience_heading: 'kenelle|kohderyhmä',
  use_cases_heading: 'käyttökohteet|käyttötapaukset',
  integrations_heading: 'integraatiot',
  no_features_heading: raw`historia|arvot|aukiolo\p{L}*|galleria|tapahtumat|tiimi|asiakkaat|kumppanit|blogi|uutiset|näin (?:se )?toimii|vaiheet|kysymyks\p{L}+|yhteystiedot|hinnat`,
  no_prose: raw`klikkaa|napsauta|ota yhteyttä|soita|lue lisää|aukiolo\p{L}*|uutiskirje|täytä|tulossa|oikeudet|esimerkki`,
  categories: {
    'Scheduling & Booking': {
      sure: 'ajanvaraus',
    },
    'Construction & Engineering': {
      sure: 'rakennus|rakennus(?:liike|yritys)|rakentam',
    },
    'E-commerce & Retail': {
      sure: 'vaatteet|kirjakauppa',
    },
    'Finance & Accounting': {
      sure: 'laskutus',
    },
    'Food & Hospitality': {
      sure: 'ravintola|kahvila',
    },
    'Home & Local Services': {
      sure: 'kampaamo|putkimies',
    },
    'IT Services & Consulting': {
      sure: 'kotisivut',
    },
    'Marketing & Advertising': {
      sure: 'mainostoimisto',
    },
    'Media & Publishing': {
      sure: 'kustantamo',
    },
    'Pets & Animals': {
      sure: 'koirat?$',
    },
    'Photo & Video': {
      sure: 'valokuva',
    },
    'Real Estate': {
      sure: 'kiinteist',
    },
    'Transport & Logistics': {
      sure: 'kuljetus',
    },
  },
}
