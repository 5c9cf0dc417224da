import { etagOf, matches } from '../../../base/http/etag.ts'
import { FEED_ITEMS_MAX } from '../../../base/limits.ts'
import { addWeeks, weekOf } from '../../../base/weeks.ts'
import { launchedBefore } from '../../../reads/launched_before.ts'
import type { Route } from '../frame/door.ts'
import { rssFeed } from '../feeds/feeds.ts'

const SECONDS_FRESH = 300

/** The newest launches as RSS. */
export const launchesFeedRoute: Route = {
  path: '/launches.rss',
  async get({ site, request, service }) {
    const items = await launchedBefore(service.replica, site, addWeeks(weekOf(service.clock()), 1), FEED_ITEMS_MAX)
    const feed = rssFeed(site, {
      title: `${site.name}: launches`,
      path: '/launches.rss',
      description: `The newest products on ${site.name}.`,
      items: items.flatMap(({ name, headline, summary, page_url, launched_at }) =>
        launched_at === null
          ? []
          : [{ title: headline ? `${name}: ${headline}` : name, body: summary ?? '', url: page_url, at: launched_at }],
      ),
    })
    const etag = etagOf(feed)
    const headers = { etag, 'cache-control': `public, max-age=${SECONDS_FRESH}`, 'x-content-type-options': 'nosniff' }
    const known = request.headers.get('if-none-match')
    if (known !== null && matches(known, etag)) return new Response(null, { status: 304, headers })
    return new Response(feed, { headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' } })
  },
}
