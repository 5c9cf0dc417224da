import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Finnish. */
export const fi: Lexicon = {
  little_words: 'ja on ei se että tai voit kun myös sekä ovat meidän mutta kanssa sinun',
  legal_form: raw`Oyj|Oy(?:\s?Ab)?`,
  company_label: 'yritys|yrityksen nimi|toiminimi',
  publisher_label: 'rekisterinpitäjä',
  publisher_heading: 'yritystiedot',
  controller_heading: 'rekisterinpitäjä',
  register_number: 'y-tunnus|alv',
  run_by: 'ylläpitää',
  other_party_label: 'tietosuojavastaava|palvelinpalvelu|webhotelli|henkilötietojen käsittelijä',
  authority: raw`tietosuojavaltuutet\p{L}*`,
  contact_heading: 'yhteys|ota yhteyttä|sijainti|löydät meidät',
  founder: '[Pp]erustaja',
  i_am: 'minun nimeni on|olen',
  i_am_capital: 'Olen',
  founded_by: 'perustivat|(?:perustajana|perustanut)',
  founds: 'perustivat',
  founded_in: 'perustettu(?: vuonna)?|(?:perustettiin|perustettu|toiminut|aloitti)(?: vuonna)?',
  founded_label: 'perustettu|perustamisvuosi|vuodesta',
  since: 'vuodesta',
  story_began: 'alkoi',
  free: 'ilmainen|ilmaiseksi|maksuton',
  trial_days: 'päivää',
  product: 'sovellus',
  pricing_heading: 'hinnat|hinnasto|hinta|jäsenyys|ruokalista',
  imprint_page: 'oikeudelliset tiedot',
  pricing_page: 'hinnasto|hinnat',
  about_page: 'tietoa meista|meista',
  team_page: 'tiimi',
  contact_page: 'yhteystiedot|ota yhteytta',
  faq_page: 'usein kysyttya',
  terms_page: 'kayttoehdot',
  privacy_page: 'tietosuoja|tietosuojaseloste',
  features_page: 'ominaisuudet',
  faq_heading: 'usein kysyt',
  features_heading: 'ominaisuudet',
  speaks_languages: 'kielet',
  generic_name: 'etusivu|tietoa meistä',
  address_label: 'osoite|osoitteemme|käyntiosoite|postiosoite|sijainti',
  phone_label: raw`puh(?:elin)?\.?|puh|puhelin|puh|gsm`,
  year_joint: 'vuonna',
  story_year: 'vuonna',
  and_names: 'ja',
  register_behind: 'Y-tunnus',
  pricing_address: 'hinnat',
  privacy_link: 'tietosuoja',
  privacy_address: 'tietosuoja',
  terms_link: 'ehdot',
  support_link: 'tuki',
  price_from: 'alkaen',
  month_word: 'kk|kuukausi|kuukaudessa',
  ourselves: raw`me|yritys\p{L}*|olemme|yhdistys|toiminut`,
  was_founded: 'perustettiin|perustettu',
  year_ahead: 'vuonna',
  month_ahead: 'vuonna',
  founded_event: 'perustettiin|perustettu|perustaminen',
  based_in: 'kotipaikka(?: on)?|toimipaikka(?: on)?',
  country_label: 'maa',
  city_label: 'kaupunki|paikkakunta',
  others_heading: 'palveluntarjoaja|tietosuojavaltuutettu|käsittelijät',
  company_speaks: 'olemme|yritys|yhtiö',
  street_part: 'katu|tie ',
  hosted_by: 'palvelimena toimii',
  month_part: 'kuukau',
  year_word: 'vuosi|vuodessa|v',
  year_part: 'vuosi',
  per_person: 'per henkilö|/ ?hlö|henkilöltä',
  says_own_cost: 'hinta|vain|maksaa',
  says_cost: 'hinta|vain|maksaa',
  old_price: raw`norm\.?|aiemmin|ovh`,
  metric: 'palkka|tuntipalkka',
  no_offer_heading: 'avoimet työpaikat|rekry|toimitus|lahjoita',
  free_beside_behind: raw`toimitus|tarjous|arvio\p{L}{0,6}|konsultaatio|pysäköinti|wifi|peruutus|kartoitus|neuvonta|palautus|kokeilu\p{L}{0,6}`,
  only_start_free: 'rekisteröityminen|ensimmäinen (?:käynti|tunti|kuukausi)',
  jobs_address: 'tyopaikat|rekry',
  developed: 'toteutus|suunnittelu',
  legal_form_short: 'ry|Ky|Tmi',
  categories: {
    'AI & Machine Learning': {
      sure: 'tekoäly|koneoppimi',
    },
    'Cybersecurity & Privacy': {
      sure: 'kyberturva',
      maybe: 'tietosuoja',
    },
    'Design & Creative': {
      sure: 'graafinen|kuvitus|sisustussuunnit',
    },
    'Scheduling & Booking': {
      sure: 'ajanvaraus',
    },
    'Audio & Music': {
      sure: 'musiikki|muusikko|kuoro$|orkesteri',
    },
    'Construction & Engineering': {
      sure: 'rakennus|rakennus(?:liike|yritys)|rakentam|urakointi|remontti|saneeraus|arkkitehti|eristys|maanrakennus|insinööritoimisto',
      maybe: 'betoni',
    },
    'E-commerce & Retail': {
      sure: 'vaatteet|kirjakauppa|verkkokauppa|kengät|korut$|huonekalu|kukkakauppa|käsityö|lelut|tukku|varaosat',
      maybe: 'kauppa$|lahjat|myymälä',
    },
    'Education & E-learning': {
      sure: 'koulu|kurssi|opetus|autokoulu|päiväkoti|yliopisto|oppilaitos',
      maybe: 'opiskel',
    },
    'Events & Ticketing': {
      sure: 'häät$|häihin|juhlatila|konsertti|liput$',
      maybe: 'tapahtuma|festivaali',
    },
    'Finance & Accounting': {
      sure: 'laskutus|tilitoimisto|kirjanpito|tilintarkastu|vakuutu|laina$|verotus|perintä$',
      maybe: 'sijoit',
    },
    'Fitness & Sports': {
      sure: 'kuntosali|personal trainer|valmennus|jooga|jalkapallo|urheiluseura|uimakoulu|kamppailulaji|tanssikoulu|liikunta|golf',
    },
    'Food & Hospitality': {
      sure: 'ravintola|kahvila|leipomo|konditoria|jäätelö|pitopalvelu|catering|panimo|viini|hotelli|majoitus|pizzeria|lounas|lihakauppa|maatilamatkailu',
    },
    'Games & Entertainment': {
      sure: 'lautapeli|videopeli|pakohuone',
      maybe: 'pelit$|peli$',
    },
    'Government & Legal': {
      sure: 'asianajo|lakipalvelu|juristi|lakiasia',
      maybe: 'kunta$|viranomai',
    },
    'Health & Medical': {
      sure: 'hammaslääkäri|lääkäri|fysioterap|psykologi|apteekki|terveys|hoitokoti|kotihoito|hieronta|klinikka|potilas|osteopaatti|naprapaatti',
      maybe: 'terapia',
    },
    'Home & Local Services': {
      sure: 'kampaamo|putkimies|sähköasennu|sähköliike|sähköurak|putki(?:asennus|liike)|lvi|maalaus|siivous|parturi|autokorjaamo|rengas|puutarha|lukkoseppä|aurinkopaneel|lämpöpump|kauneushoitola|nuohous|nuohooja|puuseppä|kiinteistöhuolto',
    },
    'HR & Recruiting': {
      sure: 'avoimet työpaikat|rekrytointi|henkilöstöpalvelu|työpaikat|palkanlasken',
    },
    'IT Services & Consulting': {
      sure: 'kotisivut|verkkosivu|ohjelmistokehitys|ohjelmistotalo|it-palvelu|tietokonehuolto|it-tuki|web-kehitys',
    },
    'Marketing & Advertising': {
      sure: 'mainostoimisto|markkinointi|painotalo|viestintätoimisto|hakukoneoptimointi',
    },
    'Media & Publishing': {
      sure: 'kustantamo|sanomalehti|aikakauslehti',
      maybe: 'uutiset|kirjat$',
    },
    'Pets & Animals': {
      sure: 'koirat?$|koira(?:t|koulu|hoitola)?$|kissat?$|lemmikki|eläinlääkäri|eläinkauppa|kasvattaja|kennel|hevos|ratsastus',
    },
    'Photo & Video': {
      sure: 'valokuva|hääkuvau|videotuotanto|kuvauspalvelu|ilmakuvau',
    },
    'Real Estate': {
      sure: 'kiinteist|asunto|asunnot|vuokra-asun|taloyhtiö|isännöin',
    },
    'Science & Research': {
      sure: 'mielipidetutkimu',
      maybe: 'tutkimus|laboratorio|tiede|sää$',
    },
    'Transport & Logistics': {
      sure: 'kuljetus|muuttopalvelu|muutto$|logistiikka|kuriiri|rahti|taksi|hinaus',
    },
    'Travel & Mobility': {
      sure: 'matkat$|matkatoimisto|loma$|lomamökki|mökit|matkailu|autovuokraamo|vaihtoautot|autoliike|polkupyör|venevuokra|asuntoauto',
    },
  },
}
