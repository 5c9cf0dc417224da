import { expect, test } from 'bun:test'
import type { Locator } from 'playwright-core'
import { startTestService } from '../../test_service.ts'
import { fits, NARROW } from '../axe.ts'
import { DESKTOP, openTab, PHONE } from '../browser.ts'
import { proven, putShown, read, said, setCells } from './put.ts'

const testService = await startTestService({ role: 'web' })
const owner = await testService.account('Ada')
const pricing = (price: string) => proven(price, `The plan is ${price}.`, 'https://beetroot.example/pricing')
const put = (name: string, price: string, platforms: string[]) =>
  putShown(testService, owner, {
    name,
    categories: ['Productivity'],
    cells: { starting_price: pricing(price), pricing_model: said('paid'), platforms: said(platforms) },
  })
const listings = [
  await put('Beetroot', '$12 / month', ['Web']),
  await put('Carrot', '$9 / month', ['Linux']),
  await put('Leek', '$5 / month', ['Web', 'Android']),
  await put('Onion', '$1 / month', []),
  await put('Parsnip', '$2 / month', []),
]
const slugs = listings.map(({ slug }) => slug)
const compare = (...given: string[]) => `/compare?with=${given.join(',')}`

test('two to four listings stand side by side, each value with its proof, by keyboard and without scripts', async () => {
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await page.goto(testService.url + compare(...slugs.slice(0, 3)))
  const row = page.locator('tr', { has: page.getByRole('rowheader', { name: 'Starts at' }) })
  expect((await row.locator('td').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    expect.stringContaining('$12 / month'),
    expect.stringContaining('$9 / month'),
    expect.stringContaining('$5 / month'),
  ])
  await row.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  expect(await row.locator('blockquote mark').first().innerText()).toBe('$12 / month')
  expect(await page.locator('tr', { has: page.getByRole('rowheader', { name: 'Pricing' }) }).innerText()).toContain('founder’s word')
  expect(await fits(page)).toBe(true)
  await close()
})

test('one or five listings are refused where others are chosen, one named twice counts once, and an unknown one is not found', async () => {
  const status = async (path: string) => (await read(testService, path)).status
  expect(await status(compare(...slugs.slice(0, 4)))).toBe(200)
  const too_many = [compare(...slugs), compare(...slugs.slice(0, 4), 'never-was')]
  for (const path of [compare(slugs[0] ?? ''), compare(slugs[0] ?? '', slugs[0] ?? ''), ...too_many]) {
    const { status: answered, text } = await read(testService, path)
    expect([path, answered, /<input (?=[^>]*name="with")(?=[^>]*checked)/.test(text)]).toEqual([path, 422, true])
  }
  // Alone of its category, it is offered whatever else there is.
  const { slug: alone } = await putShown(testService, owner, { name: 'Quartz', categories: ['Developer Tools'] })
  const { text } = await read(testService, compare(alone))
  expect([text.includes('Compare Beetroot'), text.includes('There is nothing else')]).toEqual([true, false])
  for (const unknown of ['never-was', '%3Cscript%3E', 'a'.repeat(3000)])
    expect([unknown.slice(0, 20), await status(compare(slugs[0] ?? '', unknown))]).toEqual([unknown.slice(0, 20), 404])
})

test('one that is not there is named, and the others are shown all the same', async () => {
  const two = await read(testService, compare(slugs[0] ?? '', 'never-was', slugs[1] ?? ''))
  expect([two.status, two.text.includes('$12 / month'), two.text.includes('$9 / month')]).toEqual([404, true, true])
  expect(saidIn(two.text)).toContain('never-was is not listed here.')
  const one = await read(testService, compare(slugs[0] ?? '', '<b>never</b>', 'nor-was'))
  expect([one.status, one.text.includes(`value="${slugs[0]}"`), one.text.includes('<b>never')]).toEqual([404, true, false])
  expect(saidIn(one.text)).toContain('are not listed here.')
  const none = await read(testService, compare('never-was', 'nor-was'))
  expect([none.status, none.text.includes('Choose 2 to 4')]).toEqual([404, true])
})
test('an address that names none, or one twice, is refused', async () => {
  for (const given of [compare(''), compare(',', ''), compare(slugs[0] ?? '', slugs[0] ?? '')]) {
    const { status, text } = await read(testService, given)
    expect([given, status, text.includes('Choose 2 to 4')]).toEqual([given, 422, true])
  }
  const often = await read(testService, compare(...Array.from({ length: 6 }, () => slugs[0] ?? ''), slugs[1] ?? ''))
  expect([often.status, often.text.includes('$12 / month'), often.text.includes('$9 / month')]).toEqual([200, true, true])
})
const saidIn = (text: string) => text.replace(/<[^>]+>/g, '')

