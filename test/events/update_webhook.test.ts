import { expect, test } from 'bun:test'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { expectForeign, withWebhook } from './own_webhook.ts'
import { openReceiver } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ env: receiver.env })

test('what is sent changes and the rest stays', async () => {
  const { listing, webhook_id, types } = await withWebhook(testService, receiver, '/change')
  const described = await listing.updateWebhook({ webhook_id, description: 'News' })
  expect(described).toMatchObject({ description: 'News', types, url: receiver.url('/change'), enabled: true })
  expect(await listing.updateWebhook({ webhook_id, types: ['order.paid'] })).toMatchObject({ description: 'News', types: ['order.paid'] })
  expect((await refused(listing.updateWebhook({ webhook_id, url: 'https://127.0.0.1/hook' }))).code).toBe('url_not_allowed')
  expect((await refused(listing.updateWebhook({ webhook_id, types: [] }))).code).toBe('validation_failed')
})

test('one that is switched off is sent nothing, and nothing of that time once it is on again', async () => {
  const { listing, account_id, webhook_id } = await withWebhook(testService, receiver, '/off')
  const { id } = await putLive(testService, account_id, { name: 'Beetroot' })
  await listing.updateWebhook({ webhook_id, enabled: false })
  await listing.postListingUpdate({ listing_id: id, title: 'Unheard', body: 'x' })
  expect((await refused(listing.sendTestEvent({ webhook_id, type: 'listing.live' }))).code).toBe('conflict')
  await listing.updateWebhook({ webhook_id, enabled: true })
  await listing.postListingUpdate({ listing_id: id, title: 'Heard', body: 'x' })
  await receiver.came('/off')
  expect((await listing.listDeliveries({ webhook_id })).total).toBe(1)
})

test('another account’s webhook is none', async () => {
  const { webhook_id } = await withWebhook(testService, receiver, '/mine')
  await expectForeign(testService, webhook_id, (other, id) => other.updateWebhook({ webhook_id: id, enabled: false }))
})
