import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Czech. */
export const cs: Lexicon = {
  little_words: 'a je na se v pro s že jsou nebo to vaše jako do které není od',
  country_names: {
    CZ: 'česká republika',
  },
  legal_form: raw`s\.\s?r\.\s?o\.|spol\. s r\.\s?o\.|a\.\s?s\.|v\.\s?o\.\s?s\.|z\.\s?s\.|o\.\s?p\.\s?s\.`,
  company_label: 'obchodní (?:firma|jméno)|název(?: společnosti)?',
  operator_label: 'provozovatel|správce|prodávající',
  operator_heading: 'údaje o|kontaktní údaje',
  controller_heading: 'správce',
  register_number: 'ič[o]?|dič',
  run_by: 'provozuje|provozovatelem',
  other_party_label: 'pověřenec|hosting|poskytovatel hostingu|zpracovatel',
  authority: 'úřad pro ochranu',
  site_made_by: 'tvorba (?:webu|stránek)',
  ours: 'stránky|tento',
  based_in: 'se sídlem v|sídl(?:í|íme|íc[íi]) v(?:e)?|sídlo v|se sídlem:?',
  founder: '(?:[Ss]polu)?[Zz]akladatel(?:ka)?',
  i_am: 'jmenuji se',
  i_am_capital: 'Jmenuji se',
  founds: 'založil[iay]?',
  founded_in: raw`byla? založena? v(?: roce)?|(?:vznikl[aoi]?|založen[aoiy]?|založili jsme|působíme|fungujeme|byl[aoi]? založen[aoi]?)(?: \p{L}+){0,2} (?:v|od)(?: roce| roku)?`,
  founded_label: 'založeno|rok založení|založena|rok vzniku|datum vzniku|vznik',
  since: 'od|od roku',
  story_began: 'vznikl[ao]?|začal[ao]?',
  our_story: '(?:vše|(?:naše )?firma|společnost)',
  launched: raw`založil\p{L}*|(?:založili jsme|jsme založili|vznikl[ao]?)`,
  free: 'zdarma',
  not: 'ne',
  trial_days: 'dní',
  product: raw`aplikac\p{L}{1,30}`,
  fully: 'zcela|úplně',
  is: 'je',
  pricing_heading: 'ceník',
  free_shipping: 'doprava zdarma',
  imprint_page: 'pravni informace',
  pricing_page: 'cenik',
  team_page: 'tym',
  contact_page: 'kontakty',
  faq_page: 'caste dotazy|pomoc',
  terms_page: 'obchodni podminky|podminky',
  privacy_page: 'ochrana osobnich udaju',
  features_page: 'funkce',
  faq_heading: 'často kladené|časté (?:dotazy|otázky)',
  features_heading: 'funkce|služby',
  generic_name: 'úvod|domů|o nás',
  address_label: 'sídlo|adresa|adresa (?:firmy|sídla|provozovny)|kde nás najdete|provozovna|naše adresa',
  city_label: 'město|obec',
  country_label: 'země',
  city_joint: 'pod',
  year_joint: 'v',
  ends_founded: 'v',
  are_founders: 'jsou',
  story_year: 'v',
  story_year_start: 'v',
  the_company_start: 'společnost',
  we_work: 'fungujeme',
  sample_person: '^jan (?:jansen|kowalski|novák)|^(?:ivan ivanov)',
  founder_company: 'firmu|společnost',
  register_behind: 'IČO?',
  per_person: 'na osobu',
  unit_of_goods: 'ks',
  software: 'aplikace',
  privacy_link: 'soukromí|osobních údajů',
  terms_link: 'podmínky',
  support_link: 'podpora',
  another_blog: 'další',
  range_joint: 'do',
  month_word: 'měs|měsíc',
  hereinafter: 'dále jen',
  register_label: 'HRB|KRS|IČO',
  and_own: 'a',
  ourselves: 'jsme|naše|firma|společnost|spolek|jsem|působíme',
  was_founded: 'vznikl[aoi]?|založen[aoi]?',
  year_ahead: 'v roce',
  month_ahead: 'roce|roku|rok',
  founded_event: 'založení|vznik|začátek|založen[aoi]?',
  contact_heading: 'kontakt|kde nás|najdete',
  others_heading: raw`hosting|zpracovatelé?|dozorov\p{L}{1,4} (?:úřad|orgán)|příjemci`,
  company_speaks: 'jsme|naše|společnost|firma',
  street_part: raw`ulice|nám\.|náměstí|třída`,
  street: 'nám|ul',
  phone_label: 'telefon|mobil|tel',
  hosted_by: 'hostován[aoy]? (?:u|na)|hosting zajišťuje',
  categories: {
    'AI & Machine Learning': {
      sure: 'umělá inteligence|mesterséges intelligencia|uměl[áé] inteligence|strojové učení',
    },
    'Blockchain & Crypto': {
      sure: 'hodl',
    },
    'Browser Extensions': {
      sure: 'chrome’a ekle|rozšíření',
    },
    'Cybersecurity & Privacy': {
      sure: 'kybernetick',
      maybe: 'ochrana osobních|hesel$',
    },
    'Design & Creative': {
      sure: 'grafick|grafik$|ilustra|návrhy interiér|designér',
    },
    Email: {
      maybe: 'smtp',
    },
    'Note-taking & Writing': {
      sure: 'poznámk',
    },
    'Scheduling & Booking': {
      sure: 'rezervační|foglalási rendszer',
    },
    'Audio & Music': {
      sure: 'muzik|hudb|hudebn|kapel[ay]|sbor$|orchestr',
    },
    'Construction & Engineering': {
      sure: 'stavebn|stavby|stavb[ay]|stavitel|izolace|stříkan|zateplen|zateplov|pur pěn|architekt|rekonstrukc|zemní práce|střech[ay]|pokrývač|ocelov|dřevostavb|výstavb',
      maybe: 'inžinier|projekce|betonov',
    },
    'E-commerce & Retail': {
      sure: 'obchod s|oblečení|e-?shop|oblečen|boty$|šperk|nábytek|květin|hračk|velkoobchod|náhradní díly|rukodíln',
      maybe: 'obchod|prodej(?:na)?$|dárk',
    },
    'Education & E-learning': {
      sure: 'doučování|jazykov|autoškola|škola|vzděláv|výuk|doučován|autoškol|univerzit|školk|lektor|srozumitelné psaní|vzdělan',
      maybe: 'školen|kurz',
    },
    'Events & Ticketing': {
      sure: 'svatb|svatebn|koncert|vstupenk|oslav|pronájem sál|plesy',
      maybe: 'událost|festival',
    },
    'Finance & Accounting': {
      sure: 'fintech|účetnictv|faktura(?:ce|ční)|účetní|daňov|pojišt|hypot[eé]|úvěr|půjčk|fakturac|vymáhání',
      maybe: 'finan|investic',
    },
    'Fitness & Sports': {
      sure: 'sportovní|jiu-?jitsu|taekwondo|kickbox|strava|posilovna|posilovn|fitness|trenér|jóg[ay]|fotbal|plaván|bojová umění|taneční škola|tenis|cyklist|lezen',
    },
    'Food & Hospitality': {
      sure: 'pekařstv|restaurace|kavárna|hospůdka|cukrárna|pivovar|restaurac|pekárn|cukrárn|zmrzlin|kavárn|hospod|vinařstv|vinotéka|hotel(?:y|u)?$|penzion|catering|pizzeri|řeznictví|včelař|ubytování',
      maybe: 'jídelní lístek|med$',
    },
    'Games & Entertainment': {
      sure: 'deskov|videohr|únikov',
      maybe: 'hry$|hra$',
    },
    'Government & Legal': {
      sure: 'advokát|právní|notář|městský úřad|exekut|mediace',
      maybe: 'obec$',
    },
    'Health & Medical': {
      sure: 'zubní|lékař|zubař|masáže|ordinac|stomatolog|fyzioterap|psycholog|psychoterap|lékárn|zdrav|klinik|masáž|rehabilitac|výživov|ošetřovatel',
      maybe: 'pacient',
    },
    'Home & Local Services': {
      sure: 'autoservis|servis auto|malíř|instalatér|takarít|zámečnictv|zámečník|úklid|kadeřnictv|elektrikář|elektroinstal|topenář|zahradní|zahradnictví|kosmetik|pneuservis|pneumatik|zámečn|truhlář|klimatizac|tepelná čerpadla|fotovoltai|soláreln|kominík|deratizac|čalounic|stěhování|barber|holičství|zabezpečen',
      maybe: 'alarm',
    },
    'HR & Recruiting': {
      sure: 'nabídka práce|volná místa|nábor|personální agentur|zaměstnán|mzdov',
    },
    'IT Services & Consulting': {
      sure: 'web stránky|tvorba webů|tvorba webových|tvorba web|webové stránky|vývoj (?:software|aplikac|webů)|oprava počítač|servis počítač|it služb|správa it|programování',
    },
    'Marketing & Advertising': {
      sure: 'plakat|tiskárna|tisk$|copywriting',
      maybe: 'reklam|marketing|sociální sítě',
    },
    'Media & Publishing': {
      sure: 'noviny|nakladatelstv|časopis|vydavatelstv',
      maybe: 'zpravodaj|knih[ay]',
    },
    'Pets & Animals': {
      sure: 'veterinári|chovatel|psí|ps[iy]$|psů$|pes$|kočk|veterin|zvířat|psí |koně$|jízdárna|krmiv|výcvik psů',
    },
    'Photo & Video': {
      sure: 'fotografování|fotograf|svatební foto|video(?:produkce)?$|natáčení|kameraman',
      maybe: 'dron(?:y|em)?$',
    },
    'Real Estate': {
      sure: 'hospoda|nemovitost|realitní|reality$|byty$|bytů$|pronájem bytů|správa (?:domů|bytů|nemovitostí)|společenství vlastníků|developer',
    },
    'Science & Research': {
      sure: 'biolog(?:y|ist|ie$|en$|ía$|ia$)|výzkum|kutatás|počasí',
      maybe: 'laborato|věd(?:a|eck)',
    },
    'Transport & Logistics': {
      sure: 'stěhování|doprav[ay]|autodoprav|stěhov|spedice|kurýr|logisti|přeprav|taxi$|odtah',
    },
    'Travel & Mobility': {
      sure: 'ubytování|szállás|cestovní kancelář|dovolen|zájezd|půjčovn[ay] (?:aut|karavan|lod|kol)|autopůjčovn|autobazar|cestován|turist|výlet|karavan|cyklo|průvodce',
    },
  },
}
