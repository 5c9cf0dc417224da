import { expect, test } from 'bun:test'
import { createListing } from '../../sdk/index.ts'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { clientAt, listEverywhere, openSister, putUp } from '../listings/sisters.ts'
import { sessionCookie } from '../web/session.ts'
import { refused } from '../refused.ts'
import { gardenSite } from '../sites.ts'
import { plain, startOwned } from './owned.ts'

const { testService, sites, tokenOf } = await startOwned()
const { person } = await openCalls(testService)
const host = await openSister(testService, 'garden')

/** A company with a listing on two sites, of which the first is disputed. */
async function disputed(website = 'beetroot.test') {
  sites[website] = gardenSite()
  const founder = await listEverywhere(testService, `http://${website}`, [host])
  const [one, sister] = founder.listed.map(({ listing_id }) => listing_id)
  if (!one || !sister) throw new Error('it is listed on two sites')
  for (const id of [one, sister]) await putUp(testService, id)
  const [claimer, friend] = [await testService.founder(), await testService.founder()]
  const dispute = () => testService.sql`
    insert into claims (listing_id, account_id, status, created_at, expires_at, disputed_at)
    values (${one}, ${claimer.account_id}, 'disputed', now(), now() + interval '1 day', now())`
  return { ...founder, one, sister, friend, email: `${friend.account_id}@founders.example`, dispute }
}

test('what is disputed goes to nobody by way of its sister, which it goes with', async () => {
  const { account_id, one, sister, friend, email, dispute, listing } = await disputed()
  const owner = await person(account_id)
  await answered(owner('transfer_listing', { listing_id: sister, email }))
  await dispute()
  const token = await tokenOf('transfer')
  expect(await refusedBy((await person(friend.account_id))('accept_transfer', { token }))).toEqual([409, 'conflict'])
  for (const [id, input] of [
    ['transfer_listing', { email }],
    ['add_editor', { email }],
    ['archive_listing', {}],
  ] as const)
    expect([id, await refusedBy(owner(id, { listing_id: sister, ...input }))]).toEqual([id, [409, 'conflict']])
  expect((await refused(listing.archiveListing({ listing_id: sister }))).code).toBe('conflict')
  for (const listing_id of [one, sister]) expect((await listing.getMyListing({ listing_id })).status).toBe('live')
})

test('who gives a listing away, and who is offered it, is told that its sisters go with it; the events name each', async () => {
  const { account_id, apiKey, one, sister, friend, email, listing } = await disputed('parsnip.test')
  const key = createListing({ baseUrl: testService.url, apiKey })
  await key.transferListing({ listing_id: one, email }, { idempotencyKey: crypto.randomUUID() })
  const [asked] = await testService.sql<{ letter: object }[]>`select letter from outbox where kind = 'confirm' order by id desc limit 1`
  expect(JSON.stringify(asked?.letter)).toContain('other sites')
  const page = await (await fetch(`${testService.url}/confirm/${await tokenOf('confirm')}`)).text()
  expect(page).toContain('other sites')
  await answered((await person(account_id))('transfer_listing', { listing_id: one, email }))
  const [offer] = await testService.sql<{ letter: object }[]>`select letter from outbox where kind = 'transfer' order by id desc limit 1`
  expect(JSON.stringify(offer?.letter)).toContain('other sites')
  await answered((await person(friend.account_id))('accept_transfer', { token: await tokenOf('transfer') }))
  for (const side of [listing, friend.listing])
    expect((await side.listEvents({ types: ['listing.transferred'] })).items.map(({ data }) => data)).toMatchObject([
      { listing_id: one },
      { listing_id: sister },
    ])
})

test('who claims a company on two sites and has it by one proof has nothing left to claim', async () => {
  const { one, sister, listing } = await disputed('swede.test')
  const slugs = await Promise.all([one, sister].map(async (listing_id) => (await listing.getMyListing({ listing_id })).slug))
  const claimer = await testService.founder()
  const there = clientAt(testService, host, claimer.apiKey)
  const first = await claimer.listing.claimListing({ slug: slugs[0] ?? '' })
  const second = await there.claimListing({ slug: slugs[1] ?? '' })
  Object.assign(sites['swede.test'] ?? {}, { '/.well-known/listing-challenge.txt': plain(first.ownership.challenges.file.content) })
  await claimer.listing.verifyClaim({ claim_id: first.claim_id, method: 'file' })
  for (const { claim_id } of [first, second]) expect((await claimer.listing.getClaim({ claim_id })).status).toBe('granted')
  expect(await claimer.listing.archiveListing({ listing_id: sister })).toMatchObject({ status: 'confirm' })
  // Which of the two is which is said on the pages.
  const { name, value } = await sessionCookie(testService, claimer.account_id)
  for (const path of ['/account/listings', '/account/editors']) {
    const page = await (await fetch(testService.url + path, { headers: { cookie: `${name}=${value}` } })).text()
    expect([path, page.includes(`on ${host}`)]).toEqual([path, true])
  }
})
