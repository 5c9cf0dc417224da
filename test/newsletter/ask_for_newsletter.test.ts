import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { freshEmail } from '../auth/person.ts'

const testService = await startTestService({ role: 'web' })
const { anyone, operator } = await openCalls(testService)
const letters = async (email: string) => (await testService.sql`select 1 from outbox where email = ${email}`).length

test('a letter is written once to a form, and again to another', async () => {
  const email = freshEmail()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await answered(anyone('ask_for_newsletter', { email }, key))
  expect(await letters(email)).toBe(1)
  await answered(anyone('ask_for_newsletter', { email }, crypto.randomUUID()))
  expect(await letters(email)).toBe(2)
})

test('what is no address is refused', async () => {
  for (const email of ['', 'ada', 'a@b, c@d'])
    expect(await refusedBy(anyone('ask_for_newsletter', { email }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy(operator('ask_for_newsletter', { email: freshEmail() }))).toEqual([404, 'not_found'])
})
