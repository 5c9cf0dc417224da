import { expect, test } from 'bun:test'
import { openCalls, answered, refusedBy } from '../calls.ts'
import { refused } from '../refused.ts'
import { claimed } from './disputed.ts'
import { startOwned } from './owned.ts'

const owned = await startOwned({ TEAM_EMAIL: 'team@directory.example' })
const { testService, tokenOf, emails } = owned
const { link, person, team } = await openCalls(testService)

test('a former owner objects by the link of their e-mail: the claimer keeps the listing, and cannot give it away', async () => {
  const { one, claimer, listing_id, owner, status } = await claimed(owned)
  const token = await tokenOf('claim_taken')
  await answered(link('object_claim', { token }))
  expect([await status(), await owner()]).toEqual(['disputed', 'claimer'])
  await claimer.listing.updateMyListing({ listing_id, fields: { headline: 'Still edited' } })
  expect((await refused(claimer.listing.archiveListing({ listing_id }))).code).toBe('conflict')
  for (const account of [one, claimer]) expect(await emails('claim_disputed', account.account_id)).toHaveLength(1)
  const told = (await emails('team', 'team@directory.example')).filter(({ subject }) => subject.startsWith('A claim to'))
  expect(told.map(({ letter }) => letter.action?.url)).toEqual(['http://localhost:3000/team/claims'])
  // It works once.
  expect(await refusedBy(link('object_claim', { token }))).toEqual([404, 'not_found'])
})

test('who was invited to edit it before the objection cannot accept until the team has decided', async () => {
  const { claimer, claim_id, listing_id } = await claimed(owned)
  const token = await tokenOf('claim_taken')
  const editor = await testService.founder()
  const email = `${editor.account_id}@founders.example`
  await answered((await person(claimer.account_id))('add_editor', { listing_id, email }))
  const invitation = { token: await tokenOf('editor') }
  await answered(link('object_claim', { token }))
  const accept = await person(editor.account_id)
  expect(await refusedBy(accept('accept_editor', invitation))).toEqual([409, 'conflict'])
  await answered((await team())('decide_claim', { id: claim_id, decision: 'grant', note: '' }))
  expect(await answered(accept('accept_editor', invitation))).toEqual({ listing_id })
})

test('after 14 days, or by a link that never was, there is nothing to object to', async () => {
  const { status } = await claimed(owned)
  const token = await tokenOf('claim_taken')
  testService.turnClock(14 * 86_400 + 60)
  for (const wrong of [token, 'x'.repeat(43), '', 'short'])
    expect(await refusedBy(link('object_claim', { token: wrong }))).toEqual([404, 'not_found'])
  expect(await status()).toBe('granted')
})

test('opening the link changes nothing; its button does', async () => {
  const { one, status } = await claimed(owned)
  const path = `/claims/object/${await tokenOf('claim_taken')}`
  const page = await fetch(`${testService.url}${path}`)
  expect([page.status, (await page.text()).includes('Object'), await status()]).toEqual([200, true, 'granted'])
  const posted = await fetch(`${testService.url}${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  })
  expect([posted.status, await status()]).toEqual([200, 'disputed'])
  expect((await fetch(`${testService.url}${path}`)).status).toBe(404)
  expect(one.account_id).toBeString()
})
