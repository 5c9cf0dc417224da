import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { readers } from './readers.ts'

const testService = await startTestService({ role: 'web' })
const { anyone, link } = await openCalls(testService)
const confirmed = async () => (await testService.sql`select 1 from newsletter_subscribers where state = 'confirmed'`).length

test('the newsletter ends for one mailbox, however often it is pressed, and a token that never was is answered alike', async () => {
  await readers(testService, 2)
  const token = 'B'.repeat(32)
  await testService.sql`update newsletter_subscribers set stop_token = ${token} where id = (select min(id) from newsletter_subscribers)`
  expect(await refusedBy(anyone('stop_newsletter', { token: 'none' }))).toEqual([404, 'not_found'])
  for (const pressed of [token, token, 'A'.repeat(32)]) await answered(link('stop_newsletter', { token: pressed }))
  expect(await confirmed()).toBe(1)
})
