import { expect, test } from 'bun:test'
import { switchOffFailing } from '../../server/webhooks/switch_off.ts'
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

test('one that is led elsewhere is not switched off for what failed at the address of before', async () => {
  const [moved, kept] = [await withWebhook(testService, receiver, '/broken'), await withWebhook(testService, receiver, '/broken')]
  const ids = [moved.webhook_id, kept.webhook_id]
  const failing_since = new Date(testService.service.clock().getTime() - 4 * 86_400_000)
  await testService.sql`update webhooks set failing_since = ${failing_since} where id = any(${ids}::text[])`
  await moved.listing.updateWebhook({ webhook_id: moved.webhook_id, url: receiver.url('/mended') })
  await kept.listing.updateWebhook({ webhook_id: kept.webhook_id, url: receiver.url('/broken'), description: 'The same' })
  testService.turnClock(2 * 86_400)
  await switchOffFailing(testService.service, testService.service.clock())
  const rows = await testService.sql<
    { enabled: boolean }[]
  >`select enabled from webhooks where id = any(${ids}::text[]) order by id = ${kept.webhook_id}`
  expect(rows.map(({ enabled }) => enabled)).toEqual([true, false])
})

test('another account’s webhook is none', async () => {
  const { webhook_id } = await withWebhook(testService, receiver, '/mine')
  await expectForeign(testService, webhook_id, (other, id) => other.updateWebhook({ webhook_id: id, enabled: false }))
})
