import type { Block } from '../blocks.ts'
import type { Evidence } from '../draft.ts'
import { loose, sentences } from '../fold.ts'
import { FREE_WORD, freeWordsIn, OPEN_SOURCE_WORD, trialIn } from '../pricing_words.ts'
import { quoteAttribute, quoteBlock } from '../proof.ts'
import type { Reading } from '../reading.ts'
import type { Site } from '../site.ts'
import { closest } from './cards.ts'
import { isElsewhere, isUnderOtherHeading } from './elsewhere.ts'
import { isForeignTongue, pricedPages } from './offers.ts'

const PRODUCT =
  'apps?|tools?|toolkit|software|extensions?|add-?ons?|plug-?ins?|programs?|programme|services?|web ?sites?|web ?apps?|games?|librar(?:y|ies)|platforms?|applications?|clients?|editors?|browsers?|generators?|converters?|calculators?|trackers?|managers?|downloads?|packages?|templates?|themes?|fonts?|icons?|utilit(?:y|ies)|frameworks?|cli|engines?|players?|viewers?|launchers?|keyboards?|dashboards?|alternatives?|products?|projects?|courses?|' +
  'programme?|erweiterung|anwendung|webseite|website|dienst|werkzeug|spiel|nutzung|plattform|logiciel|outil|jeu|service|site|extensión|aplicación|herramienta|programa|juego|servicio|plataforma|applicazione|strumento|gioco|estensione|servizio|piattaforma|aplicativo|ferramenta|jogo|extensão|serviço|applicatie|programma|spel|extensie|dienst|aplicație|aplicația|unealtă|instrument|serviciu|uygulama\\p{L}*|araç|yazılım\\p{L}*|eklenti\\p{L}*|hizmet\\p{L}*|oyun|programėlė|įrankis|paslauga|svetainė|aplikacj\\p{L}|narzędzi\\p{L}|gra|serwis'
const CJK_PRODUCT = 'アプリ|ツール|サービス|ソフト|拡張|サイト|ゲーム|应用|工具|软件|插件|服务|网站|游戏|앱|서비스'
const FULLY =
  'completely|totally|100 ?%|entirely|absolutely|always|forever|truly|fully|völlig|komplett|vollständig|dauerhaft|absolut|ganz|entièrement|totalement|complètement|completamente|totalmente|sempre|siempre|volledig|helemaal|altijd|complet|în totalitate|tamamen|tümüyle|visiškai|całkowicie|w pełni|helt|повністю|полностью|완전'
const FREE_BEHIND =
  '(?: |, )?(?:forever|for ever|for everyone|for everybody|for all|for life|for personal use|of charge|of cost|to use|to download|to play|to install|software|(?:and|&|und|et|y|e|en|och|i|și|ve) (?:open|libre|quelloffen|de código|de code)|, open|open[- ]source|für alle|für immer|zu nutzen|nutzbar|einsetzbar|verwendbar|verfügbar|erhältlich|pour tous|pour toujours|para siempre|para todos|per sempre|per tutti|para sempre|voor altijd|voor iedereen|pentru totdeauna|pentru toți|sonsuza|kullan)'
const IS =
  "(?:is|are|it's|stays?|remains?|will (?:always )?be|comes?|ist|sind|bleibt|est|sont|reste|es|son|è|é|sono|são|zijn|blijft|este|sunt|yra|jest|är|er)"
const IT = "it|it's|this|we|everything|das|es|ce|cela|c'est|esto|questo|isso|isto|dit|het|alles|tout|todo|tutto"

