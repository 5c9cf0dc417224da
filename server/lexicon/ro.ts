import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Romanian. */
export const ro: Lexicon = {
  little_words: 'și de la cu pentru este sau în nu mai din care sunt pe ale dumneavoastră noastre să o',
  country_names: {
    MD: 'republica moldova',
  },
  legal_form_short: 'PFA',
  legal_form_ahead: raw`S\.?C\.?|P\.?F\.?A\.?`,
  company_label: 'denumire(?:a)?(?: societății| socială)?|societate(?:a)?',
  operator_label: 'operator(?:ul)?',
  operator_heading: 'date de identificare|datele? (?:firmei|societății)',
  controller_heading: 'operatorul',
  register_number: raw`cui|c\.u\.i`,
  run_by: '(?:operat|administrat|deținut|dezvoltat|creat) de(?: către)?|un produs(?: al)?',
  ours: 'site-ul',
  company_speaks: 'suntem',
  based_in: 'cu sediul (?:social )?în',
  founder: '[Cc]o-?[Ff]ondator[ei]|[Ff]ondator[ei]',
  i_am: 'mă numesc',
  founded_by: '(?:fondat[ăa]?|creat[ăa]?) de',
  founded_in: '(?:a fost )?(?:fondat|înființat)[ăae]? în',
  founded_label: 'an(?:ul)? înființării',
  since: 'din',
  free: 'gratuit(?:e|s|es|ement|o|a|os|as|amente|ă|i)?',
  free_beside_before: 'livrare|consultanță|evaluare|ofertă|transport|perioadă|mostră',
  not: 'nu este',
  time_units: 'zile',
  trial_days: 'zile|săptămâni|luni',
  for_days: 'pentru',
  trial: raw`perioad[aă] de prob[aă]|încearcă gratuit|\d de zile gratuit`,
  open_source: 'cod deschis',
  price_on_request: '(?:cere|solicită|solicitați)(?: o| acum o){0,3} ofert[aă]|preț la cerere',
  product: 'aplicație|aplicația|unealtă|instrument|serviciu',
  fully: 'complet|în totalitate',
  free_behind: 'pentru totdeauna|pentru toți',
  is: 'este|sunt',
  yes: 'da',
  pricing_heading: 'bilet|preț|tarife|pachete',
  says_cost: 'apoi|costă|preț|abonament|de la',
  says_own_cost: 'preț|abonament|doar|apoi',
  old_price: 'în loc de|economisești|reducere',
  no_offer: 'până la|peste|transport|livrare|aproximativ',
  no_offer_behind: 'reducere',
  metric: 'venituri|cheltuieli',
  coming_soon: 'în curând',
  free_shipping: 'livrare gratuit',
  imprint_page: 'informatii legale|date firma|date de identificare',
  pricing_page: 'preturi|pret|tarife si preturi|abonamente',
  about_page: 'despre|despre noi|cine suntem|compania',
  team_page: 'echipa|echipa noastra|fondatori',
  contact_page: 'contacteaza ne',
  faq_page: 'intrebari frecvente|intrebari|ajutor',
  terms_page: 'termeni|termeni si conditii|conditii',
  privacy_page: 'confidentialitate|politica de confidentialitate',
  features_page: 'functionalitati|functii|cum functioneaza|produs',
  press_page: 'presa',
  docs_page: 'documentatie|ghid',
  door_page: 'autentificare',
  faq_heading: 'întrebări (?:frecvente|și răspunsuri)',
  no_question: '(?:mai )?(?:ai|aveți) .{0,12}întrebări.{0,20}|(?:gata|pregătit).{0,50}',
  features_heading: 'funcționalități|caracteristici|avantaje|servicii(?:le noastre)?',
  use_cases_heading: 'pentru cine|cazuri de utilizare',
  integrations_heading: 'integrări',
  no_features_heading: 'cum funcționează|prețuri|despre',
  speaks_languages: 'limb[ăi]|limbile',
  generic_name: 'acasă|bun venit|despre noi|servicii',
  greeting_start: 'bun venit',
  address_label: 'sediul?(?: social)?|adresa?',
  city_label: 'oraș|localitate',
  country_label: 'țara',
  after_address: 'CUI',
  and_names: 'și|şi',
  all_rights: 'toate',
  register_behind: 'CUI',
  support_mailbox: 'care',
  and_open: 'și',
  shipping: 'livrare',
  shipping_ahead: 'livrare',
  rhythm: 'lunar',
  for_duration: 'pentru',
  days: 'zile',
  per_unit: 'pe',
  denied: 'fără',
  and_open_source: ' și',
  privacy_link: 'confidențialit',
  terms_link: 'termeni',
  support_link: 'ajutor',
  sign_in_title: 'autentificare',
  not_found: 'nu (a fost g[aă]sit|exist[aă])',
  cart_button: 'adaugă în coș|coș(?:ul)? de cumpărături',
  cart_address: 'cos',
  for_whom: 'pentru',
  with_what: 'cu|fără',
  own_question: raw`de ce .{2,24}\?$|cine suntem|cum funcționează`,
  question_word: 'ce|cum|de ce|când|unde|care|cât|pot',
  another_blog: 'încă un',
  made_for: raw`\bpentru`,
  people_served: 'companii|dezvoltatori|elevi',
  defines: 'este',
  region_ahead: raw`Judetul|Județul|Jud\.`,
  categories: {
    'AI & Machine Learning': {
      sure: 'inteligenț[aă] artificial',
    },
    'Cloud & Hosting': {
      sure: 'găzduire (?:web)?|servere vps',
    },
    'Cybersecurity & Privacy': {
      sure: 'securitate cibernetic',
      maybe: 'securit',
    },
    'Data & Databases': {
      sure: 'bază de date|baze de date|veri ?taban',
    },
    'Developer Tools': {
      sure: 'dezvoltatori',
    },
    Email: {
      maybe: 'gmail',
    },
    'Mobile Apps': {
      sure: 'aplicație mobilă',
    },
    'Note-taking & Writing': {
      sure: 'notițe',
    },
    'Open Source': {
      sure: 'cod sursă deschis',
    },
    Productivity: {
      sure: 'productivitate',
      maybe: 'automat|organi[sz]|sarcini',
    },
    'Project Management & Collaboration': {
      sure: 'management de proiect',
    },
    'Sales & CRM': {
      sure: 'gestiunea clienților',
    },
    'Scheduling & Booking': {
      maybe: 'rezervări|termine$|rezervare|planificare|programări online',
    },
    'Storage & Backup': {
      maybe: 'stocare',
    },
    'Audio & Music': {
      sure: 'muzic',
    },
    'Construction & Engineering': {
      sure: 'case (?:pasive|din lemn|la cheie)|construcții|case pe structură|geodez',
      maybe: 'fabricat',
    },
    'E-commerce & Retail': {
      sure: 'haine$|magento|coș de cumpărături|mobilier la comandă|mobilă$',
      maybe: 'magazin',
    },
    'Education & E-learning': {
      sure: 'matematică|grădiniț|cursuri|școal|meditați|lecții',
    },
    'Events & Ticketing': {
      sure: 'teatru|nuntă|botez|evenimente|nunt[aăi]',
      maybe: 'celebrat',
    },
    'Finance & Accounting': {
      sure: 'cheltuieli|factură|tva$|forex|contabil|contabilitate|facturare|facturi|asigur[aă]r',
    },
    'Fitness & Sports': {
      sure: 'sportiv|sală de (?:fitness|sport)|fotbal|antrenor',
    },
    'Food & Hospitality': {
      sure: 'cafea|pensiun|mic dejun|camere$|brutări|cofetări|rețet|viticol|iberic|coș de legume',
    },
    'Games & Entertainment': {
      sure: 'jocuri',
    },
    'Government & Legal': {
      sure: 'consultanță juridică|notari|tribunal|reprezentare în instanță|instanț|primări',
    },
    'Health & Medical': {
      sure: 'logoped|masaj|fizioterap|homeopat|vaccin|pharma|sănătate|stomatolog|odontolog|ginecolog|cardiolog|optician|terapie',
    },
    'Home & Local Services': {
      sure: 'deratizare|anvelope|asistenta|instalații (?:termice|sanitare|electrice)|tatuaj|frizer|coafor|curățenie|instalator|electrician|amenajări|mutări|frizerie|salon de înfrumusețare|remont|pompe de căldură|centrale termice|mobilă la comandă|amenajări interioare|zugrav|faianțar|termopane|dezinsecție',
    },
    'HR & Recruiting': {
      sure: 'angajare|recrutare|locuri de muncă',
    },
    'IT Services & Consulting': {
      sure: 'site-uri (?:de prezentare|web)|creăm site|realizare site|servicii it|asistență it|consultanță',
      maybe: 'soluții',
    },
    'Marketing & Advertising': {
      sure: 'publicitate',
    },
    'Media & Publishing': {
      sure: 'editura|cărți',
    },
    'Pets & Animals': {
      sure: 'pisic|animale de companie',
    },
    'Photo & Video': {
      sure: 'fotografie|videografie|youtube (?:video|download|channel)',
      maybe: 'youtube|film$',
    },
    'Real Estate': {
      sure: 'apartament(?:e|elor)|imobiliar|apartamente',
    },
    'Science & Research': {
      sure: 'laborator|bioinformatic|cercetare|științ',
      maybe: 'dna$',
    },
    'Transport & Logistics': {
      sure: 'tractari auto|mutări|mărf|marfă|curier|coletă|transport marfă',
    },
    'Travel & Mobility': {
      sure: 'călător|vacanț|turism',
    },
  },
}
