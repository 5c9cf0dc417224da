import { describe, expect, test } from 'bun:test'
import { callOperation, type From } from '../server/doors/call.ts'
import { createRun } from '../server/doors/run.ts'
import type { Actor } from '../server/core/context.ts'
import { INTERNAL_OPERATIONS, OPERATIONS, type ActorKind, type JsonSchema, type OperationSpec } from '../server/core/spec.ts'
import { startTestService } from './test_service.ts'
import { sessionCookie } from './web/session.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000,account_writes_per_minute=100000' } })
const run = createRun(testService.service, async () => null)
const [site] = await testService.service.sites.all()
if (!site) throw new Error('there is a first site')
const account_id = await testService.account()
const signedIn = { account_id, email: `${account_id}@founders.example`, session_id: 'none' }

/** One actor of each kind; those with a credential have a key or a token of an app that may do all there is. */
const ACTORS: Record<Actor['type'], Actor> = {
  session: { type: 'session', ...signedIn },
  team: { type: 'team', ...signedIn },
  operator: { type: 'operator' },
  link: { type: 'link' },
  system: { type: 'system' },
  provider: { type: 'provider' },
  anonymous: { type: 'anonymous' },
  stranger: { type: 'stranger', account_id },
  api_key: {
    type: 'api_key',
    account_id,
    name: 'k',
    scopes: ['account:read', 'listings:write', 'orders:write', 'listings:manage'],
    expires_at: null,
  },
  oauth: {
    type: 'oauth',
    account_id,
    name: 'an app',
    scopes: ['account:read', 'listings:write', 'orders:write', 'listings:manage'],
    expires_at: null,
    client_id: 'listing-cli',
    issued_at: new Date(),
  },
  publisher: {
    type: 'publisher',
    account_id,
    name: 'acme/website',
    scopes: ['account:read', 'listings:write'],
    expires_at: null,
    listing_id: 1,
  },
}
const MAY: Record<Actor['type'], readonly ActorKind[]> = {
  session: ['session', 'anyone'],
  team: ['session', 'team', 'anyone'],
  operator: ['operator', 'team'],
  link: ['link', 'anyone'],
  system: ['system'],
  provider: ['provider'],
  anonymous: ['anyone'],
  stranger: ['anyone'],
  api_key: [],
  oauth: [],
  publisher: [],
}

const call = ({ id }: OperationSpec, actor: Actor, input: object) => {
  const from: From = {
    ...{ via: 'page', site, address: '192.0.2.1', request_id: crypto.randomUUID(), instance: '/' },
    ...{ actorOf: () => actor, signal: new AbortController().signal },
  }
  // Whatever is sent is what is tried here.
  return callOperation(run, from, id, input as never, null)
}

/** How much of the database there is, to see that nothing was written. */
const written = async () =>
  (await testService.sql`select (select count(*) from team_actions) as actions, (select count(*) from outbox) as emails`)[0]

