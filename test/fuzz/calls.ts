import { API } from '../../server/core/spec.ts'
import { OPERATIONS, type OperationSpec } from '../../server/core/spec.ts'
import { ROUTES } from '../../server/doors/web/routes.ts'
import { anything, sample, TEXTS, type Chances } from './values.ts'

type Door = 'rest' | 'mcp' | 'oauth' | 'page' | 'file'
export type FuzzCall = { door: Door; spec?: OperationSpec; path: string; init: RequestInit & { headers: Record<string, string> } }
/** Objects that exist, by the names they have in paths and bodies, and the credentials of who owns them. */
export type World = { known: Record<string, unknown>; keys: string[]; cookies: string[]; app: Record<string, string> }

const SPECS = [...OPERATIONS.values()]
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MUTATED_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  '',
  'x',
  FORM_TYPE,
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const FILES =
  '/openapi.yaml /openapi.json /docs /llms.txt /favicon.svg /metrics /healthz /readyz /.well-known/security.txt /.well-known/oauth-authorization-server /.well-known/oauth-protected-resource/mcp /.well-known/nothing /badges/light.svg /badges/rank/1.svg /badges/rank/999999999.svg /badges/x /uploads/x /uploads/..%2fx /assets/x /assets/..%2f..%2fserver /webhooks/stripe /updates.rss /docs/scalar.js'.split(
    ' ',
  )
const OAUTH =
  '/auth/oauth2/authorize /auth/oauth2/token /auth/oauth2/revoke /auth/oauth2/register /auth/device/code /auth/jwks /auth/x /auth/oauth2/userinfo /auth/error'.split(
    ' ',
  )
const OAUTH_NAMES =
  'client_id client_secret redirect_uri response_type state scope resource code code_verifier code_challenge code_challenge_method grant_type refresh_token token token_type_hint prompt max_age nonce device_code user_id iss request request_uri login_hint'.split(
    ' ',
  )
const CLIENT_NAMES =
  'redirect_uris client_name client_uri logo_uri grant_types response_types token_endpoint_auth_method scope contacts tos_uri policy_uri jwks jwks_uri software_id software_version application_type'.split(
    ' ',
  )
const FIELDS =
  'email code password return_to decision user_code q page sort category week name url action field value listing_id id kind detail client_id scope scopes expires promo_code country vat_number company address outcome token reason confirm text title body date role bio linkedin story_problem answer_1 question help state key host percent amount status keep drop product weeks sections item'.split(
    ' ',
  )

/** A call of any door: nearly right, with something wrong in it. */
export function makeCall(chances: Chances, world: World): FuzzCall {
  const made = chances.pick([restCall, restCall, restCall, mcpCall, mcpCall, oauthCall, pageCall, pageCall, pageCall, fileCall])(
    chances,
    world,
  )
  const { headers } = made.init
  // Each comes from an address of its own, so that limits hide nothing.
  headers['x-forwarded-for'] = `10.${chances.below(256)}.${chances.below(256)}.${chances.below(256)}`
  if (chances.oneIn(25)) made.init.method = chances.pick(METHODS)
  if (chances.oneIn(30)) made.path = mutatePath(chances, made.path)
  if (chances.oneIn(40)) headers[chances.pick(HEADERS)] = chances.pick(HEADER_TEXTS)
  if (['GET', 'HEAD'].includes(made.init.method ?? 'GET')) delete made.init.body
  return made
}

const HEADERS =
  'accept authorization cookie if-match if-none-match idempotency-key content-type origin sec-fetch-site mcp-protocol-version mcp-method mcp-name accept-encoding accept-language range x-forwarded-for x-forwarded-proto last-event-id'.split(
    ' ',
  )
const HEADER_TEXTS = [
  '',
  'x',
  '*',
  '"x"',
  'W/"x"',
  'Bearer',
  'Bearer x',
  'Bearer lst_x',
  'Basic !!!',
  'Basic OnJ',
  'null',
  'https://evil.example',
  'cross-site',
  '2026-07-28',
  '1999-01-01',
  'bytes=0-1',
  'gzip, br',
  'session=x; sign_in=x',
  '%00',
  'x'.repeat(4000),
  '"'.repeat(300),
]

