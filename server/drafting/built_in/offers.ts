import type { Block } from '../blocks.ts'
import type { Evidence } from '../draft.ts'
import { loose, sentences } from '../fold.ts'
import { FREE_WORD, trialIn } from '../pricing_words.ts'
import { quoteBlock } from '../proof.ts'
import type { Reading } from '../reading.ts'
import { spokenPages, type Site } from '../site.ts'
import { isPlaceholder } from '../trust.ts'
import { Cards, classPath, closest, type Card } from './cards.ts'
import { isElsewhere, struckIn } from './elsewhere.ts'
import { findMoney, type Money } from './money.ts'
import { isMetric, lineAt, rankOf, type Line } from './offer_line.ts'
import * as words from './price_words.ts'

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
}

const AROUND_CHARS = 60
const VALUE_CHARS_MAX = 60
const PAGES_WITHOUT_PRICES = new Set(['terms', 'privacy', 'imprint', 'press', 'team', 'docs', 'contact'])
const FREE_PRICE = new RegExp(
  `^\\W{0,3}(?:100 ?% )?${FREE_WORD}(?: forever|!| für immer| pour toujours| para siempre| per sempre)?\\W{0,3}$`,
  'u',
)

/** Pages on which the product's price may stand, price lists first. */
export function pricedPages(site: Site): Reading[] {
  const spoken = new Set(spokenPages(site))
  // A price list is mostly numbers and names, so its language is hard to tell; it counts in any.
  const lists = site.believed.filter((reading) => reading.kind === 'pricing')
  const own = lists.filter((reading) => spoken.has(reading))
  const pages = site.believed.filter(
    (reading) => (spoken.has(reading) || (own.length === 0 && lists.includes(reading))) && !PAGES_WITHOUT_PRICES.has(reading.kind),
  )
  return [...pages.filter((reading) => reading.kind === 'pricing'), ...pages.filter((reading) => reading.kind !== 'pricing')]
}

/** Every price that the shown text of a page states of the product itself. */
export function offersOn(reading: Reading, site: Site): Offer[] {
  const cards = new Cards(reading)
  return reading.blocks.flatMap((block, at) => {
    if (block.code || block.region === 'footer' || block.region === 'nav' || isForeignTongue(block, site)) return []
    const free = FREE_PRICE.test(loose(block.text))
    if ((!free && !/\d/.test(block.text)) || isElsewhere(block, site)) return []
    const line = { ...lineAt(reading.blocks, at), card: cards.around(block), priced: isPriced(block, reading) }
    if (line.card && (isUnsold(line.card) || isSideCard(line.card))) return []
    if (isMetric(line, reading.blocks, at)) return []
    if (free) return freePlan(line, reading)
    const struck = struckIn(block)
    return findMoney(line.text).flatMap((money) => {
      const crossedOut = struck.some((text) => text.includes(amountText(money)) && money.start <= line.text.indexOf(text) + text.length)
      const offer = crossedOut ? null : offerOf(money, line, reading, site)
      return offer ? [offer] : []
    })
  })
}

export const isForeignTongue = (block: Block, site: Site) => block.lang !== null && site.lang !== null && block.lang !== site.lang
const amountText = (money: Money) => money.text.replace(/\s.*$/, '')

const isPriced = (block: Block, reading: Reading) =>
  reading.kind === 'pricing' ||
  block.headings.some((heading) => words.PRICING_HEADING.test(loose(heading))) ||
  words.PRICING_PATH.test(classPath(block.element, 10))
const isUnsold = (card: Card) => card.blocks.some((entry) => entry.text.length <= 60 && words.COMING_SOON.test(loose(entry.text)))
const isSideCard = (card: Card) => words.SIDE_CARD.test(loose(card.title)) || card.blocks.some((entry) => isPlaceholder(entry.text))

