import { describe, expect, test } from 'bun:test'
import type { Route } from 'playwright-core'
import { freePort } from '../free_port.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, payTest, toProvider } from '../orders/buyers.ts'
import { buyer, promo } from '../orders/shop.ts'
import { DESKTOP, openTab, PHONE } from './browser.ts'

const port = freePort()
const testService = await startTestService({ role: 'web', env: { PORT: String(port), BASE_URL: `http://localhost:${port}` } })

describe('the total on the checkout page', () => {
  test('follows country, number and code while somebody types, and leaves alone what they type', async () => {
    await promo(testService, 'LIVE10')
    const who = await buyer(testService)
    const { checkout_url, number } = await checkout(who, launchOf(who))
    const { page, fieldErrors, close } = await openTab(DESKTOP)
    await page.goto(checkout_url)
    await page.fill('[name=name]', 'Ada Lindgren')
    await page.fill('[name=email]', 'ada@')
    await page.selectOption('[name=country]', 'DE')
    await page.getByText('Pay $117.81').waitFor()
    expect(await page.locator('#totals').innerText()).toMatch(/VAT 19%, DE\s+\$18\.81/)
    // An unfinished address of somebody is no reason not to say the total, and nothing of them stands in an address.
    expect([await page.inputValue('[name=name]'), await page.inputValue('[name=email]')]).toEqual(['Ada Lindgren', 'ada@'])
    expect(page.url()).toBe(checkout_url)
    await page.fill('[name=promo_code]', 'live10')
    await page.locator('[name=promo_code]').blur()
    await page.getByText('Pay $106.03').waitFor()
    await page.fill('[name=vat_number]', 'DE12')
    await page.locator('[name=vat_number]').blur()
    await page.locator('#field-vat_number-mistake').waitFor()
    expect(await page.locator('#field-vat_number-mistake').innerText()).toContain('wrong check digit')
    expect(await page.getAttribute('[name=vat_number]', 'aria-invalid')).toBe('true')
    expect(await page.inputValue('[name=vat_number]')).toBe('DE12')
    await page.fill('[name=vat_number]', '')
    await page.locator('[name=vat_number]').blur()
    await page.locator('#field-vat_number-mistake').waitFor({ state: 'detached' })
    // What was shown is what is agreed to: one press leads to the payment.
    await page.fill('[name=email]', 'ada@example.com')
    await page.click('#pay')
    await page.getByRole('heading', { name: 'Test payment of $106.03' }).waitFor()
    expect((await who.listing.getOrder({ number })).total_cents).toBe(10603)
    expect(fieldErrors).toEqual([])
    await close()
  })

  test('stays as it is typed where the website cannot answer for a moment', async () => {
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    const { page, close } = await openTab(DESKTOP)
    await page.goto(checkout_url)
    await page.fill('[name=name]', 'Ada Lindgren')
    for (const status of [502, 429]) {
      const away = (route: Route) => (route.request().method() === 'POST' ? route.fulfill({ status, body: 'Not now' }) : route.continue())
      await page.route(checkout_url, away)
      const answer = page.waitForResponse((response) => response.status() === status)
      await page.selectOption('[name=country]', status === 502 ? 'DE' : 'FR')
      await answer
      await page.locator('#totals:not([aria-busy])').waitFor()
      expect([status, await page.inputValue('[name=name]')]).toEqual([status, 'Ada Lindgren'])
      await page.unroute(checkout_url)
    }
    await page.selectOption('[name=country]', 'DE')
    await page.getByText('Pay $117.81').waitFor()
    expect(await page.inputValue('[name=name]')).toBe('Ada Lindgren')
    await close()
  })

  test('says so in place of the form where the order was paid in another window', async () => {
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    const { page, close } = await openTab(PHONE)
    await page.goto(checkout_url)
    await payTest(testService, checkout_url)
    await page.selectOption('[name=country]', 'FR')
    await page.getByText('Thank you, your order is paid').waitFor()
    await close()
  })

  test('is asked anew of the provider only where the price is another', async () => {
    const who = await buyer(testService)
    const { checkout_url, number } = await checkout(who, launchOf(who))
    const first = await toProvider(testService, checkout_url)
    const { page, close } = await openTab(DESKTOP)
    await page.goto(checkout_url)
    await page.selectOption('[name=country]', 'IT')
    await page.getByText('Pay $120.78').waitFor()
    const old = await fetch(first, { redirect: 'manual' })
    expect((await old.text()).includes('This payment is over')).toBe(true)
    expect((await who.listing.getOrder({ number })).total_cents).toBe(12078)
    await close()
  })
})

test('an invoice can be read on a phone', async () => {
  const who = await buyer(testService)
  const { checkout_url, number } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url)
  const { page, close } = await openTab(PHONE)
  await page.goto((await who.listing.getOrder({ number })).invoice_url ?? '')
  const box = await page.locator('.invoice tbody td').first().boundingBox()
  expect(box?.width).toBeGreaterThan(250)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await close()
})
