import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Slovenian. */
export const sl: Lexicon = {
  little_words: 'in je na za se so da od ali s vaš ki naše kot ni pri',
  abbreviations: { ai: 'UI|umetna|umetne', vat: 'DDV' },
  legal_form: raw`d\.\s?o\.\s?o\.?|d\.\s?d\.`,
  company_label: 'naziv(?: (?:tvrtke|podjetja|društva))?|podjetje',
  publisher_heading: 'podatki o',
  founder: '[Ss]oustanovitelj|[Uu]stanovitelj|[Uu]stanovitelj(?:ica)?|[Ss]oustanovitelj(?:ica)?',
  free: 'brezplačn[oaie]',
  address_label: 'sedež|naslov|lokacija|naš naslov',
  city_joint: 'pri',
  calls_itself: 'my|biz|me',
  terms_link: 'pogoji',
  and_own: 'in',
  founded_in: '(?:ustanovljen[aoi]?|ustanovili smo)(?: leta)?',
  founded_label: 'ustanovljen[oa]?|leto ustanovitve',
  since: 'od',
  ourselves: 'mi|naše|podjetje|društvo',
  was_founded: raw`ustanovljen\p{L}*|ustanovili`,
  year_ahead: 'leta',
  month_ahead: 'leta',
  founded_event: 'ustanovitev|ustanovljen[oa]?|začetek',
  based_in: 's sedežem v|sedež je v',
  country_label: 'država',
  city_label: 'mesto',
  contact_heading: 'kontakt|kje',
  other_party_label: 'gostovanje|obdelovalec',
  company_speaks: 'smo|podjetje',
  street_part: 'cesta|ulica|trg ',
  street: 'cesta',
  phone_label: 'telefon|gsm|tel|pokličite(?: na)?|sms na',
  price_from: 'od|že od',
  month_word: 'mesec',
  month_part: 'meseč',
  year_word: 'leto',
  year_part: 'letn',
  per_person: 'na osebo',
  says_own_cost: 'cena|samo|stane',
  says_cost: 'cena|samo|stane',
  pricing_heading: 'cenik|cene',
  old_price: 'redna cena|namesto|prej',
  metric: 'plača',
  no_offer_heading: raw`zaposlitev|kariera|dostava|donacij\p{L}{0,4}`,
  free_beside_behind: raw`dostav\p{L}{1,3}|posvet\p{L}{0,3}|parkiranje|parkirišče|wi-?fi|ponudb\p{L}{1,3}|ogled|svetovanje|vračilo|podpora|montaža`,
  founded_by: '(?:ustanovil[ai]?|ustanovitelj je)',
  founds: 'ustanovil[ai]?|odprl[ai]?',
  legal_form_ahead: 'Društvo|Zavod',
  legal_form_short: raw`s\.p\.|s\.\sp\.`,
  register_number: 'matična številka|davčna številka',
  categories: {
    'AI & Machine Learning': {
      sure: 'umetna inteligenc|umetne inteligenc|strojno učenje',
    },
    'Cybersecurity & Privacy': {
      sure: 'kibernetsk',
      maybe: 'varstvo podatkov',
    },
    'Design & Creative': {
      sure: 'grafičn|ilustracij|notranje oblikovanje',
    },
    'Audio & Music': {
      sure: 'glasb|zbor$|orkest',
    },
    'Construction & Engineering': {
      sure: 'gradbeni|gradnj|arhitekt|izolacij|krovstv|adaptacij',
      maybe: 'projektiranj',
    },
    'E-commerce & Retail': {
      sure: 'spletna trgovina|oblačil|čevlj|nakit|pohištv|cvetličar|ročno izdel|igrač|rezervni deli',
      maybe: 'trgovin|daril',
    },
    'Education & E-learning': {
      sure: 'šola$|tečaj|izobraževanj|inštrukcij|avtošol|vrtec|univerz',
      maybe: 'učenj',
    },
    'Events & Ticketing': {
      sure: 'porok|koncert|vstopnic',
      maybe: 'dogodk|dogodek|festival',
    },
    'Finance & Accounting': {
      sure: 'računovod|zavarovanj|kredit|davčn|fakturiranj',
      maybe: 'financ|naložb',
    },
    'Fitness & Sports': {
      sure: 'fitnes|trener|vadba|joga|nogomet|športni klub|športno društvo|plavanj|borilne|plesna šola',
    },
    'Food & Hospitality': {
      sure: 'restavracij|gostiln|pekar|slaščičar|sladoled|kavarn|pivovar|vinar|vina$|nastanit|turistična kmetija|picerij|catering|čebelar|mesarij',
      maybe: 'hotel$',
    },
    'Games & Entertainment': {
      sure: 'družabne igre',
      maybe: 'igre$|igra$',
    },
    'Government & Legal': {
      sure: 'odvetni|pravn[aoei]|notar',
      maybe: 'občina',
    },
    'Health & Medical': {
      sure: 'zdravnik|zobozdrav|zobna|ordinacij|fizioterap|psiholog|lekarn|zdravj|klinik|masaž|terapij|limfna drenaž',
      maybe: 'pacient',
    },
    'Home & Local Services': {
      sure: 'električar|elektroinštal|vodovod|slikopleskar|čiščenj|frizer|kozmetič|avtoservis|vulkanizer|vrtnar|klimatske naprave|sončne elektrarne|toplotne črpalke|ključavničar|mizar|dimnikar',
    },
    'HR & Recruiting': {
      sure: 'zaposlitev|prosta delovna mesta|kadrovsk|iskanje dela',
    },
    'IT Services & Consulting': {
      sure: 'izdelava spletnih|spletne strani|razvoj programske|popravilo računal|informacijsk',
    },
    'Marketing & Advertising': {
      sure: 'oglaševanj|tiskarn|trženj',
      maybe: 'marketing',
    },
    'Media & Publishing': {
      sure: 'založb|časopis|revij',
      maybe: 'novice$|knjige',
    },
    'Pets & Animals': {
      sure: 'ps[iae]$|pasja|mačke|veterin|ljubljenčk|vzreditelj|konji$',
    },
    'Photo & Video': {
      sure: 'fotograf|snemanj|videograf',
    },
    'Real Estate': {
      sure: 'nepremičnin|stanovanj|najem stan|upravljanje stavb',
    },
    'Science & Research': {
      sure: 'vreme$',
      maybe: 'raziskav|laboratorij|znanstven',
    },
    'Transport & Logistics': {
      sure: 'prevoz|selitv|logisti|špedic|taksi$',
      maybe: 'dostav',
    },
    'Travel & Mobility': {
      sure: 'potovanj|turiz|turistič|počitnic|najem (?:vozil|avto|plovil|koles)|izlet|rabljena vozila',
    },
  },
  price_on_request: 'zahtevajte ponudbo|cena po dogovoru|pošljite povpraševanje',
  features_heading: 'storitve|naše storitve|ponudba|prednosti|zakaj|kaj ponujamo|funkcije|terapije',
  people_served: 'podjetja|družine|otroke|starše|šole|podjetnike|stranke|študente|obrtnike|ekipe',
  made_for: '(?:namenjen[oa]?|primern[oa]?|idealn[oa]) za|za',
  support_link: 'pomoč|podpora',
  owner_behind: '[Ll]astni(?:k|ca)',
  audience_heading: raw`za koga|komu je namenjen\p{L}*`,
  use_cases_heading: 'primeri uporabe',
  integrations_heading: 'integracije',
  praise_heading: 'mnenja strank|izkušnje strank',
  not_yet: 'kmalu',
  no_features_heading: raw`kako (?:to )?(?:deluje|poteka)|korak\p{L}*|cene|cenik|vprašanja|kontakt|o nas|zgodovina|vrednote|delovni čas|odpiralni čas|galerija|dogodki|ekipa|stranke|partnerji|blog|novice|zaposlitev|primeri|mnenja|prenos`,
  problem_heading: raw`težav\p{L}*|problem\p{L}*|napake|brez nas|poznate to|skrite napake|skrita tveganja`,
  no_prose: raw`kliknite|pritisnite|spodaj|zgoraj|ta stran|na tej strani|kontaktirajte|pokličite|pišite|preberite|izvedite|na sliki|na fotografiji|delovni čas|novičnik\p{L}*|izpolnite|kmalu|pravice pridržane|hvala|prijavite|rezervirajte|izberite|prepričajte se`,
  before_name: 'Izdelal[ai]?',
  site_made_by: 'izdelava(?: spletn(?:e|ih) strani)?|oblikovanje',
  others_heading: 'gostovanje|obdelovalci|plačil[ao]|plačilni ponudnik|nadzorni organ|tretje osebe|dobavitelji',
  developed: 'izdela',
  shipping: 'dostava|poštnina',
  i_am: 'ime mi je|sem',
  i_am_capital: 'Ime mi je|Sem|Jaz sem',
  founder_story: 'ustanovitelj|ustanovil',
  we_founded: 'smo ustanovili',
  body_described: 'brez|v javnem',
}
