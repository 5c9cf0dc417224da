import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const sessionsOf = async (id: string) => (await testService.sql`select 1 from auth."session" where "userId" = ${id}`).length

test('ends the session of one browser, however often it is pressed', async () => {
  const id = await testService.account()
  const [one] = [await calls.person(id), await calls.person(id)]
  for (let press = 0; press < 2; press++) await answered(one('sign_out', {}))
  expect(await sessionsOf(id)).toBe(1)
})

test('of somebody who is not signed in ends nothing', async () => {
  const id = await testService.account()
  await calls.person(id)
  await answered(calls.anyone('sign_out', {}))
  expect(await sessionsOf(id)).toBe(1)
  expect(await refusedBy(calls.operator('sign_out', {}))).toEqual([404, 'not_found'])
})
