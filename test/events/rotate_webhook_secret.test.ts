import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { expectForeign, withWebhook } from './own_webhook.ts'
import { openReceiver, verified } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ env: receiver.env })

test('the new secret and the old one sign for 24 hours, then the new one alone', async () => {
  const { listing, webhook_id, secret: old } = await withWebhook(testService, receiver, '/rotated')
  const { secret, old_valid_until } = await listing.rotateWebhookSecret({ webhook_id })
  expect(secret).not.toBe(old)
  expect(Math.round((Date.parse(old_valid_until) - testService.service.clock().getTime()) / 3_600_000)).toBe(24)
  await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
  const [both] = await receiver.came('/rotated')
  if (!both) throw new Error('nothing came')
  for (const key of [old, secret]) expect(verified(both, key).type).toBe('listing.live')
  testService.turnClock(24 * 3600 + 1)
  await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
  const alone = (await receiver.came('/rotated', 2))[1]
  if (!alone) throw new Error('nothing came')
  expect(verified(alone, secret).type).toBe('listing.live')
  expect(() => verified(alone, old)).toThrow()
})

test('the same call again answers the same secret, and another account’s webhook is none', async () => {
  const { listing, webhook_id } = await withWebhook(testService, receiver, '/twice')
  const call = () => listing.rotateWebhookSecret({ webhook_id }, { idempotencyKey: 'once' })
  expect((await call()).secret).toBe((await call()).secret)
  await expectForeign(testService, webhook_id, (other, id) => other.rotateWebhookSecret({ webhook_id: id }))
})
