/*
 * The weekly work at its largest, and the board that everybody reads: `bun bench/weeks.ts [--listings 10000] [--votes 1000000] [--seconds 5]`.
 * On an embedded database in a temporary folder, 10,000 free launches of the present week with complete profiles go live; 1,000,000 votes of
 * 5,000 people stand for them, one of fifty held; the board is read; then the week is closed. Prints
 *   - seconds of opening and closing, in how many transactions, and the latency of the board's reads meanwhile against idle;
 *   - how often a second PostgreSQL itself answers the board's statement, and how often the operation does over HTTP.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase, openPool, type Pool } from '../server/database/open.ts'
import { closeWeeks } from '../server/launch/close_weeks.ts'
import { openDueWeeks } from '../server/launch/open_weeks.ts'
import { spanOf, weekOf } from '../server/base/weeks.ts'
import { createSites, ensureMainSite } from '../server/core/sites.ts'
import { load } from './load_process.ts'
import { statementRate } from './own_rate.ts'
import { quantile, startReads } from './reads.ts'
import { listingServer, startServer } from './server_process.ts'
import { fillLaunches, fillVotes } from './weeks_corpus.ts'

const BASE_URL = 'http://localhost:3000'
const READS_PER_SECOND = 100
const IDLE_SECONDS = 4
const CONNECTIONS = 64
const STATEMENT_SECONDS_MAX = 600

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    votes: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '5' },
  },
})
const [listings, votes, seconds] = [Number(values.listings), Number(values.votes), Number(values.seconds)]
const folder = mkdtempSync(join(tmpdir(), 'listing-bench-weeks-'))
const database = await openDatabase({ database_url: null, data_dir: resolve(folder), pool_max: 4, log: () => {} })
const { host, port, user, database: name } = database.address
const url = `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`
const env = { DATABASE_URL: url, BASE_URL, LIMITS: 'anonymous_per_minute=100000000,account_reads_per_minute=100000000' }
const pool = openPool(database.address, { pool_max: 4, statement_seconds_max: STATEMENT_SECONDS_MAX })
const now = new Date()
const week = weekOf(now)

/** The statement of get_weekly_leaderboard's first page, with its values written out; a colon is pgbench's sign for a variable. */
const STATEMENT = `with page as (
    select b.rank, b.votes, b.launched_at, r.listing_id as id, r.item
    from board_entries b join search_rows r on r.listing_id = b.listing_id
    where b.site_id = 1 and b.week = '${week}' order by b.votes desc, b.launched_at, b.listing_id limit 20 offset 0
  )
  select w.closed_at, w.sha256, (select max(week) from board_entries where site_id = 1 and week < '${week}') as previous_week, 1 as first_rank, page.*
  from (values (1)) as one left join launch_weeks w on w.site_id = 1 and w.week = '${week}' left join page on true
  order by page.votes desc, page.launched_at, page.id`

try {
  await migrate(pool)
  await ensureMainSite(pool, BASE_URL)
  await fillLaunches(pool, listings, week, now)
  const server = await startServer(env, 'web')
  try {
    await run(server.url)
  } finally {
    await server.stop()
  }
} finally {
  await pool.end()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

async function run(base_url: string): Promise<void> {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}, load ${loadavg()[0]?.toFixed(1)}`)
  await listingServer(['account', 'create', '--email', 'reader@founders.example'], env)
  const key = await listingServer(['key', 'create', '--email', 'reader@founders.example', '--scopes', 'account:read'], env)
  const path = `/api/v1/leaderboards/community-weekly?week=${week}`
  const read = () => startReads(`${base_url}${path}`, key, READS_PER_SECOND)

  const opening = await timed(
    () =>
      openDueWeeks(
        pool,
        createSites(pool, BASE_URL, () => now),
        now,
      ),
    read,
  )
  console.log(
    `opening ${opening.result.live} listings     ${opening.seconds.toFixed(2)} s | ${await transactions(pool)} | ${quantiles(opening.taken)}`,
  )
  await fillVotes(pool, votes, week, now)
  const quiet = read()
  await Bun.sleep(IDLE_SECONDS * 1000)
  console.log(`reads while nothing else runs   ${quantiles(await quiet.end())}`)

  const { rate, by } = await statementRate(database.address, [STATEMENT], seconds)
  const single = await load(base_url, [path], 1, seconds)
  const many = await load(base_url, [path], CONNECTIONS, seconds)
  if (single.failures + many.failures > 0) throw new Error(`${single.failures + many.failures} reads failed`)
  console.log(
    `board of the current week       ${by} ${rate.toFixed(0)}/s | HTTP ${many.rate.toFixed(0)}/s, ${(many.rate / rate).toFixed(2)} of it (bar: 0.5) | 1 connection p50 ${single.p50.toFixed(2)} ms`,
  )

  const closing = await timed(() => closeWeeks({ database: pool }, spanOf(week).ends_at), read)
  console.log(`closing ${votes} votes          ${closing.seconds.toFixed(2)} s | ${await transactions(pool)} | ${quantiles(closing.taken)}`)
  console.log(`both                            ${(opening.seconds + closing.seconds).toFixed(2)} s (bar: 10)`)
}

/** How many transactions wrote what now stands on the board. */
async function transactions(sql: Pool): Promise<string> {
  const [row] = await sql<{ count: number }[]>`select count(distinct xmin::text) as count from board_entries where week = ${week}`
  return `board written by ${row?.count} transaction${row?.count === 1 ? '' : 's'}`
}

async function timed<Result>(work: () => Promise<Result>, read: () => ReturnType<typeof startReads>) {
  const reads = read()
  await Bun.sleep(500)
  const started = performance.now()
  const result = await work()
  const taken_seconds = (performance.now() - started) / 1000
  return { result, seconds: taken_seconds, taken: await reads.end() }
}

function quantiles(taken: number[]): string {
  const at = (share: number) => quantile(taken, share).toFixed(1)
  return `${taken.length} reads p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`
}
