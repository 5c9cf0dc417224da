import type { Service } from '../../../core/context.ts'
import { drawBadge } from '../../../launch/badge_images.ts'
import { countsAsVisitor } from '../frame/readers.ts'
import { findRank } from '../../../launch/rank.ts'

const SECONDS_FRESH = 300

/** `/badges/light.svg`, `/badges/dark.svg` and `/badges/rank/ID.svg`, as the code of get_badges asks for them. */
export async function answerBadge({ sites, replica, traffic }: Service, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const site = await sites.byHost(request.headers.get('host'))
  const plain = /^\/badges\/(light|dark)\.svg$/.exec(pathname)?.[1]
  const listing_id = /^\/badges\/rank\/([1-9]\d{0,8})\.svg$/.exec(pathname)?.[1]
  if (plain === 'light' || plain === 'dark') return picture(drawBadge(plain, { small: 'Listed on', large: site.name }))
  if (listing_id === undefined) return new Response('There is no such badge.\n', { status: 404, headers: { 'content-type': 'text/plain' } })
  const rank = await findRank(replica, site.id, Number(listing_id))
  if (countsAsVisitor(request)) traffic.count(Number(listing_id), 'badge_views')
  return picture(
    drawBadge(
      'rank',
      rank ? { small: `${site.name} · ${rank.week}`, large: `#${rank.rank} of the week` } : { small: 'Listed on', large: site.name },
    ),
  )
}

/** Shown on other people's websites, so that any origin may; it runs nothing, also when opened by itself. */
function picture(svg: string): Response {
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': `public, max-age=${SECONDS_FRESH}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
