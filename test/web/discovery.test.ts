import { describe, expect, test } from 'bun:test'
import { parse } from 'yaml'
import { OPERATIONS, document } from '../../server/core/spec.ts'
import { FLOW } from '../../server/doors/web/feeds/llms_text.ts'
import { startTestService } from '../test_service.ts'
import { openTab, DESKTOP } from './browser.ts'

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
    expect(JSON.parse(json.text).info).toEqual(document.info)
    expect(yaml.headers.get('access-control-allow-origin')).toBe('*')
    expect((await fetch(`${testService.url}/openapi.yaml`, { method: 'HEAD' })).status).toBe(200)
  })
})

describe('the reference', () => {
  test('shows every operation in a browser that reaches nothing but this service', async () => {
    const { page, fieldErrors, close } = await openTab(DESKTOP)
    const elsewhere: string[] = []
    await page.route('**/*', (route) => {
      if (new URL(route.request().url()).origin === testService.url || route.request().url().startsWith('data:')) return route.continue()
      elsewhere.push(route.request().url())
      return route.abort()
    })
    await page.goto(`${testService.url}/docs`)
    await page.getByText('Search listings').first().waitFor()
    for (const tag of new Set([...OPERATIONS.values()].map((spec) => spec.tag)))
      expect(await page.getByText(tag).count()).toBeGreaterThan(0)
    expect(elsewhere).toEqual([])
    expect(fieldErrors).toEqual([])
    await close()
  })
  test('runs no script that is written into the page and stands in no frame', async () => {
    const { headers } = await read('/docs')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.has('referrer-policy')).toBe(true)
    // The plug-in's own document, of routes without schemas, is nowhere.
    expect((await read('/docs/json')).status).toBe(404)
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
