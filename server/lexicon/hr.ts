import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Croatian. */
export const hr: Lexicon = {
  little_words: 'i je u na za se su da od ili s vaš koji naše kao nije',
  abbreviations: { ai: 'UI|umjetna|umjetne', vat: 'PDV' },
  legal_form: raw`j\.?d\.?o\.?o\.?|d\.\s?o\.\s?o\.?|d\.\s?d\.`,
  company_label: 'naziv(?: (?:tvrtke|podjetja|društva))?|tvrtka',
  founder: '(?:[Ss]u)?[Oo]snivač(?:ica)?|(?:[Ss]u)?[Uu]temeljitelj',
  free: 'besplat(?:no|an|na)',
  pricing_page: 'cenovnik|cjenik',
  about_page: 'o nama',
  any_city: 'Cijela',
  address_label: 'sjedište|adresa|naša adresa|lokacija',
  register_behind: 'OIB',
  privacy_link: 'privatnost|zasebnost',
  terms_link: 'uvjeti',
  and_own: 'i',
  founded_in: '(?:osnovan[aio]?|utemeljen[aio]?)(?: je)?',
  founded_label: 'osnovan[ao]?|godina osnivanja',
  since: 'od',
  ourselves: 'mi|naša|tvrtka|poduzeće|udruga|obrt',
  was_founded: raw`osnovan\p{L}*|godine osnovan\p{L}*`,
  month_ahead: 'godine',
  founded_event: 'osnivanje|osnovan[ao]?|početak',
  launched: '(?:osnovali smo|osnovana je)',
  story_year_start: 'u|godine',
  based_in: 'sa sjedištem u|sjedište je u|smješten[aio]? u',
  country_label: 'država',
  city_label: 'grad',
  contact_heading: 'kontakt|gdje',
  other_party_label: 'hosting|pružatelj hostinga|izvršitelj obrade',
  company_speaks: 'mi smo|smo|tvrtka|obrt',
  street_part: 'ulica|trg ',
  street: 'ulica',
  phone_label: 'telefon|mobitel|tel|nazovite(?: nas)?',
  price_from: 'od|već od',
  per_period: 'po',
  month_word: 'mjesec|mj',
  month_part: 'mjeseč',
  year_word: 'godina|godinu|god',
  year_part: 'godišnj',
  per_person: 'po osobi',
  says_own_cost: 'cijena|samo|košta',
  says_cost: 'cijena|samo|košta',
  pricing_heading: 'cjenik|cijen',
  old_price: 'stara cijena|umjesto|prije',
  metric: 'plaća',
  no_offer_heading: raw`posao|karijera|dostava|donacij\p{L}{0,4}`,
  free_beside_behind: raw`dostav\p{L}{1,3}|konzultacij\p{L}{1,3}|parking|parkiranje|wi-?fi|ponud\p{L}{1,3}|procjen\p{L}{1,3}|povrat|savjetovanje|izmjer\p{L}{1,3}|podrška|montaža`,
  only_start_free: 'registracija|prvi (?:mjesec|sat|razgovor)',
  jobs_address: 'posao|karijere',
  developed: 'izradi|razvi',
  founded_by: '(?:osnova(?:o|la|li)|osnivač je)',
  founds: 'osnova(?:o|la|li)|pokrenu(?:o|la|li)',
  legal_form_ahead: 'Obrt|Udruga|Udruženje',
  legal_form_short: 'obrt',
  register_number: 'oib|mbs',
  categories: {
    'AI & Machine Learning': {
      sure: 'umjetna inteligencij|umjetne inteligencij|strojno učenje',
    },
    'Cybersecurity & Privacy': {
      sure: 'kibernetičk',
      maybe: 'zaštita podataka',
    },
    'Design & Creative': {
      sure: 'grafičk|ilustraci|dizajn interijer',
    },
    'Project Management & Collaboration': {
      sure: 'okrs?$',
    },
    'Audio & Music': {
      sure: 'glazb|zbor$|orkest',
    },
    'Construction & Engineering': {
      sure: 'građevin|gradnj|arhitekt|izolacij|krovopokriv|adaptacij',
      maybe: 'projektiranje|beton',
    },
    'E-commerce & Retail': {
      sure: 'webshop|odjeć|obuć|nakit|namještaj|cvjeć|ručn[aoi] (?:rad|izrađ)|igračk|rezervni dijelovi',
      maybe: 'trgovin|poklon',
    },
    'Education & E-learning': {
      sure: 'škola|tečaj|instrukcij|autoškol|vrtić|sveučiliš|nastav',
      maybe: 'edukacij|učenje',
    },
    'Events & Ticketing': {
      sure: 'vjenčanj|koncert|ulaznic|proslav',
      maybe: 'događanj|festival',
    },
    'Finance & Accounting': {
      sure: 'računovod|knjigovod|osiguranj|kredit|porez|fakturir',
      maybe: 'financij|ulaganj',
    },
    'Fitness & Sports': {
      sure: 'teretan|trener|trening|joga|nogomet|sportski klub|plivanje|borilačk|plesna škola',
    },
    'Food & Hospitality': {
      sure: 'restoran|pekar|slastičar|sladoled|kafić|konoba|pivovar|vinarij|vina$|smještaj|apartmani za odmor|picerij|catering|maslinov|mesnic',
      maybe: 'hotel$|med$',
    },
    'Games & Entertainment': {
      sure: 'društvene igre|videoigr',
      maybe: 'igre$|igra$',
    },
    'Government & Legal': {
      sure: 'odvjetni|pravn(?:i|e) |javni bilježnik',
      maybe: 'općina',
    },
    'Health & Medical': {
      sure: 'telemedicine|liječni|stomatolog|zubar|ordinacij|fizioterap|psiholog|ljekarn|zdravlj|zdravstv|klinik|masaž|terapij|limfna drenaža',
      maybe: 'pacijent',
    },
    'Home & Local Services': {
      sure: 'električar|elektroinstal|vodoinstalater|soboslikar|čišćenje|frizer|kozmetič|autoservis|vulkanizer|vrtlar|klima uređaj|solarn|dizalice topline|bravar|stolar|dimnjač',
    },
    'HR & Recruiting': {
      sure: 'oglasi za posao|zapošljavanj|ljudski resursi|slobodna radna mjesta',
    },
    'IT Services & Consulting': {
      sure: 'izrada (?:web|softver|mrežnih)|web (?:dizajn|razvoj)|razvoj softvera|popravak računala|informatičk',
    },
    'Marketing & Advertising': {
      sure: 'oglašavanj|tiskara',
      maybe: 'marketing|reklam',
    },
    'Media & Publishing': {
      sure: 'nakladni|izdavač|novine|časopis',
      maybe: 'vijesti|knjige',
    },
    'Pets & Animals': {
      sure: 'ps[iae]$|mačke|veterinar|ljubimc|uzgajivač|konji$',
    },
    'Photo & Video': {
      sure: 'fotograf|snimanje|videograf',
      maybe: 'dron$',
    },
    'Real Estate': {
      sure: 'nekretnin|stanovi|stanova$|najam stan|upravljanje zgrad',
    },
    'Science & Research': {
      sure: 'prognoza',
      maybe: 'istraživanj|laboratorij|znanstven',
    },
    'Transport & Logistics': {
      sure: 'krovini|prijevoz|selidb|logisti|špedic|taksi$',
      maybe: 'dostav',
    },
    'Travel & Mobility': {
      sure: 'putovanj|turiz|turistič|odmor$|najam (?:auto|plovil|vozil|bicik)|izleti|rabljen[aih]{1,3} (?:auto|vozil)',
    },
  },
  price_on_request: 'zatražite? (?:besplatnu )?ponudu|cijena na upit|cijena po dogovoru',
  features_heading: 'usluge|naše usluge|značajke|prednosti|zašto|što nudimo|mogućnosti|tretmani',
  people_served: 'tvrtke|obitelji|djecu|roditelje|škole|poduzetnike|klijente|studente|restorane|obrtnike|tvrtki|timove',
  made_for: '(?:namijenjen[oa]?|idealn[oa]|osmišljen[oa]?) za|za',
  we_founded: 'osnovali smo',
  support_link: 'pomoć|podrška|korisnička podrška',
  owner_behind: '[Vv]lasni(?:k|ca)',
  audience_heading: 'za koga',
  use_cases_heading: 'primjene|slučajevi upotrebe',
  integrations_heading: 'integracije',
  praise_heading: 'iskustva klijenata|recenzije|što kažu',
  no_features_heading: raw`kako (?:to )?(?:radi|funkcionira)|korac\p{L}*|cijen\p{L}*|pitanja|kontakt|o nama|povijest|vrijednosti|radno vrijeme|galerija|događanja|naš tim|klijenti|partneri|blog|novosti|vijesti|karijere|primjeri|portfelj|preuzmi`,
  problem_heading: raw`problem\p{L}*|poznato|greške|pogreške|bez nas|izazovi|skrivene mane|skriveni rizici`,
  no_prose:
    'kliknite|pritisnite|u nastavku|iznad|ova stranica|na ovoj stranici|kontaktirajte|javite|nazovite|pišite|pročitajte|saznajte više|na slici|na fotografiji|radno vrijeme|newsletter|ispunite|uskoro|prava pridržana|primjer|hvala|pretplatite|rezervirajte|odaberite|uvjerite se',
  before_name: 'Izradi(?:o|la)',
  site_made_by: 'izrada(?: (?:web )?(?:stranic[ea]|sajta))?|web dizajn|dizajn',
  others_heading: raw`hosting|izvršitelji obrade|plaćanj\p{L}{1,2}|treće (?:osobe|strane)|nadzorno tijelo`,
  shipping: 'dostava|poštarina',
  i_am: 'zovem se|ja sam|moje ime je',
  i_am_capital: 'Zovem se|Ja sam|Moje ime je',
  founder_story: 'osnivač|osnova',
  body_described: 'bez',
}
