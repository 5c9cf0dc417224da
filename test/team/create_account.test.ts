import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { freshEmail } from '../auth/person.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)

test('an account is made once with a confirmed address, and stands in the log', async () => {
  const email = freshEmail()
  const made = await answered(operator('create_account', { email, name: 'Ada' }))
  expect([made.email, made.name, await logged(testService, 'account.create', made.id)]).toEqual([email, 'Ada', 1])
  expect(await refusedBy(operator('create_account', { email: email.toUpperCase() }))).toEqual([422, 'validation_failed'])
})

test('what is no address, and who is not the operator, make none', async () => {
  expect(await refusedBy(operator('create_account', { email: 'ada' }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy((await team())('create_account', { email: freshEmail() }))).toEqual([404, 'not_found'])
})
