import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { withWebhook } from './own_webhook.ts'
import { openReceiver } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ role: 'web', env: receiver.env })

test('an account lists its own webhooks alone, newest first and by pages', async () => {
  await withWebhook(testService, receiver, '/other')
  const { listing, webhook_id } = await withWebhook(testService, receiver, '/first')
  const second = await listing.createWebhook({ url: receiver.url('/second'), types: ['order.paid'], description: 'Orders' })
  expect((await listing.listWebhooks()).items.map((item) => item.webhook_id)).toEqual([second.webhook_id, webhook_id])
  const page = await listing.listWebhooks({ page: 2, per_page: 1 })
  expect([page.items[0]?.webhook_id, page.total, page.has_more]).toEqual([webhook_id, 2, false])
})
