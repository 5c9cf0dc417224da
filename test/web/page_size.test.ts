import { describe, expect, test } from 'bun:test'
import { Glob } from 'bun'
import { join } from 'node:path'
import { REFUSAL_BYTES_MAX } from '../../server/base/limits.ts'
import { ROUTES } from '../../server/doors/web/routes.ts'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { sessionCookie } from './session.ts'

const testService = await startTestService({
  role: 'web',
  env: { LIMITS: 'anonymous_per_minute=1000000,account_writes_per_minute=1000000,account_reads_per_minute=1000000' },
})
const { account_id } = await testService.founder()
const live = await putLive(testService, account_id, { name: 'Beetroot' })
const cookie = await sessionCookie(testService, account_id)

const WEB = join(import.meta.dir, '../../server/doors/web')
const sources = await Promise.all([...new Glob('**/*.{ts,tsx}').scanSync(WEB)].map((path) => Bun.file(join(WEB, path)).text()))
/** Every name that some page reads of an address or a form. */
const namesIn = (pattern: RegExp) => [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))]
const QUERY = namesIn(/searchParams\.(?:get|getAll|has)\('([a-z_]+)'\)/g)
const FIELDS = namesIn(/(?:form|fields?)\.(?:text|given|all|has)\('([a-z_]+)'\)/g)
const SIGNS = ['<', '&', '"', '😀', '/a']

async function measured(path: string, init: RequestInit = {}) {
  // Each from an address of its own, as far as pages are counted.
  testService.turnClock(61)
  const response = await fetch(testService.url + path, { redirect: 'manual', ...init, headers: { accept: 'text/html', ...init.headers } })
  const text = await response.text()
  const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20)
  return { status: response.status, bytes: head + Buffer.byteLength(text) }
}
const tooLarge = ({ status, bytes }: { status: number; bytes: number }) => status >= 500 || (status >= 400 && bytes > REFUSAL_BYTES_MAX)
const pathOf = (path: string, value: string) => path.replace(/:\w+/g, value).replace(/\*$/, value)
/** The one of them for which a route finds something, if it finds anything. */
const taken = (path: string) => (/:slug/.test(path) ? live.slug : /:/.test(path) ? String(live.id) : '0')
const whole = (names: string[], value: string, room: number) =>
  new URLSearchParams(
    names.slice(0, 400).map((name) => [name, value.repeat(Math.ceil(room / names.length / value.length / 12))]),
  ).toString()

test('the names that pages read are found', () => {
  expect(QUERY).toContain('return_to')
  expect(FIELDS).toContain('email')
  expect(ROUTES.length).toBeGreaterThan(50)
})

for (const [who, headers] of [
  ['a stranger', {}],
  ['somebody signed in', { cookie: `${cookie.name}=${cookie.value}` }],
] as const)
  describe(`what a page answers to bad input stays small, to ${who}`, () => {
    for (const route of ROUTES)
      test(route.path, async () => {
        const large: unknown[] = []
        const look = async (what: string, path: string, init: RequestInit = {}) => {
          const answer = await measured(path, { ...init, headers: { ...headers, ...init.headers } })
          if (tooLarge(answer)) large.push([what, path.slice(0, 80), answer])
        }
        // Without a place to fill, all are one address.
        const values = ['0', '../..', '%3C'.repeat(2500), String(live.id), live.slug]
        for (const value of /[:*]/.test(route.path) ? values : ['0']) {
          const path = pathOf(route.path, value)
          await look('address', path)
          for (const sign of SIGNS) {
            const long = sign.repeat(Math.ceil(5000 / sign.length))
            if (value === '0') {
              await look('query', `${path}?${whole(QUERY, sign, 12_000)}`)
              await look('return_to', `${path}?again=1&return_to=${encodeURIComponent(`/${long}`).slice(0, 12_000)}`)
            }
            if (!route.post || value.length > 100) continue
            const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
            await look('form', path, { method: 'POST', headers: form, body: whole(FIELDS, sign, 60_000) })
            // Where nothing is found no field is looked at by itself.
            if (value !== taken(route.path)) continue
            for (const name of ['email', 'return_to', 'code', 'field', 'do', 'q'])
              await look(name, path, { method: 'POST', headers: form, body: new URLSearchParams({ [name]: sign.repeat(5000) }) })
          }
        }
        expect(large).toEqual([])
      })
  })
