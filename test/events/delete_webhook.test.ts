import { expect, test } from 'bun:test'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { expectForeign, withWebhook } from './own_webhook.ts'
import { openReceiver } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ role: 'web', env: receiver.env })

test('a webhook that is deleted is gone with what waited for it', async () => {
  const { listing, webhook_id } = await withWebhook(testService, receiver, '/gone')
  await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
  expect(await listing.deleteWebhook({ webhook_id })).toBeUndefined()
  expect((await refused(listing.getWebhook({ webhook_id }))).code).toBe('not_found')
  expect((await testService.sql`select 1 from webhook_deliveries where webhook_id = ${webhook_id}`).length).toBe(0)
})

test('another account’s webhook is none and stays', async () => {
  const { listing, webhook_id } = await withWebhook(testService, receiver, '/mine')
  await expectForeign(testService, webhook_id, (other, id) => other.deleteWebhook({ webhook_id: id }))
  expect((await listing.getWebhook({ webhook_id })).enabled).toBe(true)
})
