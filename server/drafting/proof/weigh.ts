import { pageKey } from '../../crawl/site_address.ts'
import type { Page } from '../../crawl/page.ts'
import type { Evidence } from '../../fields/draft.ts'
import { readPages, type Reading } from '../reading/reading.ts'
import { carries, type Claim } from './carries.ts'
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

export type Weighed = { standing: { key: string; standing: Standing }[]; fresh: string[] }

/** Whether the quotes of values still carry them, and which values are said for the first time. Pure; for a thread, since it parses markup. */
export function weighQuotes({ pages, settled, values, before, found }: WeighOrder): Weighed {
  const now = siteOf(pages, settled)
  const standing = values.map((value) => ({ key: value.key, standing: standingOf(value, now) }))
  if (found.length === 0) return { standing, fresh: [] }
  // All that was read then is known: what none of it says is new.
  const then = siteOf(
    before,
    found.flatMap(({ evidence }) => evidence.map(({ url }) => url)),
  )
  return { standing, fresh: found.filter((value) => standingOf(value, then) === 'gone').map(({ key }) => key) }
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

function standingOf({ says, evidence }: QuotedValue, { readings, by_key, by_url, settled }: ReadSite): Standing {
  const there: Evidence[] = []
  const unread: Evidence[] = []
  let lost = 0
  for (const entry of evidence) {
    const own = by_key.get(keyOf(entry.url))
    // What moved to another page of the site still stands on it.
    const page = own && standsOn(own, entry.quote) ? own : readings.find((reading) => standsOn(reading, entry.quote) !== null)
    if (page) there.push({ ...entry, url: page.url })
    else if (own || settled.has(keyOf(entry.url))) lost++
    else unread.push(entry)
  }
  const stands = unread.length > 0 ? 'unread' : 'stands'
  if (lost === 0) return stands
  const left = [...there, ...unread]
  return left.length > 0 && says.every(({ claim, value }) => carries(claim, value, left, by_url)) ? stands : 'gone'
}

const keyOf = (url: string): string => (URL.canParse(url) ? pageKey(new URL(url)) : url)
