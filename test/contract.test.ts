import { describe, expect, test } from 'bun:test'
import { compile, document, OPERATIONS, resolve, type JsonSchema, type OperationSpec } from '../server/core/spec.ts'
import { SCOPES } from '../server/auth/keys.ts'
import { BODIES } from './bodies.ts'
import { startTestService } from './test_service.ts'

const testService = await startTestService({
  env: { LIMITS: 'anonymous_per_minute=100000,account_reads_per_minute=100000,account_writes_per_minute=100000' },
})
const owner = await testService.account()
const allScopes = await testService.key(owner)

const PATH_VALUES: Record<string, string> = {
  id: 'd_AAAAAAAAAAAAAAAAAAAAAA',
  listing_id: '999999999',
  milestone_id: '999999999',
  publisher_id: '999999999',
  claim_id: '999999999',
  editor_id: '999999999',
  proposal_id: '999999999',
  version: '999999999',
  slug: 'nobody-has-this',
  number: 'L-2026-999999',
  webhook_id: 'wh_AAAAAAAAAAAAAAAAAAAAAA',
  delivery_id: 'dlv_999999999',
}

const pathOf = ({ path }: OperationSpec): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => PATH_VALUES[name] ?? `no-value-for-${name}`)
function initOf(spec: OperationSpec, key: string | null, init: RequestInit = {}): RequestInit {
  const body = spec.method !== 'GET' && spec.has_body ? JSON.stringify(BODIES[spec.id]) : undefined
  return {
    method: spec.method,
    ...(body === undefined ? {} : { body }),
    ...init,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...init.headers,
    },
  }
}

const checkProblem = compile({ $ref: '#/components/schemas/Problem' })

/** Every answer: its status is documented, its shape is the contract's, and the headers that all answers carry are there. */
async function checked(spec: OperationSpec | null, response: Response): Promise<{ status: number; code: string | null; body: unknown }> {
  for (const name of ['x-request-id', 'ratelimit', 'ratelimit-policy']) expect([name, response.headers.has(name)]).toEqual([name, true])
  const text = await response.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  if (spec && response.status !== 405) {
    const documented = Object.keys(document.paths[spec.path]?.[spec.method.toLowerCase()]?.responses ?? {})
    expect(documented).toContain(String(response.status))
  }
  if (response.status < 400) return { status: response.status, code: null, body }
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(checkProblem.errors(body)).toEqual([])
  const problem = body as { code: string; status: number; request_id: string }
  expect(problem.status).toBe(response.status)
  expect(problem.request_id).toBe(response.headers.get('x-request-id') ?? '')
  if (response.status === 429 || response.status === 503) expect(response.headers.has('retry-after')).toBe(true)
  return { status: response.status, code: problem.code, body }
}

