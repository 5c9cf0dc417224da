import { expect, test } from 'bun:test'
import type { Locator } from 'playwright-core'
import { startTestService } from '../../test_service.ts'
import { weekName } from '../../../server/base/weeks.ts'
import { submitted } from '../../launch/founders.ts'
import { payTest, pathOf } from '../../orders/buyers.ts'
import { promo, weekAhead } from '../../orders/shop.ts'
import { turnToHoursBefore } from '../../turned.ts'
import { serveSites, type SitePages } from '../../sites.ts'
import { PHONE } from '../browser.ts'
import { sessionCookie } from '../session.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'
import { until } from '../../until.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env: { ...env, LIMITS: 'anonymous_per_minute=100000' } })

test('what is ticked is priced at once, mended where it cannot be, and leads to the checkout page at that price', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id, PHONE)
  await go(`/account/listings/${listing_id}`)
  await page.getByRole('link', { name: 'Choose the paid launch' }).click()
  await page.locator('#quote').getByText('$99.00').first().waitFor()
  await page.getByRole('checkbox', { name: 'Billboard' }).check()
  // As many weeks as it takes at least are chosen beforehand, and the place is shown with this listing in it.
  await page.locator('#quote .cart-total', { hasText: '$397.00' }).waitFor()
  await page.locator('#product-billboard .placement-preview', { hasText: 'Sponsored' }).waitFor()
  const weeks = page.locator('#product-billboard input[name="billboard_weeks"]')
  await weeks.nth(0).uncheck()
  await weeks.nth(1).uncheck()
  await page.locator('#quote .mistake', { hasText: 'It needs 2 weeks at least. Choose above.' }).waitFor()
  expect(await page.getByRole('button', { name: 'Go to checkout' }).count()).toBe(0)
  // Unticked is unticked, also once the page was loaded anew.
  await page.reload()
  await page.locator('#quote .mistake').waitFor()
  await weeks.nth(0).check()
  await weeks.nth(1).check()
  await page.locator('#quote .cart-total', { hasText: '$397.00' }).waitFor()
  const country = page.getByLabel('Country of the buyer')
  await country.selectOption('DE')
  await page.locator('#quote .cart-total', { hasText: '$472.43' }).waitFor()
  await page.locator('#quote').getByText('VAT 19%, Germany').waitFor()
  // What is chosen stays the element that it is, so that the keyboard goes on from it.
  await country.focus()
  await country.selectOption('US')
  await page.locator('#quote').getByText('VAT, outside the EU').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('billing_country')
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  // Reloading keeps what was ticked.
  await page.reload()
  await page.locator('#quote .cart-total', { hasText: '$397.00' }).waitFor()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByRole('heading', { name: 'Review and pay' }).waitFor()
  const { items } = await listing.listMyOrders()
  expect(items.map(({ total_cents, status }) => [total_cents, status])).toEqual([[39700, 'pending']])
  expect(fieldErrors).toEqual([])
  await close()
})

test('late in a week the next whole one is chosen beforehand, and «now» says how little is left before it is ordered', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  turnToHoursBefore(testService, 10.5)
  const next = weekAhead(testService, 1)
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id, PHONE)
  await go(`/account/listings/${listing_id}`)
  await page.getByText('with 10 hours of voting left this week').waitFor()
  await page.getByRole('link', { name: 'Choose the paid launch' }).click()
  await page.locator('#quote').getByText('$99.00').first().waitFor()
  const when = page.getByRole('group', { name: 'When' })
  const chosen = () => when.locator('input:checked').inputValue()
  const soon = page.locator('#quote [data-code="week_ends_soon"]')
  expect([await chosen(), await soon.count()]).toEqual([next, 0])
  expect(await when.locator('label').first().textContent()).toContain('10 hours of voting left')
  await when.getByRole('radio', { name: /^Now/ }).focus()
  // By keyboard: the arrows choose a week, and the price and what is to be known follow.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await soon.getByText('10 hours of voting left instead of seven days').waitFor()
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  await soon.getByRole('link', { name: / instead$/ }).click()
  await page.locator('#quote .cart-total', { hasText: '$99.00' }).waitFor()
  expect([await chosen(), await soon.count()]).toEqual([next, 0])
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByRole('heading', { name: 'Review and pay' }).waitFor()
  const [order] = (await listing.listMyOrders()).items
  expect((await listing.getOrder({ number: order?.number ?? '' })).lines[0]?.options).toEqual({ week: next })
  expect([await page.locator('[data-code="week_ends_soon"]').count(), fieldErrors]).toEqual([0, []])
  await close()
})

