/**
 * What hostile sites cost everybody else: `bun bench/hostile.ts [--load]`. Starts the service as the operator does, on a database of its own
 * (or DATABASE_URL), serves sites over loopback, and prints how long an honest draft takes and its tasks wait, alone and beside five accounts that draft one
 * hostile site each, the ratio, and the processor time of every draft. With `--load` every processor is kept busy by a loop besides.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createListing } from '../sdk/index.ts'
import { HOSTILE, honestPage, hostilePage } from './hostile_sites.ts'
import { listingServer, startServer } from './server_process.ts'

const RUNS = 3
const HOSTILE_ACCOUNTS = 5
const SITES_EACH = 1
const DRAFT_SECONDS_MAX = 600

const sites = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch(request) {
    const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
    const [kind = ''] = host.split('-')
    const { pathname } = new URL(request.url)
    const body = kind in HOSTILE ? hostilePage(host, pathname, kind) : honestPage(host, pathname)
    return new Response(body ?? '', { status: body === null ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
})

type Finished = {
  draft_id: string
  status: string
  code: string | null
  milliseconds: number
  cpu_milliseconds: number
  waited_milliseconds: number
}
const finished = new Map<string, Finished>()
const folder = mkdtempSync(join(tmpdir(), 'listing-bench-'))
const env = {
  DATA_DIR: folder,
  CRAWL_CONNECT_TO: `*:80:127.0.0.1:${sites.port}`,
  LIMITS: 'drafts_per_hour=1000,account_reads_per_minute=1000000,account_writes_per_minute=1000000',
}
const load = process.argv.includes('--load')
  ? Array.from({ length: availableParallelism() }, () => Bun.spawn([process.execPath, '-e', 'for(;;);']))
  : []
const server = await startServer(env, 'all', (line) => {
  const at = line.indexOf('{')
  if (at === -1 || !line.includes('"event":"draft_finished"')) return
  const event = JSON.parse(line.slice(at)) as Finished
  finished.set(event.draft_id, event)
})
try {
  const honest = await account('honest')
  await draft(honest, 'honest-warm.test')
  const alone = await honestDrafts(honest, 'alone')

  const kinds = Object.keys(HOSTILE)
  const hostile = await Promise.all(Array.from({ length: HOSTILE_ACCOUNTS }, (_, number) => account(`hostile-${number}`)))
  const attacks = hostile.flatMap((listing, number) =>
    Array.from({ length: SITES_EACH }, (_, site) => draft(listing, `${kinds[(number + site) % kinds.length]}-${number}-${site}.test`)),
  )
  const beside = await honestDrafts(honest, 'beside')
  const [processor] = cpus()
  console.log(`${processor?.model} × ${availableParallelism()}, load ${loadavg()[0]?.toFixed(1)}${load.length > 0 ? ', kept busy' : ''}`)
  tell('alone', alone)
  tell(`beside ${attacks.length} hostile`, beside)
  const whole = middle(alone.map(({ seconds }) => seconds))
  const ratios = beside.map(({ seconds }) => seconds / whole)
  console.log(`ratio: median ${middle(ratios).toFixed(1)}, first ${ratios[0]?.toFixed(1)}, worst ${Math.max(...ratios).toFixed(1)}`)
  for (const { host, id, status, code, seconds } of await Promise.all(attacks)) {
    const cpu = finished.get(id)?.cpu_milliseconds
    console.log(
      `${host.padEnd(30)} ${status} ${code ?? ''} after ${seconds.toFixed(1)} s, ${cpu === undefined ? '?' : (cpu / 1000).toFixed(2)} s of a processor`,
    )
  }
} finally {
  for (const child of load) child.kill()
  await server.stop()
  void sites.stop(true)
  rmSync(folder, { recursive: true, force: true })
}

async function account(name: string) {
  const email = `${name}@founders.example`
  await listingServer(['account', 'create', '--email', email], env)
  return createListing({
    baseUrl: server.url,
    apiKey: await listingServer(['key', 'create', '--email', email, '--scopes', 'account:read,listings:write'], env),
  })
}

/** One after another, as one person would. */
async function honestDrafts(listing: ReturnType<typeof createListing>, name: string) {
  const drafts: { id: string; seconds: number }[] = []
  for (let run = 0; run < RUNS; run++) drafts.push(await draft(listing, `honest-${name}${run}.test`))
  return drafts
}

/** A busy machine moves the seconds; of processor time and of the time in line for a thread it moves less. */
function tell(name: string, drafts: { id: string; seconds: number }[]): void {
  for (const { id, seconds } of drafts) {
    const { milliseconds = 0, cpu_milliseconds = 0, waited_milliseconds = 0 } = finished.get(id) ?? {}
    const own = `${(cpu_milliseconds / 1000).toFixed(2)} s of a processor`
    console.log(
      `honest draft ${name.padEnd(17)} ${seconds.toFixed(2)} s, ${(milliseconds / 1000).toFixed(2)} s of them as a job, ${own}, its tasks in line for ${(waited_milliseconds / 1000).toFixed(2)} s`,
    )
  }
}

async function draft(listing: ReturnType<typeof createListing>, host: string) {
  const started = performance.now()
  const { id } = await listing.submitListing({ url: `http://${host}` })
  const { status, error } = await listing.waitForDraft(id, { timeoutSeconds: DRAFT_SECONDS_MAX })
  if (host.startsWith('honest') && status !== 'ready') throw new Error(`${host}: ${status} ${error?.code}`)
  return { host, id, status, code: error?.code, seconds: (performance.now() - started) / 1000 }
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
