import { expect, test } from 'bun:test'
import { addressGroup } from '../../server/base/rates/rate_limiter.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, pathOf, payTest } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService({ role: 'web' })

test('an invoice is drawn once for all who load it at once and later, and counts as many pages then; as one of each after that', async () => {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url)
  const { invoice_url } = await who.listing.getOrder({ number })
  const address = addressGroup('127.0.0.1')
  const pages = async (loads: number) => {
    const before = testService.service.rates.peek('pages', address).remaining
    const load = async () => Buffer.from(await (await fetch(`${testService.url}${pathOf(invoice_url ?? '')}/pdf`)).arrayBuffer())
    const loaded = await Promise.all(Array.from({ length: loads }, load))
    expect(new Set(loaded.map((pdf) => pdf.toString('latin1'))).size).toBe(1)
    expect(loaded[0]?.subarray(0, 5).toString()).toBe('%PDF-')
    return before - testService.service.rates.peek('pages', address).remaining
  }
  expect(await pages(4)).toBe(4 + 10)
  expect(await pages(4)).toBe(4)
})
