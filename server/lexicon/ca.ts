import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Catalan. */
export const ca: Lexicon = {
  little_words: 'i el els les amb per una del que és dels nostre més als la seva',
  abbreviations: { ai: 'IA|intel·ligència', gdpr: 'RGPD', vat: 'IVA', eu: 'UE', uk: 'Regne', us: 'EUA|Estats' },
  country_names: {
    AD: "principat d'andorra",
  },
  free: 'gratuïta?|gratuïts?|gratuïtes',
  and_own: 'i',
  founded_in: raw`(?:va ser |fou )?(?:fundad[ao]|fundat|creat|creada|neix|va néixer)(?: \p{L}+){0,2} (?:el|en|l.any)|(?:es|se) va (?:crear|fundar|constituir)(?: el| l['’]any)?`,
  founded_label: 'fundada|any de fundació',
  since: 'des de|des del',
  ourselves: 'som|nostr[ae]|associació',
  month_ahead: "l[’']any|finals de|principis de",
  founded_event: 'fundació|neix',
  launched: '(?:vam (?:fundar|crear)|neix)',
  story_year_start: 'el',
  article_before_company: "la|els?|l’|l'",
  based_in: 'amb seu a|situa(?:t|da)s? a|ubica(?:t|da)s? a|domicili a',
  address_label: 'adreça|domicili|seu social|on som|ubicació',
  country_label: 'país',
  city_label: 'ciutat|població',
  contact_heading: 'contacte|on som',
  other_party_label: 'allotjament',
  company_speaks: 'som|associació|estudi',
  street: 'avinguda|plaça|passeig',
  phone_label: 'telèfon|mòbil',
  hosted_by: 'allotjat (?:a|per)',
  price_from: 'des de',
  per_period: 'al',
  month_word: 'mes',
  month_part: 'mensual',
  year_word: 'any',
  year_part: 'anual',
  per_person: 'per persona',
  says_own_cost: raw`preu|només|plans|val|pagues|llicència|pagament únic|comencen|fes-te'n soci`,
  says_cost: 'preu|només',
  pricing_heading: 'preu',
  old_price: 'abans|en lloc de',
  metric: 'salari|sou',
  no_offer_heading: 'ofertes de feina|donacions|enviaments|càrrecs addicionals|suplements?|extres',
  free_beside_behind: 'enviament|pressupost|aparcament|valoració',
  only_start_free: 'registre|inscripció|primera (?:visita|sessió|classe)',
  founded_by: raw`(?:fundad[ao]|fundat|creat|creada)(?: el \d{4})? per(?: (?:en|na|el|la))?`,
  founds: 'va(?:n)? (?:fundar|crear|obrir)',
  at_sign: 'arrova',
  founder: '[Cc]o-?[Ff]undador[ae]?s?',
  legal_form_ahead: 'Associació|Fundació|Federació',
  categories: {
    'AI & Machine Learning': {
      sure: 'intel·ligència artificial',
    },
    'Cybersecurity & Privacy': {
      sure: 'ciberseguretat|contrasenyes',
    },
    'Design & Creative': {
      sure: 'disseny gràfic|il·lustra',
    },
    'Audio & Music': {
      sure: 'música|músics|orfeó',
    },
    'Construction & Engineering': {
      sure: 'construcció|constructora|construccions|reformes|arquitect|enginyeria|aïllament|paleta$|obra civil|marbre',
    },
    'E-commerce & Retail': {
      sure: 'roba$|sabates|joieria|mobles|flors|joguines|maquinària agr',
      maybe: 'botiga|regals|artesania',
    },
    'Education & E-learning': {
      sure: 'classes (?:de|particulars)|universitat|llar d.infants|conduir|autoesc|idiomes',
      maybe: 'escola|acadèmia|cursos?$|formació|aprendre',
    },
    'Events & Ticketing': {
      sure: 'casaments|concerts?$|entrades',
      maybe: 'esdeveniments|festes$|festival',
    },
    'Finance & Accounting': {
      sure: 'assessoria|gestoria|comptabilitat|assegurances|préstecs|impostos|factura|pressupost fam',
      maybe: 'finances',
    },
    'Fitness & Sports': {
      sure: 'gimnàs|entrenador|ioga|futbol|club esportiu|esport|natació|escola de dansa',
    },
    'Food & Hospitality': {
      sure: 'forn$|fleca|pastisser|gelateria|restaurant|cafeteria|celler|cervesa artesana|formatge|casa rural|allotjament|oli d.oliva|carnisseria|xarcuteria|menú diari|ensaïmad|hostal|esmorzar',
      maybe: 'hotel$',
    },
    'Games & Entertainment': {
      sure: 'videojocs|jocs de taula|enigmes',
      maybe: 'jocs$',
    },
    'Government & Legal': {
      sure: 'advocat|bufet|dret (?:civil|penal|laboral)|ajuntament|notari|bombers|testament',
    },
    'Health & Medical': {
      sure: 'clínica|metge|dentista|odontol|fisioterap|psicòleg|farmàcia|salut|infermer|teràpi|òptica|ulleres|llevad|embaràs',
      maybe: 'gent gran|malalt',
    },
    'Home & Local Services': {
      sure: 'electricist|lampist|instal·lacions|instal·lador|pintors|neteja|perruquer|barberia|centre d.estètica|jardineria|taller mecànic|climatització|plaques solars|fusteria|serraller|persianes|desembus|canonad|teulad|funer|tapiss|modist|rajol|finestr',
    },
    'HR & Recruiting': {
      sure: 'ofertes de feina|recursos humans|selecció de personal',
    },
    'IT Services & Consulting': {
      sure: 'desenvolupament (?:web|de programari)|disseny web|pàgines web|informàtica|reparació d.ordinadors|la web de|agència digital|crea el teu',
    },
    'Marketing & Advertising': {
      sure: 'màrqueting|publicitat|impremta',
    },
    'Media & Publishing': {
      sure: 'editorial|diari$|revista',
      maybe: 'notícies|llibres',
    },
    'Pets & Animals': {
      sure: 'mascotes|veterinari|gossos|gats$|cavalls|hípica|gos$|canina',
    },
    'Photo & Video': {
      sure: 'fotògraf|fotografia|vídeos de',
    },
    'Real Estate': {
      sure: 'immobiliària|habitatges|pisos$|lloguer|finques',
    },
    'Science & Research': {
      sure: 'recerca',
      maybe: 'investigació|laboratori|científic',
    },
    'Transport & Logistics': {
      sure: 'transports?$|mudances|logística|missatgeria',
    },
    'Travel & Mobility': {
      sure: 'viatges|turisme|vacances|lloguer de (?:cotxes|barques|bicicletes)|excursions|concessionari|caiac',
    },
    Productivity: {
      sure: 'control horari|traducc',
    },
    'Scheduling & Booking': {
      sure: 'reserves en l',
    },
    'Note-taking & Writing': {
      sure: 'bloc de notes',
    },
    'Browser Extensions': {
      sure: 'extensió del',
    },
    Email: {
      sure: 'butlletins',
    },
    'Sales & CRM': {
      sure: 'gestió de clients',
    },
    'Monitoring & Observability': {
      sure: 'monitorat',
    },
    'Project Management & Collaboration': {
      sure: 'gestió de proj',
    },
    'Storage & Backup': {
      sure: 'còpies de s',
    },
    'Developer Tools': {
      sure: 'desenvolupadors',
    },
    'Customer Support & Feedback': {
      sure: 'enquest|qüestion',
    },
    'Analytics & Business Intelligence': {
      sure: 'estadístiq',
    },
  },
  price_on_request: "demana(?:'ns)? (?:un )?pressupost|pressupost sense compromís",
  features_heading:
    'serveis|els nostres serveis|característiques|què (?:fem|oferim)|funcionalitats|equipament|instal·lacions|què (?:obtens|inclou)',
  why_heading: 'avantatges|per què',
  people_served: 'empreses|famílies|nens|escoles|autònoms|equips',
  made_for: '(?:pensat|dissenyat|creat|ideal)s? per a|per a',
  we_founded: 'vam fundar',
  support_link: 'ajuda',
  audience_heading: 'per a qui',
  use_cases_heading: "casos d['’]ús",
  integrations_heading: 'integracions',
  praise_heading: 'testimonis|què diuen',
  no_features_heading:
    'com funciona|preus|preguntes|contacte|qui som|sobre nosaltres|història|valors|horaris?|equip|socis|notícies|feina|xifres|ressenyes|descarrega',
  problem_heading: raw`et sona|errors|reptes`,
  no_prose:
    'fes clic|clica|més avall|aquí sota|aquesta pàgina|truca|escriu-nos|llegeix més|a la foto|a la imatge|horari|butlletí|omple|pròximament|drets reservats|gràcies|subscriu|reserva ara|tria',
  before_name: 'Dissenyat per|Fet per',
  site_made_by: 'disseny(?: web)?',
  made_by: 'per',
  others_heading: 'allotjament|pagaments?|tercers',
  developed: 'desenvolupa|dissenya',
  shipping: 'enviament',
  i_am: 'soc|sóc|em dic',
  are_founders: 'és|són',
  are_several: 'són',
  not_described: 'amb|des|per',
  i_am_capital: 'Soc|Sóc|Em dic|Jo soc',
  body_described: 'sense',
  product: 'aplicació|eina|servei',
  is: 'és',
  trial_days: 'dies',
  returned: 'devolució',
  runs_on: 'disponible',
  trial: 'prova gratuïta|període de prova',
  open_source: 'codi obert|programari lliure',
  license: '[Ll]licència',
  licensed: 'llicència',
  another_one: 'segon[a]?|tercer[a]?|altr[ea]|nov[a]?|nou',
  company_word: 'associació|estudi',
  screen_tool: 'extensió',
  checkout_address: 'cistella|enviament',
  sample_sentence: 'altres (?:eines|programes)|ronda de|convida un|bruts|vam donar|fiança',
  saves_money: raw`estalvi\p{L}*`,
  formerly: 'abans(?! de)',
  rhythm_behind: 'mensuals|anuals|l.any',
  pricing_page: 'preus|tarifes',
  about_page: 'qui som|sobre nosaltres',
  contact_page: 'contacte',
  faq_page: 'preguntes frequents',
  terms_page: 'condicions',
  privacy_page: 'privacitat',
  privacy_link: 'privacitat|protecció de dades',
  terms_link: 'condicions|termes',
  not: 'no(?: (?:hi ha|oferim|tenim))?|cap',
}