/** «completely free», «free to use», «free and open source»: says by itself that the product is free. */
const STATED = new RegExp(
  `(?:(?<!\\p{L})(?:${FULLY})\\s(?:and \\p{L}+ )?${FREE_WORD}|${FREE_WORD}${FREE_BEHIND}(?!\\p{L})|(?:完全|永久|全て|すべて|ずっと|全部)(?:に)?(?:無料|免费|免費)|(?:無料|免费|免費)(?:で(?:ご)?(?:利用|使|お使)|です|使用|开源|でダウンロード)|(?:is|and) free of charge)`,
  'u',
)
const COPULA = new RegExp(
  `(?<!\\p{L})${IS}\\s(?:\\p{L}+[ ,]{1,2}){0,3}${FREE_WORD}|(?:は|が)(?:、)?(?:無料|完全無料)|(?:是|均)?免费(?:的|开源)?`,
  'u',
)
const SUBJECT = new RegExp(`(?<!\\p{L})(?:${PRODUCT}|${IT})(?!\\p{L})|${CJK_PRODUCT}|使用`, 'u')
const ATTRIBUTE = new RegExp(
  `${FREE_WORD}(?:,? (?:and |& |und |et |y |e |en )?[\\p{L}\\d][\\p{L}\\d-]*){0,4}[ ,](?:${PRODUCT})(?!\\p{L})|(?<!\\p{L})(?:${PRODUCT})\\s(?:[\\p{L}-]+\\s){0,3}${FREE_WORD}|(?:無料|免费|免費)(?:の|な)?[\\p{L}]{0,8}(?:${CJK_PRODUCT})`,
  'u',
)
/** «free plan», «free up to 10 pins»: there is something free, and something that is not. */
const FREE_PLAN = new RegExp(
  `${FREE_WORD}[ -](?:forever )?(?:plans?|tiers?|versions?|editions?|accounts?|usage|tarif|konto|paket|variante|basisversion|versie|abonnement|plano|sürüm\\p{L}*|paket\\p{L}*|versij\\p{L}|wersj\\p{L})(?!\\p{L})|(?<!\\p{L})(?:plan|version|offre|forfait|formule|compte|versión|cuenta|versão|conta|piano|versione|account|plano|versiune\\p{L}?|cont|variant) ${FREE_WORD}|${FREE_WORD} (?:up to|for up to|for (?:one|1|a single|individuals|personal|solo|small)|bis (?:zu )?\\d|jusqu'à|hasta \\d|fino a \\d|até \\d|tot \\d)|(?:無料|免费|免費)(?:プラン|版|套餐|枠|会員)`,
  'u',
)
const START_FREE = new RegExp(
  `(?:start|begin|get started|sign up|join|try|loslegen|starten|commencer|empieza|inizia|comece|comenzar|essayer|prueba|prova|beginnen|başla)\\b[^.!?]{0,24}${FREE_WORD}|${FREE_WORD} (?:starten|loslegen|beginnen|registrieren|anmelden|başla)|無料で(?:始|はじ)`,
  'u',
)
/** A label made of nothing else: «Open Source · Free · macOS», «100 % kostenlos», «Free download». */
const LABEL = new RegExp(
  `^(?:(?:${FULLY}|price:?|preis:?|prix:?|precio:?|cost:?|kosten:?) )?${FREE_WORD}(?: (?:forever|download|to use|for everyone|software|app|extension|tool|für immer|pour toujours|para siempre|per sempre|(?:and|&|und|et|y|e) open[- ]source|herunterladen|downloaden|installieren|télécharger|descargar|scaricare|baixar|indir))?$|^(?:download|install|get it|add to \\p{L}+|herunterladen|télécharger|descargar|scarica|baixar|downloaden)(?: it| now)?(?: for|:| -)? ${FREE_WORD}$|^${FREE_WORD} (?:for|on|für|pour|para|per|voor) (?:(?:google )?(?:chrome|firefox|edge|safari|mac|macos|windows|linux|ios|android|iphone|ipad|browsers?)(?:, | and | & | und | et | y | e )?){1,5}$|^(?:完全)?(?:無料|免费|免費)(?:ダウンロード|下载|下載)?$`,
  'u',
)
const PRICE_QUESTION =
  /(?:free|cost|price|pay|kostenlos|kostet|kosten|gratis|gratuit|prix|coût|cuesta|precio|costa|prezzo|grátis|gratuito|preço|ücret|kiek kainuoja|nemokam|無料|料金|免费|收费)/u
const YES = /^(?:yes|yep|absolutely|ja|oui|sí|si|sì|sim|evet|taip|da|tak|はい|是的|是，|naturally)(?!\p{L})/u
/** Pages that speak about the product as a whole; others may speak about one part of it. */
const SPEAKS_OF_PRODUCT = new Set(['home', 'pricing', 'features', 'faq'])
/** Shorter statements need no subject: «Completely free.» */
const STATEMENT_CHARS_MAX = 48
const LABEL_CHARS_MAX = 60
const HERO_BLOCKS = 40

export type FreeClaim = {
  /** `product`: all of it is free; `plan`: a part of it; `start`: one may begin without paying. */
  of: 'product' | 'plan' | 'start'
  evidence: Evidence[]
}

