import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { openSister } from '../listings/sisters.ts'
import { checkout, launchOf, open, payTest } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService({ role: 'web' })

test('its owner sees an order become paid, with its invoice; before that where it is paid', async () => {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  expect(await who.listing.getOrder({ number })).toMatchObject({ status: 'pending', checkout_url, invoice_url: null })
  await payTest(testService, checkout_url)
  const paid = await who.listing.getOrder({ number })
  expect([paid.status, paid.invoice_url !== null]).toEqual(['paid', true])
})

test('another account’s order is none, and neither is a number that was never given', async () => {
  const [who, other] = [await buyer(testService), await buyer(testService)]
  const { number } = await checkout(who, launchOf(who))
  for (const asked of [number, 'L-2026-999999']) expect((await refused(other.listing.getOrder({ number: asked }))).code).toBe('not_found')
})

test('what is bought for a listing of a sister site shows there, wherever it was ordered', async () => {
  const who = await buyer(testService)
  const host = await openSister(testService, 'orders')
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url)
  await testService.sql`update listings set site_id = (select id from sites where host = ${host}) where id = ${who.listing_id}`
  const [line] = (await who.listing.getOrder({ number })).lines
  expect(line?.result_url).toContain(`//${host}`)
  expect((await open(testService, `${checkout_url}/result`)).text).toContain(`href="${line?.result_url}"`)
})
