import { anyOf } from '../../../lexicon/compile.ts'
import type { Drafted, DraftedProfile, Evidence } from '../../../fields/draft.ts'
import { loose, sentences } from '../../reading/fold.ts'
import { beforeContact, FREE_WORD, freeWordsIn, isDenied, PAID_WORD, trialIn } from '../../proof/pricing_words.ts'
import { findMoney } from '../../proof/money.ts'
import { quoteBlock } from '../../proof/quotes.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Found, Site } from '../../reading/site.ts'
import { Cards } from '../page/cards.ts'
import { freeClaims, type FreeClaim } from './free.ts'
import { isElsewhere } from '../page/elsewhere.ts'
import { PEOPLE } from '../lists/feature_rows.ts'
import { describedOffers, markedOffers } from './marked_offers.ts'
import { isPriceList, offersOn, pricedPages, type Offer } from '../offers/offers.ts'
import { openSourceClaim } from './open_source.ts'
import { QUESTION, statementsIn } from '../words/question_words.ts'
import { isAgency, isDigital, saysSoftware } from '../words/software.ts'

/** Ranks up to this one stand in a part of the page that is about prices. */
const SHOWN_RANK_MAX = 2

/*
 * What the site says → pricing model; the first row that holds decides. A trial is no free plan.
 *
 *   a price, and a free plan, app or tool     freemium
 *   a price, one may start free, no trial     freemium
 *   a price                                   paid
 *   open source, or its licence               open_source
 *   free, or to be started for nothing, and a paid edition without a price  freemium
 *   free                                      free
 *   a paid edition, nothing free              paid
 *   prices or offers on request               contact
 *   none of these                             not stated
 *
 * The starting price is the lowest of the surest kind that the site shows, «Free» where it shows none and the product is free.
 */
export function pricing(site: Site): Found {
  const everywhere = pricedPages(site).flatMap((reading) => offersOn(reading, site))
  // Beside a price list, amounts elsewhere are samples, unless they stand among prices there too.
  const listed = pricedPages(site).some(isPriceList)
  const shown = listed ? everywhere.filter((offer) => offer.rank <= SHOWN_RANK_MAX || isPriceList(offer.reading)) : everywhere
  const marked = pricedPages(site).flatMap(markedOffers)
  const lowest = lowestOf(shown) ?? lowestOf(marked) ?? lowestOf(pricedPages(site).flatMap((reading) => describedOffers(reading, site)))
  const said = freeClaims(site)
  const agency = isAgency(site)
  const tried = agency ? null : trialOf(site)
  const digital = isDigital(site) && !agency
  const offered = shown.find(({ amount, trial }) => amount === 0 && trial)
  // «$0 for 15 days»: what may be begun for nothing is tried.
  const trial = tried ?? (offered ? { value: true, evidence: offered.evidence } : null)
  // «Free AI Book Generator» in the title of what is only sold is a word for search engines.
  const claims = lowest === null ? said : said.filter((claim) => !claim.title && (digital || isOfOffer(claim)))
  // «0 kr for the quote»: who charges for work gives away what goes ahead of it; beside a price a month it is a plan.
  const planned = lowest === null || digital || lowest.period === 'month' || lowest.period === 'year'
  const gratis = planned ? shown : shown.filter(({ reading }) => isPriceList(reading))
  const free =
    lowest === null && opensWithRhythm(site)
      ? null
      : (freeOffer(gratis) ??
        freeClaim(claims, lowest !== null && trial?.value === true) ??
        (shown.some((offer) => offer.amount > 0) || !isMarkedFree(site) ? null : freeOffer(marked)))
  const fields: DraftedProfile['fields'] = {}
  const start = trial?.value === true ? undefined : claims.find((claim) => claim.of === 'start')
  const model = modelOf(site, lowest, free, start ?? null)
  if (model) fields.pricing_model = model
  // Beside a free plan it is the first paid one that people ask about; that one may begin for nothing is what the model says.
  if (lowest) fields.starting_price = { value: lowest.text, evidence: lowest.evidence }
  else if (free) fields.starting_price = { value: 'Free', evidence: free.evidence }
  if (trial) fields.free_trial = trial
  return { fields, warnings: disagreements(everywhere, marked, lowest) }
}

