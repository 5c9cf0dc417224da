import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const calls = await openCalls(testService)
const GIVEN = { name: 'laptop', scopes: ['account:read' as const], expires_days: 90 as const }
const meBy = async (key: string) => (await testService.call('/me', { headers: { authorization: `Bearer ${key}` } })).status

test('a key works for its account, within the scopes that were ticked', async () => {
  const person = await calls.person(await testService.account())
  const { key } = await answered(person('create_key', GIVEN))
  expect(await meBy(key)).toBe(200)
  const draft = await testService.call('/drafts', {
    method: 'POST',
    body: '{"url":"http://one.test"}',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  expect(draft.status).toBe(403)
})

test('sent again it is the same key, also of two at once, and one is made', async () => {
  const account_id = await testService.account()
  const person = await calls.person(account_id)
  const sent = crypto.randomUUID()
  const make = async () => (await answered(person('create_key', GIVEN, sent))).key
  const keys = [...(await Promise.all([make(), make()])), await make()]
  expect(new Set(keys).size).toBe(1)
  expect((await testService.sql`select 1 from api_keys where account_id = ${account_id}`).length).toBe(1)
})

test('a name that is taken, none, and no scope are refused; another account has names of its own', async () => {
  const person = await calls.person(await testService.account())
  await answered(person('create_key', GIVEN))
  for (const given of [GIVEN, { ...GIVEN, name: '' }, { ...GIVEN, name: 'desk', scopes: [] }])
    expect(await refusedBy(person('create_key', given))).toEqual([422, 'validation_failed'])
  await answered((await calls.person(await testService.account()))('create_key', GIVEN))
  expect(await refusedBy(calls.anyone('create_key', GIVEN))).toEqual([401, 'unauthorized'])
})

test('of twenty made at once none is beyond the most an account has', async () => {
  const account_id = await testService.account()
  const person = await calls.person(account_id)
  await testService.sql`
    insert into api_keys (account_id, name, hash, start, scopes)
    select ${account_id}, 'key ' || n, sha256(convert_to(${account_id} || n, 'UTF8')), 'lst_abcd', '{account:read}' from generate_series(1, 40) n`
  const made = await Promise.all(Array.from({ length: 20 }, (_, n) => person('create_key', { ...GIVEN, name: `laptop ${n}` })))
  expect(made.filter(({ ok }) => ok).length).toBe(10)
})

test('of keys that ended, an account keeps the latest', async () => {
  const account_id = await testService.account()
  await testService.sql`
    insert into api_keys (account_id, name, hash, start, scopes, revoked_at)
    select ${account_id}, 'key ' || n, sha256(convert_to(${account_id} || n, 'UTF8')), 'lst_abcd', '{account:read}', now() - n * interval '1 day'
    from generate_series(1, 200) n`
  await answered((await calls.person(account_id))('create_key', GIVEN))
  const kept = await testService.sql<{ name: string }[]>`select name from api_keys where account_id = ${account_id} order by id`
  expect(kept.map(({ name }) => name)).toEqual([...Array.from({ length: 50 }, (_, n) => `key ${n + 1}`), 'laptop'])
})
