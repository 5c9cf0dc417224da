import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)

test('an export holds what is kept of the account, and nothing of another', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const [mine, theirs] = [await putShown(testService, id), await putShown(testService, other)]
  const key = await testService.key(id)
  const exported = await answered((await calls.person(id))('export_account', {}))
  expect(exported).toMatchObject({ account: [{ id }], listings: [{ slug: mine.slug }], api_keys: [{}] })
  const text = JSON.stringify(exported)
  // Nor what the database keeps beside a name to find it by.
  for (const foreign of [other, `"${theirs.slug}"`, key, 'name_key']) expect(text.includes(foreign)).toBe(false)
})

test('it holds what the account offered, trusts and decided, and which e-mails it gets none of', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const [{ sql }, { id: listing_id, profile_id }] = [testService, await putShown(testService, id)]
  await answered((await calls.person(id))('transfer_listing', { listing_id, email: `${other}@founders.example` }))
  await sql`
    insert into publishers (listing_id, account_id, issuer, repository, created_at)
    values (${listing_id}, ${id}, 'https://token.actions.githubusercontent.com', 'ada/beds', now())`
  await sql`
    insert into proposals (company_id, field, kind, now, found_at, status)
    select company_id, 'headline', 'gone', '"Beds"', now(), 'dismissed' from profiles where id = ${profile_id}`
  await sql`insert into suppressions (email, kind, reason, at) values (${`${id}@founders.example`}, 'invite', 'declined', now())`
  const exported = await answered((await calls.person(id))('export_account', {}))
  expect(exported).toMatchObject({
    transfers_offered: [{ listing_id, email: `${other}@founders.example` }],
    trusted_publishers: [{ repository: 'ada/beds' }],
    proposals: [{ field: 'headline', status: 'dismissed' }],
    emails_refused: [{ kind: 'invite', reason: 'declined' }],
  })
  expect(JSON.stringify(exported)).not.toContain('token_hash')
})

test('it changes nothing, and what was done since stands in the next one', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  const read = async () => {
    const { exported_at: _now, account, ...rest } = await answered(person('export_account', {}))
    return { account, rest }
  }
  const first = await read()
  expect(await read()).toEqual(first)
  await answered(person('rename_account', { name: 'Ada of the beds' }))
  expect(await read()).toEqual({ rest: first.rest, account: [expect.objectContaining({ name: 'Ada of the beds' })] })
})

test('ten an hour are enough for an account, another has its own, and the hour ends', async () => {
  const person = await calls.person(await testService.account())
  for (let nth = 0; nth < 10; nth++) await answered(person('export_account', {}))
  expect(await refusedBy(person('export_account', {}))).toEqual([429, 'rate_limited'])
  await answered((await calls.person(await testService.account()))('export_account', {}))
  testService.turnClock(3601)
  await answered(person('export_account', {}))
})

test('nobody exports who is not signed in', async () => {
  expect(await refusedBy(calls.anyone('export_account', {}))).toEqual([401, 'unauthorized'])
  expect(await refusedBy(calls.operator('export_account', {}))).toEqual([401, 'unauthorized'])
})

test('it says of what there is more than it holds, and holds the newest of it', async () => {
  const id = await testService.account()
  const { id: listing_id } = await putShown(testService, id)
  await testService.sql`
    insert into listing_referrers (listing_id, day, host, views) select ${listing_id}, date '2020-01-01' + n / 50, 'h' || n, 1 from generate_series(0, 10050) n`
  const exported = await answered((await calls.person(id))('export_account', {}))
  expect(exported).toMatchObject({ cut_at_10_000: ['listing_referrers'] })
  expect(JSON.stringify(exported)).toContain('"h10050"')
})
