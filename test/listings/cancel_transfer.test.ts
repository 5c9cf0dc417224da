import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'

const { testService, live, tokenOf } = await startOwned()
const { person, link } = await openCalls(testService)

test('an offer is taken back at once, also one that is not confirmed yet', async () => {
  const [one, other] = [await live(), await testService.founder()]
  const email = `${other.account_id}@founders.example`
  await answered((await person(one.account_id))('transfer_listing', { listing_id: one.listing_id, email }))
  const token = await tokenOf('transfer')
  await one.listing.cancelTransfer({ listing_id: one.listing_id })
  expect(await refusedBy((await person(other.account_id))('accept_transfer', { token }))).toEqual([404, 'not_found'])
  await one.listing.transferListing({ listing_id: one.listing_id, email })
  const confirm = await tokenOf('confirm')
  await one.listing.cancelTransfer({ listing_id: one.listing_id })
  expect(await refusedBy(link('confirm_request', { token: confirm }))).toEqual([404, 'not_found'])
  // Where nothing is offered, nothing is wrong.
  await one.listing.cancelTransfer({ listing_id: one.listing_id })
  expect((await refused(other.listing.cancelTransfer({ listing_id: one.listing_id }))).status).toBe(404)
})
