import { findMoney } from './built_in/money.ts'
import { fold, loose } from './fold.ts'

// What «free», «open source», «trial» and «on request» look like. Every pattern is matched against `loose` text: lower case, plain quotes.

const EDGE = '(?<![\\p{L}\\p{N}-])'
export const FREE_WORD =
  `(?:${EDGE}(?:free(?:ware)?|no[- ]cost|costs? (?:you )?nothing|kostet nichts|ne coûte rien|no cuesta nada|non costa nulla|não custa nada|kost niets|kostenlos(?:e[rnsm]?)?|kostenfrei(?:e[rnsm]?)?|gratis|umsonst|gratuit(?:e|s|es|ement|o|a|os|as|amente|ă|i)?|grátis|gratuïta?|` +
  'ücretsiz(?:dir|tir|dır)?|bedava|nemokam(?:as|a|ai|i|ą|os)|darmow[aey]|za darmo|bezpłatn(?:y|a|e|ie)|zdarma|ingyenes(?:en)?|ilmainen|ilmaiseksi|maksuton|tasuta|bezmaksas|besplat(?:no|an|na)|' +
  'brezplačn[oaie]|бесплатн\\p{L}{1,4}|безкоштовн\\p{L}{1,4}|безплатн\\p{L}{0,4}|δωρεάν|miễn phí)(?![\\p{L}\\p{N}])|無料|免费|免費|무료|مجان|ฟรี|חינם)'

/** What is given away beside a product, so that «free» says nothing about the product itself. */
const BESIDE_AFTER =
  'trials?|test(?:version|phase|zugang|monat)?|testen|shipping|delivery|returns?|cancell?ation|consult\\p{L}{0,30}|quotes?|estimates?|assessments?|appraisal|demos?|e-?books?|guides?|white ?papers?|checklists?|webinars?|' +
  'calls?|sessions?|class|lessons?|audits?|analysis|evaluation|inspection|reviews?|samples?|gifts?|bonus|updates?|upgrades?|support|onboarding|migration|set-?up|installation|training|maintenance|replacement|' +
  'parking|wi-?fi|breakfast|entry|domains?|ssl|hosting|credits?|minutes?|months?|weeks?|days?|hours?|space|disk|storage|memory|capacity|slots?|seats?|' +
  'software foundation|newsletter|advice|pickup|measurement|proposal|strategy|discovery|intro\\p{L}{0,30}|initial|first|resources|' +
  'beratung\\p{L}{0,30}|erst\\p{L}{1,30}|probe\\p{L}{0,30}|lieferung|versand|anfrage\\p{L}{0,30}|angebot\\p{L}{0,30}|rückruf|parkpl\\p{L}{1,30}|storni\\p{L}{1,30}|hotline|kostenvoranschlag|besichtigung|wlan|abholung|anfahrt|schnupper\\p{L}{0,30}|' +
  'einschätzung|analyse|check|muster|proef\\p{L}{0,30}|advies|verzending|offerte|parkeren|retour\\p{L}{0,30}|danışma\\p{L}{0,30}|deneme|kargo|keşif|konsultacij\\p{L}{0,30}|pristatym\\p{L}{0,30}|bandym\\p{L}{0,30}|konsultacj\\p{L}{0,30}|wycen\\p{L}{0,30}|dostaw\\p{L}{0,30}|' +
  'próbn\\p{L}{0,30}|консульт\\p{L}{0,30}|достав\\p{L}{0,30}|пробн\\p{L}{0,30}|замер\\p{L}{0,30}'
/** Compounds with a meaning of their own. */
const COMPOUND = 'time|hands?|will|speech|range|fall|form|market|flow|agent|style|lance\\p{L}{0,30}|publicity|kick|radicals?'
const BESIDE_BEFORE =
  'essai|devis|livraison|consultation|conseils?|retours?|échantillon|stationnement|parking|prueba|envíos?|presupuesto|consulta|asesor\\p{L}{1,30}|muestra|prova|preventivo|spedizione|consulenza|consegna|sopralluogo|campione|parcheggio|' +
  'orçamento|teste|frete|entrega|avaliação|degustação|estacionamento|consultoria|livrare|consultanță|evaluare|ofertă|transport|perioadă|mostră|proefperiode|shipping|delivery|feel|sets?|break|get|sugar|gluten|tax|duty|' +
  'interest|royalty|toll|hassle|stress|worry|risk|fat|dairy|smoke|error|ad|ads|cookie|spam|fragen|beratung|versand|lieferung'
