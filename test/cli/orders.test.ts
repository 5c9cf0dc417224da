import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { payTest } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { onTerminal, once, piped, plain } from './listing.ts'

const testService = await startTestService()
const { listing_id, apiKey, listing } = await buyer(testService)
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey, PATH: '/usr/bin:/bin' }
const item = ['--item', `launch:listing=${listing_id}`]
const read = (...words: string[]) => piped(words, env)

test('checkout shows the total, asks, and orders nothing on a no', async () => {
  const { shown, code } = await onTerminal(['checkout', ...item, '--country', 'DE'], { env, act: once('[y/N]', (type) => type('n\r')) })
  expect(code).toBe(1)
  expect(plain(shown)).toContain('Order for $117.81? [y/N]')
  expect((await listing.listMyOrders()).total).toBe(0)
})

test('checkout waits until a person has paid, then shows what was delivered', async () => {
  let pays: Promise<void> | undefined
  const agrees = once('[y/N]', (type) => type('y\r'))
  const { shown, code } = await onTerminal(['checkout', ...item, '--country', 'US', '--no-browser'], {
    env: { ...env, COLUMNS: '120' },
    cols: 120,
    act: (text, type) => {
      agrees(text, type)
      const url = /Pay here: (\S+\/checkout\/[\w-]{22})/.exec(plain(text))?.[1]
      if (url && !pays) pays = payTest(testService, url)
    },
  })
  await pays
  expect(code).toBe(0)
  const text = plain(shown)
  expect(text).toMatch(/L-\d{4}-000001 +paid, delivered: complete/)
  expect(text).toContain('✓ launch')
  expect(text).toContain('Invoice: http')
})

test('in a pipe checkout asks for --yes, and answers the order to pay with --no-wait', async () => {
  const who = await buyer(testService)
  const own = { ...env, LISTING_API_KEY: who.apiKey }
  const words = ['checkout', '--item', `launch:listing=${who.listing_id}`, '--country', 'US']
  const asked = await piped(words, own)
  expect([asked.code, asked.stderr.includes('--yes')]).toEqual([2, true])
  const made = await piped([...words, '--yes', '--no-wait'], own)
  expect(made.code).toBe(0)
  const { number, checkout_url, status } = JSON.parse(made.stdout)
  expect([status, checkout_url]).toEqual(['pending', (await who.listing.getOrder({ number })).checkout_url])
  const shown = await piped(['order', number, '--no-json'], own)
  expect(shown.stdout).toContain(`Pay here: ${checkout_url}`)
  expect(JSON.parse((await piped(['order', number], own)).stdout)).toEqual(await who.listing.getOrder({ number }))
  const list = await piped(['orders', '--no-json'], own)
  expect(list.stdout).toMatch(/^NUMBER +CREATED +STATUS +DELIVERED +TOTAL +WHERE\nL-/)
})

test('mistakes end with the next command to type', async () => {
  const unknown = await read('order', 'L-2026-999999')
  expect([unknown.code, unknown.stderr.trim().split('\n').at(-1)]).toEqual([1, 'Next: listing orders'])
  const stranger = await testService.founder()
  const none = await piped(['orders', '--no-json'], { ...env, LISTING_API_KEY: stranger.apiKey })
  expect(none.stdout).toContain('No orders yet.')
  const full = await read('checkout', '--item', `launch:listing=${listing_id}`, '--yes')
  expect([full.code, full.stderr.includes('has a paid launch already')]).toEqual([1, true])
})
