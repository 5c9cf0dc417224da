import { etagOf, matches } from '../../../base/etag.ts'
import { fail } from '../../../base/error.ts'
import { DRAWN_PICTURE_PAGES } from '../../../base/limits.ts'
import { cacheKind, type Cache } from '../../../base/cache.ts'
import { addressGroup } from '../../../base/rate_limiter.ts'
import type { Route } from '../frame/door.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { drawOgPicture, type OgWords } from './og_picture.ts'
import { provenValues } from './listing_facts.tsx'
import { shortHost, plural } from './words.ts'

const KEPT_MAX = 100
const SECONDS_FRESH = 3600

type Picture = Uint8Array<ArrayBuffer>
/** Drawn pictures by what stands in them. */
const drawn = cacheKind<Picture>({ seconds: SECONDS_FRESH, entries_max: KEPT_MAX })

export const ogRoute: Route = {
  path: '/og/listings/:file',
  async get(ctx) {
    const slug = /^([a-z0-9-]{1,100})\.png$/.exec(ctx.params.file ?? '')?.[1]
    const called = slug ? await ctx.call('get_listing', { slug }) : null
    if (!called?.ok) fail('not_found')
    const { name, headline, summary, url } = called.value
    const proven = provenValues(called.value)
    const words: OgWords = {
      site: ctx.site.name,
      name,
      headline: headline ?? summary ?? '',
      proven: proven > 0 ? `${plural(proven, 'value')} proven by quotes from ${shortHost(url)}` : shortHost(url),
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
    const known = ctx.request.headers.get('if-none-match')
    if (known !== null && matches(known, headers.etag)) return new Response(null, { status: 304, headers })
    const kept = ctx.service.memory.of(drawn)
    if (!kept.has(key)) countDrawing(ctx)
    return new Response(await pictureOf(kept, key, words), { headers: { ...headers, 'content-type': 'image/png' } })
  },
}

/** The page itself is counted by its door; one that is drawn for it anew counts as so many more. */
function countDrawing({ service, address }: PageRequest): void {
  const rate = service.rates.take('pages', addressGroup(address), DRAWN_PICTURE_PAGES)
  if (rate.refused) fail('rate_limited', { retry_after: rate.resets_seconds })
}

async function pictureOf(kept: Cache<Picture>, key: string, words: OgWords): Promise<Picture> {
  const known = kept.get(key)
  if (known) return known
  const picture = new Uint8Array(await drawOgPicture(words))
  kept.set(key, picture)
  return picture
}