for (const spec of OPERATIONS.values())
  describe(spec.id, () => {
    const call = async (key: string | null, init?: RequestInit, path = pathOf(spec)) =>
      checked(spec, await testService.call(path, initOf(spec, key, init)))

    if (spec.scope !== null) {
      test('asks a stranger to sign in', async () => {
        const response = await testService.call(pathOf(spec), initOf(spec, null))
        expect(response.headers.get('www-authenticate')).toContain(`scope="${spec.scope}"`)
        expect((await checked(spec, response)).code).toBe('unauthorized')
      })
      for (const scope of SCOPES.filter((name) => name !== spec.scope))
        test(`refuses a key that has only ${scope}`, async () => {
          const { code, status } = await call(await testService.key(owner, [scope]))
          expect([status, code]).toEqual([403, 'insufficient_scope'])
        })
    } else
      test('answers anyone', async () => {
        expect([200, 404]).toContain((await call(null)).status)
      })

    test('refuses an unknown, an expired, a revoked and a malformed credential', async () => {
      const expired = await testService.key(owner, [...SCOPES], new Date(Date.now() - 1000))
      const revoked = await testService.key(owner)
      await testService.sql`update api_keys set revoked_at = now() where start = ${revoked.slice(0, 8)}`
      for (const key of [`lst_${'x'.repeat(43)}`, expired, revoked, 'x', 'lst_', '']) expect((await call(key)).status).toBe(401)
      expect(
        (await checked(spec, await testService.call(pathOf(spec), { ...initOf(spec, null), headers: { authorization: 'Basic abc' } })))
          .status,
      ).toBe(401)
    })

    test('refuses a query parameter it does not know', async () => {
      const { code, body } = await call(allScopes, {}, `${pathOf(spec)}?unknown_one=1`)
      expect(code).toBe('validation_failed')
      expect(JSON.stringify(body)).toContain('query.unknown_one')
    })

    if (spec.path.includes('{')) {
      test('has nothing for an id that nobody has', async () => expect((await call(allScopes)).status).toBe(404))
      for (const bad of ['0', '-1', '1e3', '0x10', '99999999999999999999', 'd_short', '%00', 'a'.repeat(300), '..%2f..', "'%20or%201=1"])
        test(`has nothing for an id of the wrong form (${bad.slice(0, 12)})`, async () => {
          const path = spec.path.replace(/\{\w+\}/, bad)
          expect((await checked(spec, await testService.call(path, initOf(spec, allScopes)))).status).toBe(404)
        })
    }

    if (spec.method !== 'GET' && spec.has_body)
      test('refuses bodies that are not one JSON object of known members', async () => {
        const json = { 'content-type': 'application/json' }
        const cases: [RequestInit, number, string][] = [
          [{ body: '{', headers: json }, 400, 'invalid_json'],
          // A body that may be left out may be empty too.
          ...(spec.body_required ? [[{ body: '', headers: json }, 400, 'invalid_json'] satisfies [RequestInit, number, string]] : []),
          [{ body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: json }, 400, 'invalid_json'],
          [{ body: '[]', headers: json }, 422, 'validation_failed'],
          [{ body: 'null', headers: json }, 422, 'validation_failed'],
          [{ body: '{"id":"x"}', headers: json }, 422, 'validation_failed'],
          [{ body: '{"__proto__":{"a":1}}', headers: json }, 422, 'validation_failed'],
          [{ body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'unsupported_media_type'],
          [{ body: '{}', headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
          [{ body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } }, 415, 'unsupported_media_type'],
          [{ body: JSON.stringify({ pad: 'x'.repeat(1024 * 1024) }), headers: json }, 413, 'payload_too_large'],
          [{ body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, headers: json }, 422, 'validation_failed'],
        ]
        for (const [init, status, code] of cases) {
          const answer = await call(allScopes, init)
          expect([init.body?.toString().slice(0, 20), answer.status, answer.code]).toEqual([
            init.body?.toString().slice(0, 20),
            status,
            code,
          ])
        }
      })

    if (spec.method !== 'GET' && !spec.has_body)
      test('refuses a body, of which it takes none', async () => {
        const json = { 'content-type': 'application/json' }
        const cases: [RequestInit, number, string][] = [
          [{ body: '{', headers: json }, 400, 'invalid_json'],
          [{ body: '{"id":"x"}', headers: json }, 422, 'validation_failed'],
          [{ body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415, 'unsupported_media_type'],
          [{ body: JSON.stringify({ pad: 'x'.repeat(1024 * 1024) }), headers: json }, 413, 'payload_too_large'],
        ]
        for (const [init, status, code] of cases) {
          const answer = await call(allScopes, init)
          expect([answer.status, answer.code]).toEqual([status, code])
        }
      })

    if (spec.idempotent)
      test('refuses an Idempotency-Key that is none', async () => {
        for (const value of ['a b', 'x'.repeat(256), '""', 'k\u00e9y'])
          expect((await call(allScopes, { headers: { 'idempotency-key': value } })).code).toBe('idempotency_key_invalid')
      })

    if (spec.paginated)
      test('refuses pages outside of their bounds', async () => {
        for (const query of [
          'page=0',
          'page=1e3',
          'page=-1',
          'page=01',
          'page=%201',
          'per_page=101',
          'per_page=0',
          'page=1&page=2',
          'page=99999999999',
        ])
          expect([query, (await call(allScopes, {}, `${pathOf(spec)}?${query}`)).code]).toEqual([query, 'validation_failed'])
        expect((await call(allScopes, {}, `${pathOf(spec)}?page=101&per_page=100`)).code).toBe('page_too_deep')
      })

    test('has an example that its own check accepts', () => {
      const operation = document.paths[spec.path]?.[spec.method.toLowerCase()] as unknown as {
        requestBody?: { content: { 'application/json': { schema: JsonSchema; example?: unknown } } }
        responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema; example?: unknown } } }>
      }
      const media = [
        operation.requestBody?.content['application/json'],
        ...Object.values(operation.responses).map(({ content }) => content?.['application/json']),
      ]
      for (const given of media) if (given?.example !== undefined) expect(compile(given.schema).errors(given.example)).toEqual([])
      if (spec.has_body) expect(media[0]?.example).toBeDefined()
    })
  })

