import { escapeMarkup } from '../../../base/escape.ts'
import { etagOf, matches } from '../../../base/http/etag.ts'
import { FEED_ITEMS_MAX } from '../../../base/limits.ts'
import type { Output } from '../../../core/operation.ts'
import type { Rest } from '../../rest.ts'
import { OPERATIONS } from '../../../core/spec.ts'
import type { Site } from '../../../core/sites.ts'

type Update = Output<'list_updates'>['items'][number]

const CACHE_SECONDS = 60

/** The latest updates of the site that the request is for, as RSS 2.0: the operation list_updates in another dress. */
export function answerUpdatesFeed(rest: Rest) {
  const spec = OPERATIONS.get('list_updates')
  if (!spec) throw new Error('the contract has no list_updates')
  return async (request: Request): Promise<Response> => {
    const request_id = crypto.randomUUID()
    const site = await rest.sites.byHost(request.headers.get('host')).catch(() => null)
    if (!site) return new Response('Try again shortly.\n', { status: 503, headers: { 'retry-after': '2', 'content-type': 'text/plain' } })
    const answer = await rest.run({
      spec,
      token: null,
      address: rest.addressOf(request),
      site,
      readInput: async () => ({ page: 1, per_page: FEED_ITEMS_MAX }),
      readIdempotencyKey: () => null,
      if_match: null,
      if_none_match: null,
      request_id,
      instance: '/updates.rss',
      via: 'page',
      signal: request.signal,
    })
    const common = { 'x-request-id': request_id, 'x-content-type-options': 'nosniff' }
    if (answer.status !== 200) return new Response(answer.body, { status: answer.status, headers: { ...answer.headers, ...common } })
    // run() has held the value to the contract.
    const { items } = answer.value as Output<'list_updates'>
    const feed = updatesFeed(site, items)
    const etag = etagOf(feed)
    const headers = { ...common, etag, 'cache-control': `public, max-age=${CACHE_SECONDS}` }
    const known = request.headers.get('if-none-match')
    if (known !== null && matches(known, etag)) return new Response(null, { status: 304, headers })
    return new Response(feed, { headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' } })
  }
}

/** Nothing in it depends on when it is asked for, so that its ETag holds until something is new. */
function updatesFeed(site: Pick<Site, 'name' | 'url'>, updates: readonly Update[]): string {
  return rssFeed(site, {
    title: `${site.name}: latest updates`,
    path: '/updates.rss',
    description: `What is new with the products listed on ${site.name}.`,
    items: updates.map(({ title, body, url, published_at, listing }) => ({
      title: `${listing.name}: ${title}`,
      body,
      url,
      at: published_at,
    })),
  })
}

type Feed = { title: string; path: string; description: string; items: { title: string; body: string; url: string; at: string }[] }

/** RSS 2.0, the latest item first; all of it plain text. */
export function rssFeed(site: Pick<Site, 'url'>, { title, path, description, items }: Feed): string {
  const entries = items.map(
    (item) => `    <item>
      <title>${xml(item.title)}</title>
      <link>${xml(item.url)}</link>
      <guid isPermaLink="true">${xml(item.url)}</guid>
      <pubDate>${rfc822(item.at)}</pubDate>
      <description>${xml(html(item.body))}</description>
    </item>`,
  )
  const [latest] = items
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(title)}</title>
    <link>${xml(site.url)}</link>
    <atom:link href="${xml(`${site.url}${path}`)}" rel="self" type="application/rss+xml"/>
    <description>${xml(description)}</description>${latest ? `\n    <lastBuildDate>${rfc822(latest.at)}</lastBuildDate>` : ''}
${entries.join('\n')}
  </channel>
</rss>
`
}

/** Characters that XML 1.0 does not have at all, not even escaped, are left out. */
const xml = (text: string): string => escapeMarkup(text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, ''))

/** A feed's description is HTML within XML: plain text is escaped once for each. */
const html = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\r?\n/g, '<br>')

const rfc822 = (timestamp: string): string => new Date(timestamp).toUTCString()
