import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Estonian. */
export const et: Lexicon = {
  little_words: 'ja on ei et see või kui ka meie teie mis oma saab',
  country_names: {
    EE: 'eesti vabariik',
  },
  legal_form: 'OÜ|MTÜ',
  legal_form_short: 'AS',
  legal_form_ahead: 'AS|OÜ|MTÜ|FIE',
  company_label: 'ettevõte|ettevõtte nimi|ärinimi',
  publisher_label: 'vastutav töötleja|müüja',
  publisher_heading: 'rekvisiidid',
  controller_heading: 'vastutav töötleja',
  register_number: raw`registrikood|reg\.? ?nr`,
  run_by: 'haldab',
  site_made_by: 'teostus|kodulehe tegi|koduleht|veebileht|veebidisain',
  founder: '(?:[Kk]aas)?[Aa]sutaja',
  founds: 'asutas(?:id)?',
  founded_in: 'asutatud|(?:asutatud|asutati|loodud|alustas)(?: aastal)?|loodi',
  since: 'alates|aastast',
  ourselves: 'meie|meil|ettevõte|firma|ühing|oleme|pereettevõte',
  free: 'tasuta',
  side_offer: 'lisatasud?|lisateenus(?:ed)?',
  pricing_heading: 'hinnad|hinnakiri|hind',
  faq_heading: 'korduma kippuvad',
  any_city: 'Kogu',
  address_label: 'aadress|meie aadress|asukoht|juriidiline aadress',
  city_label: 'linn',
  street: 'tänav',
  we_work: 'tegutseme',
  in_business_since: 'alates',
  register_behind: raw`registrikood|reg\.? ?(?:kood|nr)`,
  privacy_link: 'privaatsus',
  terms_link: 'tingimused',
  support_link: 'abi|tugi|klienditugi|kasutajatugi',
  price_from: 'alates',
  register_label: raw`USt-?Id\S{0,20}`,
  founded_label: 'asutatud|asutamisaasta|asutamise aasta',
  was_founded: 'asutati|asutatud|loodi',
  founded_event: 'asutamine|asutatud|algus',
  based_in: 'asukohaga',
  country_label: 'riik',
  contact_heading: 'kontakt|asukoht',
  other_party_label: 'veebimajutus|volitatud töötleja',
  company_speaks: 'oleme|ettevõte',
  street_part: raw`\btn\b|mnt`,
  region_behind: 'maakond',
  phone_label: 'telefon|tel|mob',
  month_word: 'kuu|kuus',
  month_part: 'kuutasu',
  year_word: 'aasta|aastas',
  year_part: 'aasta',
  per_person: 'inimese kohta',
  says_own_cost: 'hind|vaid|ainult|maksab|tasud|paketid|algavad|rent|litsents|ühekordne|kõigest|hakka liikmeks',
  says_cost: 'hind|vaid|ainult',
  old_price: 'tavahind|enne',
  metric: 'palk|töötasu',
  no_offer_heading: raw`tööpakkumised|karjäär|tarne|annetus\p{L}{0,5}|lisatasud|lisateenused|lisakulud`,
  free_beside_behind: raw`tarne|transport|konsultatsioon|parkimine|wifi|hinnapakkumi\p{L}{1,4}|nõustamine|tagastus|konsultatsioon\p{L}{0,3}|wi-?fi`,
  jobs_address: 'tootamine|karjaar',
  founded_by: '(?:asutas|asutajaks on)',
  categories: {
    'AI & Machine Learning': {
      sure: 'tehisintellekt|masinõpe',
    },
    'Cybersecurity & Privacy': {
      sure: 'küberturve|parool',
      maybe: 'andmekaitse',
    },
    'Design & Creative': {
      sure: 'graafiline|kujundus|illustratsioon|sisekujund',
    },
    'Audio & Music': {
      sure: 'muusika|muusik$|koor$|orkester',
    },
    'Construction & Engineering': {
      sure: 'ehitus|ehitaja|arhitekt|isolatsioon|soojustus|katuse|renoveer|betoonitööd|plekk-?kat',
      maybe: 'projekteerim',
    },
    'E-commerce & Retail': {
      sure: 'e-pood|veebipood|riided|jalatsid|ehted|mööbel|lilled|käsitöö|mänguasja|varuosad|hulgimüük|põllumajandust|eritellimusm',
      maybe: 'pood$|kauplus|kingitus',
    },
    'Education & E-learning': {
      sure: 'kool$|koolitus|kursus|järeleaitamis|autokool|lasteaed|ülikool|õpetus|haridus|juhil|sõidutun|keelekurs|keelt',
      maybe: 'õpi$',
    },
    'Events & Ticketing': {
      sure: 'pulma|kontsert|pilet|peoruum',
      maybe: 'sündmus|üritus|festival',
    },
    'Finance & Accounting': {
      sure: 'raamatupidamine|raamatupidam|kindlustus|laen(?:ud)?$|maksunõu|arveldus|inkasso|arvepr|arved|eelarve',
      maybe: 'finants|investeer',
    },
    'Fitness & Sports': {
      sure: 'spordiklubi|jõusaal|treener|treening|jooga|jalgpall|ujumine|võitluskunst|tantsukool',
    },
    'Food & Hospitality': {
      sure: 'restoran|pagari|kondiitri|jäätis|kohvik|õlletehas|pruulikoda|vein$|veinid|hotell|majutus|külalistemaja|pitsa|toitlust|mesi$|mesila|kodumaj|hommikus',
    },
    'Games & Entertainment': {
      sure: 'lauamäng|arvutimäng|põgenem',
      maybe: 'mängud',
    },
    'Government & Legal': {
      sure: 'advokaat|advokaadi|õigusabi|jurist|notar|tõestam|vabatahtlik tul|päästesel',
      maybe: 'vald$|omavalitsus',
    },
    'Health & Medical': {
      sure: 'arst$|arstid|hambaarst|hambaravi|kliinik|füsioterap|psühholoog|apteek|tervis|massaaž|hooldus(?:kodu|teenus)|patsien|teraapia|ravi$|prillid|ämmaem|rasedus',
    },
    'Home & Local Services': {
      sure: 'elektrik|elektritöö|torumees|santehni|maalritöö|koristus|juuksur|ilusalong|autoremont|autoteenindus|rehvi|aiandus|haljastus|kliimaseade|päikesepaneel|soojuspump|lukksepp|tisler|korstnapühk|torutöö|ummist|segisti|matus|polster|rätsep|õmbl|plaatim|aknad',
    },
    'HR & Recruiting': {
      sure: 'töökuulutus|tööpakkum|värbam|tööjõurent',
      maybe: 'personali',
    },
    'IT Services & Consulting': {
      sure: 'kodulehe|kodulehtede|veebiarendus|tarkvaraarendus|arvutite (?:remont|hooldus)|it-teenus|arvutiabi|veebilehed|digiag|veebidis',
    },
    'Marketing & Advertising': {
      sure: 'reklaam|turundus|trükikoda',
    },
    'Media & Publishing': {
      sure: 'kirjastus|ajaleht|ajakiri',
      maybe: 'uudised|raamatud',
    },
    'Pets & Animals': {
      sure: 'koer(?:ad|te)?$|koerakool|kass(?:id)?$|loomaarst|lemmikloom|kasvataja|kennel|hobus|ratsu|koerte|koera',
    },
    'Photo & Video': {
      sure: 'fotograaf|pulmafoto|videotootmine',
      maybe: 'droon',
    },
    'Real Estate': {
      sure: 'kinnisvara|korter(?:id)?$|korteriühistu|üürikorter|haldus$',
    },
    'Science & Research': {
      sure: 'labor$|ilmateade',
      maybe: 'teadus|uuringud',
    },
    'Transport & Logistics': {
      sure: 'transporditeenus|veoteenus|kolimine|kolimis|kuller|logistika|kaubavedu|takso',
    },
    'Travel & Mobility': {
      sure: 'reisid|reisibüroo|puhkus|puhkemaja|autorent|kasutatud autod|automüük|jalgratas|jalgratta|matkad|turism|kanuu|süsta',
    },
    Productivity: {
      sure: 'tööaja|tõlke',
    },
    'Scheduling & Booking': {
      sure: 'broneerimiss',
    },
    'Note-taking & Writing': {
      sure: 'märkm|päevik',
    },
    'Browser Extensions': {
      sure: 'brauser',
    },
    Email: {
      sure: 'uudiskir',
    },
    'Sales & CRM': {
      sure: 'kliendih|kliendib',
    },
    'Monitoring & Observability': {
      sure: 'serverite jäl',
    },
    'Project Management & Collaboration': {
      sure: 'projektij',
    },
    'Storage & Backup': {
      sure: 'varuko|varund',
    },
    'Developer Tools': {
      sure: 'arendajatele',
    },
    'Customer Support & Feedback': {
      sure: 'küsitlu|küsimustik',
    },
    'Analytics & Business Intelligence': {
      sure: 'analüütik',
    },
    'Communication & Messaging': {
      sure: 'sõnum',
    },
  },
  price_on_request: 'küsi pakkumist|(?:saada|esita) (?:hinna)?päring|hind kokkuleppel|küsi (?:hinna)?pakkumist|küsi hinda',
  features_heading: 'teenused|meie teenused|funktsioonid|võimalused|mida (?:saad|saate|pakume)|mugavused',
  why_heading: 'eelised|miks',
  people_served: 'ettevõtetele|peredele|lastele|koolidele|klientidele',
  we_founded: 'asutasi(?:n|me)',
  audience_heading: 'kellele',
  use_cases_heading: 'kasutusjuhud',
  integrations_heading: 'liidestused|integratsioonid',
  praise_heading: 'kliendid räägivad|klientide tagasiside',
  made_for: '(?:loodud|mõeldud|sobib)',
  no_features_heading: raw`kuidas (?:see )?(?:töötab|toimib)|sammud|hinnad|hinnakiri|küsimus\p{L}*|kontakt|meie lugu|ajalugu|väärtused|lahtiolekuajad|avatud|galerii|sündmused|meeskond|kliendid|partnerid|blogi|uudised|karjäär|näited|portfoolio`,
  problem_heading: raw`probleem\p{L}*|tuttav tunne|vead|murekoh\p{L}+|varjatud vead|varjatud riskid`,
  no_prose: raw`klõpsa\p{L}*|vajuta\p{L}*|allpool|ülalpool|sellel lehel|see leht|võta\p{L}* ühendust|helista\p{L}*|kirjuta\p{L}*|loe edasi|loe lähemalt|uuri lähemalt|pildil|lahtiolekuajad|uudiskiri|täida\p{L}*|peagi|õigused kaitstud|näide|täname|liitu\p{L}*|broneeri\p{L}*|vaadake|uurige|veendu ise`,
  before_name: 'Kodulehe tegi|Tegi|Teostas',
  others_heading: '(?:veebi)?majutus|volitatud töötlejad?|maksed|kolmandad isikud|järelevalveasutus|kaebused',
  developed: 'teosta',
  shipping: 'transport|tarne|saatmine|kohaletoimetamine',
  i_am: 'minu nimi on|olen',
  i_am_capital: 'Minu nimi on|Olen|Mina olen',
  product: 'rakendus|tööriist|teenus|programm',
  is: 'on',
  trial: raw`\d päeva tasuta|tasuta proov\p{L}{1,10}|prooviperiood`,
  open_source: 'avatud (?:lähte)?koo',
  license: '[Ll]itsents',
  no_phone_label: 'faks',
  another_one: raw`tei(?:ne|se)|kolmanda|uu(?:s|e)|filiaal\p{L}?`,
  company_word: 'ettevõte|ettevõtte|firma|ühingu?|töökoja',
  ends_founded: 'kui',
  our_story: 'kõik|meie lugu',
  story_began: 'sai alguse|algas|algab',
  screen_tool: 'tööriist|platvorm|laiendus|kalkulaator',
  checkout_address: 'ostukorv|kassa|tarne',
  sample_sentence: 'teised (?:programmid|tööriistad|teenused)|näiteks|kutsu sõber|tunnitasu|palk|tagatisraha|annetasime',
  saves_money: raw`säästa\p{L}*`,
  formerly: 'varem',
  multiplier: 'milj',
  rhythm_behind: 'kuus|aastas|nädalas|päevas',
  day_word: 'päevas|päev',
  week_word: 'nädalas|nädal',
  pricing_page: 'hinnakiri|hinnad',
  about_page: 'meist',
  contact_page: 'kontaktid|vota uhendust',
  faq_page: 'kkk|korduma kippuvad kusimused',
  terms_page: 'kasutustingimused',
  privacy_page: 'privaatsuspoliitika',
}