test('alternatives are the others of the category by votes, never the product itself', async () => {
  const { text } = await read(testService, `${listings[0]?.path}/alternatives`)
  expect([...text.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, name = '']) => name).toSorted()).toEqual([
    'Carrot',
    'Leek',
    'Onion',
    'Parsnip',
  ])
  const alone = await putShown(testService, owner, { name: 'Quince' })
  expect((await read(testService, `${alone.path}/alternatives`)).text).toContain('Nothing like it is listed yet')
  expect((await read(testService, '/listings/never-was/alternatives')).status).toBe(404)
})

test('what is ticked among the alternatives is compared, by keyboard and without scripts', async () => {
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await page.goto(`${testService.url}${listings[0]?.path}/alternatives`)
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  expect(await boxes.count()).toBe(4)
  // The first three are ticked beforehand; with a fourth there would be too many.
  await boxes.nth(3).press('Space')
  await page.getByRole('button', { name: 'Compare with those selected' }).press('Enter')
  await page.getByText('More than 4 are selected').waitFor()
  await page.goBack()
  for (const at of [1, 2, 3]) await boxes.nth(at).uncheck()
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Compare with those selected' }).press('Enter')
  await page.getByRole('heading', { name: /^Beetroot and / }).waitFor()
  expect(await fits(page)).toBe(true)
  await close()
})

test('without products there is a page to choose them on, by words and by boxes, which says nothing of errors', async () => {
  const { status, text } = await read(testService, '/compare')
  // In what is read: identifiers and hashes may hold any digits.
  expect([status, />[^<]*\b422\b/.test(text), text.includes(`value="${slugs[0]}"`)]).toEqual([200, false, true])
  expect((await read(testService, '/compare?q=%00%F0%9F&choose=x')).status).toBe(200)
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await page.goto(`${testService.url}/compare`)
  for (const name of ['Leek', 'Carrot']) {
    await page.getByRole('searchbox', { name: 'Find products' }).fill(name)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Found', exact: true }).waitFor()
    expect(await page.locator('.rows .row-link').allInnerTexts()).toEqual([name])
    await page.getByRole('checkbox', { name: `Compare ${name}` }).press('Space')
  }
  expect(await page.getByRole('group', { name: 'Chosen' }).innerText()).toContain('Leek')
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Compare those selected' }).first().press('Enter')
  await page.getByRole('heading', { name: /^(Leek and Carrot|Carrot and Leek)$/ }).waitFor()
  await page.getByRole('link', { name: 'Choose other products' }).click()
  await page.getByRole('group', { name: 'Chosen' }).waitFor()
  await close()
})

test('a listing names similar products of its category and where it stands', async () => {
  const { text } = await read(testService, listings[0]?.path ?? '')
  expect(text).toMatch(/aria-label="Breadcrumbs"[^]*?\/categories\/productivity[^]*?aria-current="page">Beetroot</)
  const [, similar = ''] = /aria-labelledby="similar">([^]*?)<\/section>/.exec(text) ?? []
  expect(similar).toContain('Carrot')
  expect(similar).not.toContain('>Beetroot<')
})

