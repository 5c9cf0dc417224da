import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { trust } from '../auth/runs.ts'
import { answered, openCalls } from '../calls.ts'
import { openIssuer } from '../doubles/oidc.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

const { issuer, env } = await openIssuer()
const testService = await startTestService({ role: 'web', env })
const { listing, account_id } = await testService.founder()
const { id: listing_id } = await putLive(testService, account_id, { name: 'Trusting' })
const whole = { issuer, repository: 'acme/website', workflow: 'listing.yaml', ref: 'refs/heads/main', environment: 'production' }

const trusted = (input: Omit<Parameters<typeof listing.addPublisher>[0], 'listing_id'>) =>
  trust(testService, account_id, { listing_id, ...input })
const total = async () => (await listing.listPublishers({ listing_id })).total

test('a repository is trusted as narrowly as was asked', async () => {
  expect(await trusted(whole)).toEqual({ publisher_id: expect.any(Number), ...whole, created_at: expect.any(String), last_used_at: null })
  const open = await trusted({ issuer: `${issuer}/`, repository: 'acme/other' })
  expect(open).toMatchObject({ issuer, repository: 'acme/other', workflow: null, ref: null, environment: null })
})

test('by a key it is trusted once the owner has confirmed it, and the same call then answers the publisher', async () => {
  const before = await total()
  const asking = { listing_id, issuer, repository: 'acme/by-key' }
  const key = { idempotencyKey: crypto.randomUUID() }
  const asked = await listing.addPublisher(asking, key)
  expect([answerOf(asked).status, asked]).toEqual([202, { status: 'confirm', expires_at: expect.any(String) }])
  expect(await total()).toBe(before)
  const [mail] = await testService.sql<{ url: string }[]>`select letter #>> '{action,url}' as url from outbox where kind = 'confirm'`
  await answered((await openCalls(testService)).link('confirm_request', { token: mail?.url.split('/').at(-1) ?? '' }))
  const done = await listing.addPublisher(asking, key)
  expect([answerOf(done).status, done]).toEqual([201, expect.objectContaining({ issuer, repository: 'acme/by-key' })])
  expect(await total()).toBe(before + 1)
})

test('the same again is the one that is there', async () => {
  const before = await total()
  await trusted({ ...whole, repository: 'Acme/Website' })
  expect(answerOf(await listing.addPublisher({ listing_id, ...whole })).status).toBe(200)
  expect(await total()).toBe(before)
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

test('a listing trusts twenty at most, and nobody is asked to confirm one more', async () => {
  for (let count = await total(); count < 20; count++) await trusted({ issuer, repository: `acme/r${count}` })
  expect((await refused(listing.addPublisher({ listing_id, issuer, repository: 'acme/one-more' }))).code).toBe('limit_reached')
})
