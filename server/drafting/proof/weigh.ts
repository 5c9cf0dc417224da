import { pageKey } from '../../crawl/site_address.ts'
import type { Page } from '../../crawl/page.ts'
import type { Evidence } from '../../fields/draft.ts'
import { readPages, type Reading } from '../reading/reading.ts'
import { carries, type Claim } from './carries.ts'
import { evidence as evidenceOn } from './quotes.ts'
import { standsOn } from './stands_on.ts'

/** A value and what was once quoted for it; `says` is what the quotes have to carry, all of it. */
export type QuotedValue = { key: string; says: { claim: Claim; value: unknown }[]; evidence: Evidence[] }
/** `unread`: the page that was quoted could not be looked at, and no other says it. */
export type Standing = 'stands' | 'gone' | 'unread'

export type WeighOrder = {
  /** The site as it reads now. */
  pages: Page[]
  /** Addresses that are known to have no words of their own any more. */
  settled: string[]
  values: QuotedValue[]
  /** The site as it read before. */
  before: Page[]
  /** Values of the site as it reads now, of which is asked whether it said them before. */
  found: QuotedValue[]
}

/** `renewed`: the quotes that carry a value which stands, where some are gone or stand on another page of the site; else null. */
export type WeighedValue = { key: string; standing: Standing; renewed: Evidence[] | null }
export type Weighed = { standing: WeighedValue[]; fresh: string[] }

/** Whether the quotes of values still carry them, and which values are said for the first time. Pure; for a thread, since it parses markup. */
export function weighQuotes({ pages, settled, values, before, found }: WeighOrder): Weighed {
  const now = siteOf(pages, settled)
  const standing = values.map((value) => ({ key: value.key, ...weigh(value, now) }))
  if (found.length === 0) return { standing, fresh: [] }
  // All that was read then is known: what none of it says is new.
  const then = siteOf(
    before,
    found.flatMap(({ evidence }) => evidence.map(({ url }) => url)),
  )
  return { standing, fresh: found.filter((value) => weigh(value, then).standing === 'gone').map(({ key }) => key) }
}

type ReadSite = { readings: Reading[]; by_key: Map<string, Reading>; by_url: Map<string, Reading>; settled: Set<string> }

function siteOf(pages: Page[], settled: string[]): ReadSite {
  const readings = readPages(pages)
  return {
    readings,
    by_key: new Map(readings.map((reading) => [keyOf(reading.url), reading])),
    by_url: new Map(readings.map((reading) => [reading.url, reading])),
    settled: new Set(settled.map(keyOf)),
  }
}

function weigh({ says, evidence }: QuotedValue, { readings, by_key, by_url, settled }: ReadSite): Omit<WeighedValue, 'key'> {
  const there: Evidence[] = []
  const unread: Evidence[] = []
  let lost = 0
  let moved = 0
  for (const entry of evidence) {
    const own = by_key.get(keyOf(entry.url))
    const match = own ? standsOn(own, entry.quote) : null
    if (own && match) {
      if (own.url !== entry.url) moved++
      there.push(own.url === entry.url ? entry : evidenceOn(own, entry.quote, match))
      continue
    }
    // What moved to another page of the site still stands on it.
    const page = readings.find((reading) => standsOn(reading, entry.quote) !== null)
    if (page) {
      moved++
      there.push(evidenceOn(page, entry.quote, standsOn(page, entry.quote) ?? 'normalized'))
    } else if (own || settled.has(keyOf(entry.url))) lost++
    else unread.push(entry)
  }
  const standing = unread.length > 0 ? 'unread' : 'stands'
  const left = [...there, ...unread]
  if (lost > 0 && !(left.length > 0 && says.every(({ claim, value }) => carries(claim, value, left, by_url))))
    return { standing: 'gone', renewed: null }
  return { standing, renewed: standing === 'stands' && lost + moved > 0 ? there : null }
}

const keyOf = (url: string): string => (URL.canParse(url) ? pageKey(new URL(url)) : url)
