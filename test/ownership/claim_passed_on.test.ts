import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { refused } from '../refused.ts'
import { runDueOwnership } from '../../server/ownership/recheck.ts'
import { claimed } from './disputed.ts'
import { plain, startOwned } from './owned.ts'

const FILE = '/.well-known/listing-challenge.txt'
const owned = await startOwned()
const { testService, tokenOf, emails, live } = owned
const { person, link, team } = await openCalls(testService)
const addressOf = (account_id: string) => `${account_id}@founders.example`
const leave = async (account_id: string) => answered((await person(account_id))('delete_account', { email: addressOf(account_id) }))
const decisionsTo = async ({ listing }: Awaited<ReturnType<typeof testService.founder>>) =>
  (await listing.listEvents({ types: ['claim.decided'] })).items.map(({ data }) => data)

/** A listing that was claimed, and given to somebody else by the claimer; `token` objects to the claim. */
async function passedOn() {
  const made = await claimed(owned)
  const token = await tokenOf('claim_taken')
  const holder = await testService.founder()
  const { listing_id } = made
  await answered((await person(made.claimer.account_id))('transfer_listing', { listing_id, email: addressOf(holder.account_id) }))
  await answered((await person(holder.account_id))('accept_transfer', { token: await tokenOf('transfer') }))
  return { ...made, token, holder }
}

test('who gives a claimed listing away leaves its former owner their 14 days; the team may give it back', async () => {
  const { one, holder, token, claim_id, listing_id, status, owner } = await passedOn()
  await answered(link('object_claim', { token }))
  expect(await status()).toBe('disputed')
  expect((await refused(holder.listing.archiveListing({ listing_id }))).code).toBe('conflict')
  expect(await emails('claim_disputed', holder.account_id)).toHaveLength(1)
  await answered((await team())('decide_claim', { id: claim_id, decision: 'refuse', note: '' }))
  expect([await status(), await owner()]).toEqual(['refused', 'former'])
  expect((await one.listing.getMyListing({ listing_id })).listing_id).toBe(listing_id)
})

test('decided for the claim, it stays with whom it was given to', async () => {
  const { holder, token, claim_id, listing_id, status } = await passedOn()
  await answered(link('object_claim', { token }))
  await answered((await team())('decide_claim', { id: claim_id, decision: 'grant', note: '' }))
  expect(await status()).toBe('granted')
  expect((await holder.listing.archiveListing({ listing_id })).status).toBe('confirm')
})

test('who has it by a proof of their own has it from nobody: there is nothing to object to', async () => {
  const { one, token, listing_id } = await passedOn()
  const next = await testService.founder()
  const { claim_id, ownership } = await next.listing.claimListing({ slug: one.slug })
  one.pages['/.well-known/listing-challenge.txt'] = () =>
    new Response(ownership.challenges.file.content, { headers: { 'content-type': 'text/plain' } })
  await next.listing.verifyClaim({ claim_id, method: 'file' })
  expect((await next.listing.getMyListing({ listing_id })).listing_id).toBe(listing_id)
  expect(await refusedBy(link('object_claim', { token }))).toEqual([409, 'conflict'])
})

test.each(['while its former owner may object', 'while they do'])(
  'a claimer whose account is deleted %s gives the listing back',
  async (when) => {
    const { one, claimer, claim_id, listing_id, owner } = await claimed(owned)
    if (when === 'while they do') await answered(link('object_claim', { token: await tokenOf('claim_taken') }))
    await leave(claimer.account_id)
    expect([await owner(), (await one.listing.getMyListing({ listing_id })).status]).toEqual(['former', 'live'])
    expect(await emails('claim_ended', one.account_id)).toHaveLength(1)
    expect((await decisionsTo(one)).at(-1)).toEqual({ claim_id })
  },
)

test('after the 14 days it goes with the account', async () => {
  const { claimer, owner } = await claimed(owned)
  testService.turnClock(14 * 86_400 + 60)
  await leave(claimer.account_id)
  expect(await owner()).toBe('nobody')
})

test('who claims what goes with its owner is told that the claim is over', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const { claim_id } = await claimer.listing.claimListing({ slug: one.slug })
  await leave(one.account_id)
  expect((await claimer.listing.getClaim({ claim_id })).status).toBe('refused')
  expect(await decisionsTo(claimer)).toMatchObject([{ claim_id, status: 'refused' }])
  const [letter] = await emails('claim_ended', claimer.account_id)
  expect(letter?.letter).toMatchObject({ action: { url: expect.stringMatching(/\/submit$/) } })
})

test('who objects to a claim is told when whoever has the listing by it is gone, and whose claim was over long ago is not', async () => {
  const { one, claimer, holder, token } = await passedOn()
  const late = await testService.founder()
  await late.listing.claimListing({ slug: one.slug })
  testService.turnClock(13 * 86_400)
  await answered(link('object_claim', { token }))
  testService.turnClock(30 * 86_400)
  await leave(holder.account_id)
  for (const { account_id } of [one, claimer]) expect(await emails('claim_ended', account_id)).toHaveLength(1)
  expect(await emails('claim_ended', late.account_id)).toHaveLength(0)
})

