/** What bench/stranger.ts has one anonymous address send: the doors' dearest calls that need no account, by name. */
import { gzipSync } from 'node:zlib'

export type Kind = { name: string; make: (at: number) => { path: string; init?: RequestInit } }

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const form = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
const rpc = (method: string, params: unknown = {}): RequestInit => json({ jsonrpc: '2.0', id: 1, method, params })
const mails = 'abcdefghijklmnopqrstuvwxyz'
/** Words that begin a great many others, never the same ones twice. */
const nasty = (at: number): string =>
  encodeURIComponent(
    Array.from({ length: 60 }, (_, word) => mails[(at + word * 7) % 26] ?? '').join(' ') + mails.slice(at % 20, (at % 20) + 2),
  )
const unknown = JSON.stringify(Object.fromEntries(Array.from({ length: 2400 }, (_, at) => [`member_${at}_${'x'.repeat(400)}`, 1])))
const full = JSON.stringify({ q: '\u{1F600}'.repeat(240_000) })

const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const packed = gzipSync(new Uint8Array(8 * 1024 * 1024))
/** A head of 15 KB, near the most that the server beneath takes. */
const cookies = Array.from({ length: 300 }, (_, at) => `cookie_${at}=${'v'.repeat(36)}`).join('; ')
const headers = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`x-more-${at}`, 'v'.repeat(140)]))
const fields = Array.from({ length: 480 }, (_, at) => `field_${at}=${'%F0%9F%98%80'.repeat(9)}`).join('&')
/** What people type that means something to a search: wildcards, operators, marks, other scripts, one letter again and again. */
const ODD = [
  '%',
  '_',
  '*',
  '"',
  '\\',
  '( | & !',
  ':*',
  '<->',
  '\u0301'.repeat(60),
  '語'.repeat(60),
  'a'.repeat(200),
  'a b c d e f g h',
  'the',
  '😀',
  ' . '.repeat(40),
]
const odd = (at: number): string => encodeURIComponent(`${ODD[at % ODD.length]}${at % 2 === 0 ? at : ''}`)

type Init = RequestInit | ((at: number) => RequestInit)

