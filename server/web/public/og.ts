import { etagOf, matches } from '../../etag.ts'
import { refuse } from '../../error.ts'
import { DRAWN_PICTURE_PAGES } from '../../limits.ts'
import { addressGroup } from '../../rates.ts'
import type { Route } from '../door.ts'
import type { Visit } from '../visit.ts'
import { drawOgPicture, type OgWords } from './og_picture.ts'
import { provenValues } from './listing_facts.tsx'
import { hostOf, plural } from './words.ts'

const KEPT_MAX = 100
const SECONDS_FRESH = 3600

/** Drawn pictures by what stands in them, the latest asked for last. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>()

export const ogRoute: Route = {
  path: '/og/listings/:file',
  async get(visit) {
    const slug = /^([a-z0-9-]{1,100})\.png$/.exec(visit.params.file ?? '')?.[1]
    const called = slug ? await visit.call('get_listing', { slug }) : null
    if (!called?.ok) refuse('not_found')
    const { name, headline, summary, url } = called.value
    const proven = provenValues(called.value)
    const words: OgWords = {
      site: visit.site.name,
      name,
      headline: headline ?? summary ?? '',
      proven: proven > 0 ? `${plural(proven, 'value')} proven by quotes from ${hostOf(url)}` : hostOf(url),
    }
    const key = JSON.stringify(words)
    const headers = {
      etag: etagOf(key),
      'cache-control': `public, max-age=${SECONDS_FRESH}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Other websites show it.
      'cross-origin-resource-policy': 'cross-origin',
    }
    const known = visit.request.headers.get('if-none-match')
    if (known !== null && matches(known, headers.etag)) return new Response(null, { status: 304, headers })
    if (!kept.has(key)) countDrawing(visit)
    return new Response(await pictureOf(key, words), { headers: { ...headers, 'content-type': 'image/png' } })
  },
}

/** The page itself is counted by its door; one that is drawn for it anew counts as so many more. */
function countDrawing({ service, address }: Visit): void {
  const rate = service.rates.take('pages', addressGroup(address), DRAWN_PICTURE_PAGES)
  if (rate.refused) refuse('rate_limited', { retry_after: rate.resets_seconds })
}

async function pictureOf(key: string, words: OgWords): Promise<Uint8Array<ArrayBuffer>> {
  const picture = kept.get(key) ?? new Uint8Array(await drawOgPicture(words))
  kept.delete(key)
  kept.set(key, picture)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  return picture
}
