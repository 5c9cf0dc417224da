import { expect, test } from 'bun:test'
import { startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'

const { testService, live } = await startOwned()

test('a claim is its claimer’s to read, and nobody else’s', async () => {
  const [one, claimer, other] = [await live(), await testService.founder(), await testService.founder()]
  const claim = await claimer.listing.claimListing({ slug: one.slug })
  expect(await claimer.listing.getClaim({ claim_id: claim.claim_id })).toEqual(claim)
  expect(claim.ownership.detail).toEndWith('then call verify_claim.')
  for (const { listing } of [one, other]) expect((await refused(listing.getClaim({ claim_id: claim.claim_id }))).status).toBe(404)
})
