import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { gardenSite, page, serveSites } from '../sites.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite(), 'nameless.test': { '/': page('', '<p>.</p>') } })
const testService = await startTestService({ crowded: true, env })

async function newDraft(url = 'http://beetroot.test', name = 'Ada') {
  const account_id = await testService.account(name)
  const apiKey = await testService.key(account_id)
  const { createListing } = await import('../../sdk/index.ts')
  const listing = createListing({ baseUrl: testService.url, apiKey, retries: 0 })
  const { id } = await listing.submitListing({ url })
  await listing.waitForDraft(id)
  return { account_id, listing, id }
}
type Kept = { email: string; subject: string; mail: { blocks: string[]; action: { url: string }; unsubscribe: { url: string } } }
const mails = (email: string) =>
  testService.sql<
    Kept[]
  >`select email, subject, letter as mail from outbox where kind = 'invite' and lower(email) = ${email.toLowerCase()} order by id`
let people = 0
const someone = () => `bo-${++people}@friends.example`
const pathOf = (url = '') => new URL(url).pathname
const get = (path: string, init?: RequestInit) => fetch(`${testService.url}${path}`, init)

test('an invite is an e-mail that says who invites to what, with a link that is good for seven days', async () => {
  const { listing, id, account_id } = await newDraft()
  const email = someone()
  const before = testService.service.clock().getTime()
  const invite = await listing.inviteCofounder({ id, email })
  expect(invite).toMatchObject({ email, status: 'sent' })
  expect(Math.abs(Date.parse(invite.expires_at) - before - 7 * 86_400_000)).toBeLessThan(10_000)
  const [sent, ...more] = await mails(email)
  expect(more).toEqual([])
  const { name } = (await listing.getDraft({ id })).fields
  expect(sent?.subject).toBe(`Ada invites you to join the founders of ${name.value}`)
  expect(sent?.mail.blocks[0]).toContain(`Ada (${account_id}@founders.example)`)
  expect(sent?.mail.action.url).toMatch(/^http:\/\/localhost:3000\/invites\/[\w-]{43}$/)
  expect(sent?.mail.unsubscribe.url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]{22}$/)
})

test('the page behind the link says so too, uses nothing up, and is gone after seven days', async () => {
  const { listing, id } = await newDraft('http://beetroot.test', '<b>Ada</b>')
  const email = someone()
  await listing.inviteCofounder({ id, email })
  const [sent] = await mails(email)
  const path = pathOf(sent?.mail.action.url)
  for (let look = 0; look < 2; look++) {
    const answer = await get(path)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
      200,
      'private, no-store',
      // With no-referrer a browser would send the page's own form with no origin.
      'same-origin',
    ])
    expect(text).toContain('&lt;b>Ada')
    expect(text).not.toContain('<b>Ada')
  }
  testService.turnClock(7 * 86_400 + 1)
  expect((await get(path)).status).toBe(404)
  for (const token of ['x', 'A'.repeat(43), '%00', "'--"]) expect((await get(`/invites/${token}`)).status).toBe(404)
})

test('sending again to one address sends a new link, ends the old one, and counts once', async () => {
  const { listing, id } = await newDraft()
  const email = someone()
  const first = await listing.inviteCofounder({ id, email })
  const again = await listing.inviteCofounder({ id, email: email.toUpperCase().replace('FRIENDS.EXAMPLE', 'friends.example') })
  expect(again.id).toBe(first.id)
  const sent = await mails(email)
  expect(sent.length).toBe(2)
  expect(await Promise.all(sent.map(async ({ mail }) => (await get(pathOf(mail.action.url))).status))).toEqual([404, 200])
  for (let other = 0; other < 9; other++) await listing.inviteCofounder({ id, email: someone() })
  const eleventh = await refused(listing.inviteCofounder({ id, email: someone() }))
  expect(eleventh).toMatchObject({ status: 422, code: 'limit_reached', errors: [{ field: '/email', limit: 10, actual: 11 }] })
  await listing.inviteCofounder({ id, email })
  const { limits } = await listing.getAccount()
  expect(limits.invites_per_day).toMatchObject({ limit: 20, remaining: 10 })
  expect(limits.invites_per_listing).toMatchObject({ limit: 10 })
})

test('of twenty invites at once the first ten addresses are written to, and no refused one', async () => {
  const { listing, id } = await newDraft()
  const emails = Array.from({ length: 20 }, someone)
  const answers = await Promise.allSettled(emails.map((email) => listing.inviteCofounder({ id, email })))
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(10)
  const sent = await testService.sql`select 1 from outbox where email = any(${emails}::text[])`
  expect(sent.length).toBe(10)
})

test('an account invites twenty addresses a day over all its listings, and more the next day', async () => {
  const founder = await newDraft()
  const drafts = [founder.id]
  for (const url of ['http://nameless.test']) {
    const { id } = await founder.listing.submitListing({ url })
    await founder.listing.waitForDraft(id)
    drafts.push(id)
  }
  for (const id of drafts) for (let other = 0; other < 10; other++) await founder.listing.inviteCofounder({ id, email: someone() })
  expect((await founder.listing.getAccount()).limits.invites_per_day.remaining).toBe(0)
  await testService.sql`delete from invites where draft_id = ${founder.id}`
  const problem = await refused(founder.listing.inviteCofounder({ id: founder.id, email: someone() }))
  expect(problem).toMatchObject({ status: 429, code: 'rate_limited' })
  testService.turnClock(86_401)
  await founder.listing.inviteCofounder({ id: founder.id, email: someone() })
})

