import { expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { putLive } from '../../public/live.ts'
import { refused } from '../../refused.ts'
import { openTab } from '../browser.ts'
import { newOperator, signIn } from '../session.ts'
import { auditEntriesOf, openOperator } from './visit.ts'

const testService = await startTestService({ role: 'web' })
const REASON = 'The prices are not those of the website.\n<b>Mend them</b>, then write to us.'

test('an operator sees an edit with before and after, takes the listing down with a reason, and puts it back', async () => {
  const owner = await testService.founder()
  const { id, slug } = await putLive(testService, owner.account_id, { name: 'Rutabaga', headline: 'Garden plans that grow', votes: 4 })
  await owner.listing.updateMyListing({ listing_id: id, fields: { headline: 'Garden maps that grow' } })
  const operator = await newOperator(testService)
  const { page, fieldErrors, close } = await openTab()
  await signIn(testService, page, operator)

  await page.goto(`${testService.url}/team`)
  await page.getByRole('link', { name: /1 edit to look at/ }).click()
  const card = page.getByRole('article', { name: 'Rutabaga, version 2' })
  expect(await card.locator('del').allTextContents()).toEqual(['plans'])
  expect(await card.locator('ins').allTextContents()).toEqual(['maps'])
  await card.getByRole('button', { name: 'Seen' }).click()
  await page.getByRole('heading', { name: 'All edits are reviewed' }).waitFor()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('article', { name: 'Rutabaga, version 2' }).getByRole('link', { name: 'Suspend…' }).click()

  await page.getByLabel('Reason').fill(REASON)
  await page.getByRole('button', { name: 'Suspend…' }).click()
  expect(await page.getByRole('region', { name: 'The e-mail its owner gets' }).textContent()).toContain('<b>Mend them</b>')
  expect((await owner.listing.getMyListing({ listing_id: id })).status).toBe('live')
  await page.getByRole('button', { name: 'Suspend and send the e-mail' }).click()
  await page.getByText('The listing is no longer public anywhere').waitFor()

  const visitor = testService.visitor()
  const pageStatus = async () => (await fetch(`${testService.url}/listings/${slug}`, { headers: { accept: 'text/html' } })).status
  expect(await pageStatus()).toBe(404)
  expect((await visitor.searchListings({ q: 'rutabaga' })).items).toEqual([])
  expect((await refused(visitor.getListing({ slug }))).code).toBe('not_found')
  const mine = await owner.listing.getMyListing({ listing_id: id })
  expect([mine.status, mine.requirements.map(({ code }) => code), mine.requirements[0]?.message]).toEqual([
    'suspended',
    ['suspended'],
    `The site team took it down: ${REASON}`,
  ])

  await page.getByRole('button', { name: 'Restore it' }).click()
  await page.getByText('The listing is what it was before').waitFor()
  expect((await visitor.searchListings({ q: 'rutabaga' })).items.map((item) => item.id)).toEqual([id])
  expect([await pageStatus(), (await visitor.getListing({ slug })).votes]).toEqual([200, 4])
  expect((await owner.listing.getMyListing({ listing_id: id })).requirements).toEqual([])

  const mails = await testService.sql<{ kind: string; mail: { blocks: unknown[] } }[]>`
    select o.kind, o.letter as mail from outbox o join auth."user" u on u.email = o.email where u.id = ${owner.account_id} order by o.id`
  expect(mails.map(({ kind }) => kind)).toEqual(['listing_suspended', 'listing_restored'])
  expect(mails[0]?.mail.blocks).toContainEqual({ quote: REASON })
  expect((await auditEntriesOf(testService)).map(({ action, subject, note }) => [action, subject, note])).toEqual([
    ['listing.restore', String(id), null],
    ['listing.suspend', String(id), REASON],
    ['edit.seen', `${id} v2`, null],
  ])
  await page.goto(`${testService.url}/team/log`)
  expect(await page.getByText(REASON.split('\n')[1] ?? '').count()).toBe(1)
  expect(fieldErrors).toEqual([])
  await close()
})

test('the same works by keyboard without a script', async () => {
  const owner = await testService.founder()
  const { id } = await putLive(testService, owner.account_id, { name: 'Kohlrabi' })
  const { page, close } = await openTab({ javaScriptEnabled: false })
  await signIn(testService, page, await newOperator(testService))
  await page.goto(`${testService.url}/team/listings/${id}`)
  await page.getByLabel('Reason').focus()
  await page.keyboard.type('It is no product.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector('text=Suspend and send the e-mail')
  await page.getByRole('button', { name: 'Suspend and send the e-mail' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('text=This listing is suspended')
  expect((await owner.listing.getMyListing({ listing_id: id })).status).toBe('suspended')
  await close()
})

test('a form sent twice takes down once, and one that comes late does nothing to what changed meanwhile', async () => {
  const owner = await testService.founder()
  const { id } = await putLive(testService, owner.account_id, { name: 'Parsnip' })
  const operator = await openOperator(testService)
  const form = { action: 'suspend', reason: 'Spam', confirm: 'yes', act: crypto.randomUUID() }
  const both = await Promise.all([operator.post(`/team/listings/${id}`, form), operator.post(`/team/listings/${id}`, form)])
  expect(both.map(({ status, location }) => [status, location])).toEqual([
    [303, `/team/listings/${id}?done=suspended`],
    [303, `/team/listings/${id}?done=suspended`],
  ])
  await operator.post(`/team/listings/${id}`, { action: 'restore', act: crypto.randomUUID() })
  expect((await operator.post(`/team/listings/${id}`, form)).status).toBe(303)
  expect((await owner.listing.getMyListing({ listing_id: id })).status).toBe('live')
  expect(
    await testService.sql`select 1 from outbox o join auth."user" u on u.email = o.email where u.id = ${owner.account_id} and kind = 'listing_suspended'`,
  ).toHaveLength(1)
})

test('without a reason, or with one too long, nothing happens and what was typed stays', async () => {
  const owner = await testService.founder()
  const { id } = await putLive(testService, owner.account_id, { name: 'Turnip' })
  const operator = await openOperator(testService)
  expect((await operator.post(`/team/listings/${id}`, { action: 'suspend', reason: ' ', confirm: 'yes' })).status).toBe(422)
  const long = await operator.post(`/team/listings/${id}`, { action: 'suspend', reason: 'x'.repeat(401), confirm: 'yes' })
  expect([long.status, long.text.includes('x'.repeat(401)), long.text.includes('Shorten it to 400 characters')]).toEqual([422, true, true])
  expect((await operator.post(`/team/listings/${id}`, { action: 'restore' })).status).toBe(422)
  expect((await owner.listing.getMyListing({ listing_id: id })).status).toBe('live')
})
