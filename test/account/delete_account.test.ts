import { expect, spyOn, test } from 'bun:test'
import { listedElsewhere } from '../../server/listings/elsewhere.ts'
import { ensureProfile } from '../../server/profile/ensure_profile.ts'
import { weekOf } from '../../server/base/weeks.ts'
import { sweepAll } from '../../server/boot/sweeps.ts'
import { newFileName } from '../../server/files/store.ts'
import { insertReady } from '../../server/profile/photo_rows.ts'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { crowd } from '../launch/founders.ts'
import { launched, vote, voters } from '../launch/voters.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const isThere = async (id: string) =>
  (await testService.sql`select 1 from auth."user" where id = ${id} and deleted_at is null`).length === 1

/** What keeps an account from listing a website. */
async function elsewhere(site_key: string, account_id: string) {
  const [site] = await testService.service.sites.all()
  if (!site) throw new Error('there is a first site')
  const whose = { account_id, site_key, url: `http://${site_key}/`, site_id: site.id, now: testService.service.clock() }
  return listedElsewhere(testService.sql, await ensureProfile(testService.sql, whose))
}

test('an account goes once its address is typed, with its keys and sessions, and no other goes', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const key = await testService.key(id)
  await answered((await calls.person(id))('delete_account', { email: `${id}@founders.example` }))
  expect([await isThere(id), await isThere(other)]).toEqual([false, true])
  expect((await testService.call('/me', { headers: { authorization: `Bearer ${key}` } })).status).toBe(401)
})

test('a picture that cannot be removed at that moment goes with the next sweep, and what fails of that holds up no other', async () => {
  const [id, late] = [await testService.account(), await testService.account()]
  const { files, clock } = testService.service
  const file = newFileName()
  await files.put(file, new Uint8Array([1]))
  await insertReady(testService.sql, { account_id: id, source_url: 'https://ada.example.com/ada.jpg', file, now: clock() })
  const broken = spyOn(files, 'remove').mockRejectedValue(new Error('the bucket answered 503 to a removal'))
  await answered((await calls.person(id))('delete_account', { email: `${id}@founders.example` }))
  expect([await isThere(id), await files.read(file)]).toEqual([false, new Uint8Array([1])])
  await testService.sql`update auth."user" set stranger_until = ${clock()} where id = ${late}`
  expect(await sweepAll(testService.service).catch(String)).toContain('1 of')
  expect(await isThere(late)).toBe(false)
  broken.mockRestore()
  await sweepAll(testService.service)
  expect(await files.read(file)).toBeNull()
})

test('another address deletes nothing', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const person = await calls.person(id)
  expect(await refusedBy(person('delete_account', { email: `${other}@founders.example` }))).toEqual([422, 'validation_failed'])
  expect([await isThere(id), await isThere(other)]).toEqual([true, true])
})

test('who signed in long ago is asked to do it again', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  await testService.sql`update auth."session" set "createdAt" = "createdAt" - interval '1 hour' where "userId" = ${id}`
  expect(await refusedBy(person('delete_account', { email: `${id}@founders.example` }))).toEqual([401, 'unauthorized'])
  expect(await isThere(id)).toBe(true)
})

