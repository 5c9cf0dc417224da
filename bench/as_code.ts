/**
 * What `listing verify` and `listing diff` take beyond the network: `bun bench/as_code.ts`. Makes the package as it is published, starts the service as
 * the operator does on a database of its own, serves the sample site over loopback, and runs each command under Node and under Bun, some
 * times in turn. Prints, for each, the least and the median
 *   - seconds by the clock beyond the network: without the time during which a request of it waited for its answer, and without the pauses
 *     that the site is due between two pages;
 *   - seconds of processor time, start of the program included; beside them the start of the runtime alone.
 * Wanted beyond the network: at most 1 s for `verify` of 20 values on 5 pages, 0.2 s for `diff`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createListing } from '../sdk/index.ts'
import { listingServer, startServer } from './server_process.ts'

const RUNS = Number(process.argv[2] ?? 9)
const VERIFY_SECONDS_MAX = 1
const DIFF_SECONDS_MAX = 0.2
const VALUES_MIN = 20
const PAGES_MIN = 5
const DRAFT_SECONDS_MAX = 120
/** Between two pages of a host (crawl_limits.ts). */
const PAUSE_SECONDS = 0.1
const SITE = join(import.meta.dir, '..', 'server', 'demo', 'sample_site')

/** Since when a request of the command that runs now is under way, how many are, and for how long one was. */
const network = { open: 0, since: 0, milliseconds: 0, pages: 0 }
async function waited<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  if (network.open++ === 0) network.since = performance.now()
  try {
    return await answer()
  } finally {
    if (--network.open === 0) network.milliseconds += performance.now() - network.since
  }
}