test('a list is narrowed by links with counts, and each filter that is set can be taken away', async () => {
  const { page, close } = await openTab({ ...DESKTOP, javaScriptEnabled: false })
  await page.goto(`${testService.url}/categories/productivity`)
  const names = () => page.locator('.rows .row-link').allInnerTexts()
  // Until the next page is whole: a click is done as soon as it comes.
  const follow = (link: Locator) => Promise.all([page.waitForEvent('load'), link.click()])
  await page.locator('summary', { hasText: 'Platform' }).click()
  expect((await page.locator('.menu[open] li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Web 2',
    'Android 1',
    'Linux 1',
  ])
  await follow(page.locator('.menu[open] a', { hasText: 'Web' }))
  expect((await names()).toSorted()).toEqual(['Beetroot', 'Leek'])
  await page.locator('summary', { hasText: 'Proven' }).click()
  await follow(page.locator('.menu[open] a').nth(1))
  await page.getByText('Nothing matches all of that').waitFor()
  await follow(page.getByRole('link', { name: /5 values or more/ }))
  expect((await names()).length).toBe(2)
  await follow(page.getByRole('link', { name: 'Clear all' }))
  expect((await names()).length).toBe(5)
  const search = await read(testService, '/search?q=leek&platform=android&pricing_model=nonsense&country=%00&proven_min=99&language=<b>')
  expect([search.status, search.text.includes('Nothing found')]).toEqual([200, true])
  expect((await read(testService, '/search?q=leek&platform=android')).text).toContain(listings[2]?.path ?? 'none')
  expect((await read(testService, '/categories/productivity?platform=nonsense')).location).toBe('/categories/productivity')
  await close()
})

test('on a phone nothing scrolls sideways: two keep their columns under names that stay in sight, of more each value names its product', async () => {
  const long = await put('Wegweiserverzeichnisverwaltung '.repeat(2).trim(), '$3 / month', ['W'.repeat(30)])
  await setCells(testService, long.profile_id, { features: said(Array.from({ length: 9 }, (_, index) => `Feature number ${index + 1}`)) })
  const { page, close } = await openTab(PHONE)
  const widest = () =>
    page
      .locator('.compared')
      .evaluate((table) => Math.max(...[...table.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)))
  for (const viewport of [PHONE.viewport, NARROW.viewport]) {
    if (viewport) await page.setViewportSize(viewport)
    for (const given of [slugs.slice(0, 1), slugs.slice(0, 3)]) {
      await page.goto(testService.url + compare(long.slug, ...given))
      expect([await fits(page), (await widest()) <= (viewport?.width ?? 0)]).toEqual([true, true])
    }
    // A name that is cut off ends with a whole line.
    const lines = await page
      .locator('.compared-head a')
      .evaluateAll((names) =>
        names
          .filter((name) => name.scrollHeight > name.clientHeight + 1)
          .map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)),
      )
    for (const count of lines) expect(Math.abs(count - Math.round(count))).toBeLessThan(0.1)
    // Those who hear the page have a table whatever it looks like.
    const row = page.getByRole('row', { name: 'Starts at' })
    expect(await row.getByRole('cell').count()).toBe(4)
    expect(await row.locator('.compared-of:visible').allInnerTexts()).toEqual([
      expect.stringContaining('Wegweiser'),
      'Beetroot',
      'Carrot',
      'Leek',
    ])
  }
  await page.goto(testService.url + compare(long.slug, slugs[0] ?? ''))
  expect(await page.getByRole('row', { name: 'Features' }).innerText()).toMatch(/Feature number 6\s*and 3 more/)
  // Of the similar products one has a name and a platform without a gap.
  await page.goto(testService.url + (listings[0]?.path ?? ''))
  await page.setViewportSize(NARROW.viewport)
  expect(await fits(page)).toBe(true)
  await page.goBack()
  await page.getByRole('row', { name: 'Features' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  expect(await page.getByRole('columnheader', { name: 'Beetroot' }).isVisible()).toBe(true)
  await close()
})

test('as many values are told as proven as elsewhere', async () => {
  const search = proven('Plans', 'Plans', 'https://beetroot.example/')
  const { slug } = await putShown(testService, owner, {
    name: 'Radish',
    cells: { starting_price: pricing('$1'), 'seo.meta_title': search },
  })
  const { text } = await read(testService, compare(slug, slugs[0] ?? ''))
  expect(text).toContain('✓ 1 proven')
  expect(text).not.toContain('✓ 2 proven')
})