test('its listings are archived and nobody’s: no page, no owner, nothing of a person; the website and the address are free', async () => {
  const [one] = await crowd(testService, 1)
  if (!one) throw new Error('the crowd is empty')
  const { account_id, listing_id, slug, listing } = one
  const [host, week] = [`${slug}.test`, weekOf(testService.service.clock())]
  const founder = { state: 'manual', own: [{ name: 'Ada Lindgren', email: 'ada@private.example', socials: {} }], ai: null }
  await testService.sql`
    update companies set facts = ${testService.sql.json({ cells: { founders: founder, name: { state: 'manual', own: 'Crowded', ai: null } }, story: { problem: 'Ada had one.' } })}
    where account_id = ${account_id}`
  await testService.sql`
    update listings set status = 'live', plan = 'free', launch_week = ${week}, launched_at = ${testService.service.clock()} where id = ${listing_id}`
  const claimer = await testService.founder()
  const { claim_id } = await claimer.listing.claimListing({ slug })
  await answered((await calls.person(account_id))('add_editor', { listing_id, email: `${claimer.account_id}@founders.example` }))
  await answered((await calls.person(account_id))('delete_account', { email: `${account_id}@founders.example` }))
  expect(await listing.getAccount().catch((error: { status: number }) => error.status)).toBe(401)
  const [left] = await testService.sql`select account_id, status, archived_from from listings where id = ${listing_id}`
  expect(left).toMatchObject({ account_id: null, status: 'archived', archived_from: null })
  expect(await testService.sql`select 1 from board_entries where listing_id = ${listing_id}`).toHaveLength(0)
  const [page, shown] = await Promise.all([fetch(`${testService.url}/listings/${slug}`), testService.call(`/listings/${slug}`)])
  expect([page.status, shown.status]).toEqual([410, 404])
  const kept = await testService.sql`
    select c.*, to_jsonb(e) as editor from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id
    left join editors e on e.listing_id = l.id where l.id = ${listing_id}`
  expect(JSON.stringify(kept)).toContain('Crowded')
  expect(JSON.stringify(kept)).not.toMatch(/Ada|private\.example|founders\.example/)
  // Nobody gets it back by proving the website, and whoever has that lists it anew.
  expect((await claimer.listing.getClaim({ claim_id })).status).toBe('refused')
  expect((await refused(claimer.listing.verifyClaim({ claim_id, method: 'file' }))).code).toBe('conflict')
  expect((await refused(claimer.listing.claimListing({ slug }))).code).toBe('not_found')
  expect((await refused(claimer.listing.restoreListing({ listing_id }))).code).toBe('not_found')
  expect(await elsewhere(host, claimer.account_id)).toBeNull()
  await testService.operate('create_account', { email: `${account_id}@founders.example` })
})

test('what the site team took down stays down, and the website is nobody’s to list anew until the team says so', async () => {
  const [one] = await crowd(testService, 1)
  if (!one) throw new Error('the crowd is empty')
  const { account_id, listing_id, slug } = one
  await testService.sql`update listings set status = 'live', plan = 'free', launched_at = now() where id = ${listing_id}`
  await testService.operate('suspend_listing', { listing_id, reason: 'Not a product.' })
  await answered((await calls.person(account_id))('delete_account', { email: `${account_id}@founders.example` }))
  const left = async () => (await testService.sql`select account_id, status from listings where id = ${listing_id}`)[0]
  expect(await left()).toEqual({ account_id: null, status: 'suspended' })
  const other = await testService.account()
  expect(await elsewhere(`${slug}.test`, other)).toMatchObject({ slug: null, nobodys: true, own: null })
  await testService.operate('unsuspend_listing', { listing_id })
  expect(await left()).toEqual({ account_id: null, status: 'archived' })
  expect(await elsewhere(`${slug}.test`, other)).toBeNull()
})

test('two accounts may leave a listing of one website behind', async () => {
  const both = await crowd(testService, 2)
  await testService.sql`update companies set site_key = 'left-twice.test' where account_id = any(${both.map(({ account_id }) => account_id)}::text[])`
  for (const { account_id } of both) await testService.operate('delete_account_of', { email: `${account_id}@founders.example` })
  expect(
    await testService.sql`select 1 from companies where account_id is null and split_part(site_key, '#', 1) = 'left-twice.test'`,
  ).toHaveLength(2)
})

test('its vote for a listing that is hidden at that moment is taken back too, so that it is not there when the listing comes back', async () => {
  const one = await launched(testService, { launch_week: weekOf(testService.service.clock()) })
  const [voter = '', other = ''] = await voters(testService, 2)
  for (const id of [voter, other]) await vote(testService, one.id, id)
  await testService.sql`update listings set status = 'archived', archived_from = 'live' where id = ${one.id}`
  await answered((await calls.person(voter))('delete_account', { email: `${voter}@founders.example` }))
  const [row] = await testService.sql`
    select l.votes, b.votes as board from listings l join board_entries b on b.listing_id = l.id where l.id = ${one.id}`
  expect({ ...row }).toEqual({ votes: 1, board: 1 })
})
