/**
 * What drafting costs, and what it costs everybody else: `bun bench/drafts.ts`. Starts the service as the operator does, on a database of its own
 * (or DATABASE_URL), serves sites of ten pages over loopback, and prints
 *   - seconds from POST to ready for one site, the median of several;
 *   - fifty sites queued at once: seconds until the last is ready, and the latency of reads meanwhile against idle.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createListing } from '../sdk/index.ts'
import { quantile, startReads } from './reads.ts'
import { listingServer, startServer } from './server_process.ts'
import { PAGES, startSites } from './ten_pages.ts'

const SINGLE_RUNS = 7
const SITES_AT_ONCE = 50
const IDLE_SECONDS = 5
const READS_PER_SECOND = 200
const DRAFT_SECONDS_MAX = 180

const sites = startSites()
const folder = mkdtempSync(join(tmpdir(), 'listing-bench-'))
const env = {
  DATA_DIR: folder,
  CRAWL_CONNECT_TO: `*:80:127.0.0.1:${sites.port}`,
  LIMITS: 'drafts_per_hour=100000,account_reads_per_minute=1000000,account_writes_per_minute=1000000',
}
const server = await startServer(env)
try {
  await listingServer(['account', 'create', '--email', 'bench@founders.example'], env)
  const apiKey = await listingServer(['key', 'create', '--email', 'bench@founders.example', '--scopes', 'account:read,listings:write'], env)
  const listing = createListing({ baseUrl: server.url, apiKey })
  const draft = async (host: string): Promise<number> => {
    const started = performance.now()
    const { id } = await listing.submitListing({ url: `http://${host}` })
    const ready = await listing.waitForDraft(id, { timeoutSeconds: DRAFT_SECONDS_MAX })
    if (ready.status !== 'ready' || ready.progress.pages_read !== PAGES.length)
      throw new Error(`${host}: ${ready.status}, ${ready.progress.pages_read} pages`)
    return (performance.now() - started) / 1000
  }
  await draft('warm-up.test')
  const single: number[] = []
  for (let run = 0; run < SINGLE_RUNS; run++) single.push(await draft(`single-${run}.test`))

  const read = () => startReads(`${server.url}/api/v1/me`, apiKey, READS_PER_SECOND)
  const quiet = read()
  await Bun.sleep(IDLE_SECONDS * 1000)
  const idle = await quiet.end()
  const busy = read()
  const started = performance.now()
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, (_, number) => draft(`queued-${number}.test`)))
  const all = (performance.now() - started) / 1000
  const loaded = await busy.end()
  console.log(
    `one site of ${PAGES.length} pages, POST to ready   median ${middle(single).toFixed(2)} s, worst ${Math.max(...single).toFixed(2)} s of ${SINGLE_RUNS}`,
  )
  console.log(`${SITES_AT_ONCE} sites at once, all ready           ${all.toFixed(1)} s`)
  console.log(`reads idle                           p50 ${at(idle, 0.5)} ms, p99 ${at(idle, 0.99)} ms of ${idle.length}`)
  console.log(
    `reads while drafting                 p50 ${at(loaded, 0.5)} ms, p99 ${at(loaded, 0.99)} ms of ${loaded.length}; p99 ${(quantile(loaded, 0.99) / quantile(idle, 0.99)).toFixed(1)} × idle`,
  )
} finally {
  await server.stop()
  void sites.stop(true)
  rmSync(folder, { recursive: true, force: true })
}

function middle(values: number[]): number {
  return quantile(values, 0.5)
}
function at(values: number[], share: number): string {
  return quantile(values, share).toFixed(1)
}
