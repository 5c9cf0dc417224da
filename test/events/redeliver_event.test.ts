import { expect, test } from 'bun:test'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { expectForeign, withWebhook } from './own_webhook.ts'
import { openReceiver } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ env: receiver.env })

test('an event is sent again under its own id, as a delivery beside the first', async () => {
  const { listing, webhook_id } = await withWebhook(testService, receiver, '/again')
  const { delivery_id, event_id } = await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
  await receiver.came('/again')
  const again = await listing.redeliverEvent({ webhook_id, delivery_id })
  expect([again.event_id, again.delivery_id === delivery_id]).toEqual([event_id, false])
  const taken = await receiver.came('/again', 2)
  expect(taken.map(({ headers }) => headers.get('webhook-id'))).toEqual([event_id, event_id])
  const { items } = await until(async () => {
    const page = await listing.listDeliveries({ webhook_id })
    return page.items.every(({ status }) => status === 'delivered') ? page : null
  })
  expect(items.map((item) => item.delivery_id)).toEqual([again.delivery_id, delivery_id])
})

test('a delivery of another webhook, and another account’s, is none', async () => {
  const one = await withWebhook(testService, receiver, '/one')
  const { delivery_id } = await one.listing.sendTestEvent({ webhook_id: one.webhook_id, type: 'listing.live' })
  const beside = await one.listing.createWebhook({ url: receiver.url('/two'), types: ['listing.live'] })
  for (const asked of [delivery_id, 'dlv_999999999'])
    expect((await refused(one.listing.redeliverEvent({ webhook_id: beside.webhook_id, delivery_id: asked }))).code).toBe('not_found')
  await expectForeign(testService, one.webhook_id, (other, id) => other.redeliverEvent({ webhook_id: id, delivery_id }))
})
