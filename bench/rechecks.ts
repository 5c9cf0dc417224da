/**
 * What reading websites again costs: `bun bench/rechecks.ts`. Reads sites of ten pages over loopback as a worker does, by its threads, and prints
 *   - seconds of processor time, of all threads, for a look at a site that answers 304 and at one of which a page changed;
 *   - what 10,000 listings in 30 days come to of one worker's processor, where one site in five changes between two looks; wanted: at most 10 %.
 */
import { openDrafter } from '../server/drafting/drafter.ts'
import { crawlAgain, crawlSite, type CrawlOptions } from '../server/crawl/site.ts'
import { createGuardedFetch, parseConnectTo } from '../server/crawl/guarded_fetch.ts'
import { runInThread, stopThreads } from '../server/base/threads/thread.ts'
import { LIMITS } from '../server/base/limits.ts'
import { WorkBudget } from '../server/base/threads/work_budget.ts'
import { draftedCells, takeDraft } from '../server/profile/profile.ts'
import { toWeigh } from '../server/publishing/rechecks/compare.ts'
import type { Page } from '../server/crawl/page.ts'

const LOOKS = 12
const LISTINGS = 10_000
const DAYS = 30
const CHANGED_SHARE = 1 / 5
const SHARE_MAX = 0.1

const PATHS = ['/', '/pricing', '/about', '/team', '/faq', '/contact', '/imprint', '/features', '/privacy', '/terms']
const NAV = PATHS.map((path) => `<a href="${path}">${path === '/' ? 'Home' : path.slice(1)}</a>`).join(' ')
const FILLER = Array.from(
  { length: 60 },
  (_, index) =>
    `<section><h2>Chapter ${index + 1}</h2><p>Orchardry keeps the trees of an orchard in order, row by row, and says when each wants pruning.</p></section>`,
).join('')
let price = 12
const own: Record<string, () => string> = {
  '/pricing': () => `<h2>Grove</h2><p>$${price} / month</p><p>One grove.</p>`,
  '/imprint': () => '<p>Orchardry GmbH<br>Baumweg 3<br>50667 Köln<br>Germany</p>',
}
const sites = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch(request) {
    const { pathname } = new URL(request.url)
    if (!PATHS.includes(pathname)) return new Response('', { status: 404 })
    const html = `<!doctype html><html lang="en"><head><title>Orchardry ${pathname}</title></head><body><nav>${NAV}</nav><main><h1>Orchardry ${pathname}</h1>${own[pathname]?.() ?? ''}${FILLER}<p>${pathname}</p></main></body></html>`
    const etag = `"${Bun.hash(html).toString(16)}"`
    return request.headers.get('if-none-match') === etag
      ? new Response(null, { status: 304, headers: { etag } })
      : new Response(html, { headers: { 'content-type': 'text/html', etag } })
  },
})

const fetch = createGuardedFetch({ connect_to: parseConnectTo(`*:80:127.0.0.1:${sites.port}`), user_agent: 'ListingBot/1.0' })
const drafter = await openDrafter(null, () => {})
const optionsOf = (previous: Page[]): CrawlOptions => ({ url: 'http://orchardry.test', scheme_given: true, fetch, previous })
const pages = async () => (await crawlSite(optionsOf([]))).pages
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}
/** Seconds of processor time of one of so many. */
async function each(work: () => Promise<void>): Promise<number> {
  await work()
  const started = cpuSeconds()
  for (let look = 0; look < LOOKS; look++) await work()
  return (cpuSeconds() - started) / LOOKS
}

const read = await pages()
const cells = takeDraft({}, await drafter.draft({ pages: read, categories: [] }), null)
const unchanged = await each(async () => {
  if ((await crawlAgain(optionsOf(read))) !== null) throw new Error('the site has changed')
})
const changed = await each(async () => {
  price++
  const budget = WorkBudget.ofDraft('bench', LIMITS)
  const crawled = await crawlAgain({ ...optionsOf(read), budget })
  if (crawled === null) throw new Error('the site has not changed')
  const drafted = draftedCells(await drafter.draft({ pages: crawled.pages, categories: [] }, budget))
  const order = { pages: crawled.pages, settled: crawled.settled, before: read, ...toWeigh([{ profile_id: null, cells }], drafted) }
  await runInThread('weigh_quotes', order, { cpu_seconds_max: budget.cpu_seconds_left, budget })
})
const whole = LISTINGS * (changed * CHANGED_SHARE + unchanged * (1 - CHANGED_SHARE))
const share = whole / (DAYS * 86_400)
console.log(`a look at ${read.length} pages that answer 304     ${(unchanged * 1000).toFixed(0).padStart(8)} ms`)
console.log(`a look at a site with a page that changed ${(changed * 1000).toFixed(0).padStart(8)} ms`)
console.log(
  `${LISTINGS} listings in ${DAYS} days             ${(whole / 3600).toFixed(2).padStart(8)} h, ${(share * 100).toFixed(2)} % of one worker, wanted at most ${SHARE_MAX * 100} %`,
)
stopThreads()
await sites.stop(true)
process.exitCode = share <= SHARE_MAX ? 0 : 1
