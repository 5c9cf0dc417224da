import { loose, sentences } from '../../reading/fold.ts'
import { listOf, quoteOfMember, textOf, type JsonLdNode } from '../../reading/json_ld.ts'
import { trialIn } from '../../proof/pricing_words.ts'
import { quoteAttribute } from '../../proof/quotes.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { findMoney } from '../../proof/money.ts'
import { isOwnPrice, type Offer } from '../offers/offers.ts'
import * as words from '../words/price_words.ts'

/** Surer than nothing, less sure than any shown price. */
const MARKED_RANK = 6

/** Prices in the description of the home page or price list, for pages that show nothing without their scripts. */
export function describedOffers(reading: Reading, site: Site): Offer[] {
  if (reading.kind !== 'home' && reading.kind !== 'pricing') return []
  const description = metaOf(reading, 'description', 'og:description') ?? ''
  return sentences(description).flatMap((sentence) =>
    findMoney(sentence).flatMap((money) => {
      const evidence =
        isOwnPrice(money, sentence, sentence, site) && words.SAYS_OWN_COST.test(loose(sentence)) ? quoteAttribute(reading, sentence) : null
      return evidence ? [{ ...money, evidence: [evidence], reading, rank: MARKED_RANK, trial: trialIn(sentence) === true }] : []
    }),
  )
}

/** Prices in JSON-LD and meta tags: what machines are told, which people may never see. */
export function markedOffers(reading: Reading): Offer[] {
  return [...metaOffers(reading), ...reading.json_ld.flatMap((node) => nodeOffers(node, reading))]
}

function nodeOffers(node: JsonLdNode, reading: Reading): Offer[] {
  if (node.types.some((type) => SOFTWARE.has(type)) && /^true$/i.test(String(node.members['isAccessibleForFree'] ?? '')))
    return freeAccess(node, reading)
  const ranged = rangeOffer(node, reading)
  if (ranged) return [ranged]
  if (!node.types.some((type) => type === 'offer' || type === 'aggregateoffer')) return []
  const label = loose(`${textOf(node.members['name']) ?? ''} ${textOf(node.members['description']) ?? ''}`)
  if (words.SIDE_CARD.test(label) || words.COMING_SOON.test(label)) return []
  const offer = offerIn(node, reading)
  return offer ? [{ ...offer, trial: offer.amount === 0 && trialIn(label) === true }] : []
}

/** «300 NOK per day» for a business: the one price it has, where others state the ends of a range or a row of signs. */
function rangeOffer(node: JsonLdNode, reading: Reading): Offer | null {
  const text = textOf(node.members['priceRange'])?.trim() ?? ''
  const [money, further] = text.length <= RANGE_CHARS_MAX ? findMoney(text) : []
  if (!money || further || money.amount === 0 || money.start > 0 || /\d/.test(text.slice(money.end))) return null
  if ((text.match(/\d+(?:[.,]\d+)*/g)?.length ?? 0) !== 1) return null
  const quote = quoteOfMember(node, 'priceRange', text)
  const evidence = quote ? quoteAttribute(reading, quote) : null
  return evidence ? { ...money, text, evidence: [evidence], reading, rank: MARKED_RANK, trial: false } : null
}
const RANGE_CHARS_MAX = 60

const SOFTWARE = new Set(['softwareapplication', 'webapplication', 'mobileapplication', 'videogame', 'game', 'service', 'website'])

function freeAccess(node: JsonLdNode, reading: Reading): Offer[] {
  const quote = quoteOfMember(node, 'isAccessibleForFree', String(node.members['isAccessibleForFree']))
  const evidence = quote ? quoteAttribute(reading, quote) : null
  return evidence
    ? [{ amount: 0, currency: '', period: null, text: 'Free', evidence: [evidence], reading, rank: MARKED_RANK, trial: false }]
    : []
}

/** Shops state a product's price in two meta tags. */
function metaOffers(reading: Reading): Offer[] {
  const amount = metaOf(reading, 'product:price:amount', 'og:price:amount')
  const currency = metaOf(reading, 'product:price:currency', 'og:price:currency')
  const evidence = [amount, currency]
    .flatMap((content) => (content ? [quoteAttribute(reading, content)] : []))
    .filter((entry) => entry !== null)
  if (amount === null || currency === null || evidence.length < 2 || !Number.isFinite(numberIn(amount))) return []
  return [
    { amount: numberIn(amount), currency, period: null, text: `${amount} ${currency}`, evidence, reading, rank: MARKED_RANK, trial: false },
  ]
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
