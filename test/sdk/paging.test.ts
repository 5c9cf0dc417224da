import { afterAll, beforeEach, expect, test } from 'bun:test'
import { createListing, ListingTimeoutError } from '../../sdk/index.ts'

let asked: URL[] = []
let statuses: string[] = []
const ITEMS = 5
// Speaks the contract's pages and a draft's statuses, so that counts of requests can be seen; the journeys run against the service itself.
const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    const url = new URL(request.url)
    asked.push(url)
    if (url.pathname.includes('/drafts/')) return Response.json({ id: 'd_1', status: statuses.length > 1 ? statuses.shift() : statuses[0] })
    const page = Number(url.searchParams.get('page') ?? 1)
    const each = Number(url.searchParams.get('per_page') ?? 2)
    const items = Array.from({ length: ITEMS }, (_, index) => ({ slug: `s${index + 1}` })).slice((page - 1) * each, page * each)
    return Response.json({ items, page, per_page: each, total: ITEMS, total_pages: Math.ceil(ITEMS / each), has_more: page * each < ITEMS })
  },
})
const listing = createListing({ baseUrl: `http://127.0.0.1:${server.port}` })
beforeEach(() => {
  asked = []
})
afterAll(() => server.stop(true))

test('awaiting a list gives its first page and asks once', async () => {
  const call = listing.searchListings({ q: 'a' })
  expect((await call).items).toHaveLength(2)
  expect((await call).total).toBe(5)
  expect(asked).toHaveLength(1)
})

test('iterating a list gives every item of every page, each page asked for once', async () => {
  const slugs: string[] = []
  for await (const item of listing.searchListings({ q: 'a' })) slugs.push(item.slug)
  expect(slugs).toEqual(['s1', 's2', 's3', 's4', 's5'])
  expect(asked.map((url) => url.searchParams.get('page'))).toEqual([null, '2', '3'])
  expect(asked.every((url) => url.searchParams.get('q') === 'a')).toBe(true)
})

test('leaving the loop early asks for no further page', async () => {
  for await (const item of listing.searchListings()) if (item.slug === 's2') break
  expect(asked).toHaveLength(1)
})

test('pages() starts at the page that was asked for', async () => {
  const pages: number[] = []
  for await (const page of listing.listMyDrafts({ page: 2, per_page: 2 }).pages()) pages.push(page.page)
  expect(pages).toEqual([2, 3])
})

test('waiting for a draft long-polls until it is ready or failed', async () => {
  statuses = ['crawling', 'drafting', 'ready']
  expect((await listing.waitForDraft('d_1')).status).toBe('ready')
  expect(asked.map((url) => url.searchParams.get('wait'))).toEqual([null, '25', '25'])
  statuses = ['failed']
  expect((await listing.waitForDraft('d_1')).status).toBe('failed')
})

test('waiting shows progress about once a second and stops at its limit', async () => {
  statuses = ['crawling']
  const seen: string[] = []
  const waited = listing.waitForDraft('d_1', { timeoutSeconds: 1.2, onProgress: (draft) => seen.push(draft.status) })
  expect(await waited.catch((error: unknown) => error)).toBeInstanceOf(ListingTimeoutError)
  // An answer that comes at once, against the contract, must not become a flood of requests.
  expect(seen.length).toBeLessThanOrEqual(4)
})

test('waiting can be called off', async () => {
  statuses = ['crawling']
  const stop = new AbortController()
  const waited = listing.waitForDraft('d_1', { signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) })
  expect(await waited.catch((error: unknown) => error)).toMatchObject({ message: 'enough' })
})
