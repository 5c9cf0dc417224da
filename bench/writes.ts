/*
 * What a change of one field of a draft costs in processor time, service and database together, beside a bare server that makes one UPDATE
 * of a document in the same database:
 *   bun bench/writes.ts [--seconds 6] [--rounds 3] [--connections 8] [--sites 40]
 * Each call is another draft's in turn, has a key and an Idempotency-Key of its own, and says something new.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createListing } from '../sdk/index.ts'
import { cpuSeconds, load, treeSeconds } from './load_process.ts'
import { listingServer, startServer } from './server_process.ts'
import { startSites } from './ten_pages.ts'
import { livePostmaster } from '../server/database/postmaster.ts'
import { openDatabase } from '../server/database/open.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    sites: { type: 'string', default: '40' },
  },
})
const CALLS = 20_000
const folder = mkdtempSync(join(tmpdir(), 'listing-bench-'))
const sites = startSites()
const database = await openDatabase({ database_url: null, data_dir: folder, pool_max: 2, log: () => {} })
const { host, port, user, database: rows } = database.address
const env = {
  DATA_DIR: folder,
  DATABASE_URL: `postgres:///${rows}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`,
  CRAWL_CONNECT_TO: `*:80:127.0.0.1:${sites.port}`,
  RENDER: 'never',
  LIMITS: 'drafts_per_hour=100000,account_reads_per_minute=1000000,account_writes_per_minute=1000000',
}
const server = await startServer(env)
let lean: Awaited<ReturnType<typeof startLean>> | undefined
try {
  await listingServer(['account', 'create', '--email', 'bench@founders.example'], env)
  const apiKey = await listingServer(['key', 'create', '--email', 'bench@founders.example', '--scopes', 'account:read,listings:write'], env)
  const listing = createListing({ baseUrl: server.url, apiKey })
  const ids = await Promise.all(
    Array.from({ length: Number(values.sites) }, async (_, number) => {
      const { id } = await listing.submitListing({ url: `http://site-${number}.test` })
      await listing.waitForDraft(id, { timeoutSeconds: 600 })
      return id
    }),
  )
  const postmaster = livePostmaster(join(folder, 'postgres', 'cluster'))?.pid ?? NaN
  lean = await startLean(env.DATABASE_URL, ids)
  const calls = (path: (id: string) => string) => (round: number) =>
    Array.from({ length: CALLS }, (_, number) =>
      JSON.stringify({
        path: path(ids[number % ids.length] ?? ''),
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${round}-${number}-${Date.now()}` },
        body: JSON.stringify({ fields: { headline: `Orchards in order, as told the ${round}-${number}th time` } }),
      }),
    )
  const measured = [
    { name: 'PATCH of a draft', url: server.url, pid: server.pid, lines: calls((id) => `/api/v1/drafts/${id}`) },
    { name: '… the change alone', url: server.url, pid: server.pid, lines: calls((id) => `/api/v1/drafts/${id}?view=changed`) },
    { name: 'bare UPDATE', url: lean.url, pid: lean.pid, lines: calls((id) => `/drafts/${id}`) },
  ]
  for (let round = 0; round < Number(values.rounds); round++)
    for (const { name, url, pid, lines } of measured) {
      const before = [await cpuSeconds(pid), await treeSeconds(postmaster)]
      const got = await load(url, lines(round), Number(values.connections), Number(values.seconds), `Bearer ${apiKey}`)
      const after = [await cpuSeconds(pid), await treeSeconds(postmaster)]
      // The first fifth of a run is asked too, and not timed.
      const [service = NaN, statements = NaN] = after.map((seconds, index) => ((seconds - (before[index] ?? 0)) / (got.calls / 0.8)) * 1000)
      console.log(
        `${name.padEnd(20)} ${got.rate.toFixed(0).padStart(5)}/s  p50 ${got.p50.toFixed(1)} ms  p99 ${got.p99.toFixed(1)} ms  ${(service + statements).toFixed(2)} ms of a processor (service ${service.toFixed(2)}, database ${statements.toFixed(2)})  ${got.failures} failures, load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
} finally {
  lean?.stop()
  await server.stop()
  await database.close()
  await sites.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The floor: a document by its key, one statement a call, in a process of its own. */
async function startLean(database_url: string, drafts: readonly string[]): Promise<{ url: string; pid: number; stop(): void }> {
  const child = Bun.spawn(['bun', join(import.meta.dir, 'lean_writes.ts'), database_url, drafts.join(',')], {
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const { value } = await child.stdout.getReader().read()
  return { url: new TextDecoder().decode(value).trim(), pid: child.pid, stop: () => child.kill() }
}
