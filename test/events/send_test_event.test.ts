import { expect, test } from 'bun:test'
import { refused } from '../refused.ts'
import { putLive } from '../public/live.ts'
import { startTestService } from '../test_service.ts'
import { expectForeign, withWebhook } from './own_webhook.ts'
import { openReceiver, verified } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ env: receiver.env })

test('a test event comes to that webhook alone, about the newest object of the account, and did not happen', async () => {
  const { listing, account_id, webhook_id, secret } = await withWebhook(testService, receiver, '/tested')
  await listing.createWebhook({ url: receiver.url('/beside'), types: ['listing.live'] })
  const { id } = await putLive(testService, account_id, { name: 'Beetroot' })
  const sent = await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
  expect(sent).toMatchObject({ type: 'listing.live', status: 'pending', attempt: 0 })
  const [taken] = await receiver.came('/tested')
  if (!taken) throw new Error('nothing came')
  expect(verified(taken, secret)).toMatchObject({ id: sent.event_id, type: 'listing.live', data: { listing_id: id, name: 'Beetroot' } })
  expect((await listing.listEvents()).items).toEqual([])
  expect(receiver.at('/beside')).toEqual([])
})

test('of what the account has none, the test event has an invented id', async () => {
  const { listing, webhook_id, secret } = await withWebhook(testService, receiver, '/invented')
  const types = ['draft.ready', 'listing.live', 'order.paid', 'week.closed', 'claim.opened'] as const
  for (const type of types) await listing.sendTestEvent({ webhook_id, type })
  const taken = await receiver.came('/invented', types.length)
  expect(taken.map((each) => verified(each, secret).type).toSorted()).toEqual([...types].toSorted())
})

test('another account’s webhook is none', async () => {
  const { webhook_id } = await withWebhook(testService, receiver, '/mine')
  await expectForeign(testService, webhook_id, (other, id) => other.sendTestEvent({ webhook_id: id, type: 'listing.live' }))
})

test('two hundred an hour are enough, with those that are sent again', async () => {
  const { listing, account_id, webhook_id } = await withWebhook(testService, receiver, '/often')
  const { delivery_id } = await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
  await testService.sql`update quotas set used = 199 where account_id = ${account_id} and name = 'deliveries_asked_per_hour'`
  await listing.redeliverEvent({ webhook_id, delivery_id })
  expect((await refused(listing.redeliverEvent({ webhook_id, delivery_id }))).code).toBe('rate_limited')
  expect((await refused(listing.sendTestEvent({ webhook_id, type: 'listing.live' }))).code).toBe('rate_limited')
})
