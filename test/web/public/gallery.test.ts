import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { paint } from '../../pictures.ts'
import { serveSites, type SitePages } from '../../sites.ts'
import { startTestService } from '../../test_service.ts'
import { until } from '../../until.ts'
import { DARK_PHONE, inOrder, NARROW, standsIn } from '../axe.ts'
import { DESKTOP, openTab, PHONE } from '../browser.ts'
import { HOSTILE, putShown, read, said } from './put.ts'

const HOST = 'pictures.beetroot.dev'
const png = await paint(640, 400).png().toBuffer()
/** Red above, blue below. */
const halves = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#0000ff' } })
  .composite([{ input: await paint(600, 400, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
  .png()
  .toBuffer()
const answer = (bytes: Buffer) => () => new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } })
const pages: SitePages = { '/one.png': answer(png), '/two.png': answer(halves), '/three.png': answer(png) }
const { env } = serveSites({ [HOST]: pages })
const testService = await startTestService({ env })
const owner = await testService.account('Ada')
const at = (path: string) => `http://${HOST}${path}`
const LOWER = [50, 0, 0, 25]

const saying = async (profile_id: number, pictures: object[]) => {
  await testService.sql`
    update companies set facts = facts || ${testService.sql.json({ pictures } as never)}, version = version + 1
    where id = (select company_id from profiles where id = ${profile_id})`
}
/** Reads the page until its copies are there, with as many pictures. */
const shown = (path: string, count: number) =>
  until(async () => ((await read(testService, path)).text.match(/class="shot"/g) ?? []).length === count || null)

async function threePictures() {
  const cells = { cover_url: said(at('/one.png')), screenshots: said(['/two.png', '/three.png'].map(at)) }
  const listing = await putShown(testService, owner, { cells })
  await saying(listing.profile_id, [
    { url: at('/one.png'), alt: HOSTILE, crop: null },
    { url: at('/two.png'), alt: 'Blue alone', crop: LOWER },
  ])
  await shown(listing.path, 3)
  return listing
}
const listing = await threePictures()

test('a picture is told in the founder’s words, else by its number, and shows what is left of it', async () => {
  const { page, fieldErrors, close } = await openTab(DESKTOP)
  await page.goto(testService.url + listing.path)
  expect(await page.locator('.shot img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))).toEqual([
    HOSTILE,
    'Blue alone',
    'Beetroot, picture 3 of 3',
  ])
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  const src = await page.locator('.shot img').nth(1).getAttribute('src')
  const { data, info } = await sharp(await (await fetch(testService.url + src)).arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([450, 400])
  expect([(data[0] ?? 0) < 10, (data[2] ?? 0) > 245]).toEqual([true, true])
  expect(await standsIn(page, DARK_PHONE, NARROW)).toEqual(inOrder(3))
  expect(fieldErrors).toEqual([])
  await close()
})

test('another crop shows at the next visits, and lists show it too', async () => {
  const other = await putShown(testService, owner, { cells: { cover_url: said(at('/two.png')) } })
  await shown(other.path, 1)
  const copy = () => testService.sql<{ file: string; small: string; crop: object | null }[]>`
    select file, small, crop from listing_pictures where listing_id = ${other.id}`
  const [before] = await copy()
  await saying(other.profile_id, [{ url: at('/two.png'), alt: null, crop: LOWER }])
  const after = await until(async () => {
    await read(testService, other.path)
    const [now] = await copy()
    return now?.file === before?.file ? null : now
  })
  expect(after.crop).toEqual(LOWER)
  const small = await sharp(await (await fetch(`${testService.url}/uploads/${after.small}`)).arrayBuffer()).metadata()
  expect([small.width, small.height]).toEqual([240, 213])
  expect((await fetch(`${testService.url}/uploads/${before?.file}`)).status).toBe(404)
})

test('by mouse and by arrow keys one goes from picture to picture, and stands where one left', async () => {
  const { page, fieldErrors, close } = await openTab(DESKTOP)
  await page.goto(testService.url + listing.path)
  const open = () => page.getByRole('dialog').evaluateAll((dialogs) => dialogs.map(({ ariaLabel }) => ariaLabel))
  await page.getByRole('link', { name: 'Blue alone' }).click()
  expect(await open()).toEqual(['Picture 2 of 3'])
  expect(await page.locator('dialog[open] figcaption').textContent()).toBe('Blue alone')
  expect(await standsIn(page, DARK_PHONE, NARROW)).toEqual(inOrder(3))
  await page.getByRole('link', { name: 'Next picture' }).click()
  expect(await open()).toEqual(['Picture 3 of 3'])
  expect(await page.getByRole('link', { name: 'Next picture' }).count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  expect(await open()).toEqual(['Picture 3 of 3'])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await open()).toEqual(['Picture 1 of 3'])
  expect(await page.locator('dialog[open] figcaption').textContent()).toBe(HOSTILE)
  await page.keyboard.press('Escape')
  expect(await open()).toEqual([])
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  expect(await focused()).toBe('#picture-1')
  // By keyboard alone: in, on by the button, which keeps the focus, and out by the other.
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Next picture' }).press('Enter')
  expect([await open(), await page.evaluate(() => document.activeElement?.getAttribute('rel'))]).toEqual([['Picture 2 of 3'], 'next'])
  await page.getByRole('link', { name: 'Close' }).press('Enter')
  expect([await open(), await focused()]).toEqual([[], '#picture-2'])
  // Nothing of it stays in the address, which is that of the page.
  expect(new URL(page.url()).hash).toBe('')
  expect(fieldErrors).toEqual([])
  await close()
})

test('without scripts the links show the pictures, one after another, and lead back to the row', async () => {
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await page.goto(testService.url + listing.path)
  const whole = (number: number) => page.locator(`#picture-${number}`)
  await page.getByRole('link', { name: 'Blue alone' }).click()
  expect(await whole(2).isVisible()).toBe(true)
  await whole(2).getByRole('link', { name: 'Next picture' }).click()
  expect([await whole(2).isVisible(), await whole(3).isVisible()]).toEqual([false, true])
  await whole(3).getByRole('link', { name: 'Previous picture' }).click()
  await whole(2).getByRole('link', { name: 'Close' }).click()
  expect([await whole(2).isVisible(), new URL(page.url()).hash]).toEqual([false, '#pictures'])
  await close()
})

test('the address of one picture opens it, with scripts too', async () => {
  const { page, close } = await openTab(DESKTOP)
  await page.goto(`${testService.url}${listing.path}#picture-2`)
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('.whole-picture:visible').count()).toBe(0)
  await close()
})
