import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'

const { testService, live } = await startOwned()

test('a live listing of somebody else is claimed with the challenges that prove it, once', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const claim = await claimer.listing.claimListing({ slug: one.slug })
  expect(answerOf(claim).status).toBe(201)
  expect(claim).toMatchObject({ listing_id: one.listing_id, status: 'open', ownership: { status: 'unverified', host: one.host } })
  expect(new Date(claim.expires_at).getTime() - new Date(claim.created_at).getTime()).toBe(30 * 86_400_000)
  const again = await claimer.listing.claimListing({ slug: one.slug })
  expect([answerOf(again).status, again.claim_id]).toEqual([200, claim.claim_id])
})

test('sent twice at once it is one claim', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const claims = await Promise.all([1, 2, 3].map(() => claimer.listing.claimListing({ slug: one.slug })))
  expect(new Set(claims.map(({ claim_id }) => claim_id)).size).toBe(1)
})

test('one’s own listing is no claim, nor is one that nobody sees', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const problem = await refused(one.listing.claimListing({ slug: one.slug }))
  expect([problem.status, problem.code, problem.retryable]).toEqual([409, 'conflict', false])
  await testService.sql`update listings set status = 'scheduled' where id = ${one.listing_id}`
  expect((await refused(claimer.listing.claimListing({ slug: one.slug }))).status).toBe(404)
  for (const slug of ['nobody-has-this', 'No-Such-Form'])
    for (const ask of [() => claimer.listing.claimListing({ slug }), () => testService.visitor().getListing({ slug })]) {
      const { status, detail, action } = await refused(ask())
      expect([status, detail, action?.tool]).toEqual([404, 'There is no such live listing.', 'search_listings'])
    }
})

test('whoever submits a website that is listed is told to claim it, by name', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const { action } = await refused(claimer.listing.submitListing({ url: `http://${one.host}` }))
  expect(action).toMatchObject({ by: 'agent', tool: 'claim_listing', arguments: { slug: one.slug } })
  expect((await claimer.listing.claimListing({ slug: String(action?.arguments?.slug) })).status).toBe('open')
})

test('a claim that nobody proves is over after 30 days, and another can begin', async () => {
  const [one, claimer] = [await live(), await testService.founder()]
  const { claim_id } = await claimer.listing.claimListing({ slug: one.slug })
  testService.turnClock(30 * 86_400 + 60)
  expect((await claimer.listing.getClaim({ claim_id })).status).toBe('refused')
  expect((await refused(claimer.listing.verifyClaim({ claim_id, method: 'dns' }))).code).toBe('conflict')
  const next = await claimer.listing.claimListing({ slug: one.slug })
  expect([next.status, next.claim_id === claim_id]).toEqual(['open', false])
})