/** «CHF 49 a month for each branch» under «For bakeries», which no rule takes for the price: what guests get for nothing is not all. */
const opensWithRhythm = (site: Site): boolean =>
  site.home.blocks.some((block) => {
    const { code, region, tag, text } = block
    if (code || region === 'footer' || region === 'nav' || /^(?:a|td)$/.test(tag) || !/\d/.test(text)) return false
    const [money] = findMoney(text.slice(0, OPENING_CHARS))
    const opens = money !== undefined && money.start === 0 && money.amount > 0 && (money.period === 'month' || money.period === 'year')
    return opens && !isElsewhere(block, site)
  })
const OPENING_CHARS = 60

/** Generators write a price of 0 where they know of none: who works by the order, a price list or an offer on request where nothing is free speak against it. */
const isMarkedFree = (site: Site): boolean =>
  (isDigital(site) || site.home.json_ld.some(({ types }) => types.some((type) => APPS.has(type)))) &&
  (pricedPages(site).some(saysFree) || (!pricedPages(site).some(isPriceList) && onRequest(site) === null))

const APPS = new Set(['softwareapplication', 'webapplication', 'mobileapplication', 'videogame'])

/** The lowest price above zero among the surest ones, in the currency that the site puts first. */
function lowestOf(offers: Offer[]): Offer | null {
  const priced = offers.filter((offer) => offer.amount > 0)
  const rank = Math.min(...priced.map((offer) => offer.rank))
  const ranked = priced.filter((offer) => offer.rank === rank)
  // Beside a plan, what is paid by use comes on top of it.
  const planned = ranked.some((offer) => offer.period === 'month' || offer.period === 'year')
  const surest = ranked.filter((offer) => !planned || offer.usage !== true)
  const currency = surest[0]?.currency
  return surest
    .filter((offer) => offer.currency === currency)
    .reduce<Offer | null>((best, offer) => (best === null || leastOf(offer) < leastOf(best) ? offer : best), null)
}

/** A price for one of which five have to be bought is no lower than one for a plan. */
const leastOf = (offer: Offer): number => offer.least ?? offer.amount

/** «0 items $0»: the sum of an empty basket. */
const NOTHING_CHOSEN = /^\P{L}{0,3}0 \p{L}{3,20} \P{L}{0,4}0(?!\d)/u

/** A plan that costs nothing, beside others or alone; the free days of a trial are none. */
function freeOffer(offers: Offer[]): { evidence: Evidence[] } | null {
  const found = offers.find(
    (offer) =>
      offer.amount === 0 &&
      !offer.trial &&
      (offer.rank <= 1 || offer.rank >= 6) &&
      !offer.evidence.some(({ quote }) => NOTHING_CHOSEN.test(quote)),
  )
  return found ? { evidence: found.evidence } : null
}

/** Who charges for work gives away a game, a course, a first talk: beside a price, only a plan or an app that is free, or a button «Start for free», speaks of the offer. */
const isOfOffer = ({ of, evidence }: FreeClaim): boolean =>
  of === 'plan' || evidence.some(({ quote }) => saysSoftware(quote) || START_BUTTON.test(loose(quote)))
const START_BUTTON = new RegExp(`^\\p{L}[^–—|·:.!?]{2,30}${FREE_WORD}\\P{L}{0,4}$`, 'u')

/** Where a price and a trial are stated, «free» may mean the trial, unless it is said of a plan. */
function freeClaim(claims: FreeClaim[], planOnly: boolean): { evidence: Evidence[] } | null {
  const found = claims.find((claim) => claim.of === 'plan' || (claim.of === 'product' && !planOnly))
  return found ? { evidence: found.evidence } : null
}

type Proven = { evidence: Evidence[] } | null

function modelOf(site: Site, lowest: Offer | null, free: Proven, start: Proven): Drafted<string> | null {
  const gratis = free ?? start
  if (lowest)
    return gratis ? { value: 'freemium', evidence: [...gratis.evidence, ...lowest.evidence] } : { value: 'paid', evidence: lowest.evidence }
  const open = openSourceClaim(site)
  if (open) return { value: 'open_source', evidence: [open] }
  const edition = paidEdition(site)
  if (gratis && edition) return { value: 'freemium', evidence: [...gratis.evidence, edition] }
  // Another plan of the same list is priced on request.
  const asked = free ? onRequest(site, true) : null
  if (free && asked) return { value: 'freemium', evidence: [...free.evidence, asked] }
  if (free) return { value: 'free', evidence: free.evidence }
  // Where something is free that no rule understands, an edition that is paid says too little.
  if (edition) return pricedPages(site).some(saysFree) ? null : { value: 'paid', evidence: [edition] }
  const request = onRequest(site)
  return request ? { value: 'contact', evidence: [request] } : null
}

