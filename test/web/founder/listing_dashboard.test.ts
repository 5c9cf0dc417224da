import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { spanOf } from '../../../server/base/weeks.ts'
import { startTestService } from '../../test_service.ts'
import { FOUNDER, submitted, turnWeeks, run } from '../../launch/founders.ts'
import { listEverywhere, openSister, putUp } from '../../listings/sisters.ts'
import { paint } from '../../pictures.ts'
import { gardenSite, page as sitePage, serveSites, type SitePages } from '../../sites.ts'
import { PHONE } from '../browser.ts'
import { sessionCookie } from '../session.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })

/** The path that an answer of the API names in full. */
const pathOf = (url: string | null) => (url ?? '').replace('http://localhost:3000', '')
const todos = (page: Page) => page.locator('.todo strong').allTextContents()

test('a founder goes from a bare draft to everything done, and each thing to do vanishes as it is met', async () => {
  const { account_id, listing, listing_id, page_url, show } = await submitted(testService, sites, { complete: false })
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id, PHONE)
  await go('/account/listings')
  await page.getByRole('link', { name: 'Beetroot' }).click()
  await page.getByRole('button', { name: 'Choose the free launch' }).click()
  await page.getByText('Your seat in the queue is taken.').waitFor()
  // Nothing else that a profile may lack stands between a listing and its launch.
  expect(await todos(page)).toEqual(['Your founder profile', 'The badge on your website'])
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])

  await page.getByRole('link', { name: /^Complete it/ }).click()
  await page.getByLabel('Your name').fill(FOUNDER.name)
  await page.getByLabel('Your role').fill(FOUNDER.role)
  await page.getByLabel('About you').fill(FOUNDER.bio)
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/ada-lindgren')
  await page.getByRole('button', { name: 'Save the profile' }).click()
  await page.getByText('Your profile is saved').waitFor()
  await page.getByLabel('Photo').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: await paint(300, 200).png().toBuffer() })
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByText('Your profile is complete').waitFor()
  await go(`/account/listings/${listing_id}`)
  expect(await todos(page)).toEqual(['The badge on your website'])

  await page.getByRole('button', { name: 'Check now' }).click()
  await page.locator('#badge .tag', { hasText: 'Not seen' }).waitFor()
  const code = (await page.locator('#badge .snippet code').first().textContent()) ?? ''
  expect(code).toContain(page_url)
  show(`<main><p>Garden plans</p>${code}</main>`)
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.locator('#badge .tag', { hasText: 'Seen' }).waitFor()
  expect(await todos(page)).toEqual([])
  await page.locator('.dashboard-head .tag', { hasText: 'Scheduled' }).waitFor()
  expect((await listing.getMyListing({ listing_id })).status).toBe('scheduled')
  expect(fieldErrors).toEqual([])
  await close()
})

test('on a phone the pages of a listing and of the account are one closed menu, opened without scripts; beside a desktop’s page they stand open', async () => {
  const { account_id, listing_id } = await submitted(testService, sites)
  const { page, go, close } = await openSignedIn(testService, account_id, { ...PHONE, javaScriptEnabled: false })
  await go(`/account/listings/${listing_id}`)
  const link = (name: string) => page.getByRole('navigation', { name: 'Listing' }).getByRole('link', { name, exact: true })
  expect(await page.locator('main nav:visible').count()).toBe(0)
  await page.getByRole('button', { name: 'Listing menu' }).click()
  expect([await link('Overview').getAttribute('aria-current'), await fits(page)]).toEqual(['page', true])
  await link('Story').click()
  await page.waitForURL(/\/story$/)
  await page.getByRole('button', { name: 'Listing menu' }).click()
  await link('Orders').click()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await page.getByRole('navigation', { name: 'Account' }).getByRole('link').count()).toBe(9)
  expect(await page.getByRole('button', { name: 'Account menu' }).isVisible()).toBe(false)
  await close()
})

