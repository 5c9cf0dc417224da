import { expect, test } from 'bun:test'
import { queueEmail, suppress } from '../../server/mail/outbox.ts'
import { stopNewsletter, stopUrl } from '../../server/newsletter/subscribers.ts'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const { operator } = calls
const site = { name: 'Listing', url: 'http://localhost:3000' }

/** An e-mail that stands where the post left it. */
async function left(
  status: 'waiting' | 'failed' | 'suppressed' | 'sent',
  kind = 'launch_live',
  email = `${crypto.randomUUID()}@people.example`,
) {
  await queueEmail(testService.sql, { to: { email }, kind, subject: 'It is live', blocks: ['See it.'], site }, testService.service.clock())
  const [row] = await testService.sql<{ id: number }[]>`
    update outbox set status = ${status}, tries = 9, error = 'away', next_try_at = null where email = ${email} and kind = ${kind} returning id`
  return { id: row?.id ?? 0, email }
}
const stateOf = async (id: number) => ({ ...(await testService.sql`select status, tries, error from outbox where id = ${id}`)[0] })

test('what failed or was held back goes again from its first try, under the same Message-ID, once per press', async () => {
  for (const status of ['failed', 'suppressed'] as const) {
    const { id } = await left(status)
    const name = async () => (await testService.sql`select message_id from outbox where id = ${id}`)[0]
    const [before, key] = [await name(), crypto.randomUUID()]
    for (let press = 0; press < 2; press++) await answered(operator('send_email_again', { id }, key))
    expect([await stateOf(id), await name()]).toEqual([{ status: 'waiting', tries: 0, error: null }, before])
    expect(await logged(testService, 'email.send_again', String(id))).toBe(1)
  }
})

test('what waits or was sent does not go again, nor does a code that is over, nor an e-mail that is none', async () => {
  const kept = [await left('waiting'), await left('sent'), await left('failed', 'sign_in')]
  const before = await Promise.all(kept.map(({ id }) => stateOf(id)))
  for (const id of [...kept.map((one) => one.id), 0, 999_999_999_999_999])
    expect(await refusedBy(operator('send_email_again', { id }))).toEqual([422, 'validation_failed'])
  expect(await Promise.all(kept.map(({ id }) => stateOf(id)))).toEqual(before)
})

test('nothing goes to an address that wants nothing, until it is written to again', async () => {
  const { id, email } = await left('suppressed')
  await suppress(testService.sql, email, 'all', 'bounced', testService.service.clock())
  const called = await operator('send_email_again', { id })
  expect(called.ok ? '' : called.problem.errors?.[0]?.message).toContain('Nothing is sent to this address (bounced)')
  await answered(operator('lift_suppression', { email, kind: 'all' }))
  await answered(operator('send_email_again', { id }))
  expect(await stateOf(id)).toMatchObject({ status: 'waiting' })
})

test('no founder has one sent', async () => {
  const { id } = await left('failed')
  expect(await refusedBy((await calls.person(await testService.account()))('send_email_again', { id }))).toEqual([404, 'not_found'])
  expect(await stateOf(id)).toMatchObject({ status: 'failed' })
})

test('an issue goes to nobody who has left the newsletter', async () => {
  const [token, email] = ['E'.repeat(32), 'left@readers.example']
  const { sql, service } = testService
  await sql`
    insert into newsletter_subscribers (site_id, email, state, stop_token, created_at, confirmed_at)
    values (1, ${email}, 'confirmed', ${token}, now(), now())`
  const unsubscribe = { url: stopUrl(site, token) }
  await queueEmail(sql, { to: { email }, kind: 'newsletter', subject: 'Issue', blocks: ['New.'], unsubscribe, site }, service.clock())
  const [row] = await sql<{ id: number }[]>`update outbox set status = 'failed' where email = ${email} returning id`
  await stopNewsletter(sql, token, service.clock())
  expect(await refusedBy(operator('send_email_again', { id: row?.id ?? 0 }))).toEqual([422, 'validation_failed'])
  await sql`update newsletter_subscribers set state = 'confirmed', ended_at = null where stop_token = ${token}`
  await answered(operator('send_email_again', { id: row?.id ?? 0 }))
})
