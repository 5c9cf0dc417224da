import { expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { checkout, launchOf, payTest, post, toProvider } from '../../orders/buyers.ts'
import { buyer } from '../../orders/shop.ts'
import { refused } from '../../refused.ts'
import { formIn } from '../forms.ts'
import { auditEntriesOf, openOperator } from './visit.ts'
import { until } from '../../until.ts'

const testService = await startTestService({
  role: 'web',
  env: { LIMITS: 'account_reads_per_minute=100000,account_writes_per_minute=100000,anonymous_per_minute=100000' },
})
const operator = await openOperator(testService)

test('a price that the team sets is the price of the next quote, to the cent', async () => {
  const who = await buyer(testService)
  const form = { price: '123.45', name: 'Paid launch', description: 'At once.', on_sale: 'on', weeks_ahead_max: '20' }
  expect((await operator.post('/team/products/launch', form)).location).toBe('/team/products?done=changed')
  const price = async () => (await who.listing.quoteOrder({ items: launchOf(who) })).total_cents
  await until(async () => (await price()) === 12_345)
  for (const [field, value] of [
    ['price', '12.345'],
    ['price', '-1'],
    ['price', '1e3'],
    ['price', '99,50'],
    ['price', '12,3456'],
    ['price', '999999'],
    ['weeks_ahead_max', '0'],
    ['weeks_ahead_max', 'soon'],
    ['name', ''],
  ] as const) {
    const { status, text } = await operator.post('/team/products/launch', { ...form, [field]: value })
    expect([field, value, status, text.includes('aria-invalid="true"')]).toEqual([field, value, 422, true])
  }
  expect((await operator.post('/team/products/launch', { ...form, price: '$1,123.45' })).status).toBe(303)
  await until(async () => (await price()) === 112_345)
  const { on_sale: _on_sale, ...off } = form
  await operator.post('/team/products/launch', off)
  await until(() =>
    price().then(
      () => false,
      ({ code }: { code?: string }) => code === 'validation_failed',
    ),
  )
  await operator.post('/team/products/launch', form)
  await until(async () => (await price().catch(() => 0)) === 12_345)
})

test('of a product only what was typed is changed', async () => {
  const path = '/team/products/launch'
  const page = formIn((await operator.ask(path)).text, 'name="price"', path)
  await testService.operate('set_product', { key: 'launch', weeks_ahead: 30 })
  const as_shown = { price: '123.45', name: 'Paid launch', on_sale: 'on', weeks_ahead_max: '20' }
  expect((await operator.post(page.action, { ...page.fields, ...as_shown, description: 'In a week or now.' })).status).toBe(303)
  const [row] = await testService.sql`select price_cents, name, description, active, constraints from products where key = 'launch'`
  const kept = { price_cents: 12_345, name: 'Paid launch', active: true, constraints: { weeks_ahead_max: 30 } }
  expect(row).toMatchObject({ ...kept, description: 'In a week or now.' })
})

test('a code that the team makes takes off what it says, and is worth nothing once it is disabled', async () => {
  const who = await buyer(testService)
  const form: [string, string][] = [
    ...([
      ['code', 'spring-25'],
      ['kind', 'percent'],
      ['value', '20'],
      ['per_account', '1'],
      ['max_uses', '5'],
    ] as [string, string][]),
    ...([
      ['products', 'launch'],
      ['products', 'sections'],
      ['action', 'create'],
    ] as [string, string][]),
  ]
  expect((await operator.post('/team/promos', form)).location).toBe('/team/promos?done=created')
  const quote = await who.listing.quoteOrder({ items: launchOf(who), promo_code: 'SPRING-25' })
  expect(quote.discount).toMatchObject({ code: 'spring-25', amount_cents: 2469 })
  for (const [field, value] of [
    ['code', 'a b'],
    ['code', 'Spring-25'],
    ['value', '101'],
    ['value', ''],
    ['max_uses', '0'],
    ['expires', '2020-01-01'],
    ['email', 'nobody@founders.example'],
  ] as const) {
    const { status, text } = await operator.post('/team/promos', [
      ...form.filter(([name]) => name !== field),
      ...(field === 'code' ? [] : [['code', 'other'] as [string, string]]),
      [field, value],
    ])
    expect([field, value, status, text.includes('name="products" value="sections" checked')]).toEqual([field, value, 422, true])
    // What is wrong is told beside its field, and in no words of the terminal.
    if (field === 'email') expect(text).toMatch(/id="field-email-mistake"[^>]*>There is no account with nobody@founders.example\.</)
  }
  const asked = await operator.post('/team/promos', { code: 'spring-25', action: 'disable' })
  expect([asked.status, asked.text.includes('Disable it for good')]).toEqual([200, true])
  expect((await who.listing.quoteOrder({ items: launchOf(who), promo_code: 'SPRING-25' })).discount?.amount_cents).toBe(2469)
  await operator.post('/team/promos', { code: 'spring-25', action: 'disable', confirm: 'yes' })
  expect((await refused(who.listing.quoteOrder({ items: launchOf(who), promo_code: 'SPRING-25' }))).code).toBe('discount_code_invalid')
})

test('of many codes a page shows the newest, and any is found by a part of it', async () => {
  await testService.sql`
    insert into promo_codes (code, normalized, kind, value, min_subtotal_cents, created_at)
    select 'Many-' || n, 'MANY-' || n, 'percent', 5, 0, now() from generate_series(100, 160) n`
  const shown = async (query: string) =>
    [...(await operator.ask(`/team/promos${query}`)).text.matchAll(/promo-code">(Many-\d+)/g)].map(([, code]) => code)
  const pages = [await shown('?q=many-'), await shown('?q=many-&page=2')]
  expect(pages.map((codes) => [codes.length, codes[0]])).toEqual([
    [50, 'Many-160'],
    [11, 'Many-110'],
  ])
  expect(await shown('?q=ny-12')).toHaveLength(10)
  expect((await operator.ask('/team/promos?q=ny_12')).text).toContain('No code found')
  expect((await operator.ask('/team/promos?page=9')).status).toBe(404)
})

test('an order is found, and money given back in part and then whole goes back once, whatever is sent twice', async () => {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url ?? '', 'succeed', { email: 'books@beetroot.example' })
  for (const words of [number, 'BOOKS@beetroot', who.account_id.slice(0, 13)])
    expect((await operator.ask(`/team/orders?q=${words}`)).text).toContain(number)
  expect((await operator.ask('/team/orders?q=%25')).text).not.toContain(number)
  const path = `/team/orders/${number}`
  const page = await operator.ask(path)
  expect([page.status, page.text.includes('$123.45'), page.text.includes('books@beetroot.example')]).toEqual([200, true, true])
  const order = async () => who.listing.getOrder({ number })

  const asked = await operator.post(path, { action: 'refund', amount: '23.45' })
  expect([asked.status, asked.text.includes('Refund $23.45'), (await order()).status]).toEqual([200, true, 'paid'])
  const form = { action: 'refund', amount: '23.45', confirm: 'yes', act: crypto.randomUUID() }
  const both = await Promise.all([operator.post(path, form), operator.post(path, form)])
  // The other press does not know what the provider said to the first; the page shows it.
  expect(new Set(both.map(({ location }) => location))).toEqual(new Set([path, `${path}?done=refunded`]))
  const sums = async () =>
    (
      await testService.sql<
        { status: string; refunded_cents: number }[]
      >`select status, refunded_cents from orders where number = ${number}`
    )[0]
  expect(await sums()).toEqual({ status: 'partially_refunded', refunded_cents: 2345 })
  for (const amount of ['100.01', '0', '-5', 'all', '9,50'])
    expect((await operator.post(path, { ...form, act: '', amount })).status).toBe(422)
  const rest = { ...form, act: crypto.randomUUID(), amount: '100.00' }
  for (const location of [`${path}?done=refunded`, path]) expect((await operator.post(path, rest)).location).toBe(location)
  expect(await sums()).toEqual({ status: 'refunded', refunded_cents: 12_345 })
  expect((await operator.post(path, { ...form, act: '', amount: '1' })).status).toBe(422)
  expect(await testService.sql`select 1 from credit_notes`).toHaveLength(2)
  const refunds = (await auditEntriesOf(testService)).filter(({ action }) => action === 'order.refund')
  expect(refunds.map(({ note, after }) => [note, after])).toEqual([
    ['$100.00', { status: 'refunded', refunded_cents: 12_345 }],
    ['$23.45', { status: 'partially_refunded', refunded_cents: 2345 }],
  ])
})

test('an order that is held shows why, and is delivered once its cause is mended', async () => {
  const who = await buyer(testService)
  await operator.post(`/team/listings/${who.listing_id}`, { action: 'suspend', reason: 'Looks wrong', confirm: 'yes' })
  await operator.post(`/team/listings/${who.listing_id}`, { action: 'restore' })
  const { number, checkout_url } = await checkout(who, launchOf(who))
  // The buyer is on the provider's page already: before it, nobody would be let pay.
  const page = await toProvider(testService, checkout_url)
  await operator.post(`/team/listings/${who.listing_id}`, { action: 'suspend', reason: 'Looks wrong', confirm: 'yes' })
  await post(testService, page, { outcome: 'succeed' })
  const { text: held } = await operator.ask('/team/orders?status=held')
  expect(held).toContain(number)
  // Whoever looks for words looks among those that are chosen.
  expect(formIn(held, 'id="team-q"', '/team/orders')).toEqual({ action: '/team/orders', fields: { status: 'held' } })
  expect((await operator.ask('/team')).text).toMatch(/team-tile bad" href="\/team\/orders\?status=held"/)
  const path = `/team/orders/${number}`
  expect((await operator.ask(path)).text).toContain('is suspended, so that it cannot be launched')
  await operator.post(`/team/listings/${who.listing_id}`, { action: 'restore' })
  expect((await operator.post(path, { action: 'deliver' })).location).toBe(`${path}?done=delivered`)
  expect((await who.listing.getMyListing({ listing_id: who.listing_id })).status).toBe('live')
  expect((await operator.ask(path)).text).not.toContain('is waiting for the team')
})