const CJK_BESIDE_AFTER =
  '相談|見積|お見積|体験|トライアル|配送|カウンセリング|診断|査定|出張|wi-?fi|駐車|サンプル|資料|セミナー|お試し|期間|送料|試|试用|咨询|体验|送货|配送|报价|评估|诊断|試用|諮詢|체험|상담|배송'
const CJK_BESIDE_BEFORE =
  '送料|相談|見積もり|見積り|見積|初回|手数料|入会金|日間|ヶ月|か月|カ月|年会費|初期費用|配送|咨询|运费|天|배송|상담|일'

const BESIDE = new RegExp(
  `^(?:[\\s-]{1,2}(?:\\d{1,3}[- ](?:day|month|week|tage|tägige)s?\\s)?(?:[\\p{L}\\d&]+[\\s-]){0,2}?(?:${BESIDE_AFTER})(?![\\p{L}])|[\\s-]{0,2}(?:${COMPOUND})(?![\\p{L}])|[\\s-]{1,2}(?:of(?! (?:charge|cost))|from|up(?! to))(?!\\p{L})|\\s?(?:の|で)?(?:お|ご)?(?:${CJK_BESIDE_AFTER})` +
    `|\\s(?:to|for) (?:\\d|the first)|\\sto (?!use|download|play|start|try|join|install|get|sign)|-?standing|\\sfor (?:your|the) first|\\s(?:tier|models?|plan) (?:from|of|on)(?!\\p{L}))`,
  'u',
)
const BESIDE_WORD_BEFORE = new RegExp(
  `(?:(?<!\\p{L})(?:${BESIDE_BEFORE})[\\s:-]{1,3}(?:(?:is|are|ist|sind|est|es|è|é|is|100 ?%|et|und|y|e|und unverbindlich|sans engagement)\\s)?|(?:${CJK_BESIDE_BEFORE})(?:は|が|も)?(?:完全)?|(?:\\d{1,3}[- ](?:days?|weeks?|months?|hours?|minutes?|tage?n?|wochen?|monate?n?|stunden?|minuten|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|giorni|mesi|dias|dagen|weken|maanden|zile|gün|ay|dien\\p{L}{1,30})|first|erste[rnsm]?|premi[eè]re?s?|primer\\p{L}{0,30}|prim[aoi]|primeir\\p{L}{0,30}|eerste|ilk|pirm\\p{L}{1,30})[- ](?:[\\p{L}]+[- ]){0,2})$`,
  'u',
)
const NEGATED =
  /(?:(?<!\p{L})(?:not|n't|never|no|nicht|kein\p{L}{0,30}|pas|niet|geen|no es|non è|não é|nu este|ne|değil)\s(?:\p{L}+\s){0,2}|不|非)$/u

const FREE = new RegExp(FREE_WORD, 'gu')
const AROUND_CHARS = 48

/** Places in `loose` text where «free» is said of a product: not of a trial, a delivery or a first call, and not denied. */
export function freeWordsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(FREE)].flatMap((match) => {
    const start = match.index
    const end = start + match[0].length
    const before = text.slice(Math.max(0, start - AROUND_CHARS), start)
    // «for free from the store» is no «free from».
    const after = text.slice(end, end + AROUND_CHARS).replace(/^ (?:from|on|in)(?= )/u, (word) => (before.endsWith('for ') ? '' : word))
    return BESIDE.test(after) || BESIDE_WORD_BEFORE.test(before) || NEGATED.test(before) ? [] : [{ start, end }]
  })
}

const DAYS =
  'days?|weeks?|months?|tagen?|tage|wochen?|monate?n?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|giorni|mesi|settimane|dias|dagen|weken|maanden?|zile|săptămâni|luni|gün|hafta|ay|dien\\p{L}{1,3}|dni|dagar|dager|dní|nap|päivää'
