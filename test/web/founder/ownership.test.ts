import { expect, test } from 'bun:test'
import { otherThan, plain, startOwned } from '../../ownership/owned.ts'
import { openVisitor } from '../team/visit.ts'
import { fits, openSignedIn, seriousFaults } from './signed_in.ts'
import { PHONE } from '../browser.ts'
import { runDueLooks } from '../../../server/publishing/rechecks/recheck.ts'
import { gardenSite } from '../../sites.ts'

const { testService, sites, live, codeFor } = await startOwned()

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

test('who drafted a website that somebody else listed is led to its claim', async () => {
  const [one, other] = [await live(), await live()]
  await testService.sql`update listings set status = 'draft', plan = 'none', launched_at = null where id = ${other.listing_id}`
  await testService.sql`update companies set site_key = 'twice.test' where id in (
    select p.company_id from listings l join profiles p on p.id = l.profile_id where l.id in (${one.listing_id}, ${other.listing_id}))`
  const { ask, post } = await openVisitor(testService, other.account_id)
  expect((await ask(`/listings/${one.slug}`)).text).toContain('Is it yours?')
  expect((await ask(`/listings/${one.slug}/updates`)).text).not.toContain('/account/listings/')
  expect((await post(`/account/listings/${other.listing_id}`, { do: 'choose_free' })).text).toContain(`/listings/${one.slug}/claim`)
  // Its owner finds there what is theirs.
  const own = await openVisitor(testService, one.account_id)
  expect((await own.ask(`/listings/${one.slug}`)).text).not.toContain('Is it yours?')
  expect((await own.ask(`/listings/${one.slug}/updates`)).text).toContain(`/account/listings/${one.listing_id}#updates`)
})

test('somebody else claims a listing from its page and proves it by a code', async () => {
  const one = await live()
  const claimer = await testService.founder()
  const { page, go, fieldErrors, close } = await openSignedIn(testService, claimer.account_id)
  await go(`/listings/${one.slug}`)
  await page.getByRole('link', { name: 'Is it yours?' }).click()
  await page.getByRole('button', { name: 'Claim it' }).click()
  await page.getByText('By a code to an address of the domain').click()
  await page.getByLabel('E-mail address').fill(`ada@${one.host}`)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await page.getByText('is on its way').waitFor()
  // Where to type it stands open, and so does what is wrong with it.
  await page.getByRole('button', { name: 'Prove it' }).click()
  await page.locator('#field-code-mistake').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(`ada@${one.host}`))
  await page.getByRole('button', { name: 'Prove it' }).click()
  await page.getByText('The listing is yours.').waitFor()
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.locator('#ownership .tag', { hasText: 'Verified' }).waitFor()
  expect(fieldErrors).toEqual([])
  await close()
})

test('what a look or a code comes to is told to the person of the page, not to a program', async () => {
  const { account_id, listing_id, host } = await live()
  const { ask, post } = await openVisitor(testService, account_id)
  const path = `/account/listings/${listing_id}`
  const told = async (fields: Record<string, string>) => {
    const sent = await post(path, fields)
    const { text } = sent.status === 303 ? await ask(path) : sent
    return (/<section[^>]* id="ownership"[^]*?<\/section>/.exec(text)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ')
  }
  const email = `ada@${host}`
  const pages = [
    await told({ do: 'verify_ownership', method: 'file' }),
    await told({ do: 'send_proof', email: 'ada@mail.example' }),
    await told({ do: 'send_proof', email }),
    await told({ do: 'take_proof', code: otherThan(await codeFor(email)) }),
  ]
  for (const [nth, words] of [
    'there is nothing',
    'such as admin@',
    'Send it back as the code',
    'for a new code send the address',
  ].entries())
    expect([words, pages[nth]?.includes(words)]).toEqual([words, true])
  expect(pages.join(' ').match(/\b[Cc]all (?:again )?with|\w+\.\w+\.addresses|\b[a-z]+_[a-z]+\b/g)).toBeNull()
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

test('what the website says differently stands beside the page: accepted by keyboard, dismissed without scripts', async () => {
  const { service, sql } = testService
  const pages = gardenSite()
  sites['moving.test'] = pages
  const { account_id, listing } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'http://moving.test' })
  await listing.waitForDraft(id)
  const { listing_id } = await listing.submitDraft({ id })
  const before = await openSignedIn(testService, account_id)
  await before.go(`/account/listings/${listing_id}/proposals`)
  // Nobody has compared them yet.
  await before.page.getByRole('heading', { name: 'Nothing to decide' }).waitFor()
  await before.page.getByText('every month once the listing is live').waitFor()
  await before.close()
  await sql`update listings set status = 'live', launched_at = now() where id = ${listing_id}`
  pages['/imprint'] = String(pages['/imprint']).replace('50667 Köln', '10115 Berlin').replace('Beetroot GmbH', 'Beetroot AG')
  await runDueLooks(service, new Date(service.clock().getTime() + 31 * 86_400_000))
  const path = `/account/listings/${listing_id}/proposals`
  const { page, go, fieldErrors, close } = await openSignedIn(testService, account_id, PHONE)
  await go(path)
  await page.getByRole('heading', { name: 'Your website says 2 things differently' }).waitFor()
  expect([await fits(page), await seriousFaults(page)]).toEqual([true, []])
  const city = page.getByRole('region', { name: 'City' })
  expect(await city.locator('.said').allTextContents()).toEqual(['Köln', 'Berlin'])
  await city.getByRole('button', { name: 'Accept' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Accepted: the page now says it').waitFor()
  expect(fieldErrors).toEqual([])
  await close()
  const plainly = await openSignedIn(testService, account_id, { javaScriptEnabled: false, colorScheme: 'dark' })
  await plainly.go(path)
  await plainly.page.getByRole('region', { name: 'Legal name' }).getByRole('button', { name: 'Keep mine' }).click()
  await plainly.page.getByText('Dismissed: the page stays as it is').waitFor()
  await plainly.page.getByRole('button', { name: 'Read it again now' }).click()
  await plainly.page.getByText('is being read again').waitFor()
  await plainly.page.getByRole('button', { name: 'Read it again now' }).click()
  await plainly.page.getByText('read again within the last day').waitFor()
  const { slug, hq_city, legal_name } = await listing.getMyListing({ listing_id })
  expect([hq_city, legal_name]).toEqual(['Berlin', 'Beetroot GmbH'])
  await plainly.go(`/listings/${slug}`)
  await plainly.page.locator('#v-legal_name').getByText('stated until').waitFor()
  expect(await plainly.page.getByText('stated until').count()).toBeGreaterThan(0)
  await plainly.close()
})
