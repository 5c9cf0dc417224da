import { expect, spyOn, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { LONG_POLLS_MAX } from '../../server/base/limits.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'

let release: () => void = () => {}
const held = new Promise<void>((resolve) => (release = resolve))
const slow = gardenSite()
const { env } = serveSites({
  'beetroot.test': gardenSite(),
  'slow.test': {
    ...slow,
    '/': async () => {
      await held
      return new Response(String(slow['/']), { headers: { 'content-type': 'text/html' } })
    },
  },
})
const testService = await startTestService({ env })

test('a long poll answers when the status changes, not before', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://slow.test' })
  let answered = false
  const waiting = listing.getDraft({ id, wait: 30 }).then((draft) => {
    answered = true
    return draft
  })
  expect((await listing.getDraft({ id, wait: 1 })).status).toBe('crawling')
  expect(answered).toBe(false)
  release()
  expect((await waiting).status).not.toBe('crawling')
  expect((await listing.waitForDraft(id)).status).toBe('ready')
})

test('a ready draft is answered at once, whatever the wait', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  const waited = spyOn(testService.service.notifications, 'wait')
  await listing.getDraft({ id, wait: 30 })
  // What delivers webhooks waits on the same service.
  expect(waited.mock.calls.filter(([channel]) => channel === 'draft_status')).toEqual([])
  waited.mockRestore()
})

test('nothing is sent again while nothing has changed', async () => {
  const { listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  await listing.waitForDraft(id)
  const draft = await listing.getDraft({ id })
  const etag = answerOf(draft).etag ?? ''
  expect(await listing.getDraft({ id }, { ifNoneMatch: etag })).toBeNull()
  await listing.updateDraft({ id, fields: { name: 'Changed' } })
  expect((await listing.getDraft({ id }, { ifNoneMatch: etag }))?.fields.name.value).toBe('Changed')
})

test('drafts are listed newest first, a page at a time, each account its own', async () => {
  const { listing } = await testService.founder()
  const ids: string[] = []
  for (const number of [1, 2, 3, 4, 5]) ids.unshift((await listing.submitListing({ url: `http://site-${number}.test` })).id)
  const first = await listing.listMyDrafts({ per_page: 2 })
  expect(first).toMatchObject({ page: 1, per_page: 2, total: 5, total_pages: 3, has_more: true })
  expect(answerOf(first).headers.get('link')).toContain('page=2')
  const all: string[] = []
  for await (const { id } of listing.listMyDrafts({ per_page: 2 })) all.push(id)
  expect(all).toEqual(ids)
  const beyond = await listing.listMyDrafts({ page: 50, per_page: 2 })
  expect(beyond.items).toEqual([])
  expect(answerOf(beyond).headers.get('link')).toContain('page=3>; rel="prev"')
  const { listing: other } = await testService.founder()
  expect((await other.listMyDrafts()).total).toBe(0)
  expect((await refused(other.getDraft({ id: ids[0] ?? '' }))).code).toBe('not_found')
})

test('beyond the calls that may wait at once, a call is answered at once', async () => {
  const crowded = await startTestService({ crowded: true, role: 'web', env: { ...env, LIMITS: 'account_reads_per_minute=100000' } })
  const { listing } = await crowded.founder()
  const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
  const leave = new AbortController()
  const { notifications } = crowded.service
  const waiting = Array.from({ length: LONG_POLLS_MAX }, () => notifications.wait('draft_status', 'another draft', 30_000, leave.signal))
  expect(notifications.waiting('draft_status')).toBe(LONG_POLLS_MAX)
  const waited = spyOn(notifications, 'wait')
  expect((await listing.getDraft({ id, wait: 30 })).status).toBe('crawling')
  expect(waited).not.toHaveBeenCalled()
  leave.abort()
  await Promise.all(waiting)
  expect(notifications.waiting('draft_status')).toBe(0)
})
