import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { crowd } from '../launch/founders.ts'
import { refused } from '../refused.ts'

const testService = await startTestService({ role: 'web' })
const one = async () => {
  const [founder] = await crowd(testService, 1)
  if (!founder) throw new Error('a crowd of one has no founder')
  return founder
}
const stateOf = async (id: number) => ({ ...(await testService.sql`select status, plan, launch_week from listings where id = ${id}`)[0] })
const jobsOf = async (id: number) =>
  (await testService.sql`select 1 from jobs.job where name = 'badge_check' and singleton_key = ${String(id)}`).length

test('a draft takes a seat in a week to come and is told what is left to do; a second call answers the same', async () => {
  const { listing, listing_id } = await one()
  const chosen = await listing.chooseFreeListing({ listing_id })
  expect(chosen).toMatchObject({ listing_id, status: 'awaiting_badge', plan: 'free' })
  expect(chosen.launch_week).toMatch(/^\d{4}-W\d{2}$/)
  expect(chosen.requirements.map(({ code }) => code)).toContain('badge_missing')
  expect(chosen.next_steps.length).toBeGreaterThan(0)
  expect(await listing.chooseFreeListing({ listing_id })).toEqual(chosen)
  expect(await jobsOf(listing_id)).toBe(1)
})

test('what a launch needs is told of a website and a page with long addresses too', async () => {
  const { listing, listing_id } = await one()
  await testService.sql`update listings set slug = ${'a'.repeat(100)} where id = ${listing_id}`
  await testService.sql`
    update companies set url = ${`http://long.test/${'b'.repeat(500)}`}
    where id = (select p.company_id from profiles p join listings l on l.profile_id = p.id where l.id = ${listing_id})`
  const { requirements } = await listing.chooseFreeListing({ listing_id })
  expect(requirements.map(({ code }) => code)).toContain('badge_missing')
  expect((await listing.getMyListing({ listing_id })).requirements).toEqual(requirements)
})

test('what is paid, suspended or archived does not choose, and stays as it was', async () => {
  for (const columns of [
    { status: 'draft', plan: 'paid' },
    { status: 'live', plan: 'paid' },
    { status: 'suspended', plan: 'free' },
    { status: 'archived', plan: 'free' },
    { status: 'live', plan: 'none' },
  ]) {
    const { listing, listing_id } = await one()
    await testService.sql`update listings set ${testService.sql(columns)} where id = ${listing_id}`
    const before = await stateOf(listing_id)
    const problem = await refused(listing.chooseFreeListing({ listing_id }))
    expect([problem.status, problem.code, problem.detail]).toEqual([
      409,
      'conflict',
      expect.stringContaining(`is ${columns.status}${columns.plan === 'none' ? '.' : ' on'}`),
    ])
    expect(await stateOf(listing_id)).toEqual(before)
  }
})

test('a website that another account has scheduled takes no seat', async () => {
  const [here, there] = [await one(), await one()]
  await testService.sql`
    update companies set site_key = 'twice.test' where id in (
      select p.company_id from listings l join profiles p on p.id = l.profile_id where l.id in (${here.listing_id}, ${there.listing_id}))`
  await testService.sql`update listings set status = 'scheduled' where id = ${here.listing_id}`
  const before = await stateOf(there.listing_id)
  expect((await refused(there.listing.chooseFreeListing({ listing_id: there.listing_id }))).code).toBe('already_listed')
  expect([await stateOf(there.listing_id), await jobsOf(there.listing_id)]).toEqual([before, 0])
})

test('one account holds forty seats without a badge, however many it asks for at once, and takes none from others', async () => {
  const made = await crowd(testService, 43)
  const { account_id, listing } = made[0] ?? (await one())
  const ids = made.map(({ listing_id }) => listing_id)
  await testService.sql`update listings set account_id = ${account_id} where id = any(${ids}::integer[])`
  await testService.sql`
    update companies set account_id = ${account_id} where id in (
      select p.company_id from listings l join profiles p on p.id = l.profile_id where l.id = any(${ids}::integer[]))`
  const answers = await Promise.allSettled(ids.map((listing_id) => listing.chooseFreeListing({ listing_id })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  const [left] = ids.filter((_, index) => answers[index]?.status === 'rejected')
  expect(await stateOf(left ?? 0)).toMatchObject({ status: 'draft', plan: 'none' })
  await testService.sql`update listings set status = 'scheduled' where id = (
    select min(id) from listings where account_id = ${account_id} and status = 'awaiting_badge')`
  expect((await listing.chooseFreeListing({ listing_id: left ?? 0 })).status).toBe('awaiting_badge')
  const problem = await refused(
    listing.chooseFreeListing({ listing_id: ids.find((id, index) => id !== left && answers[index]?.status === 'rejected') ?? 0 }),
  )
  expect([problem.status, problem.code]).toEqual([422, 'limit_reached'])
})

test('nobody chooses for another, and no key without its scope does', async () => {
  const { listing_id, account_id } = await one()
  const stranger = await one()
  expect((await refused(stranger.listing.chooseFreeListing({ listing_id }))).code).toBe('not_found')
  expect((await refused(stranger.listing.chooseFreeListing({ listing_id: 999_999_999 }))).code).toBe('not_found')
  expect((await refused(testService.visitor().chooseFreeListing({ listing_id }))).code).toBe('unauthorized')
  const reading = await testService.key(account_id, ['account:read'])
  const answer = await testService.call(`/me/listings/${listing_id}/free`, {
    method: 'POST',
    headers: { authorization: `Bearer ${reading}` },
  })
  expect(answer.status).toBe(403)
  expect(await stateOf(listing_id)).toMatchObject({ status: 'draft' })
})
