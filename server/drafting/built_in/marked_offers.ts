import { loose } from '../fold.ts'
import { listOf, quoteOfMember, textOf, type JsonLdNode } from '../json_ld.ts'
import { trialIn } from '../pricing_words.ts'
import { quoteAttribute } from '../proof.ts'
import type { Reading } from '../reading.ts'
import type { Offer } from './offers.ts'
import * as words from './price_words.ts'

/** Surer than nothing, less sure than any shown price. */
const MARKED_RANK = 6

/** Prices in JSON-LD: what machines are told, which people may never see. */
export function markedOffers(reading: Reading): Offer[] {
  return reading.json_ld.flatMap((node) => {
    if (!node.types.some((type) => type === 'offer' || type === 'aggregateoffer')) return []
    const label = loose(`${textOf(node.members['name']) ?? ''} ${textOf(node.members['description']) ?? ''}`)
    if (words.SIDE_CARD.test(label) || words.COMING_SOON.test(label)) return []
    const offer = offerIn(node, reading)
    return offer ? [{ ...offer, trial: offer.amount === 0 && trialIn(label) === true }] : []
  })
}

function offerIn(node: JsonLdNode, reading: Reading): Offer | null {
  const key = node.members['price'] !== undefined ? 'price' : 'lowPrice'
  const raw = listOf(node.members[key])[0]
  const currency = textOf(node.members['priceCurrency']) ?? ''
  const amount = typeof raw === 'number' ? raw : typeof raw === 'string' ? numberIn(raw) : Number.NaN
  if (!Number.isFinite(amount) || !/^[A-Z]{3}$/.test(currency)) return null
  const quotes = [quoteOfMember(node, key, typeof raw === 'number' ? raw : String(raw)), quoteOfMember(node, 'priceCurrency', currency)]
  const evidence = quotes.flatMap((quote) => (quote ? [quoteAttribute(reading, quote)] : [])).filter((entry) => entry !== null)
  if (evidence.length < quotes.length) return null
  return { amount, currency, period: null, text: `${String(raw).trim()} ${currency}`, evidence, reading, rank: MARKED_RANK, trial: false }
}

/** schema.org asks for a point as the decimal sign; commas are mended, other text is no price. */
const numberIn = (raw: string) =>
  /^\s*\d[\d.,]*\s*$/.test(raw) ? Number(raw.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.')) : Number.NaN
