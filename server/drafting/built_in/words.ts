// Words that several rules share. Each list holds what any site may write, never what one site writes.

/** schema.org types of what is offered. */
export const PRODUCT_TYPES = new Set(
  'softwareapplication webapplication mobileapplication product videogame service softwaresourcecode game course'.split(' '),
)
/** schema.org types of who offers it; all but the first two are businesses that a site is about. */
export const PUBLISHER_TYPES = new Set(
  (
    'organization corporation localbusiness professionalservice store restaurant hotel lodgingbusiness movingcompany dentist physician medicalbusiness medicalclinic legalservice attorney ' +
    'homeandconstructionbusiness electrician plumber roofingcontractor generalcontractor housepainter locksmith autorepair autodealer beautysalon hairsalon dayspa healthandbeautybusiness ' +
    'sportsactivitylocation exercisegym foodestablishment bakery cafeorcoffeeshop barorpub travelagency realestateagent financialservice accountingservice insuranceagency educationalorganization ' +
    'school ngo onlinebusiness onlinestore entertainmentbusiness childcare animalshelter veterinarycare employmentagency'
  ).split(' '),
)

/** Menu words and greetings in many languages: never a product's name. */
export const GENERIC_NAME =
  /^(?:home|homepage|home ?page|main|start|startseite|willkommen|welcome|accueil|bienvenue|inicio|bienvenid[oa]s?|principal|página inicial|início|benvenut[oi]|pagina iniziale|welkom|acasă|bun venit|ana ?sayfa|anasayfa|hoşgeldiniz|strona główna|hem|hjem|forside|etusivu|úvod|domů|kezdőlap|pagrindinis|ホーム|トップ(?:ページ)?|首页|主页|首頁|홈|главная|головна|menu|menü|☰|login|log ?in|sign ?(?:in|up)|contact(?: us)?|kontakt|about(?: us)?|about me|our (?:story|team|services|products)|über (?:uns|mich)|unsere (?:leistungen|angebote)|leistungen|à propos|qui sommes-nous|nos services|quiénes somos|sobre (?:nosotros|nós|mí)|nuestros servicios|chi siamo|i nostri servizi|quem somos|over ons|despre noi|servicii|hakkımızda|hizmetlerimiz|hizmetler|apie mus|paslaugos|o nas|usługi|om oss|om os|tietoa meistä|o nás|rólunk|会社概要|会社案内|私たちについて|サービス|お知らせ|新着情報|关于我们|联系我们|公司简介|services|products|produkte|productos|produits|prodotti|news|aktuelles|actualités|noticias|gallery|galerie|galería|galleria|references|referenzen|referanslar|welcome|blog|docs|documentation|download|features?|pricing|faq|official (?:site|website)|offizielle (?:seite|website)|site officiel|sitio oficial|sito ufficiale|公式サイト|github|gitlab|skip to (?:main )?content|free|online|app|get started|en|de|fr|es|it)$/i

/** What stands around a name in the description of a logo. */
export const LOGO_WORDS =
  /(?:^|[\s_-])(?:the|official)?\s{0,5}(?:logo(?:type)?|icon|ikon|symbol|wordmark|brand|favicon|ロゴ|标志|图标|logosu)(?=$|[\s_.-])(?:\.(?:png|svg|jpe?g|webp))?|\b(?:logo|icon)\s+(?:of|von|de|di|der)\b|のロゴ/giu

/** A heading that greets or announces a page and says nothing about the product. */
export const GREETING =
  /^(?:(?:welcome|(?:herzlich )?willkommen|bienvenue|bienvenid[oa]s?|benvenut[oi]|bem[- ]vind[oa]s?|welkom|sveiki|hello(?:,? world)?|hi(?: there)?|menu|navigation|table of contents|contents|cookies?|page not found)[\s!.,👋]*$|(?:welcome to|(?:herzlich )?willkommen (?:auf|bei|zu)|bienvenue (?:sur|chez|à)|bienvenid[oa]s? (?:a|al|en)|benvenut[oi] (?:su|in|nel)|bem[- ]vind[oa]s? (?:ao|à)|welkom bij|cookies?) |bun venit|hoş ?geldiniz|sveiki atvykę|ようこそ|欢迎|404|loading)/iu

/** What follows a name when a site speaks about itself as a site. */
export const SITE_WORDS =
  /(?:\s?[-–—:|]\s?|\s)(?:(?:the )?official (?:web)?site|web ?site|home ?page|offizielle (?:web)?seite|webseite|site officiel|sitio (?:web )?oficial|página oficial|sito ufficiale|site oficial|officiële website|公式サイト|官网|官方网站)$/iu