/** Doors of the website, of OAuth and of MCP that somebody may misuse beside what they are for. */
function kindsOfMisuse(slug: string, slugs: readonly string[], id: number): Kind[] {
  const call = (name: string, path: (at: number) => string, init: Init = {}): Kind => ({
    name,
    make: (at) => ({ path: path(at), init: typeof init === 'function' ? init(at) : init }),
  })
  const html = { accept: 'text/html' }
  const multipart = (bytes: number) => {
    const body = new FormData()
    body.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png')
    return body
  }
  const photo = multipart(4_000_000)
  const picture = multipart(1_000_000)
  return [
    call('search by odd words', (at) => `/api/v1/listings?q=${odd(at)}`),
    call('search page by odd words', (at) => `/search?q=${odd(at)}`, { headers: html }),
    call('search by every filter', (at) => `/api/v1/listings?q=${mails[at % 26]}&sort=newest&per_page=100&page=${1 + (at % 20)}`),
    call('proof of a listing', () => `/api/v1/listings/${slug}/proof`),
    call('updates', (at) => `/api/v1/updates?per_page=100&page=${1 + (at % 9)}`),
    call('categories', () => '/api/v1/categories'),
    call('a form of many fields', () => '/sign-in', form(fields)),
    call('a large form', () => '/sign-in', form(`email=${'%F0%9F%98%80'.repeat(5_000)}`)),
    call('a form that is too large', () => '/sign-in', form(`email=${'a'.repeat(1_000_000)}`)),
    call('a photo without an account', () => '/account/profile/photo', { method: 'POST', body: photo }),
    call('a picture without a key', () => '/api/v1/drafts/11111111-1111-4111-8111-111111111111/pictures', {
      method: 'POST',
      body: picture,
    }),
    call(
      'draft before an account',
      () => '/submit',
      (at) => form(`url=${encodeURIComponent(`http://nobody-${at}.invalid`)}`),
    ),
    call(
      'a report',
      () => `/listings/${slug}/report`,
      (at) => form(`reason=${'x'.repeat(2000)}&at=${at}`),
    ),
    call(
      'oauth registration of large',
      () => '/auth/oauth2/register',
      (at) =>
        json({
          client_name: `b${at}`,
          redirect_uris: Array.from({ length: 200 }, (_, one) => `http://127.0.0.1/${one}/${'p'.repeat(40)}`),
        }),
    ),
    call('oauth registration of deep', () => '/auth/oauth2/register', json(deep(2000))),
    call(
      'oauth app by its address',
      (at) =>
        `/auth/oauth2/authorize?response_type=code&client_id=${encodeURIComponent(`https://nobody-${at}.invalid/app`)}&redirect_uri=https://nobody.invalid/cb&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`,
    ),
    call(
      'oauth authorize of odd',
      (at) => `/auth/oauth2/authorize?${Array.from({ length: 300 }, (_, one) => `scope=${one}${at}`).join('&')}`,
    ),
    call(
      'oauth token of a code',
      () => '/auth/oauth2/token',
      (at) =>
        form(
          `grant_type=authorization_code&client_id=listing-cli&code=${'a'.repeat(43)}${at}&redirect_uri=http://127.0.0.1/cb&code_verifier=${'a'.repeat(43)}`,
        ),
    ),
    call(
      'oauth token of an ID token',
      () => '/auth/oauth2/token',
      (at) =>
        form(
          `grant_type=urn:ietf:params:oauth:grant-type:token-exchange&subject_token_type=urn:ietf:params:oauth:token-type:id_token&subject_token=${'a'.repeat(4000)}.${at}.a`,
        ),
    ),
    call(
      'oauth revoke',
      () => '/auth/oauth2/revoke',
      (at) => form(`token=lst_${String(at).padStart(43, 'a')}&client_id=listing-cli`),
    ),
    call('oauth key set', () => '/auth/jwks'),
    call('deep JSON', () => '/api/v1/drafts', json(deep(150_000))),
    call('deep JSON to a tool', () => '/mcp', rpc('tools/call', { name: 'search_listings', arguments: JSON.parse(deep(55)) as unknown })),
    call(
      'many values to a tool',
      () => '/mcp',
      rpc('tools/call', { name: 'search_listings', arguments: { categories: Array.from({ length: 2400 }, (_, at) => `category-${at}`) } }),
    ),
    call('mcp prompts/list', () => '/mcp', rpc('prompts/list')),
    call('mcp resources/list', () => '/mcp', rpc('resources/list')),
    call('mcp resources/read', () => '/mcp', rpc('resources/read', { uri: `listing://listings/${slug}` })),
    call(
      'mcp of an unknown tool',
      () => '/mcp',
      (at) => rpc('tools/call', { name: `search_listing${at}`, arguments: {} }),
    ),
    call('mcp of no JSON', () => '/mcp', json('x'.repeat(1_000_000))),
    call(
      'mcp search',
      () => '/mcp',
      (at) => rpc('tools/call', { name: 'search_listings', arguments: { q: `${mails[at % 26]}${at}`, per_page: 100 } }),
    ),
    call('a packed body', () => '/api/v1/drafts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: packed,
    }),
    call('a packed form', () => '/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
      body: packed,
    }),
    call('HEAD of a page', (at) => `/search?q=${odd(at)}`, { method: 'HEAD', headers: html }),
    call('HEAD of a search', (at) => `/api/v1/listings?q=${odd(at)}`, { method: 'HEAD' }),
    call('OPTIONS', () => '/api/v1/listings', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    }),
    call('OPTIONS of mcp', () => '/mcp', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } }),
    call('a method that is none', () => '/api/v1/listings', { method: 'PROPFIND' }),
    call('many ranges', () => '/docs/scalar.js', {
      headers: { range: `bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(',')}`, 'accept-encoding': 'identity' },
    }),
    call('many cookies', () => '/', { headers: { ...html, cookie: cookies } }),
    call(
      'a cookie that signs in nobody',
      () => '/account',
      (at) => ({
        headers: { ...html, cookie: `session=${String(at).padStart(43, 'a')}` },
      }),
    ),
    call('many headers', () => '/api/v1/listings', { headers }),
    call('a long path', (at) => `/${'a/'.repeat(3000)}${at}`, { headers: html }),
    call('picture for links of none', (at) => `/og/listings/none-${at}.png`),
    call('badge of many ranks', (at) => `/badges/rank/${id + (at % slugs.length)}.svg`),
    call('icon', () => '/apple-touch-icon.png'),
    call('a dump', () => '/dumps/latest.json'),
    call('health', () => '/readyz'),
    call('page as Markdown', () => `/listings/${slug}`, { headers: { accept: 'text/markdown' } }),
    call('for agents', () => '/for-agents', { headers: html }),
    call('prices', () => '/pricing', { headers: html }),
    call('a category page', (at) => `/search?category=developer-tools&page=${1 + (at % 20)}`, { headers: html }),
  ]
}

