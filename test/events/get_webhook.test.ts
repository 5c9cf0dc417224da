import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { expectForeign, withWebhook } from './own_webhook.ts'
import { openReceiver } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ role: 'web', env: receiver.env })

test('its owner reads a webhook without its secret; to others it is none', async () => {
  const { listing, webhook_id, created_at } = await withWebhook(testService, receiver, '/get')
  expect(await listing.getWebhook({ webhook_id })).toEqual({
    ...{ webhook_id, url: receiver.url('/get'), types: ['update.posted', 'listing.live'], description: '', enabled: true, created_at },
  })
  await expectForeign(testService, webhook_id, (other, id) => other.getWebhook({ webhook_id: id }))
})
