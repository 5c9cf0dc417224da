import type { Block } from '../blocks.ts'
import type { Evidence } from '../draft.ts'
import { loose, sentences } from '../fold.ts'
import { listOf, quoteOfMember, textOf, type JsonLdNode } from '../json_ld.ts'
import { pathOf } from '../blocks.ts'
import { trialIn } from '../pricing_words.ts'
import { quoteAttribute, quoteBlock } from '../proof.ts'
import type { Reading } from '../reading.ts'
import { spokenPages, type Site } from '../site.ts'
import { ancestorsOf, Cards, closest, type Card } from './cards.ts'
import { findMoney, type Money } from './money.ts'
import * as words from './price_words.ts'

export type Offer = {
  amount: number
  currency: string
  period: Money['period']
  /** As the site writes it, with its period where one stands beside it. */
  text: string
  evidence: Evidence[]
  reading: Reading
  /** How sure it is that this is a price of the product; 0 is surest: a plan in a price list. */
  rank: number
  card: Card | null
  /** The free days of a trial, no free plan. */
  trial: boolean
}

const AROUND_CHARS = 60
const STANDALONE_EXTRA_CHARS = 26
const PAGES_WITHOUT_PRICES = new Set(['terms', 'privacy', 'imprint', 'press', 'team', 'docs'])
const VALUE_CHARS_MAX = 60

/** Pages on which the product's price may stand, price lists first. */
export function pricedPages(site: Site): Reading[] {
  const pages = spokenPages(site).filter((reading) => !PAGES_WITHOUT_PRICES.has(reading.kind))
  return [...pages.filter((reading) => reading.kind === 'pricing'), ...pages.filter((reading) => reading.kind !== 'pricing')]
}

/** Every price that the shown text states of the product itself. */
export function offersOn(reading: Reading, site: Site): Offer[] {
  const cards = new Cards(reading)
  return reading.blocks.flatMap((block, at) => {
    if (block.lang !== null && site.lang !== null && block.lang !== site.lang) return []
    if (block.code || block.region === 'footer' || block.region === 'nav' || !/[\d]/.test(block.text)) return []
    const line = lineAt(reading.blocks, at)
    const money = findMoney(line.text)
    if (money.length === 0 || isElsewhere(block, site)) return []
    const struck = struckTexts(block)
    const card = cards.around(block)
    return money.flatMap((entry) => {
      if (struck.some((text) => text.includes(entry.text.replace(/\s.*$/, '')) && entry.start <= line.text.indexOf(text) + text.length))
        return []
      const offer = offerOf(entry, line, card, reading)
      return offer ? [offer] : []
    })
  })
}

type Line = { text: string; blocks: Block[] }

