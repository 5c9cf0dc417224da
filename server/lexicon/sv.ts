import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Swedish. */
export const sv: Lexicon = {
  little_words: 'och att det är för med som på av inte du vi din vår den ett till kan',
  legal_form: 'Aktiebolag|[Ee]konomisk förening|[Ii]deell förening',
  legal_form_short: 'AB|HB',
  legal_form_ahead: 'AB|Bostadsrättsföreningen|Stiftelsen',
  name_joint: 'och',
  company_label: 'företag|företagsnamn|bolag|bolagsnamn',
  publisher_label: 'personuppgiftsansvarig|utgivare',
  publisher_heading: 'företagsuppgifter',
  controller_heading: 'personuppgiftsansvarig',
  register_number: raw`org\.? ?nr|orgnr|organisationsnummer`,
  run_by: 'driv[es]{1,2} av|drivs av|utvecklad av',
  other_party_label: 'dataskyddsombud|webbhotell|hosting|personuppgiftsbiträde',
  authority: 'integritetsskyddsmyndigheten',
  site_made_by: 'webbdesign|webb',
  ours: 'denna',
  company_speaks: 'vi är|vi|företag|bolag|byrå',
  based_in: 'baserad i|med (?:huvud)?kontor i|har sitt säte i|med säte i|finns i|ligger i|belägen i|baserat i|baserade i',
  founder: '(?:[Mm]ed)?[Gg]rundare',
  i_am: 'jag heter',
  i_am_capital: 'Jag heter|Jag är',
  founded_by: raw`(?:skapad|grundad|grundades)(?: år)?(?: \d{4})? av|(?:startad|startades|bildades|grundat)(?: \d{4})? av`,
  founds: 'grundade|startade|bildade|öppnade',
  founded_in:
    'etabler(?:t|et|ad) i|etablerades|grundades|grundat|(?:startades|grundades|bildades|startade|öppnade|bildat|startat) (?:i|år)|(?:grundades|bildades|startades|etablerades)(?: år)?',
  founded_label: 'grundat|grundades|startår|bildad|etablerat|sedan',
  since: 'sedan|sedan(?: år)?',
  ourselves: raw`vi|vår\p{L}*|bolaget|företaget|föreningen|firman`,
  story_began: 'startade|började',
  our_story: '(?:vår|vores) (?:historia|historie)',
  launched: 'startade|grundade|(?:startade|grundade) vi',
  free: 'gratis',
  trial_days: 'dagar',
  trial: 'gratis provperiod|prova gratis',
  product: 'appen|tjänsten',
  fully: 'helt',
  is: 'är',
  pricing_heading: raw`pris(?:er)?(?!\p{L})|prislista|avgift|medlemskap|meny`,
  says_cost: 'pris|kostar',
  says_own_cost: 'pris|bara|kostar|endast',
  coming_soon: 'snart',
  free_shipping: 'gratis (?:verzending|frakt|fragt)|fri (?:frakt|fragt)',
  pricing_page: 'priser|pris',
  about_page: 'om oss',
  team_page: 'teamet',
  faq_page: 'vanliga fragor',
  terms_page: 'villkor',
  privacy_page: 'integritetspolicy',
  features_page: 'funktioner',
  faq_heading: 'vanliga frågor|frågor och svar',
  features_heading: 'funktioner|fördelar|tjänster|vad vi (?:gör|erbjuder)|vi erbjuder|varför|egenskaper|våra tjänster|erbjudanden',
  speaks_languages: 'språk',
  generic_name: 'hem|om oss',
  address_label: 'besöksadress|postadress|adress|vår adress|hitta hit|kontorsadress',
  street: 'gata|väg|torg|gränd',
  founded_stem: 'grundad',
  year_joint: 'år',
  ends_founded: 'som',
  are_founders: 'är',
  story_how: 'som',
  story_year: 'år',
  the_company_start: 'företaget',
  founder_company: 'företaget',
  and_names: 'och',
  register_behind: 'organisationsnummer',
  denies_tie: 'inte',
  and_open: 'och',
  privacy_link: 'integritet',
  terms_link: 'villkor',
  support_link: 'hjälp',
  cart_button: 'lägg i varukorg',
  for_whom: 'för',
  help_heading: 'hjälp',
  another_blog: 'ännu en',
  made_for: 'för',
  people_served:
    'företag|utvecklare|familjer|barn|föräldrar|skolor|föreningar|kunder|privatpersoner|medlemmar|boende|hyresgäster|nybörjare|seniorer|grupper|restauranger|hotell|team|småföretag|hantverkare|studenter|proffs',
  defines: 'är',
  price_from: raw`från|fr\.?|från`,
  month_word: 'mån|månad',
  audience_heading: 'för vem|vem passar|målgrupp(?:er)?|branscher',
  use_cases_heading: 'användningsområden|exempel på användning|tillfällen',
  integrations_heading: 'integrationer|kopplingar|fungerar med|kompatibel med',
  no_features_heading:
    'historia|vision|värderingar|öppettider|hitta|galleri|evenemang|kalender|jobb|siffror|exempel|team|kunder|partners?|blogg|nyheter|så (?:funkar|fungerar)|steg|frågor|kontakt|om oss|priser|felanmälan|dokument',
  problem_heading: raw`problem(?:et)?|utmaning\p{L}*|känner du igen`,
  no_prose:
    'klicka|tryck på|nedan|ovan|denna sida|den här sidan|kontakta|ring oss|mejla|skriv till|läs mer|öppettider|nyhetsbrev|fyll i|kommer snart|felanmälan|rättigheter|exempel|boka|tack',
  no_audience: raw`dig|din|vår\p{L}*|er|att`,
  audience_goes_on: 'som|med|utan|i|på|från|sedan',
  works_with: 'fungerar med|integreras med|integration(?:er)? med',
  year_word: 'år|året',
  was_founded: 'grundades|startades|bildades',
  year_ahead: 'år',
  month_ahead: 'år|hösten|våren|början av|slutet av',
  founded_event: 'grundades|starten|bolaget startar|grundat',
  story_year_start: 'år|i|hösten',
  country_label: 'land',
  city_label: 'ort|stad',
  contact_heading: 'kontakt|hitta|besök',
  others_heading: raw`hosting|webbhotell|personuppgiftsbiträden?|tillsynsmyndighet\p{L}{0,10}|tredje part\p{L}{0,10}`,
  region_behind: 'län',
  phone_label: 'telefon|tel|mobil',
  hosted_by: 'hostas (?:av|hos)|driftas av',
  per_period: 'per|i',
  month_part: 'månads|månatlig',
  year_part: 'årlig|årsvis',
  per_person: 'per person|per deltagare',
  old_price: raw`ord\.? pris|ordinarie|tidigare|istället för`,
  metric: 'lön|timlön|månadslön',
  no_offer_heading: 'lediga jobb|jobba hos|frakt|karriär|donera',
  free_beside_behind: raw`frakt|offert|rådgivning|konsultation|parkering|wifi|avbokning|hembesök|provlektion|leverans|retur\p{L}{0,4}|besiktning|värdering`,
  only_start_free: 'registrering|anmälan|första (?:mötet|månaden|samtalet)',
  jobs_address: 'lediga-jobb|jobb|karriar',
  developed: 'utvecklad|designad',
  title_of_person: 'bröderna|makarna',
  sample_account: '(?:din|ditt)-(?:sida|konto|namn)',
  goes_on_behind_name: 'och|med',
  categories: {
    'AI & Machine Learning': {
      sure: 'artificiell intelligens|maskininlärning',
    },
    'Browser Extensions': {
      sure: 'browser[- ]?extension|browserextension',
    },
    'Cybersecurity & Privacy': {
      sure: 'cybersäkerhet|informationssäkerhet|it-säkerhet|hacka',
    },
    'Design & Creative': {
      sure: 'moodboard|grafisk|formgiv|illustrat|inredning',
    },
    'Developer Tools': {
      sure: 'orm$',
    },
    'Hardware & IoT': {
      sure: 'nfc (?:tag|card)',
    },
    'Mobile Apps': {
      sure: 'iphone|ipad',
    },
    'Monitoring & Observability': {
      sure: 'övervakning',
    },
    'Note-taking & Writing': {
      sure: 'anteckning',
    },
    Productivity: {
      sure: 'text expander|personal (?:organi[sz]er|dashboard)|att göra',
    },
    'Scheduling & Booking': {
      sure: 'bokningssystem',
    },
    'Testing & QA': {
      sure: 'testflight',
    },
    'Audio & Music': {
      sure: 'musik|gitarr|kör$|orkester|skivbolag',
    },
    'Construction & Engineering': {
      sure: 'betong|byggfirma|snickeri|bygger (?:villor|hus|och)|byggnad|bygge$|husbygg|byggföretag|bygg$|entreprenad|markarbete|arkitekt|isolering|stålkonstruk|renovering|takläggning|ingenjörs',
    },
    'E-commerce & Retail': {
      sure: 'nätbutik|blommor|smycken|kläder|bokhandel|webbutik|webbshop|skor$|möbler|florist|leksaker|grossist|reservdelar|antikviteter',
      maybe: 'butik|presenter|hantverk',
    },
    'Education & E-learning': {
      sure: 'språkkurs|undervisning|körskola|körkort|trafikskola|skola|utbildning|läxhjälp|förskola|universitet',
      maybe: 'kurser?$|kurs$|lära sig',
    },
    'Events & Ticketing': {
      sure: 'floristik|eventagentur|bröllop|konsert|biljetter|mässa$',
      maybe: 'evenemang|fest(?:lokal|er)?$|event$|festival',
    },
    'Finance & Accounting': {
      sure: 'bokföring|redovisning|revisor|försäkring|bolån|lån$|skatt|fakturering|inkasso|sparande|ekonomi$',
    },
    'Fitness & Sports': {
      sure: 'crossfit|kettlebell|träning$|gymmet|idrottsförening|fotboll|innebandy|gym$|personlig tränare|träning|yoga|simskola|kampsport|dansskola|löpning|golfklubb|idrott',
    },
    'Food & Hospitality': {
      sure: 'bbq|kaffe(?:bar|rosteri)?$|konditori|krog$|restaurang|bageri|glassbar|kafé|krog|pub$|catering|bryggeri|hotell|vandrarhem|slakteri|pizzeria|lunch|gårdsbutik',
      maybe: 'glass$|bar$|vin$|öl$',
    },
    'Games & Entertainment': {
      sure: 'quizduell|minecraft|brädspel|tv-spel|escape room',
      maybe: 'spel$|dataspel',
    },
    'Government & Legal': {
      sure: 'advokat|advokatfirma|advokatbyrå|juridik|juridisk|jurist|rättshjälp',
      maybe: 'kommun$|myndighet|politisk',
    },
    'Health & Medical': {
      sure: 'terapeut|tandläkar|sjukgymnast|naprapat|läkare|vårdcentral|fysioterap|psykolog|apotek|hälsa|hemtjänst|kiropraktor|massage|vård$|klinik',
      maybe: 'adhd|terapi|patient',
    },
    'Home & Local Services': {
      sure: 'fotovolta|fönster|städ(?:ning|firma|hjälp)|städ$|städhjälp|flyttstäd|rörmokare|frisörsalong|hantverkare|altan(?:er)?$|snickare|plåtslag|takläggar|nagelstyl|elektriker|elinstallation|vvs|målare|måleri|städfirma|städning|städtjänst|frisör|salong|bilverkstad|däck$|trädgård|låssmed|solceller|värmepump|skorstensfejare|sotare|sotning',
      maybe: 'larm$',
    },
    'HR & Recruiting': {
      sure: 'lediga jobb|rekrytering|bemanning|löner|platsannons',
      maybe: 'personal$',
    },
    'IT Services & Consulting': {
      sure: 'webbyrå|hemsidor|it-konsult|webbutveckling|systemutveckling|datorreparation|it-support|mjukvaruutveckling',
    },
    'Marketing & Advertising': {
      sure: 'reklambyrå|marknadsföring|tryckeri|kommunikationsbyrå|sökmotoroptimering',
    },
    'Media & Publishing': {
      sure: 'förlag|tidning|tidskrift',
      maybe: 'nyheter|böcker|radio$',
    },
    'Pets & Animals': {
      sure: 'hundar|hund(?:en|e)$|kissa$|valp(?:ar|kurs)|hund(?:ar|kurs|dagis|trim)?$|katter|djur(?:affär|sjukhus|klinik)?$|veterinär|uppfödare|kennel|ridskola|hästar',
    },
    'Photo & Video': {
      sure: 'bröllopsfoto|fotograf|videoproduktion|drönar',
      maybe: 'filmproduktion|filmbolag',
    },
    'Real Estate': {
      sure: 'fastighet|bostäder|mäklare|bostadsrätt|lägenhet|hyresrätt|brf$|uthyrning av (?:stugor|bostäder)|bostad',
    },
    'Science & Research': {
      sure: 'geodata|genom|forskning|opinionsundersökning',
      maybe: 'laboratorium|vetenskap|väder',
    },
    'Transport & Logistics': {
      sure: 'flytt(?:firma|hjälp)|åkeri|flyttfirma|transport(?:er|företag)|logistik|budbil|frakt|taxi$|bärgning',
    },
    'Travel & Mobility': {
      sure: 'segeltörn|stugor|stuga$|stugby|feriehus|resebyrå|semester|stuguthyrning|stuga|husvagn|husbil|biluthyrning|begagnade bilar|bilhandlare|båtuthyrning|vandring|turist|korttidsuthyrning|camping',
      maybe: 'resor|cykel',
    },
  },

  // What a retelling is held against

  denies: 'inte|utan',
  lack: 'utan',
}
