import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const PASSWORD = 'seven green beetroots'

test('a password that is removed signs nobody in, and removing it again is as good', async () => {
  const id = await testService.account()
  await answered((await calls.person(id))('set_password', { password: PASSWORD }))
  const person = await calls.person(id)
  for (let press = 0; press < 2; press++) await answered(person('remove_password', {}))
  const tried = await answered(calls.anyone('sign_in_by_password', { email: `${id}@founders.example`, password: PASSWORD }))
  expect(tried.cookies).toEqual([])
})

test('nobody removes it who is not signed in', async () => {
  expect(await refusedBy(calls.anyone('remove_password', {}))).toEqual([401, 'unauthorized'])
})