export function kindsOf(slugs: readonly string[], id: number): Kind[] {
  const [slug = 'none'] = slugs
  const html = { headers: { accept: 'text/html' } }
  const get = (name: string, path: (at: number) => string, init: RequestInit = {}): Kind => ({
    name,
    make: (at) => ({ path: path(at), init }),
  })
  const post = (name: string, path: string, init: (at: number) => RequestInit): Kind => ({ name, make: (at) => ({ path, init: init(at) }) })
  return [
    get('search', (at) => `/api/v1/listings?q=${nasty(at)}`),
    get('search, typing mistakes', (at) => `/api/v1/listings?q=zxqv${mails[at % 26]}k&per_page=100`),
    get('search, deep page', (at) => `/api/v1/listings?sort=newest&per_page=100&page=${1 + (at % 100)}`),
    get('listing', () => `/api/v1/listings/${slug}`),
    get('board', (at) => `/api/v1/leaderboards/community-weekly?per_page=100&page=${1 + (at % 9)}`),
    get('unknown paths', (at) => `/api/v1/nothing/${at}`),
    get('query names', () => `/api/v1/listings?${Array.from({ length: 2200 }, (_, at) => `a${at}`).join('&')}`),
    post('guessed keys', '/api/v1/drafts', (at) => ({
      ...json('{}'),
      headers: { 'content-type': 'application/json', authorization: `Bearer lst_${String(at).padStart(43, 'a')}` },
    })),
    post('a megabyte to an operation', '/api/v1/drafts', () => json(unknown)),
    post('mcp initialize', '/mcp', () =>
      rpc('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'b', version: '1' } }),
    ),
    post('mcp tools/list', '/mcp', () => rpc('tools/list')),
    post('mcp unknown arguments', '/mcp', () => rpc('tools/call', { name: 'search_listings', arguments: JSON.parse(unknown) as unknown })),
    post('mcp a value of a megabyte', '/mcp', () => rpc('tools/call', { name: 'search_listings', arguments: JSON.parse(full) as unknown })),
    post('mcp batch', '/mcp', () =>
      json(Array.from({ length: 20 }, (_, index) => ({ jsonrpc: '2.0', id: index, method: 'tools/list', params: {} }))),
    ),
    post('oauth registration', '/auth/oauth2/register', (at) => json({ client_name: `b${at}`, redirect_uris: ['http://127.0.0.1/cb'] })),
    post('oauth token', '/auth/oauth2/token', (at) => form(`grant_type=refresh_token&client_id=listing-cli&refresh_token=x${at}`)),
    post('oauth device code', '/auth/device/code', () => form('client_id=listing-cli')),
    get(
      'oauth authorize',
      (at) =>
        `/auth/oauth2/authorize?response_type=code&client_id=listing-cli&redirect_uri=http://127.0.0.1:${1024 + at}/callback&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256&state=${at}`,
    ),
    post('sign-in e-mail', '/sign-in', (at) => form(`email=bench${at}@unread.test`)),
    post('sign-in, no address', '/sign-in', () => form(`email=${'%3C'.repeat(20_000)}`)),
    post('sign-in code', '/sign-in', () => form('code=123456')),
    post('sign-in password', '/sign-in/password', (at) => form(`email=bench${at}@unread.test&password=wrong-password-${at}`)),
    get('front page', () => '/', html),
    get('search page', (at) => `/search?q=${nasty(at)}`, html),
    get('suggestions', (at) => `/search/suggest?q=${mails[at % 26]}${mails[(at >> 3) % 26]}`, html),
    get('listing page', () => `/listings/${slug}`, html),
    get('leaderboard page', () => '/leaderboard', html),
    get('missing page', (at) => `/nothing/${at}`, html),
    get('sitemap', () => '/sitemap.xml'),
    get('robots', () => '/robots.txt'),
    get('updates feed', () => '/updates.rss'),
    get('launches feed', () => '/launches.rss'),
    get('picture for links', (at) => `/og/listings/${slugs[at % slugs.length]}.png`),
    get('badge', () => '/badges/light.svg'),
    get('badge of a rank', () => `/badges/rank/${id}.svg`),
    get('docs', () => '/docs'),
    get('viewer of the docs', () => '/docs/scalar.js', { headers: { 'accept-encoding': 'identity' } }),
    get('openapi.yaml', () => '/openapi.yaml'),
    get('openapi.json', () => '/openapi.json'),
    get('llms.txt', () => '/llms.txt'),
    get('metrics', () => '/metrics'),
    get('missing upload', () => `/uploads/${'0'.repeat(32)}.webp`),
    post('stripe webhook', '/webhooks/stripe', () => ({
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=00' },
      body: 'x'.repeat(1_000_000),
    })),
    ...kindsOfMisuse(slug, slugs, id),
  ]
}
