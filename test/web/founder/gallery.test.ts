import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { paint } from '../../pictures.ts'
import { gardenSite, serveSites, type SitePages } from '../../sites.ts'
import { startTestService } from '../../test_service.ts'
import { DARK_PHONE, inOrder, NARROW, standsIn } from '../axe.ts'
import { DESKTOP, PHONE } from '../browser.ts'
import { fits, openSignedIn } from './signed_in.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })
const png = new Uint8Array(await paint(640, 400).png().toBuffer())
const HOSTILE = '"><img src=x onerror=alert(1)>'

/** A founder with a draft of two screenshots, looking at its review. */
async function reviewing(options: Parameters<typeof openSignedIn>[2]) {
  const host = `g${crypto.randomUUID().slice(0, 8)}.test`
  sites[host] = gardenSite()
  const founder = await testService.founder()
  const { id } = await founder.listing.submitListing({ url: `http://${host}` })
  await founder.listing.waitForDraft(id)
  await founder.listing.updateDraft({ id, fields: { screenshots: null } })
  for (const _ of [1, 2]) await founder.listing.uploadPicture({ id, kind: 'screenshot', file: png })
  const tab = await openSignedIn(testService, founder.account_id, options)
  await tab.go(`/account/drafts/${id}`)
  const pictures = async () => (await founder.listing.getDraft({ id })).pictures.slice(-2).map(({ alt, crop }) => ({ alt, crop }))
  return { ...founder, ...tab, id, pictures }
}
const second = (page: Page) => page.locator('#screenshots .picture-list > li').nth(1)
const NOTHING = { alt: null, crop: null }

test('with the mouse: what stays of a picture is drawn over it, and it is told in words', async () => {
  const { page, pictures, fieldErrors, close } = await reviewing(DESKTOP)
  const picture = second(page)
  await picture.getByText('Describe and crop').click()
  await picture.getByLabel('What it shows').fill(HOSTILE)
  const area = picture.locator('.crop-area')
  await area.scrollIntoViewIfNeeded()
  const box = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.9)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.1, { steps: 4 })
  await page.mouse.up()
  expect(await picture.getByLabel('Left').inputValue()).toBe('20')
  expect(await area.locator('path').getAttribute('d')).toContain('M20 10V90H75V10Z')
  expect(await standsIn(page, DARK_PHONE)).toEqual(inOrder(2))
  await page.setViewportSize(NARROW.viewport)
  expect(await fits(page)).toBe(true)
  await picture.getByRole('button', { name: 'Save Screenshot 2' }).click()
  await page.getByText('What the picture shows is saved.').waitFor()
  expect(await pictures()).toEqual([NOTHING, { alt: HOSTILE, crop: [10, 25, 10, 20] }])
  expect(await second(page).locator('img').first().getAttribute('alt')).toBe(HOSTILE)
  expect(fieldErrors).toEqual([])
  await close()
})

test('by keyboard alone, and what is refused stays beside its reason', async () => {
  const { page, pictures, close } = await reviewing(DESKTOP)
  const summary = second(page).locator('.picture-words summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The plan of a bed')
  await page.keyboard.press('Tab')
  await page.keyboard.type('60')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('60')
  await page.keyboard.press('Enter')
  await second(page).locator('.mistake').waitFor()
  expect(await second(page).locator('.mistake').textContent()).toContain('top and bottom cut off 120%')
  expect(await second(page).getByLabel('Bottom').inputValue()).toBe('60')
  expect(await pictures()).toEqual([NOTHING, NOTHING])
  await second(page).getByLabel('Bottom').fill('a third')
  await page.keyboard.press('Enter')
  await second(page).locator('[aria-invalid="true"]').waitFor()
  await second(page).getByLabel('Bottom').fill('30')
  await page.keyboard.press('Enter')
  await page.getByText('What the picture shows is saved.').waitFor()
  expect((await pictures())[1]).toEqual({ alt: 'The plan of a bed', crop: [60, 0, 30, 0] })
  await close()
})

test('without scripts in the draft, and in the form of the listing that it became', async () => {
  const { page, id, listing, pictures, go, close } = await reviewing({ ...PHONE, javaScriptEnabled: false })
  const describe = async (words: string, top: string) => {
    await second(page).getByText('Describe and crop').click()
    await second(page).getByLabel('What it shows').fill(words)
    await second(page).getByLabel('Top').fill(top)
    await second(page).getByRole('button', { name: 'Save Screenshot 2' }).click()
  }
  await describe('The plan', '20')
  await page.getByText('What the picture shows is saved.').waitFor()
  expect((await pictures())[1]).toEqual({ alt: 'The plan', crop: [20, 0, 0, 0] })
  const { listing_id } = await listing.submitDraft({ id })
  await go(`/account/listings/${listing_id}/edit`)
  await describe('The plan of a bed', '95')
  await second(page).locator('.mistake').first().waitFor()
  await second(page).getByLabel('Top').fill('')
  await second(page).getByRole('button', { name: 'Save Screenshot 2' }).click()
  await page.getByText('Saved. It shows once the listing is public.').waitFor()
  expect((await pictures())[1]).toEqual({ alt: 'The plan of a bed', crop: null })
  await close()
})
