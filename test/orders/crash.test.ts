import { afterAll, expect, test } from 'bun:test'
import { createListing } from '../../sdk/index.ts'
import { newKey, saveKey, SCOPES } from '../../server/auth/keys.ts'
import { freshDatabase } from '../cluster.ts'
import { serveStripe } from '../doubles/stripe.ts'
import { freePort } from '../free_port.ts'
import { until } from '../until.ts'

const stripe = await serveStripe()
const database = await freshDatabase()
const sql = database.open(4)
const running = new Set<Bun.Subprocess>()
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await stripe.stop()
  await sql.end()
  await database.drop()
})
const ORDERS = 12
const AUTH_SECRET = 'kept by both lives of the process, which make the same links'

/** A process of its own, as the operator starts it; resolves when it says that it has started. */
async function serve(port: number): Promise<Bun.Subprocess> {
  const child = Bun.spawn(['bun', 'server/main.ts', 'serve'], {
    env: {
      ...process.env,
      ...stripe.env,
      ...{ DATABASE_URL: database.url, AUTH_SECRET, PORT: String(port), HOST: '127.0.0.1', BASE_URL: `http://127.0.0.1:${port}` },
      LIMITS: 'account_writes_per_minute=100000,account_reads_per_minute=100000,anonymous_per_minute=100000',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  })
  running.add(child)
  const decoder = new TextDecoder()
  let said = ''
  for await (const chunk of child.stderr) {
    said += decoder.decode(chunk, { stream: true })
    if (said.includes('"event":"started"')) return child
  }
  throw new Error(`the service did not start: ${said}`)
}
async function kill(child: Bun.Subprocess): Promise<void> {
  child.kill('SIGKILL')
  await child.exited
  running.delete(child)
}

/** A founder with a draft that can be launched, written straight into the database. */
async function founder(port: number) {
  const account_id = crypto.randomUUID()
  await sql`insert into auth."user" (id, name, email) values (${account_id}, 'Ada', ${`${account_id}@founders.example`})`
  const apiKey = newKey()
  await saveKey(sql, { account_id, name: 'crash', key: apiKey, scopes: [...SCOPES], expires_at: null, now: new Date() })
  const slug = `crash-${account_id.slice(0, 8)}`
  const [row] = await sql<{ id: number }[]>`
    with company as (
      insert into companies (account_id, site_key, url, facts) values (${account_id}, ${`${slug}.test`}, ${`http://${slug}.test/`}, '{"cells": {}}') returning id
    ), profile as (
      insert into profiles (company_id, site_id, words) select id, (select min(id) from sites), '{"cells": {}}' from company returning id, site_id
    )
    insert into listings (account_id, profile_id, site_id, slug, status) select ${account_id}, id, site_id, ${slug}, 'draft' from profile returning id`
  return { listing_id: row?.id ?? 0, listing: createListing({ baseUrl: `http://127.0.0.1:${port}`, apiKey, retries: 0 }) }
}

test('kill -9 between payment and delivery: what was paid is delivered once, with one invoice each and no gap', async () => {
  const port = freePort()
  let service = await serve(port)
  stripe.tellTo(`http://127.0.0.1:${port}/webhooks/stripe`)
  const buyers = await Promise.all(Array.from({ length: ORDERS }, () => founder(port)))
  const sessions: string[] = []
  for (const { listing, listing_id } of buyers) {
    const { checkout_url } = await listing.createCheckout({ items: [{ product: 'launch', listing_id }], billing_country: 'US' })
    const response = await fetch(checkout_url, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', email: 'ada@example.com', country: 'US', action: 'pay' }),
      redirect: 'manual',
    })
    sessions.push(response.headers.get('location')?.split('/').at(-1) ?? '')
  }

  // No delivery gets through before the kill, which meets orders that are paid and not delivered.
  const letGo = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = sql.begin(async (tx) => {
    await tx`lock table fulfillments in share row exclusive mode`
    held.resolve()
    await letGo.promise
  })
  await held.promise
  const events = sessions.map((id) => stripe.pay(id))
  await until(async () => (await sql`select from orders where status = 'paid' limit 1`).length > 0)
  await kill(service)
  await Promise.all(events)
  const [cut] = await sql<{ count: number }[]>`select count(*) as count from orders where status = 'paid' and fulfillment = 'none'`
  expect(cut?.count).toBeGreaterThan(0)
  letGo.resolve()
  await holding

  service = await serve(port)
  // Stripe sends again what was not answered, and some of what was.
  await Promise.all(sessions.map((id) => stripe.send('checkout.session.completed', stripe.sessions.get(id) ?? {}, { id: `evt_${id}` })))
  await until(async () => (await sql`select from orders where fulfillment <> 'complete' limit 1`).length === 0)
  const orders = await sql<{ status: string; fulfillment: string; lines: number; invoices: number; mails: number }[]>`
    select o.status, o.fulfillment, (select count(*) from fulfillments f join order_lines l on l.id = f.order_line_id where l.order_id = o.id) as lines,
      (select count(*) from invoices where order_id = o.id) as invoices,
      (select count(*) from outbox where kind = 'order_paid' and subject like '%' || o.number || '%') as mails
    from orders o`
  expect(orders.map((order) => ({ ...order }))).toEqual(
    orders.map(() => ({ status: 'paid', fulfillment: 'complete', lines: 1, invoices: 1, mails: 1 })),
  )
  expect(orders).toHaveLength(ORDERS)
  const numbers = await sql<{ number: string }[]>`select number from invoices order by number`
  expect(numbers.map(({ number }) => Number(number.slice(-6)))).toEqual(Array.from({ length: ORDERS }, (_, index) => index + 1))
  const [live] = await sql<{ count: number }[]>`select count(*) as count from listings where status = 'live' and plan = 'paid'`
  expect(live?.count).toBe(ORDERS)
  await kill(service)
})
