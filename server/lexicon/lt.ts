import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Lithuanian. */
export const lt: Lexicon = {
  little_words: 'ir yra su į iš kad ar tai jūsų kaip arba mūsų nuo už bei per jūs mes',
  country_names: {
    LT: 'lietuvos respublika',
  },
  legal_form: 'UAB',
  legal_form_short: 'MB|VšĮ',
  legal_form_ahead: 'UAB|MB|VšĮ',
  company_label: 'įmonė|įmonės pavadinimas|pavadinimas',
  publisher_label: 'savininkas|duomenų valdytojas|pardavėjas',
  publisher_heading: 'rekvizitai|kontaktai',
  controller_heading: 'duomenų valdytojas',
  register_number: 'įmonės kodas',
  run_by: 'valdo',
  authority: 'valstybinė duomenų apsaugos',
  site_made_by: 'sprendimas|sukūrė',
  founder: '[Įį]kūrėja[si]?',
  founds: 'įkūrė|įsteigė',
  founded_in: 'įkurta|(?:įkurt[aoi]?s?|įsteigt[aoi]?s?|įkūrėme)',
  founded_label: 'įkurta|įkūrimo metai|įkurtas|įsteigta|įsteigimo data',
  since: 'nuo',
  ourselves: 'mes|mūsų|įmonė|bendrovė|asociacija',
  free: 'nemokam(?:as|a|ai|i|ą|os)',
  free_beside_behind: raw`konsultacij\p{L}{0,30}|pristatym\p{L}{0,30}|bandym\p{L}{0,30}`,
  not: 'ne',
  first: raw`pirm\p{L}{1,30}`,
  time_units: raw`dien\p{L}{1,30}`,
  trial_days: raw`dien\p{L}{1,3}`,
  trial: raw`nemokamas band\p{L}{1,30}`,
  open_source: 'atvir(?:o|ojo) kodo',
  price_on_request: 'kaina (?:pagal|sutartinė)|gauti pasiūlymą',
  product: 'programėlė|įrankis|paslauga|svetainė',
  fully: 'visiškai',
  is: 'yra',
  price_question: 'kiek kainuoja|nemokam',
  yes: 'taip',
  pricing_heading: 'kain|kainos|kainoraštis',
  says_cost: 'kaina|kainuoja|nuo',
  says_own_cost: 'kaina|tik',
  old_price: 'vietoj',
  no_offer: 'apie',
  coming_soon: 'netrukus',
  free_shipping: 'nemokamas pristatymas',
  faq_heading: raw`dažniausi\p{L}{1,30}|dažnai užduodami|duk(?!\p{L})`,
  no_question: '(?:liko|turite|vis dar|dar) .{0,14}klausim.{0,20}|pasiruoš.{0,40}',
  features_heading: 'funkcijos|savybės|paslaugos|privalumai|kodėl|ką siūlome|mūsų paslaugos|galimybės',
  use_cases_heading: 'kam skirta',
  integrations_heading: 'integracijos',
  no_features_heading: raw`kaip veikia|kainos|kontaktai|žingsn\p{L}*|klausimai|apie mus|istorija|vertybės|darbo laikas|galerija|renginiai|komanda|klientai|partneriai|tinklaraštis|naujienos|karjera|pavyzdžiai|atsiliepimai|eiga`,
  runs_on: 'atsisiųsti|veikia',
  speaks_languages: 'kalb(?:a|os|ų|omis)',
  generic_name: 'pagrindinis|apie mus|paslaugos',
  greeting: 'sveiki',
  greeting_start: 'sveiki atvykę',
  any_city: 'Visa',
  address_label: 'adresas|buveinė|mūsų adresas|registracijos adresas',
  city_label: 'miestas',
  country_label: 'šalis',
  street: raw`gatv|g\.|pr\.`,
  phone_label: 'telefonas|tel|mob',
  we_work: 'dirbame|veikiame',
  in_business_since: 'nuo',
  and_names: 'ir',
  register_behind: raw`įm(?:onės|\.)? kodas`,
  calls_itself: 'mes',
  general_mailbox: 'kontakti',
  free_given: raw`nemokam\p{L}{0,30}`,
  shipping: raw`pristatym\p{L}{0,30}`,
  per_person: 'asmeniui',
  adults: raw`suaugusi\p{L}+`,
  pricing_address: 'kainos',
  software: 'programėlė',
  privacy_link: 'privatumo',
  terms_link: 'taisyklės|sąlygos',
  support_link: 'pagalba|klientų aptarnavimas',
  cart_button: 'į krepšelį|krepšelis',
  cart_address: 'krepselis',
  own_question: raw`kodėl .{2,24}\?$`,
  question_word: 'kas|kaip|kodėl|kada|kur|kiek|ar',
  another_blog: 'dar vienas',
  defines: 'yra',
  multiplier: 'tūkst',
  price_from: 'nuo',
  month_part: 'mėn',
  year_word: 'metai',
  plan_kind: raw`versij\p{L}`,
  was_founded: raw`įkurt\p{L}*|įsteigt\p{L}*|įkūrė\p{L}*`,
  founded_event: 'įkūrimas|įkurta|pradžia',
  based_in: 'įsikūrus[iį] ?|buveinė',
  contact_heading: 'kontakt|susisiek',
  other_party_label: raw`talpinim\p{L}*|prieglob\p{L}*|duomenų tvarkytojas`,
  company_speaks: 'mes|įmonė|esame',
  region_behind: 'rajonas|apskritis',
  per_period: 'už',
  month_word: 'mėnuo|mėnesį',
  year_part: 'metams|metin',
  metric: 'atlyginimas|darbo užmokestis',
  no_offer_heading: 'darbo pasiūlymai|karjera|pristatymas|parama',
  jobs_address: 'karjera|darbas',
  founded_by: '(?:įkūrė|įkurta)',
  categories: {
    'AI & Machine Learning': {
      sure: 'dirbtin|mašininis mokym',
    },
    'Browser Extensions': {
      sure: 'naršyklės (?:plėtin|įskiep)|pridėti prie (?:chrome|firefox)',
    },
    'Cloud & Hosting': {
      sure: 'talpinim',
    },
    'Customer Support & Feedback': {
      sure: 'apklaus',
    },
    'Cybersecurity & Privacy': {
      sure: 'kibernetin',
      maybe: 'duomenų apsaug',
    },
    'Data & Databases': {
      sure: 'duomenų baz',
    },
    'Design & Creative': {
      sure: 'dizain|grafin|iliustrac|interjero dizain',
    },
    'Developer Tools': {
      sure: 'kūrėjams',
    },
    Email: {
      maybe: 'imap',
    },
    'Hardware & IoT': {
      sure: 'jutikli',
    },
    'Mobile Apps': {
      sure: 'programėl',
    },
    'Monitoring & Observability': {
      sure: 'stebėsen|stebi (?:jūsų )?svetain',
    },
    'Note-taking & Writing': {
      sure: 'užraš|rašym|užrašin',
    },
    'Open Source': {
      sure: 'atviro kodo',
    },
    Productivity: {
      sure: 'produktyvum|vos pdf|darbų sąraš',
    },
    'Project Management & Collaboration': {
      sure: 'projektų valdym',
    },
    'Sales & CRM': {
      sure: 'klientų valdym',
    },
    'Scheduling & Booking': {
      sure: 'registracijos sistem|rezervacijų sistem',
      maybe: 'rezervacij',
    },
    'Storage & Backup': {
      sure: 'saugykl|atsargin[a-ząčęėįšųūž]{1,20} kopij',
    },
    'Audio & Music': {
      sure: 'muzik|chor(?:as|o)$|orkestr',
    },
    'Construction & Engineering': {
      sure: 'statybų|namų statyba|konstrukcij|statyb|karkasin|statome|skydin|architekt|izoliaci|šiltinim|stogų|renovacij',
      maybe: 'betonav|projektavim',
    },
    'E-commerce & Retail': {
      sure: 'drabuži|internetin[a-ząčęėįšųūž]{1,20} parduotuv|krepšel|avalyn|batai$|papuošal|rankų darbo|knygynas|baldai|gėl(?:ės|ių)|žaisl|dalys$|didmen',
      maybe: 'parduotuv|dovan',
    },
    'Education & E-learning': {
      sure: 'kita$|darželi|mokykl|mokym|pamok|korepetitor|mokytis|kalbų (?:kursai|mokymas)|kursai|vairavimo mokykl|universitet',
    },
    'Events & Ticketing': {
      sure: 'vestuv|vestuvės|šventėms|renginių|koncert|biliet|švent(?:ė|ės|ėms)$',
      maybe: 'rengini|festival',
    },
    'Finance & Accounting': {
      sure: 'išlaid|apskait|buhalter|draudim|deklaracij|mokesčių|paskol|mokesč|sąskait',
      maybe: 'finans|investic',
    },
    'Fitness & Sports': {
      sure: 'sporto klub|treniruo|krepšin|trener|joga|futbol|plaukim|kovos men|šokių',
    },
    'Food & Hospitality': {
      sure: 'receptų|receptai|apartamentai|viešbut|nakvyn|kepykl|sūri|medus$|alaus|daržovės|žuvis|restoran|konditerij|ledai$|ledų$|kavin|vyn(?:as|o)$|apgyvendin|picerij|maitinim',
    },
    'Games & Entertainment': {
      sure: 'žaidim|stalo žaid',
    },
    'Government & Legal': {
      sure: 'teisin|notar(?:as|iaus)|savivaldyb|advokat|notar|teisės',
    },
    'Health & Medical': {
      sure: 'sveikat|gydytoj|odontolog|klinik|kineziterap|psicholog|vaistin|masaž|slaug|reabilitac',
      maybe: 'pacient',
    },
    'Home & Local Services': {
      sure: 'virtuvės baldai|baldai pagal|baldų|saugos sistem|valym|santechnik|elektrik(?:as|os)|perkraustym|kirpykl|grožio salon|šilumos siurbl|šildym|langų|stogų|dažym|grindų|spynų|kirpėj|manikiūr|plovykl|elektrik|autoservis|padang|sodinink|aplinkos tvarkym|kondicionier|saulės elektrin|stali(?:ai|us)',
    },
    'HR & Recruiting': {
      sure: 'darbas|įdarbinim|personalo atrank|darbo skelbim|personalo valdym|darbo pasiūlym|įdarbin',
      maybe: 'personalo',
    },
    'IT Services & Consulting': {
      sure: 'programuotoj|interneto sprendim|konsultav|svetainių kūrim|interneto svetain|programavimo paslaug|programavim|programinės įrangos|kompiuterių (?:remont|taisym)|it paslaug',
      maybe: 'sprendim',
    },
    'Marketing & Advertising': {
      sure: 'reklamos agent|rinkodar|spaustuv',
      maybe: 'reklam',
    },
    'Media & Publishing': {
      sure: 'leidykl|laikrašt|žurnal|knyg',
      maybe: 'naujien',
    },
    'Pets & Animals': {
      sure: 'šun(?:ų|ims|ys)|gyvūn|šun(?:ys|ų|im)|katės$|kačių|veterin|augintin|veisl|žirg',
    },
    'Photo & Video': {
      sure: 'nuotrauk|fotograf|videograf',
      maybe: 'filmavim|dron',
    },
    'Real Estate': {
      sure: 'nekilnojam|butų|nekilnojamas|būst|butai$|nuom(?:a|ojam) (?:butai|patalp)|namų administr',
    },
    'Science & Research': {
      sure: 'mokslin|tyrim|oro prognoz',
      maybe: 'laborator|moksl(?:as|o|in)',
    },
    'Transport & Logistics': {
      sure: 'perkraustym|pervežim|siunt|kurjer|pervež|perkraust|logistik|krovini|taksi',
    },
    'Travel & Mobility': {
      sure: 'ekskursij|autonuoma|kelion|atostog|dvirač|automobilių nuom|pažintin|sodyb|turizm|naudoti automobili',
    },
  },
  people_served: 'įmonėms|šeimoms|vaikams|tėvams|mokykloms|verslui|klientams|komandoms',
  we_founded: 'įkūrėme',
  owner_behind: '[Ss]avininkas|[Ss]avininkė',
  audience_heading: 'kam skirta|kam tinka',
  praise_heading: 'atsiliepimai|ką sako',
  not_yet: 'netrukus|jau greitai',
  made_for: '(?:sukurta|skirta|tinka)',
  problem_heading: raw`problem\p{L}*|pažįstama|klaidos|be mūsų|iššūkiai`,
  no_prose: raw`spustelėkite|paspauskite|žemiau|aukščiau|šis puslapis|šiame puslapyje|susisiekite|skambinkite|rašykite|skaitykite|sužinokite|nuotraukoje|darbo laikas|naujienlaišk\p{L}+|užpildykite|netrukus|teisės saugomos|pavyzdys|ačiū|prenumeruokite|registruokitės|užsisakykite|pasirinkite`,
}
