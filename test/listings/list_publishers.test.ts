import { expect, test } from 'bun:test'
import { trust } from '../auth/runs.ts'
import { openIssuer } from '../doubles/oidc.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

const { issuer, env } = await openIssuer()
const testService = await startTestService({ role: 'web', env })
const { listing, account_id } = await testService.founder()
const { id: listing_id } = await putLive(testService, account_id, { name: 'Trusting' })

test('they are listed page by page, oldest first, and for no stranger', async () => {
  for (const repository of ['acme/one', 'acme/two', 'acme/three']) await trust(testService, account_id, { listing_id, issuer, repository })
  const first = await listing.listPublishers({ listing_id, per_page: 2 })
  expect([first.items.map(({ repository }) => repository), first.total, first.has_more]).toEqual([['acme/one', 'acme/two'], 3, true])
  const second = await listing.listPublishers({ listing_id, per_page: 2, page: 2 })
  expect(second.items.map(({ repository }) => repository)).toEqual(['acme/three'])
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.listPublishers({ listing_id }))).code).toBe('not_found')
})
