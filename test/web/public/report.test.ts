import { expect, test } from 'bun:test'
import { eraseAccount } from '../../../server/account/erase.ts'
import { startTestService } from '../../test_service.ts'
import { openTab, PHONE } from '../browser.ts'
import { seriousFaults } from '../axe.ts'
import { sessionCookie } from '../session.ts'
import { HOSTILE, putShown, read, said, send, setCells } from './put.ts'

// Every report below comes from one address.
const testService = await startTestService({ role: 'web', env: { TRUST_PROXY: '1' } })
const owner = await testService.account('Ada')
let addresses = 0
const from = () => ({ 'x-forwarded-for': `203.0.113.${++addresses}` })
const reportsOf = (id: number) =>
  testService.sql`select kind, detail, email, account_id, state from reports where listing_id = ${id} order by id`

test('a visitor reports a listing by a form and is thanked on its page', async () => {
  const { id, path } = await putShown(testService, owner)
  const { page, close } = await openTab({ ...PHONE, javaScriptEnabled: false })
  await page.goto(`${testService.url}${path}`)
  await page.getByRole('link', { name: 'Report' }).click()
  await page.getByLabel('A link or picture is broken').check()
  await page.getByLabel('What should we look at?').fill('The logo\nis gone.')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await page.getByText('Thank you. The site team will look at your report.').waitFor()
  expect([...(await reportsOf(id))]).toEqual([
    { kind: 'broken_link', detail: 'The logo\nis gone.', email: null, account_id: null, state: 'open' },
  ])
  await close()
})

test('a report that says nothing comes back with what was typed and what to mend', async () => {
  const { id, path } = await putShown(testService, owner)
  const sent = await send(testService, `${path}/report`, { kind: 'nonsense', detail: `Look: ${HOSTILE}`, email: 'nobody' }, from())
  expect(sent.status).toBe(422)
  expect(sent.text).toContain('Choose what is wrong.')
  expect(sent.text).toContain('This is not an e-mail address.')
  expect(sent.text).toContain('&lt;script>')
  expect(sent.text).not.toContain('<script>window')
  expect((await send(testService, `${path}/report`, { kind: 'spam', detail: 'x'.repeat(2001) }, from())).status).toBe(422)
  expect((await send(testService, `${path}/report`, { kind: 'other' }, from())).status).toBe(422)
  expect((await reportsOf(id)).length).toBe(0)
})

test('one address reports a few times a minute, and one listing some thirty times a day', async () => {
  const { id, path } = await putShown(testService, owner)
  const address = from()
  const statuses = []
  for (let sent = 0; sent < 4; sent++) statuses.push((await send(testService, `${path}/report`, { kind: 'spam' }, address)).status)
  expect(statuses).toEqual([303, 303, 303, 422])
  for (let sent = 0; sent < 40; sent++) expect((await send(testService, `${path}/report`, { kind: 'spam' }, from())).status).toBe(303)
  expect((await reportsOf(id)).length).toBe(30)
})

test('who is signed in is known to the team by their account', async () => {
  const { id, path } = await putShown(testService, owner)
  const reporter = await testService.account('Rita')
  const { name, value } = await sessionCookie(testService, reporter)
  await send(testService, `${path}/report`, { kind: 'not_owner', detail: 'It is mine.' }, { ...from(), cookie: `${name}=${value}` })
  expect([...(await reportsOf(id))]).toMatchObject([{ kind: 'not_owner', account_id: reporter }])
})

test('a report outlives the account that sent it, without a name', async () => {
  const { id, path } = await putShown(testService, owner)
  const reporter = await testService.account('Rita')
  const { name, value } = await sessionCookie(testService, reporter)
  await send(testService, `${path}/report`, { kind: 'spam', detail: 'Look.' }, { ...from(), cookie: `${name}=${value}` })
  await testService.sql.begin((sql) => eraseAccount(sql, reporter, testService.service.clock()))
  expect([...(await reportsOf(id))]).toEqual([{ kind: 'spam', detail: 'Look.', email: null, account_id: null, state: 'open' }])
})

test('the history shows what changed and when, and neither who did nor contact details nor drafts', async () => {
  const { id, path, profile_id } = await putShown(testService, owner)
  const changes = [
    { field: 'headline', before: 'Old words', after: 'New <b>words</b>' },
    { field: 'contact_email', before: 'ada@home.example', after: null },
    { field: 'story', before: {}, after: { how_started: 'A secret draft' } },
    { field: 'faqs', before: [], after: [{ question: 'Why?', answer: 'Because.' }] },
  ]
  await testService.sql`
    insert into listing_versions (listing_id, version, at, by, via, changes)
    values (${id}, 2, ${testService.service.clock()}, ${owner}, 'update_my_listing', ${testService.sql.json(changes)})`
  await testService.sql`update listings set version = 2 where id = ${id}`
  await setCells(testService, profile_id, { headline: said('New words') })
  const { text } = await read(testService, `${path}/versions`)
  expect(text).toContain('<del>Old words</del>')
  expect(text).toContain('New &lt;b>words&lt;/b>')
  expect(text).toContain('Why?')
  for (const kept of ['ada@home.example', 'A secret draft', owner, 'update_my_listing']) expect(text).not.toContain(kept)
  expect((await read(testService, path)).text).toContain(`${path}/versions`)
})

test('the form has no serious fault', async () => {
  const { path } = await putShown(testService, owner)
  const { page, close } = await openTab(PHONE)
  await page.goto(`${testService.url}${path}/report`)
  expect(await seriousFaults(page)).toEqual([])
  await close()
})