/** Signs, numbers and periods in boxes of their own («$» «12» «/mo») are read as one line. */
function lineAt(blocks: Block[], at: number): Line {
  const block = blocks[at]
  if (!block) return { text: '', blocks: [] }
  const bare = /^[\d.,'’\s]{1,10}[-–]?$/.test(block.text)
  const before = blocks[at - 1]
  const after = blocks[at + 1]
  if (!bare) return { text: block.text, blocks: [block] }
  if (before && before.text.length <= 4 && findMoney(`${before.text}${block.text}`).length > 0)
    return { text: `${before.text}${block.text}`, blocks: [before, block] }
  if (after && after.text.length <= 20 && findMoney(`${block.text} ${after.text}`).length > 0)
    return { text: `${block.text} ${after.text}`, blocks: [block, after] }
  return { text: block.text, blocks: [block] }
}

/** Mock-ups, testimonials, calculators, comparisons with others, donations and the like. */
export function isElsewhere(block: Block, site: Site): boolean {
  const path = ancestorsOf(block.element, 8)
    .map(
      (element) =>
        ` ${element.name}${element.attribs['id'] ? `#${element.attribs['id']}` : ''}${(element.attribs['class'] ?? '').trim() ? `.${(element.attribs['class'] ?? '').trim().split(/\s+/).join('.')}` : ''}`,
    )
    .join(' ')
    .toLowerCase()
  if (words.PATH_NO_OFFER.test(path)) return true
  const headings = [...block.headings, block.level > 0 ? block.text : ''].map(loose)
  if (headings.slice(-2).some((heading) => words.HEADING_NO_OFFER.test(heading) && !words.PRICING_HEADING.test(heading))) return true
  if (headings.some((heading) => words.comparesOthers(heading))) return true
  if (closest(block.element, 'blockquote', 'figure', 'q') !== null) return true
  const table = closest(block.element, 'table')
  return table !== null && speaksOfOthers(table, site)
}

function speaksOfOthers(table: ReturnType<typeof closest>, site: Site): boolean {
  if (!table) return false
  const first = firstRow(table)
  const name = loose(site.name?.value ?? '')
  return (
    first.some((cell) => words.TABLE_OF_OTHERS.test(cell) || /(?:^|\s)vs\.?(?:\s|$)/.test(cell)) ||
    (name.length > 1 && first.length > 1 && first.some((cell) => cell.includes(name)))
  )
}

function firstRow(table: NonNullable<ReturnType<typeof closest>>): string[] {
  const row = find(table, 'tr')
  return row ? row.children.flatMap((cell) => (cell.type === 'tag' ? [loose(textIn(cell))] : [])) : []
}

function find(element: NonNullable<ReturnType<typeof closest>>, name: string): NonNullable<ReturnType<typeof closest>> | null {
  for (const child of element.children) {
    if (child.type !== 'tag') continue
    if (child.name === name) return child
    const inner = find(child, name)
    if (inner) return inner
  }
  return null
}

function textIn(element: NonNullable<ReturnType<typeof closest>>): string {
  return element.children.map((child) => (child.type === 'text' ? child.data : child.type === 'tag' ? `${textIn(child)} ` : '')).join('')
}

/** Prices that are crossed out, by element, class or style. */
function struckTexts(block: Block): string[] {
  const own = pathOf(block.element).split(' ').slice(-3).join(' ')
  const style = ancestorsOf(block.element, 3).some((element) => /line-through/i.test(element.attribs['style'] ?? ''))
  if (style || words.STRUCK_PATH.test(` ${own} `)) return [block.text]
  const struck: string[] = []
  const visit = (element: NonNullable<ReturnType<typeof closest>>): void => {
    for (const child of element.children) {
      if (child.type !== 'tag') continue
      if (
        /^(?:s|del|strike)$/.test(child.name) ||
        /line-through/i.test(child.attribs['style'] ?? '') ||
        words.STRUCK_PATH.test(` .${(child.attribs['class'] ?? '').split(/\s+/).join('.')} `.toLowerCase())
      )
        struck.push(textIn(child).trim())
      else visit(child)
    }
  }
  visit(block.element)
  return struck.filter((text) => text !== '')
}

function offerOf(money: Money, line: Line, card: Card | null, reading: Reading): Offer | null {
  const block = line.blocks[0]
  if (!block) return null
  const before = loose(line.text.slice(Math.max(0, money.start - AROUND_CHARS), money.start) + '\u0001')
    .replace(/\s*\u0001$/, ' ')
    .trimStart()
  const after = loose(line.text.slice(money.end, money.end + AROUND_CHARS))
  if (words.BEFORE_NO_PRICE.test(before.trimEnd()) || words.AFTER_NO_PRICE.test(after)) return null
  const sentence = loose(sentences(line.text).find((entry) => entry.includes(money.text)) ?? line.text)
  if (words.FOREIGN_PRICE.test(sentence)) return null
  const cardText = card?.blocks.map((entry) => loose(entry.text)) ?? []
  if (cardText.some((text) => text.length <= 60 && words.COMING_SOON.test(text))) return null
  if (card && words.SIDE_CARD.test(loose(card.title)) && !words.PRICING_HEADING.test(loose(card.title))) return null
  const standalone = line.text.length - money.text.length <= STANDALONE_EXTRA_CHARS
  const rank = rankOf(standalone, block, card, reading, sentence, money)
  if (rank === null) return null
  const evidence = line.blocks.map((entry) => quoteBlock(reading, entry, line.blocks.length === 1 ? money.text : entry.text))
  const trial =
    money.amount === 0 &&
    (trialIn(line.text) === true ||
      cardText.some(
        (text) =>
          trialIn(text) === true || (text.length <= 40 && /\d+\s*(?:days?|tage|jours|días|giorni|dias|dagen|zile|gün|日|天)/u.test(text)),
      ))
  return { ...money, ...withPeriod(money, line, card, reading, evidence), reading, rank, card, trial }
}

function rankOf(standalone: boolean, block: Block, card: Card | null, reading: Reading, sentence: string, money: Money): number | null {
  const listed = /^(?:td|th|dd|dt)$/.test(block.tag) || closest(block.element, 'table') !== null
  const path = ancestorsOf(block.element, 10)
    .map((element) => `.${(element.attribs['class'] ?? '').trim().split(/\s+/).join('.')}#${element.attribs['id'] ?? ''}`)
    .join(' ')
    .toLowerCase()
  const priced =
    reading.kind === 'pricing' ||
    block.headings.some((heading) => words.PRICING_HEADING.test(loose(heading))) ||
    words.PRICING_PATH.test(path)
  if (standalone && !listed && card) return priced ? 0 : 3
  if (standalone) return priced ? 1 : 4
  if (reading.kind === 'faq' && !asksPrice(block)) return null
  // Outside a price list only a sentence that is about the product's own price counts.
  const stated = words.SAYS_COST.test(sentence) && (priced || sentence.length <= 160)
  if (!stated) return null
  return priced ? 2 : 5
}

const asksPrice = (block: Block) => block.headings.slice(-1).some((heading) => words.PRICING_HEADING.test(loose(heading)))

/** «$12» with «/ month» in the next box: both are quoted and the value says both. */
function withPeriod(
  money: Money,
  line: Line,
  card: Card | null,
  reading: Reading,
  evidence: Evidence[],
): { text: string; evidence: Evidence[] } {
  const last = line.blocks.at(-1)
  const text = money.text.length <= VALUE_CHARS_MAX ? money.text : line.text.slice(money.start, money.end).slice(0, VALUE_CHARS_MAX).trim()
  if (money.period !== null || !last || money.end < line.text.length || !card) return { text, evidence }
  const next = card.blocks[card.blocks.indexOf(last) + 1]
  if (!next || next.text.length > 24 || findMoney(next.text).length > 0) return { text, evidence }
  const joined = findMoney(`${money.text} ${next.text}`)[0]
  if (!joined || joined.period === null || joined.text.length !== money.text.length + 1 + next.text.length) return { text, evidence }
  return { text: joined.text, evidence: [...evidence, quoteBlock(reading, next)] }
}

/** Prices in JSON-LD and microdata: what machines are told. */
export function markedOffers(reading: Reading): Offer[] {
  return reading.json_ld.flatMap((node) => {
    if (!node.types.some((type) => type === 'offer' || type === 'aggregateoffer')) return []
    const label = loose(`${textOf(node.members['name']) ?? ''} ${textOf(node.members['description']) ?? ''}`)
    if (words.SIDE_CARD.test(label) || words.COMING_SOON.test(label)) return []
    const offer = markedOffer(node, reading)
    return offer ? [{ ...offer, trial: offer.amount === 0 && trialIn(label) === true }] : []
  })
}

function markedOffer(node: JsonLdNode, reading: Reading): Offer | null {
  const key = node.members['price'] !== undefined ? 'price' : 'lowPrice'
  const raw = listOf(node.members[key])[0]
  const currency = textOf(node.members['priceCurrency']) ?? ''
  const amount =
    typeof raw === 'number'
      ? raw
      : typeof raw === 'string' && /^\s*\d[\d.,]*\s*$/.test(raw)
        ? Number(raw.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
        : Number.NaN
  if (!Number.isFinite(amount) || !/^[A-Z]{3}$/.test(currency)) return null
  const quotes = [quoteOfMember(node, key, typeof raw === 'number' ? raw : String(raw)), quoteOfMember(node, 'priceCurrency', currency)]
  const evidence = quotes.flatMap((quote) => (quote ? [quoteAttribute(reading, quote)] : [])).filter((entry) => entry !== null)
  if (evidence.length < 2) return null
  return { amount, currency, period: null, text: `${String(raw).trim()} ${currency}`, evidence, reading, rank: 6, card: null, trial: false }
}
