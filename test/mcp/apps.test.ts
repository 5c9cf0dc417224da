import { afterAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { brotliCompressSync } from 'node:zlib'
import { readView } from '../../server/doors/mcp/app_views.ts'
import { KINDS } from '../../server/doors/mcp/apps/values.ts'
import { TOOLS } from '../../server/doors/mcp/tools.ts'
import { FIELD_NAMES, FIELDS } from '../../server/fields/fields.ts'
import { weekOf } from '../../server/base/weeks.ts'
import { gardenSite, page as sitePage, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { seriousFaults } from '../web/axe.ts'
import { openTab } from '../web/browser.ts'
import { HOSTILE, proven, putShown } from '../web/public/put.ts'
import { AGENTS } from './agents.ts'

const { env } = serveSites({
  'beetroot.test': gardenSite(),
  'hostile.test': { '/': sitePage('Beetroot', `<h1>Garden plans ${HOSTILE.replaceAll('<', '&lt;')}</h1><p>Beetroot plans the beds.</p>`) },
})
const testService = await startTestService({ env: { ...env, LIMITS: 'anonymous_per_minute=100000' } })
const { account_id, apiKey, listing } = await testService.founder()
const url = `${testService.url}/mcp`

const built = await Bun.build({ entrypoints: [join(import.meta.dir, 'app_host.ts')], target: 'browser' })
const [script] = built.outputs
const host = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: ({ url: asked }) =>
    new URL(asked).pathname === '/host.js'
      ? new Response(script, { headers: { 'content-type': 'text/javascript' } })
      : new Response(
          '<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><style>iframe{width:100%;border:0}</style><main></main><script type="module" src="/host.js"></script></html>',
          {
            headers: { 'content-type': 'text/html' },
          },
        ),
})
afterAll(() => host.stop(true))

type Shown = { page: Page; view: FrameLocator; fieldErrors: string[]; close(): Promise<void> }
async function open(tool: string, given: Record<string, unknown>, { key = apiKey, theme = 'light', width = 720 } = {}): Promise<Shown> {
  const tab = await openTab({ viewport: { width, height: 900 } })
  await tab.page.goto(`http://127.0.0.1:${host.port}/`)
  await tab.page.waitForFunction(() => 'openView' in globalThis)
  await tab.page.evaluate((opened) => globalThis.openView(opened), { url, key, tool, given, theme: theme as 'light' | 'dark' })
  return { ...tab, view: tab.page.frameLocator('iframe') }
}
const seenBy = (page: Page) => page.evaluate(() => globalThis.seen)

const NAMES = ['review', 'board', 'price']

