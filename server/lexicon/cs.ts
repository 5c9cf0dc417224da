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
  publisher_label: 'provozovatel|správce|prodávající',
  publisher_heading: 'údaje o|kontaktní údaje',
  controller_heading: 'správce',
  register_number: 'ič[o]?|dič',
  run_by: 'provozuje|provozovatelem',
  other_party_label: 'pověřenec',
  authority: 'úřad pro ochranu',
  site_made_by: 'tvorba (?:webu|stránek)',
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
  imprint_page: 'pravni informace',
  pricing_page: 'cenik',
  team_page: 'tym',
  contact_page: 'kontakty',
  faq_page: 'caste dotazy|pomoc',
  terms_page: 'obchodni podminky|podminky',
  privacy_page: 'ochrana osobnich udaju',
  features_page: 'funkce',
  faq_heading: 'často kladené|časté (?:dotazy|otázky)',
  features_heading: 'funkce|služby|co (?:děláme|nabízíme|umí)|nabídka|naše služby|služeb|výhody|proč|vlastnosti|možnosti',
  generic_name: 'úvod|domů|o nás',
  address_label: 'sídlo',
  city_label: 'město',
  country_label: 'země',
  city_joint: 'pod',
  year_joint: 'v',
  ends_founded: 'v',
  are_founders: 'jsou',
  story_year: 'v',
  story_year_start: 'v',
  the_company_start: 'společnost',
  we_work: 'fungujeme',
  sample_person: '^jan (?:jansen|kowalski|novák)|^(?:ivan ivanov)',
  founder_company: 'firmu|společnost',
  register_behind: 'IČO?',
  per_person: 'na osobu',
  unit_of_goods: 'ks',
  software: 'aplikace',
  privacy_link: 'soukromí|osobních údajů',
  terms_link: 'podmínky',
  support_link: 'podpora',
  another_blog: 'další',
  range_joint: 'do',
  month_word: 'měs|měsíc',
  hereinafter: 'dále jen',
  register_label: 'HRB|KRS|IČO',
  and_own: 'a',
  audience_heading: 'pro koho|komu|cílov(?:á|é) skupin[ay]|obory',
  use_cases_heading: raw`využití|použití|k čemu|kde (?:se )?využ\p{L}+|hodí se na|příležitosti`,
  integrations_heading: 'integrace|funguje s|propojení|kompatibilní s',
  no_features_heading: raw`historie|hodnoty|otevírací|kde nás|galerie|akce|kalendář|kariéra|číslech|příklad\p{L}*|tým|klienti|zákazníci|partneři|blog|novinky|jak (?:to )?(?:funguje|probíhá|pracujeme)|krok\p{L}*|postup|otázky|dotazy|kontakt|o nás|ceník|ceny|reference`,
  problem_heading: raw`problém\p{L}*|znáte to|bez nás|chyby|výzvy`,
  no_prose: raw`klikněte|klepněte|níže|výše|tato stránka|na této stránce|kontaktujte|zavolejte|napište|přihlaste|zjistěte více|více informací|otevírací|newsletter|vyplňte|již brzy|práva vyhrazena|příklad|objednejte|děkujeme|odhadovan\p{L}+`,
  made_for: '(?:vhodn[éýá] |určen[oaý] |ideální )?pro',
  people_served:
    'firmy|rodiny|děti|rodiče|dospělé|začátečníky|pokročilé|školy|zákazníky|týmy|podnikatele|restaurace|hotely|řemeslníky|seniory|majitele|veřejnost|vývojáře|studenty|učitele|organizace|úřady',
  no_audience: raw`nás|vás|naše|vaše|každ\p{L}+`,
  audience_goes_on: 'v|na|s|z|od|kteří|které|bez',
  works_with: 'funguje s|integrace s|propojení s',
  categories: {
    'AI & Machine Learning': {
      sure: 'umělá inteligence|mesterséges intelligencia',
    },
    'Blockchain & Crypto': {
      sure: 'hodl',
    },
    'Browser Extensions': {
      sure: 'chrome’a ekle|rozšíření',
    },
    Email: {
      maybe: 'smtp',
    },
    'Note-taking & Writing': {
      sure: 'poznámk',
    },
    'Scheduling & Booking': {
      sure: 'rezervační|foglalási rendszer',
    },
    'Audio & Music': {
      sure: 'muzik',
    },
    'Construction & Engineering': {
      sure: 'stavebn|stavby',
      maybe: 'inžinier',
    },
    'E-commerce & Retail': {
      sure: 'obchod s|oblečení',
    },
    'Education & E-learning': {
      sure: 'doučování|jazykov|autoškola',
    },
    'Events & Ticketing': {
      sure: 'svatb',
    },
    'Finance & Accounting': {
      sure: 'fintech|účetnictv|faktura(?:ce|ční)',
    },
    'Fitness & Sports': {
      sure: 'sportovní|jiu-?jitsu|taekwondo|kickbox|strava|posilovna',
    },
    'Food & Hospitality': {
      sure: 'pekařstv|restaurace|kavárna|hospůdka|cukrárna|pivovar',
    },
    'Government & Legal': {
      sure: 'advokát',
    },
    'Health & Medical': {
      sure: 'zubní|lékař|zubař|masáže',
    },
    'Home & Local Services': {
      sure: 'autoservis|servis auto|malíř|instalatér|takarít|zámečnictv|zámečník|úklid|kadeřnictv',
    },
    'IT Services & Consulting': {
      sure: 'web stránky|tvorba webů|tvorba webových',
    },
    'Marketing & Advertising': {
      sure: 'plakat',
    },
    'Media & Publishing': {
      sure: 'noviny',
    },
    'Pets & Animals': {
      sure: 'veterinári|chovatel|psí',
    },
    'Photo & Video': {
      sure: 'fotografování',
    },
    'Real Estate': {
      sure: 'hospoda',
    },
    'Science & Research': {
      sure: 'biolog(?:y|ist|ie$|en$|ía$|ia$)|výzkum|kutatás',
    },
    'Transport & Logistics': {
      sure: 'stěhování',
    },
    'Travel & Mobility': {
      sure: 'ubytování|szállás',
    },
  },
}
