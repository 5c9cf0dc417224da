import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const GIVEN = { name: 'laptop', scopes: ['account:read' as const], expires_days: null }
const meBy = async (key: string) => (await testService.call('/me', { headers: { authorization: `Bearer ${key}` } })).status

test('a key ends at once, and ending it again is as good', async () => {
  const person = await calls.person(await testService.account())
  const { key } = await answered(person('create_key', GIVEN))
  expect(await meBy(key)).toBe(200)
  for (let press = 0; press < 2; press++) await answered(person('revoke_key', { name: 'laptop' }))
  expect(await meBy(key)).toBe(401)
})

test('the key of another account stays', async () => {
  const { key } = await answered((await calls.person(await testService.account()))('create_key', GIVEN))
  await (
    await calls.person(await testService.account())
  )('revoke_key', { name: 'laptop' })
  expect(await meBy(key)).toBe(200)
  expect(await refusedBy(calls.anyone('revoke_key', { name: 'laptop' }))).toEqual([401, 'unauthorized'])
})