test('whose listing was claimed is told when nothing is left of the claim: its time is over, or the claimer leaves', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const { claim_id } = await claimer.listing.claimListing({ slug: one.slug })
  testService.turnClock(30 * 86_400 + 60)
  await runDueOwnership(testService.service, testService.service.clock())
  expect(await decisionsTo(one)).toEqual([{ claim_id }])
  const gone = await testService.founder()
  const again = await gone.listing.claimListing({ slug: one.slug })
  await leave(gone.account_id)
  expect((await decisionsTo(one)).at(-1)).toEqual({ claim_id: again.claim_id })
  const disputed = await claimed(owned, { owner_verified: true })
  await leave(disputed.claimer.account_id)
  expect([await disputed.owner(), await decisionsTo(disputed.one)]).toEqual(['former', [{ claim_id: disputed.claim_id }]])
  expect(await emails('claim_ended', disputed.one.account_id)).toHaveLength(1)
})

test('a claim that the claimer opens anew is in no objection’s way', async () => {
  const { one, claimer, token, status } = await passedOn()
  await claimer.listing.claimListing({ slug: one.slug })
  await answered(link('object_claim', { token }))
  expect(await status()).toBe('disputed')
})

test('what the team gave back is taken again by no later claim of the chain', async () => {
  const { one, claimer, holder, token, claim_id, owner, listing_id } = await passedOn()
  const again = await claimer.listing.claimListing({ slug: one.slug })
  one.pages[FILE] = plain(again.ownership.challenges.file.content)
  await claimer.listing.verifyClaim({ claim_id: again.claim_id, method: 'file' })
  const theirs = await tokenOf('claim_taken')
  await answered(link('object_claim', { token }))
  await answered((await team())('decide_claim', { id: claim_id, decision: 'refuse', note: '' }))
  expect(await owner()).toBe('former')
  expect(await refusedBy(link('object_claim', { token: theirs }))).toEqual([404, 'not_found'])
  await leave(claimer.account_id)
  expect([await owner(), (await refused(holder.listing.getMyListing({ listing_id }))).status]).toEqual(['former', 404])
})

test('who gives it away and leaves settles nothing, and whoever had it from them is told', async () => {
  const { one, claimer, holder, owner } = await passedOn()
  await leave(claimer.account_id)
  expect(await owner()).toBe('former')
  for (const { account_id } of [one, holder]) expect(await emails('claim_ended', account_id)).toHaveLength(1)
})

test('a claim that gave its holder nothing ends no objection', async () => {
  const made = await claimed(owned)
  const token = await tokenOf('claim_taken')
  const holder = await testService.founder()
  const { listing_id } = made
  const own = await holder.listing.claimListing({ slug: made.one.slug })
  await answered((await person(made.claimer.account_id))('transfer_listing', { listing_id, email: addressOf(holder.account_id) }))
  await answered((await person(holder.account_id))('accept_transfer', { token: await tokenOf('transfer') }))
  // It ends with the gift, to both sides.
  expect((await holder.listing.getClaim({ claim_id: own.claim_id })).status).toBe('granted')
  await answered(link('object_claim', { token }))
  expect(await made.status()).toBe('disputed')
})

test('while the team is asked about it, a proof of somebody else is for the team as well', async () => {
  const { one, token, owner, holder, listing_id } = await passedOn()
  await answered(link('object_claim', { token }))
  const third = await testService.founder()
  const claim = await third.listing.claimListing({ slug: one.slug })
  one.pages[FILE] = plain(claim.ownership.challenges.file.content)
  await third.listing.verifyClaim({ claim_id: claim.claim_id, method: 'file' })
  expect((await third.listing.getClaim({ claim_id: claim.claim_id })).status).toBe('disputed')
  expect([await owner(), (await holder.listing.getMyListing({ listing_id })).listing_id]).toEqual(['nobody', listing_id])
})

test('what the team gives to a third ends what two others had between them, who are told, and is theirs to do with as they like', async () => {
  const { one, claimer, claim_id, listing_id, status } = await claimed(owned)
  await answered(link('object_claim', { token: await tokenOf('claim_taken') }))
  const third = await testService.founder()
  const claim = await third.listing.claimListing({ slug: one.slug })
  one.pages[FILE] = plain(claim.ownership.challenges.file.content)
  await third.listing.verifyClaim({ claim_id: claim.claim_id, method: 'file' })
  await answered((await team())('decide_claim', { id: claim.claim_id, decision: 'grant', note: '' }))
  expect(await status()).toBe('refused')
  expect((await refusedBy((await team())('decide_claim', { id: claim_id, decision: 'refuse', note: '' })))[0]).toBe(422)
  for (const { account_id } of [one, claimer, third]) expect(await emails('claim_decided', account_id)).toHaveLength(1)
  expect((await decisionsTo(one)).at(-1)).toEqual({ claim_id })
  expect(await third.listing.archiveListing({ listing_id })).toMatchObject({ status: 'confirm' })
})

test('where who objects leaves, what was had by the claim stays, and is free again', async () => {
  const { one, claimer, claim_id, listing_id, status } = await claimed(owned)
  await answered(link('object_claim', { token: await tokenOf('claim_taken') }))
  await leave(one.account_id)
  expect(await status()).toBe('granted')
  expect((await decisionsTo(claimer)).at(-1)).toMatchObject({ claim_id })
  expect(await emails('claim_ended', claimer.account_id)).toHaveLength(1)
  expect(await claimer.listing.archiveListing({ listing_id })).toMatchObject({ status: 'confirm' })
})
