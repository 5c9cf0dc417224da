import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { loose, sentences } from '../../reading/fold.ts'
import { freeWordsIn, trialIn } from '../../proof/pricing_words.ts'
import { quoteBlock } from '../../proof/quotes.ts'
import type { Reading } from '../../reading/reading.ts'
import { spokenPages, type Site } from '../../reading/site.ts'
import { Cards, type Card } from '../page/cards.ts'
import { classPath, closest, textIn } from '../page/elements.ts'
import { isElsewhere, struckIn } from '../page/elsewhere.ts'
import { findMoney, type Money } from '../../proof/money.ts'
import { inOwnCurrency, isIntroductory, isMetric, isReckoned, isUpkeep, lineAt, nextInCard, rankOf, type Line } from './offer_line.ts'
import { arePlans, FREE_PRICE, isSideCard, isUnsold } from './plan_boxes.ts'
import { isSoftware } from '../words/software.ts'
import * as words from '../words/price_words.ts'
import { ASKS } from '../words/question_words.ts'
import { seatsAtLeast } from './seat_minimum.ts'

export type Offer = {
  amount: number
  currency: string
  period: Money['period']
  /** As the site writes it, with its period where one stands beside it; at most 60 characters. */
  text: string
  evidence: Evidence[]
  reading: Reading
  /** How sure it is that this is a price of the product: 0 a plan in a price list … 5 a sentence on any page, 6 only in JSON-LD. */
  rank: number
  /** The free days of a trial, no free plan. */
  trial: boolean
  /** What the smallest purchase costs, where more than one has to be bought: «$8 per user, from 5 users». */
  least?: number
  /** What is paid as it is used: «$0.05 per message». */
  usage?: boolean
}

const AROUND_CHARS = 60
const AMOUNTS_MAX = 40 // of one line: what names more is no offer, and each is weighed by the whole of its line
const VALUE_CHARS_MAX = 60
const PAGES_WITHOUT_PRICES = new Set(['terms', 'privacy', 'imprint', 'press', 'team', 'contact'])
/** What is told to the press is of the product alone. */
const PRESS_KIT = /\/(?:press|media)-?kit(?:\.html?|\/|$)/i
/** What pages are called that sell the product's editions; their content decides. */
const PLAN_PAGE = new RegExp(String.raw`(?:^|\/)(?:${anyOf('pricing_address')})(?:\.html?)?\/?$`, 'iu')
const PLAN_PRICES_MIN = 2

/** A price list by its kind, or a page of editions by its address and the amounts it shows under headings. */
export function isPriceList(reading: Reading): boolean {
  if (reading.kind === 'pricing') return true
  if (reading.kind !== 'other' && reading.kind !== 'features') return false
  if (!URL.canParse(reading.url) || !PLAN_PAGE.test(new URL(reading.url).pathname)) return false
  const amounts = reading.blocks.filter(
    (block) => !block.code && block.text.length <= VALUE_CHARS_MAX && block.headings.length > 0 && findMoney(block.text).length > 0,
  )
  return amounts.length >= PLAN_PRICES_MIN
}

/** Pages on which the product's price may stand, price lists first. */
export function pricedPages(site: Site): Reading[] {
  const spoken = new Set(spokenPages(site))
  // A price list is mostly numbers and names, so its language is hard to tell; it counts in any.
  const lists = site.believed.filter(isPriceList)
  const own = lists.filter((reading) => spoken.has(reading))
  const pages = site.believed.filter(
    (reading) =>
      (spoken.has(reading) || (own.length === 0 && lists.includes(reading))) &&
      (!PAGES_WITHOUT_PRICES.has(reading.kind) || PRESS_KIT.test(reading.url)),
  )
  return [...pages.filter((reading) => lists.includes(reading)), ...pages.filter((reading) => !lists.includes(reading))]
}

