import { expect, test } from 'bun:test'
import { exportSPKI, importJWK } from 'jose'
import { createListing } from '../../sdk/index.ts'
import { openIssuer } from '../doubles/oidc.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { BASE } from './app.ts'
import { exchange, tokenOf, trust } from './runs.ts'

const runner = await openIssuer()
const sites = serveSites({ 'beetroot.test': gardenSite() })
const env = { OIDC_ISSUERS: runner.issuer, CRAWL_CONNECT_TO: `${runner.env.CRAWL_CONNECT_TO},${sites.env.CRAWL_CONNECT_TO}` }
const testService = await startTestService({ env })
const { listing, account_id } = await testService.founder()
const { id: draft_id } = await listing.submitListing({ url: 'http://beetroot.test' })
await listing.waitForDraft(draft_id)
const { listing_id } = await listing.submitDraft({ id: draft_id })
const other = await putLive(testService, account_id, { name: 'Another of mine' })
const { issuer } = runner
await trust(testService, account_id, { listing_id, issuer, repository: 'acme/website', workflow: 'listing.yaml', ref: 'refs/heads/main' })
const resource = `${BASE}/api/v1/me/listings/${listing_id}`

test('a run of the trusted repository gets a token of fifteen minutes for that one listing', async () => {
  const { status, body, headers } = await exchange(testService, await runner.token(), { resource })
  expect([status, body]).toEqual([
    200,
    {
      access_token: expect.stringMatching(/^lsp_[\w-]{43}$/),
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'account:read listings:write',
    },
  ])
  expect(headers.get('cache-control')).toBe('no-store')
  const metadata = await (await fetch(`${testService.url}/.well-known/oauth-authorization-server`)).json()
  expect(metadata.grant_types_supported).toContain('urn:ietf:params:oauth:grant-type:token-exchange')
})

test('the token reads and writes its listing and the draft of it, and nothing else', async () => {
  const run = createListing({ baseUrl: testService.url, apiKey: await tokenOf(testService, await runner.token()), retries: 0 })
  expect((await run.getMyListing({ listing_id })).listing_id).toBe(listing_id)
  expect((await run.listMyListings()).items.map((item) => item.listing_id)).toEqual([listing_id])
  expect((await run.listMyListings()).total).toBe(1)
  await run.updateMyListing({ listing_id, fields: { headline: 'Written by a run' } })
  await run.updateDraft({ id: draft_id, fields: { phone: '+49 30 1234' } })
  expect((await run.getDraft({ id: draft_id })).listing_id).toBe(listing_id)
  await run.setFounderStory({ listing_id, problem: 'Nobody plans beds.' })
  const { id } = await run.addMilestone({ listing_id, date: '2026-03-01', title: 'First hundred gardens' })
  await run.deleteMilestone({ listing_id, milestone_id: id })

  // History tells its runs from its owner.
  const { versions } = await listing.getMyListing({ listing_id })
  expect(versions.map(({ by }) => by)).toEqual([...Array(5).fill('acme/website'), account_id])

  for (const call of [
    () => run.getMyListing({ listing_id: other.id }),
    () => run.updateMyListing({ listing_id: other.id, fields: { headline: 'x' } }),
    () => run.addMilestone({ listing_id: other.id, date: '2026-03-01', title: 'x' }),
    () => run.getDraft({ id: `d_${'a'.repeat(22)}` }),
  ])
    expect((await refused(call())).code).toBe('not_found')
  for (const call of [
    () => run.getAccount(),
    () => run.listMyDrafts(),
    () => run.submitListing({ url: 'https://acme.com' }),
    () => run.postListingUpdate({ listing_id, title: 'x', body: 'x' }),
    () => run.listPublishers({ listing_id }),
    () => run.addPublisher({ listing_id, issuer, repository: 'acme/more' }),
    () => run.searchListings(),
    () => run.updateMyListing({ listing_id, fields: { headline: 'x' }, apply_to: ['all'] }),
  ])
    expect((await refused(call())).code).toBe('insufficient_scope')
})

