import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const sessionsOf = async (id: string) => (await testService.sql`select 1 from auth."session" where "userId" = ${id}`).length

test('ends the sessions of one account in every browser, and of no other', async () => {
  const [id, other] = [await testService.account(), await testService.account()]
  const [person] = [await calls.person(id), await calls.person(id), await calls.person(other)]
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await answered(person('sign_out_everywhere', {}, key))
  expect([await sessionsOf(id), await sessionsOf(other)]).toEqual([0, 1])
  expect(await refusedBy(calls.anyone('sign_out_everywhere', {}))).toEqual([401, 'unauthorized'])
})
