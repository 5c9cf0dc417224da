import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'

const { testService, live, emails, tokenOf } = await startOwned()
const { person, link } = await openCalls(testService)

test('by a key it is offered once the owner has confirmed it, and the same call then answers the offer', async () => {
  const [one, other] = [await live(), await testService.founder()]
  const email = `${other.account_id}@founders.example`
  const key = { idempotencyKey: crypto.randomUUID() }
  const asked = await one.listing.transferListing({ listing_id: one.listing_id, email }, key)
  expect([answerOf(asked).status, asked.status]).toEqual([202, 'confirm'])
  expect(await emails('transfer', email)).toEqual([])
  await answered(link('confirm_request', { token: await tokenOf('confirm') }))
  const offered = await one.listing.transferListing({ listing_id: one.listing_id, email }, key)
  expect([answerOf(offered).status, offered]).toEqual([201, { email, status: 'pending', expires_at: expect.any(String) }])
  expect(await emails('transfer', email)).toHaveLength(1)
})

test('in person it is offered at once, for seven days', async () => {
  const [one, other] = [await live(), await testService.founder()]
  const me = await person(one.account_id)
  const offer = await answered(me('transfer_listing', { listing_id: one.listing_id, email: `${other.account_id}@founders.example` }))
  expect(Math.round((new Date(offer.expires_at).getTime() - testService.service.clock().getTime()) / 86_400_000)).toBe(7)
})

test('it goes to one address of somebody else', async () => {
  const one = await live()
  for (const email of ['nobody', 'a@b.example, c@d.example', `${one.account_id}@founders.example`]) {
    const problem = await refused(one.listing.transferListing({ listing_id: one.listing_id, email }))
    expect([email, problem.status, problem.errors?.[0]?.field]).toEqual([email, 422, '/email'])
  }
  const other = await live()
  expect((await refused(other.listing.transferListing({ listing_id: one.listing_id, email: 'ada@elsewhere.test' }))).status).toBe(404)
})

test('offers flood nobody’s mailbox', async () => {
  const one = await live()
  const me = await person(one.account_id)
  const input = { listing_id: one.listing_id, email: 'stranger@elsewhere.test' }
  for (let sent = 0; sent < 6; sent++) await answered(me('transfer_listing', input))
  expect(await refusedBy(me('transfer_listing', input))).toEqual([429, 'rate_limited'])
  expect(await refusedBy(me('add_editor', input))).toEqual([429, 'rate_limited'])
  expect(await emails('transfer', input.email)).toHaveLength(6)
})
