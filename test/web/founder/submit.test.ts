import { expect, test } from 'bun:test'
import { freshEmail, latestEmail } from '../../auth/person.ts'
import { startTestService } from '../../test_service.ts'
import { gardenSite, serveSites } from '../../sites.ts'
import { openTab, PHONE } from '../browser.ts'
import { sessionCookie } from '../session.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'

let release: () => void = () => {}
const held = new Promise<void>((resolve) => (release = resolve))
const garden = gardenSite()
const { env } = serveSites({
  'beetroot.test': garden,
  'slow.test': {
    ...garden,
    '/pricing': async () => {
      await held
      return new Response(String(garden['/pricing']), { headers: { 'content-type': 'text/html' } })
    },
  },
  'silent.test': { '/robots.txt': () => new Response('', { status: 503 }) },
  'closed.test': { '/robots.txt': () => new Response('User-agent: *\nDisallow: /\n', { headers: { 'content-type': 'text/plain' } }) },
})
const testService = await startTestService({ env })
const page_of = (path: string, init: RequestInit = {}) => fetch(testService.url + path, { redirect: 'manual', ...init })
const cookieOf = async (account_id: string) => {
  const { name, value } = await sessionCookie(testService, account_id)
  return `${name}=${value}`
}

test('a stranger sees their draft first, by keyboard on a phone, and signs in where it is worth keeping', async () => {
  const { page, fieldErrors, close } = await openTab(PHONE)
  await page.goto(`${testService.url}/submit?url=beetroot.test`)
  expect(await page.getByLabel('Address of your product').inputValue()).toBe('beetroot.test')
  expect(await fits(page)).toBe(true)
  expect(await seriousFaults(page)).toEqual([])
  await page.getByLabel('Address of your product').press('Enter')
  await page.waitForURL(/\/account\/drafts\/d_/)
  await page.getByRole('link', { name: 'Sign in to keep it' }).waitFor()
  const draft = new URL(page.url()).pathname
  // Only an account uploads pictures; a file that was chosen would be lost by the sign-in.
  expect(await page.locator('input[type=file]').count()).toBe(0)
  expect(await fits(page)).toBe(true)
  expect(await seriousFaults(page)).toEqual([])
  await page.goto(`${testService.url}/submit`)
  await page.getByRole('link', { name: 'beetroot.test' }).press('Enter')
  await page.getByRole('link', { name: 'Sign in and submit' }).press('Enter')
  await page.getByText('Your draft is waiting').waitFor()
  const email = freshEmail()
  await page.getByLabel(/e-mail/i).fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel(/code/i).waitFor()
  await page.getByLabel(/code/i).fill((await latestEmail(testService, email)).code)
  // The last digit may have sent the form already.
  await page.keyboard.press('Enter').catch(() => {})
  await page.waitForURL((url) => url.pathname === draft)
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter')
  await page.waitForURL(/\/account\/listings\/\d+\?done=submitted$/)
  expect(fieldErrors).toEqual([])
  await close()
})

test('a draft fills in while its website is read, by a stream alone, and becomes its review without a jump', async () => {
  const { account_id, listing } = await testService.founder()
  // Who has a profile from another product watches this one being read all the same.
  await listing.updateFounderProfile({ name: 'Ada Baker', role: 'Founder' })
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id)
  await go('/submit')
  await page.getByLabel('Address of your product').fill('slow.test')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Reading slow.test' }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // The second page is not there yet, and the first has its values with their quotes.
  await page.locator('#found-headline mark', { hasText: 'Garden plans that grow with you' }).waitFor()
  await page.getByRole('heading', { name: 'Beetroot', level: 1 }).waitFor()
  await page
    .getByRole('status')
    .getByText(/^[1-9] of \d pages read\. \d+ values found\./)
    .waitFor()
  expect(await page.locator('#reading-list a').allTextContents()).toContain('Beetroot: garden plans that grow with you')
  expect(await page.locator('#found-starting_price').count()).toBe(0)
  expect(await fits(page)).toBe(true)
  expect(await seriousFaults(page)).toEqual([])
  await page.evaluate(() => {
    document.body.style.minHeight = '300vh'
    document.documentElement.dataset.same = ''
    document.querySelector('#found-headline')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  const top = (selector: string) => page.evaluate((at) => document.querySelector(at)?.getBoundingClientRect().top ?? NaN, selector)
  const first = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-field]')].find((field) => field.getBoundingClientRect().top >= 0)?.dataset.field,
  )
  const before = await top(`#found-${first}`)
  release()
  await page.getByRole('heading', { name: 'What is missing' }).waitFor()
  expect(Math.abs((await top(`#${first}`)) - before)).toBeLessThan(2)
  // The same document still, and the page was asked for once, at the end.
  expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('')
  expect(asked.filter((path) => path === new URL(page.url()).pathname).length).toBe(1)
  await page.locator('#told', { hasText: 'Your website is read.' }).waitFor()
  expect(await page.locator('#headline .value').textContent()).toContain('Garden plans')
  expect(fieldErrors).toEqual([])
  await close()
})