/** Amounts on a page of vacancies are wages, at a till sums. */
const NO_OFFER_PAGE = new RegExp(String.raw`\/(?:${anyOf('jobs_address')}|${anyOf('checkout_address')})(?:\.html?|\/|$)`, 'iu')
const offersNothing = (reading: Reading): boolean => URL.canParse(reading.url) && NO_OFFER_PAGE.test(new URL(reading.url).pathname)

/** Every price that the shown text of a page states of the product itself. */
export function offersOn(reading: Reading, site: Site): Offer[] {
  // Manuals and download pages say whether a product is free, but their amounts are examples.
  if (reading.kind === 'docs' || offersNothing(reading)) return []
  const cards = new Cards(reading)
  const listed = isPriceList(reading)
  return reading.blocks.flatMap((block, at) => {
    if (block.code || block.region === 'footer' || block.region === 'nav' || isForeignTongue(block, site)) return []
    const free = FREE_PRICE.test(loose(block.text))
    if ((!free && !/\p{Nd}/u.test(block.text)) || isElsewhere(block, site, listed)) return []
    const card = cards.around(block)
    const line = { ...lineAt(reading.blocks, at), card, priced: listed || isPriced(block) || (card !== null && cards.are(arePlans, card)) }
    if (line.card && (isUnsold(line.card) || isSideCard(line.card, site))) return []
    if (isMetric(line, reading.blocks, at)) return []
    if (free) return freePlan(line, reading, reading.blocks[at - 1])
    const struck = struckIn(block)
    return inOwnCurrency(line.text)
      .slice(0, AMOUNTS_MAX)
      .flatMap((money) => {
        const crossedOut = struck.some((text) => text.includes(amountText(money)) && money.start <= line.text.indexOf(text) + text.length)
        const offer = crossedOut ? null : offerOf(money, line, reading, site)
        return offer ? [offer] : []
      })
  })
}

export const isForeignTongue = (block: Block, site: Site) => block.lang !== null && site.lang !== null && block.lang !== site.lang
const amountText = (money: Money) => money.text.split(/\s/, 1)[0] ?? ''

const isPriced = (block: Block) =>
  block.headings
    .map(loose)
    .some((heading) => words.PRICING_HEADING.test(heading) || (ASKS.test(heading.replace(/^¿/, '')) && words.SAYS_COST.test(heading))) ||
  words.PRICING_PATH.test(classPath(block.element, 10))
/** «Free» in the place of an amount, in a box of a price list. */
function freePlan(line: Line, reading: Reading, before: Block | undefined): Offer[] {
  const block = line.blocks[0]
  if (!block || !line.priced || closest(block.element, 'a', 'button', 'li') !== null || isCell(block)) return []
  // «Hobby» over «Free» is a plan without a box too, where nothing wraps the two.
  const headed = before !== undefined && before.level > 1 && before.text.length <= VALUE_CHARS_MAX
  if ((!line.card && !headed) || /[?？]$/.test(before?.text ?? '')) return []
  // «Discovery call» over «Free»: what comes before an order, no plan.
  const title = loose(line.card?.title ?? before?.text ?? '')
  if (freeWordsIn(`${loose(block.text)} ${title}`).length === 0) return []
  const loosely = headed && line.card?.among !== true
  const trial = loosely ? trialIn(before.text) === true || TRIAL_LABEL.test(before.text) : line.card !== null && isTrial(line.card)
  return [{ amount: 0, currency: '', period: null, text: 'Free', evidence: [quoteBlock(reading, block)], reading, rank: 0, trial }]
}

/** «Free» in a table may be said of anything, but beside prices at the head of its columns. */
function isCell({ element }: Block): boolean {
  const row = closest(element, 'tr')
  return row ? closest(element, 'th') === null || findMoney(textIn(row)).length === 0 : closest(element, 'table') !== null
}