const FOR =
  '(?: (?:for|for the first|during|per|für|während|pendant|durante|por|voor|gedurende|pentru|przez|na|testen|zu testen|boyunca)){0,2}'
const FREE_DAYS = new RegExp(`${FREE_WORD}${FOR} \\d{1,3}[- ](?:${DAYS})(?!\\p{L})|\\d{1,3}[- ](?:${DAYS})${FOR} ${FREE_WORD}`, 'u')
const TRIAL =
  /free trial|trial (?:period|version|license|licence|plan)|\d[- ](?:day|week|month)s?(?: free)? trial|try (?:it |us |\p{L}+ )?(?:for )?free for \d|free for (?:the first )?\d+ (?:days|weeks|months)|\d days? (?:for )?free|(?:kostenlos(?:e[rn]?)?|gratis|unverbindlich) (?:\d+ tage )?(?:testen|ausprobieren|probieren)|\d tage (?:lang )?(?:kostenlos|gratis)|testphase|probezeitraum|testzeitraum|kostenlose testversion|essai (?:gratuit|offert)|(?:période d'|version d'|jours d')essai|(?:prueba|período de prueba) (?:gratis|gratuita)|pruébalo gratis|\d días gratis|prova(?:lo|la)? grat\p{L}{1,30}|periodo di prova|\d giorni (?:gratis|gratuit\p{L})|teste gr[aá]t\p{L}{1,30}|período de testes?|\d dias gr[aá]tis|(?:gratis )?proefperiode|probeer (?:het )?gratis|\d dagen gratis|ücretsiz dene|\d gün(?:lük)? ücretsiz|perioad[aă] de prob[aă]|încearcă gratuit|\d de zile gratuit|nemokamas band\p{L}{1,30}|darmowy okres próbny|wypróbuj za darmo|\d dni za darmo|gratis prøveperiode|gratis provperiod|prova gratis|無料トライアル|無料体験|無料お試し|\d日間の?無料|\d[ヶか]月(?:間)?無料|免费试用|免費試用|무료 체험|пробный период|безкоштовний пробний/u
const NO_TRIAL =
  /(?:no|without an?|not offer an?|keine[nr]?|ohne|pas d'|sin|senza|geen) (?:kostenlose[nr]? |free |gratis )?(?:trial|testphase|testversion|essai gratuit|prueba gratuita|prova gratuita|proefperiode)(?! (?:required|needed))/u

/** True when a text offers a free trial, false when it says that there is none, null when it says neither. */
export function trialIn(text: string): boolean | null {
  const said = loose(text)
  if (NO_TRIAL.test(said)) return false
  return TRIAL.test(said) || FREE_DAYS.test(said) ? true : null
}

export const OPEN_SOURCE_WORD =
  /open[- ]?source|quelloffen|logiciel libre|code (?:source )?ouvert|código (?:fuente )?abierto|software libre|software livre|código aberto|codice aperto|sorgente aperto|açık kaynak|atvir(?:o|ojo) kodo|オープンソース|开源|開源|오픈 ?소스|открыт\p{L}{1,30} (?:исходн|код)|відкрит\p{L}{1,30} (?:вихідн|код)|cod deschis|otwart\p{L}{1,30} (?:źródł|kod)|(?<!\p{L})(?:mit|apache(?: license)?(?: 2(?:\.0)?)?|(?:a|l)?gpl(?:v?[23](?:\.0)?)?|bsd|mpl|mozilla public|isc|eupl|unlicense)(?![\p{L}\d])/u

const CONTACT =
  /pric(?:es?|ing) (?:up)?on request|price on application|(?:contact|call|email|write|talk to|ask) (?:us|sales|our sales team|our team) (?:for|about|to get|to discuss) (?:a |an |our |custom |your )?(?:pric|quot|rate|estimate|offer)|(?:request|get|ask for|receive) (?:a |an |your |my )?(?:free |custom |personal(?:i[sz]ed)? |no-obligation |instant ){0,5}(?:quote|quotation|estimate|price offer)|custom (?:quote|pricing)|contact sales|let's talk pricing|(?:preis\p{L}{0,30}|kosten|konditionen|tarif\p{L}{0,30}|honorar\p{L}{0,30}|angebot\p{L}{0,30}|standard|enterprise|individuell\p{L}{0,30})[^.]{0,40} auf anfrage|^\W*auf anfrage\W*$|(?:kostenlos\p{L}{0,30} |unverbindlich\p{L}{0,30} |individuell\p{L}{0,30} |persönlich\p{L}{0,30} |ein ){0,4}(?:angebot|kostenvoranschlag) (?:anfordern|anfragen|einholen|erhalten|erstellen)|festpreisangebot|sur devis|tarifs? sur demande|(?:demande[rz]?|obtenez|obtenir)(?: de| un| votre){0,4} devis|devis (?:gratuit|personnalisé)|(?:solicit\p{L}{1,30}|pid\p{L}{1,30}|pedir)(?: un| tu| su){0,4} presupuesto|presupuesto (?:gratis|gratuito|personalizado|sin compromiso)|precio (?:a consultar|bajo consulta)|(?:richied\p{L}{1,30}|chied\p{L}{1,30})(?: un| il tuo){0,4} preventivo|preventivo (?:gratuito|personalizzato)|prezz[io] su richiesta|(?:solicit\p{L}{1,30}|peça|pedir)(?: um| o seu| seu){0,4} orçamento|orçamento (?:grátis|gratuito|personalizado)|sob consulta|offerte (?:aanvragen|op maat)|(?:vraag|ontvang)(?: een| uw| je){0,3}(?: gratis| vrijblijvende){0,3} offerte|prijs op aanvraag|(?:cere|solicită|solicitați)(?: o| acum o){0,3} ofert[aă]|preț la cerere|(?:ücretsiz |fiyat )?teklifi? (?:al|iste|alın|isteyin)|kaina (?:pagal|sutartinė)|gauti pasiūlymą|bezpłatna wycena|wycena indywidualna|zapytaj o cenę|お?見積(?:も)?り?(?:は|を)?(?:無料|依頼|お問|ご相談)|要(?:お)?見積|料金はお問い合わせ|价格面议|获取报价|询价|견적 문의/u

/** Words of subscriptions and purchases, for a price that is described but not named. */
export const PAID_WORD =
  /one[- ]time (?:purchase|payment)|in-app purchase|premium (?:plan|version|subscription|upgrade)|pro (?:plan|version|edition|subscription|license)|paid (?:plan|version|upgrade|tier|app)s?|subscription (?:required|plan)|einmalkauf|einmalzahlung|kostenpflichtig|(?:premium|pro)-?(?:version|abo|plan)|achat (?:unique|intégré)|version (?:payante|premium|pro)|pago único|versión (?:de pago|premium|pro)|acquist[oi] (?:una tantum|in-app)|versione (?:a pagamento|premium|pro)|versão (?:paga|premium|pro)|betaalde versie|uygulama içi satın alma|有料(?:プラン|版)|付费版|内购/u

/**
 * Pricing models (`PRICING_MODELS`) that a text gives a reason for; the table behind the evidence rule. `freemium` needs both sides:
 * something free and a price or a paid edition.
 */
export function pricingModelsIn(text: string): Set<string> {
  const said = loose(text)
  const found = new Set<string>()
  const money = findMoney(fold(text))
  const free =
    /"isaccessibleforfree"\s*:\s*"?true/u.test(said) ||
    freeWordsIn(said).length > 0 ||
    money.some((entry) => entry.amount === 0) ||
    /"(?:price|lowprice)"\s*:\s*"?0(?:[.,]0+)?"?(?![\d.])/u.test(said)
  const paid =
    money.some((entry) => entry.amount > 0) ||
    PAID_WORD.test(said) ||
    /"(?:price|lowprice)"\s*:\s*"?(?!0+(?:[.,]0+)?"?[,}\s]|0+(?:[.,]0+)?"?$)\d/u.test(said)
  if (free) found.add('free')
  if (paid) found.add('paid')
  if (free && paid) found.add('freemium')
  if (OPEN_SOURCE_WORD.test(said)) found.add('open_source')
  if (CONTACT.test(said)) found.add('contact')
  return found
}

export const saysContact = (text: string): boolean => CONTACT.test(loose(text))
