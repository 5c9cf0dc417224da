import { expect, test } from 'bun:test'
import { createListing, ListingError } from '../../sdk/index.ts'
import { putLive } from '../public/live.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })

async function founder(fetch?: (request: Request) => Promise<Response>) {
  const who = await testService.founder()
  const { id } = await putLive(testService, who.account_id, { name: 'Beetroot' })
  const listing = createListing({ baseUrl: testService.url, apiKey: who.apiKey, retries: 0, ...(fetch ? { fetch } : {}) })
  return { ...who, listing, post: (title: string) => who.listing.postListingUpdate({ listing_id: id, title, body: 'x' }) }
}

test('events come one by one, those of before first, and it waits for the next', async () => {
  const { listing, post } = await founder()
  await post('One')
  const seen: string[] = []
  for await (const event of listing.events()) {
    // The kind tells what data holds.
    if (event.type === 'update.posted' && 'updates' in event.data) seen.push(event.data.updates[0]?.title ?? '')
    if (seen.length === 2) break
    void until(() => testService.service.notifications.waiting('event_told') > 0).then(() => post('Two'))
  }
  expect(seen).toEqual(['One', 'Two'])
})

test('from now on leaves out what was before, however much it is', async () => {
  const { listing, post } = await founder()
  await post('Before')
  const events = listing.events({ fromNow: true })
  const first = events.next()
  await until(() => testService.service.notifications.waiting('event_told') > 0)
  const { id } = await post('After')
  const { value } = await first
  expect(value?.data).toMatchObject({ updates: [{ id }, {}] })
  await events.return()
})

test('it goes on where it was after the service was away, and ends for what does not pass by itself', async () => {
  let away = 0
  const flaky = async (request: Request) => {
    if (away > 0 && away-- > 0) throw new TypeError('connection refused')
    return fetch(request)
  }
  const { listing, post } = await founder(flaky)
  for (const title of ['One', 'Two', 'Three']) await post(title)
  const ids: string[] = []
  for await (const { id } of listing.events({ types: ['update.posted'] })) {
    ids.push(id)
    if (ids.length === 3) {
      away = 2
      void until(() => away === 0).then(() => post('Four'))
    }
    if (ids.length === 4) break
  }
  expect([new Set(ids).size, ids]).toEqual([4, ids.toSorted()])
  expect(listing.events({ after: 'evt_0000000000000000' }).next()).rejects.toBeInstanceOf(ListingError)
})

test('it goes on where nothing of its kinds came for so long that the last one is kept no more', async () => {
  const { listing, account_id, post } = await founder()
  const events = listing.events({ types: ['update.posted'] })
  await post('One')
  await events.next()
  await testService.sql`delete from events where account_id = ${account_id}`
  await post('Two')
  expect((await events.next()).value?.data).toMatchObject({ updates: [{ title: 'Two' }, { title: 'One' }] })
  await events.return()
})

test('a signal ends it', async () => {
  const { listing } = await founder()
  const leave = new AbortController()
  const next = listing.events({ signal: leave.signal }).next()
  await until(() => testService.service.notifications.waiting('event_told') > 0)
  leave.abort(new Error('left'))
  expect(next).rejects.toThrow('left')
})
