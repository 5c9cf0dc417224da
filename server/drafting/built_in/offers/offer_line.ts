import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import { loose } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { classPath, closest, textIn, within } from '../page/elements.ts'
import { type Card } from '../page/cards.ts'
import { findMoney, type Money } from '../../proof/money.ts'
import * as words from '../words/price_words.ts'
import { columnOf, isUnderMetric } from '../page/table_heads.ts'
import { QUESTION } from '../words/question_words.ts'
import { isSoftware } from '../words/software.ts'

const STANDALONE_LETTERS_MAX = 26
const FEATURE_LETTERS_MAX = 6
const SENTENCE_CHARS_MAX = 160

/** A line with an amount, and where it stands. */
export type Line = { text: string; blocks: Block[]; card: Card | null; priced: boolean }

/** Signs, numbers and periods in boxes of their own («$» «12» «/mo») are read as one line. */
export function lineAt(blocks: Block[], at: number): { text: string; blocks: Block[] } {
  const block = blocks[at]
  const before = blocks[at - 1]
  const after = blocks[at + 1]
  if (!block) return { text: '', blocks: [] }
  if (after && areCentsOf(after, block)) return { text: `${block.text} ${after.text}`, blocks: [block, after] }
  if (before && areCentsOf(block, before)) return { text: '', blocks: [] }
  if (!/^[\d.,'’\s]{1,10}[-–]?$/.test(block.text)) return { text: block.text, blocks: [block] }
  if (before && before.text.length <= 4 && findMoney(before.text + block.text).length > 0)
    return { text: before.text + block.text, blocks: [before, block] }
  if (after && after.text.length <= 20 && findMoney(`${block.text} ${after.text}`).length > 0)
    return { text: `${block.text} ${after.text}`, blocks: [block, after] }
  const column = columnOf(block, blocks)
  return column ? { text: `${block.text} ${column.sign}`, blocks: [block, column.head] } : { text: block.text, blocks: [block] }
}

/** «€29», and «90 a month» in a box inside of it. */
const areCentsOf = (inner: Block, { text, element }: Block): boolean =>
  /\d$/.test(text) && /^\d\d(?!\d)/.test(inner.text) && within(inner.element, element)

const SHORT_LINE_CHARS = 80
/** «€9.99 · 99,00 kr»: in a short line the same price in other currencies follows the first. */
export function inOwnCurrency(text: string): Money[] {
  const found = rangesIn(text)
  return text.length > SHORT_LINE_CHARS ? found : found.filter(({ currency }) => currency === found[0]?.currency)
}

const RANGE_JOINT = new RegExp(String.raw`^\s?(?:[-–—~]|${anyOf('range_joint')})\s?$`, 'iu')
/** «€60 – €95 per visit» begins at its first amount, and falls due as its second says; «$0 → $10,000» is how much passes. */
function rangesIn(text: string): Money[] {
  return findMoney(text).reduce<Money[]>((read, money) => {
    const low = read.at(-1)
    const ranges =
      low &&
      low.amount > 0 &&
      low.amount < money.amount &&
      low.currency === money.currency &&
      RANGE_JOINT.test(text.slice(low.end, money.start))
    if (low && low.amount < money.amount && /^ ?(?:→|->) ?$/.test(text.slice(low.end, money.start))) return read.slice(0, -1)
    return ranges
      ? [...read.slice(0, -1), { ...low, end: money.end, period: money.period, text: text.slice(low.start, money.end) }]
      : [...read, money]
  }, [])
}

/** What stands below a line in its box. */
export const nextInCard = ({ blocks, card }: Line): Block | undefined => {
  const last = blocks.at(-1)
  return last && card ? card.blocks[card.blocks.indexOf(last) + 1] : undefined
}

const THEN_CHARS = 60
/** «$4.99, then $19.99 a month»: what is paid at first is no price to start from. */
export function isIntroductory(money: Money, line: Line): boolean {
  const behind = `${line.text} ${nextInCard(line)?.text ?? ''}`.slice(money.end, money.end + THEN_CHARS)
  const next = findMoney(behind)[0]
  return next !== undefined && next.amount > money.amount && money.amount > 0 && words.THEN.test(loose(behind.slice(0, next.start)))
}

/** «$149 a month», and below it in its box «$1.49 a message»: what a plan comes to, or what is paid beyond it, is no price to start from. */
export function isReckoned(money: Money, { card, blocks }: Line): boolean {
  const at = blocks[0] && money.period === 'use' ? (card?.blocks.indexOf(blocks[0]) ?? -1) : -1
  return !!card?.blocks.slice(0, Math.max(0, at)).some(({ text }) => {
    const plan = findMoney(text)[0]
    return plan !== undefined && isRhythm(plan) && plan.amount > money.amount && lettersBesides(plan, text) <= FEATURE_LETTERS_MAX
  })
}

/** «Maintenance» at so much a year, beside what is bought once. */
export const isUpkeep = (money: Money, { card, blocks }: Line): boolean =>
  money.period === 'year' && [card?.title, above({ card, blocks })?.text].some((label) => label && UPKEEP.test(loose(label)))
const UPKEEP = new RegExp(`^(?:${anyOf('upkeep')})$`, 'u')

/** How sure it is that an amount is a price of the product, 0 to 5, surest first; null when nothing says so. */
export function rankOf(money: Money, line: Line, reading: Reading, site: Site, sentence: string): number | null {
  const block = line.blocks[0]
  if (!block) return null
  const besides = lettersBesides(money, line.text)
  // A plan's list of features may name further amounts; where the list itself is the price list, each row is an offer.
  const feature =
    block.tag === 'li' &&
    line.card?.among === true &&
    (besides > FEATURE_LETTERS_MAX || (besides > 0 && money.period === 'use')) &&
    line.card.blocks.some((entry) => entry.tag !== 'li' && findMoney(entry.text).length > 0)
  const listed = closest(block.element, 'table', 'dl') !== null
  if (besides <= STANDALONE_LETTERS_MAX && !feature) {
    if (line.priced) return line.card && !listed ? 0 : 1
    if (OPEN_KINDS.has(reading.kind)) {
      const offered =
        line.card?.among === true &&
        (isSold(line.card) || money.period === 'month' || money.period === 'year' || PER_SQUARE.test(money.text))
      if (line.card && offered && !isShown(line.card, site)) return listed ? 4 : 3
      // A box of its own with a button to buy, and a name above the amount.
      if (line.card && !line.card.among && line.card.blocks.length <= BUY_BOX_LINES && hasBuyButton(line.card)) return 4
      // «Tidepool Premium» over «$3.99 a month» is a plan on a page of its own, or in a box of it.
      if (isRhythm(money) && [block.headings.at(-1), above(line)?.text].some((title) => title && isEdition(title, site))) return 4
      // «$12 a month. That's it.» heads a part of the page.
      if (block.level === 2 && money.start === 0 && isRhythm(money) && reading.kind === 'home' && !words.METRIC.test(loose(line.text)))
        return 4
      if (reading.kind === 'home' && PER_GUEST.test(line.text) && !words.METRIC.test(loose(line.text))) return 4
      if (BY_PERIOD.test(loose(line.text)) && !words.METRIC.test(loose(line.text))) return 4
    }
  }
  if (line.priced && lettersBesides(money, sentence) <= STANDALONE_LETTERS_MAX) return 2
  // An answer to something else tells a price where it says how often it falls due.
  const asked = reading.kind !== 'faq' || block.headings.slice(-1).some((heading) => words.PRICING_HEADING.test(loose(heading)))
  if (!asked && money.period === null) return null
  if (line.priced && asked)
    return words.SAYS_COST.test(sentence) || money.period !== null || FOR_AMOUNT.test(loose(line.text.slice(0, money.start))) ? 2 : null
  // Outside a price list only a short sentence that is about what the product costs counts.
  const named = site.name !== null && sentence.includes(loose(site.name.value))
  const leads = LEADS.test(money.text) && reading.kind === 'home'
  const edition = EDITION_COSTS.test(sentence) && (money.period === 'month' || money.period === 'year' || money.period === 'once')
  return (named || leads || edition || words.SAYS_OWN_COST.test(sentence)) &&
    sentence.length <= SENTENCE_CHARS_MAX &&
    !isReckoning(sentence) &&
    !words.METRIC.test(sentence)
    ? 5
    : null
}

/** «Gas €1.45 per m³, power €0.30 per kWh, fixed costs €350 a year»: three amounts for different things are what a sum is made of. */
function isReckoning(sentence: string): boolean {
  const amounts = findMoney(sentence)
  return amounts.length >= 3 && new Set(amounts.map(({ period }) => period)).size > 1
}

const isRhythm = ({ period }: Money) => period !== null && period !== 'once' && period !== 'use'
const above = ({ blocks, card }: Pick<Line, 'blocks' | 'card'>): Block | undefined =>
  blocks[0] && card?.blocks[card.blocks.indexOf(blocks[0]) - 1]

/** «from $29», «ab 49 €» on the home page: an offer's way of speaking. */
const LEADS = new RegExp(`^(?:${anyOf('price_from')}|${anyOf('period_ahead')})`, 'iu')
const lettersBesides = (money: Money, text: string) =>
  loose(text)
    .replace(loose(money.text), '')
    .match(/[\p{L}\p{N}]/gu)?.length ?? 0
const OPEN_KINDS = new Set<string>(['home', 'features', 'other'])
/** «45 € por persona», «Adultos 35 € · niños 20 €»: tours and classes without a price list say whom they charge. */
const PER_GUEST = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('per_person')})(?!\p{L})|^(?:${anyOf('adults')})\s*(?::\s*)?(?=[\d€$£])`, 'iu')

/** «Monthly: $1.99» in a list. */
const BY_PERIOD = new RegExp(String.raw`${anyOf('rhythm_attached')}|(?<!\p{L})(?:${anyOf('rhythm')})(?!\p{L})`, 'u')
/** What paid editions are called, alone or behind the product's name. */
const EDITION = new RegExp(String.raw`^(?:[\p{L}\d]+ ){0,3}(?:${anyOf('paid_plan')})$`, 'u')
const isEdition = (heading: string, site: Site): boolean =>
  EDITION.test(
    loose(heading)
      .replace(loose(site.name?.value ?? ''), '')
      .trim(),
  )
const EDITION_COSTS = new RegExp(
  String.raw`^(?:upgrade to )?(?:[\p{L}\d]+ ){0,1}(?:premium|plus|pro|unlimited) (?:${anyOf('plan_costs')})(?!\p{L})`,
  'u',
)
const FOR_AMOUNT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('for_amount')})$`, 'u')
/** A box sells that has something to press or is called a product; a label with an amount, or a heading with one, only shows figures. */
const isSold = (card: Card) =>
  SELLING_PATH.test(classPath(card.element, 3)) || card.blocks.some((entry) => closest(entry.element, 'a', 'button') !== null)