test('each view is one small file that needs no other and asks for no network', async () => {
  let all = ''
  for (const name of NAMES) {
    const text = (await readView(`ui://listing/${name}`))?.contents[0]?.text ?? ''
    all += text
    expect([name, text.length > 3000, Buffer.byteLength(text) <= 60_000]).toEqual([name, true, true])
    expect(text).not.toMatch(/\bsrc=|<link|@import|url\(|\bfetch\(|XMLHttpRequest|WebSocket|innerHTML|eval\(/)
    expect(text).toContain(`content="default-src 'none'; script-src 'sha256-`)
  }
  expect(brotliCompressSync(all).length).toBeLessThan(15_000)
})

test('a view stands on the tools that it shows, for every client alike, and is listed and read by each', async () => {
  const shown = Object.fromEntries(TOOLS.flatMap(({ name, _meta }) => (_meta ? [[name, _meta.ui.resourceUri]] : [])))
  expect(shown).toEqual({
    search_listings: 'ui://listing/board',
    get_weekly_leaderboard: 'ui://listing/board',
    submit_listing: 'ui://listing/review',
    get_draft: 'ui://listing/review',
    update_draft: 'ui://listing/review',
    quote_order: 'ui://listing/price',
    create_checkout: 'ui://listing/price',
  })
  for (const [, , openAgent] of AGENTS) {
    const agent = await openAgent(url)
    const addresses = (await agent.resources()).map(({ uri }) => uri)
    for (const name of NAMES)
      expect([addresses.includes(`ui://listing/${name}`), await agent.read(`ui://listing/${name}`)]).toEqual([
        true,
        expect.stringContaining('<!doctype html>'),
      ])
    expect((await agent.tools()).filter((tool) => '_meta' in tool).length).toBe(7)
    await agent.close()
  }
})

describe('the review card', () => {
  test('a draft is gone through and submitted in it', async () => {
    const { page, view, fieldErrors, close } = await open('submit_listing', { url: 'http://beetroot.test' })
    await view.getByRole('heading', { name: 'Beetroot', level: 1 }).waitFor()
    await view.locator('#submit').waitFor()
    const { result } = await seenBy(page)
    const { id } = result as { id: string }
    // A value stands with its quote, in which what carries it is marked.
    expect(await view.locator('section.row mark').count()).toBeGreaterThan(2)
    const cellOf = async (name: 'headline' | 'contact_email' | 'name') => (await listing.getDraft({ id })).fields[name]
    const said = view.getByRole('status')
    await view.getByRole('button', { name: 'Edit Headline' }).press('Enter')
    await view.getByLabel('Headline', { exact: true }).fill('Beds that <b>plan</b> themselves')
    await view.getByLabel('Headline', { exact: true }).press('Enter')
    await said.getByText('Headline: saved.').waitFor()
    expect(await cellOf('headline')).toMatchObject({ value: 'Beds that <b>plan</b> themselves', state: 'edited' })
    await view.getByRole('button', { name: 'Edit Summary' }).press('Enter')
    await view.locator('#input-summary').fill('Half a sentence')
    await view.getByRole('button', { name: 'Edit Headline' }).press('Enter')
    await said.getByText('Save or cancel Summary first.').waitFor()
    await view.getByRole('button', { name: 'Keep Name' }).press('Enter')
    await said.getByText('Name: saved.').waitFor()
    expect(await view.locator('#input-summary').inputValue()).toBe('Half a sentence')
    await view.getByRole('button', { name: 'Cancel' }).press('Enter')
    expect((await cellOf('name')).state).not.toBe('ai')
    await view.getByRole('button', { name: 'Remove Contact email' }).press('Enter')
    await said.getByText('Contact email: saved.').waitFor()
    expect((await cellOf('contact_email')).state).toBe('deleted')
    await view.getByText(/^Blank/).click()
    await view.getByRole('button', { name: 'Restore Contact email' }).press('Enter')
    await view.getByText('hello@beetroot.test').first().waitFor()
    await view.getByRole('button', { name: 'Regenerate Contact email' }).press('Enter')
    await view.locator('#submit').waitFor()
    await said.getByText('Read. Go through what was found.').waitFor()
    await view.locator('#submit').press('Enter')
    await said.getByText('Saved as your listing.').waitFor()
    const { items } = await listing.listMyListings({})
    expect(items).toHaveLength(1)
    await view.getByRole('button', { name: 'Choose its launch' }).press('Enter')
    await page.waitForFunction(() => globalThis.seen.links.length > 0 && globalThis.seen.context.length > 4)
    const { links, context, sizes } = await seenBy(page)
    expect(links.at(-1)).toContain('/account/listings/')
    expect([context.some((text) => text.includes('submitted draft')), sizes > 0]).toEqual([true, true])
    expect(fieldErrors).toEqual([])
    await close()
  })

  test('what is blank is filled in its own kind: a list line by line, a year, a yes, and what is none of them is said', async () => {
    const kinds: Record<string, string> = { list: 'list', urls: 'list', year: 'number', flag: 'flag' }
    const of_fields = FIELD_NAMES.map((name) => [name, kinds[FIELDS[name].shape]] as const).filter(([, kind]) => kind !== undefined)
    expect({ ...KINDS }).toEqual(Object.fromEntries(of_fields) as typeof KINDS)
    const { apiKey: key, listing: own } = await testService.founder()
    const { id } = await own.submitListing({ url: 'http://beetroot.test' })
    await own.waitForDraft(id)
    await own.updateDraft({ id, fields: { features: null, founded_year: null, free_trial: null } })
    const { view, close } = await open('get_draft', { id }, { key })
    const fill = async (label: string, typed: string) => {
      const field = view.getByLabel(label === 'Features' ? 'Features, one in a line' : label, { exact: true })
      if ((await field.count()) === 0) {
        await view.getByText(/^Blank/).click()
        await view.getByRole('button', { name: `Edit ${label}` }).press('Enter')
      }
      await field.fill(typed)
      await view.getByRole('button', { name: `Save ${label}` }).press('Enter')
    }
    const said = view.getByRole('status')
    for (const [label, typed] of [
      ['Features', 'Draws beds\nTells what to sow'],
      ['Free trial', 'yes'],
    ] as const) {
      await fill(label, typed)
      await said.getByText(`${label}: saved.`).waitFor()
    }
    await fill('Founded year', 'long ago')
    await view.locator('.said.bad').waitFor()
    await fill('Founded year', '2019')
    await said.getByText('Founded year: saved.').waitFor()
    const { features, founded_year, free_trial } = (await own.getDraft({ id })).fields
    expect([features.value, founded_year.value, free_trial.value]).toEqual([['Draws beds', 'Tells what to sow'], 2019, true])
    await close()
  })

  test('what its host’s key may not do is refused, and said', async () => {
    const { items } = await listing.listMyDrafts({})
    const id = items[0]?.id ?? ''
    const before = await listing.getDraft({ id })
    const key = await testService.key(account_id, ['account:read'])
    const { view, close } = await open('get_draft', { id }, { key })
    await view.getByRole('button', { name: 'Edit Headline' }).press('Enter')
    await view.getByLabel('Headline', { exact: true }).fill('Not mine to say')
    await view.getByLabel('Headline', { exact: true }).press('Enter')
    await view.locator('.said.bad').waitFor()
    expect((await listing.getDraft({ id })).fields).toEqual(before.fields)
    await close()
    const stranger = await testService.founder()
    const other = await open('get_draft', { id }, { key: stranger.apiKey })
    await other.view.getByText('There is no such draft, or it is not yours.').waitFor()
    await other.close()
  })

  test('texts of a hostile site stay text, in the dark and on a small phone too', async () => {
    const { account_id: owner, apiKey: key, listing: own } = await testService.founder()
    expect(owner).not.toBe(account_id)
    const { id } = await own.submitListing({ url: 'http://hostile.test' })
    await own.waitForDraft(id)
    await own.updateDraft({ id, fields: { name: HOSTILE.slice(0, 80), headline: HOSTILE.slice(0, 90), docs_url: null } })
    for (const [theme, width] of [
      ['light', 320],
      ['dark', 720],
    ] as const) {
      const { page, view, fieldErrors, close } = await open('get_draft', { id }, { key, theme, width })
      await view.locator('#submit').waitFor()
      expect(await view.locator('img, h1 script, section script').count()).toBe(0)
      const frame = page.frames()[1]
      expect(await frame?.evaluate(() => 'broken' in globalThis)).toBe(false)
      expect(await frame?.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      const paper = await frame?.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(paper).toBe(theme === 'dark' ? 'rgb(19, 21, 23)' : 'rgb(251, 250, 247)')
      // What a page asks of the network is refused within the view itself.
      expect(
        await frame?.evaluate(() =>
          fetch('https://example.com').then(
            () => 'asked',
            () => 'refused',
          ),
        ),
      ).toBe('refused')
      expect(fieldErrors.filter((text) => !text.includes('example.com') && !text.includes('Fetch API'))).toEqual([])
      await close()
    }
  })
})

test('the board shows products in their order, leads to their pages and turns its own', async () => {
  for (let count = 0; count < 3; count++)
    await putShown(testService, account_id, {
      name: count === 0 ? HOSTILE.slice(0, 80) : `Product ${count}`,
      votes: 5 - count,
      cells: { headline: proven('Plans', 'Plans', 'https://x.example/') },
    })
  const week = weekOf(testService.service.clock())
  const { page, view, fieldErrors, close } = await open('get_weekly_leaderboard', { week, per_page: 2 }, { width: 320, theme: 'dark' })
  await view.getByRole('heading', { name: `Week ${week}` }).waitFor()
  expect(await view.locator('li.product').count()).toBe(2)
  expect(await view.locator('img').count()).toBe(0)
  await view.locator('li.product button').first().press('Enter')
  await page.waitForFunction(() => globalThis.seen.links.length > 0)
  expect((await seenBy(page)).links[0]).toContain('/listings/')
  await view.getByRole('button', { name: 'Next page' }).press('Enter')
  await view.getByText('Product 2').waitFor()
  expect(await page.frames()[1]?.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
  expect(fieldErrors).toEqual([])
  await close()
  const found = await open('search_listings', { q: 'Product', per_page: 1 })
  await found.view.getByText('Product 1').waitFor()
  await found.view.getByRole('button', { name: 'Next page' }).press('Enter')
  await found.view.getByText('Product 2').waitFor()
  await found.close()
})

test('the price card prepares the order once and opens the page to pay on', async () => {
  const { items } = await listing.listMyListings({})
  const order = {
    items: [{ product: 'launch', listing_id: items.find(({ status }) => status === 'draft')?.listing_id }],
    billing_country: 'DE',
  }
  const { page, view, fieldErrors, close } = await open('quote_order', order)
  await view.locator('#prepare').waitFor()
  await view.locator('#prepare').press('Enter')
  await view.locator('#open').press('Enter')
  await page.waitForFunction(() => globalThis.seen.links.length > 0)
  const orders = await listing.listMyOrders({})
  expect([orders.items.length, (await seenBy(page)).links]).toEqual([1, [orders.items[0]?.checkout_url ?? '']])
  expect(fieldErrors).toEqual([])
  await close()
})

test('the views have no fault for those who hear them or use a keyboard', async () => {
  const { items } = await listing.listMyDrafts({})
  for (const [tool, given] of [
    ['get_draft', { id: items[0]?.id }],
    ['search_listings', {}],
  ] as const)
    for (const theme of ['light', 'dark']) {
      const { page, view, close } = await open(tool, given, { theme })
      await view.locator('h1').waitFor()
      const frame = page.frames()[1]
      if (!frame) throw new Error('no frame')
      expect([tool, theme, await seriousFaults(frame as unknown as Page)]).toEqual([tool, theme, []])
      await close()
    }
})
