import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { anyone, operator, person } = await openCalls(testService)
const PASSWORD = 'seven green beetroots'

test('a password signs in, and one form begins one session', async () => {
  const id = await testService.account()
  await answered((await person(id))('set_password', { password: PASSWORD }))
  const given = { email: `${id}@founders.example`, password: PASSWORD }
  const before = (await testService.sql`select 1 from auth."session" where "userId" = ${id}`).length
  const key = crypto.randomUUID()
  const sign = () => answered(anyone('sign_in_by_password', given, key))
  const [first, again] = [await sign(), await sign()]
  expect([first.cookies.length > 0, again]).toEqual([true, first])
  expect((await testService.sql`select 1 from auth."session" where "userId" = ${id}`).length).toBe(before + 1)
})

test('a wrong one, an account without one and an address without an account are answered alike', async () => {
  const [id, without] = [await testService.account(), await testService.account()]
  await answered((await person(id))('set_password', { password: PASSWORD }))
  for (const email of [`${id}@founders.example`, `${without}@founders.example`, 'nobody@founders.example'])
    expect(await answered(anyone('sign_in_by_password', { email, password: 'wrong beetroots' }))).toEqual({ cookies: [] })
  expect(await refusedBy(operator('sign_in_by_password', { email: 'a@b.example', password: 'x' }))).toEqual([404, 'not_found'])
})
