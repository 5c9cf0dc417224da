/**
 * What one anonymous address costs at its own limit, by kind of call: CPU of service and database as a share of one core, and what it does
 * to another caller's p99: a signed-in reader at a steady rate, alone and while the address sends what it may. `--kinds search,docs` takes
 * some; exits 1 when one is over its share or moves the reader too far.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { quantile, startReads } from './reads.ts'
import { listingServer, startServer } from './server_process.ts'

const SHARE_MAX = 0.15
/** Beyond so many in a minute a kind counts as having no limit. */
const CALLS_MAX = 4000
const SAMPLE = 150
const AT_ONCE = 4
const P99_FACTOR_MAX = 2
const READS_PER_SECOND = 100
const WATCH_SECONDS = 10

type Kind = { name: string; make: (at: number) => { path: string; init?: RequestInit } }

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
const unknown = JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`member_${at}_${'x'.repeat(90)}`, 1])))
const full = JSON.stringify({ q: '\u{1F600}'.repeat(240_000) })

function kindsOf(slugs: readonly string[], id: number): Kind[] {
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
  ]
}

/** CPU of a process and all below it. */
async function cpuMilliseconds(root: number): Promise<number> {
  const stats = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const text = await Bun.file(`/proc/${pid}/stat`)
          .text()
          .catch(() => '')
        const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
        return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
      }),
  )
  const under = new Set([root])
  for (let before = -1; before !== under.size;) {
    before = under.size
    for (const { pid, parent } of stats) if (under.has(parent)) under.add(pid)
  }
  return stats.reduce((sum, { pid, ticks }) => (under.has(pid) ? sum + ticks * 10 : sum), 0)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { kinds: { type: 'string' } } })
  const folder = await mkdtemp(join(tmpdir(), 'listing-stranger-'))
  const env = { DATA_DIR: folder, TRUST_PROXY: '1', LIMITS: 'account_reads_per_minute=1000000' }
  const server = await startServer(env)
  try {
    await listingServer(['seed-demo', '--count', '300'], env)
    const found = (await (await fetch(`${server.url}/api/v1/listings?per_page=100`)).json()) as { items: { slug: string; id: number }[] }
    const slugs = found.items.map((item) => item.slug)
    const id = found.items[0]?.id ?? 1
    const wanted = values.kinds?.split(',')
    const kinds = kindsOf(slugs, id).filter(({ name }) => !wanted || wanted.some((part) => name.includes(part)))
    console.log(
      `${cpus().length} cores, load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}; over is more than ${SHARE_MAX * 100} % of one core`,
    )
    await listingServer(['account', 'create', '--email', 'reader@founders.example'], env)
    const key = await listingServer(['key', 'create', '--email', 'reader@founders.example', '--scopes', 'account:read'], env)
    const read = () => startReads(`${server.url}/api/v1/listings/${slugs[0]}`, key, READS_PER_SECOND)
    const warm = read()
    await Bun.sleep(WATCH_SECONDS * 500)
    await warm.end()
    console.log(
      'kind'.padEnd(28),
      'a minute'.padStart(9),
      'CPU ms'.padStart(8),
      '% core'.padStart(8),
      'p99 ms'.padStart(14),
      '×'.padStart(5),
    )
    let over = 0
    for (const [at, kind] of kinds.entries()) if (await measure(server, kind, `10.0.${at}`, read)) over++
    if (over > 0) process.exitCode = 1
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Read = () => ReturnType<typeof startReads>

async function measure({ url, pid }: { url: string; pid: number }, kind: Kind, network: string, read: Read): Promise<boolean> {
  let sent = 0
  /** Whether it was answered, and not refused for the number of calls. */
  const call = async (address: string): Promise<boolean> => {
    const { path, init } = kind.make(sent++)
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual', decompress: false } as RequestInit)
    // A call of a tool is refused within its result.
    const text = await response.text()
    return response.status !== 429 && !text.includes('"code":"rate_limited"')
  }
  // What is loaded and compiled at the first call is not what each one costs.
  for (let warm = 0; warm < 10; warm++) await call(`${network}.1`)
  const allowed = await countAllowed(() => call(`${network}.2`))
  // From addresses that have not reached their limit, so that only answered calls are measured.
  const each = Math.max(1, Math.min(allowed, SAMPLE) - 1)
  const before = await cpuMilliseconds(pid)
  let left = SAMPLE
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      for (let made = 0; left-- > 0; made++) await call(`${network}.${10 + lane + AT_ONCE * Math.floor(made / Math.ceil(each / AT_ONCE))}`)
    }),
  )
  const milliseconds = Math.max(0, (await cpuMilliseconds(pid)) - before) / SAMPLE
  const share = (allowed * milliseconds) / 60_000
  const quiet = read()
  await Bun.sleep(WATCH_SECONDS * 1000)
  const alone = quantile(await quiet.end(), 0.99)
  const watched = read()
  await evenly((allowed * WATCH_SECONDS) / 60, async (number) => call(`${network}.${200 + (number % 2)}`))
  const beside = quantile(await watched.end(), 0.99)
  const bad = share > SHARE_MAX || beside / alone > P99_FACTOR_MAX || (allowed >= CALLS_MAX && milliseconds > 0)
  console.log(
    kind.name.padEnd(28),
    (allowed >= CALLS_MAX ? 'none' : String(allowed)).padStart(9),
    milliseconds.toFixed(2).padStart(8),
    (share * 100).toFixed(1).padStart(8),
    `${alone.toFixed(1)} → ${beside.toFixed(1)}`.padStart(14),
    (beside / alone).toFixed(1).padStart(5),
    bad ? 'over' : '',
  )
  return bad
}

/** As many calls as given over the time of watching, each when it is due. */
async function evenly(count: number, call: (number: number) => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const under_way: Promise<unknown>[] = []
  for (let number = 0; number < Math.ceil(count); number++) {
    await Bun.sleep(Math.max(0, started + (number * WATCH_SECONDS * 1000) / count - performance.now()))
    under_way.push(call(number))
  }
  await Bun.sleep(Math.max(0, started + WATCH_SECONDS * 1000 - performance.now()))
  await Promise.all(under_way)
}

/** How many are answered before one is refused for their number. */
async function countAllowed(call: () => Promise<boolean>): Promise<number> {
  let allowed = 0
  let refused = false
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!refused && allowed < CALLS_MAX) {
        if (await call()) allowed++
        else refused = true
      }
    }),
  )
  return allowed
}

await main()
