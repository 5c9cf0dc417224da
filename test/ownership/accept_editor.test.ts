import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { refused } from '../refused.ts'
import { sessionCookie } from '../web/session.ts'
import { startOwned } from './owned.ts'

const { testService, live, tokenOf } = await startOwned()
const { person } = await openCalls(testService)

async function invited() {
  const [one, editor] = [await live(), await testService.founder()]
  await answered(
    (await person(one.account_id))('add_editor', { listing_id: one.listing_id, email: `${editor.account_id}@founders.example` }),
  )
  const states = async () => (await one.listing.listEditors({ listing_id: one.listing_id })).items.map(({ status }) => status)
  return { one, editor, token: await tokenOf('editor'), states }
}

test('whoever was invited accepts once, by the address that they were invited by, within seven days', async () => {
  const { one, editor, token, states } = await invited()
  const eve = await testService.founder()
  expect(await refusedBy((await person(eve.account_id))('accept_editor', { token }))).toEqual([409, 'conflict'])
  const me = await person(editor.account_id)
  expect(await answered(me('accept_editor', { token }))).toEqual({ listing_id: one.listing_id })
  expect(await states()).toEqual(['active'])
  expect(await refusedBy(me('accept_editor', { token }))).toEqual([404, 'not_found'])
  const late = await invited()
  testService.turnClock(7 * 86_400 + 60)
  expect(await refusedBy((await person(late.editor.account_id))('accept_editor', { token: late.token }))).toEqual([404, 'not_found'])
})

test('an editor is told that a founder profile is its owner’s to complete', async () => {
  const { one, editor, token } = await invited()
  await one.listing.updateFounderProfile({ role: null })
  await testService.sql`update listings set status = 'awaiting_badge', launched_at = null where id = ${one.listing_id}`
  await answered((await person(editor.account_id))('accept_editor', { token }))
  const { requirements } = await editor.listing.getMyListing({ listing_id: one.listing_id })
  expect(requirements.find(({ code }) => code === 'founder_profile_incomplete')).toMatchObject({ tool: null, url: null })
  const own = (await one.listing.getMyListing({ listing_id: one.listing_id })).requirements
  expect(own.find(({ code }) => code === 'founder_profile_incomplete')?.tool).toBe('update_founder_profile')
})

test('an editor invites no owner of the listing to join its founders', async () => {
  const { one, editor, token } = await invited()
  await answered((await person(editor.account_id))('accept_editor', { token }))
  const invite = (email: string) => editor.listing.inviteCofounder({ id: one.draft_id, email })
  const { errors, code } = await refused(invite(`${one.account_id}@FOUNDERS.example`))
  expect([code, errors]).toMatchObject(['validation_failed', [{ field: '/email', message: expect.stringContaining('the owner') }]])
  expect(await testService.sql`select 1 from outbox where kind = 'invite'`).toHaveLength(0)
  await invite('bo@elsewhere.test')
})

test('the page of the link is there to be pressed, and the page of editors shows and ends it', async () => {
  const { one, editor, token, states } = await invited()
  const as = async (account_id: string) => {
    const { name, value } = await sessionCookie(testService, account_id)
    return { cookie: `${name}=${value}`, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }
  }
  const headers = await as(editor.account_id)
  const url = `${testService.url}/editors/${token}`
  expect(await (await fetch(url, { headers })).text()).toContain('You will be able to change its texts')
  expect(await states()).toEqual(['invited'])
  const posted = await fetch(url, { method: 'POST', headers, redirect: 'manual', body: new URLSearchParams({}) })
  expect([posted.status, await states()]).toEqual([303, ['active']])
  expect((await fetch(`${testService.url}/account/listings/${one.listing_id}`, { headers })).status).toBe(200)
  // What somebody edits for its owner is not theirs to share.
  for (const [path, shown] of [
    ['/account/editors', 'No listing of your own yet'],
    [`/account/listings/${one.listing_id}/repositories`, 'There is nothing'],
  ] as const)
    expect(await (await fetch(`${testService.url}${path}`, { headers })).text()).toContain(shown)
  const read = async (path: string) => (await fetch(`${testService.url}/account/${path}`, { headers })).text()
  const dashboard = await read(`listings/${one.listing_id}`)
  for (const part of ['/repositories"', '/promote"', 'Take it down']) expect([part, dashboard.includes(part)]).toEqual([part, false])
  for (const page of ['promote', 'archive'])
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${testService.url}/account/listings/${one.listing_id}/${page}`, { method, headers, redirect: 'manual' })
      expect([page, method, answer.status, (await answer.text()).includes('for its owner. Ask them.')]).toEqual([page, method, 403, true])
    }
  // Nor is its first founder they.
  const review = await read(`drafts/${one.draft_id}`)
  expect([review.includes('<span class="tag own">Owner</span>'), review.includes('Edit your profile')]).toEqual([true, false])
  // Launch and story ask for the owner's, who has all of it, and not for that of whoever reads.
  expect(await read(`listings/${one.listing_id}/story`)).not.toContain('A complete ')
  await one.listing.updateFounderProfile({ role: null })
  const wanting = [await read(`listings/${one.listing_id}/story`), await read(`drafts/${one.draft_id}`)]
  expect([wanting[0]?.includes('founder profile of its owner'), wanting[1]?.includes('Its owner’s founder profile')]).toEqual([true, true])
  for (const page of wanting) expect(page.match(/\/account\/profile(?!">Founder profile<\/a>)[^>]*>[^<]*/g)).toBeNull()
  const mine = await as(one.account_id)
  const page = await (await fetch(`${testService.url}/account/editors`, { headers: mine })).text()
  expect(page).toContain(`${editor.account_id}@founders.example`)
  const [item] = (await one.listing.listEditors({ listing_id: one.listing_id })).items
  const body = new URLSearchParams({ do: 'remove', listing_id: String(one.listing_id), editor_id: String(item?.editor_id) })
  const send = () => fetch(`${testService.url}/account/editors`, { method: 'POST', headers: mine, redirect: 'manual', body })
  expect([(await send()).status, await states()]).toEqual([200, ['active']])
  body.set('confirm', 'yes')
  expect([(await send()).status, await states()]).toEqual([303, []])
})

test('one account edits once, also where its address changed between two invitations', async () => {
  const { one, editor, token, states } = await invited()
  const me = await person(editor.account_id)
  await answered(me('accept_editor', { token }))
  const email = `new-${editor.account_id}@founders.example`
  await testService.sql`update auth."user" set email = ${email} where id = ${editor.account_id}`
  await answered((await person(one.account_id))('add_editor', { listing_id: one.listing_id, email }))
  await answered((await person(editor.account_id))('accept_editor', { token: await tokenOf('editor') }))
  expect(await states()).toEqual(['active'])
})