test('the addresses that the API hands out lead where the thing is done, anchors included', async () => {
  const { account_id, listing, listing_id, draft_id } = await submitted(testService, sites, { complete: false })
  const { page, go, close } = await openSignedIn(testService, account_id)
  const { requirements } = await listing.getMyListing({ listing_id })
  const { profile } = await listing.getAccount()
  const { missing, url } = await listing.setFounderStory({ listing_id, problem: 'Too short.' })
  const { next_steps } = await listing.submitDraft({ id: draft_id })
  const urls = [...requirements, ...profile.missing, profile, ...missing, { url }, ...next_steps].map((entry) => pathOf(entry.url ?? null))
  expect(urls.length).toBeGreaterThan(10)
  for (const path of new Set(urls)) {
    const answer = await go(path)
    const hash = path.split('#')[1]
    expect([path, answer === null ? 200 : answer.status()]).toEqual([path, 200])
    if (hash) expect([path, await page.locator(`[id="${hash}"]`).count()]).toEqual([path, 1])
  }
  await close()
})

test('the page that a badge was looked for on is named for the next look, so that the badge is not lost by it', async () => {
  const { account_id, listing, listing_id, host, pages, page_url } = await submitted(testService, sites)
  const { name, value } = await sessionCookie(testService, account_id)
  const named = `http://${host}/partners`
  const isNamed = async () => {
    const answer = await fetch(`${testService.url}/account/listings/${listing_id}`, { headers: { cookie: `${name}=${value}` } })
    return (await answer.text()).includes(` value="${named}"`)
  }
  await listing.verifyBadge({ listing_id })
  expect(await isNamed()).toBe(false)
  pages['/partners'] = sitePage('Partners', `<main><a href="${page_url}">Listed</a></main>`)
  expect((await listing.verifyBadge({ listing_id, page_url: named })).state).toBe('verified')
  expect(await isNamed()).toBe(true)
})

test('a live listing posts updates and milestones, with what was typed kept where it is refused', async () => {
  const { account_id, listing, listing_id, page_url, show } = await submitted(testService, sites)
  show(`<main><a href="${page_url}">Listed</a></main>`)
  await listing.chooseFreeListing({ listing_id })
  await listing.verifyBadge({ listing_id })
  turnWeeks(testService, 6)
  await run(testService)
  const { page, go, close } = await openSignedIn(testService, account_id)
  const reader = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }, redirect: 'manual' as const }
  for (const path of [pathOf(page_url), pathOf(page_url), `${pathOf(page_url)}/visit`]) await fetch(testService.url + path, reader)
  await testService.service.traffic.flush()
  await go(`/account/listings/${listing_id}`)
  expect((await page.locator('#traffic dd').allInnerTexts()).map((text) => text.trim())).toEqual(['2', '1', '0'])
  expect(await page.locator('#traffic svg').first().getAttribute('aria-label')).toContain('Views by day: at most 2 on one day')
  await page.getByLabel('What is new').fill('Dark mode')
  await page.getByRole('button', { name: 'Publish the update' }).click()
  await page.locator('#updates .mistake', { hasText: 'It is empty. Write some text.' }).waitFor()
  expect(await page.getByLabel('What is new').inputValue()).toBe('Dark mode')
  // The address names the section, at which a browser would stay.
  await page.waitForFunction(() => document.activeElement?.id === 'field-body')
  await page.getByLabel('About it', { exact: true }).fill('The beds are dark now.\n\n<b>Really</b>.')
  await page.getByRole('button', { name: 'Publish the update' }).click()
  await page.locator('.dashboard-update', { hasText: '<b>Really</b>' }).waitFor()

  await page.getByText('Add a milestone').click()
  await page.getByLabel('Day', { exact: true }).fill('2099-01-01')
  await page.getByLabel('What happened').fill('A thousand gardens')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('#milestones .mistake').waitFor()
  expect(await page.getByLabel('What happened').inputValue()).toBe('A thousand gardens')
  await page.getByLabel('Day', { exact: true }).fill('2026-01-01')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.locator('.timeline').getByRole('heading', { name: 'A thousand gardens' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove A thousand gardens' }).click()
  await page.getByText('The milestone is removed.').waitFor()
  expect((await listing.getMyListing({ listing_id })).milestones).toEqual([])
  await close()
})

