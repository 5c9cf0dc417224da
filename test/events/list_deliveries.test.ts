import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { temporaryFolder } from '../cli/temporary_folder.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { expectForeign, withWebhook } from './own_webhook.ts'
import { openReceiver } from './receiver.ts'

const receiver = await openReceiver()
const hosts = join(temporaryFolder(), 'hosts')
await Bun.write(hosts, '127.0.0.1 loopback.hooks-of-mine.com\n169.254.169.254 metadata.hooks-of-mine.com\n')
// The receiver's certificate is for secure.example alone.
const CRAWL_CONNECT_TO = `${receiver.env.CRAWL_CONNECT_TO},other.example:443:127.0.0.1:${receiver.port}`
const env = { ...receiver.env, CRAWL_CONNECT_TO, CRAWL_HOSTS_FILE: hosts, LIMITS: 'account_reads_per_minute=100000' }
const testService = await startTestService({ env })
type Who = Pick<Awaited<ReturnType<typeof withWebhook>>, 'listing' | 'webhook_id'>

/** Sends a test event and gives its delivery once it was tried so often. */
async function tried({ listing, webhook_id }: Who, attempt = 1) {
  const { delivery_id } = await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
  return again({ listing, webhook_id }, delivery_id, attempt)
}
const again = ({ listing, webhook_id }: Who, delivery_id: string, attempt: number) =>
  until(async () => {
    const { items } = await listing.listDeliveries({ webhook_id })
    return items.find((item) => item.delivery_id === delivery_id && item.attempt >= attempt && item.duration_ms !== null)
  })

test('a delivery tells its tries, its code, and the first kilobyte of the answer, whatever bytes it has, and nothing that a terminal obeys', async () => {
  const who = await withWebhook(testService, receiver, '/answers')
  receiver.answer('/answers', () => new Response(`\0\u001b\u009b\u{e0041}\u{1f955}${'x'.repeat(5000)}`, { status: 201 }))
  const delivered = await tried(who)
  expect(delivered).toMatchObject({ status: 'delivered', attempt: 1, code: 201, next_try_at: null })
  expect([delivered.answer?.slice(0, 4), (delivered.answer?.length ?? 0) <= 1024]).toEqual(['\ufffd\u{1f955}x', true])
})

test('an answer that never ends, and one that unpacks without end, are cut', async () => {
  const who = await withWebhook(testService, receiver, '/endless')
  receiver.answer('/endless', () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(120)) })
    return new Response(endless)
  })
  expect(await tried(who)).toMatchObject({ status: 'delivered', code: 200, answer: 'x'.repeat(1024) })
  receiver.answer('/endless', () => new Response(Bun.gzipSync(new Uint8Array(50_000_000)), { headers: { 'content-encoding': 'gzip' } }))
  expect(await tried(who)).toMatchObject({ code: 200 })
})

test('a redirect is an answer: nothing is sent where it leads', async () => {
  const who = await withWebhook(testService, receiver, '/redirects')
  receiver.answer('/redirects', () => new Response(null, { status: 307, headers: { location: receiver.url('/elsewhere') } }))
  expect(await tried(who)).toMatchObject({ status: 'pending', code: 307 })
  expect(receiver.at('/elsewhere')).toEqual([])
})

test('a name that leads to a private address is not reached, whatever it led to when it was taken', async () => {
  const { listing } = await testService.founder()
  for (const name of ['loopback.hooks-of-mine.com', 'metadata.hooks-of-mine.com']) {
    const { webhook_id } = await listing.createWebhook({ url: `https://${name}/hook`, types: ['listing.live'] })
    expect(await tried({ listing, webhook_id })).toMatchObject({
      ...{ status: 'pending', code: null },
      answer: expect.stringContaining('leads to an address that is not public'),
    })
  }
})

test('to a certificate that is another name’s nothing is sent', async () => {
  const { listing } = await testService.founder()
  const { webhook_id } = await listing.createWebhook({ url: 'https://other.example/impostor', types: ['listing.live'] })
  expect(await tried({ listing, webhook_id })).toMatchObject({
    status: 'pending',
    code: null,
    answer: expect.stringContaining('certificate'),
  })
  expect(receiver.at('/impostor')).toEqual([])
})