test('one address is not buried under e-mails', async () => {
  const { listing, id } = await newDraft()
  const email = someone()
  for (let time = 0; time < 5; time++) await listing.inviteCofounder({ id, email })
  expect(await refused(listing.inviteCofounder({ id, email }))).toMatchObject({ status: 429, code: 'rate_limited' })
  expect((await mails(email)).length).toBe(5)
  // The link of the last e-mail that went out still works.
  expect((await get(pathOf((await mails(email)).at(-1)?.mail.action.url))).status).toBe(200)
  testService.turnClock(86_401)
  await listing.inviteCofounder({ id, email })
})

test('one click in an e-mail ends invites to its address for everyone; looking at the page does not', async () => {
  const { listing, id } = await newDraft()
  const email = someone()
  await listing.inviteCofounder({ id, email })
  const path = pathOf((await mails(email))[0]?.mail.unsubscribe.url)
  const looked = await get(path)
  expect([looked.status, await looked.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  await listing.inviteCofounder({ id, email })
  for (let click = 0; click < 2; click++) {
    const clicked = await get(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
    expect(clicked.status).toBe(200)
  }
  expect((await get('/unsubscribe/unknown', { method: 'POST' })).status).toBe(200)
  const other = await newDraft()
  expect(await refused(other.listing.inviteCofounder({ id: other.id, email }))).toMatchObject({
    status: 422,
    errors: [{ field: '/email' }],
  })
  expect((await mails(email)).length).toBe(2)
})

test.each(['a@b, evil@evil.example', 'a@b.example\r\nBcc: x@y.example', 'Bo <bo@acme.example>', 'bo', 'bo@localhost', ''])(
  'an address such as %j is refused with its place, and nothing is kept',
  async (email) => {
    const { listing, id } = await newDraft()
    const problem = await refused(listing.inviteCofounder({ id, email }))
    expect(problem).toMatchObject({ status: 422, code: 'validation_failed', errors: [{ field: '/email' }] })
    expect(await testService.sql`select 1 from invites where draft_id = ${id}`).toHaveLength(0)
  },
)

test('one’s own address is refused, and so is another account’s draft', async () => {
  const { listing, id, account_id } = await newDraft()
  const own = await refused(listing.inviteCofounder({ id, email: `${account_id}@Founders.example` }))
  expect(own).toMatchObject({ status: 422, errors: [{ field: '/email', message: expect.stringContaining('your own') }] })
  const { listing: stranger } = await testService.founder()
  expect((await refused(stranger.inviteCofounder({ id, email: someone() }))).code).toBe('not_found')
})

test('a call that is sent twice with one key sends one e-mail', async () => {
  const { listing, id } = await newDraft()
  const email = someone()
  const idempotencyKey = crypto.randomUUID()
  const first = await listing.inviteCofounder({ id, email }, { idempotencyKey })
  expect(await listing.inviteCofounder({ id, email }, { idempotencyKey })).toEqual(first)
  expect((await mails(email)).length).toBe(1)
})

test('spellings of one mailbox are one invite, and its bound a day holds for all of them', async () => {
  const { listing, id } = await newDraft()
  const name = `bo${crypto.randomUUID().replaceAll('-', '')}`
  const first = await listing.inviteCofounder({ id, email: `${name}@gmail.com` })
  const [sent] = await mails(`${name}@gmail.com`)
  for (let nth = 1; nth < 5; nth++) {
    const email = `${name.slice(0, nth)}.${name.slice(nth)}+${nth}@googlemail.com`
    expect(await listing.inviteCofounder({ id, email })).toMatchObject({ id: first.id, email })
    // The mail goes where it was typed.
    expect(await mails(email)).toHaveLength(1)
  }
  expect((await get(pathOf(sent?.mail.action.url))).status).toBe(404)
  expect((await refused(listing.inviteCofounder({ id, email: `${name}+6@gmail.com` }))).code).toBe('rate_limited')
})

test('who wants no invites gets none under another spelling', async () => {
  const { listing, id } = await newDraft()
  const name = crypto.randomUUID()
  await listing.inviteCofounder({ id, email: `${name}+one@friends.example` })
  const [sent] = await mails(`${name}+one@friends.example`)
  const path = pathOf(sent?.mail.unsubscribe.url)
  await fetch(testService.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  for (const tag of ['+one', '+two', '']) {
    const { code, errors } = (await refused(listing.inviteCofounder({ id, email: `${name}${tag}@friends.example` }))) as {
      code: string
      errors?: { message: string }[]
    }
    expect([code, errors?.[0]?.message]).toEqual(['validation_failed', 'takes no invites.'])
  }
})

test('a mailbox is invited ten times a day, however its address is spelled and by whatever drafts', async () => {
  const drafts = [await newDraft(), await newDraft(), await newDraft()]
  for (const { listing, id } of drafts.slice(0, 2))
    for (let sent = 0; sent < 5; sent++) await listing.inviteCofounder({ id, email: 'v.ictim@gmail.com' })
  const [, , third] = drafts
  expect((await refused(third?.listing.inviteCofounder({ id: third.id, email: 'victim+a@gmail.com' }) ?? Promise.resolve())).code).toBe(
    'rate_limited',
  )
})