function restCall(chances: Chances, world: World): FuzzCall {
  const spec = chances.pick(SPECS)
  const flat = sampleInput(chances, spec, world)
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(chances, textOf(flat[name])))
  const query = [...spec.locations].flatMap(([name, location]) =>
    location === 'query' && flat[name] !== undefined ? [[name, textOf(flat[name])]] : [],
  )
  if (chances.oneIn(15)) query.push([chances.pick(TEXTS), chances.pick(TEXTS)])
  if (chances.oneIn(25) && query[0]) query.push(query[0])
  const search = query.map(([name = '', value = '']) => `${encode(chances, name)}=${encode(chances, value)}`).join('&')
  const headers: Record<string, string> = {}
  if (!chances.oneIn(6) && (spec.scope !== null || chances.oneIn(3))) headers.authorization = `Bearer ${chances.pick(world.keys)}`
  if (chances.oneIn(4))
    headers['idempotency-key'] = chances.pick(['a', 'b', 'c', '"d"', crypto.randomUUID(), 'x'.repeat(300), 'with blank'])
  const body = spec.has_body ? bodyOf(chances, spec, flat) : undefined
  if (body !== undefined) headers['content-type'] = chances.oneIn(25) ? chances.pick(MUTATED_TYPES) : JSON_TYPE
  return {
    door: 'rest',
    spec,
    path: `${API}${path}${search === '' ? '' : `?${search}`}`,
    init: { method: spec.method, headers, ...(body === undefined ? {} : { body }) },
  }
}

function sampleInput(chances: Chances, spec: OperationSpec, world: World): Record<string, unknown> {
  const wanted = new Set(spec.input_schema.required ?? [])
  return Object.fromEntries(
    [...spec.locations].flatMap(([name, location]) => {
      if (location !== 'path' && !wanted.has(name) && !chances.oneIn(3)) return []
      // Waiting is what it is for, and would only take time here.
      if (name === 'wait') return [[name, 1]]
      return [[name, sample(chances, spec.input_schema.properties[name] ?? {}, name, world.known)]]
    }),
  )
}

function bodyOf(chances: Chances, spec: OperationSpec, flat: Record<string, unknown>): string {
  const members = Object.fromEntries(
    [...spec.locations].flatMap(([name, location]) => (location === 'body' && name in flat ? [[name, flat[name]]] : [])),
  )
  if (chances.oneIn(20)) members[chances.pick(TEXTS)] = anything(chances)
  return broken(chances, JSON.stringify(chances.oneIn(30) ? anything(chances) : members) ?? 'null')
}

/** Mostly whole; now and then cut, doubled or of other bytes, or with members that JSON.stringify never writes. */
const broken = (chances: Chances, text: string): string =>
  chances.oneIn(30)
    ? chances.pick([
        ...[
          `${text.slice(0, -1)},${text.slice(1)}`,
          text.replace('{', '{"__proto__":{"scope":"x"},'),
          text.replace(/\d+/, '1e999'),
          text.replace(/[a-z]/, '\\ud800'),
        ],
        ...[text.slice(0, -1), `${text}${text}`, '', '[', '\ufeff' + text, 'undefined', `{"a":${'['.repeat(3000)}`],
      ])
    : text

function mcpCall(chances: Chances, world: World): FuzzCall {
  const spec = chances.pick(SPECS)
  const given = sampleInput(chances, spec, world)
  if (chances.oneIn(12)) given[chances.pick(TEXTS)] = anything(chances)
  if (chances.oneIn(6)) given.idempotency_key = chances.oneIn(3) ? anything(chances) : 'e'
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: spec.id, arguments: given } }
  const others = [
    {
      jsonrpc: '2.0',
      id: 'a',
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'f', version: '1' } },
    },
    ...[
      'tools/list',
      'prompts/list',
      'prompts/get',
      'ping',
      'resources/list',
      'completion/complete',
      'logging/setLevel',
      'server/discover',
      'x',
    ].map((method) => ({
      ...{ jsonrpc: '2.0', id: 2, method },
      params: chances.oneIn(2) ? {} : { name: anything(chances), arguments: anything(chances), level: anything(chances) },
    })),
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: anything(chances), method: anything(chances), params: anything(chances) },
    anything(chances),
  ]
  const one = () => (chances.oneIn(5) ? chances.pick(others) : call)
  const message = chances.oneIn(15) ? Array.from({ length: chances.below(25) }, (_, id) => ({ ...(one() as object), id })) : one()
  const headers: Record<string, string> = { 'content-type': JSON_TYPE, accept: 'application/json, text/event-stream' }
  if (chances.oneIn(2)) headers['mcp-protocol-version'] = chances.pick(['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'])
  if (chances.oneIn(2)) headers.authorization = `Bearer ${chances.pick(world.keys)}`
  const path = chances.pick(['/mcp', '/mcp', '/mcp/readonly', '/mcp/x/drafts', '/mcp/x/nothing'])
  return { door: 'mcp', path, init: { method: 'POST', headers, body: broken(chances, JSON.stringify(message) ?? 'null') } }
}

