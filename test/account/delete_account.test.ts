import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const isThere = async (id: string) =>
  (await testService.sql`select 1 from auth."user" where id = ${id} and deleted_at is null`).length === 1

test('an account goes once its address is typed, with its keys and sessions, and no other goes', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const key = await testService.key(id)
  await answered((await calls.person(id))('delete_account', { email: `${id}@founders.example` }))
  expect([await isThere(id), await isThere(other)]).toEqual([false, true])
  expect((await testService.call('/me', { headers: { authorization: `Bearer ${key}` } })).status).toBe(401)
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
