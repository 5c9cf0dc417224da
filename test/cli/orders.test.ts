import { expect, test } from 'bun:test'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from '../../cli/session/browser.ts'
import { withIo } from '../../cli/terminal/io.ts'
import { startTestService } from '../test_service.ts'
import { payTest } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { until } from '../until.ts'
import { onTerminal, once, piped, plain } from './listing.ts'
import { temporaryFolder } from './temporary_folder.ts'

const testService = await startTestService()
const { listing_id, apiKey, listing } = await buyer(testService)
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey, PATH: '/usr/bin:/bin' }
const folder = temporaryFolder()
const item = ['--item', `launch:listing=${listing_id}`]
const read = (...words: string[]) => piped(words, env)

test('checkout shows the total, asks, and orders nothing on a no', async () => {
  const { shown, code } = await onTerminal(['checkout', ...item, '--country', 'DE'], { env, act: once('[y/N]', (type) => type('n\r')) })
  expect(code).toBe(1)
  expect(plain(shown)).toContain('Order for $117.81? [y/N]')
  expect((await listing.listMyOrders()).total).toBe(0)
})

test('Ctrl-C at a question ends in 130, the end of input is a no, and nothing is ordered', async () => {
  for (const [key, ends] of [
    ['\u0003', 130],
    ['\u0004', 1],
  ] as const) {
    const { shown, code } = await onTerminal(['checkout', ...item, '--country', 'DE'], { env, act: once('[y/N]', (type) => type(key)) })
    expect([code, plain(shown).includes('Interrupted. Nothing was done.')]).toEqual([ends, ends === 130])
  }
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

test('checkout opens its page with $BROWSER; Ctrl-C leaves the order waiting, says how to look later, and ends in 130', async () => {
  const who = await buyer(testService)
  const [browser, opened] = [join(folder, 'browser.sh'), join(folder, 'opened')]
  writeFileSync(browser, `#!/bin/sh\nprintf '%s' "$1" > '${opened}.new' && mv '${opened}.new' '${opened}'\n`)
  chmodSync(browser, 0o755)
  const { shown, code } = await onTerminal(['checkout', '--item', `launch:listing=${who.listing_id}`, '--country', 'US', '--yes'], {
    env: { ...env, LISTING_API_KEY: who.apiKey, BROWSER: browser },
    act: once('Waiting for the payment', (type) => type('\u0003')),
  })
  const [order] = (await who.listing.listMyOrders()).items
  expect([code, order?.status]).toEqual([130, 'pending'])
  expect(plain(shown)).toContain(`Next: listing order ${order?.number}\n`)
  await until(() => existsSync(opened))
  expect(readFileSync(opened, 'utf8')).toBe(order?.checkout_url ?? '')
})

/** A service with one order, which stands as told at each look; null where nobody answers for it any more. */
function serveOrder(statuses: (string | null)[]) {
  const order = { number: 'L-2026-000001', fulfillment: 'complete' }
  return Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: ({ method, url }) => {
      if (url.endsWith('/quote')) return Response.json({ quote_id: 'q_1', total_cents: 9900 })
      if (method === 'POST') return Response.json({ ...order, checkout_url: 'http://127.0.0.1/', warnings: [] }, { status: 201 })
      const status = statuses.length > 1 ? statuses.shift() : statuses[0]
      return status ? Response.json({ ...order, status }) : new Response('Bad Gateway', { status: 502 })
    },
  })
}

test('checkout waits on after a payment that failed, since another can be made', async () => {
  const server = serveOrder(['failed', 'paid'])
  const { code, stdout } = await piped(['checkout', '--item', 'launch:listing=12', '--yes'], {
    ...env,
    LISTING_BASE_URL: server.url.origin,
  })
  await server.stop(true)
  expect([code, JSON.parse(stdout).status]).toEqual([0, 'paid'])
})

test('checkout that loses the service while it waits names the order to look at', async () => {
  const server = serveOrder([null])
  const { code, stderr } = await piped(['checkout', '--item', 'launch:listing=12', '--yes'], {
    ...env,
    LISTING_BASE_URL: server.url.origin,
  })
  await server.stop(true)
  expect([code, stderr.endsWith('  The order stays.\nNext: listing order L-2026-000001\n')]).toEqual([1, true])
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
  expect(list.stdout).toMatch(new RegExp(`^NUMBER +CREATED +STATUS +DELIVERED +WHAT +TOTAL\nL-.* launch ${who.listing_id} `))
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

test('what a service gives as the address of a payment is opened only where a browser is what opens it', async () => {
  const [browser, all] = [join(folder, 'every.sh'), join(folder, 'every')]
  writeFileSync(browser, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${all}'\n`, { mode: 0o755 })
  const { stdin, stdout, stderr } = process
  const given = { words: [], env: { BROWSER: browser }, stdin, stdout, stderr, onInterrupt: () => () => {} }
  for (const address of ['file:///etc/passwd', '-a', 'https://pay.example/']) await withIo(given, () => openBrowser(address))
  await until(() => existsSync(all) && readFileSync(all, 'utf8').includes('pay.example'))
  expect(readFileSync(all, 'utf8')).toBe('https://pay.example/\n')
})

test('a page beyond the last is said to be none, and a file that is not there is named', async () => {
  const paged = await read('orders', '--page', '9', '--no-json')
  expect([paged.code, paged.stdout]).toEqual([0, 'There is no page 9; the last is 1.\nNext: listing orders --page 1\n'])
  const missing = await read('edit-listing', String(listing_id), '--file', join(folder, 'none.yaml'))
  expect([missing.code, missing.stderr.includes('There is no file'), missing.stderr.includes('ENOENT')]).toEqual([2, true, false])
})
