import { expect, test } from 'bun:test'
import { deliverDue, dueWebhooks } from '../../server/webhooks/dispatch.ts'
import { WEBHOOK_LANES_MAX } from '../../server/base/limits.ts'
import { recordEvents } from '../../server/events/record_event.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { withWebhook } from './own_webhook.ts'
import { openReceiver, verified } from './receiver.ts'

const receiver = await openReceiver()
// Nobody works on its jobs, so that the test says who delivers.
const testService = await startTestService({ role: 'web', env: receiver.env })
const deliver = () => deliverDue(testService.service, new AbortController().signal, new AbortController().signal)

async function tell(account_id: string, count: number): Promise<void> {
  const told = Array.from({ length: count }, () => ({ account_id, object: { listing_id: 1 } }))
  await testService.sql.begin((sql) => recordEvents(sql, 'listing.live', told, testService.service.clock()))
}
const idsAt = (path: string) => receiver.at(path).map(({ headers }) => headers.get('webhook-id') ?? '')

test('workers share the work: each event comes to each webhook once, in its order', async () => {
  const paths = ['/a', '/b', '/c', '/d']
  const who = await withWebhook(testService, receiver, paths[0] ?? '')
  for (const path of paths.slice(1)) await who.listing.createWebhook({ url: receiver.url(path), types: ['listing.live'] })
  await tell(who.account_id, 12)
  await Promise.all([deliver(), deliver(), deliver()])
  const told = (await who.listing.listEvents()).items.map(({ id }) => id)
  for (const path of paths) expect([path, idsAt(path)]).toEqual([path, told])
})

test('what another worker delivers to is left to it, until that is gone for a minute', async () => {
  const { account_id, webhook_id } = await withWebhook(testService, receiver, '/taken')
  await tell(account_id, 1)
  await testService.sql`update webhooks set busy_until = now() + interval '1 minute' where id = ${webhook_id}`
  await deliver()
  expect(idsAt('/taken')).toEqual([])
  await testService.sql`update webhooks set busy_until = now() where id = ${webhook_id}`
  await deliver()
  expect(idsAt('/taken').length).toBe(1)
})

test('one that is switched off, led elsewhere or given another secret in the middle of what waits for it is so from the next event on', async () => {
  const { account_id, webhook_id, listing } = await withWebhook(testService, receiver, '/middle')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  receiver.answer('/middle', async () => (await released, new Response(null, { status: 204 })))
  receiver.answer('/moved', async () => {
    await listing.updateWebhook({ webhook_id, enabled: false })
    return new Response(null, { status: 204 })
  })
  await tell(account_id, 4)
  const delivering = deliver()
  await receiver.came('/middle')
  await listing.updateWebhook({ webhook_id, url: receiver.url('/moved') })
  const { secret } = await listing.rotateWebhookSecret({ webhook_id })
  release()
  await delivering
  expect([receiver.at('/middle').length, receiver.at('/moved').length]).toEqual([1, 1])
  const [moved] = receiver.at('/moved')
  expect(moved && verified(moved, secret).type).toBe('listing.live')
})

test('410 of an address that it has left meanwhile switches nothing off, and the event is tried at the next one', async () => {
  const { account_id, webhook_id, listing } = await withWebhook(testService, receiver, '/left')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  receiver.answer('/left', async () => (await released, new Response(null, { status: 410 })))
  await tell(account_id, 1)
  const delivering = deliver()
  await receiver.came('/left')
  await listing.updateWebhook({ webhook_id, url: receiver.url('/arrived') })
  release()
  await delivering
  testService.turnClock(10)
  await deliver()
  expect([receiver.at('/left').length, receiver.at('/arrived').length]).toEqual([1, 1])
})

test('one that works is found among more that fail than are looked at, though they wait longer', async () => {
  const { sql } = testService
  const honest = await withWebhook(testService, receiver, '/found')
  const failing = await testService.account()
  await sql`
    insert into webhooks (id, account_id, url, types, description, scopes, nonce, failing_since, created_at)
    select 'wh_failing' || n, ${failing}, ${receiver.url('/never')}, '{listing.live}', '', '{}', '\\x00', now(), now() from generate_series(1, ${3 * WEBHOOK_LANES_MAX}::integer) n`
  await sql`
    insert into webhook_deliveries (webhook_id, event_id, type, object, event_at, created_at, next_try_at)
    select id, 1, 'listing.live', '{"listing_id":1}', now(), now(), now() - interval '1 hour' from webhooks where account_id = ${failing}`
  await tell(honest.account_id, 1)
  const due = await sql<{ id: string }[]>`${dueWebhooks(sql, [], testService.service.clock())}`
  expect(due.map(({ id }) => id)).toContain(honest.webhook_id)
  await sql`delete from webhooks where account_id = ${failing}`
})

