import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)
const meBy = async (key: string) => (await testService.call('/me', { headers: { authorization: `Bearer ${key}` } })).status

test('a key ends in every process once, and the log says whose', async () => {
  const id = await testService.account()
  const email = `${id}@founders.example`
  const { key } = await answered(operator('create_key_of', { email, scopes: 'account:read', name: 'server' }))
  expect(await meBy(key)).toBe(200)
  await answered(operator('revoke_key_of', { email, name: 'server' }))
  expect([await meBy(key), await logged(testService, 'key.revoke', id)]).toEqual([401, 1])
  expect(await refusedBy(operator('revoke_key_of', { email, name: 'server' }))).toEqual([422, 'validation_failed'])
})

test('only the operator ends keys of others', async () => {
  const email = `${await testService.account()}@founders.example`
  expect(await refusedBy((await team())('revoke_key_of', { email, name: 'server' }))).toEqual([404, 'not_found'])
})
