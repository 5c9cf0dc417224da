import { afterAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'
import { serveStripe } from '../doubles/stripe.ts'
import { freePort } from '../free_port.ts'
import { startTestService } from '../test_service.ts'
import { BILLING, checkout, launchOf, open, payTest, post, toProvider } from '../orders/buyers.ts'
import { buyer, promo } from '../orders/shop.ts'
import { textOfPdf } from '../invoices/read_pdf.ts'
import { DESKTOP, openTab, PHONE } from './browser.ts'

const stripe = await serveStripe()
afterAll(() => stripe.stop())

/** A service whose links lead to itself, as a browser needs it. */
async function openShop(env: Record<string, string> = {}) {
  const port = freePort()
  return startTestService({ role: 'web', env: { PORT: String(port), BASE_URL: `http://localhost:${port}`, ...env } })
}
const testService = await openShop()
const shop = await openShop(stripe.env)
stripe.tellTo(`${shop.url}/webhooks/stripe`)

const words = (html: string) =>
  html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

describe('the checkout page', () => {
  test('needs its link: a guess, another kind of token and a cut one show nothing', async () => {
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    expect((await open(testService, checkout_url)).status).toBe(200)
    for (const path of [
      '/checkout/',
      checkout_url.slice(0, -1),
      `${checkout_url}x`,
      `/checkout/${'A'.repeat(22)}`,
      `/checkout/${'.'.repeat(22)}`,
    ])
      expect([path, (await open(testService, new URL(path, testService.url).href)).status]).toEqual([path, 404])
    expect((await open(testService, checkout_url.replace('/checkout/', '/invoices/'))).status).toBe(404)
    const { headers } = await open(testService, checkout_url)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('shows the total of what was typed, and keeps what was typed', async () => {
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    const typed = { ...BILLING, name: 'Żółć "&<b>', company: '', country: 'DE', address: 'Weg 1\n10115 Berlin' }
    const page = await post(testService, checkout_url, { ...typed, action: 'update' })
    expect(page.status).toBe(200)
    expect(words(page.text)).toContain('VAT 19%, DE $18.81 Total in US dollars $117.81')
    expect(page.text).toContain('value="Żółć &quot;&amp;&lt;b>"')
    expect(page.text).not.toContain('<b>')
    expect((await open(testService, checkout_url)).text).toContain('Weg 1\n10115 Berlin')
  })

  test('says what to mend, charges nothing, and keeps what was typed', async () => {
    const who = await buyer(testService)
    const { checkout_url, number } = await checkout(who, launchOf(who))
    const cases: [Record<string, string>, string][] = [
      [{ email: '' }, 'Type the address that the invoice goes to'],
      [{ email: 'ada@' }, 'not one e-mail address'],
      [{ email: 'a@b.example, evil@c.example' }, 'not one e-mail address'],
      [{ name: '', company: '' }, 'Type the name'],
      [{ country: '' }, 'Choose the country'],
      [{ country: 'UK' }, 'Send GB'],
      [{ country: 'EL' }, 'Send GR'],
      [{ country: 'DEU' }, 'Send DE'],
      [{ country: 'DE', vat_number: 'DE000000000' }, 'wrong check digit'],
      [{ country: 'FR', vat_number: 'DE136695976' }, 'is not a number of FR'],
      [{ promo_code: 'NOSUCHCODE' }, 'is unknown'],
      [{ name: 'x'.repeat(121) }, 'At most 120 characters'],
    ]
    for (const [over, said] of cases) {
      const sent = { ...BILLING, company: 'Beetroot Ltd', ...over, action: 'pay' }
      const page = await post(testService, checkout_url, sent)
      expect([over, page.status, words(page.text).includes(said)]).toEqual([over, 422, true])
      expect(page.text).toContain(sent.company)
      expect(page.text).toContain('aria-invalid="true"')
    }
    expect(
      (await testService.sql`select count(*) as count from payments p join orders o on o.id = p.order_id where o.number = ${number}`)[0]
        ?.count,
    ).toBe(0)
  })

  test('shows a new total first, and leads to payment only when it was seen', async () => {
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    const sent = { ...BILLING, country: 'EE', action: 'pay' }
    const first = await post(testService, checkout_url, { ...sent, seen_total_cents: '9900' })
    expect([first.location, words(first.text).includes('The total is now $122.76')]).toEqual([null, true])
    // An old page of another window is shown the new total too.
    expect((await post(testService, checkout_url, { ...sent, seen_total_cents: '9900' })).location).toBeNull()
    expect((await post(testService, checkout_url, { ...sent, seen_total_cents: '12276' })).location).toContain('/pay/test/')
  })

  test('takes a code off that no longer holds, says so, and shows the new total first', async () => {
    await promo(testService, 'SOONGONE')
    const who = await buyer(testService)
    const { checkout_url, total_cents } = await checkout(who, launchOf(who), { promo_code: 'soongone' })
    expect(total_cents).toBe(8910)
    await testService.sql`update promo_codes set disabled_at = now() where code = 'SOONGONE'`
    const page = await post(testService, checkout_url, { ...BILLING, promo_code: 'SOONGONE', action: 'pay', seen_total_cents: '8910' })
    expect([page.location, words(page.text).includes('The code SOONGONE is no longer valid')]).toEqual([null, true])
    expect(words(page.text)).toContain('Total in US dollars $99.00')
    expect((await post(testService, checkout_url, { ...BILLING, action: 'pay', seen_total_cents: '9900' })).location).toContain(
      '/pay/test/',
    )
  })

  test('lets codes be guessed no more than elsewhere', async () => {
    await promo(testService, 'RIGHTCODE1')
    await promo(testService, 'RESERVED01')
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    const own = await checkout(who, launchOf(who), { promo_code: 'RESERVED01' })
    for (let guess = 0; guess < 5; guess++)
      expect((await post(testService, checkout_url, { ...BILLING, promo_code: `GUESS${guess}`, action: 'update' })).status).toBe(422)
    const locked = await post(testService, checkout_url, { ...BILLING, promo_code: 'RIGHTCODE1', action: 'update' })
    expect([locked.status, words(locked.text).includes('Too many wrong promo codes')]).toEqual([429, true])
    // Paying without a code goes on, and with one that the order has already.
    expect((await post(testService, own.checkout_url, { ...BILLING, promo_code: 'RESERVED01', action: 'pay' })).location).toContain(
      '/pay/test/',
    )
    expect((await post(testService, checkout_url, { ...BILLING, promo_code: '', action: 'pay' })).location).toContain('/pay/test/')
    await testService.sql`delete from promo_misses`
  })

  test('with a code for all of it is paid by the confirmation, without a provider', async () => {
    await promo(testService, 'ALLFREE', { value: 100 })
    const who = await buyer(testService)
    const { checkout_url, number, total_cents } = await checkout(who, launchOf(who), { promo_code: 'ALLFREE' })
    expect(total_cents).toBe(0)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(testService, checkout_url, { ...BILLING, promo_code: 'ALLFREE', action: 'pay' })),
    )
    for (const { location, status } of answers) expect([303, 200, 410]).toContain(location === null ? status : 303)
    expect(await who.listing.getOrder({ number })).toMatchObject({ status: 'paid', fulfillment: 'complete', total_cents: 0 })
    const [row] =
      await testService.sql`select count(*) as count from payments p join orders o on o.id = p.order_id where o.number = ${number}`
    expect(row?.count).toBe(1)
  })

  test('takes nothing from forms of other websites, and no form that is none', async () => {
    const who = await buyer(testService)
    const { checkout_url, number } = await checkout(who, launchOf(who))
    const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]
    for (const headers of elsewhere) {
      const response = await fetch(checkout_url, { method: 'POST', body: new URLSearchParams({ action: 'cancel' }), headers })
      expect(response.status).toBe(403)
    }
    expect(
      (await fetch(checkout_url, { method: 'POST', body: '{"action":"cancel"}', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(415)
    expect((await fetch(checkout_url, { method: 'DELETE' })).status).toBe(405)
    expect((await who.listing.getOrder({ number })).status).toBe('pending')
  })

  test('ends an order that the buyer cancels, and its seat is free again', async () => {
    const who = await buyer(testService)
    const week = addWeeks(weekOf(testService.service.clock()), 9)
    const { checkout_url, number } = await checkout(who, launchOf(who, week))
    await toProvider(testService, checkout_url)
    // Its week is somebody else's as soon as it is free, so that one press by mistake ends nothing.
    const asked = await post(testService, checkout_url, { ...BILLING, company: 'Beetroot Ltd', action: 'cancel' })
    expect([asked.status, asked.text.includes('<h1>Cancel this order?</h1>')]).toEqual([200, true])
    // One field that is not right yet takes nothing else along, and nobody redeems a code by cancelling.
    const half = { ...BILLING, company: 'Beetroot Ltd', address: '7 Bed Rd', email: 'ada@', promo_code: 'NOSUCH' }
    await post(testService, checkout_url, { ...half, action: 'cancel' })
    expect((await open(testService, checkout_url)).text).toContain('7 Bed Rd')
    expect(await testService.sql`select from promo_misses`).toHaveLength(0)
    // Who keeps it finds there what was typed.
    expect((await open(testService, checkout_url)).text).toContain('value="Beetroot Ltd"')
    expect((await who.listing.getOrder({ number })).status).toBe('pending')
    const cancelled = await post(testService, checkout_url, { action: 'cancel', confirm: 'yes' })
    expect(cancelled.location).toBe(new URL(checkout_url).pathname)
    expect((await who.listing.getOrder({ number })).status).toBe('cancelled')
    const over = await open(testService, checkout_url)
    expect([over.status, over.text.includes('href="/pricing"')]).toEqual([410, true])
    const [row] = await testService.sql`select count(*) as count from seats where week = ${week} and released_at is null`
    expect(row?.count).toBe(0)
  })
})

test('«Pay» where no payment provider is set up says so, and keeps the order', async () => {
  const who = await buyer(testService)
  const { checkout_url } = await checkout(who, launchOf(who))
  const { service } = testService
  const { pay } = service
  service.pay = null
  const page = await post(testService, checkout_url, { ...BILLING, action: 'pay' }).finally(() => (service.pay = pay))
  expect([
    page.status,
    words(page.text).includes('The payment page cannot be reached at the moment Nothing was charged, and your order is kept'),
  ]).toEqual([503, true])
  await payTest(testService, checkout_url)
})

describe('the TEST page', () => {
  test('fails, cancels, or pays later, and the order says so', async () => {
    const who = await buyer(testService)
    const fails = await checkout(who, launchOf(who))
    await payTest(testService, fails.checkout_url, 'fail')
    // A long instant breaks before its time of day, not the line before it.
    expect((await open(testService, `${fails.checkout_url}/result`)).text).toMatch(
      /kept for you until <time[^>]*>\d+ \w+ \d{4} <wbr\/?>at /,
    )
    expect(await who.listing.getOrder({ number: fails.number })).toMatchObject({ status: 'failed', checkout_url: fails.checkout_url })
    await payTest(testService, fails.checkout_url, 'succeed')
    expect((await who.listing.getOrder({ number: fails.number })).status).toBe('paid')

    const [second, third] = [await buyer(testService), await buyer(testService)]
    const cancelled = await checkout(second, launchOf(second))
    await payTest(testService, cancelled.checkout_url, 'cancel')
    expect((await second.listing.getOrder({ number: cancelled.number })).status).toBe('cancelled')

    const later = await checkout(third, launchOf(third))
    const page = await toProvider(testService, later.checkout_url)
    await post(testService, page, { outcome: 'later' })
    expect((await third.listing.getOrder({ number: later.number })).status).toBe('pending')
    expect((await open(testService, `${later.checkout_url}/result`)).text).toContain('on its way')
    // Nothing can be paid a second time meanwhile.
    expect((await post(testService, later.checkout_url, { ...BILLING, action: 'pay' })).location).toContain('/result')
    await post(testService, page, { outcome: 'succeed' })
    expect(await third.listing.getOrder({ number: later.number })).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect((await post(testService, page, { outcome: 'fail' })).status).toBe(303)
    expect((await third.listing.getOrder({ number: later.number })).status).toBe('paid')
  })

  test('takes only its own buttons and sessions, and is nowhere when Stripe is set up', async () => {
    const who = await buyer(testService)
    const page = await toProvider(testService, (await checkout(who, launchOf(who))).checkout_url)
    expect((await post(testService, page, { outcome: 'win' })).status).toBe(422)
    expect((await open(testService, `${page}x`)).status).toBe(404)
    expect((await open(shop, `${shop.url}/pay/test/test_cs_${'a'.repeat(22)}`)).status).toBe(404)
  })
})

describe('in a real browser', () => {
  test('a person without scripts pays on the TEST page and opens the invoice', async () => {
    const who = await buyer(testService)
    const { checkout_url, number } = await checkout(who, launchOf(who))
    const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
    await page.goto(checkout_url)
    expect(await page.locator('.test-bar').isVisible()).toBe(true)
    await page.fill('[name=name]', 'Οδυσσέας Šimkus')
    await page.fill('[name=email]', 'odysseas@example.com')
    await page.selectOption('[name=country]', 'GR')
    await page.click('button[value=pay]')
    await page.getByText('The total is now $122.76').waitFor()
    await page.click('button[value=pay]')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText('Thank you, your order is paid').waitFor()
    await page.getByText('Open the invoice').click()
    await page.getByRole('heading', { name: 'Invoice' }).waitFor()
    expect(await page.locator('main').innerText()).toContain('Οδυσσέας Šimkus')
    const pdf = await page.request.get(new URL((await page.getByText('Download as PDF').getAttribute('href')) ?? '', page.url()).href)
    const text = await textOfPdf(await pdf.body())
    for (const said of ['Οδυσσέας Šimkus', 'VAT 24%, GR', '122.76 USD', 'TEST']) expect(text).toContain(said)
    expect(await who.listing.getOrder({ number })).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    await close()
  })

  test('a person pays on Stripe’s page and comes back to a paid order', async () => {
    const who = await buyer(shop)
    const { checkout_url, number } = await checkout(who, launchOf(who))
    const { page, fieldErrors, close } = await openTab(DESKTOP)
    await page.goto(checkout_url)
    expect(await page.locator('.test-bar').count()).toBe(0)
    await page.fill('[name=name]', 'Ada')
    await page.fill('[name=email]', 'ada@example.com')
    await page.click('button[value=pay]')
    await page.getByRole('heading', { name: 'Pay 99.00 USD' }).waitFor()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText('Thank you, your order is paid').waitFor()
    expect(await who.listing.getOrder({ number })).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect(fieldErrors).toEqual([])
    await close()
  })

  test('nothing of it stands in the way of anybody', async () => {
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    const test_page = await toProvider(testService, checkout_url)
    const paid = await buyer(testService)
    const order = await checkout(paid, launchOf(paid))
    await payTest(testService, order.checkout_url)
    const { invoice_url } = await paid.listing.getOrder({ number: order.number })
    const { page, close } = await openTab(PHONE)
    const axe = readFileSync(join('node_modules', 'axe-core', 'axe.min.js'), 'utf8')
    for (const url of [checkout_url, test_page, `${order.checkout_url}/result`, invoice_url ?? '']) {
      await page.goto(url)
      await page.evaluate(axe)
      const found = await page.evaluate<string[]>(
        '(async () => (await axe.run()).violations.map(({ id, nodes }) => id + " " + nodes[0].html))()',
      )
      expect([url, found]).toEqual([url, []])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    }
    await close()
  })
})