/** What the shown text and meta tags say of being free, the strongest claim first. */
export function freeClaims(site: Site): FreeClaim[] {
  const claims: FreeClaim[] = []
  for (const reading of pricedPages(site)) {
    reading.all_blocks.forEach((block, at) => {
      if (block.code || !mentions(block.text) || isForeign(block, site)) return
      const before = reading.all_blocks[at - 1]
      for (const sentence of sentences(block.text)) {
        const of = claimIn(loose(sentence), {
          site,
          question: before?.text ?? '',
          label: isLabel(block, at, reading),
          link: closest(block.element, 'a', 'button') !== null,
          meta: false,
          kind: reading.kind,
        })
        if (of) claims.push({ of, evidence: [quoteBlock(reading, block, sentence.length <= 300 ? sentence : undefined)] })
      }
    })
    if (reading === site.home) claims.push(...metaClaims(reading, site))
  }
  const order = ['product', 'plan', 'start']
  return claims.toSorted((a, b) => order.indexOf(a.of) - order.indexOf(b.of))
}

const mentions = (text: string) => freeWordsIn(loose(text)).length > 0
function isForeign(block: Block, site: Site): boolean {
  return (
    block.region === 'nav' ||
    isForeignTongue(block, site) ||
    (block.hidden && closest(block.element, 'template', 'dialog') !== null) ||
    (isElsewhere(block, site) && !namesProduct(block, site)) ||
    closest(block.element, 'table') !== null
  )
}

/** Under any heading, a sentence with the product's name speaks about the product; in somebody's quote it does not. */
const namesProduct = (block: Block, site: Site) =>
  isUnderOtherHeading(block) &&
  site.name !== null &&
  loose(block.text).includes(loose(site.name.value)) &&
  closest(block.element, 'blockquote', 'figure') === null

/** Labels count at the top of the home page, where they can only speak about the product. */
function isLabel(block: Block, at: number, reading: Reading): boolean {
  return reading.kind === 'home' && at < HERO_BLOCKS && block.text.length <= LABEL_CHARS_MAX && !block.hidden
}

type Around = { site: Site; question: string; label: boolean; link: boolean; meta: boolean; kind: Reading['kind'] }