test('an address that is none keeps what was typed and says what to send', async () => {
  const { account_id } = await testService.founder()
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go('/submit')
  await page.getByLabel('Address of your product').fill('http://127.0.0.1/')
  await page.getByRole('button', { name: 'Read my website' }).click()
  await page.locator('.mistake').waitFor()
  expect(await page.getByLabel('Address of your product').inputValue()).toBe('http://127.0.0.1/')
  expect(await page.getByLabel('Address of your product').getAttribute('aria-invalid')).toBe('true')
  await close()
})

test('a website whose robots.txt is out of order is told so, without lines for it', async () => {
  const { account_id } = await testService.founder()
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go('/submit?url=silent.test')
  await page.getByRole('button', { name: 'Read my website' }).click()
  await page.getByText('No page may be read before robots.txt is: robots.txt answered 503.').waitFor()
  expect(await page.locator('.snippet').count()).toBe(0)
  await close()
})

test('a website that closes its door to robots is told with the lines that open it', async () => {
  const { account_id } = await testService.founder()
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go('/submit?url=closed.test')
  await page.getByRole('button', { name: 'Read my website' }).click()
  await page.getByRole('heading', { name: 'We could not read closed.test' }).waitFor()
  expect(await page.locator('.snippet code').textContent()).toContain('User-agent: ListingBot')
  await page.getByRole('link', { name: 'Fill it in by hand' }).click()
  // What makes no draft ready leads not back to what could not be read.
  await page.locator('#milestones .editor > summary').click()
  await page.locator('#milestones').getByLabel('Day').fill('2026-01-01')
  await page.locator('#milestones').getByLabel('What happened').fill('First garden')
  await page.locator('#milestones').getByRole('button', { name: /^Add/ }).click()
  await page.locator('#milestones').getByRole('heading', { name: 'First garden' }).waitFor()
  await page.locator('#name .editor > summary').click()
  await page.locator('#name').getByLabel('Name').fill('Closed Garden')
  await page.locator('#name').getByRole('button', { name: 'Save' }).click()
  await page.locator('#name .tag', { hasText: 'Added by you' }).waitFor()
  expect(await page.getByRole('button', { name: 'Submit', exact: true }).isEnabled()).toBe(true)
  await close()
})

test('a website that another account has put up is refused with its page', async () => {
  const [first, late] = [await testService.founder(), await testService.founder()]
  const waiting = await late.listing.submitListing({ url: 'http://beetroot.test' })
  await late.listing.waitForDraft(waiting.id)
  const { id } = await first.listing.submitListing({ url: 'http://beetroot.test' })
  await first.listing.waitForDraft(id)
  const { listing_id } = await first.listing.submitDraft({ id })
  await first.listing.chooseFreeListing({ listing_id })
  const asked = await openSignedIn(testService, (await testService.founder()).account_id)
  await asked.go('/submit')
  await asked.page.getByLabel('Address of your product').fill('beetroot.test')
  await asked.page.getByRole('button', { name: 'Read my website' }).click()
  // What nobody can see yet is no listing to look at.
  await asked.page.getByRole('link', { name: 'Contact', exact: true }).first().waitFor()
  expect(await asked.page.getByRole('link', { name: 'See the listing' }).count()).toBe(0)
  await asked.close()
  // Only what anyone may see is named.
  await testService.sql`update listings set status = 'live', launched_at = now() where id = ${listing_id}`
  const { account_id } = await testService.founder()
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go('/submit?url=beetroot.test')
  await page.getByRole('button', { name: 'Read my website' }).click()
  await page.getByText('This website is already listed', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'See the listing' }).getAttribute('href')).toContain('/listings/')
  await close()
  // Whose draft was there before, too, is led to it.
  const submit = { method: 'POST', headers: { cookie: await cookieOf(late.account_id) }, body: new URLSearchParams({ do: 'submit' }) }
  const refused = await page_of(`/account/drafts/${waiting.id}`, submit)
  expect([refused.status, /href="http:\/\/localhost:3000\/listings\/[^"]+\/claim"/.test(await refused.text())]).toEqual([409, true])
})

test('another account’s draft and its quotes are nowhere, and a form from elsewhere changes nothing', async () => {
  const owner = await testService.founder()
  const { id } = await owner.listing.submitListing({ url: 'http://slow.test' })
  await owner.listing.waitForDraft(id)
  const stranger = await cookieOf((await testService.founder()).account_id)
  for (const path of [`/account/drafts/${id}`, `/account/drafts/${id}/source?field=headline&quote=0`, '/account/drafts/nothing'])
    expect([path, (await page_of(path, { headers: { cookie: stranger } })).status]).toEqual([path, 404])
  const remove = { method: 'POST', body: new URLSearchParams({ field: 'headline', do: 'remove' }) }
  expect((await page_of(`/account/drafts/${id}`, { ...remove, headers: { cookie: stranger } })).status).toBe(404)
  const mine = await cookieOf(owner.account_id)
  for (const from of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    const headers = Object.fromEntries([['cookie', mine], ...Object.entries(from)])
    expect((await page_of(`/account/drafts/${id}`, { ...remove, headers })).status).toBe(403)
  }
  expect((await owner.listing.getDraft({ id })).fields.headline.state).toBe('ai')
  const unsigned = await page_of(`/account/drafts/${id}`)
  expect([unsigned.status, unsigned.headers.get('location')]).toEqual([
    303,
    `/sign-in?return_to=${encodeURIComponent(`/account/drafts/${id}`)}`,
  ])
})
