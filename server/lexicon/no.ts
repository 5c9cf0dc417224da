import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Norwegian. */
export const no: Lexicon = {
  little_words: 'og at det er for med som på av ikke du vi din vår den et til kan ditt',
  legal_form: raw`A\/S|ASA`,
  legal_form_short: 'AS|ENK|DA|ANS|SA|BA',
  legal_form_ahead: 'AS|Stiftelsen|Borettslaget',
  company_label: 'firmanavn|selskap|selskapsnavn|foretaksnavn',
  publisher_label: 'ansvarlig|dataansvarlig|behandlingsansvarlig',
  controller_heading: 'behandlingsansvarlig',
  register_number: raw`org\.? ?nr|orgnr`,
  run_by: 'driv[es]{1,2} av',
  other_party_label: 'personvernombud|hosting|webhotell|databehandler',
  authority: 'datatilsynet',
  company_speaks: 'vi er|vi|bedrift|firma|selskap',
  based_in: 'basert i|med (?:hoved)?kontor i|holder til i|lokalisert i|ligger i|med base i',
  i_am: 'jeg heter',
  i_am_capital: 'Jeg heter|Jeg er',
  founded_by: raw`(?:laget|lavet|skabt|grundlagt|stiftet|etablert|etableret|startet)(?: i)?(?: \d{4})? a[fv]|(?:grunnlagt|startet)(?: i \d{4})? av`,
  founds: 'stiftet|startet|grunnla|stiftet|åpnet',
  founded_in: 'etabler(?:t|et|ad) i|grunnlagt i|(?:stiftet|startet|opprettet|åpnet|etablert|grunnlagt)(?: i| år)?',
  founded_label: 'grunnlagt|stiftet|etablert|opprettet|stiftelsesår|siden',
  since: 'siden|siden(?: år)?|siden',
  story_began: 'startet|begynte',
  our_story: 'det hele',
  launched: 'startet|grunnla|(?:startet|grunnla|stiftet) vi',
  free: 'gratis',
  trial_days: 'dager',
  trial: 'gratis prøveperiode',
  pricing_heading: raw`pris(?:er)?(?!\p{L})|prisliste|kontingent|meny`,
  says_cost: 'koster',
  imprint_page: 'juridisk information|juridisk',
  pricing_page: 'priser|pris',
  about_page: 'om oss',
  terms_page: 'vilkar',
  privacy_page: 'personvern',
  faq_heading: 'ofte stilte|vanlige spørsmål',
  generic_name: 'hjem',
  founder_company: 'selskapet',
  register_behind: raw`org\.? ?n(?:r|o|ummer)|organisasjonsnummer`,
  unit_of_goods: 'stk',
  privacy_link: 'personvern|privatliv',
  privacy_address: 'personvern|privatliv',
  terms_link: 'vilkår',
  support_link: 'hjelp',
  help_heading: 'hjelp',
  another_blog: 'enda et',
  month_word: 'mnd|måned',
  features_heading:
    'funksjoner|fordeler|tjenester|vi tilbyr|hva vi (?:gjør|tilbyr)|hvorfor|egenskaper|produkter|behandlinger|våre tjenester',
  audience_heading: 'for hvem|hvem passer|målgruppe[r]?|bransjer',
  use_cases_heading: 'bruksområder|anvendelse[r]?|anledninger',
  integrations_heading: 'integrasjoner|fungerer med|kompatibel med',
  no_features_heading: raw`historie|visjon|verdier|åpningstider|finn oss|galleri|arrangement\p{L}*|kalender|jobb|stillinger|tall|eksempel|eksempler|team|laget|kunder|partnere|sponsorer|blogg|nyheter|hva skjer|slik (?:virker|fungerer)|steg|spørsmål|kontakt|om oss|priser`,
  problem_heading: raw`problem(?:et|er)?|utfordring\p{L}*|kjenner du`,
  no_prose:
    'klikk|trykk her|nedenfor|ovenfor|denne siden|kontakt oss|ring oss|skriv til|les mer|åpningstider|nyhetsbrev|fyll ut|kommer snart|rettigheter|eksempel|bestill|takk|fortell|venteliste|godtar du|velg',
  made_for: '(?:laget|egnet|perfekt|tilpasset) for|for',
  people_served:
    'bedrifter|familier|barn|foreldre|skoler|foreninger|kunder|privatpersoner|medlemmer|nybegynnere|seniorer|grupper|restauranter|hoteller|team|håndverkere|studenter|profesjonelle|bønder|entreprenører',
  no_audience: 'deg|din|våre?|dere|å',
  audience_goes_on: 'som|med|uten|i|på|fra|siden',
  works_with: 'fungerer med|integreres med|integrasjon(?:er)? med',
  ourselves: raw`vi|vår\p{L}*|selskapet|firmaet|bedriften|foreningen`,
  was_founded: 'grunnlagt|stiftet|etablert|opprettet',
  month_ahead: 'år|høsten|våren',
  founded_event: 'stiftet|grunnlagt|etablert|starten|opprettet',
  story_year_start: 'i',
  address_label: 'adresse|vår adresse|besøksadresse|postadresse|forretningsadresse|her finner du oss',
  country_label: 'land',
  city_label: 'by|sted',
  contact_heading: 'kontakt|finn oss|besøk',
  others_heading: raw`hosting|databehandlere?|datatilsynet|tredjepart\p{L}{0,10}`,
  street: 'gate|veg|plass',
  phone_label: 'telefon|tlf|mobil|ring(?: oss)?(?: på)?',
  hosted_by: 'hostes (?:av|hos)|driftes av',
  price_from: 'fra',
  per_period: 'per|i',
  month_part: 'måned',
  year_word: 'år',
  year_part: 'årlig',
  per_person: raw`per person|pr\.? person`,
  says_own_cost: 'pris|kun|koster',
  old_price: 'førpris|før|veiledende|i stedet for',
  metric: 'lønn|timelønn',
  no_offer_heading: 'ledige stillinger|jobb hos|frakt|karriere|donasjon|tillegg|gebyrer',
  free_beside_behind: raw`frakt|levering|tilbud|rådgivning|konsultasjon|parkering|wifi|avbestilling|prøvetime|befaring|retur\p{L}{0,4}|verdivurdering|uforpliktende|support|hjelp|kundeservice`,
  only_start_free: 'registrering|påmelding|første (?:time|måned|samtale)',
  jobs_address: 'ledige-stillinger|jobb',
  developed: 'utviklet|designet',
  title_of_person: 'brødrene|ekteparet',
  founder: '(?:[Mm]ed)?[Gg]runnlegger(?:e|ne)?|[Gg]ründer(?:e|ne)?',
  goes_on_behind_name: 'og|med',
  categories: {
    'AI & Machine Learning': {
      sure: 'kunstig intelligens|maskinlæring',
    },
    'Cybersecurity & Privacy': {
      sure: 'cybersikkerhet|informasjonssikkerhet|hacking|hackere?$',
      maybe: 'datasikkerhet',
    },
    'Design & Creative': {
      sure: 'grafisk|illustra|interiørdesign',
    },
    'Audio & Music': {
      sure: 'musikk|musiker|kor$|orkester|korps',
    },
    'Construction & Engineering': {
      sure: 'byggefirma|entreprenør|tømrer|murer|arkitekt|isolering|grunnarbeid|rådgivende ingeniør|oppussing|anleggsmaskin|gravemaskin|hjullaster',
      maybe: 'betong',
    },
    'E-commerce & Retail': {
      sure: 'nettbutikk|klær$|sko$|smykker|møbler|blomster|leker$|grossist|reservedeler|maskinforhandler|landbruksmaskin|traktor',
      maybe: 'butikk|gaver|håndverk',
    },
    'Education & E-learning': {
      sure: 'skole|utdanning|leksehjelp|trafikkskole|kjøreskole|barnehage|universitet|undervisning',
      maybe: 'kurs$',
    },
    'Events & Ticketing': {
      sure: 'bryllup|selskapslokale|konsert|billetter',
      maybe: 'arrangement|festival',
    },
    'Finance & Accounting': {
      sure: 'bokfør|regnskap|revisor|forsikring|boliglån|lån$|skatt|fakturering|inkasso|pensjon',
    },
    'Fitness & Sports': {
      sure: 'treningssenter|personlig trener|trening|yoga|fotball|idrettslag|svømme|kampsport|danseskole|løpeklubb|landslag(?:et)? i',
    },
    'Food & Hospitality': {
      sure: 'restaurant|bakeri|konditori|iskrem|kafé|kro$|catering|bryggeri|slakter|pizzeria|hotell|overnatting|gårdsutsalg',
    },
    'Games & Entertainment': {
      sure: 'brettspill|escape room',
      maybe: 'spill$|dataspill',
    },
    'Government & Legal': {
      sure: 'advokat|juridisk|rettshjelp|jurist|stortinget',
      maybe: 'kommune$',
    },
    'Health & Medical': {
      sure: 'tannlege|lege$|legesenter|fysioterap|psykolog|apotek|helse$|helsetjeneste|klinikk|hjemmetjeneste|kiropraktor|massasje|behandling|fotpleie|massasje|soneterapi',
      maybe: 'pasient|terapeut',
    },
    'Home & Local Services': {
      sure: 'elektriker|rørlegger|vvs|maler(?:firma|mester)|renhold|vaskebyrå|frisør|bilverksted|dekk$|hagearbeid|låsesmed|solceller|varmepumpe|feier$|hudpleie|snekker|alarmsystem|elkontroll|elsjekk|termografering|internkontroll|ladeanlegg',
    },
    'HR & Recruiting': {
      sure: 'ledige stillinger|rekruttering|bemanning|vikarbyrå|lønn$',
    },
    'IT Services & Consulting': {
      sure: 'nettsider|webutvikling|webbyrå|programvareutvikling|it-konsulent|it-drift|systemutvikling',
      maybe: 'datareparasjon',
    },
    'Marketing & Advertising': {
      sure: 'markedsføring|trykkeri|kommunikasjonsbyrå',
      maybe: 'reklamebyrå',
    },
    'Media & Publishing': {
      sure: 'forlag|avis$|tidsskrift',
      maybe: 'nyheter|bøker',
    },
    'Pets & Animals': {
      sure: 'hunde?$|hundekurs|hundesalong|katter|kjæledyr|veterinær|dyrebutikk|oppdretter|rideskole|hester',
    },
    'Photo & Video': {
      sure: 'fotograf|bryllupsfoto|videoproduksjon',
      maybe: 'filmproduksjon|dronefoto',
    },
    'Real Estate': {
      sure: 'eiendom|boliger|leilighet|borettslag|sameie$|utleie av (?:bolig|hytter)',
    },
    'Science & Research': {
      sure: 'meningsmåling',
      maybe: 'forskning|laboratorium|vitenskap|vær$',
    },
    'Transport & Logistics': {
      sure: 'transportfirma|flyttebyrå|logistikk|budbil|frakt|taxi$|spedisjon',
    },
    'Travel & Mobility': {
      sure: 'sykkel|reiser|reisebyrå|ferie|hytteutleie|hytter|bobil|bilutleie|bruktbil|bilforhandler|båtutleie|turisme|camping',
    },
  },

  // What a retelling is held against

  denies: 'ikke|uten',
  lack: 'uten',
  side_cost: 'legges? til|tillegg|tilvalg',
  besides: 'tilbud|frakt|levering|befaring|parkering',
  praise_heading: 'kund(?:er|ene) sier|omtaler',
  no_question: '.{0,12}(?:hvordan|hva) kan vi hjelpe.{0,14}',
  we_who_build: 'vi',
  we_build: '(?:designer|bygger|utvikler|lager)(?: og (?:designer|bygger|utvikler))?',
  side_offer: 'tillegg',
  price_on_request:
    '(?:be om|få|hent)(?: et)?(?: gratis| uforpliktende){0,2} (?:pris)?tilbud|pris på forespørsel|gratis befaring og tilbud',
  range_joint: 'til',
  seats: 'brukere|lisenser|personer',
  at_least: raw`fra|min\.?|minst`,
}