test('facts are edited in one form: what changed is sent, refused values stay, and the version shows before and after', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go(`/account/listings/${listing_id}/edit`)
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Nothing was changed.').waitFor()
  await page.getByLabel('Headline').fill('Beds, drawn once')
  await page.getByLabel('Support').fill('javascript:alert(1)')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.locator('.mistake').first().waitFor()
  const [refused] = await page.locator('.notice.bad').all()
  expect(
    await refused?.evaluate((it) => (it.nextElementSibling?.getBoundingClientRect().top ?? 0) - it.getBoundingClientRect().bottom),
  ).toBeGreaterThan(8)
  expect(await page.locator('#field-support_url-mistake').innerText()).toMatch(
    / Write an absolute address such as https:..your-product\.com\.$/,
  )
  expect(await page.getByLabel('Support').inputValue()).toBe('javascript:alert(1)')
  expect(await page.getByLabel('Headline').inputValue()).toBe('Beds, drawn once')
  await page.getByLabel('Support').fill('beetroot.dev/help')
  // A picture that is put in place leaves what is typed beside it.
  const logo = page.locator('#logo_url')
  await logo.locator('.editor > summary').click()
  await logo
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await paint(64, 64).png().toBuffer() })
  await logo.getByRole('button', { name: /^Upload/ }).click()
  await page.locator('#told', { hasText: 'Saved. It shows once the listing is public.' }).waitFor()
  expect(await page.getByLabel('Support').inputValue()).toBe('beetroot.dev/help')
  await page.getByLabel('Features').fill('Draws beds\n\nTells what to sow')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.waitForURL(/done=saved/)
  const mine = await listing.getMyListing({ listing_id })
  expect(mine).toMatchObject({
    headline: 'Beds, drawn once',
    support_url: 'https://beetroot.dev/help',
    features: ['Draws beds', 'Tells what to sow'],
  })
  expect(mine.versions[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['features', 'headline', 'support_url'])
  expect(mine.versions[1]?.changes.map(({ field }) => field)).toEqual(['logo_url'])
  await page.getByRole('link', { name: 'Versions' }).click()
  const latest = page.locator('.version').first()
  // The text is waited for, as the page that the link opens may still be on its way.
  expect(await latest.locator('ins', { hasText: 'Draws beds' }).first().innerText()).toBe('Draws beds')
  expect(await latest.textContent()).toContain('Edited by you')
  expect(await seriousFaults(page)).toEqual([])
  await close()
})

test('a form that stood open undoes nothing that was changed meanwhile, also where it is refused first', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { page, go, close } = await openSignedIn(testService, account_id)
  await listing.updateMyListing({ listing_id, fields: { features: ['Draws beds'], support_url: 'https://beetroot.dev/help' } })
  await go(`/account/listings/${listing_id}/edit`)
  const meanwhile = { headline: 'An agent wrote this', features: ['Draws beds', 'Tells what to sow'], support_url: null }
  await listing.updateMyListing({ listing_id, fields: meanwhile })
  const docs = page.getByLabel('Documentation')
  const known = await docs.inputValue()
  await page.getByLabel('Summary').fill('Plans the beds of small gardens, week by week, from the first seeds to the last harvest.')
  await docs.fill('javascript:alert(1)')
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.locator('.mistake').first().waitFor()
  await docs.fill(known)
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Saved. It shows once the listing is public.').waitFor()
  const mine = await listing.getMyListing({ listing_id })
  expect(mine).toMatchObject(meanwhile)
  expect(mine.versions[0]?.changes.map(({ field }) => field)).toEqual(['summary'])
  await close()
})

test('headline and summary travel to the sister sites that are ticked', async () => {
  sites['sisters.test'] = gardenSite()
  const founder = await listEverywhere(testService, 'http://sisters.test', [await openSister(testService, 'gardens')])
  const { page, go, close } = await openSignedIn(testService, founder.account_id)
  await go(`/account/listings/${founder.listed[0]?.listing_id}/edit`)
  await page.getByLabel('Headline').fill('Beds everywhere')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Saved. It shows once the listing is public.').waitFor()
  const { items } = await founder.listing.listMyListings()
  for (const { listing_id } of items) expect((await founder.listing.getMyListing({ listing_id })).headline).toBe('Beds everywhere')
  expect(items.length).toBe(2)
  await close()
})

