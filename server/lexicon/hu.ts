import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Hungarian. */
export const hu: Lexicon = {
  little_words: 'a az és egy hogy nem is van vagy meg ez ha mint csak már minden',
  legal_form: raw`Kft\.?|KFT\.?|Zrt\.?|Nyrt\.?|Bt\.`,
  legal_form_short: 'Bt',
  company_label: 'cégnév|cég neve',
  publisher_label: 'üzemeltető|szolgáltató|adatkezelő',
  controller_heading: 'adatkezelő',
  run_by: 'üzemeltetője',
  site_made_by: 'weboldal',
  contact_heading: 'kapcsolat',
  founder: '(?:[Tt]árs)?[Aa]lapító',
  i_am: 'hívnak',
  founds: 'alapították?',
  founded_in: 'alapítva',
  founded_label: 'alapítás(?: éve)?',
  free: 'ingyenes(?:en)?',
  trial_days: 'nap',
  product: 'alkalmazás|szoftver',
  fully: 'teljesen',
  pricing_heading: 'árak|áraink',
  imprint_page: 'jogi nyilatkozat|impresszum',
  pricing_page: 'arak|arlista',
  about_page: 'rolunk',
  team_page: 'csapat',
  contact_page: 'kapcsolat',
  faq_page: 'gyik',
  terms_page: 'aszf',
  privacy_page: 'adatvedelem|adatkezelesi',
  features_page: 'funkciok',
  faq_heading: raw`gyakori kérdések|gyik(?!\p{L})`,
  generic_name: 'kezdőlap|rólunk',
  address_label: 'székhely',
  and_names: 'és',
  privacy_link: 'adatv[ée]d',
  terms_link: 'felhasználási',
  support_link: 'segítség',
  month_word: 'hó',
  year_word: 'év',
  features_heading: 'funkciók|szolgáltatások|előnyök|miért|mit kínálunk|jellemzők',
  audience_heading: 'kinek|kiknek|célcsoport',
  use_cases_heading: raw`felhasználás|mire jó|alkalmazási terület\p{L}*`,
  integrations_heading: 'integrációk',
  no_features_heading: raw`történet\p{L}*|küldetés\p{L}*|nyitvatartás|galéria|események|csapat\p{L}*|ügyfelek|partnerek|blog|hírek|hogyan működik|lépés\p{L}*|kérdések|kapcsolat|árak|vélemények`,
  no_prose: raw`kattints\p{L}*|lépjen kapcsolatba|hívjon|írjon|iratkozzon|tudjon meg|nyitvatartás|hírlevél|töltse ki|hamarosan|jogok|példa`,
  made_for: 'ideális',
  categories: {
    'Browser Extensions': {
      sure: 'bővítmény',
    },
    'Note-taking & Writing': {
      sure: 'jegyzet',
    },
    'Construction & Engineering': {
      sure: 'építőipar',
    },
    'E-commerce & Retail': {
      sure: 'ruhák',
    },
    'Education & E-learning': {
      sure: 'nyelviskola|iskola$',
    },
    'Events & Ticketing': {
      sure: 'esküvő',
    },
    'Fitness & Sports': {
      sure: 'edzőterem|edzés',
    },
    'Food & Hospitality': {
      sure: 'étterem|pékség|kávézó|cukrászda',
    },
    'Government & Legal': {
      sure: 'ügyvéd',
    },
    'Health & Medical': {
      sure: 'fogorvos|fogászat|orvos',
    },
    'Home & Local Services': {
      sure: 'villanyszerel',
    },
    'IT Services & Consulting': {
      sure: 'weboldal|webfejleszt|weboldalak',
    },
    'Pets & Animals': {
      sure: 'kutya|macska',
    },
    'Photo & Video': {
      sure: 'fénykép',
    },
    'Real Estate': {
      sure: 'ingatlan',
    },
    'Transport & Logistics': {
      sure: 'fuvaroz',
    },
  },
}
