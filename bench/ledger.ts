/*
 * A ledger of writes that were acknowledged, held against what the database has after kills: `bun bench/ledger.ts [--writes 50000] [--kills 100]`.
 * Web and worker run as processes of their own on a database that this one starts, and starts again; in turn the web process, the worker, the database and a backup
 * under way are killed by SIGKILL, and started again as an operator's supervisor would. Each writer says one headline after the other of a
 * listing of its own, each with an Idempotency-Key of its own, and sends it again under that key until it is acknowledged. Every edit leaves
 * one version, so that the versions must be the ledger, in its order: what is missing was lost, what stands twice was done twice.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createListing, ListingConnectionError, ListingError } from '../sdk/index.ts'
import { openDatabase } from '../server/database/open.ts'
import { livePostmaster } from '../server/database/postmaster.ts'
import { listingServer, startServer } from './server_process.ts'
import { startSites } from './ten_pages.ts'

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '100' },
    writers: { type: 'string', default: '8' },
    port: { type: 'string', default: '21790' },
  },
})
const [writes, kills, writers] = [Number(values.writes), Number(values.kills), Number(values.writers)]
const RETRY_MILLISECONDS = 100
const KINDS = ['web', 'worker', 'database', 'backup'] as const
type Kind = (typeof KINDS)[number]

const folder = mkdtempSync(join(tmpdir(), 'listing-ledger-'))
const sites = startSites()
const database = await openDatabase({ database_url: null, data_dir: folder, pool_max: 1, log: () => {} })
const { host, port, user, database: rows } = database.address
const env = {
  DATA_DIR: folder,
  DATABASE_URL: `postgres:///${rows}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`,
  PORT: values.port,
  CRAWL_CONNECT_TO: `*:80:127.0.0.1:${sites.port}`,
  RENDER: 'never',
  LIMITS: 'drafts_per_hour=100000,account_reads_per_minute=1000000,account_writes_per_minute=1000000',
}
const archive = join(folder, 'ledger.tar.gz')
const cluster = join(folder, 'postgres', 'cluster')
const running = { web: await startServer(env, 'web'), worker: await startServer({ ...env, PORT: '0' }, 'worker') }
const killed: Record<Kind, number> = { web: 0, worker: 0, database: 0, backup: 0 }

try {
  await listingServer(['account', 'create', '--email', 'ledger@founders.example'], env)
  const apiKey = await listingServer(
    ['key', 'create', '--email', 'ledger@founders.example', '--scopes', 'account:read,listings:write'],
    env,
  )
  const listing = createListing({ baseUrl: running.web.url, apiKey, retries: 0, timeoutSeconds: 30 })
  const drafts = await Promise.all(
    Array.from({ length: writers }, async (_, number) => {
      const { id } = await listing.submitListing({ url: `http://ledger-${number}.test` })
      await listing.waitForDraft(id, { timeoutSeconds: 600 })
      const { listing_id } = await listing.submitDraft({ id })
      return { id, listing_id, said: [] as string[] }
    }),
  )
  const started = performance.now()
  let [acknowledged, begun, sent, longest] = [0, 0, 0, 0]
  let ended = false
  const acknowledge = async (id: string, headline: string, idempotencyKey: string) => {
    for (const since = performance.now(); ; await Bun.sleep(RETRY_MILLISECONDS)) {
      sent++
      try {
        await listing.updateDraft({ id, fields: { headline }, view: 'changed' }, { idempotencyKey })
        longest = Math.max(longest, performance.now() - since)
        return
      } catch (error) {
        if (!(error instanceof ListingConnectionError) && !(error instanceof ListingError && error.retryable)) throw error
      }
    }
  }
  const write = async ({ id, said }: (typeof drafts)[number]) => {
    while (begun < writes && !ended) {
      const number = begun++
      await acknowledge(id, `Orchards in order, line ${number}`, `line-${number}`)
      said.push(`Orchards in order, line ${number}`)
      acknowledged++
    }
  }
  const writing = Promise.all(drafts.map(write)).finally(() => (ended = true))
  // Waited for below, where it throws.
  writing.catch(() => {})
  for (let number = 0; number < kills && !ended; number++) {
    while (acknowledged < ((number + 1) * writes) / (kills + 1) && !ended) await Bun.sleep(20)
    await kill(KINDS[number % KINDS.length] ?? 'web')
  }
  await writing
  const seconds = (performance.now() - started) / 1000
  // The last killed database may still read its log.
  while ((await fetch(`${running.web.url}/readyz`).catch(() => null))?.status !== 200) await Bun.sleep(RETRY_MILLISECONDS)
  await listingServer(['backup', archive], env)
  await listingServer(['backup', 'verify', archive], env)
  const { lost, doubled, moved } = await compare(drafts)
  console.log(
    `${acknowledged} writes acknowledged (${sent} sent) in ${seconds.toFixed(0)} s, ${JSON.stringify(killed)} killed: ${lost} lost, ${doubled} doubled, ${moved} out of order; ` +
      `longest wait of a writer ${(longest / 1000).toFixed(1)} s; the backup at the end verified; load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (lost + doubled + moved > 0) process.exitCode = 1
} finally {
  await Promise.all([running.web.stop(), running.worker.stop()])
  await database.close()
  await sites.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function kill(kind: Kind): Promise<void> {
  killed[kind]++
  if (kind === 'backup') {
    const child = Bun.spawn(['bun', join(import.meta.dir, '..', 'server', 'main.ts'), 'backup', archive], {
      env: { ...process.env, ...env },
      stdout: 'ignore',
      stderr: 'ignore',
    })
    // Somewhere between its start and its end.
    await Bun.sleep(300 + 300 * (killed.backup % 8))
    child.kill('SIGKILL')
    await child.exited
  } else if (kind === 'database') process.kill(livePostmaster(cluster)?.pid ?? NaN, 'SIGKILL')
  else {
    process.kill(running[kind].pid, 'SIGKILL')
    running[kind] = await startServer(kind === 'web' ? env : { ...env, PORT: '0' }, kind)
  }
}

/** What was acknowledged beside the versions that the listings have. */
async function compare(drafts: readonly { listing_id: number | null; said: readonly string[] }[]) {
  let [lost, doubled, moved] = [0, 0, 0]
  for (const { listing_id, said } of drafts) {
    const found = await database.sql<{ headline: string }[]>`
      select c.after as headline from listing_versions v, jsonb_to_recordset(v.changes) as c (field text, after text)
      where v.listing_id = ${listing_id} and c.field = 'headline' order by v.version`
    const kept = found.map(({ headline }) => headline)
    const once = new Set(kept)
    lost += said.filter((line) => !once.has(line)).length
    doubled += kept.length - once.size
    moved += kept.filter((line, index) => line !== said[index]).length
  }
  return { lost, doubled, moved }
}