test('the pages of a listing on a sister site speak of that site, on whichever host they are read', async () => {
  sites['lawns.test'] = gardenSite()
  const founder = await listEverywhere(testService, 'http://lawns.test', [await openSister(testService, 'lawns')])
  const id = founder.listed[1]?.listing_id ?? 0
  const { name, value } = await sessionCookie(testService, founder.account_id)
  const read = async (path: string) =>
    (await fetch(`${testService.url}/account/listings/${id}${path}`, { headers: { cookie: `${name}=${value}` } })).text()
  await testService.sql`update sites set paid_seats = 0 where key = 'lawns'`
  expect((await read('/promote')).match(/week-choice full/g)?.length).toBe(12)
  // Their pictures are shown by the host of that site alone.
  expect(await read('')).not.toMatch(/<img src="http/)
  await putUp(testService, id)
  await testService.sql`
    insert into site_looks (company_id, at, site, since, next_at)
    select p.company_id, now(), 'reachable', now(), now() + interval '30 days' from listings l join profiles p on p.id = l.profile_id where l.id = ${id}
    on conflict (company_id) do update set at = excluded.at, site = excluded.site, since = excluded.since`
  expect(await read('/proposals')).toContain('Read on')
})

test('another account’s listing is nowhere, whichever page is asked for', async () => {
  const { listing_id } = await submitted(testService, sites)
  const stranger = await testService.founder()
  const { name, value } = await sessionCookie(testService, stranger.account_id)
  for (const path of ['', '/edit', '/story', '/versions'])
    for (const id of [listing_id, 'x', '0', '99999999999']) {
      const answer = await fetch(`${testService.url}/account/listings/${id}${path}`, { headers: { cookie: `${name}=${value}` } })
      expect([id, path, answer.status]).toEqual([id, path, 404])
    }
  const post = await fetch(`${testService.url}/account/listings/${listing_id}`, {
    method: 'POST',
    headers: { cookie: `${name}=${value}` },
    body: new URLSearchParams({ do: 'choose_free' }),
  })
  expect(post.status).toBe(404)
})

test('only the words of a closed list are said after a form, whatever an address asks for', async () => {
  const { account_id, listing_id } = await submitted(testService, sites, { complete: false })
  const { name, value } = await sessionCookie(testService, account_id)
  const read = async (path: string) =>
    (await fetch(`${testService.url}${path}`, { headers: { cookie: `${name}=${value}`, accept: 'text/html' } })).text()
  const own = `/account/listings/${listing_id}`
  for (const path of [own, `${own}/versions`, `${own}/proposals`, `${own}/repositories`, '/account/profile', '/account/editors'])
    expect([path, (await read(`${path}?done=constructor`)).includes('class="notice good"')]).toEqual([path, false])
  expect(await read('/sign-in/refused?reason=constructor')).toContain('Its request is incomplete')
})

test('the card of the free launch names the week that choosing it gives', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { name, value } = await sessionCookie(testService, account_id)
  const card = async () =>
    /In turn: [^]*?<\/li>/.exec(
      await (await fetch(`${testService.url}/account/listings/${listing_id}`, { headers: { cookie: `${name}=${value}` } })).text(),
    )?.[0] ?? ''
  const named = await card()
  const { launch_week } = await listing.chooseFreeListing({ listing_id })
  expect(named).toContain(spanOf(launch_week ?? '').starts_at.toISOString())
})

test('an account with nothing is told how to begin, and that its lists have no further page', async () => {
  const { account_id } = await testService.founder()
  const { name, value } = await sessionCookie(testService, account_id)
  for (const list of ['listings', 'orders'])
    for (const [page, status] of [
      ['1', 200],
      ['2', 404],
      ['0', 404],
      ['9999', 404],
    ] as const) {
      const answer = await fetch(`${testService.url}/account/${list}?page=${page}`, { headers: { cookie: `${name}=${value}` } })
      expect([list, page, answer.status]).toEqual([list, page, status])
    }
  const { page, go, close } = await openSignedIn(testService, account_id, PHONE)
  await go('/account/listings')
  await page.getByRole('link', { name: 'Submit your product' }).click()
  await page.waitForURL(/\/submit$/)
  await close()
})

test('an earlier version is brought back from its page, and what is the same already is said so', async () => {
  const { account_id, listing, listing_id } = await submitted(testService, sites)
  const { version, headline } = await listing.getMyListing({ listing_id })
  await listing.updateMyListing({ listing_id, fields: { headline: 'Other words' } })
  const { page, go, close } = await openSignedIn(testService, account_id)
  await go(`/account/listings/${listing_id}/versions`)
  await page.locator('details.version > summary').last().click()
  await page.getByRole('button', { name: `Bring version ${version} back` }).click()
  await page.getByText('The earlier version is back').waitFor()
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ headline, version: version + 2 })
  await page.locator('details.version > summary').last().click()
  await page.getByRole('button', { name: `Bring version ${version} back` }).click()
  await page.getByText('Nothing to bring back').waitFor()
  await close()
})
