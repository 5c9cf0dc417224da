import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const PASSWORD = 'seven green beetroots'
const sessionsOf = async (id: string) => (await testService.sql`select 1 from auth."session" where "userId" = ${id}`).length

test('a password signs in from then on, and every other browser is signed out', async () => {
  const id = await testService.account()
  await calls.person(id)
  const person = await calls.person(id)
  const { cookies } = await answered(person('set_password', { password: PASSWORD }))
  expect([cookies.length > 0, await sessionsOf(id)]).toEqual([true, 1])
  const signedIn = await answered(calls.anyone('sign_in_by_password', { email: `${id}@founders.example`, password: PASSWORD }))
  expect(signedIn.cookies.length).toBeGreaterThan(0)
})

test('one that is too short is refused, and nothing is changed', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  expect(await refusedBy(person('set_password', { password: 'short' }))).toEqual([422, 'validation_failed'])
  expect(await sessionsOf(id)).toBe(1)
})

test('who signed in long ago is asked to do it again', async () => {
  const id = await testService.account()
  const person = await calls.person(id)
  await testService.sql`update auth."session" set "createdAt" = "createdAt" - interval '1 hour' where "userId" = ${id}`
  expect(await refusedBy(person('set_password', { password: PASSWORD }))).toEqual([401, 'unauthorized'])
})
