import { expect, test } from 'bun:test'
import { exportJWK, generateKeyPair } from 'jose'
import { openIssuer } from '../doubles/oidc.ts'
import { putLive } from '../public/live.ts'
import { startTestService } from '../test_service.ts'
import { exchange, trust } from './runs.ts'

const runner = await openIssuer()
const testService = await startTestService({ role: 'web', env: runner.env })
const { account_id } = await testService.founder()
const { id: listing_id } = await putLive(testService, account_id, { name: 'Trusting' })
await trust(testService, account_id, { listing_id, issuer: runner.issuer, repository: 'acme/website' })

/** Keys are kept for a while; a new one is asked for only once half a minute has gone by. */
const later = () => testService.turnClock(700)

test.each<[string, Record<string, unknown>]>([
  ['that calls itself another', { issuer: 'https://token.actions.githubusercontent.com' }],
  ['that names no keys', { jwks_uri: undefined }],
  ['whose keys lie in the open elsewhere', { jwks_uri: 'http://keys.test/keys' }],
])('an issuer %s is not believed', async (_, document) => {
  later()
  runner.said.document = document
  const { status, body } = await exchange(testService, await runner.token({}, { until: 80_000 }))
  runner.said.document = null
  expect([status, body.error]).toEqual([400, 'invalid_grant'])
})

test('an issuer that leads into our own network is not followed, and one that does not answer is said to be asked again', async () => {
  later()
  runner.said.document = { jwks_uri: 'https://127.0.0.1/keys' }
  const inside = await exchange(testService, await runner.token({}, { until: 80_000 }))
  runner.said.document = { jwks_uri: `${runner.issuer}/nowhere` }
  const gone = await exchange(testService, await runner.token({}, { until: 80_000 }))
  runner.said.document = null
  expect([inside.status, gone.status, gone.body.error]).toEqual([503, 503, 'temporarily_unavailable'])
  expect(gone.headers.get('retry-after')).not.toBeNull()
})

test('a shared secret among the keys opens nothing', async () => {
  later()
  const secret = new Uint8Array(32).fill(7)
  runner.said.keys = [{ kty: 'oct', k: Buffer.from(secret).toString('base64url'), kid: 'first', alg: 'HS256' }]
  const { body } = await exchange(testService, await runner.token({}, { key: secret, alg: 'HS256', until: 80_000 }))
  runner.said.keys = [runner.shown]
  expect(body.error).toBe('invalid_grant')
})

test('a key that is exchanged is found; one that nobody knows makes nobody ask twice at once', async () => {
  later()
  expect((await exchange(testService, await runner.token({}, { until: 80_000 }))).status).toBe(200)
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  runner.said.keys = [{ ...(await exportJWK(publicKey)), kid: 'second', alg: 'RS256' }]
  const asked = runner.said.asked.length
  for (let count = 0; count < 5; count++)
    expect((await exchange(testService, await runner.token({}, { key: privateKey, kid: 'second', until: 80_000 }))).body.error).toBe(
      'invalid_grant',
    )
  expect(runner.said.asked.length).toBe(asked)
  testService.turnClock(31)
  expect((await exchange(testService, await runner.token({}, { key: privateKey, kid: 'second', until: 80_000 }))).status).toBe(200)
  runner.said.keys = [runner.shown]
})