function oauthCall(chances: Chances, world: World): FuzzCall {
  const path = chances.pick(OAUTH)
  const headers: Record<string, string> = {}
  if (chances.oneIn(3)) headers.cookie = chances.pick(world.cookies)
  if (path.endsWith('/register')) {
    const client = Object.fromEntries(CLIENT_NAMES.filter(() => chances.oneIn(4)).map((name) => [name, anything(chances)]))
    const metadata = { redirect_uris: chances.oneIn(3) ? anything(chances) : ['http://127.0.0.1:9/cb'], client_name: 'Fuzz', ...client }
    headers['content-type'] = chances.oneIn(20) ? 'text/plain' : JSON_TYPE
    return { door: 'oauth', path, init: { method: 'POST', headers, body: broken(chances, JSON.stringify(metadata)) } }
  }
  const pairs = OAUTH_NAMES.filter((name) => (name in world.app ? !chances.oneIn(6) : chances.oneIn(8))).map((name) => {
    const value = world.app[name] !== undefined && !chances.oneIn(5) ? world.app[name] : chances.pick(TEXTS)
    return `${name}=${encode(chances, value)}`
  })
  const text = pairs.join('&')
  if (chances.oneIn(6)) headers.authorization = chances.pick([`Basic ${btoa('a:b')}`, `Basic ${btoa('a\0:b')}`, 'Basic !', 'Bearer x'])
  const reads = path.endsWith('/authorize') || path.endsWith('/jwks')
  if (reads) return { door: 'oauth', path: `${path}?${text}`, init: { method: 'GET', headers } }
  headers['content-type'] = chances.oneIn(20) ? chances.pick(MUTATED_TYPES) : FORM_TYPE
  return { door: 'oauth', path, init: { method: 'POST', headers, body: text } }
}

function pageCall(chances: Chances, world: World): FuzzCall {
  const route = chances.pick(ROUTES)
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value =
      name === 'id' && /drafts/.test(route.path) ? world.known.draft_id : name === 'id' ? world.known.listing_id : world.known[name]
    return encode(chances, value === undefined || chances.oneIn(6) ? chances.pick(TEXTS).slice(0, 3000) : textOf(value))
  })
  const pairs = () =>
    FIELDS.filter(() => chances.oneIn(12)).map(
      (name) => `${name}=${encode(chances, chances.oneIn(3) ? textOf(world.known[name] ?? 'x') : chances.pick(TEXTS))}`,
    )
  const headers: Record<string, string> = { accept: 'text/html' }
  if (!chances.oneIn(4)) headers.cookie = chances.pick(world.cookies)
  // Ending the session or the account would end the run.
  const ends = /sign-out|account\/delete|account\/password/.test(route.path)
  if (route.post && !ends && chances.oneIn(2)) {
    headers['content-type'] = chances.oneIn(20) ? chances.pick(MUTATED_TYPES) : FORM_TYPE
    if (!chances.oneIn(10)) headers['sec-fetch-site'] = 'same-origin'
    return { door: 'page', path, init: { method: 'POST', headers, body: pairs().join('&') } }
  }
  const search = chances.oneIn(2) ? `?${pairs().join('&').slice(0, 7000)}` : ''
  return { door: 'page', path: `${path}${search}`, init: { method: 'GET', headers } }
}

function fileCall(chances: Chances): FuzzCall {
  const path = chances.pick(FILES)
  const method = path === '/webhooks/stripe' ? 'POST' : 'GET'
  const body = method === 'POST' ? { body: JSON.stringify(anything(chances)) ?? '' } : {}
  return { door: 'file', path, init: { method, headers: { accept: '*/*' }, ...body } }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Percent-encoded as it should be, or as it comes. */
function encode(chances: Chances, text: string): string {
  const short = text.slice(0, 6000)
  if (chances.oneIn(20)) return short.replace(/[^\x21-\x7e]|[#?&/]/g, '%')
  return encodeURIComponent(short.toWellFormed())
}

function mutatePath(chances: Chances, path: string): string {
  const at = chances.below(path.length)
  return chances.pick([
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    `${path.slice(0, at)}%00${path.slice(at)}`,
    `${path}/%ff`,
    `${path.slice(0, at)}..%2f${path.slice(at)}`,
    path.slice(0, at) || '/',
    `${path}${'/x'.repeat(500)}`,
  ])
}