test('one that was not served for a while is found among more that take long, though they wait longer', async () => {
  const { sql } = testService
  const honest = await withWebhook(testService, receiver, '/waits')
  const slow = await testService.account()
  await sql`
    insert into webhooks (id, account_id, url, types, description, scopes, nonce, turn_at, created_at)
    select 'wh_slow' || n, ${slow}, ${receiver.url('/slow')}, '{listing.live}', '', '{}', '\\x00', now(), now() from generate_series(1, ${3 * WEBHOOK_LANES_MAX}::integer) n`
  await sql`
    insert into webhook_deliveries (webhook_id, event_id, type, object, event_at, created_at, next_try_at)
    select id, 1, 'listing.live', '{"listing_id":1}', now(), now(), now() - interval '1 hour' from webhooks where account_id = ${slow}`
  await sql`update webhooks set turn_at = now() - interval '1 minute' where id = ${honest.webhook_id}`
  await tell(honest.account_id, 1)
  const due = await sql<{ id: string }[]>`${dueWebhooks(sql, [], testService.service.clock())}`
  expect(due.map(({ id }) => id)).toContain(honest.webhook_id)
  await sql`delete from webhooks where account_id = ${slow}`
})

type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] }

test('what waits for one webhook, however much, makes no look for the others longer', async () => {
  const { sql } = testService
  const [full, other] = [await withWebhook(testService, receiver, '/full'), await withWebhook(testService, receiver, '/beside')]
  await sql`
    insert into webhook_deliveries (webhook_id, event_id, type, object, event_at, created_at, next_try_at)
    select ${full.webhook_id}, n, 'listing.live', '{"listing_id":1}', now(), now(), now() - interval '1 minute' from generate_series(1, 5000) n`
  await sql`update webhooks set enabled = false where id = ${full.webhook_id}`
  await tell(other.account_id, 1)
  await sql`analyze webhook_deliveries`
  const due = dueWebhooks(sql, [], testService.service.clock())
  const found = (await sql<{ id: string }[]>`${due}`).map(({ id }) => id)
  expect([found.includes(full.webhook_id), found.includes(other.webhook_id)]).toEqual([false, true])
  const [row] = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }[]>`explain (analyze, format json) ${due}`
  const rowsOf = ({ 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] }: Plan): number =>
    rows * loops + Plans.reduce((sum, plan) => sum + rowsOf(plan), 0)
  const [plan] = row?.['QUERY PLAN'] ?? []
  expect(plan && rowsOf(plan.Plan)).toBeLessThan(200)
  await sql`delete from webhook_deliveries where webhook_id = ${full.webhook_id}`
})

const NATURES: [nature: string, status: number, path: string][] = [
  ['only fail', 500, '/failing'],
  ['take long to say yes', 204, '/slow'],
]
test.each(NATURES)('those that %s leave room for the others, however many they are', async (_, status, path) => {
  let released = Promise.withResolvers<void>()
  const owners = await Promise.all(Array.from({ length: 7 }, (__, nth) => withWebhook(testService, receiver, `${path}/${nth}/0`)))
  for (const [nth, { listing }] of owners.entries())
    for (let more = 1; more < 10; more++)
      await listing.createWebhook({ url: receiver.url(`${path}/${nth}/${more}`), types: ['listing.live'] })
  for (let nth = 0; nth < 7; nth++)
    for (let more = 0; more < 10; more++)
      receiver.answer(`${path}/${nth}/${more}`, async () => (await released.promise, new Response(null, { status })))
  const tried = (nths = owners.keys()) =>
    [...nths].flatMap((nth) => Array.from({ length: 10 }, (__, more) => receiver.at(`${path}/${nth}/${more}`).length))
  let before = 0
  if (status === 500)
    await testService.sql`update webhooks set failing_since = now() where account_id = any(${owners.map(({ account_id }) => account_id)})`
  else {
    // As many at a time as there are lanes, so that each of them is asked and is slow.
    for (const nths of [
      [0, 1, 2, 3],
      [4, 5, 6],
    ]) {
      for (const nth of nths) await tell(owners[nth]?.account_id ?? '', 1)
      const first = deliver()
      await until(() => tried(nths.values()).every((times) => times === 1))
      testService.turnClock(5)
      released.resolve()
      await first
      released = Promise.withResolvers<void>()
    }
    before = 1
  }
  for (const { account_id } of owners) await tell(account_id, 1)
  const delivering = deliver()
  await until(() => tried().filter((times) => times > before).length === WEBHOOK_LANES_MAX / 2)
  const honest = await withWebhook(testService, receiver, `${path}/honest`)
  await tell(honest.account_id, 1)
  await receiver.came(`${path}/honest`)
  released.resolve()
  await delivering
  // A machine that is busy for longer than a receiver may take has them tried once more.
  expect(Math.min(...tried())).toBeGreaterThan(before)
})
