import { expect, test } from 'bun:test'
import { openIssuer } from '../doubles/oidc.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

const { issuer, env } = await openIssuer()
const testService = await startTestService({ role: 'web', env })
const { listing, account_id } = await testService.founder()
const { id: listing_id } = await putLive(testService, account_id, { name: 'Trusting' })
const whole = { issuer, repository: 'acme/website', workflow: 'listing.yaml', ref: 'refs/heads/main', environment: 'production' }

test('a repository is trusted as narrowly as was asked', async () => {
  const publisher = await listing.addPublisher({ listing_id, ...whole })
  expect(publisher).toEqual({ publisher_id: expect.any(Number), ...whole, created_at: expect.any(String), last_used_at: null })
  const open = await listing.addPublisher({ listing_id, issuer: `${issuer}/`, repository: 'acme/other' })
  expect(open).toMatchObject({ issuer, repository: 'acme/other', workflow: null, ref: null, environment: null })
})

test('the same again is the one that is there', async () => {
  const call = () =>
    testService.signedIn(account_id)('add_publisher', { listing_id, ...whole, repository: 'Acme/Website' }) as Promise<unknown>
  const before = (await listing.listPublishers({ listing_id })).total
  await call()
  await listing.addPublisher({ listing_id, ...whole })
  expect((await listing.listPublishers({ listing_id })).total).toBe(before)
})

test('an issuer that nobody named is refused with those that are known, GitHub’s and GitLab’s among them', async () => {
  const { code, errors } = await refused(listing.addPublisher({ listing_id, ...whole, issuer: 'https://evil.example' }))
  expect([code, errors?.[0]?.allowed]).toEqual([
    'validation_failed',
    ['https://token.actions.githubusercontent.com', 'https://gitlab.com', issuer],
  ])
})

test.each([
  ['repository', 'acme'],
  ['repository', 'acme/web site'],
  ['repository', '../x'.repeat(60)],
  ['workflow', '.github/workflows/listing.yaml'],
  ['workflow', 'listing.sh'],
  ['ref', 'main'],
  ['ref', 'refs/pull/1/merge'],
])('%s %p is refused', async (name, value) => {
  expect((await refused(listing.addPublisher({ listing_id, ...whole, [name]: value }))).code).toBe('validation_failed')
})

test('nobody trusts anybody with another’s listing, and no key without the scope does', async () => {
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.addPublisher({ listing_id, ...whole }))).code).toBe('not_found')
  const key = await testService.key(account_id, ['account:read', 'listings:write'])
  const { createListing } = await import('../../sdk/index.ts')
  const writer = createListing({ baseUrl: testService.url, apiKey: key, retries: 0 })
  expect((await refused(writer.addPublisher({ listing_id, ...whole }))).code).toBe('insufficient_scope')
})

test('a listing trusts twenty at most', async () => {
  const { total } = await listing.listPublishers({ listing_id })
  for (let count = total; count < 20; count++) await listing.addPublisher({ listing_id, issuer, repository: `acme/r${count}` })
  expect((await refused(listing.addPublisher({ listing_id, issuer, repository: 'acme/one-more' }))).code).toBe('limit_reached')
})