test('what is not taken is tried again by the table, under the same id, until it is given up', async () => {
  const who = await withWebhook(testService, receiver, '/fails')
  receiver.answer('/fails', () => new Response('no', { status: 500 }))
  const first = await tried(who)
  const waits: number[] = []
  const TABLE = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
  for (let delivery = first; delivery.next_try_at !== null;) {
    // A try's end is known to some milliseconds; writing it down may take its time.
    const ended = Date.parse(delivery.at) + (delivery.duration_ms ?? 0) - 50
    waits.push(Math.floor((Date.parse(delivery.next_try_at) - ended) / 1000))
    testService.turnClock((waits.at(-1) ?? 0) + 1)
    await testService.operate('run_weeks', {})
    delivery = await again(who, first.delivery_id, delivery.attempt + 1)
    if (delivery.next_try_at === null) expect(delivery).toMatchObject({ status: 'failed', attempt: 10, code: 500, answer: 'no' })
  }
  // Never sooner than the table says; later only by what writing a try down takes on a busy machine.
  expect(waits.map((wait, at) => [at, wait >= (TABLE[at] ?? 0), wait < (TABLE[at] ?? 0) + 30])).toEqual(
    TABLE.map((_, at) => [at, true, true]),
  )
  expect(new Set(receiver.at('/fails').map(({ headers }) => headers.get('webhook-id')))).toEqual(new Set([first.event_id]))
  expect(receiver.at('/fails').length).toBe(10)
})

test('410 switches the webhook off at once, with an e-mail to its owner', async () => {
  const who = await withWebhook(testService, receiver, '/no-more')
  receiver.answer('/no-more', () => new Response(null, { status: 410 }))
  expect(await tried(who)).toMatchObject({ status: 'failed', code: 410 })
  expect((await who.listing.getWebhook({ webhook_id: who.webhook_id })).enabled).toBe(false)
  expect(await emailsTo(who.account_id)).toEqual(['webhook_off'])
})

test('five days in which some failed and none succeeded switch it off, and one success begins them anew', async () => {
  const who = await withWebhook(testService, receiver, '/five-days')
  let status = 500
  receiver.answer('/five-days', () => new Response(null, { status }))
  await tried(who)
  testService.turnClock(4 * 86_400)
  status = 200
  await tried(who)
  status = 500
  await tried(who)
  testService.turnClock(4 * 86_400)
  await testService.operate('run_weeks', {})
  expect((await who.listing.getWebhook({ webhook_id: who.webhook_id })).enabled).toBe(true)
  testService.turnClock(86_401)
  await testService.operate('run_weeks', {})
  expect((await who.listing.getWebhook({ webhook_id: who.webhook_id })).enabled).toBe(false)
  expect(await emailsTo(who.account_id)).toEqual(['webhook_off'])
})

test('a slow endpoint delays nobody else’s, not those of the same account either', async () => {
  const slow = await withWebhook(testService, receiver, '/slow')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  receiver.answer('/slow', async () => (await released, new Response(null, { status: 204 })))
  for (let nth = 0; nth < 5; nth++) await slow.listing.sendTestEvent({ webhook_id: slow.webhook_id, type: 'listing.live' })
  await receiver.came('/slow')
  const [own, other] = [
    await slow.listing.createWebhook({ url: receiver.url('/own'), types: ['listing.live'] }),
    await withWebhook(testService, receiver, '/other'),
  ]
  await slow.listing.sendTestEvent({ webhook_id: own.webhook_id, type: 'listing.live' })
  expect((await tried(other)).status).toBe('delivered')
  await receiver.came('/own')
  // The slow one holds one place, and nothing more is sent to it meanwhile.
  expect(receiver.at('/slow').length).toBe(1)
  release()
  await receiver.came('/slow', 5)
})

test('weeks run delivers what is due at its time, tries again among it', async () => {
  const who = await withWebhook(testService, receiver, '/by-hand')
  receiver.answer('/by-hand', () => new Response(null, { status: receiver.at('/by-hand').length > 1 ? 204 : 503 }))
  const first = await tried(who)
  await testService.operate('run_weeks', { at: new Date(Date.parse(first.next_try_at ?? '') + 1000).toISOString() })
  expect((await again(who, first.delivery_id, 2)).status).toBe('delivered')
})

test('deliveries are kept for 30 days', async () => {
  const who = await withWebhook(testService, receiver, '/kept')
  await tried(who)
  testService.turnClock(30 * 86_400 + 1)
  await testService.service.jobs.add(testService.sql, 'sweep', {})
  await until(async () => (await who.listing.listDeliveries({ webhook_id: who.webhook_id })).total === 0)
})

test('another account’s webhook is none', async () => {
  const { webhook_id } = await withWebhook(testService, receiver, '/mine')
  await expectForeign(testService, webhook_id, (other, id) => other.listDeliveries({ webhook_id: id }))
})

const emailsTo = async (account_id: string): Promise<string[]> =>
  (await testService.sql<{ kind: string }[]>`select kind from outbox where email = ${`${account_id}@founders.example`}`).map(
    ({ kind }) => kind,
  )
