import { expect, test } from 'bun:test'
import { pageOf } from '../../server/base/paging.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { putLive, set } from './live.ts'

const testService = await startTestService({ role: 'web' })
const live = async (name: string) => {
  const founder = await testService.founder()
  return { ...founder, ...(await putLive(testService, founder.account_id, { name })) }
}
const post = async ({ listing, id }: Awaited<ReturnType<typeof live>>, title: string) => {
  testService.turnClock(1)
  return (await listing.postListingUpdate({ listing_id: id, title, body: 'It is here.' })).id
}

test('anyone reads what is new of all live listings, the newest first, each with the listing it is of', async () => {
  const [one, other] = [await live('Beetroot'), await live('Turnip')]
  const posted = [await post(one, 'Dark mode'), await post(other, 'An app'), await post(one, 'Watering')].toReversed()
  const { items, total } = await testService.visitor().listUpdates()
  expect([items.map(({ id }) => id), total]).toEqual([posted, 3])
  expect(items.map(({ listing }) => listing.name)).toEqual(['Beetroot', 'Turnip', 'Beetroot'])
  expect(items[1]?.listing).toMatchObject({ id: other.id, slug: other.slug, page_url: `http://localhost:3000/listings/${other.slug}` })
  const pages = await Promise.all([1, 2].map((page) => testService.visitor().listUpdates({ per_page: 2, page })))
  expect(pages.map(({ items: part, has_more }) => [part.map(({ id }) => id), has_more])).toEqual([
    [posted.slice(0, 2), true],
    [posted.slice(2), false],
  ])
})

test('what is taken out of public takes its updates with it, and brings them back', async () => {
  const one = await live('Radish')
  const id = await post(one, 'Seeds')
  const shown = async () => (await testService.visitor().listUpdates()).items.map((item) => item.id).includes(id)
  expect(await shown()).toBe(true)
  await set(testService, one.profile_id, { status: 'suspended' })
  expect(await shown()).toBe(false)
  await set(testService, one.profile_id, { status: 'live' })
  expect(await shown()).toBe(true)
})

test('a page too deep and a page that is none are refused with what to send', async () => {
  const list = (input: { page?: number; per_page?: number }) => refused(Promise.resolve(testService.visitor().listUpdates(input)))
  expect((await list({ per_page: 100, page: 101 })).code).toBe('page_too_deep')
  expect([332, 333].map((page) => pageOf([], 20_000, { page, limit: 30 }).has_more)).toEqual([true, false])
  for (const wrong of [{ per_page: 0 }, { per_page: 101 }, { page: 0 }])
    expect((await list(wrong)).errors?.map(({ field }) => field)).toEqual([`query.${Object.keys(wrong)[0]}`])
})
