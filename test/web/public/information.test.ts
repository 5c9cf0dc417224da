import { expect, test } from 'bun:test'
import { addWeeks, weekOf, weekName } from '../../../server/base/weeks.ts'
import { ensureMainSite } from '../../../server/core/sites.ts'
import { startTestService } from '../../test_service.ts'
import { DESKTOP, openTab, PHONE } from '../browser.ts'
import { HOSTILE, read } from './put.ts'

const testService = await startTestService({ role: 'web', env: { TEAM_EMAIL: 'team@listing.example' } })
const PAGES = ['/pricing', '/about', '/contact', '/terms', '/privacy']

test('what things cost is told to everybody: free and paid, placements, seats, money back and tax', async () => {
  const { text, status } = await read(testService, '/pricing')
  expect(status).toBe(200)
  for (const said of ['$99.00', '$149.00', 'Free launch', 'seats left in', 'refunded in full', 'without VAT', 'Never'.toLowerCase()])
    expect(text).toContain(said)
})

test('the price page promises a free launch no seat of a week that it cannot get any more', async () => {
  const { text } = await read(testService, '/pricing')
  const first = addWeeks(weekOf(testService.service.clock()), 4)
  expect(/\d+ seats left in ([^,]+, \d{4}),/.exec(text)?.[1]).toBe(weekName(first))
  const cells = [...text.matchAll(/<td class="number">(.*?)<\/td>/g)].map(([, cell]) => cell)
  expect(cells.slice(0, 8)).toEqual(['too soon', '20', 'too soon', '20', 'too soon', '20', '20', '20'])
})

test('where nothing is listed yet, a search offers to list the first product, and no category without one', async () => {
  for (const path of ['/search', '/search?q=productivity', '/search?category=Productivity']) {
    const { text } = await read(testService, path)
    expect([path, text.includes('Nothing is listed yet'), text.includes('href="/submit"')]).toEqual([path, true, true])
    expect([path, text.includes('href="/categories/')]).toEqual([path, false])
    expect([path, text.includes('Nothing found')]).toEqual([path, path !== '/search'])
  }
})

test('a week without launches may still have some while it runs, and had none once it is over', async () => {
  for (const path of ['/leaderboard', '/']) {
    const { text } = await read(testService, path)
    expect(text).toContain('No launches this week yet')
    // Where nothing can be voted for, no voting ends.
    expect([path, text.includes('Voting ends'), text.includes('The week ends')]).toEqual([path, false, true])
  }
  expect((await read(testService, '/leaderboard/2019-W01')).text).toContain('Nothing launched in this week')
})

test('an operator’s price and seats are those of the page', async () => {
  const other = await startTestService({ role: 'web' })
  await other.sql`update products set price_cents = 12345 where key = 'launch'`
  await other.sql`update sites set free_seats = 0`
  const { text } = await read(other, '/pricing')
  expect(text).toContain('$123.45')
  expect(text).toContain('The coming weeks are full')
  await other.close()
})

test('about, terms and privacy say what the service does, until the operator says it, whose words stand as text', async () => {
  expect((await read(testService, '/contact')).text).toContain('mailto:team@listing.example')
  for (const path of PAGES) expect([path, (await read(testService, path)).status]).toEqual([path, 200])
  const file = `${testService.folder}/own.txt`
  await Bun.write(file, `First ${HOSTILE}\n\nSecond`)
  const env = { ABOUT_FILE: file, TERMS_FILE: file, PRIVACY_FILE: file, SITE_NAME: 'Gardens & Co' }
  const other = await startTestService({ role: 'web', env })
  for (const path of ['/about', '/terms', '/privacy']) {
    const { text } = await read(other, path)
    expect(text).toContain('<p>Second</p>')
    expect(text).not.toContain('<img src=x')
  }
  expect((await read(other, '/')).text).toContain('<span>Gardens &amp; Co</span>')
  await other.close()
})

test('the page of the crawler says when it reads and whether it runs scripts, as the operator has set it', async () => {
  const never = (await read(testService, '/bot')).text
  expect([never.includes('every 30 days'), never.includes('runs no scripts'), never.includes('in a browser')]).toEqual([true, true, false])
  const other = await startTestService({ role: 'web', env: { RENDER: 'auto', RECHECK_DAYS: '7' } })
  const auto = (await read(other, '/bot')).text
  expect([auto.includes('every 7 days'), auto.includes('runs no scripts'), auto.includes('in a browser')]).toEqual([true, false, true])
  await other.close()
})

test('the menu of a phone opens without a script and leads everywhere; `/` leads to the search field', async () => {
  const phone = await openTab({ ...PHONE, javaScriptEnabled: false })
  await phone.page.goto(testService.url)
  expect(await phone.page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
  await phone.page.getByRole('button', { name: 'Menu' }).click()
  await phone.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await phone.page.waitForURL(`${testService.url}/pricing`)
  await phone.close()
  const desktop = await openTab(DESKTOP)
  await desktop.page.goto(testService.url)
  await desktop.page.keyboard.press('/')
  expect(await desktop.page.evaluate(() => document.activeElement?.id)).toBe('bar-q')
  await desktop.page.keyboard.type('a/b')
  expect(await desktop.page.locator('#bar-q').inputValue()).toBe('a/b')
  await desktop.close()
})

test('a button that copies says so, and then what it does again, however often it is pressed', async () => {
  const { page, fieldErrors, close } = await openTab({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.clock.install()
  await page.goto(`${testService.url}/badges`)
  const button = page.locator('[data-copy]').first()
  for (let press = 0; press < 2; press++) {
    await button.click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
  }
  await page.clock.runFor(5_000)
  expect([await button.innerText(), fieldErrors]).toEqual(['Copy', []])
  await close()
})

test('without SITE_NAME the name that was set for the site stays, and with it that name is everywhere', async () => {
  const other = await startTestService({ role: 'web' })
  await other.sql`update sites set name = 'Garden Tools'`
  const { base_url } = other.service.config
  await ensureMainSite(other.sql, base_url)
  const name = async () => (await other.sql<{ name: string }[]>`select name from sites order by id limit 1`)[0]?.name
  expect(await name()).toBe('Garden Tools')
  await ensureMainSite(other.sql, base_url, 'Allotments')
  expect(await name()).toBe('Allotments')
  await other.close()
})