const sites = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) =>
    waited(async () => {
      const { pathname } = new URL(request.url)
      const file = Bun.file(join(SITE, pathname === '/' ? 'index.html' : /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`))
      if (!(await file.exists())) return new Response('', { status: 404 })
      network.pages++
      return new Response(await file.bytes(), { headers: { 'content-type': file.type } })
    }),
})

const folder = await mkdtemp(join(tmpdir(), 'listing-bench-'))
async function run(command: string[], env: Record<string, string>, cwd = folder) {
  Object.assign(network, { milliseconds: 0, pages: 0 })
  const { PATH = '', HOME = '' } = process.env
  const started = performance.now()
  const child = Bun.spawn(command, { cwd, env: { PATH, HOME, XDG_CONFIG_HOME: folder, ...env }, stdout: 'pipe', stderr: 'pipe' })
  const [stdout, stderr, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  const seconds = (performance.now() - started) / 1000
  const { userTime = 0, systemTime = 0 } = child.resourceUsage()?.cpuTime ? cpuOf(child.resourceUsage()) : {}
  return { stdout, stderr, code, seconds, cpu: userTime + systemTime, network: network.milliseconds / 1000, pages: network.pages }
}
const cpuOf = (usage: ReturnType<ReturnType<typeof Bun.spawn>['resourceUsage']>) => ({
  userTime: Number(usage?.cpuTime.user ?? 0) / 1e6,
  systemTime: Number(usage?.cpuTime.system ?? 0) / 1e6,
})

await run(['npm', 'pack', '--pack-destination', folder], {}, join(import.meta.dir, '..'))
const [tarball = ''] = [...new Bun.Glob('*.tgz').scanSync(folder)]
await mkdir(join(folder, 'package'), { recursive: true })
await run(['tar', '-xzf', tarball], {})
const program = join(folder, 'package', 'dist', 'cli', 'index.js')

const settings = {
  DATA_DIR: join(folder, 'data'),
  CRAWL_CONNECT_TO: `*:80:127.0.0.1:${sites.port}`,
  LIMITS: 'anonymous_per_minute=100000,account_reads_per_minute=100000',
}
const server = await startServer(settings)
const service = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: (request) =>
    waited(async () => {
      const { pathname, search } = new URL(request.url)
      const answer = await fetch(server.url + pathname + search, { headers: request.headers, redirect: 'manual' })
      return new Response(await answer.bytes(), {
        status: answer.status,
        headers: { 'content-type': answer.headers.get('content-type') ?? '' },
      })
    }),
})
try {
  await listingServer(['account', 'create', '--email', 'bench@founders.example'], settings)
  const apiKey = await listingServer(
    ['key', 'create', '--email', 'bench@founders.example', '--scopes', 'account:read,listings:write'],
    settings,
  )
  const listing = createListing({ baseUrl: server.url, apiKey })
  const { id } = await listing.submitListing({ url: 'http://diff.test' })
  await listing.waitForDraft(id, { timeoutSeconds: DRAFT_SECONDS_MAX })
  const { listing_id } = await listing.submitDraft({ id })
  await Bun.write(join(folder, 'rows.csv'), 'name,url\nVerified,http://verify.test\n')
  await listingServer(['import', join(folder, 'rows.csv')], settings)
  const proven = async () => {
    const [found] = (await listing.searchListings({ q: 'Verified' })).items
    return found ? await listing.getListingProof({ slug: found.slug }) : null
  }
  let proof = await proven()
  for (let left = DRAFT_SECONDS_MAX; left > 0 && (proof?.values.length ?? 0) < VALUES_MIN; left--) {
    await Bun.sleep(1000)
    proof = await proven()
  }
  if (!proof) throw new Error('nothing was brought in')
  const quoted = new Set(proof.values.flatMap(({ quotes }) => quotes.map(({ url }) => url)))
  if (proof.values.length < VALUES_MIN || quoted.size < PAGES_MIN)
    throw new Error(`${proof.values.length} values on ${quoted.size} pages are too few`)

  const env = { LISTING_BASE_URL: `http://127.0.0.1:${service.port}`, CRAWL_CONNECT_TO: settings.CRAWL_CONNECT_TO, LISTING_API_KEY: apiKey }
  const file = join(folder, 'listing.yaml')
  const commands = {
    verify: ['verify', proof.slug, '--json'],
    diff: ['diff', file, '--json'],
    '--version': ['--version'],
  }
  const pulled = await run(['bun', program, 'pull', String(listing_id), file], env)
  if (pulled.code !== 0) throw new Error(pulled.stderr)
  console.log(
    `${proof.values.length} values on ${quoted.size} pages; ${RUNS} runs each; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log('                         beyond the network, s      processor, s')
  console.log('                            least   median          least   median')
  let missed = false
  for (const runtime of ['node', 'bun'])
    for (const [name, words] of [['(nothing)', null] as const, ...Object.entries(commands)]) {
      const beyond: number[] = []
      const cpu: number[] = []
      for (let count = 0; count < RUNS; count++) {
        const ran = await run(words === null ? [runtime, '-e', '0'] : [runtime, program, ...words], env)
        if (ran.code !== 0) throw new Error(`${runtime} ${name}: ${ran.code} ${ran.stderr} ${ran.stdout.slice(0, 2000)}`)
        const pauses = name === 'verify' ? (quoted.size - 1) * PAUSE_SECONDS : 0
        beyond.push(ran.seconds - ran.network - pauses)
        cpu.push(ran.cpu)
      }
      const of = (figures: number[]) => figures.toSorted((one, other) => one - other)
      const show = (figures: number[]) => [0, Math.floor(RUNS / 2)].map((at) => (of(figures)[at] ?? 0).toFixed(3).padStart(8)).join(' ')
      const bar = name === 'verify' ? VERIFY_SECONDS_MAX : name === 'diff' ? DIFF_SECONDS_MAX : Infinity
      if ((of(beyond)[0] ?? 0) > bar) missed = true
      console.log(`${runtime.padEnd(5)} ${name.padEnd(16)} ${show(beyond)}       ${show(cpu)}${bar === Infinity ? '' : `   wanted ${bar}`}`)
    }
  process.exitCode = missed ? 1 : 0
} finally {
  await server.stop()
  await Promise.all([service.stop(true), sites.stop(true)])
  await rm(folder, { recursive: true, force: true })
}
