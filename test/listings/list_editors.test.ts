import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'

const { testService, live } = await startOwned()
const { person } = await openCalls(testService)

test('an owner lists who may edit a listing, by pages, and no stranger does', async () => {
  const [one, other] = [await live(), await live()]
  const me = await person(one.account_id)
  for (const name of ['ada', 'bo', 'cleo'])
    await answered(me('add_editor', { listing_id: one.listing_id, email: `${name}@elsewhere.test` }))
  const page = await one.listing.listEditors({ listing_id: one.listing_id, per_page: 2 })
  expect([page.items.map(({ email, status }) => [email, status]), page.total, page.has_more]).toEqual([
    [
      ['ada@elsewhere.test', 'invited'],
      ['bo@elsewhere.test', 'invited'],
    ],
    3,
    true,
  ])
  expect((await refused(other.listing.listEditors({ listing_id: one.listing_id }))).status).toBe(404)
})