test('a run leaves the founder profile alone that shows on other products, and brings founders after it', async () => {
  const { sql } = testService
  const run = createListing({ baseUrl: testService.url, apiKey: await tokenOf(testService, await runner.token()), retries: 0 })
  await listing.updateFounderProfile({ name: 'Ada Beet', role: 'Founder' })
  const own = { name: 'Ada Beet', role: 'Founder' }
  const another = { name: 'Eve Root', role: 'Founder' }
  for (const edits of [{ founders: [another] }, { founder_socials: { x: 'https://x.com/eve' } }])
    expect((await refused(run.updateDraft({ id: draft_id, ...edits }))).code).toBe('conflict')
  const { founders } = await run.updateDraft({ id: draft_id, founders: [own, { name: 'Bo Root', role: 'Cook' }] })
  expect(founders.map(({ name }) => name)).toEqual(['Ada Beet', 'Bo Root'])
  expect((await listing.getFounderProfile()).name).toBe('Ada Beet')
  // Where there is no other product, it shows on this listing alone.
  const somebody = await testService.account()
  await sql`update listings set account_id = ${somebody} where id = ${other.id}`
  expect((await run.updateDraft({ id: draft_id, founders: [another] })).founders[0]?.name).toBe('Eve Root')
  await sql`update listings set account_id = ${account_id} where id = ${other.id}`
})

test('another draft of the same account is none of its business', async () => {
  const second = await listing.submitListing({ url: 'http://beetroot.test/pricing' }).catch(() => null)
  const run = createListing({ baseUrl: testService.url, apiKey: await tokenOf(testService, await runner.token()), retries: 0 })
  if (second && second.id !== draft_id) expect((await refused(run.getDraft({ id: second.id }))).code).toBe('not_found')
})

test('it opens no door of tools', async () => {
  const token = await tokenOf(testService, await runner.token())
  const answer = await fetch(`${testService.url}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_my_listing', arguments: { listing_id } } }),
  })
  expect(answer.status).toBe(401)
})

test('an ID token is good once', async () => {
  const token = await runner.token()
  const first = await Promise.all([exchange(testService, token), exchange(testService, token), exchange(testService, token)])
  expect(first.filter(({ status }) => status === 200).length).toBe(1)
  expect(first.filter(({ body }) => body.error === 'invalid_grant').length).toBe(2)
  expect((await exchange(testService, token)).body).toMatchObject({ error: 'invalid_grant' })
})

const claims = () => runner.claims()
const shared = new TextEncoder().encode(JSON.stringify(runner.shown))
const spki = new TextEncoder().encode(await exportSPKI((await importJWK(runner.shown, 'RS256')) as CryptoKey))
const unsigned = () => {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', kid: 'first' })}.${part({ ...claims(), iat: now, exp: now + 300 })}.`
}
/** The same claims and signature under another head. */
const withHead = (token: string, head: object) => {
  const [, ...rest] = token.split('.')
  return [Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'first', ...head })).toString('base64url'), ...rest].join('.')
}
test.each<[string, () => Promise<string> | string]>([
  ['no token at all', () => 'nonsense'],
  ['one without a signature', unsigned],
  ['one that is over', () => runner.token({}, { from: -600, until: -60 })],
  ['one that is not good yet', () => runner.token({ nbf: Math.floor(Date.now() / 1000) + 600 })],
  ['one that is good for days', () => runner.token({}, { until: 3 * 86_400 })],
  ['one made out to somebody else', () => runner.token({ aud: 'https://other.example' })],
  ['one of an issuer that nobody named', () => runner.token({ iss: 'https://evil.example' })],
  ['one signed by another key', () => runner.token({}, { key: runner.otherKey })],
  ['one signed by a key that nobody knows', () => runner.token({}, { key: runner.otherKey, kid: 'second' })],
  ['one that takes the public key for a secret', () => runner.token({}, { key: shared, alg: 'HS256' })],
  ['one that takes the public key’s text for a secret', () => runner.token({}, { key: spki, alg: 'HS256' })],
  ['one that brings its own key', () => runner.token({}, { key: runner.otherKey, head: { jwk: runner.otherShown } })],
  ['one that says where its key is', () => runner.token({}, { key: runner.otherKey, head: { jku: `${runner.issuer}/uploads/keys` } })],
  [
    'one that says where its certificate is',
    () => runner.token({}, { key: runner.otherKey, head: { x5u: `${runner.issuer}/uploads/keys` } }),
  ],
  ['one that asks for what nobody understands', async () => withHead(await runner.token(), { crit: ['exp'], exp: 1 })],
  ['one made out in the future', () => runner.token({}, { from: 900, until: 1200 })],
  ['one without jti', () => runner.token({ jti: undefined })],
  ['one with a jti that is no text', () => runner.token({ jti: 7 })],
  ['one with a NUL in its claims', () => runner.token({ repository: 'acme/web\u0000site' })],
  ['one without the repository’s id', () => runner.token({ repository_id: undefined })],
  ['one of another repository', () => runner.token({ repository: 'acme/other' })],
  ['one of another workflow', () => runner.token({ workflow_ref: 'acme/website/.github/workflows/evil.yaml@refs/heads/main' })],
  ['one of another branch', () => runner.token({ ref: 'refs/heads/feature' })],
])('refused as invalid_grant: %s', async (_, make) => {
  const { status, body } = await exchange(testService, await make())
  expect([status, body.error, typeof body.error_description]).toEqual([400, 'invalid_grant', 'string'])
})

