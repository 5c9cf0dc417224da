import { afterAll, expect, test } from 'bun:test'
import { answerOf, createListing, type ListingError, type Schemas } from '../../sdk/index.ts'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { startTestService } from '../test_service.ts'

const sample = serveSampleSite()
const testService = await startTestService({ env: { CRAWL_CONNECT_TO: sample.connect_to } })
const { apiKey } = await testService.founder()
const listing = createListing({ baseUrl: testService.url, apiKey })
afterAll(() => sample.stop())
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: ListingError) => error,
  )
let draft: Schemas['Draft']

test('from an address to a proven draft, with its progress on the way', async () => {
  const started = await listing.submitListing({ url: `http://${SAMPLE_HOST}` })
  expect(answerOf(started).status).toBe(201)
  const seen: string[] = []
  draft = await listing.waitForDraft(started.id, { onProgress: ({ status }) => seen.push(status) })
  expect(draft.status).toBe('ready')
  expect(seen.at(-1)).toBe('ready')
  expect(draft.fields.founded_year).toMatchObject({ value: 2021, state: 'ai', evidence: [{ quote: expect.stringContaining('2021') }] })
  expect(answerOf(await listing.submitListing({ url: `http://${SAMPLE_HOST}/?utm_source=x#top` })).status).toBe(200)
})

test('an unchanged draft is null, and a stale ETag refuses a change', async () => {
  const { etag } = answerOf(draft)
  expect(await listing.getDraft({ id: draft.id }, { ifNoneMatch: etag })).toBeNull()
  const edited = await listing.updateDraft({ id: draft.id, fields: { license: 'MIT', phone: null } }, { ifMatch: etag })
  expect(edited.fields).toMatchObject({ license: { value: 'MIT', state: 'manual' }, phone: { value: null, state: 'deleted' } })
  expect(answerOf(edited).etag).not.toBe(etag)
  const error = await refused(listing.updateDraft({ id: draft.id, fields: { license: 'BSD' } }, { ifMatch: etag }))
  expect(error).toMatchObject({ name: 'ListingError', code: 'precondition_failed', status: 412, retryable: false })
})

test('the same idempotency key gives the stored answer and does nothing twice', async () => {
  const once = await listing.submitDraft({ id: draft.id }, { idempotencyKey: 'launch' })
  const again = await listing.submitDraft({ id: draft.id }, { idempotencyKey: 'launch' })
  expect(again).toEqual(once)
  expect([answerOf(once).replayed, answerOf(again).replayed]).toEqual([false, true])
})

test('lists are awaited for a page and iterated for everything', async () => {
  expect((await listing.listMyDrafts()).items).toMatchObject([{ id: draft.id }])
  const mine: number[] = []
  for await (const item of listing.listMyListings({ per_page: 1 })) mine.push(item.listing_id)
  expect(mine).toHaveLength(1)
})

test('a mistake that the types cannot see is refused by name, with the request id', async () => {
  // @ts-expect-error no such member
  const error = await refused(listing.updateDraft({ id: draft.id, feilds: {} }))
  expect(error).toMatchObject({ code: 'validation_failed', problem: { errors: [{ field: '/feilds', code: 'unknown_member' }] } })
  expect(error?.requestId).toMatch(/^\S{8,}$/)
  // @ts-expect-error a page is a number
  expect(await refused(listing.listMyDrafts({ page: 'first' }))).toMatchObject({ problem: { errors: [{ field: 'query.page' }] } })
  // @ts-expect-error takes no members
  expect(await refused(listing.getAccount({ me: true }))).toMatchObject({ code: 'validation_failed' })
  expect(await refused(createListing({ baseUrl: testService.url, apiKey: 'lst_wrong' }).getAccount())).toMatchObject({
    code: 'unauthorized',
    status: 401,
  })
})
