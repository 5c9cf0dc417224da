import type { Lexicon } from './lexicon.ts'

const raw = String.raw

/** Hungarian. */
export const hu: Lexicon = {
  little_words: 'a az és egy hogy nem is van vagy meg ez ha mint csak már minden',
  legal_form: raw`Kft\.?|KFT\.?|Zrt\.?|Nyrt\.?|Bt\.|Kkt\.?|Egyesület|Alapítvány`,
  legal_form_short: 'Bt|Kft',
  company_label: 'cégnév|cég neve',
  publisher_label: 'üzemeltető|szolgáltató|adatkezelő',
  controller_heading: 'adatkezelő',
  run_by: 'üzemeltetője',
  site_made_by: 'weboldal',
  contact_heading: 'kapcsolat|elérhetőség|hol vagyunk',
  founder: '(?:[Tt]árs)?[Aa]lapító',
  i_am: 'hívnak',
  founds: 'alapították?',
  founded_in: 'alapítva|(?:alapították|alapítottuk|alakult|indult)',
  founded_label: 'alapítás(?: éve)?|alapítva|alapítás dátuma|alapítási év',
  free: 'ingyenes(?:en)?',
  trial_days: 'nap',
  product: 'alkalmazás|szoftver',
  fully: 'teljesen',
  pricing_heading: 'árak|áraink|árlista|díj|étlap',
  imprint_page: 'jogi nyilatkozat|impresszum',
  pricing_page: 'arak|arlista',
  about_page: 'rolunk',
  team_page: 'csapat',
  contact_page: 'kapcsolat',
  faq_page: 'gyik',
  terms_page: 'aszf',
  privacy_page: 'adatvedelem|adatkezelesi',
  features_page: 'funkciok',
  faq_heading: raw`gyakori kérdések|gyik(?!\p{L})`,
  generic_name: 'kezdőlap|rólunk',
  address_label: 'székhely|cím|címünk|cégünk címe|telephely|postacím',
  and_names: 'és',
  privacy_link: 'adatv[ée]d',
  terms_link: 'felhasználási',
  support_link: 'segítség',
  month_word: 'hó|hónap',
  year_word: 'év',
  features_heading: 'funkciók|szolgáltatások|előnyök|miért|mit kínálunk|jellemzők',
  audience_heading: 'kinek|kiknek|célcsoport',
  use_cases_heading: raw`felhasználás|mire jó|alkalmazási terület\p{L}*`,
  integrations_heading: 'integrációk',
  no_features_heading: raw`történet\p{L}*|küldetés\p{L}*|nyitvatartás|galéria|események|csapat\p{L}*|ügyfelek|partnerek|blog|hírek|hogyan működik|lépés\p{L}*|kérdések|kapcsolat|árak|vélemények`,
  no_prose: raw`kattints\p{L}*|lépjen kapcsolatba|hívjon|írjon|iratkozzon|tudjon meg|nyitvatartás|hírlevél|töltse ki|hamarosan|jogok|példa`,
  made_for: 'ideális',
  since: 'óta',
  ourselves: raw`cégünk|vállalkozás\p{L}*|mi|egyesület\p{L}*`,
  was_founded: 'alapították|alapítottuk|alakult|alapított',
  founded_event: 'alapítás|alapítva|megalakulás|kezdet',
  launched: 'alapítottuk',
  based_in: 'székhelye:?|székhelyű',
  country_label: 'ország',
  city_label: 'város|település',
  other_party_label: 'tárhelyszolgáltató|tárhely|adatfeldolgozó',
  others_heading: 'tárhelyszolgáltató|adatfeldolgozók?|felügyeleti hatóság',
  company_speaks: 'cégünk|vagyunk|vállalkozás',
  street_part: raw`utca|\bút\b|tér `,
  region_behind: 'megye',
  phone_label: 'telefon(?:szám)?|mobil',
  hosted_by: 'tárhelyszolgáltatója?',
  price_from: 'már',
  month_part: 'hónap|havonta|havi',
  year_part: 'évente|éves',
  per_person: '/ ?fő|fejenként|személyenként',
  says_own_cost: 'ára|ár|csak|mindössze',
  says_cost: 'ára|ár|csak|mindössze',
  old_price: 'eredeti ár|helyett|korábban',
  metric: 'fizetés|bér|órabér',
  no_offer_heading: raw`állás\p{L}{0,10}|karrier|szállítás|adomány\p{L}{0,8}|támogass`,
  free_beside_behind: raw`szállítás|kiszállítás|konzultáci\p{L}{1,4}|parkolás|parkoló|wifi|árajánlat|felmérés|tanácsadás|visszaküldés|próbaóra|állapotfelmérés`,
  only_start_free: 'regisztráció|első (?:konzultáció|óra|alkalom|hónap)',
  jobs_address: 'allas|allasok|karrier',
  developed: 'készítette|fejlesztette',
  founded_by: 'alapította',
  register_number: 'adószám|cégjegyzékszám',
  street_behind_town: 'utca ',
  categories: {
    'AI & Machine Learning': {
      sure: 'mesterséges intelligencia|gépi tanulás',
    },
    'Browser Extensions': {
      sure: 'bővítmény',
    },
    'Cybersecurity & Privacy': {
      sure: 'kiberbiztonság',
      maybe: 'adatvédel',
    },
    'Design & Creative': {
      sure: 'grafikus|grafikai|illusztrá|lakberendez|arculat',
    },
    'Note-taking & Writing': {
      sure: 'jegyzet',
    },
    'Audio & Music': {
      sure: 'zene|zenész|kórus',
    },
    'Construction & Engineering': {
      sure: 'építőipar|építés|építkez|kivitelez|generálkivitelez|szigetel|felújítás|tetőfed|acélszerkezet|földmunka',
    },
    'E-commerce & Retail': {
      sure: 'ruhák|webáruház|webshop|ruházat|cipő|ékszer|bútor|virág|kézműves|játékbolt|nagykereskedés|alkatrész',
      maybe: 'üzlet$|ajándék',
    },
    'Education & E-learning': {
      sure: 'nyelviskola|iskola$|iskola|tanfolyam|korrepetál|autósiskola|óvoda|bölcsőde|egyetem|nyelvtanul|tanár',
      maybe: 'oktatás|képzés',
    },
    'Events & Ticketing': {
      sure: 'esküvő|koncert|jegyvásárl|fesztivál|teremérl',
      maybe: 'rendezvény',
    },
    'Finance & Accounting': {
      sure: 'könyvelő|könyvelés|könyvvizsg|biztosítás|hitel|adótanács|számláz|pénzügy|követeléskezel',
      maybe: 'befektetés',
    },
    'Fitness & Sports': {
      sure: 'edzőterem|edzés|személyi edző|jóga|futball|labdarúg|sportegyesület|úszás|küzdősport|tánciskola|konditerem',
    },
    'Food & Hospitality': {
      sure: 'étterem|pékség|kávézó|cukrászda|fagylalt|vendéglő|sörfőzde|borászat|pincészet|szálloda|panzió|szállás|pizzéria|catering|hentes|méz$',
      maybe: 'étlap',
    },
    'Games & Entertainment': {
      sure: 'társasjáték|videojáték|szabadulószoba',
      maybe: 'játékok$',
    },
    'Government & Legal': {
      sure: 'ügyvéd|jogi|jogász|közjegyző|önkormányzat|peres',
    },
    'Health & Medical': {
      sure: 'fogorvos|fogászat|orvos|rendelő|fizioterap|gyógytorn|pszichológ|gyógyszertár|patika|egészség|klinika|masszázs|ápol|terápia',
      maybe: 'beteg',
    },
    'Home & Local Services': {
      sure: 'villanyszerel|vízszerel|gázszerel|asztalos|takarítás|takarító|fodrász|kozmetik|autószerviz|autószerel|gumiszerviz|kertépít|klíma|napelem|hőszivattyú|lakatos|kéményseprő|redőny|duguláselhárít|riasztó',
      maybe: 'festő',
    },
    'HR & Recruiting': {
      sure: 'állásajánlat|állás(?:ok|hirdetés)|munkaerő|toborzás|fejvadász|bérszámfejt',
    },
    'IT Services & Consulting': {
      sure: 'weboldal|webfejleszt|weboldalak|honlapkészít|szoftverfejleszt|számítógép ?(?:javít|szerviz)|informatika|rendszergazda',
    },
    'Marketing & Advertising': {
      sure: 'reklámügynök|nyomda|keresőoptimal|hirdet',
      maybe: 'marketing',
    },
    'Media & Publishing': {
      sure: 'könyvkiadó|újság|folyóirat',
      maybe: 'hírek|könyvek',
    },
    'Pets & Animals': {
      sure: 'kutya|macska|állatorvos|kisállat|tenyésztő|lovarda|lovas|állatmenhely',
    },
    'Photo & Video': {
      sure: 'fénykép|fotós|fotózás|esküvői fotó|videós|drónfelvétel|drón$',
    },
    'Real Estate': {
      sure: 'ingatlan|lakás|társasház|albérlet',
    },
    'Science & Research': {
      sure: 'kutatóintézet|labor$|időjárás',
      maybe: 'kutatás|tudomány',
    },
    'Transport & Logistics': {
      sure: 'fuvaroz|szállítmányoz|költöztet|futár|logisztika|autómentés|taxi$',
    },
    'Travel & Mobility': {
      sure: 'utazás|nyaral|autókölcsönz|használtautó|lakóautó|kerékpár|hajóbérl|túra|idegenvezet',
    },
  },
  praise_heading: 'vélemények',
}
