import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite(), 'turnip.test': gardenSite(), 'radish.test': gardenSite() })
const testService = await startTestService({ env })

test('drafts are listed newest first and page by page, each with its website and how far it is', async () => {
  const { listing } = await testService.founder()
  const made: string[] = []
  for (const url of ['http://beetroot.test', 'http://turnip.test', 'http://radish.test'])
    made.unshift((await listing.submitListing({ url })).id)
  for (const id of made) await listing.waitForDraft(id)
  const all = await listing.listMyDrafts()
  expect([all.items.map(({ id }) => id), all.total, all.has_more]).toEqual([made, 3, false])
  expect(all.items.map(({ url, status }) => [new URL(url).hostname, status])).toEqual([
    ['radish.test', 'ready'],
    ['turnip.test', 'ready'],
    ['beetroot.test', 'ready'],
  ])
  const pages = await Promise.all([1, 2, 3].map((page) => listing.listMyDrafts({ per_page: 2, page })))
  expect(pages.map(({ items, has_more }) => [items.map(({ id }) => id), has_more])).toEqual([
    [made.slice(0, 2), true],
    [made.slice(2), false],
    [[], false],
  ])
})

test('nobody sees the drafts of another, by their website neither', async () => {
  const { listing } = await testService.founder()
  const other = (await testService.founder()).listing
  await listing.submitListing({ url: 'http://beetroot.test' })
  expect((await listing.listMyDrafts({ url: 'beetroot.test' })).total).toBe(1)
  expect(await other.listMyDrafts()).toMatchObject({ items: [], total: 0 })
  expect(await other.listMyDrafts({ url: 'beetroot.test' })).toMatchObject({ items: [], total: 0 })
})

test('a page too deep, a page that is none, and a call without an account are refused', async () => {
  const { listing } = await testService.founder()
  expect((await refused(Promise.resolve(listing.listMyDrafts({ per_page: 100, page: 101 })))).code).toBe('page_too_deep')
  for (const wrong of [{ per_page: 0 }, { per_page: 101 }, { page: 0 }])
    expect((await refused(Promise.resolve(listing.listMyDrafts(wrong)))).code).toBe('validation_failed')
  expect((await refused(Promise.resolve(testService.visitor().listMyDrafts()))).code).toBe('unauthorized')
})
