import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { listEverywhere, openSister, putUp } from '../listings/sisters.ts'
import { refused } from '../refused.ts'
import { gardenSite } from '../sites.ts'
import { startOwned } from './owned.ts'

const { testService, sites, tokenOf } = await startOwned()
const { person } = await openCalls(testService)
sites['beetroot.test'] = gardenSite()
const host = await openSister(testService, 'garden')

/** A company with a listing on two sites, of which the first is disputed. */
async function disputed() {
  const founder = await listEverywhere(testService, 'http://beetroot.test', [host])
  const [one, sister] = founder.listed.map(({ listing_id }) => listing_id)
  if (!one || !sister) throw new Error('it is listed on two sites')
  for (const id of [one, sister]) await putUp(testService, id)
  const [claimer, friend] = [await testService.founder(), await testService.founder()]
  const dispute = () => testService.sql`
    insert into claims (listing_id, account_id, status, created_at, expires_at, disputed_at)
    values (${one}, ${claimer.account_id}, 'disputed', now(), now() + interval '1 day', now())`
  return { ...founder, one, sister, friend, email: `${friend.account_id}@founders.example`, dispute }
}

test('what is disputed goes to nobody by way of its sister, which it goes with', async () => {
  const { account_id, one, sister, friend, email, dispute, listing } = await disputed()
  const owner = await person(account_id)
  await answered(owner('transfer_listing', { listing_id: sister, email }))
  await dispute()
  const token = await tokenOf('transfer')
  expect(await refusedBy((await person(friend.account_id))('accept_transfer', { token }))).toEqual([409, 'conflict'])
  for (const [id, input] of [
    ['transfer_listing', { email }],
    ['add_editor', { email }],
    ['archive_listing', {}],
  ] as const)
    expect([id, await refusedBy(owner(id, { listing_id: sister, ...input }))]).toEqual([id, [409, 'conflict']])
  expect((await refused(listing.archiveListing({ listing_id: sister }))).code).toBe('conflict')
  for (const listing_id of [one, sister]) expect((await listing.getMyListing({ listing_id })).status).toBe('live')
})