/** What is laid, painted or let is priced by its area, in lists that nothing is ordered from. */
const PER_SQUARE = /[/／\s][mм][²2]$/u
const BUY_BOX_LINES = 12

const hasBuyButton = (card: Card) => card.blocks.some((entry) => words.BUY_BUTTON.test(loose(entry.text)) && isPressed(entry))

/** A link or button, or a line with nothing else in it. */
const isPressed = ({ element, text }: Block) =>
  closest(element, 'a', 'button') !== null ||
  element.children.some((child) => child.type === 'tag' && /^(?:a|button)$/.test(child.name) && textIn(child) === text)

/** On a page about software a box without a button to buy and without the name of a plan shows it at work. */
const isShown = (card: Card, site: Site) => isSoftware(site) && !hasBuyButton(card) && !PLAN_TITLE.test(loose(card.title))
export const PLAN_TITLE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('plan_names')}|${anyOf('paid_plan')}|${anyOf('rhythm')}|${anyOf('once')}|solo|personal|hobby|family|student|lite|max)(?!\p{L})`,
  'u',
)

const SELLING_PATH =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:products?|items?|shop|store|menu|plans?|offers?|services?|packages?|courses?|rooms?|tickets?|treatments?|produkte?|leistung(?:en)?)(?=[-_.#\s]|$)/

/** The cell, term or line in front of an amount, which may say that it is no price: «Balance», «Share capital». */
export function isMetric(line: Line, blocks: Block[], at: number): boolean {
  const before = blocks[at - 1]
  const near =
    before && before.text.length <= 40 && (closest(before.element, 'tr', 'dl') !== null || line.text.length <= 24) ? loose(before.text) : ''
  return (
    words.METRIC.test(near) ||
    // «When is the surcharge due?»
    (before !== undefined && QUESTION.test(before.text) && words.HEADING_NO_OFFER.test(loose(before.text))) ||
    line.blocks.some(isUnderMetric) ||
    (near !== '' && (words.SIDE_CARD.test(near) || words.SHIPPING_LABEL.test(near))) ||
    (line.card?.among === true && words.METRIC.test(loose(line.card.title)))
  )
}