test('nobody is asked for a key but the issuer, where it says that its keys are', () => {
  expect([...new Set(runner.said.asked)].toSorted()).toEqual(['/.well-known/openid-configuration', '/keys'])
})

test('a name that somebody else registered again is not trusted in the place of the first', async () => {
  await tokenOf(testService, await runner.token())
  for (const ids of [{ repository_id: '2002' }, { repository_owner_id: '88' }]) {
    const { status, body } = await exchange(testService, await runner.token(ids))
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
    expect(String(body.error_description)).toContain('its ids are others. If that is meant, remove it (remove_publisher)')
  }
  expect((await exchange(testService, await runner.token())).status).toBe(200)
})

test('the environment counts where it was named', async () => {
  const { publisher_id } = await trust(testService, account_id, {
    listing_id: other.id,
    issuer,
    repository: 'acme/deploys',
    environment: 'production',
  })
  const of = (environment: string | undefined) => runner.token({ repository: 'acme/deploys', environment })
  expect((await exchange(testService, await of('production'))).status).toBe(200)
  for (const environment of ['staging', undefined])
    expect((await exchange(testService, await of(environment))).body.error).toBe('invalid_grant')
  await listing.removePublisher({ listing_id: other.id, publisher_id })
})

test('two listings that trust one repository are told apart by the resource', async () => {
  const { publisher_id } = await trust(testService, account_id, { listing_id: other.id, issuer, repository: 'acme/website' })
  const { status, body } = await exchange(testService, await runner.token())
  expect([status, body.error]).toEqual([400, 'invalid_target'])
  expect(String(body.error_description)).toContain(resource)
  expect(String(body.error_description)).toContain(`/me/listings/${other.id}`)
  const token = await tokenOf(testService, await runner.token(), { resource: `${BASE}/api/v1/me/listings/${other.id}` })
  const run = createListing({ baseUrl: testService.url, apiKey: token, retries: 0 })
  expect((await run.listMyListings()).items.map((item) => item.listing_id)).toEqual([other.id])
  await listing.removePublisher({ listing_id: other.id, publisher_id })
})

test.each<[string, Record<string, string | undefined>, string]>([
  ['no subject token', { subject_token: undefined }, 'invalid_request'],
  ['another type of subject token', { subject_token_type: 'urn:ietf:params:oauth:token-type:access_token' }, 'invalid_request'],
  ['no type', { subject_token_type: undefined }, 'invalid_request'],
  ['no audience', { audience: undefined }, 'invalid_request'],
  ['another audience', { audience: 'https://other.example' }, 'invalid_target'],
  ['a resource of another service', { resource: 'https://other.example/api/v1/me/listings/1' }, 'invalid_target'],
  ['a resource that is no listing', { resource: `${BASE}/api/v1/me/listings/0x1` }, 'invalid_target'],
  ['another type of token asked for', { requested_token_type: 'urn:ietf:params:oauth:token-type:refresh_token' }, 'invalid_request'],
])('a request with %s is refused, and its ID token stays good', async (_, more, error) => {
  const token = await runner.token()
  expect(await exchange(testService, token, more)).toMatchObject({ status: 400, body: { error } })
  expect((await exchange(testService, token)).status).toBe(200)
})

test('a listing that does not trust the repository has no token', async () => {
  const { body } = await exchange(testService, await runner.token(), { resource: `${BASE}/api/v1/me/listings/${other.id}` })
  expect(body.error).toBe('invalid_grant')
})

test('a token ends after fifteen minutes, and with the listing’s owner', async () => {
  const token = await tokenOf(testService, await runner.token())
  const ask = () => testService.call(`/me/listings/${listing_id}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).status).toBe(200)
  await testService.sql`update listings set account_id = ${await testService.account()} where id = ${listing_id}`
  expect((await ask()).status).toBe(401)
  expect((await exchange(testService, await runner.token())).body.error).toBe('invalid_grant')
  await testService.sql`update listings set account_id = ${account_id} where id = ${listing_id}`
  expect((await ask()).status).toBe(200)
  await testService.sql`update publisher_tokens set expires_at = now() - interval '1 second'`
  expect((await ask()).status).toBe(401)
})
