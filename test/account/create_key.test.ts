import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
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