for (const spec of INTERNAL_OPERATIONS.values())
  describe(spec.id, () => {
    const refused = Object.values(ACTORS).filter(({ type }) => !MAY[type].some((kind) => spec.actors?.includes(kind)))
    test('refuses everybody that it is not for, before it looks at what they send', async () => {
      expect(refused.length).toBeGreaterThan(0)
      const before = await written()
      for (const actor of refused) {
        const called = await call(spec, actor, { unknown_one: 1 })
        expect([actor.type, called.ok, [401, 404].includes(called.status)]).toEqual([actor.type, false, true])
      }
      expect(await written()).toEqual(before)
    })
    const admitted = Object.values(ACTORS).find((actor) => !refused.includes(actor))
    test('refuses what it does not know and what it lacks, naming the place', async () => {
      if (!admitted || spec.fresh) return expect(spec.fresh).toBe(true)
      const called = await call(spec, admitted, { unknown_one: 1 })
      if (called.ok) throw new Error('it took what it does not know')
      expect([called.status, called.problem.code]).toEqual([422, 'validation_failed'])
      const places = called.problem.errors?.map(({ field }) => field) ?? []
      expect(places).toContain('/unknown_one')
      for (const name of spec.input_schema.required ?? []) expect(places).toContain(`/${name}`)
    })
    if (spec.fresh)
      test('asks whoever signed in long ago to do it again', async () => {
        const called = await call(spec, ACTORS.session, {})
        expect([called.status, called.ok ? null : called.problem.detail]).toEqual([
          401,
          'Sign in again: this is only for who signed in a moment ago.',
        ])
      })
    test('bounds what it takes and closes what it gives', () => {
      const walk = (schema: JsonSchema & { maxLength?: number; maxItems?: number }, place: string) => {
        const types = [schema.type].flat()
        if (types.includes('string') && !schema.enum && !schema.pattern)
          expect([place, schema.maxLength]).toEqual([place, expect.any(Number)])
        if (types.includes('array')) expect([place, schema.maxItems]).toEqual([place, expect.any(Number)])
        for (const [name, member] of Object.entries(schema.properties ?? {})) walk(member, `${place}.${name}`)
        if (schema.items) walk(schema.items, `${place}[]`)
      }
      walk(spec.input_schema, spec.id)
      if (spec.output_schema?.properties) expect(spec.output_schema.additionalProperties).toBe(false)
    })
    test('says who may call it, and what changes for the team stands in its log', () => {
      expect(spec.actors?.length).toBeGreaterThan(0)
      const for_team = spec.actors?.some((kind) => kind === 'team' || kind === 'operator')
      expect(spec.audit.length > 0).toBe(for_team === true)
    })
  })

test('no machine door has them: not REST, not MCP, not the documents', async () => {
  const names = [...INTERNAL_OPERATIONS.keys()]
  expect(names.filter((id) => OPERATIONS.has(id))).toEqual([])
  const key = await testService.key(account_id)
  for (const { id, path } of INTERNAL_OPERATIONS.values()) {
    const answered = await testService.call(path, { method: 'POST', body: '{}', headers: { authorization: `Bearer ${key}` } })
    expect([id, answered.status]).toEqual([id, 404])
  }
  const listed = await fetch(`${testService.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(listed.status).toBe(200)
  const texts = [await listed.text()]
  for (const path of ['/openapi.json', '/openapi.yaml', '/llms.txt', '/llms-full.txt'])
    texts.push(await (await fetch(`${testService.url}${path}`)).text())
  for (const text of texts) expect(names.filter((id) => new RegExp(`\\b${id}\\b`).test(text))).toEqual([])
})

test('the team’s log has words for everything that stands in it', async () => {
  const page = await Bun.file('server/doors/web/team/log_page.tsx').text()
  const names = [...INTERNAL_OPERATIONS.values()].flatMap(({ audit }) => audit)
  expect(names.filter((name) => !page.includes(`'${name}': '`))).toEqual([])
})

test('a write and its line in the log stand or fall together, and a key is used once', async () => {
  const boss = await testService.account()
  await sessionCookie(testService, boss)
  const [session] = await testService.sql<{ id: string }[]>`select id from auth."session" where "userId" = ${boss}`
  const actor: Actor = { type: 'team', account_id: boss, email: 'boss@team.example', session_id: session?.id ?? '' }
  const spec = INTERNAL_OPERATIONS.get('add_category')
  if (!spec) throw new Error('there is add_category')
  const from: From = {
    ...{ via: 'page', site, address: '192.0.2.1', request_id: crypto.randomUUID(), instance: '/' },
    ...{ actorOf: () => actor, signal: new AbortController().signal },
  }
  const key = crypto.randomUUID()
  const add = (name: string) => callOperation(run, from, 'add_category', { name, description: '' }, key)
  const lines = () => testService.sql`select by, action, label from team_actions where key = ${key}`
  // Refused by what it means: nothing stands, and the mended form may come under the same key.
  expect((await add('!')).status).toBe(422)
  expect([...(await lines())]).toEqual([])
  const twice = await Promise.all([add('Garden robots'), add('Garden robots')])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect([...(await lines())]).toEqual([{ by: 'boss@team.example', action: 'category.add', label: 'Garden robots' }])
  // Long after the answer is forgotten, the log remembers the key.
  await testService.sql`delete from form_answers`
  expect((await add('Garden robots')).status).toBe(422)
  expect((await add('Kitchen robots')).status).toBe(422)
  expect((await testService.sql`select 1 from categories where name like '%robots'`).length).toBe(1)
})
