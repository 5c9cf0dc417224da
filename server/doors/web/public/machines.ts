import { cacheKind } from '../../../base/cache.ts'
import { listSitemapEntries, listSitemapFiles, listSitemapPaths, SITEMAP_LISTINGS_MAX } from '../../../reads/sitemap.ts'
import { fail } from '../../../base/error.ts'
import type { Route } from '../frame/door.ts'
import { changesSeen } from '../frame/kept_pages.ts'
import type { PageRequest } from '../frame/page_request.ts'

const SECONDS_KEPT = 60
const FILES_KEPT_MAX = 20
const FILE_NUMBER_MAX = 100_000
const PAGES = [
  ...['/', '/leaderboard', '/categories', '/updates', '/calendar', '/submit', '/pricing', '/newsletter'],
  ...['/ranking', '/badges', '/bot', '/docs', '/about', '/contact', '/terms', '/privacy', '/imprint'],
]

const kept = cacheKind<{ look: number | null; text: string }>({ seconds: SECONDS_KEPT, entries_max: FILES_KEPT_MAX })

/** One file while all listings fit into it, else the list of the files. */
export const sitemapRoute: Route = {
  path: '/sitemap.xml',
  get: (ctx) =>
    answerKept(ctx, 'sitemap', async () => {
      const { site, service } = ctx
      const files = await listSitemapFiles(service.replica, site)
      if (files.length <= 1) return urlSet([...(await pageEntries(ctx)), ...(await listingEntries(ctx, files[0] ?? 0))])
      const names = ['pages', ...files.map((file) => `listings-${file}`)]
      return xmlFile(
        'sitemapindex',
        names.map((name) => `  <sitemap><loc>${site.url}/sitemaps/${name}.xml</loc></sitemap>`),
      )
    }),
}

export const sitemapFileRoute: Route = {
  path: '/sitemaps/:file',
  async get(ctx) {
    const name = ctx.params.file ?? ''
    const file = /^listings-(0|[1-9]\d{0,5})\.xml$/.exec(name)?.[1]
    if (name === 'pages.xml') return answerKept(ctx, name, async () => urlSet(await pageEntries(ctx)))
    if (file === undefined || Number(file) > FILE_NUMBER_MAX) fail('not_found')
    return answerKept(ctx, name, async () => {
      const entries = await listingEntries(ctx, Number(file))
      return entries.length > 0 ? urlSet(entries) : fail('not_found')
    })
  },
}

async function pageEntries(ctx: PageRequest): Promise<string[]> {
  const categories = await ctx.call('list_categories', {})
  const listed = categories.ok ? categories.value.items.filter(({ listings }) => listings > 0) : []
  const made = await listSitemapPaths(ctx.service.replica, ctx.site)
  return [...PAGES, ...listed.map(({ slug }) => `/categories/${slug}`), ...made].map(
    (path) => `  <url><loc>${ctx.site.url}${path}</loc></url>`,
  )
}

async function listingEntries({ service, site }: PageRequest, file: number): Promise<string[]> {
  const entries = await listSitemapEntries(service.replica, site, file)
  return entries.map(
    ({ slug, updated_at }) =>
      `  <url><loc>${site.url}/listings/${encodeURIComponent(slug)}</loc><lastmod>${updated_at.toISOString().slice(0, 10)}</lastmod></url>`,
  )
}

const urlSet = (entries: string[]): string => xmlFile('urlset', entries.slice(0, SITEMAP_LISTINGS_MAX + 10_000))

const xmlFile = (root: string, entries: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

/** As it was made for another reader, while no list changed since: a listing that was taken down stands in none. */
async function answerKept(ctx: PageRequest, name: string, make: () => Promise<string>): Promise<Response> {
  const key = `${ctx.site.id} ${name}`
  const files = ctx.service.memory.of(kept)
  const { look, isSame } = await changesSeen(ctx)
  let file = files.get(key)
  if (file === undefined || !isSame('lists', file.look)) files.set(key, (file = { look, text: await make() }))
  return new Response(file.text, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${SECONDS_KEPT}`,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Keeps crawlers to what is worth reading, and off what is somebody's own or has no end. */
export const robotsRoute: Route = {
  path: '/robots.txt',
  get: ({ site }) =>
    new Response(
      `User-agent: *
Disallow: /account
Disallow: /team
Disallow: /sign-in
Disallow: /sign-out
Disallow: /sign-up
Disallow: /consent
Disallow: /device
Disallow: /checkout
Disallow: /pay/
Disallow: /invoices/
Disallow: /orders
Disallow: /search
Disallow: /invites/
Disallow: /editors/
Disallow: /transfers/
Disallow: /claims/
Disallow: /confirm/
Disallow: /unfollow/
Disallow: /unsubscribe/
Disallow: /newsletter/confirm/
Disallow: /newsletter/stop/
Disallow: /listings/*/visit
Disallow: /listings/*/report
Disallow: /listings/*/claim
Disallow: /mcp
Disallow: /auth/

Sitemap: ${site.url}/sitemap.xml
`,
      {
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff',
        },
      },
    ),
}
