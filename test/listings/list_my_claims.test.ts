import { expect, test } from 'bun:test'
import { startOwned } from '../ownership/owned.ts'

const { testService, live } = await startOwned()

test('an account lists its own claims, newest first', async () => {
  const [one, two, claimer, other] = [await live(), await live(), await testService.founder(), await testService.founder()]
  const first = await claimer.listing.claimListing({ slug: one.slug })
  testService.turnClock(60)
  const second = await claimer.listing.claimListing({ slug: two.slug })
  await other.listing.claimListing({ slug: one.slug })
  const page = await claimer.listing.listMyClaims()
  expect([page.items, page.total, page.has_more]).toEqual([[second, first], 2, false])
  expect((await claimer.listing.listMyClaims({ per_page: 1, page: 2 })).items).toEqual([first])
  expect((await one.listing.listMyClaims()).items).toEqual([])
})
