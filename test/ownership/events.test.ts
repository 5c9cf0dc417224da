import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { claimed } from './disputed.ts'
import { startOwned } from './owned.ts'

const owned = await startOwned()
const { testService, tokenOf } = owned
const { person, link } = await openCalls(testService)
type Told = { type: string; data: object }

const toldTo = async ({ listing }: Awaited<ReturnType<typeof testService.founder>>): Promise<Told[]> =>
  (await listing.listEvents({ limit: 100 })).items.filter(({ type }) =>
    /^(claim|ownership)\.|^listing\.(archived|restored|transferred)$/.test(type),
  )
const kinds = (events: Told[]) => events.map(({ type }) => type)

test('both sides are told of a claim and what came of it; the claimer alone reads more than its number', async () => {
  const { one, claimer, claim_id, listing_id } = await claimed(owned)
  const theirs = await toldTo(claimer)
  expect(kinds(theirs).toSorted()).toEqual(['claim.decided', 'claim.opened', 'ownership.verified'])
  expect(theirs.find(({ type }) => type === 'claim.decided')?.data).toMatchObject({ claim_id, listing_id, status: 'granted' })
  const former = await toldTo(one)
  expect(former).toMatchObject([
    { type: 'claim.opened', data: { claim_id } },
    { type: 'claim.decided', data: { claim_id } },
  ])
  expect(JSON.stringify(former)).not.toContain('challenges')
})

test('archiving, restoring and giving away are told once, to whom they concern', async () => {
  const { claimer, listing_id } = await claimed(owned)
  const me = await person(claimer.account_id)
  await claimer.listing.archiveListing({ listing_id })
  await answered(link('confirm_request', { token: await tokenOf('confirm') }))
  await claimer.listing.restoreListing({ listing_id })
  const next = await testService.founder()
  await answered(me('transfer_listing', { listing_id, email: `${next.account_id}@founders.example` }))
  await answered((await person(next.account_id))('accept_transfer', { token: await tokenOf('transfer') }))
  const mine = kinds(await toldTo(claimer)).filter((type) => type.startsWith('listing.'))
  expect(mine).toEqual(['listing.archived', 'listing.restored', 'listing.transferred'])
  expect(kinds(await toldTo(next))).toEqual(['listing.transferred'])
})
