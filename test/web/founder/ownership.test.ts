import { expect, test } from 'bun:test'
import { plain, startOwned } from '../../ownership/owned.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'
import { PHONE } from '../browser.ts'

const { testService, live, codeFor } = await startOwned()

test('a founder copies a challenge, puts it up, has it looked for, and the page says who keeps it', async () => {
  const { account_id, listing_id, pages, slug } = await live()
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id, PHONE)
  await go(`/account/listings/${listing_id}`)
  const section = page.locator('#ownership')
  await section.getByText('By a file').click()
  const content = (await section.getByLabel('Content of the file').textContent()) ?? ''
  await section
    .locator('details', { hasText: 'Content' })
    .or(section.locator('details', { hasText: 'plain text' }))
    .first()
    .getByRole('button', { name: 'Look now' })
    .click()
  await section.getByText('there is nothing').waitFor()
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  pages['/.well-known/listing-challenge.txt'] = plain(content)
  await section.getByText('By a file').click()
  await section.locator('details', { hasText: 'plain text' }).getByRole('button', { name: 'Look now' }).click()
  await section.locator('.tag', { hasText: 'Verified' }).waitFor()
  await go(`/listings/${slug}`)
  await page.getByText('Owner verified').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  expect(fieldErrors).toEqual([])
  await close()
})

test('somebody else claims a listing from its page and proves it by a code', async () => {
  const one = await live()
  const claimer = await testService.founder()
  const { page, go, fieldErrors, close } = await openSignedIn(testService, claimer.account_id)
  await go(`/listings/${one.slug}`)
  await page.getByRole('link', { name: 'Is it yours?' }).click()
  await page.getByRole('button', { name: 'Claim it' }).click()
  await page.getByText('By a code to an address of the domain').click()
  await page.getByLabel('Address').fill(`ada@${one.host}`)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('is on its way').waitFor()
  await page.getByText('By a code to an address of the domain').click()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(`ada@${one.host}`))
  await page.getByRole('button', { name: 'Prove it' }).click()
  await page.getByText('The listing is yours.').waitFor()
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.locator('#ownership .tag', { hasText: 'Verified' }).waitFor()
  expect(fieldErrors).toEqual([])
  await close()
})

test('a listing is taken down after a question, and put back', async () => {
  const { account_id, listing_id, slug } = await live()
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go(`/account/listings/${listing_id}`)
  await page.getByRole('link', { name: /^Take it down/ }).click()
  await page.getByRole('button', { name: 'Take it down' }).click()
  await page.getByText('Nobody sees the listing any more').waitFor()
  expect((await fetch(`${testService.url}/listings/${slug}`)).status).toBe(410)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByText('The listing is back.').waitFor()
  expect((await fetch(`${testService.url}/listings/${slug}`)).status).toBe(200)
  await close()
})
