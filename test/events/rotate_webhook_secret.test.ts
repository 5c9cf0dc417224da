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

test('rotated twice within a day, each secret signs for the day that was told with it', async () => {
  const { listing, webhook_id, secret: first } = await withWebhook(testService, receiver, '/often')
  const second = await listing.rotateWebhookSecret({ webhook_id })
  testService.turnClock(3600)
  const third = await listing.rotateWebhookSecret({ webhook_id })
  const signedBy = async (times: number) => {
    await listing.sendTestEvent({ webhook_id, type: 'listing.live' })
    const event = (await receiver.came('/often', times))[times - 1]
    if (!event) throw new Error('nothing came')
    return [first, second.secret, third.secret].map((secret) => {
      try {
        return verified(event, secret).type === 'listing.live'
      } catch {
        return false
      }
    })
  }
  expect(await signedBy(1)).toEqual([true, true, true])
  testService.turnClock(23 * 3600 + 1)
  expect(await signedBy(2)).toEqual([false, true, true])
  testService.turnClock(3600)
  expect(await signedBy(3)).toEqual([false, false, true])
})

test('the same call again answers the same secret, and another account’s webhook is none', async () => {
  const { listing, webhook_id } = await withWebhook(testService, receiver, '/twice')
  const call = () => listing.rotateWebhookSecret({ webhook_id }, { idempotencyKey: 'once' })
  expect((await call()).secret).toBe((await call()).secret)
  await expectForeign(testService, webhook_id, (other, id) => other.rotateWebhookSecret({ webhook_id: id }))
})
