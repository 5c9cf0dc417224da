import { anyOf } from '../../lexicon/compile.ts'
import { pathOf, type Block } from '../reading/blocks.ts'

// Lines at the top of a page that are about an order, an offer or the page itself, in the languages read.

const SHIPPING = new RegExp(anyOf('free_shipping'), 'iu')
const OFFER =
  /\b\d{1,2} ?% (?:off|discount|rabatt|de (?:réduction|remise|descuento)|di sconto|korting|zniżki|rabat|desconto)|\bblack friday|\bcyber monday|\b(?:summer|winter|spring|christmas) sale\b|\bsale ends\b|\blimited[- ]time\b/iu
/** A code to type in, always in capitals. */
const OFFER_CODE =
  /\b(?:[Uu]se|[Ww]ith|[Ee]nter|[Mm]it|[Aa]vec|[Cc]on|[Mm]et|[Zz])\s(?:(?:dem|le|el|il|de) )?(?:[Pp]romo )?(?:[Cc]ode|[Gg]utscheincode|[Rr]abattcode|[Cc]ódigo|[Cc]odice|[Kk]odem)\b:?\s+["“„«]?[A-Z0-9]{4,}(?![a-z])/u
const NEWS =
  /^(?:🎉|🚀|✨|📣|🔥|⚡)?\s*(?:new|neu|nouveau|nuevo|nuovo|announcing|just launched|now hiring)\s*[:!]|\bwe(?:['’]re| are) hiring\b|\b(?:live|featured|launched) on product ?hunt\b|\bread the (?:announcement|blog post|release notes)\b/iu
const ABOUT_PAGE =
  /\bjavascript\b.{0,200}\b(?:enable|run|disabled)|\benable javascript\b|\b(?:uses?|using|accept|allow|reject|verwende[tn]|nutze[nt]|utilis\p{L}{1,30}|usamos|używa\p{L}{0,30}|wykorzystuj\p{L}{0,30}|gebruik\p{L}{0,30}|utiliz\p{L}{1,30})\b.{0,25}\bcookies\b|\bcookie (?:policy|settings|preferences|notice)\b|^(?:click|see|read|learn) (?:here|more)|\byour browser\b|\b(?:page|404).{0,12}not found\b|^(?:home|start|startseite|accueil|inicio)\s*[›»>/]/iu

/** Whether a line is a shipping promise, a discount, news or a word about cookies, and not what the product is. */
export function isNotice(text: string): boolean {
  return SHIPPING.test(text) || OFFER.test(text) || OFFER_CODE.test(text) || NEWS.test(text) || ABOUT_PAGE.test(text)
}

const NOTICE_BOX =
  /(?:^|[\s.#_-])(?:announce(?:ment)?s?|promo(?:tion)?s?|cookies?|consent|gdpr|admonition|callout|toast|notices?|notification|breadcrumbs?|alert|snackbar|marquee)(?=$|[\s.#_-])/

/** Where a line stands, without the page's own elements, which are often marked by what a page may show, such as `has-cookie-bar`. */
export function innerPathOf(block: Block): string {
  return pathOf(block.element)
    .split(' ')
    .filter((step) => !/^(?:html|body|main)\b/.test(step))
    .join(' ')
}

/** Whether a line stands in a box that is set apart from what the page is about. */
export const inNoticeBox = (block: Block): boolean => NOTICE_BOX.test(innerPathOf(block))
