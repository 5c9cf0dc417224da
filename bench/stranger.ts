/**
 * What one anonymous address costs at its own limit, by kind of call: CPU of service and database as a share of one core, and what it does
 * to another caller's p99: a signed-in reader at a steady rate, alone and while the address sends what it may. `--kinds search,docs` takes
 * some, `--cpu` leaves the p99 out, which says nothing on a machine that others keep busy; exits 1 when one is over its share or moves the reader too far.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { quantile, startReads } from './reads.ts'
import { listingServer, startServer } from './server_process.ts'
import { kindsOf, type Kind } from './stranger_calls.ts'

const SHARE_MAX = 0.15
/** Beyond so many in a minute a kind counts as having no limit. */
const CALLS_MAX = 4000
const SAMPLE = 150
const AT_ONCE = 4
const P99_FACTOR_MAX = 2
const READS_PER_SECOND = 100
const WATCH_SECONDS = 10

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
  const { values } = parseArgs({ options: { kinds: { type: 'string' }, cpu: { type: 'boolean', default: false } } })
  const seconds = values.cpu ? 0 : WATCH_SECONDS
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
    for (const [at, kind] of kinds.entries()) if (await measure(server, kind, `10.0.${at}`, read, seconds)) over++
    if (over > 0) process.exitCode = 1
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Read = () => ReturnType<typeof startReads>

async function measure(
  { url, pid }: { url: string; pid: number },
  kind: Kind,
  network: string,
  read: Read,
  seconds: number,
): Promise<boolean> {
  let sent = 0
  const statuses = new Set<number>()
  /** Whether it was answered, and not refused for the number of calls. */
  const call = async (address: string): Promise<boolean> => {
    const { path, init } = kind.make(sent++)
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual', decompress: false } as RequestInit)
    // A call of a tool is refused within its result.
    const text = await response.text()
    statuses.add(response.status)
    return response.status !== 429 && !/"code":"rate_limited"|Too many calls/.test(text)
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
  const [alone, beside] =
    seconds > 0 ? await watch(read, (number) => call(`${network}.${200 + (number % 2)}`), (allowed * seconds) / 60) : [1, 1]
  const bad = share > SHARE_MAX || beside / alone > P99_FACTOR_MAX || (allowed >= CALLS_MAX && milliseconds > 0)
  console.log(
    kind.name.padEnd(28),
    (allowed >= CALLS_MAX ? 'none' : String(allowed)).padStart(9),
    milliseconds.toFixed(2).padStart(8),
    (share * 100).toFixed(1).padStart(8),
    (seconds > 0 ? `${alone.toFixed(1)} → ${beside.toFixed(1)}` : '').padStart(14),
    (seconds > 0 ? (beside / alone).toFixed(1) : '').padStart(5),
    [...statuses].toSorted((one, other) => one - other).join(' '),
    bad ? 'over' : '',
  )
  return bad
}

/** The p99 of a reader alone and beside so many calls. */
async function watch(read: Read, call: (number: number) => Promise<unknown>, count: number): Promise<[number, number]> {
  const quiet = read()
  await Bun.sleep(WATCH_SECONDS * 1000)
  const alone = quantile(await quiet.end(), 0.99)
  const watched = read()
  await evenly(count, call)
  return [alone, quantile(await watched.end(), 0.99)]
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