// «7 days of history» is a feature; «for 7 days» beside a zero is a trial.
const FOR_DAYS = new RegExp(
  String.raw`^\W{0,20}(?:(?:${anyOf('for_duration')})\s)?\d+[\s-]?(?:${anyOf('days')})(?:\s(?:free|trial|gratis|kostenlos))?\W*$`,
  'iu',
)
const TRIAL_LABEL = new RegExp(String.raw`^\W{0,20}(?:free )?(?:${anyOf('trial_label')})\W{0,20}$`, 'iu')
const isTrial = (card: Card) => card.blocks.some(({ text }) => trialIn(text) === true || FOR_DAYS.test(text) || TRIAL_LABEL.test(text))

function offerOf(found: Money, line: Line, reading: Reading, site: Site): Offer | null {
  const below = rhythmBelow(found, line)
  const money = below ? { ...found, period: below.period } : found
  if (isIntroductory(money, line) || isReckoned(money, line) || isUpkeep(money, line)) return null
  const sentence = sentences(line.text).find((entry) => entry.includes(money.text)) ?? line.text
  if (GOODS_UNIT.test(money.text) && !line.priced && isSoftware(site)) return null
  const rank = isOwnPrice(money, line.text, sentence, site) ? rankOf(money, line, reading, site, loose(sentence)) : null
  if (rank === null) return null
  const evidence = line.blocks.map((entry) => quoteBlock(reading, entry, line.blocks.length === 1 ? money.text : entry.text))
  const rest = `${money.text.replace(/^[^/／]*/u, '').slice(1)}${line.text.slice(money.end)}`
  const trial = money.amount === 0 && (trialIn(line.text) === true || FOR_DAYS.test(rest) || (line.card !== null && isTrial(line.card)))
  const seats = seatsAtLeast(money, line)
  return {
    ...money,
    text: below?.text ?? shortened(money.text),
    evidence: below ? [...evidence, quoteBlock(reading, below.block)] : evidence,
    reading,
    rank,
    trial,
    ...(seats > 1 && { least: money.amount * seats }),
    ...(money.period === 'use' && words.USAGE_UNIT.test(loose(money.text)) && { usage: true }),
  }
}

/** Whether the words around an amount leave it a price of the product: no saving, threshold, estimate or price of others. */
export function isOwnPrice(money: Money, text: string, sentence: string, site: Site): boolean {
  const leading = text.slice(0, money.start)
  const before = `${loose(leading.slice(-AROUND_CHARS))} `
  const after = loose(text.slice(money.end, money.end + AROUND_CHARS))
  // «€1,200+» with no period or tax behind it is a statistic: what repairs come to, what was saved.
  if (isOlder(money, before, text.slice(money.end)) || isRange(money, text) || STATISTIC.test(text.slice(money.end))) return false
  if (
    words.SHIPPING_COSTS.test(before) ||
    words.BEFORE_NO_PRICE.test(before) ||
    words.AFTER_NO_PRICE.test(after) ||
    words.PER_EXTRA.test(loose(money.text)) ||
    /(?:^|\s)[-−]$/.test(leading)
  )
    return false
  if (words.SIDE_SENTENCE.test(loose(sentence.slice(0, Math.max(0, sentence.indexOf(money.text)))))) return false
  return (
    !words.FOREIGN_PRICE.test(loose(sentence)) &&
    !words.SAMPLE_SENTENCE.test(loose(sentence)) &&
    !isSpared(money, sentence) &&
    !isQuotedAmount(money, text) &&
    !(/^\p{L}/u.test(money.text) && words.FREE_FROM.test(loose(sentence))) &&
    !isOthers(leading, sentence, site)
  )
}

const STATISTIC = /^\+(?!\s?(?:\/|(?:GST|VAT|TVA|IVA|MwSt|USt|BTW|tax)(?!\p{L})))/u

/** What is saved, or was to be paid once, where a sentence gives no other amount. */
function isSpared(money: Money, sentence: string): boolean {
  const said = loose(sentence)
  const ahead = loose(sentence.slice(0, Math.max(0, sentence.indexOf(money.text))))
  const saves = words.SAVES_AHEAD.test(ahead) || words.SAVES_UNSPACED.test(said)
  return (saves && !words.SAYS_COST.test(said)) || (words.FORMERLY.test(said) && findMoney(sentence).length === 1)
}

