import type { Block } from '../blocks.ts'
import type { Evidence } from '../draft.ts'
import { loose, sentences } from '../fold.ts'
import { FREE_WORD, trialIn } from '../pricing_words.ts'
import { quoteBlock } from '../proof.ts'
import type { Reading } from '../reading.ts'
import { spokenPages, type Site } from '../site.ts'
import { Cards, classPath, closest, type Card } from './cards.ts'
import { isElsewhere, struckIn } from './elsewhere.ts'
import { findMoney, type Money } from './money.ts'
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
const STANDALONE_LETTERS_MAX = 26
const FEATURE_LETTERS_MAX = 6
const SENTENCE_CHARS_MAX = 160
const VALUE_CHARS_MAX = 60
const PAGES_WITHOUT_PRICES = new Set(['terms', 'privacy', 'imprint', 'press', 'team', 'docs'])
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

type Line = { text: string; blocks: Block[]; card: Card | null; priced: boolean }

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
      const offer = crossedOut ? null : offerOf(money, line, reading)
      return offer ? [offer] : []
    })
  })
}

export const isForeignTongue = (block: Block, site: Site) => block.lang !== null && site.lang !== null && block.lang !== site.lang
const amountText = (money: Money) => money.text.replace(/\s.*$/, '')

/** Signs, numbers and periods in boxes of their own («$» «12» «/mo») are read as one line. */
function lineAt(blocks: Block[], at: number): { text: string; blocks: Block[] } {
  const block = blocks[at]
  const before = blocks[at - 1]
  const after = blocks[at + 1]
  if (!block) return { text: '', blocks: [] }
  if (!/^[\d.,'’\s]{1,10}[-–]?$/.test(block.text)) return { text: block.text, blocks: [block] }
  if (before && before.text.length <= 4 && findMoney(before.text + block.text).length > 0)
    return { text: before.text + block.text, blocks: [before, block] }
  if (after && after.text.length <= 20 && findMoney(`${block.text} ${after.text}`).length > 0)
    return { text: `${block.text} ${after.text}`, blocks: [block, after] }
  return { text: block.text, blocks: [block] }
}

const isPriced = (block: Block, reading: Reading) =>
  reading.kind === 'pricing' ||
  block.headings.some((heading) => words.PRICING_HEADING.test(loose(heading))) ||
  words.PRICING_PATH.test(classPath(block.element, 10))
const isUnsold = (card: Card) => card.blocks.some((entry) => entry.text.length <= 60 && words.COMING_SOON.test(loose(entry.text)))
const isSideCard = (card: Card) => words.SIDE_CARD.test(loose(card.title))

/** «Free» in the place of an amount, in a box of a price list. */
function freePlan(line: Line, reading: Reading): Offer[] {
  const block = line.blocks[0]
  if (!block || !line.card || !line.priced || closest(block.element, 'a', 'button', 'li', 'table') !== null) return []
  const trial = isTrial(line.card)
  return [{ amount: 0, currency: '', period: null, text: 'Free', evidence: [quoteBlock(reading, block)], reading, rank: 0, trial }]
}

const isTrial = (card: Card) =>
  card.blocks.some(
    ({ text }) =>
      trialIn(text) === true ||
      (text.length <= 40 &&
        (/\d+\s*(?:days?|tage|jours|días|giorni|dias|dagen|zile|gün|日|天)/iu.test(text) ||
          /(?<!\p{L})(?:trial|testphase|essai|prueba|prova|teste|proef|deneme)(?!\p{L})/iu.test(text))),
  )

function offerOf(money: Money, line: Line, reading: Reading): Offer | null {
  const before = `${loose(line.text.slice(Math.max(0, money.start - AROUND_CHARS), money.start))} `
  const after = loose(line.text.slice(money.end, money.end + AROUND_CHARS))
  if (words.BEFORE_NO_PRICE.test(before) || words.AFTER_NO_PRICE.test(after)) return null
  if (/(?:^|\s)[-−]$/.test(line.text.slice(0, money.start))) return null
  const sentence = sentences(line.text).find((entry) => entry.includes(money.text)) ?? line.text
  if (words.FOREIGN_PRICE.test(loose(sentence))) return null
  const rank = rankOf(money, line, reading, loose(sentence))
  if (rank === null) return null
  const evidence = line.blocks.map((entry) => quoteBlock(reading, entry, line.blocks.length === 1 ? money.text : entry.text))
  const trial = money.amount === 0 && (trialIn(line.text) === true || (line.card !== null && isTrial(line.card)))
  return { ...money, ...withPeriod(money, line, reading, evidence), reading, rank, trial }
}

function rankOf(money: Money, line: Line, reading: Reading, sentence: string): number | null {
  const block = line.blocks[0]
  if (!block) return null
  const besides = lettersBesides(money, line.priced ? sentence : line.text)
  // A plan's list of features may name further amounts; where the list itself is the price list, each row is an offer.
  const feature =
    block.tag === 'li' &&
    besides > FEATURE_LETTERS_MAX &&
    (line.card?.blocks ?? []).some((entry) => entry.tag !== 'li' && findMoney(entry.text).length > 0)
  const listed = closest(block.element, 'table', 'dl') !== null
  if (besides <= STANDALONE_LETTERS_MAX && !feature) {
    if (line.priced) return line.card && !listed ? 0 : 1
    if (line.card?.among && isSold(line.card) && (reading.kind === 'home' || reading.kind === 'features' || reading.kind === 'other'))
      return listed ? 4 : 3
  }
  if (reading.kind === 'faq' && !block.headings.slice(-1).some((heading) => words.PRICING_HEADING.test(loose(heading)))) return null
  // Outside a price list only a short sentence that is about what the product costs counts.
  const said =
    words.SAYS_COST.test(sentence) ||
    (money.period !== null && money.period !== 'use') ||
    FOR_AMOUNT.test(loose(line.text.slice(0, money.start)))
  if (!said || (!line.priced && sentence.length > SENTENCE_CHARS_MAX)) return null
  return line.priced ? 2 : 5
}

const lettersBesides = (money: Money, text: string) =>
  loose(text)
    .replace(loose(money.text), '')
    .match(/[\p{L}\p{N}]/gu)?.length ?? 0
const FOR_AMOUNT = /(?<!\p{L})(?:for|um|für|pour|por|per|voor|za|за)$/u
/** A box with a heading or something to press sells; a box with a label and an amount only shows figures. */
const isSold = (card: Card) => card.blocks.some((entry) => entry.level > 0 || closest(entry.element, 'a', 'button') !== null)

/** The cell, term or line in front of an amount, which may say that it is no price: «Balance», «Share capital». */
function isMetric(line: Line, blocks: Block[], at: number): boolean {
  const before = blocks[at - 1]
  const near =
    before && before.text.length <= 40 && (closest(before.element, 'tr', 'dl') !== null || line.text.length <= 24) ? loose(before.text) : ''
  return (
    words.METRIC.test(near) ||
    (near !== '' && words.SIDE_CARD.test(near)) ||
    (line.card?.among === true && words.METRIC.test(loose(line.card.title)))
  )
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