/** «Free» in the place of an amount, in a box of a price list. */
function freePlan(line: Line, reading: Reading): Offer[] {
  const block = line.blocks[0]
  if (!block || !line.card || !line.priced || closest(block.element, 'a', 'button', 'li', 'table') !== null) return []
  const trial = isTrial(line.card)
  return [{ amount: 0, currency: '', period: null, text: 'Free', evidence: [quoteBlock(reading, block)], reading, rank: 0, trial }]
}

// «7 days of history» is a feature; «for 7 days» beside a zero is a trial.
const FOR_DAYS =
  /^\W*(?:(?:for|per|für|pour|durante|por|voor|pentru)\s)?\d+[\s-]?(?:days?|tage|jours|días|giorni|dias|dagen|zile|gün|日間?|天)(?:\s(?:free|trial|gratis|kostenlos))?\W*$/iu
const TRIAL_LABEL = /^\W*(?:free )?(?:trial|testphase|testen|essai|prueba|prova|teste|proefperiode|deneme|お試し|试用)\W*$/iu
const isTrial = (card: Card) => card.blocks.some(({ text }) => trialIn(text) === true || FOR_DAYS.test(text) || TRIAL_LABEL.test(text))

function offerOf(money: Money, line: Line, reading: Reading, site: Site): Offer | null {
  const sentence = sentences(line.text).find((entry) => entry.includes(money.text)) ?? line.text
  const rank = isOwnPrice(money, line.text, sentence, site) ? rankOf(money, line, reading, site, loose(sentence)) : null
  if (rank === null) return null
  const evidence = line.blocks.map((entry) => quoteBlock(reading, entry, line.blocks.length === 1 ? money.text : entry.text))
  const trial = money.amount === 0 && (trialIn(line.text) === true || (line.card !== null && isTrial(line.card)))
  return { ...money, ...withPeriod(money, line, reading, evidence), reading, rank, trial }
}

/** Whether the words around an amount leave it a price of the product: no saving, threshold, estimate or price of others. */
export function isOwnPrice(money: Money, text: string, sentence: string, site: Site): boolean {
  const leading = text.slice(0, money.start)
  const before = `${loose(leading.slice(-AROUND_CHARS))} `
  const after = loose(text.slice(money.end, money.end + AROUND_CHARS))
  if (words.BEFORE_NO_PRICE.test(before) || words.AFTER_NO_PRICE.test(after) || /(?:^|\s)[-−]$/.test(leading)) return false
  return (
    !words.FOREIGN_PRICE.test(loose(sentence)) &&
    !(/^\p{L}/u.test(money.text) && words.FREE_FROM.test(loose(sentence))) &&
    !isOthers(leading, sentence, site)
  )
}

/** «Rivalsoft costs $30; ours is free.»: another name costs that in a sentence about this product. */
function isOthers(before: string, sentence: string, site: Site): boolean {
  const subject = /(\p{Lu}[\p{L}\d]+) (?:costs?|charges?|starts? at|is|kostet|coûte|cuesta|costa|custa|kost) $/u.exec(before)?.[1]
  const name = loose(site.name?.value ?? '')
  return subject !== undefined && name.length > 1 && loose(sentence).includes(name) && !name.includes(loose(subject))
}

/** «$12» with «/ month» in the next box: both are quoted and the value says both. */
function withPeriod(money: Money, line: Line, reading: Reading, evidence: Evidence[]): { text: string; evidence: Evidence[] } {
  const text = money.text.length <= VALUE_CHARS_MAX ? money.text : money.text.slice(0, VALUE_CHARS_MAX).replace(/\s\S*$/, '')
  const last = line.blocks.at(-1)
  const next = last && line.card ? line.card.blocks[line.card.blocks.indexOf(last) + 1] : undefined
  if (money.period !== null || money.end < line.text.length || !next || next.text.length > 24 || findMoney(next.text).length > 0)
    return { text, evidence }
  const joined = findMoney(`${money.text} ${next.text}`)[0]
  if (!joined || joined.period === null || joined.text.length !== money.text.length + 1 + next.text.length) return { text, evidence }
  return { text: joined.text, evidence: [...evidence, quoteBlock(reading, next)] }
}
