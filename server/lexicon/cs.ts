import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Czech. */
export const cs: Lexicon = {
  little_words: 'a je na se v pro s že jsou nebo to vaše jako do které není od',
  country_names: {
    CZ: 'česká republika',
  },
  legal_form: raw`s\.\s?r\.\s?o\.|spol\. s r\.\s?o\.|a\.\s?s\.|v\.\s?o\.\s?s\.|z\.\s?s\.|o\.\s?p\.\s?s\.`,
  company_label: 'obchodní (?:firma|jméno)|název(?: společnosti)?',
  operator_label: 'provozovatel|správce|prodávající',
  operator_heading: 'údaje o|kontaktní údaje',
  controller_heading: 'správce',
  register_number: 'ič[o]?|dič',
  ours: 'stránky|tento',
  based_in: 'se sídlem v',
  founder: '(?:[Ss]polu)?[Zz]akladatel(?:ka)?',
  i_am: 'jmenuji se',
  i_am_capital: 'Jmenuji se',
  founds: 'založil[iay]?',
  founded_in: 'byla? založena? v(?: roce)?',
  founded_label: 'založeno|rok založení',
  since: 'od',
  story_began: 'vznikl[ao]?|začal[ao]?',
  our_story: '(?:vše|(?:naše )?firma|společnost)',
  launched: raw`založil\p{L}*`,
  free: 'zdarma',
  not: 'ne',
  trial_days: 'dní',
  product: raw`aplikac\p{L}{1,30}`,
  fully: 'zcela|úplně',
  is: 'je',
  pricing_heading: 'ceník',
  free_shipping: 'doprava zdarma',
  faq_heading: 'často kladené|časté (?:dotazy|otázky)',
  features_heading: 'funkce|služby',
  generic_name: 'úvod|domů|o nás',
}
