import { expect, test } from 'bun:test'
import { refused } from '../refused.ts'
import { startOwned } from '../ownership/owned.ts'

const { testService, live } = await startOwned()

test('the challenges are the same whenever they are asked for, and others for every account and listing', async () => {
  const [one, other] = [await live(), await live()]
  const first = await one.listing.getOwnership({ listing_id: one.listing_id })
  expect(first).toMatchObject({
    ...{ status: 'unverified', method: null, host: one.host, verified_at: null, checked_at: null, next_check_at: null },
    challenges: {
      dns: { name: `_listing-challenge.${one.host}`, type: 'TXT' },
      file: { url: `http://${one.host}/.well-known/listing-challenge.txt` },
      email: { addresses: expect.arrayContaining([`postmaster@${one.host}`]) },
    },
  })
  const value = first.challenges.dns?.value ?? ''
  expect(value).toMatch(/^[\w-]{32}$/)
  expect([first.challenges.file.content, first.challenges.meta.html]).toEqual([value, `<meta name="listing-challenge" content="${value}">`])
  testService.turnClock(40 * 86_400)
  expect((await one.listing.getOwnership({ listing_id: one.listing_id })).challenges).toEqual(first.challenges)
  expect((await other.listing.getOwnership({ listing_id: other.listing_id })).challenges.file.content).not.toBe(value)
  const claim = await other.listing.claimListing({ slug: one.slug })
  expect(claim.ownership.challenges.file.content).not.toBe(value)
})

test('another account’s listing has none', async () => {
  const [one, other] = [await live(), await live()]
  expect((await refused(other.listing.getOwnership({ listing_id: one.listing_id }))).status).toBe(404)
})

test('a listing says to everybody whether its owner is verified', async () => {
  const { slug } = await live()
  expect((await testService.visitor().getListing({ slug })).owner).toEqual({ verified: false, method: null, at: null })
})
