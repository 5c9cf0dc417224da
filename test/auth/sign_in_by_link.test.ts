import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { anyone, operator } = await openCalls(testService)
const tokenOf = async () => {
  const email = `${await testService.account()}@founders.example`
  const { url } = await answered(operator('create_sign_in_link', { email }))
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

test('a link signs in once; the form that used it is answered as before', async () => {
  const token = await tokenOf()
  const key = crypto.randomUUID()
  const first = await answered(anyone('sign_in_by_link', { token }, key))
  expect([first.outcome, first.cookies.length > 0]).toEqual(['proven', true])
  expect(await answered(anyone('sign_in_by_link', { token }, key))).toEqual(first)
  expect(await answered(anyone('sign_in_by_link', { token }))).toMatchObject({ outcome: 'over', cookies: [] })
})

test('a token that is none, and one whose time ran out, sign nobody in', async () => {
  expect((await answered(anyone('sign_in_by_link', { token: 'A'.repeat(43) }))).outcome).toBe('over')
  const token = await tokenOf()
  testService.turnClock(16 * 60)
  expect((await answered(anyone('sign_in_by_link', { token }))).outcome).toBe('over')
  expect(await refusedBy(operator('sign_in_by_link', { token }))).toEqual([404, 'not_found'])
})
