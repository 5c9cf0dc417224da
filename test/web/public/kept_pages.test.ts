import { expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { putShown, said, setCells } from './put.ts'

const testService = await startTestService({ role: 'web' })
const owner = await testService.account('Ada')
const listing = await putShown(testService, owner, { name: 'Beetroot', headline: 'Garden plans' })
const PAGES = ['/', '/search?q=garden', '/categories', '/leaderboard', listing.path]

/** What a page says, and how many operations were called to make it. */
async function look(path: string, headers: Record<string, string> = {}) {
  const before = testService.lines.length
  const response = await fetch(testService.url + path, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140', ...headers },
  })
  const text = await response.text()
  const calls = testService.lines.slice(before).filter(({ event }) => event === 'operation').length
  return { text, calls, headers: response.headers, status: response.status }
}

/** The hidden name of a deed is another one each time that a form is made. */
const withoutActs = (html: string): string => html.replace(/name="act" value="[^"]+"/g, '')

/** Looks until the page is one that was kept: other databases of this PostgreSQL write beside, which its snapshots name too. */
async function lookAtKept(path: string) {
  for (let looks = 1; looks <= 200; looks++) {
    const found = await look(path)
    if (found.calls === 0) return { ...found, looks }
  }
  throw new Error(`${path} is made each time`)
}

test('a page that another visitor was shown is not made again while nothing is written, and has all its headers', async () => {
  for (const path of PAGES) {
    const first = await look(path)
    const again = await lookAtKept(path)
    expect([path, first.status, first.calls > 0]).toEqual([path, 200, true])
    expect(withoutActs(again.text)).toBe(withoutActs(first.text))
    for (const name of ['content-security-policy', 'cache-control', 'content-type', 'vary'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  }
})

test('whatever is written shows on the next look, to whoever looks', async () => {
  for (const headline of ['Plans that grow', 'Plans that grow on', 'Plans that grew']) {
    await look(listing.path)
    await setCells(testService, listing.profile_id, { headline: said(headline) })
    for (const path of ['/', '/search?q=plans', listing.path]) expect((await look(path)).text).toContain(headline)
  }
})

test('a page is kept for nobody who sends a cookie, and by address, week and packing alone', async () => {
  await lookAtKept('/')
  expect((await look('/', { cookie: 'anything=1' })).calls).toBeGreaterThan(0)
  expect((await look('/?page=2')).calls).toBeGreaterThan(0)
  expect((await look('/', { 'accept-encoding': 'identity' })).text).toContain('<h1>')
  testService.turnClock(7 * 86_400)
  expect((await look('/')).calls).toBeGreaterThan(0)
})

test('an address without a page is asked for each time', async () => {
  expect((await look('/listings/nobody')).status).toBe(404)
  expect((await look('/listings/nobody')).calls).toBeGreaterThan(0)
})

test('each reader of a kept page is counted', async () => {
  const views = async () => {
    await testService.service.traffic.flush()
    const [row] = await testService.sql<{ views: number }[]>`select coalesce(sum(views), 0)::integer as views from listing_days`
    return row?.views ?? 0
  }
  const before = await views()
  const { looks } = await lookAtKept(listing.path)
  await look(listing.path, { 'user-agent': 'Googlebot/2.1' })
  expect((await views()) - before).toBe(looks)
})
