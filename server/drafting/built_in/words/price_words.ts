import { anyOf, spaced, unspaced, wholeWords } from '../../../lexicon/compile.ts'
// What stands around an amount that is no price of the product. Matched against `loose` text: lower case, plain quotes and dashes.

const L = '(?<!\\p{L})'
const R = '(?!\\p{L})'

const OLD_PRICE = anyOf('old_price')
const NO_OFFER = spaced('no_offer')
const NO_OFFER_CJK = unspaced('no_offer')

/** Right before an amount: an older price, a saving, a threshold, an estimate, somebody's income. */
export const BEFORE_NO_PRICE = new RegExp(
  `(?:${L}(?:${OLD_PRICE}|${NO_OFFER})${R}[\\s:(]{0,3}(?:(?:${anyOf('between_old_and_amount')})\\s){0,2}|(?:${NO_OFFER_CJK})[:：\\s]{0,2}|[~≈≃><≥+×=Øø]\\s?|\\d{1,3}\\s?[x×]\\s?(?:${anyOf('times')})?\\s?)$`,
  'u',
)

const BEHIND = anyOf('no_offer_behind')
/** Right behind an amount. */
export const AFTER_NO_PRICE = new RegExp(
  `^[\\s*)-]{0,3}(?:(?:[\\p{L}]+\\s){0,1}(?:${BEHIND})${R}|(?:${anyOf('no_offer_attached')})|\\+?\\s?=|\\s?[×*]\\s?\\d)`,
  'u',
)
/** «$0.002 per extra», «4 zł za 1 km»: what comes on top of a plan, or for the way. */
export const PER_EXTRA = new RegExp(String.raw`\s(?:${anyOf('extra_unit')})$|[\s/／](?:k(?:ilo)?m|[mk]wh|[mм][³3])$`, 'u')
/** Between what is paid at first and what is paid from then on. */
export const THEN = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('price_then')})(?:\s\p{L}{1,12}){0,2}\s?$`, 'u')

/** «Verzending kost», «shipping is»: what delivery costs, right before the amount. */
export const SHIPPING_COSTS = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${spaced('shipping')}|${spaced('shipping_ahead')})(?:\s\p{L}[\p{L}'-]{0,11}){0,6}[\s:–—-]{1,3}|(?:${unspaced('shipping')})\p{L}?\s{1,2})$`,
  'u',
)

/** The whole of a label: what delivery costs. */
export const SHIPPING_LABEL = new RegExp(
  String.raw`^(?:\p{L}{2,12}\s){0,2}(?:${anyOf('shipping')})(?:\s?\p{L}{2,12}){0,2}(?:\s?\([^)]{1,30}\))?\s?[:：]?$`,
  'u',
)

/** A price of somebody else's service, or of what is measured out in tokens. */
export const FOREIGN_PRICE =
  /festnetz|mobilfunk|(?:€|ct|cent)\.?\s?\/\s?min|national rate|patreon|ko-fi|buy me a coffee|github sponsors|liberapay|open ?collective|paypal\.me|(?:chatgpt|claude|openai|anthropic|gemini|copilot|apple developer|google play|aws|azure|netflix|spotify|adobe|vercel|heroku|stripe|paypal)(?: code)? (?:subscription|plan|pro|plus|max|team|developer|account|costs?|charges|fees?|takes)|api (?:cost|usage|fees?|calls? cost|pricing)|(?:provider|vendor)s? (?:charge|cost|bill|price)|\/\s?(?:1?m|1?k|million|thousand)?\s?tokens?|per (?:1?m|1?k|million|thousand)?\s?(?:input |output )?tokens?|(?:other|standard|typical|most|existing|big|large|many|average|regular|leading|similar) (?:\p{L}+ )?(?:providers?|vendors?|firms?)|other (?:tools|apps|services|platforms|providers|companies|solutions)|(?:tools?|apps?|services?|platforms?|products?|solutions?|software|quotes?) (?:that )?(?:we|i) (?:found|tried|used|looked at)|competitors?|traditional|alternatives? (?:cost|charge)|agenc(?:y|ies) charge|anderswo|andere (?:anbieter|tools|agenturen)|konkurren|concurren|competencia|competidor|concorren/u

