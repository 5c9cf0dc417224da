import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Slovak. */
export const sk: Lexicon = {
  little_words: 'a je na sa v pre s že sú alebo to vaše ako do ktoré nie od',
  abbreviations: { ai: 'UI|umelá|umelej|umelou', vat: 'DPH' },
  legal_form: raw`s\.\s?r\.\s?o\.|spol\. s r\.\s?o\.|a\.\s?s\.|v\.\s?o\.\s?s\.|z\.\s?s\.|o\.\s?p\.\s?s\.|o\.\s?z\.`,
  company_label: 'obchodné meno',
  publisher_label: 'prevádzkovateľ',
  faq_heading: 'často kladené',
  terms_link: 'podmienky',
  and_own: 'a',
  features_heading: 'funkcie|služby|služieb|čo (?:robíme|ponúkame)|ponuka|výhody|prečo|vlastnosti',
  audience_heading: 'pre koho|komu|cieľov(?:á|é) skupin[ay]',
  use_cases_heading: 'využitie|použitie|na čo|príležitosti',
  integrations_heading: 'integrácie|funguje s|prepojenia',
  no_features_heading: raw`história|hodnoty|otváracie|galéria|akcie|kalendár|kariéra|tím|klienti|zákazníci|partneri|blog|novinky|ako to (?:funguje|prebieha)|krok\p{L}*|postup|otázky|kontakt|o nás|cenník|ceny|referencie`,
  problem_heading: raw`problém\p{L}*|poznáte to|chyby|skryt\p{L}+ (?:chyb|rizík|rizik)\p{L}*`,
  no_prose:
    'kliknite|nižšie|vyššie|táto stránka|kontaktujte|zavolajte|napíšte|prihláste|viac informácií|otváracie|newsletter|vyplňte|už čoskoro|práva vyhradené|príklad|ďakujeme|vpravo vidíte|vľavo vidíte|na fotke|na fotografii|na obrázku|presvedčte sa',
  made_for: '(?:vhodn[éýá] |určen[éýá] )?pre',
  people_served:
    'firmy|rodiny|deti|rodičov|dospelých|začiatočníkov|školy|zákazníkov|tímy|podnikateľov|domácnosti|obce|seniorov|majiteľov|organizácie',
  no_audience: 'nás|vás|naše|vaše',
  audience_goes_on: 'v|na|s|z|od|ktorí|ktoré|bez',
  founded_in: raw`(?:vznikl[aoi]?|založen[áéýao]|založili sme|pôsobíme|fungujeme|bol[aoi]? založen[áéý])(?: \p{L}+){0,2} (?:v|od)(?: roku)?`,
  founded_label: 'založená|rok založenia|rok vzniku|dátum vzniku|vznik',
  since: 'od',
  ourselves: 'sme|naša|firma|spoločnosť|združenie|pôsobíme',
  was_founded: 'vznikl[aoi]?|založen[áéý]',
  year_ahead: 'v roku',
  month_ahead: 'roku|rok',
  founded_event: 'založenie|vznik|začiatok|založen[áéý]',
  launched: '(?:založili sme|sme založili|vznikl[ao]?)',
  story_year_start: 'v',
  based_in: 'so sídlom v|sídli(?:me)? v',
  any_city: 'Cel[áé]',
  address_label: 'adresa|sídlo|prevádzka|kde nás nájdete|adresa (?:sídla|prevádzky)',
  country_label: 'krajina',
  city_label: 'mesto',
  contact_heading: 'kontakt|kde nás|nájdete',
  other_party_label: 'hosting|poskytovateľ hostingu|sprostredkovateľ',
  others_heading: raw`hosting|sprostredkovatelia?|dozorný orgán|platby|platobn\p{L}{1,4} \p{L}+|licencie|knižnice|tretie strany|dodávatelia|partneri`,
  company_speaks: 'sme|naša|spoločnosť|firma',
  street_part: raw`ulica|nám\.|námestie`,
  phone_label: 'telefón|mobil|tel|zavolajte(?: nám)?(?: na)?|volajte',
  hosted_by: 'hostovan[áéý] (?:u|na)|hosting zabezpečuje',
  price_from: 'od|už od',
  per_period: 'za|na',
  month_word: 'mesiac|mes',
  month_part: 'mesač',
  year_word: 'rok',
  year_part: 'ročn',
  per_person: 'za osobu|na osobu',
  says_own_cost: 'cena|ceny|iba|len|stojí',
  says_cost: 'cena|ceny|iba|len|stojí',
  pricing_heading: 'cenník|ceny',
  old_price: 'pôvodná cena|pôvodne|namiesto|bežná cena',
  metric: 'mzda|plat|odmena|úspora|medzisúčet',
  no_offer_heading: raw`voľné miesta|kariéra|doprava|dary|podporte|príklad\p{L}{0,5}|doplnkov\p{L}{1,3} \p{L}+|kalkulačk\p{L}{1,2}|ukážk\p{L}{1,2}`,
  free_beside_behind: raw`doprav\p{L}{1,3}|konzultáci\p{L}{1,3}|poradenstvo|parkovanie|wi-?fi|nacenenie|ponuk\p{L}{1,3}|zameranie|odhad|obhliadk\p{L}{1,3}|vrátenie|doručenie|podpor\p{L}{1,2}|montáž`,
  only_start_free: raw`registráci\p{L}{1,2}|prv[áéý] (?:konzultácia|hodina|lekcia|mesiac)`,
  jobs_address: 'kariera|volne-miesta',
  developed: 'vyvinut|vytvoren',
  founded_by: raw`založen[áýé](?: v roku \d{4})?(?: pánom| pani)?`,
  founds: 'založil[iay]?|otvoril[iay]?',
  founder: '(?:[Ss]polu)?[Zz]akladateľ(?:ka)?|[Zz]akladateľ(?:om|kou)',
  legal_form_ahead: 'Občianske združenie|Nadácia',
  register_number: 'ičo|dič|ič dph',
  categories: {
    'AI & Machine Learning': {
      sure: 'umel[áej] inteligenci',
    },
    'Cybersecurity & Privacy': {
      sure: 'kybernetick',
      maybe: 'ochrana osobných',
    },
    'Design & Creative': {
      sure: 'grafick|ilustráci',
    },
    'Audio & Music': {
      sure: 'hudb|hudobn|kapel[ay]',
    },
    'Construction & Engineering': {
      sure: 'stavebn|stavb[ay]$|izoláci|zateplen|architekt|rekonštrukci|strech[ay]|výstavb',
    },
    'E-commerce & Retail': {
      sure: 'e-?shop|oblečen|topánk|šperk|nábytok|kvet|hračk',
      maybe: 'obchod|predaj|darček',
    },
    'Education & E-learning': {
      sure: 'škola|vzdeláv|výučb|doučovan|autoškol|univerzit|škôlk|jazykov',
      maybe: 'školen|kurz',
    },
    'Events & Ticketing': {
      sure: 'svadb|svadobn|koncert|vstupenk',
      maybe: 'podujati|festival',
    },
    'Finance & Accounting': {
      sure: 'účtovníctv|účtovn|daňov|poisten|hypot[eé]|úver|pôžičk|faktúr|dodávk[ay] (?:elektriny|plynu|energi)',
      maybe: 'finan|investíci|energi(?:í|u|e)$',
    },
    'Fitness & Sports': {
      sure: 'posilňovň|fitness|tréner|jog[ay]$|futbal|športov|plávan|tanečn',
    },
    'Food & Hospitality': {
      sure: 'reštaurác|pekáre?ň|cukráre?ň|zmrzlin|kaviare?ň|pivovar|vinárstv|hotel(?:y)?$|penzión|catering|pizzeri|mäsiarstv|ubytovan',
    },
    'Games & Entertainment': {
      sure: 'spoločensk',
      maybe: 'hry$|hra$',
    },
    'Government & Legal': {
      sure: 'advokát|právn|notár|mestský úrad',
      maybe: 'obec$',
    },
    'Health & Medical': {
      sure: 'lekár|ambulanci|zubn|fyzioterap|psychológ|zdrav|klinik|masáž|rehabilitáci|terapia|lymfodrenáž',
      maybe: 'pacient',
    },
    'Home & Local Services': {
      sure: 'elektrikár|elektroinštal|inštalatér|kúrenár|maliar|upratov|záhradn|kaderníc|kozmetik|autoservis|pneuservis|zámočn|stolár|klimatizáci|tepelné čerpadl|fotovoltai|sťahovan',
    },
    'HR & Recruiting': {
      sure: 'ponuk[ay] práce|voľné miesta|nábor|personáln',
    },
    'IT Services & Consulting': {
      sure: 'tvorba web|webové stránky|vývoj softvéru|oprava počítač|it služb|programovan',
    },
    'Marketing & Advertising': {
      sure: 'tlačiare?ň',
      maybe: 'reklam|marketing',
    },
    'Media & Publishing': {
      sure: 'vydavateľstv|noviny|časopis',
      maybe: 'knih[ay]$',
    },
    'Pets & Animals': {
      sure: 'ps[iy]$|psov$|mačk|veterin|zvierat|chovate',
    },
    'Photo & Video': {
      sure: 'fotograf|svadobné foto|videoprodukci',
    },
    'Real Estate': {
      sure: 'nehnuteľnos|realitn|byty$|bytov$|správa bytov',
    },
    'Science & Research': {
      maybe: 'výskum|laboratóri|vedeck',
    },
    'Transport & Logistics': {
      sure: 'doprava|prepravu?|kuriér|logisti|sťahovan|taxi$',
    },
    'Travel & Mobility': {
      sure: 'cestovn|dovolenk|zájazd|požičovň|turisti|výlet|autobazár',
    },
  },
  praise_heading: 'povedali|recenzie',
  price_on_request: 'cena dohodou|cenovú ponuku (?:vypracujeme|pripravíme)|nezáväzná (?:cenová )?ponuka|cena na vyžiadanie',
  we_founded: 'založili sme',
  support_link: 'pomoc|zákaznícka podpora|technická podpora|podpora',
  help_beside: 'kontakt|otázky',
  asks_for_gift: 'podporte',
  owner_behind: '[Mm]ajiteľ(?:ka)?|[Pp]revádzkovateľ(?:ka)?',
  side_cost: raw`príplat\p{L}{1,4}|doplat\p{L}{1,4}|ďalš\p{L}{1,3}|navyše`,
  side_offer: raw`príplat\p{L}{1,4}|doplnk\p{L}{0,4}|navyše`,
  buy_button: 'kúpiť|objednať|vybrať|vyskúšať|začať',
  not_yet: 'už čoskoro',
  before_name: 'Vytvoril[ai]?|Web vytvoril[ai]?',
  site_made_by: 'tvorba (?:webu|stránok)|vytvoril[ai]?|webdesign|realizácia',
  made_by: 'od',
  shipping: 'doprava|poštovné|doručenie',
  i_am: 'volám sa|som',
  i_am_capital: 'Volám sa|Som',
  founder_story: 'zakladateľ|založil',
  body_described: 'bez',
}
