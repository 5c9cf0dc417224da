import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Danish. */
export const da: Lexicon = {
  little_words: 'og at det er for med som på af ikke du vi din vores den et til kan har',
  legal_form: raw`ApS|A\/S`,
  name_joint: 'og',
  company_label: 'firmanavn|virksomhed|virksomhedsnavn',
  publisher_label: 'ansvarlig|dataansvarlig',
  publisher_heading: 'firmaoplysninger',
  controller_heading: 'dataansvarlig',
  register_number: 'cvr',
  run_by: 'drives af',
  other_party_label: 'databeskyttelsesrådgiver',
  authority: 'datatilsynet',
  ours: 'denne',
  company_speaks: 'vi er',
  based_in: 'baseret i',
  founder: '(?:[Mm]ed)?[Gg]rundlægger',
  i_am: 'jeg hedder',
  i_am_capital: 'Jeg hedder|Jeg er',
  founded_by: raw`(?:laget|lavet|skabt|grundlagt|stiftet|etablert|etableret|startet)(?: i)?(?: \d{4})? a[fv]`,
  founds: 'grundlagde|stiftet|startet',
  founded_in: 'etabler(?:t|et|ad) i|grundlagt i',
  founded_label: 'grundlagt',
  since: 'siden',
  story_began: 'startet|begyndte',
  our_story: 'det hele|(?:vår|vores) (?:historia|historie)',
  launched: 'startet|grundlagde',
  free: 'gratis',
  trial: 'gratis prøveperiode',
  fully: 'helt',
  is: 'er',
  pricing_heading: raw`pris(?:er)?(?!\p{L})`,
  says_cost: 'pris|koster',
  says_own_cost: 'pris|kun',
  free_shipping: 'gratis (?:verzending|frakt|fragt)|fri (?:frakt|fragt)',
  imprint_page: 'virksomhedsoplysninger',
  pricing_page: 'priser|pris',
  about_page: 'om os',
  team_page: 'holdet',
  faq_page: 'ofte stillede sporgsmal',
  terms_page: 'vilkar',
  privacy_page: 'privatlivspolitik',
  faq_heading: 'ofte stillede',
  generic_name: 'forside|om os',
  address_label: 'besøksadresse',
  street: 'gade|vej',
  phone_label: raw`tlf\.?`,
  founded_stem: 'grundlagt|stiftet',
  are_founders: 'er',
  story_how: 'med',
  the_company_start: 'firmaet',
  founder_company: 'firmaet|selskabet|virksomheden',
  and_names: 'og',
  register_behind: 'CVR',
  denies_tie: 'ikke',
  per_person: raw`pr\. person`,
  pricing_address: 'priser',
  support_link: 'hjælp',
  cart_button: 'læg i kurv',
  for_whom: 'til',
  help_heading: 'hjælp',
  another_blog: 'endnu et|et andet',
  defines: 'er',
  price_from: 'fra',
  per_period: raw`pr\.?`,
  register_label: 'CVR',
  categories: {
    'AI & Machine Learning': {
      sure: 'kunstig intelligens',
    },
    'Cybersecurity & Privacy': {
      sure: 'it-sikkerhed',
    },
    'Note-taking & Writing': {
      sure: 'notater',
    },
    Productivity: {
      sure: 'huskeliste',
    },
    'Scheduling & Booking': {
      sure: 'bookingsystem',
    },
    'Construction & Engineering': {
      sure: 'entreprenør',
    },
    'E-commerce & Retail': {
      sure: 'tøj$|bogbutik',
    },
    'Education & E-learning': {
      sure: 'lektiehjælp',
    },
    'Finance & Accounting': {
      sure: 'regnskab|bogføring',
    },
    'Fitness & Sports': {
      sure: 'idrætsforening|fodbold|florbal|padelban',
    },
    'Food & Hospitality': {
      sure: 'spisested|smørrebrød|bryggeri',
    },
    'Health & Medical': {
      sure: 'tandlæge|sundhed|fysioterap',
    },
    'Home & Local Services': {
      sure: 'rengøring|elektrikere?$|maler(?:firma|mester)|frisør|håndværker|tømrer',
    },
    'IT Services & Consulting': {
      sure: 'hjemmeside',
    },
    'Marketing & Advertising': {
      sure: 'reklamebureau',
    },
    'Media & Publishing': {
      sure: 'forlag',
    },
    'Pets & Animals': {
      sure: 'hvalp',
    },
    'Real Estate': {
      sure: 'ejendom',
    },
    'Transport & Logistics': {
      sure: 'flytte(?:firma|mand)',
    },
    'Travel & Mobility': {
      sure: 'hytte|cykel',
    },
  },

  // What a retelling is held against

  denies: 'ikke|uden',
  lack: 'uden',
}
