import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)
const isOfTeam = async (id: string) =>
  (await testService.sql<{ operator: boolean }[]>`select operator from auth."user" where id = ${id}`)[0]?.operator

test('somebody is of the site team, and then no more, and the log has both', async () => {
  const id = await testService.account()
  const email = `${id}@founders.example`
  for (const is of [true, false]) {
    expect((await answered(operator('appoint_operator', { email, operator: is }))).operator).toBe(is)
    expect([await isOfTeam(id), await logged(testService, is ? 'account.appoint' : 'account.dismiss', id)]).toEqual([is, 1])
  }
})

test('the team appoints nobody, and an address without an account is refused', async () => {
  const id = await testService.account()
  expect(await refusedBy((await team())('appoint_operator', { email: `${id}@founders.example`, operator: true }))).toEqual([
    404,
    'not_found',
  ])
  expect(await refusedBy(operator('appoint_operator', { email: 'nobody@founders.example', operator: true }))).toEqual([
    422,
    'validation_failed',
  ])
  expect(await isOfTeam(id)).toBe(false)
})
