import { describe, expect, test } from 'bun:test'
import { parse } from 'yaml'
import { document as contract, OPERATIONS } from '../../server/core/spec.ts'
import { FLOW } from '../../server/doors/web/feeds/llms_text.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { ENTRIES, GROUPS } from '../../server/doors/web/docs/reference.ts'
import { examplesOf } from '../../server/doors/web/docs/examples.ts'
import { fits } from './axe.ts'
import { openTab, DESKTOP } from './browser.ts'
import { SHIFT_MAX, shiftOf } from './public/shift.ts'
import { sessionCookie } from './session.ts'

const testService = await startTestService({ role: 'web', env: { TEAM_EMAIL: 'team@directory.example' } })
const read = async (path: string) => {
  const response = await fetch(`${testService.url}${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text(), headers: response.headers }
}

describe('the contract', () => {
  test('is served as it is written and as JSON, and both say the same', async () => {
    const [yaml, json] = await Promise.all([read('/openapi.yaml'), read('/openapi.json')])
    expect([yaml.status, json.status]).toEqual([200, 200])
    expect(yaml.text).toBe(await Bun.file('openapi.yaml').text())
    expect(JSON.parse(json.text)).toEqual(parse(yaml.text))
    expect(JSON.parse(json.text).info).toEqual(contract.info)
    expect(yaml.headers.get('access-control-allow-origin')).toBe('*')
    expect((await fetch(`${testService.url}/openapi.yaml`, { method: 'HEAD' })).status).toBe(200)
  })
})

test('a file, a feed or a figure refuses another method with those that it has', async () => {
  const files = ['/llms.txt', '/openapi.json', '/openapi.yaml', '/updates.rss', '/badges/light.svg', '/healthz', '/readyz', '/metrics']
  for (const path of [...files, '/favicon.ico', '/assets/none.css', '/uploads/none.webp', '/schemas/listing.json'])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await fetch(testService.url + path, { method })
      expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, expect.stringMatching(/^GET, HEAD/)])
      expect(headers.get('content-type')).toBe('application/problem+json')
    }
  const { status, headers } = await fetch(`${testService.url}/webhooks/stripe`)
  expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  expect((await fetch(`${testService.url}/nothing`, { method: 'POST' })).status).toBe(404)
})

test('HEAD tells what GET does, the length of the body too', async () => {
  const files = ['/openapi.yaml', '/llms.txt', '/favicon.ico', '/updates.rss', '/badges/light.svg', '/healthz']
  const documents = ['/.well-known/oauth-authorization-server', '/schemas/listing.json', '/api/v1/categories', '/api/v1/listings/none']
  for (const path of [...files, ...documents, '/about']) {
    const headers = { accept: 'text/html', 'accept-encoding': 'identity' }
    const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => fetch(testService.url + path, { method, headers })))
    const told = [head?.status, head?.headers.get('content-type'), head?.headers.get('content-length'), await head?.text()]
    const { length } = (await get?.bytes()) ?? []
    expect([path, ...told]).toEqual([path, get?.status, get?.headers.get('content-type'), String(length), ''])
  }
})

test('HEAD of what was not modified tells no length, as GET does', async () => {
  for (const path of ['/updates.rss', '/launches.rss']) {
    const etag = (await read(path)).headers.get('etag') ?? expect.unreachable(`${path} has no ETag`)
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(testService.url + path, { method, headers: { 'if-none-match': etag } })
      expect([path, method, status, headers.get('content-length')]).toEqual([path, method, 304, null])
    }
  }
})

describe('the reference', () => {
  const answers = [...OPERATIONS.values()].flatMap((spec) => [...spec.outputs].map(([status, check]) => ({ spec, status, check })))
  const entryOf = (id: string) => ENTRIES.find(({ spec }) => spec.id === id)

  test('shows every operation in a browser that reaches nothing but this service, and weighs no more than 300 KB', async () => {
    const { page, fieldErrors, close } = await openTab(DESKTOP)
    const elsewhere: string[] = []
    await page.route('**/*', (route) => {
      if (new URL(route.request().url()).origin === testService.url || route.request().url().startsWith('data:')) return route.continue()
      elsewhere.push(route.request().url())
      return route.abort()
    })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.setCacheDisabled', { cacheDisabled: true })
    let bytes = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
    await page.goto(`${testService.url}/docs`)
    expect([(await shiftOf(page)) < SHIFT_MAX, bytes > 20_000, bytes < 300_000]).toEqual([true, true, true])
    await network.detach()
    expect(await page.locator('.op h3').allInnerTexts()).toEqual(GROUPS.flatMap(({ entries }) => entries.map(({ spec }) => spec.title)))
    expect(await page.locator('.op').count()).toBe(OPERATIONS.size)
    // What is long waits until it is asked for, by whom or what hears the page too.
    expect(await page.locator('.op .members:visible').count()).toBe(0)
    const fold = page.locator('#update_draft').getByText('Input and answers of Edit a draft')
    await fold.press('Enter')
    await page.locator('#update_draft .members').first().waitFor()
    expect(await fits(page)).toBe(true)
    expect([elsewhere, fieldErrors]).toEqual([[], []])
    await close()
  })

  test('every link within it leads somewhere, and no place has two names', async () => {
    const { text } = await read('/docs')
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    expect(ids.length).toBe(new Set(ids).size)
    const links = [...text.matchAll(/href="(?:\/docs)?#([^"]*)"/g)].map(([, id = '']) => id)
    expect(links.length).toBeGreaterThan(300)
    expect(links.filter((id) => !ids.includes(id))).toEqual([])
    for (const code of contract.components.schemas.ErrorCode?.enum ?? []) {
      const { headers } = await fetch(`${testService.url}/errors/${code}`, { redirect: 'manual' })
      expect([headers.get('location'), ids.includes(`error-${code}`)]).toEqual([`/docs#error-${code}`, true])
    }
    expect((await read('/errors/constructor')).status).toBe(404)
  })

  test('every example is a call that the service takes, and every answer shown one that it may give', () => {
    for (const spec of OPERATIONS.values())
      expect([spec.id, spec.input.errors(entryOf(spec.id)?.input).map(({ message }) => message)]).toEqual([spec.id, []])
    expect(answers.length).toBeGreaterThan(OPERATIONS.size - 10)
    for (const { spec, status, check } of answers) {
      const shown = entryOf(spec.id)?.answers.find((answer) => answer.status === status)
      expect([spec.id, status, check.errors(shown?.sample).map(({ message }) => message)]).toEqual([spec.id, status, []])
    }
  })

  test('an example in the shell holds what was meant, whatever signs are in it', () => {
    const spec = OPERATIONS.get('search_listings')
    if (!spec) throw new Error('no such operation')
    const hostile = `it's "$(id)" \\ \n`
    const { curl, cli, sdk, mcp } = examplesOf(spec, { q: hostile }, 'https://directory.example')
    const words = (line: string) =>
      Bun.spawnSync(['sh', '-c', `printf '%s\\n' ${line}`])
        .stdout.toString()
        .split('\n')
    expect(new URL(words(curl)[1] ?? '').searchParams.get('q')).toBe(hostile)
    expect(JSON.parse(words(cli).slice(3).join('\n'))).toEqual({ q: hostile })
    expect(JSON.parse(mcp)).toEqual({ name: 'search_listings', arguments: { q: hostile } })
    expect(
      new Function('listing', `return ${/listing\.\w+\(\{.*\}\)/s.exec(sdk)?.[0]}`)({ searchListings: (input: unknown) => input }),
    ).toEqual({
      q: hostile,
    })
  })

  test('is for search engines to find, whatever else its first visitor’s address said', async () => {
    // Past what is kept of it by now.
    testService.turnClock(600)
    for (const path of ['/docs?utm_source=letter', '/docs']) {
      const { text, headers } = await read(path)
      expect([path, headers.get('x-robots-tag'), text.includes('rel="canonical" href="http://localhost:3000/docs"')]).toEqual([
        path,
        null,
        true,
      ])
    }
    expect((await read('/docs?q=promo')).headers.get('x-robots-tag')).toBe('noindex')
  })

  test('finds without a script by asking the service, with one while somebody types, and shows examples as chosen by keyboard', async () => {
    const { text } = await read('/docs?q=promo+Quote')
    expect([text.includes('id="quote_order"'), text.includes('id="get_badges"')]).toEqual([true, false])
    // Of few that are found all is shown.
    expect(text).toMatch(/id="quote_order"[^]*?<details class="op-fold" open>/)
    const hostile = await read(`/docs?q=${encodeURIComponent('<img src=x>')}`)
    expect([hostile.status, hostile.text.includes('<img src=x>'), hostile.text.includes('No operation matches')]).toEqual([
      200,
      false,
      true,
    ])
    const { page, close } = await openTab(DESKTOP)
    await page.goto(`${testService.url}/docs`)
    const first = page.locator('.op .snippet:visible').first()
    expect(await first.innerText()).toContain('curl ')
    await page.getByRole('radio', { name: 'curl' }).focus()
    for (const start of ['await', 'listing call', '"name":']) {
      await page.keyboard.press('ArrowRight')
      expect(await first.innerText()).toContain(start === 'await' ? 'await ' : start)
    }
    await page.keyboard.press('/')
    await page.keyboard.type('webhook secret')
    await page.getByRole('status').getByText(`of ${OPERATIONS.size} operations`).waitFor()
    expect(await page.locator('.op:visible h3').allInnerTexts()).toContain("Replace a webhook's secret")
    expect(await page.locator('#get_badges').isVisible()).toBe(false)
    for (const group of await page.locator('section[data-docs-group]:visible').all())
      expect(await group.locator('.op:visible').count()).toBeGreaterThan(0)
    // What was typed hides nothing that a link leads to.
    await page.locator('.op:visible a[href$="#idempotency"]').first().click()
    await page.locator('#idempotency').waitFor()
    expect(await page.getByRole('searchbox').first().inputValue()).toBe('')
    await close()
  })

  test('runs no script that is written into the page and stands in no frame', async () => {
    const { headers } = await read('/docs')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.has('referrer-policy')).toBe(true)
    // The plug-in's own page and its document of routes without schemas are nowhere.
    expect((await read('/docs/json')).status).toBe(404)
  })

  test('is the same page to everybody but for the bar, and tells nobody who else has opened it', async () => {
    const { name, value } = await sessionCookie(testService, await testService.account('Ada'))
    const mine = await fetch(`${testService.url}/docs`, { headers: { cookie: `${name}=${value}` } })
    expect([(await mine.text()).includes('My listings'), mine.headers.get('cache-control')?.includes('private')]).toEqual([true, true])
    expect((await read('/docs')).text).not.toContain('My listings')
  })
})