test('without scripts the price is shown first, then agreed to; a price that changed meanwhile is shown anew', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, close } = await openSignedIn(testService, account_id, { javaScriptEnabled: false })
  await go(`/account/listings/${listing_id}/promote`)
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.getByText('Select what you would like first.').waitFor()
  await page.getByRole('checkbox', { name: 'Newsletter' }).check()
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.locator('#quote .cart-total', { hasText: '$79.00' }).waitFor()
  await testService.sql`update products set price_cents = 8900 where key = 'newsletter'`
  // A price list is kept for a second.
  await until(async () => (await testService.visitor().listProducts()).items.some(({ price_cents }) => price_cents === 8900))
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByText('The price has changed in the meantime').waitFor()
  expect((await listing.listMyOrders()).total).toBe(0)
  await page.locator('#quote .cart-total', { hasText: '$89.00' }).waitFor()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByRole('heading', { name: 'Review and pay' }).waitFor()
  await testService.sql`update products set price_cents = 7900 where key = 'newsletter'`
  // What is ticked behind a price is another order, told in the words of the page.
  await go(`/account/listings/${listing_id}/promote`)
  await page.getByRole('checkbox', { name: 'Newsletter' }).check()
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.locator('#quote .cart-total').waitFor()
  await page.getByRole('checkbox', { name: 'Billboard' }).check()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByText('This is the price of what is selected now').waitFor()
  await close()
})

test('a launch is bought by keyboard alone without scripts: its week, its price with VAT, the payment, and then it is live', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, close } = await openSignedIn(testService, account_id, { javaScriptEnabled: false })
  await go(`/account/listings/${listing_id}/promote`)
  /** As somebody without a mouse goes there, whose next press is on what has the focus. */
  const tabTo = async (target: Locator) => {
    for (let pressed = 0; pressed < 120; pressed++) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error('no key leads there')
  }
  await tabTo(page.getByRole('checkbox', { name: 'Paid launch' }))
  await page.keyboard.press('Space')
  await tabTo(page.locator('[name=launch_week]:checked'))
  for (const chosen = page.locator('[name=launch_week][value=now]'); !(await chosen.isChecked());) await page.keyboard.press('ArrowUp')
  await tabTo(page.getByLabel('Country of the buyer'))
  await page.keyboard.type('Germ')
  await tabTo(page.getByRole('button', { name: 'Show the price' }))
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await page.locator('#quote .cart-total', { hasText: '$117.81' }).waitFor()
  await tabTo(page.getByRole('button', { name: 'Go to checkout' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Review and pay' }).waitFor()
  expect(await page.getByLabel('Country').inputValue()).toBe('DE')
  for (const [label, text] of [
    ['Name', 'Ada Buyer'],
    ['E-mail', 'ada@buyer.example'],
    ['Address', 'Way 1, Berlin'],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  await tabTo(page.getByRole('button', { name: 'Pay $117.81' }))
  // The payment itself is the provider's page, which stands at the service's public address.
  await payTest(testService, page.url())
  await until(async () => (await listing.getMyListing({ listing_id })).status === 'live')
  await close()
})

test('orders are listed, paid from their page, and then show their invoice and what was delivered', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, close } = await openSignedIn(testService, account_id, PHONE)
  await go('/account/orders')
  await page.getByText('Nothing bought yet').waitFor()
  await promo(testService, 'ORDER10')
  const week = weekAhead(testService, 3)
  const items = [
    { product: 'newsletter' as const, listing_id, options: { week } },
    { product: 'launch' as const, listing_id },
  ]
  const { number, checkout_url } = await listing.createCheckout({ items, promo_code: 'ORDER10' })
  await go('/account/orders')
  await page.getByRole('link', { name: number }).click()
  // What each costs, then what the code takes off, as on the page where it is paid.
  // And what of whose: the words of the page where it is paid, and of the invoice.
  const { name } = await listing.getMyListing({ listing_id })
  await page.getByText(`${name}, ${weekName(week)} (from `).waitFor()
  expect(await page.locator('.cart-lines .figure').allTextContents()).toEqual(['$79.00', '$99.00', '−$17.80', '$160.20'])
  const pay = page.getByRole('link', { name: 'Review and pay' })
  expect(await pay.getAttribute('href')).toBe(pathOf(checkout_url))
  await payTest(testService, checkout_url)
  await page.reload()
  await page.locator('.tag', { hasText: 'Paid' }).waitFor()
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  await page.getByRole('link', { name: 'Invoice' }).click()
  await page
    .getByText(/INV-\d/)
    .first()
    .waitFor()
  const stranger = await testService.founder()
  const cookie = await sessionCookie(testService, stranger.account_id)
  const answer = await fetch(`${testService.url}/account/orders/${number}`, { headers: { cookie: `${cookie.name}=${cookie.value}` } })
  expect(answer.status).toBe(404)
  // What is not delivered says what it waits for.
  await until(async () => (await listing.getOrder({ number })).fulfillment === 'complete')
  await testService.sql`update orders set fulfillment = 'none', held_reason = 'It is gone.' where number = ${number}`
  await go(`/account/orders/${number}`)
  await page.getByText('waits for the site team').waitFor()
  for (const path of [`/account/orders/${number}`, '/account/orders']) {
    await go(path)
    expect(await page.locator('.tag').allTextContents()).toContain('Paid, not delivered yet')
  }
  await close()
})
