import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Swedish. */
export const sv: Lexicon = {
  little_words: 'och att det är för med som på av inte du vi din vår den ett till kan',
  legal_form: 'Aktiebolag',
  legal_form_short: 'AB|HB',
  legal_form_ahead: 'AB',
  name_joint: 'och',
  company_label: 'företag|företagsnamn|bolag|bolagsnamn',
  publisher_label: 'personuppgiftsansvarig|utgivare',
  publisher_heading: 'företagsuppgifter',
  controller_heading: 'personuppgiftsansvarig',
  register_number: raw`org\.? ?nr|orgnr|organisationsnummer`,
  run_by: 'driv[es]{1,2} av|drivs av|utvecklad av',
  other_party_label: 'dataskyddsombud',
  authority: 'integritetsskyddsmyndigheten',
  site_made_by: 'webbdesign|webb',
  ours: 'denna',
  company_speaks: 'vi är',
  based_in: 'baserad i',
  founder: '(?:[Mm]ed)?[Gg]rundare',
  i_am: 'jag heter',
  i_am_capital: 'Jag heter|Jag är',
  founded_by: raw`(?:skapad|grundad|grundades)(?: år)?(?: \d{4})? av`,
  founds: 'grundade|startade',
  founded_in: 'etabler(?:t|et|ad) i|etablerades|grundades|grundat',
  founded_label: 'grundat',
  since: 'sedan',
  ourselves: 'vi',
  story_began: 'startade|började',
  our_story: '(?:vår|vores) (?:historia|historie)',
  launched: 'startade|grundade',
  free: 'gratis',
  trial_days: 'dagar',
  trial: 'gratis provperiod|prova gratis',
  product: 'appen|tjänsten',
  fully: 'helt',
  is: 'är',
  pricing_heading: raw`pris(?:er)?(?!\p{L})`,
  says_cost: 'pris|kostar',
  says_own_cost: 'pris|bara',
  coming_soon: 'snart',
  free_shipping: 'gratis (?:verzending|frakt|fragt)|fri (?:frakt|fragt)',
  pricing_page: 'priser|pris',
  about_page: 'om oss',
  team_page: 'teamet',
  faq_page: 'vanliga fragor',
  terms_page: 'villkor',
  privacy_page: 'integritetspolicy',
  features_page: 'funktioner',
  faq_heading: 'vanliga frågor|frågor och svar',
  features_heading: 'funktioner|fördelar|tjänster',
  speaks_languages: 'språk',
  generic_name: 'hem|om oss',
  address_label: 'besöksadress|postadress',
  street: 'gata|väg',
  founded_stem: 'grundad',
  year_joint: 'år',
  ends_founded: 'som',
  are_founders: 'är',
  story_how: 'som',
  story_year: 'år',
  the_company_start: 'företaget',
  founder_company: 'företaget',
  and_names: 'och',
  register_behind: 'organisationsnummer',
  denies_tie: 'inte',
  and_open: 'och',
  privacy_link: 'integritet',
  terms_link: 'villkor',
  support_link: 'hjälp',
  cart_button: 'lägg i varukorg',
  for_whom: 'för',
  help_heading: 'hjälp',
  another_blog: 'ännu en',
  made_for: raw`\bför`,
  people_served: 'företag|utvecklare',
  defines: 'är',
  price_from: 'från',
  month_word: 'mån|månad',
  year_word: 'år',
  categories: {
    'Browser Extensions': {
      sure: 'browser[- ]?extension|browserextension',
    },
    'Design & Creative': {
      sure: 'moodboard',
    },
    'Developer Tools': {
      sure: 'orm$',
    },
    'Hardware & IoT': {
      sure: 'nfc (?:tag|card)',
    },
    'Mobile Apps': {
      sure: 'iphone|ipad',
    },
    'Monitoring & Observability': {
      sure: 'övervakning',
    },
    'Note-taking & Writing': {
      sure: 'anteckning',
    },
    Productivity: {
      sure: 'text expander|personal (?:organi[sz]er|dashboard)|att göra',
    },
    'Scheduling & Booking': {
      sure: 'bokningssystem',
    },
    'Testing & QA': {
      sure: 'testflight',
    },
    'Audio & Music': {
      sure: 'musik|gitarr',
    },
    'Construction & Engineering': {
      sure: 'betong|byggfirma|snickeri|bygger (?:villor|hus|och)|byggnad|bygge$|husbygg',
    },
    'E-commerce & Retail': {
      sure: 'nätbutik|blommor|smycken|kläder|bokhandel',
    },
    'Education & E-learning': {
      sure: 'språkkurs|undervisning|körskola|körkort|trafikskola',
    },
    'Events & Ticketing': {
      sure: 'floristik|eventagentur',
    },
    'Finance & Accounting': {
      sure: 'bokföring',
    },
    'Fitness & Sports': {
      sure: 'crossfit|kettlebell|träning$|gymmet|idrottsförening|fotboll|innebandy',
    },
    'Food & Hospitality': {
      sure: 'bbq|kaffe(?:bar|rosteri)?$|konditori|krog$',
    },
    'Games & Entertainment': {
      sure: 'quizduell|minecraft',
    },
    'Government & Legal': {
      sure: 'advokat|advokatfirma|advokatbyrå',
    },
    'Health & Medical': {
      sure: 'terapeut|tandläkar|sjukgymnast|naprapat',
      maybe: 'adhd',
    },
    'Home & Local Services': {
      sure: 'fotovolta|fönster|städ(?:ning|firma|hjälp)|städ$|städhjälp|flyttstäd|rörmokare|frisörsalong|hantverkare|altan(?:er)?$|snickare|plåtslag|takläggar|nagelstyl',
    },
    'IT Services & Consulting': {
      sure: 'webbyrå|hemsidor|it-konsult',
    },
    'Marketing & Advertising': {
      sure: 'reklambyrå',
    },
    'Media & Publishing': {
      sure: 'förlag|tidning',
    },
    'Pets & Animals': {
      sure: 'hundar|hund(?:en|e)$|kissa$|valp(?:ar|kurs)',
    },
    'Photo & Video': {
      sure: 'bröllopsfoto',
    },
    'Real Estate': {
      sure: 'fastighet|bostäder',
    },
    'Science & Research': {
      sure: 'geodata|genom|forskning',
    },
    'Transport & Logistics': {
      sure: 'flytt(?:firma|hjälp)|åkeri',
    },
    'Travel & Mobility': {
      sure: 'segeltörn|stugor|stuga$|stugby|feriehus',
    },
  },

  // What a retelling is held against

  denies: 'inte|utan',
  lack: 'utan',
}
