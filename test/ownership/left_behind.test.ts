import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { FOUNDER } from '../launch/founders.ts'
import { refused } from '../refused.ts'
import { startOwned } from './owned.ts'

const { testService, live, emails, tokenOf } = await startOwned()
const { person } = await openCalls(testService)

const NEXT = {
  name: 'Nora Next',
  role: 'Founder',
  bio: 'Nora has run a nursery of old vegetables for ten years and took over its software from a friend.',
  socials: { linkedin: 'https://www.linkedin.com/in/nora-next' },
}

/** A listing of an account, and the call that gives it to another one. */
async function given() {
  const [one, other] = [await live(), await testService.founder()]
  const { listing_id } = one
  const give = async () => {
    await answered((await person(one.account_id))('transfer_listing', { listing_id, email: `${other.account_id}@founders.example` }))
    await answered((await person(other.account_id))('accept_transfer', { token: await tokenOf('transfer') }))
  }
  return { one, other, listing_id, give }
}

test('whom the former owner invited as a co-founder is none of the next one’s, who is not told of them either', async () => {
  const { one, other, listing_id, give } = await given()
  const bo = await testService.founder()
  await one.listing.inviteCofounder({ id: one.draft_id, email: 'bo@elsewhere.test' })
  const token = await tokenOf('invite')
  await give()
  const before = (await other.listing.getMyListing({ listing_id })).founders
  expect(await refusedBy((await person(bo.account_id))('accept_invite', { token, founder: { name: 'Bo Beet' } }))).toEqual([
    409,
    'conflict',
  ])
  expect((await other.listing.getMyListing({ listing_id })).founders).toEqual(before)
  expect(JSON.stringify(await answered((await person(other.account_id))('export_account', {})))).not.toContain('bo@elsewhere.test')
  expect(await emails('invite')).toHaveLength(1)
})

test('an earlier version brings nobody’s founder profile back but that of who has the listing', async () => {
  const { one, other, listing_id, give } = await given()
  await one.listing.updateDraft({ id: one.draft_id, founders: [FOUNDER, { name: 'Cy Root', role: 'Cook' }] })
  const then = await one.listing.getMyListing({ listing_id })
  await one.listing.updateMyListing({ listing_id, fields: { headline: 'Beds that plan themselves' } })
  await other.listing.updateFounderProfile(NEXT)
  const own = await other.listing.getFounderProfile()
  await give()
  await other.listing.updateDraft({ id: one.draft_id, founders: [NEXT] })
  const restored = await other.listing.restoreVersion({ listing_id, version: then.version })
  expect(restored.headline).toBe(then.headline)
  expect(await other.listing.getFounderProfile()).toEqual(own)
  expect(restored.founders.map(({ name }) => name)).toEqual(['Nora Next', 'Cy Root'])
})

test('what the next owner wrote that day holds no hand-over up', async () => {
  const { one, other, listing_id, give } = await given()
  const now = testService.service.clock()
  await testService.sql`
    insert into quotas (account_id, name, window_starts_at, used) values (${other.account_id}, 'edited_kilobytes_per_day', ${now}, 1000000)`
  await give()
  expect((await other.listing.getMyListing({ listing_id })).id).toBe(listing_id)
  expect(await refused(one.listing.getMyListing({ listing_id }))).toMatchObject({ status: 404 })
})
