import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { listSubscribers, stopNewsletter, stopUrl } from '../../server/newsletter/subscribers.ts'
import { queueEmails } from '../../server/mail/outbox.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
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

test('an issue that waits to be tried again is not sent to who has left, that of another site is', async () => {
  const { sql, service } = testService
  const [email, now] = ['left@readers.example', service.clock()]
  const tokens = ['C_'.repeat(16), 'D'.repeat(32)]
  const site = await service.sites.byId(1)
  await sql`
    insert into newsletter_subscribers (site_id, email, state, stop_token, created_at, confirmed_at)
    values (1, ${email}, 'confirmed', ${tokens[0] ?? ''}, ${now}, ${now})`
  const issue = (token: string) => ({
    to: { email },
    kind: 'newsletter',
    subject: `Issue ${token}`,
    blocks: ['What was new.'],
    unsubscribe: { url: stopUrl(site, token) },
    site: { name: site.name, url: site.url },
  })
  await queueEmails(sql, tokens.map(issue), now)
  await stopNewsletter(sql, tokens[0] ?? '', now)
  expect([...(await sql`select status, error from outbox where email = ${email} order by id`)]).toEqual([
    { status: 'suppressed', error: 'unsubscribed' },
    { status: 'waiting', error: null },
  ])
})

test('who leaves while an issue is written gets none', async () => {
  const { sql, service } = testService
  const [email, now, token] = ['leaving@readers.example', service.clock(), 'F'.repeat(32)]
  const site = await service.sites.byId(1)
  await sql`
    insert into newsletter_subscribers (site_id, email, state, stop_token, created_at, confirmed_at)
    values (1, ${email}, 'confirmed', ${token}, ${now}, ${now})`
  let leaving = Promise.resolve()
  await sql.begin(async (inner) => {
    const listed = await listSubscribers(inner, { site_id: 1, by: now, after: 0, limit: 500 })
    expect(listed.map((reader) => reader.email)).toContain(email)
    leaving = stopNewsletter(sql, token, now)
    await until(
      async () => (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length > 0,
    )
    const unsubscribe = { url: stopUrl(site, token) }
    await queueEmails(inner, [{ to: { email }, kind: 'newsletter', subject: 'Issue', blocks: ['New.'], unsubscribe, site }], now)
  })
  await leaving
  expect([...(await sql`select status, error from outbox where email = ${email}`)]).toEqual([
    { status: 'suppressed', error: 'unsubscribed' },
  ])
})