/** «“I sent an invoice for $1,200 on Monday”, says Maya»: somebody's words. */
const SAID = /[“„«»"][^“”„«»"]{20,400}[”“»«"]/gu
const isQuotedAmount = (money: Money, text: string): boolean =>
  [...text.matchAll(SAID)].some(({ index, 0: said }) => money.start > index && money.end < index + said.length)

/** What goods are sold by: on the home page of software such an amount stands in a picture of it. */
const GOODS_UNIT = new RegExp(String.raw`(?:[/／]\s?|(?:${anyOf('per_unit')})\s)(?:${anyOf('unit_of_goods')})(?!\p{L})`, 'iu')

const TO = String.raw`(?:[-–—~]|${anyOf('range_joint')})`
const RANGE_ON = new RegExp(String.raw`^\s?${TO}\s?[^\p{L}\d\s]{0,3}\d`, 'iu')
const RANGE_BACK = new RegExp(String.raw`(?:^|[^\d.,])0(?:[.,]00?)?\s?[^\d\s]{0,3}\s?${TO}\s?$`, 'iu')
/** «£0 – £20»: neither end of a range that begins with nothing is a price. */
const isRange = (money: Money, text: string): boolean =>
  money.amount === 0 ? RANGE_ON.test(text.slice(money.end)) : RANGE_BACK.test(text.slice(Math.max(0, money.start - 16), money.start))

/** «De R$ 39,90 por R$ 29,90», «von 39 € auf 29 €»: the first amount is the old one. */
function isOlder(money: Money, before: string, after: string): boolean {
  const joint = OLD_AND_NEW.find(([ahead]) => ahead.test(before))?.[1]
  if (!joint) return false
  const next = findMoney(after.slice(0, AROUND_CHARS))[0]
  // «De 12 € à 15 €» is a range.
  return next !== undefined && next.amount < money.amount && joint.test(after.slice(0, next.start))
}
const OLD_AND_NEW: [ahead: RegExp, between: RegExp][] = [
  [/(?:^|\P{L})de $/u, new RegExp(String.raw`^\s*(?:${anyOf('by_split')})\s*$`, 'iu')],
  [/(?:^|\P{L})von $/u, /^\s*auf\s*(?:nur\s*)?$/iu],
]

const NAMES_COST = new RegExp(String.raw`(\p{Lu}[\p{L}\d]{1,40}) (?:${anyOf('names_cost')}) $`, 'u')
/** «Rivalsoft costs $30; ours is free.»: another name costs that in a sentence about this product. */
function isOthers(before: string, sentence: string, site: Site): boolean {
  const subject = NAMES_COST.exec(before)?.[1]
  const name = loose(site.name?.value ?? '')
  return subject !== undefined && name.length > 1 && loose(sentence).includes(name) && !name.includes(loose(subject))
}

const shortened = (text: string) => (text.length <= VALUE_CHARS_MAX ? text : text.slice(0, VALUE_CHARS_MAX).replace(/\s\S*$/, ''))

/** «per person / month, billed yearly». */
const RHYTHM_CHARS_MAX = 40
/** «$12» with «/ month» in the next box: both are quoted and the value says both. */
function rhythmBelow(money: Money, line: Line): { period: Money['period']; text: string; block: Block } | null {
  const block = nextInCard(line)
  if (money.period !== null || money.end < line.text.length || !block) return null
  // «per month, 1 site»: behind the rhythm stands what comes with it.
  for (const below of new Set([block.text, block.text.split(/,\s/, 1)[0] ?? ''])) {
    const joined = below.length <= RHYTHM_CHARS_MAX && findMoney(below).length === 0 ? findMoney(`${money.text} ${below}`)[0] : undefined
    if (joined && joined.period !== null && joined.text.length === money.text.length + 1 + below.length)
      return { period: joined.period, text: joined.text, block }
  }
  return null
}