describe('llms.txt', () => {
  test('leads from a website to a launch by operations that exist, and names all others', async () => {
    const { status, text, type } = await read('/llms.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    for (const [, id] of FLOW) expect([id, OPERATIONS.has(id)]).toEqual([id, true])
    for (const { id, method, path } of OPERATIONS.values()) {
      expect(text).toContain(`\`${id}\``)
      expect(text).toContain(`${method} ${path}`)
    }
    expect(text).toContain('| 1 | ')
    expect(text).toContain('http://localhost:3000/mcp')
  })
  test('of a sister site leads to the tools that are about it, and says where apps sign in', async () => {
    await testService.operate('set_site', { key: 'tools', host: 'tools.test', name: 'Tools' })
    const text = await until(async () => {
      const answer = await (await fetch(`${testService.url}/llms.txt`, { headers: { host: 'tools.test' } })).text()
      return answer.startsWith('# Tools') ? answer : null
    })
    expect(text).toContain('MCP, Streamable HTTP: `http://tools.test:3000/mcp` (all')
    expect(text).toContain('`http://tools.test:3000/mcp/readonly` (')
    expect(text).toContain('signing in by OAuth is for `http://localhost:3000/mcp`, whose tools are about that site.')
    expect(text).not.toContain('?auth=required')
  })
})

describe('well-known addresses', () => {
  test('say who gives out tokens for the tools, at the address of each part of them', async () => {
    for (const path of ['', '/mcp', '/mcp/readonly', '/mcp/x/drafts']) {
      const { status, text, headers } = await read(`/.well-known/oauth-protected-resource${path}`)
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
      expect(JSON.parse(text)).toMatchObject({
        resource: 'http://localhost:3000/mcp',
        authorization_servers: ['http://localhost:3000'],
        scopes_supported: ['account:read', 'listings:write', 'orders:write', 'listings:manage', 'webhooks:manage'],
        bearer_methods_supported: ['header'],
      })
    }
  })
  test('say whom to tell of a hole, and until when that holds', async () => {
    const { status, text, type } = await read('/.well-known/security.txt')
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain('Contact: mailto:team@directory.example\n')
    const expires = new Date(/Expires: (.+)/.exec(text)?.[1] ?? '').getTime()
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000)
  })
})
