import { afterAll, expect, test } from 'bun:test'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { startTestService } from '../test_service.ts'
import { DESKTOP, openTab, PHONE } from '../web/browser.ts'
import { askApi, openApp } from './app.ts'
import { freshEmail, latestEmail } from './person.ts'

// A browser follows redirects to the address that the service believes it has.
const probe = Bun.serve({ port: 0, fetch: () => new Response() })
const port = String(probe.port)
await probe.stop(true)
const base = `http://localhost:${port}`
const testService = await startTestService({ role: 'web', env: { PORT: port, HOST: 'localhost', BASE_URL: base } })
const came: URL[] = []
const callback = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    came.push(new URL(request.url))
    return new Response('the app has it', { headers: { 'content-type': 'text/plain' } })
  },
})
afterAll(() => callback.stop(true))
const redirect_uri = `http://127.0.0.1:${callback.port}/callback`

/** What stands in the way of people who hear or type their way through the page. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  })
}

test('the pages of sign-in and account have no barriers', async () => {
  const { page, close } = await openTab(DESKTOP)
  const email = freshEmail()
  await page.goto(`${base}/sign-in`)
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByLabel('Six-digit code').fill('12')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The code has six digits').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Six-digit code').fill((await latestEmail(testService, email)).code)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/account/listings')
  const app = await openApp(testService, { redirect_uris: [redirect_uri] })
  for (const path of [
    '/account',
    '/account/keys',
    '/account/apps',
    '/account/webhooks',
    '/account/password',
    '/account/delete',
    '/device',
    '/sign-in/password',
    '/sign-in/forgotten',
    app.request({ redirect_uri, resource: `${base}/mcp` }),
  ]) {
    await page.goto(base + path)
    expect([path, await barriers(page)]).toEqual([path, []])
  }
  await close()
})

for (const [device, options] of [
  ['on a desktop', DESKTOP],
  ['on a phone without scripts', { ...PHONE, javaScriptEnabled: false }],
] as const)
  test(`a person ${device} signs in by code, reads who asks, allows it, and is back in the app`, async () => {
    const { page, fieldErrors, close } = await openTab(options)
    const email = freshEmail()
    const app = await openApp(testService, { redirect_uris: [redirect_uri], client_name: 'Notes helper' })
    await page.goto(base + app.request({ redirect_uri, resource: `${base}/api/v1` }))
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText('Check your e-mail').waitFor()
    await page.getByLabel('Six-digit code').fill((await latestEmail(testService, email)).code)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Let Notes helper use your account?' }).waitFor()
    expect(await page.getByText('this computer').count()).toBe(1)
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByText('the app has it').waitFor()
    const back = came.findLast(({ pathname }) => pathname === '/callback')
    expect([back?.searchParams.get('state'), back?.searchParams.get('iss')]).toEqual(['st-1', base])
    const { body } = await app.exchange(back?.searchParams.get('code') ?? '', { redirect_uri })
    expect((await askApi(testService, body.access_token)).status).toBe(200)
    // Also through the sign-in page, whose form then leads to the app.
    await page.context().clearCookies()
    await page.goto(base + app.request({ redirect_uri, resource: `${base}/api/v1` }))
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByLabel('Six-digit code').fill((await latestEmail(testService, email)).code)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    // The name of a program on this machine proves nothing, so that it is asked for again.
    await page.getByRole('button', { name: 'Deny' }).click()
    await page.waitForURL(`${redirect_uri}?error=access_denied*`)

    await page.goto(`${base}/account/apps`)
    await page.getByRole('button', { name: 'Disconnect Notes helper' }).click()
    await page.getByText('The app is disconnected').waitFor()
    expect((await askApi(testService, body.access_token)).status).toBe(401)
    await page.goto(`${base}/account/keys`)
    await page.getByLabel('Name').fill('for a test')
    await page.getByRole('button', { name: 'Create the key' }).click()
    const key = /lst_[\w-]{43}/.exec(await page.locator('pre').innerText())?.[0] ?? ''
    expect((await askApi(testService, key)).status).toBe(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    expect(fieldErrors).toEqual([])
    await close()
  })

test('a consent page in a frame of another website shows nothing', async () => {
  const app = await openApp(testService, { redirect_uris: [redirect_uri] })
  const { page, close } = await openTab(DESKTOP)
  const thief = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => new Response(`<iframe src="${base}/sign-in"></iframe>`, { headers: { 'content-type': 'text/html' } }),
  })
  await page.goto(`http://127.0.0.1:${thief.port}/`)
  await page.waitForLoadState('networkidle')
  expect(app.registered).toBe(201)
  const texts = await Promise.all(
    page.frames().map((frame) =>
      frame
        .locator('body')
        .innerText()
        .catch(() => ''),
    ),
  )
  expect(texts.some((text) => text.includes('Send me a code'))).toBe(false)
  await thief.stop(true)
  await close()
})
