import { expect, test } from 'bun:test'
import { sweepPictures } from '../../../server/listings/pictures.ts'
import { startTestService } from '../../test_service.ts'
import { paint } from '../../pictures.ts'
import { serveSites, type SitePages } from '../../sites.ts'
import { seriousFaults } from '../axe.ts'
import { DESKTOP, openTab } from '../browser.ts'
import { putShown, read, said, setCells } from './put.ts'
import { until } from '../../until.ts'

const HOST = 'pictures.beetroot.dev'
const pages: SitePages = {}
const { env, log } = serveSites({ [HOST]: pages })
const testService = await startTestService({ env })
const owner = await testService.account('Ada')
const png = new Uint8Array(await paint(640, 400).png().toBuffer())
const answer =
  (bytes: Uint8Array, type = 'image/png') =>
  () =>
    new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
const asked = (path: string) => log.filter((entry) => entry.path === path).length

/** Waits until the job of a listing's pictures has come to an end. */
async function copied(id: number, count: number) {
  return until(async () => {
    const rows = await testService.sql<{ source_url: string; file: string | null; reason: string | null }[]>`
      select source_url, file, reason from listing_pictures where listing_id = ${id} order by id`
    return rows.length >= count ? rows : null
  })
}

test('a listing shows a letter at first, then copies of our own, small for a logo, and never the address it names', async () => {
  for (const path of ['/logo.png', '/cover.png', '/one.png']) pages[path] = answer(png)
  const cells = {
    logo_url: said(`http://${HOST}/logo.png`),
    cover_url: said(`http://${HOST}/cover.png`),
    screenshots: said([`http://${HOST}/one.png`, `http://${HOST}/gone.png`]),
  }
  const { id, path } = await putShown(testService, owner, { cells })
  const before = await read(testService, path)
  expect(before.text).toContain('class="logo large letter ')
  expect(before.text).not.toContain(HOST)
  const rows = await copied(id, 4)
  expect(rows.map(({ file, reason }) => [file !== null, reason])).toEqual([
    [true, null],
    [true, null],
    [true, null],
    [false, 'gone'],
  ])
  const { page, fieldErrors, close } = await openTab(DESKTOP)
  await page.goto(testService.url + path)
  // What stands further down is loaded when somebody comes to it.
  for (const image of await page.locator('main img:visible').all()) {
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((shown) => (shown as HTMLImageElement).decode())
  }
  const sizes = await page
    .locator('main img:visible')
    .evaluateAll((images) => images.map((image) => [(image as HTMLImageElement).complete, (image as HTMLImageElement).naturalWidth]))
  expect([sizes, fieldErrors]).toEqual([
    [
      [true, 192],
      [true, 640],
      [true, 640],
    ],
    [],
  ])
  // Search engines are told of the same copies.
  const { image } = JSON.parse(/ld\+json">(.*?)<\/script>/.exec((await read(testService, path)).text)?.[1] ?? '{}')
  expect(image.slice(1)).toEqual(rows.slice(1, 3).map(({ file }) => `http://localhost:3000/uploads/${file}`))
  // Pressed, a picture fills the window and goes by Escape.
  await page.getByRole('link', { name: 'Beetroot, picture 1 of 2' }).press('Enter')
  const whole = page.getByRole('dialog')
  expect(await whole.evaluate((element) => element.getBoundingClientRect().width === innerWidth)).toBe(true)
  expect(await seriousFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goto(testService.url)
  // Lists show a small copy of the cover.
  const thumbnail = page.locator('.thumbnail')
  await thumbnail.evaluate((shown) => (shown as HTMLImageElement).decode())
  expect(await thumbnail.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(240)
  await close()
})

test('a picture is fetched once, however many look, and one that cannot be taken is not asked for at every visit', async () => {
  pages['/once.png'] = answer(png)
  pages['/text.png'] = 'This is no picture.'
  const { id, path } = await putShown(testService, owner, {
    cells: { logo_url: said(`http://${HOST}/once.png`), cover_url: said(`http://${HOST}/text.png`) },
  })
  await Promise.all(Array.from({ length: 10 }, () => read(testService, path)))
  const rows = await copied(id, 2)
  expect(rows.map(({ reason }) => reason)).toEqual([null, 'not_a_picture'])
  for (let visit = 0; visit < 5; visit++) await read(testService, path)
  expect([asked('/once.png'), asked('/text.png')]).toEqual([1, 1])
})

test('a picture that is named no more is forgotten with its file, and so are those of a listing that is gone', async () => {
  pages['/old.png'] = answer(png)
  pages['/new.png'] = answer(png)
  const { id, path, profile_id } = await putShown(testService, owner, { cells: { cover_url: said(`http://${HOST}/old.png`) } })
  await read(testService, path)
  const [old] = await copied(id, 1)
  const [small] = await testService.sql<{ small: string }[]>`select small from listing_pictures where listing_id = ${id}`
  expect((await fetch(`${testService.url}/uploads/${small?.small}`)).status).toBe(200)
  await setCells(testService, profile_id, { cover_url: said(`http://${HOST}/new.png`) })
  await testService.service.jobs.add(testService.sql, 'listing_pictures', { listing_id: id })
  const current = await until(async () => {
    const rows = await copied(id, 1)
    return rows.length === 1 && !rows[0]?.source_url.endsWith('/old.png') ? rows[0] : null
  })
  for (const file of [old?.file, small?.small]) await until(async () => (await fetch(`${testService.url}/uploads/${file}`)).status === 404)
  expect((await fetch(`${testService.url}/uploads/${current?.file}`)).status).toBe(200)
  await testService.sql`delete from listings where id = ${id}`
  await sweepPictures(testService.service)
  expect((await fetch(`${testService.url}/uploads/${current?.file}`)).status).toBe(404)
})

test('the pictures of one account that are slow to come hold up nobody else’s', async () => {
  const other = await testService.account('Bo')
  const shown = Promise.withResolvers<void>()
  const slow = ['/slow-1.png', '/slow-2.png', '/slow-3.png']
  for (const path of slow) {
    pages[path] = async () => {
      await shown.promise
      return answer(png)()
    }
    const { path: of } = await putShown(testService, owner, { cells: { cover_url: said(`http://${HOST}${path}`) } })
    await read(testService, of)
  }
  await until(() => slow.some((path) => asked(path) > 0))
  pages['/quick.png'] = answer(png)
  const { id, path } = await putShown(testService, other, { cells: { cover_url: said(`http://${HOST}/quick.png`) } })
  await read(testService, path)
  expect((await copied(id, 1))[0]?.reason).toBeNull()
  expect(slow.filter((each) => asked(each) > 0)).toHaveLength(1)
  shown.resolve()
  await until(() => slow.every((each) => asked(each) > 0))
})

test('an address that is private is not asked for', async () => {
  const { id, path } = await putShown(testService, owner, { cells: { logo_url: said('http://169.254.169.254/logo.png') } })
  await read(testService, path)
  expect((await copied(id, 1)).map(({ file, reason }) => [file, reason])).toEqual([[null, 'url_not_allowed']])
})
