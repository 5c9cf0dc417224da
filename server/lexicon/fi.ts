import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Finnish. */
export const fi: Lexicon = {
  little_words: 'ja on ei se että tai voit kun myös sekä ovat meidän mutta kanssa sinun',
  legal_form: raw`Oyj|Oy(?:\s?Ab)?`,
  company_label: 'yritys|yrityksen nimi|toiminimi',
  operator_label: 'rekisterinpitäjä',
  operator_heading: 'yritystiedot',
  controller_heading: 'rekisterinpitäjä',
  register_number: 'y-tunnus',
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
  faq_heading: 'usein kysyt',
  features_heading: 'ominaisuudet',
  speaks_languages: 'kielet',
  generic_name: 'etusivu|tietoa meistä',
}