/** A sentence about what is bought after or beside the product. */
export const SIDE_SENTENCE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('side_cost')})(?!\p{L})`, 'u')

/** An example, or what a customer sells. */
export const SAMPLE_SENTENCE = new RegExp(
  String.raw`${unspaced('sample_sentence')}|(?<!\p{L})(?:${spaced('sample_sentence')})(?!\p{L})`,
  'u',
)

/** «per message»: what is paid as it is used, beside or above a plan. */
export const USAGE_UNIT = new RegExp(String.raw`[/／]\s?(?:${anyOf('usage_unit')})(?!\p{L})|\s(?:${anyOf('usage_unit')})$`, 'u')

/** «Clients save €200 a month», where nothing says what it costs: right ahead of the amount, or anywhere in a script without spaces. «$90 a year, save 20 %» is a price. */
export const SAVES_AHEAD = new RegExp(String.raw`(?<!\p{L})(?:${spaced('saves_money')})(?!\p{L})`, 'u')
export const SAVES_UNSPACED = new RegExp(unspaced('saves_money'), 'u')
/** «Formerly 40 €»: a sentence that gives an old price, and no other. */
export const FORMERLY = new RegExp(
  String.raw`^[^\p{L}]{0,3}(?:${anyOf('formerly')})(?:(?!\p{L})|(?<=[\p{Script=Han}\p{Script=Hangul}]))`,
  'u',
)

/** A button by which something is bought or begun. */
export const BUY_BUTTON = new RegExp(String.raw`(?<!\p{L})(?:${spaced('buy_button')})(?!\p{L})|${unspaced('buy_button')}`, 'u')

/** Amounts from which delivery is free. */
export const FREE_FROM = new RegExp(
  String.raw`${anyOf('shipping_is_free')}|(?:${anyOf('free_given')}) ?(?:${anyOf('shipping')})|(?:${anyOf('shipping_ahead')})[^.!?]{0,40}?(?<!\p{L})(?:${anyOf('shipping_free')})`,
  'u',
)

const NO_OFFER_HEADING = anyOf('no_offer_heading')
/** Headings above amounts that are no offer of the product. */
export const HEADING_NO_OFFER = new RegExp(`${anyOf('no_offer_heading_attached')}|${L}(?:${NO_OFFER_HEADING})${R}`, 'u')
const COMPARISON = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('comparison')})`, 'u')
const OWN_PLANS = new RegExp(anyOf('own_plans'), 'u')
export const comparesOthers = (heading: string): boolean => COMPARISON.test(heading) && !OWN_PLANS.test(heading)

/** Parts of a page that show the product at work, other people's words or a calculation; «min-h-screen» is only as high as a window. */
export const PATH_NO_OFFER =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:mock(?:up|ups)?|screenshots?|(?<!\b[hw]-)screen|(?<!s[-_])preview|browser|terminal|window|testimonials?|reviews?|calculator|calc|rechner|sample|examples?|dashboard|metrics?|kpis?|counters?|estimates?|compar(?:e|ison)|versus|vs|competitors?|sponsors?|donat(?:e|ion|ions)|tooltip|phone|chat|bubble|illustration|ticker|roi|savings|invoice|receipt|skeleton|maquette|apercu|simulat(?:eur|or|ore)|calculadora|calculatrice|calcolatore|rekentool|rekenmachine|kalkulator|kalkulacka|ersparnis|beispiel|vorschau|ejemplo|exemple|esempio|anteprima|ukazka)(?=[-_.#\s]|$)/
/** A class that many templates give to a whole page as well. */
export const DEMO_PATH = /\.(?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*demo(?=[-_.#\s]|$)/
export const STRUCK_PATH =
  /(?:^|[\s.#_-])(?:old-?price|price-?old|was-?price|price-?was|original-?price|price-?original|regular-?price|compare-?price|price-?compare|line-through|strike(?:through|d)?|crossed)(?:$|[\s.#_-])|\s(?:s|del|strike)(?:[.#]\S*)?(?:\s|$)/

export const COMING_SOON = new RegExp(anyOf('coming_soon'), 'u')
/** A card that is sold only beside the product. */
export const SIDE_CARD = new RegExp(wholeWords('side_offer'), 'u')
/** The same, as the whole of a label on such a card. */
export const SIDE_LABEL = new RegExp(`^(?:${anyOf('side_offer')})$`, 'u')
/** What dashboards, budgets and sample papers count: amounts under such a label are nobody's price. */
export const METRIC = new RegExp(String.raw`${anyOf('one_time_fee')}|${wholeWords('metric')}`, 'u')
/** Tables about others: their first row names what is compared. */
export const TABLE_OF_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('table_of_others')})s?(?!\p{L})`, 'u')

/** Areas where prices of the product are expected: headings, ids and classes. */
export const PRICING_HEADING = new RegExp(anyOf('pricing_heading'), 'u')
export const PRICING_PATH =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:pric(?:e|es|ing)|plans?|preise?|tarif(?:e|s)?|precios?|prezzi|tiers?|packages?|pakete|fiyat(?:lar)?|cennik|ryokin)(?=[-_.#\s]|$)/

/** Words that make a sentence with an amount a statement about what the product costs. */
export const SAYS_COST = new RegExp(`${wholeWords('says_cost')}|${wholeWords('says_own_cost')}`, 'u')
/** The same for a sentence outside a price list, where «a website costs $5,000» may be said of anything. */
export const SAYS_OWN_COST = new RegExp(wholeWords('says_own_cost'), 'u')
