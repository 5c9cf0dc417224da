import { expect, test } from 'bun:test'
import { openIssuer } from '../doubles/oidc.ts'
import { exchange, tokenOf, trust } from '../auth/runs.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

const runner = await openIssuer()
const testService = await startTestService({ role: 'web', env: runner.env })
const { listing, account_id } = await testService.founder()
const { id: listing_id } = await putLive(testService, account_id, { name: 'Trusting' })

test('trust that is taken back ends at once, with every token that was given out for it', async () => {
  const { publisher_id } = await trust(testService, account_id, { listing_id, issuer: runner.issuer, repository: 'acme/website' })
  const token = await tokenOf(testService, await runner.token())
  const ask = () => testService.call(`/me/listings/${listing_id}`, { headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).status).toBe(200)
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.removePublisher({ listing_id, publisher_id }))).code).toBe('not_found')
  await listing.removePublisher({ listing_id, publisher_id })
  expect((await ask()).status).toBe(401)
  expect(await exchange(testService, await runner.token())).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect((await refused(listing.removePublisher({ listing_id, publisher_id }))).code).toBe('not_found')
})
