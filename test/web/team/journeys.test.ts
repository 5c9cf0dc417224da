import { expect, test } from 'bun:test'
import { checkout, launchOf, payTest } from '../../orders/buyers.ts'
import { buyer } from '../../orders/shop.ts'
import { claimed } from '../../ownership/disputed.ts'
import { startOwned } from '../../ownership/owned.ts'
import { newOperator, signIn } from '../session.ts'
import { openWalker, WAYS, type Way } from '../walk.ts'

const owned = await startOwned({
  LIMITS: 'drafts_per_hour=100,account_reads_per_minute=100000,account_writes_per_minute=100000,anonymous_per_minute=100000',
})
const { testService, live } = owned

/** Somebody of the team, at the page where their day begins. */
async function onDuty(way: Way) {
  const walker = await openWalker(way)
  await signIn(testService, walker.page, await newOperator(testService))
  const begin = () => walker.page.goto(`${testService.url}/team`)
  await begin()
  return { ...walker, begin }
}

for (const way of WAYS) {
  test(`${way}: a visitor reports a listing, and the team looks at it, says why and closes the report`, async () => {
    const { slug, listing_id } = await live()
    const visitor = await openWalker(way)
    await visitor.page.goto(`${testService.url}/listings/${slug}`)
    await visitor.press(visitor.page.getByRole('link', { name: /^Report/ }))
    await visitor.press(visitor.page.getByRole('radio').first())
    await visitor.write(visitor.page.getByLabel('What should we look at?'), 'The price is 9, not 12.')
    await visitor.write(visitor.page.getByLabel(/Your e-mail address/), 'eve@mail.example')
    await visitor.press(visitor.page.getByRole('button', { name: 'Send the report' }))
    await visitor.page.getByText('The site team will look at your report').waitFor()
    await visitor.close()

    const { page, press, write, fieldErrors, close } = await onDuty(way)
    await press(page.getByRole('link', { name: /open report/ }))
    const report = page.getByRole('article').filter({ hasText: 'The price is 9, not 12.' })
    expect(await report.innerText()).toContain('eve@mail.example, as typed')
    await write(report.getByLabel('What was done about it'), 'The founder was asked; the price is mended.')
    await press(report.getByRole('button', { name: 'Resolve' }))
    await page
      .getByText(/is resolved/i)
      .first()
      .waitFor()
    await press(page.getByRole('link', { name: 'Resolved', exact: true }))
    await page.getByText('The founder was asked; the price is mended.').first().waitFor()
    expect([...(await testService.sql`select state from reports where listing_id = ${listing_id}`)]).toEqual([{ state: 'resolved' }])
    expect(fieldErrors).toEqual([])
    await close()
  })

  test(`${way}: an edit is looked at, and seen`, async () => {
    const { listing, listing_id } = await live()
    const name = `Turnip ${way}`
    await listing.updateMyListing({ listing_id, fields: { name } })
    const { page, press, fieldErrors, close } = await onDuty(way)
    await press(page.getByRole('link', { name: /edits? to look at/ }))
    const edit = page.getByRole('article', { name: `${name}, version 2` })
    expect(await edit.innerText()).toContain(name)
    await press(edit.getByRole('button', { name: 'Seen' }))
    await edit.waitFor({ state: 'detached' })
    expect(fieldErrors).toEqual([])
    await close()
  })

  test(`${way}: of two who proved a website one is given the listing`, async () => {
    const { claim_id, status, owner, listing_id } = await claimed(owned, { owner_verified: true })
    expect(await status()).toBe('disputed')
    const { page, press, write, fieldErrors, close } = await onDuty(way)
    await press(page.getByRole('link', { name: /claims?/i }).first())
    const claim = page.getByRole('article').filter({ has: page.locator(`input[name=claim][value="${claim_id}"]`) })
    await write(claim.getByLabel(/^Why/), 'Shown the contract of sale.')
    await press(claim.getByRole('button', { name: 'Give it to the claimer…' }))
    await page.getByRole('heading', { name: 'Give the listing to the claimer?' }).waitFor()
    await press(page.getByRole('button', { name: 'Give it to the claimer' }))
    await page.getByText('The listing is now the claimer’s').waitFor()
    expect([await status(), await owner()]).toEqual(['granted', 'claimer'])
    await page.goto(`${testService.url}/team/listings/${listing_id}`)
    await page.getByText('Shown the contract of sale.').first().waitFor()
    expect(fieldErrors).toEqual([])
    await close()
  })

  test(`${way}: an order is found, a part of its money goes back after one more question, and a mistake is told first`, async () => {
    const who = await buyer(testService)
    const { number, checkout_url } = await checkout(who, launchOf(who))
    await payTest(testService, checkout_url ?? '')
    const { page, press, write, fieldErrors, close } = await onDuty(way)
    await press(page.getByRole('link', { name: 'Orders' }).first())
    await write(page.getByRole('searchbox').last(), number)
    await press(page.getByRole('button', { name: /^(Find|Search)/ }).last())
    await press(page.getByRole('link', { name: number }))
    await write(page.getByLabel(/^Amount/), '1000000')
    await press(page.getByRole('button', { name: 'Refund…' }))
    await page.locator('.mistake').waitFor()
    await write(page.getByLabel(/^Amount/), '20')
    await press(page.getByRole('button', { name: 'Refund…' }))
    await page.getByRole('heading', { name: 'Refund $20.00?' }).waitFor()
    expect((await who.listing.getOrder({ number })).status).toBe('paid')
    await press(page.getByRole('link', { name: 'Cancel' }))
    await write(page.getByLabel(/^Amount/), '20')
    await press(page.getByRole('button', { name: 'Refund…' }))
    await press(page.getByRole('button', { name: 'Refund $20.00' }))
    await page.getByText('The money is on its way back').waitFor()
    expect((await who.listing.getOrder({ number })).status).toBe('partially_refunded')
    expect(fieldErrors).toEqual([])
    await close()
  })
}
