import { expect, test } from 'bun:test'
import { gunzipSync } from 'node:zlib'
import { PAGES_PER_MINUTE } from '../../server/base/limits.ts'
import { GUESSES } from '../../server/doors/web/frame/guessed.ts'
import { startTestService } from '../test_service.ts'
import { openTab, PHONE } from './browser.ts'

const testService = await startTestService({ role: 'web' })

test('an address that is none is a page for people and a problem document for programs', async () => {
  const page = await fetch(`${testService.url}/nowhere`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('There is nothing at this address')
  const problem = await fetch(`${testService.url}/nowhere`)
  expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})

test('an address that is guessed leads to the page that is meant, and what programs read also without a word of pages', async () => {
  const led = async (path: string, accept = 'text/html') => {
    const { status, headers } = await fetch(testService.url + path, { headers: { accept }, redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(GUESSES.size).toBeGreaterThan(60)
  for (const [guess, page] of GUESSES) {
    expect([guess, ...(await led(`/${guess}`))]).toEqual([guess, 303, page])
    expect([page, (await led(page))[0]]).toEqual([page, page.startsWith('/account') ? 303 : 200])
  }
  expect(await led('/Products/acme')).toEqual([404, null])
  expect(await led('/products/acme?from=x')).toEqual([303, '/listings/acme?from=x'])
  expect(await led('/Login/?return_to=%2Fsubmit')).toEqual([303, '/sign-in?return_to=%2Fsubmit'])
  expect(await led('/feed', '*/*')).toEqual([303, '/launches.rss'])
  expect(await led('/listings', '*/*')).toEqual([404, null])
  expect(await led('/api/v1', 'text/html')).toEqual([404, null])
})

test('every page forbids foreign scripts, frames and guesses at its type', async () => {
  const { headers } = await fetch(`${testService.url}/nowhere`, { headers: { accept: 'text/html' } })
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).not.toBeNull()
})

test('nothing is packed for who says that they take no such packing, whatever else their header names', async () => {
  const css = /href="(\/assets\/[^"]+\.css)"/.exec(
    await (await fetch(`${testService.url}/sign-in`, { headers: { accept: 'text/html' } })).text(),
  )
  const codingOf = async (path: string, encoding: string) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding }
    const answered = await fetch(testService.url + path, { headers, decompress: false })
    await answered.bytes()
    return answered.headers.get('content-encoding')
  }
  for (const path of ['/', '/search', '/docs', css?.[1] ?? ''])
    for (const [encoding, coding] of [
      ['gzip', 'gzip'],
      ['deflate, GZIP;q=0.5', 'gzip'],
      ['gzip;q=0, identity', null],
      ['br;q=0, gzip; q=0.000', null],
      ['x-gzip', null],
      ['deflate', null],
    ] as const)
      expect([path, encoding, await codingOf(path, encoding)]).toEqual([path, encoding, coding])
})

test('a public page carries its style, which its policy names, and is drawn without a second file; others and refusals name the file', async () => {
  const get = async (path: string, encoding: string) => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding, cookie: 'any=1' }
    const response = await fetch(testService.url + path, { headers, decompress: false })
    return { policy: response.headers.get('content-security-policy') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  for (const path of ['/', '/pricing', '/search']) {
    const [plain, packed] = [await get(path, 'identity'), await get(path, 'gzip')]
    const text = new TextDecoder().decode(plain.bytes)
    const [, css = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? []
    const hash = `'sha256-${new Bun.CryptoHasher('sha256').update(css).digest('base64')}'`
    expect([path, css.length > 10_000, text.includes('rel="stylesheet"'), plain.policy.includes(hash)]).toEqual([path, true, false, true])
    // One member, as a decoder that checks sum and length reads it.
    expect(gunzipSync(packed.bytes).toString().length).toBe(text.length)
    expect(packed.bytes.length * 3).toBeLessThan(plain.bytes.length)
  }
  for (const path of ['/sign-in', '/nowhere', '/categories/none']) {
    const { bytes, policy } = await get(path, 'identity')
    const text = new TextDecoder().decode(bytes)
    expect([path, text.includes('<style>'), text.includes('rel="stylesheet"'), policy.includes('sha256')]).toEqual([
      path,
      false,
      true,
      false,
    ])
  }
})

test('the frame stands on a phone without sideways scrolling, loads its style and script, and names its landmarks', async () => {
  const { page, fieldErrors, close } = await openTab(PHONE)
  const failed: string[] = []
  page.on('response', (response) => void (response.status() >= 400 && !response.url().endsWith('/nowhere') && failed.push(response.url())))
  await page.goto(`${testService.url}/nowhere`)
  expect(await page.getByRole('banner').count()).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px')
  expect([failed, fieldErrors]).toEqual([[], []])
  await close()
})

test('what is sent where nothing is taken, or is too much, and a link that is over are answered without words for programs, with the way on', async () => {
  const headers = { accept: 'text/html', origin: testService.service.config.base_url }
  const send = async (path: string, email: string) =>
    (await fetch(testService.url + path, { method: 'POST', body: new URLSearchParams({ email }), headers })).text()
  const nowhere = await send('/about', 'ada@beetroot.example')
  expect(nowhere).toContain('<h1>Nothing can be sent here</h1>')
  expect(nowhere).not.toMatch(/method|Allow/)
  expect(await send('/sign-in', 'x'.repeat(70_000))).toContain('<h1>That is too large</h1>')
  const over = await (await fetch(`${testService.url}/sign-in/link/nobody`, { headers })).text()
  expect(over).toMatch(/<a class="button" href="\/sign-in">Sign in<\/a>/)
  expect(over).not.toContain('id="error-q"')
})

test('what fails for a moment is said without words for programs: what to do, how to try again, and what to name when it goes on', async () => {
  const get = async () => (await fetch(`${testService.url}/updates`, { headers: { accept: 'text/html' } })).text()
  await testService.sql`alter table listing_updates rename to listing_updates_away`
  const broken = await get()
  await testService.sql`alter table listing_updates_away rename to listing_updates`
  expect(broken).toContain('Something failed on our side')
  expect(broken).toMatch(/write to us and name [\w-]+/)
  for (let count = 0; count < PAGES_PER_MINUTE; count++) await get()
  const over = await get()
  expect(over).toMatch(/You are going too fast[^]*>Wait \d+ seconds, then try again\.</)
  for (const page of [broken, over])
    expect([page.includes('href="/updates">Try again'), page.includes('id="error-q"')]).toEqual([true, false])
})
