import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { claimed } from '../ownership/disputed.ts'
import { startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'
import { formIn } from '../web/forms.ts'
import { newOperator, sessionCookie } from '../web/session.ts'

const owned = await startOwned()
const { testService, tokenOf, emails } = owned
const { team, link, person, operator } = await openCalls(testService)
const member = await team()

test('the team gives a listing to who claims it, although its owner had proven the website', async () => {
  const { claim_id, owner, status, one, claimer, listing_id } = await claimed(owned, { owner_verified: true })
  expect([await status(), await owner()]).toEqual(['disputed', 'former'])
  await answered(member('decide_claim', { id: claim_id, decision: 'grant', note: 'Shown the contract.' }))
  expect([await status(), await owner()]).toEqual(['granted', 'claimer'])
  for (const account of [one, claimer]) expect(await emails('claim_decided', account.account_id)).toHaveLength(1)
  expect((await claimer.listing.getOwnership({ listing_id })).status).toBe('verified')
  expect((await claimer.listing.listEvents({ types: ['ownership.verified'] })).items).toHaveLength(1)
  expect(await logged(testService, 'claim.grant', String(listing_id))).toBe(1)
  expect(await refusedBy(member('decide_claim', { id: claim_id, decision: 'refuse', note: '' }))).toEqual([422, 'validation_failed'])
})

test('refused, the listing goes back to its former owner, whom the claimer had it from', async () => {
  const { claim_id, owner, status, claimer, listing_id, one } = await claimed(owned)
  await answered(link('object_claim', { token: await tokenOf('claim_taken') }))
  await answered(operator('decide_claim', { id: claim_id, decision: 'refuse', note: '' }))
  expect([await status(), await owner()]).toEqual(['refused', 'former'])
  expect((await one.listing.getMyListing({ listing_id })).listing_id).toBe(listing_id)
  expect((await claimer.listing.listMyListings()).items).toEqual([])
  expect((await one.listing.getOwnership({ listing_id })).status).toBe('unverified')
})

test('granted after an objection, it stays with the claimer, who may do with it as they like', async () => {
  const { claim_id, owner, status, claimer, listing_id } = await claimed(owned)
  const token = await tokenOf('claim_taken')
  await answered(link('object_claim', { token }))
  await answered(member('decide_claim', { id: claim_id, decision: 'grant', note: '' }))
  expect([await status(), await owner()]).toEqual(['granted', 'claimer'])
  expect(await refusedBy(link('object_claim', { token }))).toEqual([404, 'not_found'])
  expect((await claimer.listing.archiveListing({ listing_id })).status).toBe('confirm')
})

test('only what is disputed is decided, by the team alone', async () => {
  const { claim_id, one } = await claimed(owned)
  expect(await refusedBy(member('decide_claim', { id: claim_id, decision: 'refuse', note: '' }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy(member('decide_claim', { id: 999_999, decision: 'grant', note: '' }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy((await person(one.account_id))('decide_claim', { id: claim_id, decision: 'refuse', note: '' }))).toEqual([
    404,
    'not_found',
  ])
})

test('two of the team who decide at once give it to one', async () => {
  const { claim_id, status } = await claimed(owned, { owner_verified: true })
  const both = await Promise.all([
    refusedBy(member('decide_claim', { id: claim_id, decision: 'grant', note: '' })),
    refusedBy(operator('decide_claim', { id: claim_id, decision: 'refuse', note: '' })),
  ])
  expect(both.map(([, code]) => code).toSorted()).toEqual(['done', 'validation_failed'])
  expect(await status()).toBe(both[0]?.[0] === 204 ? 'granted' : 'refused')
})

test('the page of claims shows both sides, and decides by its buttons', async () => {
  const { claim_id, listing_id, owner, one } = await claimed(owned, { owner_verified: true })
  const cookie = await sessionCookie(testService, await newOperator(testService))
  const headers = { cookie: `${cookie.name}=${cookie.value}`, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }
  const page = await (await fetch(`${testService.url}/team/claims`, { headers })).text()
  expect(page).toContain(`/team/listings/${listing_id}`)
  expect(page).toContain(`${one.account_id}@founders.example`)
  const post = (fields: Record<string, string>) =>
    fetch(`${testService.url}/team/claims`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
  const asked = await post({ claim: String(claim_id), note: '', decision: 'grant' })
  expect([asked.status, await owner()]).toEqual([200, 'former'])
  const posted = await post(formIn(await asked.text(), 'card stack confirm', '/team/claims').fields)
  expect([posted.status, await owner()]).toEqual([303, 'claimer'])
  expect((await fetch(`${testService.url}/team/claims`)).status).toBe(404)
})

test('a claim that the team refused is not asked of it again for thirty days, under no spelling of the mailbox', async () => {
  const { claim_id, one, claimer } = await claimed(owned, { owner_verified: true })
  await answered(member('decide_claim', { id: claim_id, decision: 'refuse', note: '' }))
  const again = await refused(claimer.listing.claimListing({ slug: one.slug }))
  expect([again.status, again.code, again.retryable]).toEqual([409, 'conflict', false])
  expect(again.detail).toContain('refused your claim')
  const spelled = await testService.founder()
  await testService.sql`update auth."user" set email = ${`${claimer.account_id}+two@founders.example`} where id = ${spelled.account_id}`
  expect((await refused(spelled.listing.claimListing({ slug: one.slug }))).code).toBe('conflict')
  expect((await (await testService.founder()).listing.claimListing({ slug: one.slug })).status).toBe('open')
  testService.turnClock(30 * 86_400 + 60)
  expect((await claimer.listing.claimListing({ slug: one.slug })).status).toBe('open')
})
