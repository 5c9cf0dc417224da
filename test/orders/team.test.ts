import { afterAll, expect, test } from 'bun:test'
import { serveStripe } from '../doubles/stripe.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, payTest, toProvider } from './buyers.ts'
import { buyer } from './shop.ts'
import { once } from '../cli/listing.ts'
import { newOperator, sessionCookie } from '../web/session.ts'
import { onOperatorTerminal, openOperatorTerminal } from '../operator_terminal.ts'

const stripe = await serveStripe()
afterAll(() => stripe.stop())
const testService = await startTestService({ role: 'web', env: { ...stripe.env, TEAM_EMAIL: 'team@directory.example' } })
stripe.tellTo(`${testService.url}/webhooks/stripe`)

const env = {
  ...stripe.env,
  DATABASE_URL: testService.service.config.database_url ?? '',
  DATA_DIR: testService.folder,
}
const type = openOperatorTerminal(env)
const operator = (...words: string[]) => type(['order', ...words])

async function paid() {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const session = (await toProvider(testService, made.checkout_url)).split('/').at(-1) ?? ''
  await stripe.pay(session)
  return { who, session, number: made.number, order: () => who.listing.getOrder({ number: made.number }) }
}

test('the team gives money back in parts, the buyer gets credit notes, and Stripe’s own event changes nothing more', async () => {
  const { number, order, session } = await paid()
  const first = await operator('refund', number, '--cents', '2500', '--json')
  expect([first.code, JSON.parse(first.out)]).toEqual([
    0,
    { number, status: 'partially_refunded', refunded_cents: 2500, credited_cents: 2500 },
  ])
  // What Stripe says of it afterwards is the same sum.
  const intent = stripe.sessions.get(session)?.payment_intent ?? ''
  expect(await stripe.send('charge.refunded', { id: 'ch_1', payment_intent: intent, amount_refunded: 2500 })).toBe(200)
  expect((await order()).status).toBe('partially_refunded')
  expect((await operator('refund', number, '--cents', '7401')).err).toContain('Only 7400 cents are left')
  expect((await operator('refund', number)).out).toBe(`$74.00 of ${number} went back; it is refunded now.`)
  expect((await order()).status).toBe('refunded')
  expect((await operator('refund', number)).code).toBe(1)
  const notes = await testService.sql<{ number: string }[]>`select number from credit_notes order by id`
  const year = testService.service.clock().getUTCFullYear()
  expect(notes.map((note) => note.number)).toEqual([`CN-${year}-000001`, `CN-${year}-000002`])
  const mails = await testService.sql`select 1 from outbox where kind = 'order_refunded'`
  expect(mails).toHaveLength(2)
})

test('a refund that Stripe refuses, or whose answer is lost, gives back once when it is typed again', async () => {
  const { number, order } = await paid()
  const before = stripe.requests.length
  stripe.failAt((call) => (call <= 3 ? 'lost answer' : null))
  expect(await operator('refund', number, '--cents', '1000')).toMatchObject({ code: 1, out: '' })
  expect((await order()).status).toBe('paid')
  expect((await operator('refund', number, '--cents', '1000')).code).toBe(0)
  const keys = stripe.requests.slice(before).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  expect((await order()).status).toBe('partially_refunded')
  stripe.failAt(() => ({ status: 402, type: 'card_error' }))
  expect((await operator('refund', number, '--cents', '500')).err).toContain('Stripe refuses')
  stripe.failAt(() => null)
  expect((await operator('refund', number, '--cents', '500')).code).toBe(0)
})

test('who types a refund again on a terminal is asked whether as much is to go back again', async () => {
  const { number } = await paid()
  const given = async (answer: string) => {
    const { code, shown } = await onOperatorTerminal(
      ['order', 'refund', number, '--cents', '1000'],
      env,
      once('to go on', (keys) => keys(`${answer}\r`)),
    )
    const [row] = await testService.sql<{ refunded_cents: number }[]>`select refunded_cents from orders where number = ${number}`
    return [code, shown.includes('to go on'), row?.refunded_cents]
  }
  expect(await given('')).toEqual([0, false, 1000])
  expect(await given('yes')).toEqual([1, true, 1000])
  // Ctrl-C, and the end of the input.
  for (const key of ['\u0003', '\u0004']) expect(await given(key)).toEqual([1, true, 1000])
  expect(await given(number.toLowerCase())).toEqual([0, true, 2000])
})

test('the team sees orders, those that are held first of all, and delivers when the cause is mended', async () => {
  const { number } = await paid()
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const session = (await toProvider(testService, made.checkout_url)).split('/').at(-1) ?? ''
  await testService.sql`update listings set status = 'archived' where id = ${who.listing_id}`
  await stripe.pay(session)
  const listed = JSON.parse((await operator('list', '--json')).out) as { items: { number: string }[] }
  expect(listed.items.map((item) => item.number)).toContain(number)
  const held = await operator('list', '--status', 'held')
  expect(held.out.split('\n')).toHaveLength(1)
  expect(held.out).toContain(made.number)
  expect((await operator('show', made.number)).out).toContain('is archived, so that it cannot be launched')
  const mails = await testService.sql<{ email: string }[]>`select email from outbox where kind = 'order_held'`
  expect(mails.map(({ email }) => email)).toEqual(['team@directory.example'])
  expect((await operator('deliver', made.number)).out).toContain('is held')
  await testService.sql`update listings set status = 'draft' where id = ${who.listing_id}`
  expect((await operator('deliver', made.number)).out).toBe(`${made.number}: delivery is complete.`)
  expect((await who.listing.getMyListing({ listing_id: who.listing_id })).status).toBe('live')
})

test('a held order whose money went back says how it leaves the list, on the page and at the terminal', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const session = (await toProvider(testService, made.checkout_url)).split('/').at(-1) ?? ''
  await testService.sql`update listings set status = 'archived' where id = ${who.listing_id}`
  await stripe.pay(session)
  expect((await operator('refund', made.number)).out).toMatch(new RegExp(`refunded now\\. .* order deliver ${made.number}$`))
  const held = async () => (await operator('list', '--status', 'held')).out
  expect(await held()).toContain(made.number)
  const { name, value } = await sessionCookie(testService, await newOperator(testService))
  const page = await fetch(`${testService.url}/team/orders/${made.number}`, {
    headers: { cookie: `${name}=${value}`, accept: 'text/html' },
  })
  const text = await page.text()
  expect(text).toContain('Take it off the list')
  expect(text).not.toContain('Deliver it now')
  await operator('deliver', made.number)
  expect(await held()).not.toContain(made.number)
})

test('wrong words are refused with what to type', async () => {
  expect((await operator('list', '--status', 'lost')).err).toContain('There is no status "lost"')
  expect((await operator('show', 'L-2026-999999')).err).toContain('There is no order')
  expect((await operator('refund', 'L-2026-000001', '--cents', '0')).code).toBe(2)
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  expect((await operator('refund', made.number)).err).toContain('nothing was paid')
  expect((await operator('deliver', made.number)).err).toContain('was not paid')
})

test('the team gives back what was paid on the TEST page too', async () => {
  const shop = await startTestService({ role: 'web' })
  const who = await buyer(shop)
  const made = await checkout(who, launchOf(who))
  await payTest(shop, made.checkout_url)
  expect(await shop.operate('refund_order', { number: made.number, cents: null })).toMatchObject({
    status: 'refunded',
    credited_cents: 9900,
  })
})
