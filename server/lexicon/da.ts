import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Danish. */
export const da: Lexicon = {
  little_words: 'og at det er for med som på af ikke du vi din vores den et til kan har',
  legal_form: raw`ApS|A\/S`,
  name_joint: 'og',
  company_label: 'firmanavn|virksomhed|virksomhedsnavn',
  operator_label: 'ansvarlig|dataansvarlig',
  operator_heading: 'firmaoplysninger',
  controller_heading: 'dataansvarlig',
  register_number: 'cvr',
  run_by: 'drives af',
  other_party_label: 'databeskyttelsesrådgiver|hosting|webhotel|databehandler',
  authority: 'datatilsynet',
  ours: 'denne',
  company_speaks: 'vi er|vi|virksomhed|firma|selskab',
  based_in: 'baseret i|med (?:hoved)?sæde i|har (?:hoved)?kontor i|beliggende i|hjemmehørende i|holder til i',
  founder: '(?:[Mm]ed)?[Gg]rundlægger',
  i_am: 'jeg hedder',
  i_am_capital: 'Jeg hedder|Jeg er',
  founded_by: raw`(?:laget|lavet|skabt|grundlagt|stiftet|etablert|etableret|startet)(?: i)?(?: \d{4})? a[fv]`,
  founds: 'grundlagde|stiftet|startet',
  founded_in: 'etabler(?:t|et|ad) i|grundlagt i|(?:oprettet|stiftet|startet|åbnet|etableret|grundlagt)(?: i| år)?',
  founded_label: 'grundlagt|stiftet|etableret|oprettet|stiftelsesår|siden|startdato',
  since: 'siden|siden(?: år)?',
  story_began: 'startet|begyndte',
  our_story: 'det hele|(?:vår|vores) (?:historia|historie)',
  launched: 'startet|grundlagde|(?:startede|grundlagde|stiftede) vi',
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
  address_label: 'besøksadresse|adresse|vores adresse|her finder du os|kontoradresse|find os',
  street: 'gade|vej|allé|plads|stræde',
  phone_label: raw`tlf\.?|telefon|tlf|mobil`,
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
  ourselves: 'vi|vores|selskabet|virksomheden|firmaet|foreningen',
  was_founded: 'grundlagt|stiftet|oprettet|etableret',
  month_ahead: 'år|efteråret|foråret|slutningen af|starten af',
  founded_event: 'stiftet|grundlagt|etableret|starten|oprettet',
  story_year_start: 'i',
  country_label: 'land',
  city_label: 'by',
  contact_heading: 'kontakt|find os|besøg',
  others_heading: raw`hosting|databehandlere?|datatilsynet|klage\p{L}{0,20}|tredjepart\p{L}{0,10}`,
  hosted_by: 'hostes (?:af|hos)',
  categories: {
    'AI & Machine Learning': {
      sure: 'kunstig intelligens|maskinlæring',
    },
    'Cybersecurity & Privacy': {
      sure: 'it-sikkerhed|cybersikkerhed|informationssikkerhed',
    },
    'Design & Creative': {
      sure: 'grafisk|illustrat|indretning',
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
    'Audio & Music': {
      sure: 'musik|kor$|orkester|pladeselskab',
    },
    'Construction & Engineering': {
      sure: 'entreprenør|byggefirma|byggeri|tømrer|murer|arkitekt|isolering|kloak|ingeniør|renovering',
      maybe: 'beton$',
    },
    'E-commerce & Retail': {
      sure: 'tøj$|bogbutik|webshop|sko$|smykker|møbler|blomster|legetøj|grossist|reservedele',
      maybe: 'butik|gaver|kunsthåndværk',
    },
    'Education & E-learning': {
      sure: 'lektiehjælp|skole|uddannelse|kursus|køreskole|børnehave|universitet|undervisning|efterskole|højskole',
      maybe: 'kurser',
    },
    'Events & Ticketing': {
      sure: 'bryllup|koncert|billetter',
      maybe: 'arrangement|fest(?:lokaler|telte)?$|event$|festival',
    },
    'Finance & Accounting': {
      sure: 'regnskab|bogføring|revisor|forsikring|realkredit|lån$|skat$|fakturering|inkasso|pension|opsparing|livsforsikring',
    },
    'Fitness & Sports': {
      sure: 'idrætsforening|fodbold|florbal|padelban|fitnesscenter|personlig træner|træning|yoga|svømme|kampsport|danseskole|løbeklub|golfklub',
    },
    'Food & Hospitality': {
      sure: 'spisested|smørrebrød|bryggeri|restaurant|bageri|bager|konditori|ishus|isbar|iskiosk|softice|gammeldags is|vaffelis|café|kro$|catering|slagter|pizzeria|diner transportable|selskabslokale|isbutik',
      maybe: 'is$|vin$|hotel$',
    },
    'Games & Entertainment': {
      sure: 'brætspil|computerspil|escape room',
      maybe: 'spil$',
    },
    'Government & Legal': {
      sure: 'advokat|juridisk|retshjælp|jurist|folketing',
      maybe: 'kommune$|myndighed',
    },
    'Health & Medical': {
      sure: 'tandlæge|sundhed|fysioterap|læge$|lægehus|psykolog|psykiat|apotek|behandling|behandler|klinik|hjemmepleje|kiropraktor|zoneterap|massage',
      maybe: 'patient|terapeut',
    },
    'Home & Local Services': {
      sure: 'rengøring|elektrikere?$|maler(?:firma|mester)|frisør|håndværker|tømrer|elektriker|el-installation|vvs|blikkenslager|autoværksted|dæk$|havearbejde|anlægsgartner|låsesmed|solceller|varmepumpe|skorstensfejer|kosmetolog|vinduespuds|vinduespolering',
      maybe: 'alarm$',
    },
    'HR & Recruiting': {
      sure: 'ledige stillinger|rekruttering|vikarbureau|jobportal|lønadministration',
    },
    'IT Services & Consulting': {
      sure: 'hjemmeside|webudvikling|webbureau|softwareudvikling|it-konsulent|computerreparation|it-support|it-drift',
    },
    'Marketing & Advertising': {
      sure: 'reklamebureau|markedsføring|trykkeri|kommunikationsbureau|søgemaskine',
    },
    'Media & Publishing': {
      sure: 'forlag|avis$|tidsskrift',
      maybe: 'nyheder|bøger|radio$',
    },
    'Pets & Animals': {
      sure: 'hvalp|hunde?$|hundeskole|hundesalon|katte|kæledyr|dyrlæge|dyrehandel|opdrætter|kennel|rideskole|heste',
    },
    'Photo & Video': {
      sure: 'fotograf|bryllupsfoto|videoproduktion',
      maybe: 'filmproduktion|droneoptag',
    },
    'Real Estate': {
      sure: 'ejendom|boliger|lejebolig|andelsbolig|udlejning af (?:bolig|lejlighed)|grundejerforening|ejerforening',
    },
    'Science & Research': {
      sure: 'meningsmåling',
      maybe: 'forskning|laboratorium|videnskab|vejr$',
    },
    'Transport & Logistics': {
      sure: 'flytte(?:firma|mand)|vognmand|flyttefirma|transport(?:firma)?$|logistik|fragt|taxi$|spedition',
      maybe: 'bud$',
    },
    'Travel & Mobility': {
      sure: 'hytte|cykel|rejser|rejsebureau|ferie|sommerhus|campingplads|autocamper|biludlejning|brugte biler|bilforhandler|bådudlejning|seværdighed',
      maybe: 'cykler',
    },
  },
}