function claimIn(sentence: string, around: Around): FreeClaim['of'] | null {
  const name = loose(around.site.name?.value ?? '')
  const named = name.length > 1 && sentence.includes(name)
  if (!named && !SPEAKS_OF_PRODUCT.has(around.kind)) return null
  if (!named && new RegExp(`\\p{L}'s (?:\\p{L}+ ){0,2}${FREE_WORD}`, 'u').test(sentence)) return null
  if (freeWordsIn(sentence).length === 0 || /[?？;؟]$/.test(sentence)) return null
  if (FREE_PLAN.test(sentence)) return 'plan'
  if (trialIn(sentence) === true) return null
  if (START_FREE.test(sentence)) return 'start'
  const aboutIt = named || around.meta || SUBJECT.test(sentence) || sentence.length <= STATEMENT_CHARS_MAX
  if (STATED.test(sentence) && aboutIt && !BESIDES.test(sentence)) return 'product'
  if (COPULA.test(sentence) && (named || SUBJECT.test(sentence)) && !BESIDES.test(sentence)) return 'product'
  if (YES.test(sentence) && PRICE_QUESTION.test(loose(around.question)) && COPULA_OR_SHORT(sentence)) return 'product'
  if (
    around.label &&
    sentence.split(/\s*[·•|,/–—:!✓✔*()+&]+\s*|\s-\s/u).some((part) => LABEL.test(part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')))
  )
    return 'product'
  if (
    !around.link &&
    ATTRIBUTE.test(sentence) &&
    (around.kind === 'home' || named) &&
    sentence.length >= 12 &&
    sentence.length <= 220 &&
    !BESIDES.test(sentence)
  )
    return 'product'
  return null
}
const COPULA_OR_SHORT = (sentence: string) => sentence.length <= 160
/** A sentence about something given along with the product, or about others. */
const BESIDES =
  /(?<!\p{L})(?:consult\p{L}*|shipping|delivery|parking|quotes?|estimates?|appointments?|admission|beratung\p{L}*|anfrage|angebot\p{L}*|lieferung|versand|devis|livraison|presupuesto|envío|preventivo|spedizione|orçamento|frete|tier|plan|if you|student|non-?profit|kids|children|kinder|enfants|niños|bambini|under \d|unter \d|similar|other|others|most|many|competitors?|not all|library of|resources|stock|images|wifi|subscription)(?!\p{L})|相談|見積|送料/u

function metaClaims(reading: Reading, site: Site): FreeClaim[] {
  const lines = [
    reading.title,
    ...reading.metas
      .filter((meta) => /^(?:description|og:description|og:title|twitter:description)$/.test(meta.name))
      .map((meta) => meta.content),
  ]
  return lines.flatMap((line) =>
    sentences(line).flatMap((sentence) => {
      const of = mentions(sentence)
        ? (claimIn(loose(sentence), { site, question: '', label: false, link: false, meta: true, kind: 'home' }) ??
          (adjective(loose(sentence)) ? 'product' : null))
        : null
      const evidence = of ? quoteAttribute(reading, line.length <= 300 ? line : sentence) : null
      return of && evidence ? [{ of, evidence: [evidence] }] : []
    }),
  )
}
/** «Free, open source, 20+ providers» in a description. */
const adjective = (sentence: string) =>
  new RegExp(`^(?:100 ?% )?${FREE_WORD}(?:[,.!]| and | & |$)|[|·•–-] ${FREE_WORD}(?:[,.!]|$)`, 'u').test(sentence)

const OPEN = OPEN_SOURCE_WORD.source
const OPEN_SOURCE_STATED = new RegExp(
  `(?:fully|completely|100 ?%|totally|proudly|entirely|vollständig|komplett|entièrement|completamente|totalmente) (?:${OPEN})|${FREE_WORD}(?:,| and| &| und| et| y| e| en| ve| și| ·)* (?:${OPEN})|(?:${OPEN})(?:,| and| &| und| et| y| e)* ${FREE_WORD}|(?:${OPEN}) (?:under|unter|sous|bajo|sotto|sob|onder)(?!\\p{L})|(?:licensed|released|available|distributed|published|provided|lizenziert|veröffentlicht|steht|licencia|rilasciato|distribué)(?: \\p{L}+){0,3} (?:under|unter|sous|bajo|sotto|sob|onder)(?: \\p{L}+){0,2} (?:${OPEN})|(?:an?|eine?|une?|uma?|een|the) (?:[\\p{L}-]+,? ){0,4}(?:open[- ]source|quelloffene[rsn]?),? (?:[\\p{L}-]+ ){0,3}(?:${PRODUCT})(?!\\p{L})|^(?:[^.]{0,30}[·•|] ?)?open[- ]source(?: ?[·•|][^.]{0,40})?$|(?:mit|apache|(?:a|l)?gpl(?:v?[23])?|bsd)[- ]licen[sc]ed|${IS} (?:[\\p{L}-]+[ ,]{1,2}){0,4}(?:open[- ]source|quelloffen|software libre|de código abierto|de código aberto|açık kaynak)|开源(?:的|项目|软件|应用|工具|免费)|免费开源|開源(?:的|項目|軟體)|オープンソース(?:の|で|ソフト|プロジェクト)|오픈 ?소스(?:의|입니다| 프로젝트)`,
  'u',
)
const NOT_OWN_SOURCE =
  /(?<!\p{L})(?:built (?:on|with|using|upon)|based on|powered by|uses?|using|thanks to|contribut\p{L}+|communit(?:y|ies)|components?|librar(?:y|ies) (?:used|we)|dependenc\p{L}+|models?|theme|template|icons?|fonts?|content|photos?|images?|we love|i love|love|support(?:ing|s)? open|plan to|will be|soon|not open|maintainers?|other|basiert auf|verwendet|nutzt)(?!\p{L})/u

/** Where the site says that the product itself is open source or under such a licence. */
export function openSourceClaim(site: Site): Evidence | null {
  const name = loose(site.name?.value ?? '')
  for (const reading of pricedPages(site)) {
    if (!SPEAKS_OF_PRODUCT.has(reading.kind)) continue
    for (const block of reading.blocks) {
      if (block.code || block.region === 'nav' || !OPEN_SOURCE_WORD.test(loose(block.text)) || isElsewhere(block, site)) continue
      if (closest(block.element, 'table') !== null) continue
      for (const sentence of sentences(block.text)) {
        const said = loose(sentence)
        const own =
          (name.length > 1 && said.includes(name)) ||
          reading === site.home ||
          (reading.kind !== 'faq' && SUBJECT.test(said)) ||
          block.region === 'footer'
        if (own && OPEN_SOURCE_STATED.test(said) && !NOT_OWN_SOURCE.test(said))
          return quoteBlock(reading, block, sentence.length <= 300 ? sentence : undefined)
      }
    }
    const meta =
      reading === site.home
        ? reading.metas.find(
            (entry) =>
              /description$/.test(entry.name) &&
              OPEN_SOURCE_STATED.test(loose(entry.content)) &&
              !NOT_OWN_SOURCE.test(loose(entry.content)),
          )
        : undefined
    const evidence = meta ? quoteAttribute(reading, meta.content) : null
    if (evidence) return evidence
  }
  return null
}
