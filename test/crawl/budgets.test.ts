import { afterAll, afterEach, expect, test } from 'bun:test'
import { FetchRefused } from '../../server/crawl/fetch_refused.ts'
import { fairlyTimed } from '../../server/crawl/own_delay.ts'
import { crawlSite } from '../../server/crawl/site.ts'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { openDrafter } from '../../server/drafting/drafter.ts'
import { stopThreads } from '../../server/base/threads/thread.ts'
import { WorkBudget, WorkDelayed, WorkExceeded } from '../../server/base/threads/work_budget.ts'
import { html, asItsJobDoes, rejection, serveWeb } from './web.ts'

const NAV = '<nav><a href="/pricing">Pricing</a> <a href="/about">About</a> <a href="/contact">Contact</a></nav>'
const LONG = `<title>Orchardry</title>${NAV}${'<p>Row by <b>row</b>.</p>'.repeat(20_000)}`
const SHORT = `<title>Orchardry</title>${NAV}<h1>Orchardry</h1><p>Orchardry keeps the trees of an orchard in order, row by row.</p><p>$12 / month</p>`
const web = serveWeb({
  'long.test': { '/': LONG },
  'short.test': { '/': SHORT, '*': (request: Request) => html(`${SHORT}<p>${request.url}</p>`) },
  'silent.test': { '/': () => new Promise<Response>(() => {}) },
})

afterEach(() => stopThreads())
afterAll(() => void web.stop())

const crawl = (host: string, budget: WorkBudget) =>
  crawlSite({ url: `http://${host}/`, scheme_given: true, fetch: web.fetch(), limits: { delay_seconds: 0 }, budget })

test('a home page that takes more work than it may is refused for good, with what to do instead', async () => {
  const refused = await rejection(crawl('long.test', new WorkBudget('a', 0.01)))
  expect(refused).toMatchObject({ code: 'too_large', fix: expect.stringContaining('smaller page') })
})

test('where the pages read took all the work that reading may cost, no further one is asked for, and a warning says so', async () => {
  // A thread's first page is compiled for, which takes a busy machine more than what is left here.
  await crawl('short.test', new WorkBudget('a', 16))
  // As if pages before had taken nearly all of it; a page takes more than a thousandth of a second.
  const budget = new WorkBudget('a', 16)
  budget.spend(8 - 0.2001)
  const crawled = await crawl('short.test', budget)
  expect(crawled.pages.map(({ kind }) => kind)).toEqual(['home'])
  expect(crawled.warnings).toMatchObject([{ code: 'time_limit', message: expect.stringContaining('all the work that one site may cost') }])
})

test('reading and drafting of one site spend from the same budget', async () => {
  const budget = new WorkBudget('a', 16)
  const { pages } = await crawl('short.test', budget)
  const reading = budget.cpu_seconds_spent
  expect(reading).toBeGreaterThan(0)
  const profile = await (await openDrafter(null, () => {})).draft({ pages, categories: [] }, budget)
  expect(profile.fields.name?.value).toBe('Orchardry')
  expect(budget.cpu_seconds_spent).toBeGreaterThan(reading)
})

test('rules whose work is used up before they begin refuse for good', async () => {
  const { pages } = await crawl('short.test', new WorkBudget('a', 16))
  const drafting = (await openDrafter(null, () => {})).draft({ pages, categories: [] }, new WorkBudget('a', 0))
  expect(await rejection(drafting)).toBeInstanceOf(WorkExceeded)
})

test('a group of rules that takes too much is left out, and the others still speak', async () => {
  const { pages } = await crawl('short.test', new WorkBudget('a', 16))
  const groups: string[] = []
  const whole = draftBuiltIn({ pages, categories: [] }, (group) => void groups.push(group))
  expect(groups).toContain('prices')
  expect(groups.at(-1)).toBe('')
  const rest = draftBuiltIn({ pages, categories: [], without: ['prices'] })
  expect(whole.fields.pricing_model ?? whole.fields.starting_price).toBeDefined()
  expect(rest.fields).toMatchObject({ name: whole.fields.name })
  expect(Object.keys(rest.fields).length).toBeLessThan(Object.keys(whole.fields).length)
})

test('a site is blamed for its silence, and not for ours, which is given to it on top', async () => {
  const ask = () => fairlyTimed(web.fetch())('http://silent.test/', { seconds_max: 1 })
  expect(await rejection(asItsJobDoes(ask))).toMatchObject({ code: 'timeout' })
  // For so long this process does not get to anything while its time for the site runs out: a part of it, and more than all of it.
  for (const [milliseconds, refused] of [
    [600, FetchRefused],
    [2500, WorkDelayed],
  ] as const) {
    const asked = rejection(ask())
    Bun.sleepSync(milliseconds)
    expect([milliseconds, await asked]).toEqual([milliseconds, expect.any(refused)])
  }
  // Given up by the clock of whoever asked, most of which we stood still.
  const given_up = rejection(fairlyTimed(web.fetch())('http://silent.test/', { seconds_max: 9, signal: AbortSignal.timeout(1000) }))
  Bun.sleepSync(1500)
  expect(await given_up).toBeInstanceOf(WorkDelayed)
})
