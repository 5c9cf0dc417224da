import { etagOf, matches } from '../../../base/http/etag.ts'
import { fail } from '../../../base/error.ts'
import { readWeek, weekName } from '../../../base/weeks.ts'
import { figuresOf, onlyLive, titleOf } from '../../../newsletter/content.ts'
import { findIssue } from '../../../newsletter/rows.ts'
import { findFounderPage, findStoryPage } from '../../../reads/founder_pages.ts'
import { cacheKind } from '../../../base/cache.ts'
import { drawnOnce, type Drawn } from '../frame/drawn_once.ts'
import type { Route } from '../frame/door.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { drawOgPicture, type OgWords } from './og_picture.ts'
import { provenValues } from './listing_facts.tsx'
import { picturesOf } from './pictures.ts'
import { sampleOf } from './proof_sample.ts'
import { taken } from './taken.ts'
import { plural } from '../../../base/plural.ts'
import { shortHost } from './words.ts'

const KEPT_MAX = 100
const SECONDS_FRESH = 3600
const WEEK_NAMES = 5
const BESIDE_CHARACTERS = 60
const MARKED_CHARACTERS_MAX = 60

/** Drawn pictures by what stands in them. */
const drawn = cacheKind<Drawn>({ seconds: SECONDS_FRESH, entries_max: KEPT_MAX })

export const ogRoute: Route = {
  path: '/og/listings/:file',
  async get(ctx) {
    const slug = /^([a-z0-9-]{1,100})\.png$/.exec(ctx.params.file ?? '')?.[1]
    const called = slug ? await ctx.call('get_listing', { slug }) : null
    if (!called?.ok) fail('not_found')
    const listing = called.value
    const { name, headline, summary, url } = listing
    const proven = provenValues(listing)
    const sample = sampleOf(listing)
    const pictures = await picturesOf(ctx, [listing])
    const words: OgWords = {
      site: ctx.site.name,
      name,
      headline: headline ?? summary ?? '',
      quote: sample ? around(sample.proof.quote ?? '', sample.value) : null,
      foot: proven > 0 ? `${plural(proven, 'value')} proven by quotes from ${shortHost(url)}` : shortHost(url),
    }
    return answerPicture(ctx, words, pictures(listing.id, listing.logo_url))
  },
}

/** The card of a page that is no listing's: the front page, a week, a category, a founder, a story, the newsletter and its issues. */
export const ogPageRoute: Route = {
  path: '/og/pages/:file',
  async get(ctx) {
    const [, kind = '', name = ''] =
      /^(front|week|category|founder|story|newsletter)(?:-([A-Za-z0-9_-]{1,100}))?\.png$/.exec(ctx.params.file ?? '') ?? []
    const words =
      kind === 'front' ? { name: ctx.site.name, headline: FRONT, foot: shortHost(ctx.site.url) } : await wordsOf(ctx, kind, name)
    if (!words) fail('not_found')
    return answerPicture(ctx, { site: ctx.site.name, quote: null, ...words }, null)
  },
}

const FRONT = 'Every fact we draft is proven by a quote, or left blank.'

async function wordsOf(ctx: PageRequest, kind: string, name: string): Promise<Pick<OgWords, 'name' | 'headline' | 'foot'> | null> {
  if (kind === 'week' && readWeek(name)) {
    const { items, total } = taken(await ctx.call('get_weekly_leaderboard', { week: name, per_page: WEEK_NAMES }))
    const names = items.map(({ listing }) => listing.name).join(', ')
    // A week's name stays on one line.
    return { name: `Launches of ${weekName(name).replaceAll(' ', '\u00a0')}`, headline: names, foot: plural(total, 'launch', 'launches') }
  }
  if (kind === 'founder' || kind === 'story' || kind === 'newsletter') return wordsOfPeople(ctx, kind, name)
  const { items } = taken(await ctx.call('list_categories', {}))
  const category = kind === 'category' ? items.find(({ slug }) => slug === name) : undefined
  return category ? { name: category.name, headline: category.description, foot: plural(category.listings, 'listing') } : null
}

type Words = Pick<OgWords, 'name' | 'headline' | 'foot'> | null

async function wordsOfPeople({ service, site }: PageRequest, kind: 'founder' | 'story' | 'newsletter', name: string): Promise<Words> {
  if (kind === 'founder') {
    const page = await findFounderPage(service.replica, site, name)
    const { founder, listings } = page ?? {}
    return founder
      ? { name: founder.name, headline: founder.role ?? founder.bio ?? '', foot: listings?.map((item) => item.name).join(', ') ?? '' }
      : null
  }
  if (kind === 'story') {
    const page = await findStoryPage(service.replica, site, name)
    const told = page?.founder ? `Told by ${page.founder.name}` : 'Told by its founder'
    return page && { name: page.story.title || `The story of ${page.name}`, headline: told, foot: `Founder story of ${page.name}` }
  }
  if (name === '')
    return { name: 'Newsletter', headline: 'Who won, what launches and what is new: one e-mail a week.', foot: shortHost(site.url) }
  const span = readWeek(name)
  const found = span && (await findIssue(service.replica, site.id, span.key))
  const [issue] = await onlyLive(service.replica, found ? [found] : [])
  if (!issue) return null
  return { name: titleOf(issue.content, site), headline: figuresOf(issue.content) ?? '', foot: `Newsletter of ${weekName(name)}` }
}

/** The quote around its value; the whole where the value does not stand in it word for word. */
function around(quote: string, value: string): OgWords['quote'] {
  const at = quote.indexOf(value)
  if (at < 0) return quote.length <= MARKED_CHARACTERS_MAX ? ['', quote, ''] : null
  const before = quote.slice(0, at)
  const near = before.length > BESIDE_CHARACTERS ? `…${before.slice(-BESIDE_CHARACTERS)}` : before
  return [near, value, quote.slice(at + value.length)]
}

async function answerPicture(ctx: PageRequest, words: OgWords, logo: string | null): Promise<Response> {
  const key = JSON.stringify([words, logo])
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
  const picture = await drawnOnce(ctx, ctx.service.memory.of(drawn), key, async () => {
    const { config, files } = ctx.service
    const bytes = logo === null ? null : await files.read(logo.slice(logo.lastIndexOf('/') + 1))
    return new Uint8Array(await drawOgPicture(words, bytes, { accent: config.site_accent, mark: config.site_logo }))
  })
  return new Response(picture, { headers: { ...headers, 'content-type': 'image/png' } })
}
