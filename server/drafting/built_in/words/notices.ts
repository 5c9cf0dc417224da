import { anyOf } from '../../../lexicon/compile.ts'
import { pathOf, type Block } from '../../reading/blocks.ts'

// Lines at the top of a page that are about an order, an offer or the page itself, in the languages read.

const SHIPPING = new RegExp(anyOf('free_shipping'), 'iu')
const OFFER = new RegExp(
  String.raw`\b\d{1,2} ?% (?:${anyOf('discount')})|\bblack friday|\bcyber monday|\b(?:summer|winter|spring|christmas) sale\b|\bsale ends\b|\blimited[- ]time\b`,
  'iu',
)
/** A code to type in, always in capitals. */
const OFFER_CODE = new RegExp(
  String.raw`\b(?:${anyOf('use_code')})\s(?:(?:${anyOf('the_code')}) )?(?:[Pp]romo )?(?:${anyOf('code')})\b:?\s+["“„«]?[A-Z0-9]{4,}(?![a-z])`,
  'u',
)
const NEWS = new RegExp(
  String.raw`^(?:🎉|🚀|✨|📣|🔥|⚡)?\s*(?:${anyOf('news')})\s*[:!]|\bwe(?:['’]re| are) hiring\b|\b(?:live|featured|launched) on product ?hunt\b|\bread the (?:announcement|blog post|release notes)\b`,
  'iu',
)
const ABOUT_PAGE = new RegExp(
  String.raw`\bjavascript\b.{0,200}\b(?:enable|run|disabled)|\benable javascript\b|\b(?:${anyOf('uses_cookies')})\b.{0,25}\bcookies\b|\bcookie (?:policy|settings|preferences|notice)\b|^(?:click|see|read|learn) (?:here|more)|^(?:choose|select) (?:a|your) language\b|\byour browser\b|\b(?:page|404).{0,12}not found\b|^(?:${anyOf('home_crumb')})\s*[›»>/]`,
  'iu',
)

/** Whether a line is a shipping promise, a discount, news or a word about cookies, and not what the product is. */
export function isNotice(text: string): boolean {
  return SHIPPING.test(text) || OFFER.test(text) || OFFER_CODE.test(text) || NEWS.test(text) || ABOUT_PAGE.test(text)
}

/** A word in capitals that calls out, in any language, before what it calls about. */
export const isShouted = (text: string): boolean => /^[^\p{L}\p{N}]{0,4}\p{Lu}{4,20}\s?!{1,5}\s+\p{L}/u.test(text)

const NOTICE_BOX =
  /(?:^|[\s.#_-])(?:announce(?:ment)?s?|promo(?:tion)?s?|admonition|callout|toast|notices?|notification|breadcrumbs?|alert|snackbar|marquee|popup\w*|modal|lightbox)(?=$|[\s.#_-])/

/** «cmplz-cookiebanner», «BorlabsCookieBox», «gdpr-modal»: what asks a visitor about cookies, by whatever it is called. */
export const CONSENT_PATH = /cookie|consent|gdpr/

/** Where a line stands, without the page's own elements, which are often marked by what a page may show, such as `has-cookie-bar`. */
export function innerPathOf(block: Block): string {
  return pathOf(block.element)
    .split(' ')
    .filter((step) => !/^(?:html|body|main)\b/.test(step))
    .join(' ')
}

/** Whether a line stands in a box that is set apart from what the page is about. */
export const inNoticeBox = (block: Block): boolean => {
  const path = innerPathOf(block)
  return NOTICE_BOX.test(path) || CONSENT_PATH.test(path)
}
