/*
 * Votes for many listings by many people, as their browsers send them: each a form of its own, by somebody signed in, from a network of
 * their own. Prints votes a second that were acknowledged (committed with synchronous_commit on) and the processor time of service and
 * database for each: `bun bench/votes.ts [--listings 500] [--voters 200] [--seconds 8] [--connections 16] [--rounds 2]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { beginSession } from '../server/auth/sessions.ts'
import { weekOf } from '../server/base/weeks.ts'
import { createSites, ensureMainSite } from '../server/core/sites.ts'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase } from '../server/database/open.ts'
import { livePostmaster } from '../server/database/postmaster.ts'
import { openDueWeeks } from '../server/launch/open_weeks.ts'
import { cpuSeconds, load, treeSeconds } from './load_process.ts'
import { startServer } from './server_process.ts'
import { fillLaunches } from './weeks_corpus.ts'

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '500' },
    voters: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '2' },
  },
})
const [listings, voters] = [Number(values.listings), Number(values.voters)]
const BASE_URL = 'http://localhost:3000'
const LIMITS = 'account_writes_per_minute=100000000,account_reads_per_minute=100000000,anonymous_per_minute=100000000'
const folder = mkdtempSync(join(tmpdir(), 'listing-bench-votes-'))
const database = await openDatabase({ database_url: null, data_dir: folder, pool_max: 4, log: () => {} })
const { host, port, user, database: rows } = database.address
const { sql } = database
const now = new Date()
try {
  await migrate(sql)
  await ensureMainSite(sql, BASE_URL)
  await fillLaunches(sql, listings, weekOf(now), now)
  const sites = createSites(sql, BASE_URL, () => now)
  await openDueWeeks(sql, sites, now)
  await sql`
    insert into auth."user" (id, name, email, "emailVerified", "createdAt")
    select 'voter-' || n, 'Voter', 'voter-' || n || '@localhost.localdomain', true, ${now}::timestamptz - interval '1 year' from generate_series(1, ${voters}) n`
  const request = new Request(BASE_URL)
  const cookies = await Promise.all(
    Array.from({ length: voters }, async (_, index) => {
      const cookie = await beginSession(sql, { account_id: `voter-${index + 1}`, request, now, base_url: BASE_URL })
      return cookie.split(';')[0] ?? ''
    }),
  )
  const live = await sql<{ slug: string }[]>`select slug from listings where status = 'live' order by id`
  await sql`vacuum analyze`
  const address = `postgres:///${rows}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`
  const server = await startServer({ DATABASE_URL: address, BASE_URL, TRUST_PROXY: '1', LIMITS }, 'web')
  const postmaster = livePostmaster(join(folder, 'postgres', 'cluster'))?.pid ?? NaN
  const perRound = Math.floor(voters / Number(values.rounds)) * live.length
  try {
    for (let round = 0; round < Number(values.rounds); round++) {
      const lines = Array.from({ length: perRound }, (_, number) => {
        const voter = round * Math.floor(voters / Number(values.rounds)) + Math.floor(number / live.length)
        const slug = live[number % live.length]?.slug
        const body = new URLSearchParams({ act: crypto.randomUUID(), vote: 'cast', back: '/leaderboard' }).toString()
        const headers = {
          Cookie: cookies[voter] ?? '',
          Origin: BASE_URL,
          'Content-Type': 'application/x-www-form-urlencoded',
          // Networks of the world, whose votes are looked at: those of an office are known to tell nothing.
          'X-Forwarded-For': `${60 + (voter >> 8)}.${voter % 256}.${(number >> 8) % 256}.${number % 256}`,
        }
        return JSON.stringify({ path: `/listings/${slug}/vote`, method: 'POST', headers, body })
      })
      const counted = async () => (await sql<{ count: number }[]>`select count(*) as count from votes where counted`)[0]?.count ?? 0
      // As the database does by itself each minute: statements planned for an empty table look through all of it as it fills.
      await sql`analyze`
      const before = [await cpuSeconds(server.pid), await treeSeconds(postmaster), await counted()]
      const got = await load(server.url, lines, Number(values.connections), Number(values.seconds))
      const after = [await cpuSeconds(server.pid), await treeSeconds(postmaster), await counted()]
      const [service = NaN, statements = NaN, votes = NaN] = after.map((value, index) => value - (before[index] ?? 0))
      console.log(
        `${(votes / Number(values.seconds)).toFixed(0)} votes/s  p50 ${got.p50.toFixed(1)} ms  p99 ${got.p99.toFixed(1)} ms  ${(((service + statements) / votes) * 1000).toFixed(2)} ms of a processor a vote ` +
          `(service ${((service / votes) * 1000).toFixed(2)}, database ${((statements / votes) * 1000).toFixed(2)})  ${votes} counted of ${Math.round(got.calls / 0.8)} sent, load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
  } finally {
    await server.stop()
  }
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}