const saysFree = (reading: Reading): boolean => reading.blocks.some(({ text }) => freeWordsIn(loose(text)).length > 0)

const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('denied')})(?!\p{L})`, 'u')

/** A purchase or subscription that is named without an amount. */
function paidEdition(site: Site): Evidence | null {
  for (const reading of pricedPages(site))
    for (const [at, block] of reading.blocks.entries()) {
      const said = loose(block.text)
      if (block.code || said.length > 200 || !PAID_WORD.test(said) || DENIED.test(said) || isElsewhere(block, site)) continue
      if (statementsIn(reading.blocks, at).length === 0) continue
      if (reading.kind === 'home' || reading.kind === 'pricing') return quoteBlock(reading, block)
    }
  return null
}

/** «13:41 … Quote request»: a line of a picture of the product at work. */
const PRICE_CHARS_MAX = 40
const CLOCK = /^\d{1,2}:\d{2}(?!\d)/

/** `planned` asks for the price of a plan: a few words in one of several boxes of a price list. */
function onRequest(site: Site, planned = false): Evidence | null {
  for (const reading of pricedPages(site).filter((page) => !planned || isPriceList(page))) {
    const cards = planned ? new Cards(reading) : null
    for (const block of reading.blocks) {
      if (block.code || block.text.length > (cards ? PRICE_CHARS_MAX : 220) || CLOCK.test(block.text)) continue
      if (cards && (block.tag === 'a' || block.tag === 'button' || cards.around(block)?.among !== true)) continue
      if (sentences(block.text).some(asksForRequest)) return quoteBlock(reading, block)
    }
  }
  return null
}

/** «No need to contact sales» asks for nothing; «your customers request a quote» is what the product is for. */
function asksForRequest(sentence: string): boolean {
  const before = beforeContact(sentence)
  return before !== null && !isDenied(before) && !PEOPLE.test(before)
}

function trialOf(site: Site): Drafted<boolean> | null {
  let denied: Drafted<boolean> | null = null
  for (const reading of pricedPages(site))
    for (const [at, block] of reading.all_blocks.entries()) {
      const says = block.code || trialIn(block.text) === null ? null : trialIn(statementsIn(reading.all_blocks, at).join(' '))
      if (says === null || (block.text.length < 400 && isElsewhere(block, site))) continue
      const drafted = {
        value: says,
        evidence: [
          quoteBlock(reading, block, block.text.length <= 300 ? undefined : trialSentence(block.text)),
          ...(QUESTION.test(block.text) ? reading.all_blocks.slice(at + 1, at + 2) : []).map((reply) => quoteBlock(reading, reply)),
        ],
      }
      if (says) return drafted
      denied ??= drafted
    }
  return denied
}

const trialSentence = (text: string) => text.split(/(?<=[.!?])\s/).find((sentence) => trialIn(sentence) !== null)

/** A site that tells machines another price than people, or one page another than the price list. */
function disagreements(shown: Offer[], marked: Offer[], lowest: Offer | null): DraftedProfile['warnings'] {
  if (!lowest) return []
  const comparable = (offer: Offer) =>
    offer.amount > 0 &&
    offer.currency === lowest.currency &&
    (offer.period === null || lowest.period === null || offer.period === lowest.period)
  const stated = new Set(shown.filter((offer) => offer.rank <= lowest.rank).map((offer) => offer.amount))
  const other = [
    ...shown.filter((offer) => offer.reading !== lowest.reading && offer.period !== null),
    ...marked.filter((offer) => offer.currency === lowest.currency || lowest.currency === '$'),
  ].find((offer) => comparable({ ...offer, currency: lowest.currency }) && !stated.has(offer.amount) && offer.amount < lowest.amount)
  if (!other) return []
  return [
    {
      code: 'prices_disagree',
      field: 'starting_price',
      message: `The site states ${lowest.text} on ${lowest.reading.url} and ${other.text} on ${other.reading.url}; the first was taken.`,
    },
  ]
}
