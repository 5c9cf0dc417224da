import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { freshEmail } from '../auth/person.ts'

const testService = await startTestService({ role: 'web' })
const { anyone, link } = await openCalls(testService)
const stateOf = async (email: string) =>
  (await testService.sql<{ state: string }[]>`select state from newsletter_subscribers where email = ${email}`)[0]?.state
async function asked(): Promise<{ email: string; token: string }> {
  const email = freshEmail()
  await answered(anyone('ask_for_newsletter', { email }))
  const [row] = await testService.sql<{ url: string }[]>`select letter #>> '{action,url}' as url from outbox where email = ${email}`
  return { email, token: new URL(row?.url ?? '').pathname.split('/').at(-1) ?? '' }
}

test('the newsletter begins for the mailbox that the letter went to, and a second press of the button is answered alike', async () => {
  const { email, token } = await asked()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await answered(link('confirm_newsletter', { token }, key))
  expect(await stateOf(email)).toBe('confirmed')
})

test('a token that is none begins nothing, nor one without a letter’s link', async () => {
  const { email, token } = await asked()
  expect(await refusedBy(link('confirm_newsletter', { token: 'A'.repeat(43) }))).toEqual([404, 'not_found'])
  expect(await refusedBy(anyone('confirm_newsletter', { token }))).toEqual([404, 'not_found'])
  expect(await stateOf(email)).not.toBe('confirmed')
})