describe('the rest of /api/v1', () => {
  test('knows no other path', async () => {
    const { status, code } = await checked(null, await testService.call('/nothing/here'))
    expect([status, code]).toEqual([404, 'not_found'])
  })

  test('says which methods a path takes', async () => {
    const response = await testService.call('/drafts', { method: 'DELETE' })
    expect(response.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS')
    expect((await checked(null, response)).code).toBe('method_not_allowed')
  })

  test('lets a browser of any origin ask, without cookies', async () => {
    const preflight = await testService.call('/drafts', {
      method: 'OPTIONS',
      headers: { origin: 'https://app.test', 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.has('access-control-allow-credentials')).toBe(false)
    // It counts as nothing, and says what is left as every answer does.
    expect(preflight.headers.get('ratelimit-policy')).toMatch(/^"anonymous";q=\d+;w=60$/)
    expect(preflight.headers.get('ratelimit')).toMatch(/^"anonymous";r=\d+;t=\d+$/)
  })

  test('answers HEAD as GET without the body', async () => {
    const response = await testService.call('/categories', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('the contract itself', () => {
  const schemas: [string, JsonSchema][] = []
  const walk = (place: string, schema: JsonSchema) => {
    schemas.push([place, schema])
    for (const [name, member] of Object.entries(schema.properties ?? {})) walk(`${place}.${name}`, member)
    if (schema.items) walk(`${place}[]`, schema.items)
    for (const branch of schema.anyOf ?? []) walk(place, branch)
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(name, schema)
  for (const spec of OPERATIONS.values()) walk(spec.id, spec.input_schema)

  test('bounds every string, number and list', () => {
    const unbounded = schemas.filter(([, schema]) => {
      const types = [schema.type].flat()
      const bounds = schema as { maxLength?: number; maximum?: number; maxItems?: number }
      if (types.includes('string') && bounds.maxLength === undefined && !schema.enum) return true
      if (types.includes('integer') && bounds.maximum === undefined) return true
      return types.includes('array') && bounds.maxItems === undefined
    })
    expect(unbounded.map(([place]) => place)).toEqual([])
  })

  test('closes every object that has named members', () => {
    expect(schemas.filter(([, schema]) => schema.properties && schema.additionalProperties !== false).map(([place]) => place)).toEqual([])
  })

  test('tells of each operation what any credential, and of each change what any body and any key may be answered', () => {
    const untold = [...OPERATIONS.values()].flatMap(({ id, path, method, writes }) => {
      const told = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
      const needed = [401, 403, ...(method === 'GET' ? [] : [400, 413, 415]), ...(writes ? [409] : [])]
      return needed.filter((status) => !(status in told)).map((status) => `${id} ${status}`)
    })
    expect(untold).toEqual([])
  })

  test('lets a client that was made of it send a key where one may be sent', () => {
    expect(document.paths['/badges']?.get?.security).toEqual([{}, { bearer: ['account:read'] }])
    expect(OPERATIONS.get('get_badges')?.scope).toBeNull()
  })

  test('requires a purpose of every operation', () => {
    for (const methods of Object.values(document.paths))
      for (const operation of Object.values(methods)) {
        const { description, summary } = operation as unknown as { description?: string; summary?: string }
        expect([operation.operationId, (description?.length ?? 0) > 60, (summary?.length ?? 0) > 5]).toEqual([
          operation.operationId,
          true,
          true,
        ])
      }
  })

  test('has no reference that leads nowhere', () => {
    for (const [, schema] of schemas) if (schema.$ref) expect(() => resolve(schema)).not.toThrow()
  })
})
