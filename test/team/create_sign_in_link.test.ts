import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { openPerson } from '../auth/person.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)

test('a link signs in whoever opens it first, leads on, and stands in the log', async () => {
  const id = await testService.account()
  const { url } = await answered(operator('create_sign_in_link', { email: `${id}@founders.example`, return_to: '/account/keys' }))
  const [first, second] = [openPerson(testService), openPerson(testService)]
  expect((await first.visit(new URL(url).pathname)).headers.get('location')).toBe('/account/keys')
  expect((await second.visit(new URL(url).pathname)).status).toBe(404)
  expect(await logged(testService, 'account.sign_in_link', id)).toBe(1)
})

test('an address without an account gets none, and nobody but the operator makes one', async () => {
  expect(await refusedBy(operator('create_sign_in_link', { email: 'nobody@founders.example' }))).toEqual([422, 'validation_failed'])
  const email = `${await testService.account()}@founders.example`
  expect(await refusedBy((await team())('create_sign_in_link', { email }))).toEqual([404, 'not_found'])
})
