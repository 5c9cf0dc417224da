import { afterAll, expect, test } from 'bun:test'
import { askApi, BASE, openApp } from '../auth/app.ts'
import { startTestService } from '../test_service.ts'
import { DARK_PHONE, inOrder, NARROW, standsIn } from './axe.ts'
import { HOSTILE } from './public/put.ts'
import { signIn } from './session.ts'
import { openWalker, WAYS } from './walk.ts'
import { openTab, PHONE } from './browser.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
/** Where the app waits for its answer. */
const waiting = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('You may close this window.') })
afterAll(() => waiting.stop(true))
const CALLBACK = `http://127.0.0.1:${waiting.port}/callback`
const SCOPES = 'account:read listings:write orders:write'

const asking = async (client_name = 'Garden agent') => {
  const app = await openApp(testService, { client_name, redirect_uris: [CALLBACK] })
  const path = app.request({ redirect_uri: CALLBACK, scope: `${SCOPES} offline_access`, resource: `${BASE}/api/v1` })
  return { ...app, path: testService.url + path }
}

for (const way of WAYS)
  test(`${way}: somebody reads what an agent asks for, allows it, sees it among their apps and ends it`, async () => {
    const account_id = await testService.account('Ada')
    const app = await asking()
    const { page, press, fieldErrors, close } = await openWalker(way)
    await signIn(testService, page, account_id)
    await page.goto(app.path)
    await page.getByRole('heading', { name: 'Let Garden agent use your account?' }).waitFor()
    const said = await page.locator('main').innerText()
    for (const words of [`${account_id}@founders.example`, 'not verified', `127.0.0.1:${waiting.port}`]) expect(said).toContain(words)
    await press(page.getByRole('button', { name: 'Allow' }))
    await page.getByText('You may close this window.').waitFor()
    const back = new URL(page.url())
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([CALLBACK, 'st-1'])
    const { body } = await app.exchange(back.searchParams.get('code') ?? '', { redirect_uri: CALLBACK })
    expect(new Set(body.scope.split(' '))).toEqual(new Set([...SCOPES.split(' '), 'offline_access']))
    expect((await askApi(testService, body.access_token)).status).toBe(200)

    await page.goto(`${testService.url}/account/apps`)
    await press(page.getByRole('button', { name: 'Disconnect Garden agent' }))
    await page.getByText('The app is disconnected').waitFor()
    expect(await page.getByRole('region', { name: 'Garden agent' }).count()).toBe(0)
    expect((await askApi(testService, body.access_token)).status).toBe(401)
    expect(fieldErrors).toEqual([])
    await close()
  })

for (const way of WAYS)
  test(`${way}: who denies is sent back with the refusal, and the app may do nothing`, async () => {
    const account_id = await testService.account('Ada')
    const app = await asking()
    const { page, press, close } = await openWalker(way)
    await signIn(testService, page, account_id)
    await page.goto(app.path)
    await press(page.getByRole('button', { name: 'Deny' }))
    await page.getByText('You may close this window.').waitFor()
    const back = new URL(page.url())
    expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null])
    await page.goto(`${testService.url}/account/apps`)
    expect(await page.getByText('Garden agent').count()).toBe(0)
    await close()
  })

test('the question stands on phones and in the dark without a serious fault, whatever the app calls itself', async () => {
  const { page, fieldErrors, close } = await openTab(PHONE)
  await signIn(testService, page, await testService.account('Ada'))
  for (const name of [HOSTILE, 'Wegweiserverzeichnisverwaltungsprogramm '.repeat(2).trim()]) {
    const app = await asking(name.slice(0, 80))
    if (app.registered !== 201) continue
    const answer = await page.goto(app.path)
    expect([answer?.status(), await standsIn(page, DARK_PHONE, NARROW), fieldErrors]).toEqual([200, inOrder(3), []])
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  }
  await close()
})
