import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { freshEmail } from './person.ts'

const testService = await startTestService({ role: 'web' })
const { anyone, operator } = await openCalls(testService)
const letters = async (email: string) => (await testService.sql`select 1 from outbox where email = ${email}`).length

test('one form writes one letter, and its browser holds one token', async () => {
  const given = { email: freshEmail(), purpose: 'sign_in' as const, return_to: '/account' }
  const key = crypto.randomUUID()
  const send = async () => (await answered(anyone('send_sign_in_email', given, key))).browser_token
  const tokens = [...(await Promise.all([send(), send()])), await send()]
  expect([new Set(tokens).size, await letters(given.email)]).toEqual([1, 1])
})

test('what is no address is refused', async () => {
  for (const email of ['', 'ada', 'a@b@c'])
    expect(await refusedBy(anyone('send_sign_in_email', { email, purpose: 'sign_in', return_to: '/account' }))).toEqual([
      422,
      'validation_failed',
    ])
  const given = { email: freshEmail(), purpose: 'sign_in' as const, return_to: '/account' }
  expect(await refusedBy(operator('send_sign_in_email', given))).toEqual([404, 'not_found'])
})
