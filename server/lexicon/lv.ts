import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Latvian. */
export const lv: Lexicon = {
  little_words: 'un ir ar uz no par vai kas jūsu mūsu tā kā var lai',
  country_names: {
    LV: 'latvijas republika',
  },
  legal_form_short: 'SIA',
  legal_form_ahead: 'SIA|Biedrība|Nodibinājums|Kooperatīvā sabiedrība',
  company_label: 'uzņēmums|nosaukums|uzņēmuma nosaukums',
  publisher_label: 'pārzinis',
  publisher_heading: 'rekvizīti',
  run_by: 'uztur',
  site_made_by: 'izstrāde|mājaslapas? izstrāde|mājaslapa',
  founder: '[Dd]ibinātāj',
  founds: 'dibināja|izveidoja',
  founded_in: '(?:dibināt[as]|izveidot[as])(?: gada)?',
  since: 'kopš',
  free: 'bezmaksas|bez maksas',
  software: 'programmatūra|lietotne',
  side_offer: 'papildu',
  pricing_heading: 'cenas|cenrādis',
  faq_heading: 'biežāk uzdotie',
  address_label: 'adrese|juridiskā adrese|mūsu adrese|biroja adrese',
  street: 'iela',
  phone_label: 'tālr(?:unis)?',
  we_work: 'strādājam',
  in_business_since: 'kopš',
  and_names: 'un',
  privacy_link: 'privātum|datu aizsardz|personas dat',
  terms_link: 'noteikumi|nosacījumi|distances līgum',
  support_link: 'palīdzība|klientu atbalsts|atbalsts',
  besides: 'devis',
  founded_label: 'dibināts|dibināšanas gads',
  ourselves: 'mēs|mūsu|uzņēmums|biedrība',
  was_founded: raw`dibināt\p{L}*`,
  founded_event: 'dibināšana|dibināts|sākums',
  based_in: 'atrodas',
  country_label: 'valsts',
  city_label: 'pilsēta',
  contact_heading: 'sazin',
  other_party_label: 'hostings|apstrādātājs',
  company_speaks: 'mēs|uzņēmums',
  street_part: 'iela',
  price_from: 'no',
  per_period: 'par',
  month_word: 'mēnesī|mēnesis|mēn',
  month_part: 'mēneš',
  year_word: 'gadā|gads',
  year_part: 'gada',
  per_person: 'no personas',
  says_own_cost: raw`tikai|maksā|maksājat|sākas|abonements|vienreizēj\p{L}|nomā\p{L}*|plāni|kļūsti par biedru`,
  says_cost: 'tikai',
  old_price: 'vecā cena|agrāk',
  metric: 'alga|atalgojums',
  no_offer_heading: raw`vakances|piegāde|ziedojum\p{L}{0,4}|papildu \p{L}+|piemaks\p{L}{1,3}`,
  free_beside_behind: raw`piegād\p{L}{1,3}|konsultācij\p{L}{1,3}|autostāvviet\p{L}{1,3}|tāme|atcelšana`,
  jobs_address: 'vakances',
  founded_by: '(?:dibināja|dibinātājs ir)',
  register_number: raw`reģ\.? ?nr|reģistrācijas nr|pvn`,
  categories: {
    'AI & Machine Learning': {
      sure: 'mākslīg[a-zāī]{1,3} intelekt',
    },
    'Cybersecurity & Privacy': {
      sure: 'kiberdrošīb|paro[ļl]',
      maybe: 'datu aizsardzīb',
    },
    'Design & Creative': {
      sure: 'grafisk|ilustrācij|interjera',
    },
    'Audio & Music': {
      sure: 'mūzik|koris$|orķestr',
    },
    'Construction & Engineering': {
      sure: 'būvniec|celtniec|arhitekt|izolācij|siltināšan|jumt|renovācij',
      maybe: 'projektēšan',
    },
    'E-commerce & Retail': {
      sure: 'apģērb|apavi|rotaslietas|mēbel|ziedi$|ziedu|roku darbs|rotaļliet|rezerves daļas|lauksaimniecības teh',
      maybe: 'veikal|dāvan',
    },
    'Education & E-learning': {
      sure: 'skola|apmācīb|privātskolotāj|autoskol|bērnudārz|universitāt|izglītīb|vadītāja apl|braukšan|valodu',
      maybe: 'kurs(?:i|u)$',
    },
    'Events & Ticketing': {
      sure: 'kāz(?:as|u|ām)|koncert|biļet',
      maybe: 'pasākum|festivāl',
    },
    'Finance & Accounting': {
      sure: 'grāmatved|apdrošināšan|kredīt|nodok|rēķin|budžet|izdevum',
      maybe: 'finan|ieguldīj',
    },
    'Fitness & Sports': {
      sure: 'sporta klub|trener|treniņ|joga|futbol|peldēšan|cīņas māksl|deju',
    },
    'Food & Hospitality': {
      sure: 'restorān|maiznīc|konditorej|saldējum|kafejnīc|alus darītav|vīn(?:s|a)$|viesnīc|viesu nam|naktsmīt|picērij|ēdināšan|medus$|brokast',
    },
    'Games & Entertainment': {
      sure: 'spēļu|galda spēl|izlaušan',
      maybe: 'spēles$',
    },
    'Government & Legal': {
      sure: 'advokāt|juridisk|jurist|notār|ugunsdzēsēj',
      maybe: 'pašvaldīb',
    },
    'Health & Medical': {
      sure: 'ārst|zobārst|klīnik|fizioterap|psiholog|aptiek|veselīb|masāž|aprūp|rehabilit|brilles|redzes|vecmāt|grūtniec',
      maybe: 'pacient',
    },
    'Home & Local Services': {
      sure: 'kondicionier|elektriķ|santehniķ|krāsošan|uzkopšan|frizētav|skaistumkopšan|autoserviss|riepas|dārz|saules panel|siltumsūkņ|atslēdzniek|galdniek|skursteņ|kanalizāc|apbedī|bēru|šūšan|drēbniek|flīz|logu$',
    },
    'HR & Recruiting': {
      sure: 'darba piedāvājum|vakances|atlase',
      maybe: 'personāla',
    },
    'IT Services & Consulting': {
      sure: 'mājas ?lap|programmēšan|programmatūr|datoru remont|it pakalpoj|mājaslap|vietņu',
    },
    'Marketing & Advertising': {
      sure: 'reklām|mārketing|tipogrāfij',
    },
    'Media & Publishing': {
      sure: 'izdevniecīb|avīze|žurnāl',
      maybe: 'ziņas$|grāmat(?:as|u)$',
    },
    'Pets & Animals': {
      sure: 'suņ|kaķ|veterinār|mājdzīvniek|audzētav|zirg',
    },
    'Photo & Video': {
      sure: 'fotogrāf|videogrāf|kāzu foto',
      maybe: 'filmēšan',
    },
    'Real Estate': {
      sure: 'zemes|nekustam|dzīvok|īre$|namu apsaimnie',
    },
    'Science & Research': {
      sure: 'pētniec|laika ziņas',
      maybe: 'pētījum|laborator|zinātn',
    },
    'Transport & Logistics': {
      sure: 'pārvadājum|pārvākšan|kurjer|loģistik|kravu|taksometr',
    },
    'Travel & Mobility': {
      sure: 'ceļojum|tūrism|atvaļinājum|auto noma|ekskursij|lietoti auto|velosipēd|laivu|laivoš',
    },
    Productivity: {
      sure: 'darba laik|tulko',
    },
    'Scheduling & Booking': {
      sure: 'rezervācijas s',
    },
    'Note-taking & Writing': {
      sure: 'piezīm|dienasgr',
    },
    'Browser Extensions': {
      sure: 'pārlūk',
    },
    Email: {
      sure: 'jaunumu vēst',
    },
    'Sales & CRM': {
      sure: 'klientu pārv',
    },
    'Monitoring & Observability': {
      sure: 'serveru uzr',
    },
    'Project Management & Collaboration': {
      sure: 'projektu vad',
    },
    'Storage & Backup': {
      sure: 'rezerves kop',
    },
    'Developer Tools': {
      sure: 'izstrādātājiem',
    },
    'Customer Support & Feedback': {
      sure: 'aptauj|anket',
    },
    'Analytics & Business Intelligence': {
      sure: 'analītik',
    },
    'Communication & Messaging': {
      sure: 'ziņapmai',
    },
  },
  price_on_request: 'cena pēc vienošanās|pieprasīt piedāvājumu|(?:saņemt|pieprasi?t|saņem) piedāvājumu|pieprasī(?:t|ti|jiet) cenu',
  features_heading: 'pakalpojumi|mūsu pakalpojumi|funkcijas|iespējas|ko (?:saņemsiet|saņemat|piedāvājam)|ērtības',
  why_heading: 'priekšrocības|kāpēc',
  people_served: 'uzņēmumiem|ģimenēm|bērniem|skolām|klientiem|komandām',
  we_founded: 'dibinājām',
  audience_heading: 'kam paredzēts|kam piemērots',
  use_cases_heading: 'pielietojums',
  integrations_heading: 'integrācijas',
  praise_heading: 'atsauksmes',
  runs_on: 'pieejams',
  not_yet: 'drīzumā',
  made_for: '(?:radīts|paredzēts|piemērots)',
  no_features_heading:
    'kā (?:tas )?(?:darbojas|strādā)|soļi|cenas|cenrādis|jautājumi|kontakti|par mums|vēsture|vērtības|darba laiks|pasākumi|blogs|jaunumi|ziņas|vakances|piemēri|atsauksmes',
  problem_heading: raw`problēm\p{L}*|pazīstami|kļūdas|bez mums|slēpt\p{L}+|risk\p{L}+`,
  no_prose:
    'noklikšķiniet|nospiediet|zemāk|augstāk|šī lapa|šajā lapā|sazinieties|zvaniet|rakstiet|lasiet vairāk|uzziniet|attēlā|darba laiks|jaunumu|aizpildiet|drīzumā|tiesības aizsargātas|piemērs|paldies|pierakstieties|piesakieties|izvēlieties|pārliecinieties',
  before_name: 'Izstrādāja|Izveidoja',
  others_heading: raw`mitināšana|hostings|apstrādātāj\p{L}{1,3}|maksājum\p{L}{1,3}|trešās personas|uzraudzības iestāde`,
  developed: 'izstrādā',
  shipping: 'piegāde|sūtīšana',
  i_am: 'mani sauc|esmu',
  are_founders: 'ir',
  i_am_capital: 'Mani sauc|Esmu|Es esmu',
  product: 'lietotne|rīks',
  is: 'ir',
  trial_days: 'dienas',
  returned: 'atgriešan',
  trial: raw`bezmaksas izmēģinājum\p{L}{1,3}|izmēģinājuma periods`,
  open_source: raw`atvērt\p{L}{1,2} (?:pirm)?kod`,
  license: '[Ll]icenc(?:e|i)',
  no_phone_label: 'faks',
  another_one: raw`otr\p{L}{1,2}|treš\p{L}{1,2}|jaun\p{L}{1,2}|filiāl\p{L}`,
  company_word: 'uzņēmum[sua]?|biedrīb[ua]|darbnīc[ua]',
  ends_founded: 'kad',
  our_story: 'viss|mūsu stāsts',
  story_began: 'sākās|sākas|aizsākās',
  screen_tool: 'rīks|kalkulators|paplašinājums',
  checkout_address: 'grozs|piegade',
  sample_sentence: raw`citas (?:programmas|sistēmas)|citi (?:rīki|pakalpojumi)|piemēram|piesaistīja|uzaicini\p{L}* draug\p{L}*|alga|atalgojums|drošības nauda|ziedojām`,
  saves_money: raw`ietaup\p{L}*`,
  formerly: 'agrāk',
  multiplier: 'milj',
  rhythm_behind: 'mēnesī|gadā|nedēļā|dienā',
  day_word: 'dienā',
  week_word: 'nedēļā',
  imprint_page: 'rekviziti',
  pricing_page: 'cenas|cenradis',
  about_page: 'par mums',
  contact_page: 'kontakti',
  faq_page: 'biezak uzdotie jautajumi|buj',
  terms_page: 'lietosanas noteikumi',
  privacy_page: 'privatuma politika',
  not: 'nav',
}
