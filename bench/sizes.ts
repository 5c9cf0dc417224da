/*
 * What is kept a row, and what votes cost as they grow: `bun bench/sizes.ts [--listings 100000] [--votes 10000000]`. On an embedded database in a
 * temporary folder it drafts a site of a dozen real-sized pages through the service, fills a week with live listings and votes, and prints
 *   - bytes a row of every table that grows with listings, drafts, votes, visits and events, indexes and compressed parts among them;
 *   - milliseconds of the statements behind a vote and a board at a tenth of the votes and at all of them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../server/database/migrate.ts'
import { openDatabase, openPool } from '../server/database/open.ts'
import { openDueWeeks } from '../server/launch/open_weeks.ts'
import { weekOf } from '../server/base/weeks.ts'
import { createSites, ensureMainSite } from '../server/core/sites.ts'
import { quantile } from './reads.ts'
import { fillLaunches, fillVotes } from './weeks_corpus.ts'
import { castVote } from '../server/launch/votes.ts'
import { createListing } from '../sdk/index.ts'
import { listingServer, startServer } from './server_process.ts'

const BASE_URL = 'http://localhost:3000'
const STATEMENT_SECONDS_MAX = 3_600
const DRAFTS = 20
const DRAFT_SECONDS_MAX = 120
const EVENTS = 200_000
const DAYS = 30
const VOTES_TIMED = 500
const SAMPLE_SITE = join(import.meta.dir, '..', 'server/demo/sample_site')
/** Of which a draft has one row or several. */
const OF_DRAFTS = ['drafts', 'draft_pages', 'companies', 'profiles']
const OF_FILLED = ['listings', 'board_entries', 'search_rows', 'votes', 'listing_days', 'events']

const { values } = parseArgs({
  options: { listings: { type: 'string', default: '100000' }, votes: { type: 'string', default: '10000000' } },
})
const [listings, votes] = [Number(values.listings), Number(values.votes)]
const folder = mkdtempSync(join(tmpdir(), 'listing-bench-sizes-'))
const database = await openDatabase({ database_url: null, data_dir: resolve(folder), pool_max: 4, log: () => {} })
const { host, port, user, database: name } = database.address
const url = `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`
const pool = openPool(database.address, { pool_max: 4, statement_seconds_max: STATEMENT_SECONDS_MAX })
const now = new Date()
const week = weekOf(now)

try {
  await migrate(pool)
  await ensureMainSite(pool, BASE_URL)
  const empty = await sizesOf(OF_DRAFTS)
  await draftSites()
  await report('of a draft', OF_DRAFTS, { empty, owners: DRAFTS })
  await pool`truncate drafts, companies cascade`
  await fill()
  await report('of a row', OF_FILLED)
} finally {
  await pool.end()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

/** The same site under many names, each a draft of its own. */
async function draftSites(): Promise<void> {
  const sites = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const file = Bun.file(join(SAMPLE_SITE, pathname === '/' ? 'index.html' : pathname.includes('.') ? pathname : `${pathname}.html`))
      return (await file.exists()) ? new Response(file) : new Response('', { status: 404 })
    },
  })
  const env = { DATABASE_URL: url, BASE_URL, CRAWL_CONNECT_TO: `*:80:127.0.0.1:${sites.port}`, LIMITS: 'drafts_per_hour=100000' }
  const server = await startServer(env)
  try {
    await listingServer(['account', 'create', '--email', 'bench@founders.example'], env)
    const apiKey = await listingServer(
      ['key', 'create', '--email', 'bench@founders.example', '--scopes', 'account:read,listings:write'],
      env,
    )
    const listing = createListing({ baseUrl: server.url, apiKey })
    for (let number = 0; number < DRAFTS; number++) {
      const { id } = await listing.submitListing({ url: `http://site-${number}.test` })
      const { status } = await listing.waitForDraft(id, { timeoutSeconds: DRAFT_SECONDS_MAX })
      if (status !== 'ready') throw new Error(`site-${number}.test: ${status}`)
    }
  } finally {
    await server.stop()
    await sites.stop(true)
  }
}

async function fill(): Promise<void> {
  await fillLaunches(pool, listings, week, now)
  await openDueWeeks(
    pool,
    createSites(pool, BASE_URL, () => now),
    now,
  )
  for (const share of [0.1, 1]) {
    await pool`truncate votes`
    await pool`delete from auth."user" where id like 'voter-%'`
    await fillVotes(pool, votes * share, week, now)
    console.log(`${(votes * share).toLocaleString('en')} votes: ${await timeVotes()}`)
  }
  await pool`insert into listing_days (listing_id, day, views, visits)
    select l.id, current_date - d, 40, 3 from listings l, generate_series(1, ${DAYS}::integer) d where l.id % 10 = 0`
  await pool`insert into events (id, account_id, type, object, at)
    select nextval('event_ids'), 'bench', 'listing.updated', '{"listing_id": 41}', ${now} from generate_series(1, ${EVENTS}::integer)`
}

/** Votes as a request casts them, each in a transaction of its own, one after another. */
async function timeVotes(): Promise<string> {
  const ids = await pool<{ id: number }[]>`select id from listings where status = 'live' order by md5(id::text) limit ${VOTES_TIMED}`
  await pool`insert into auth."user" (id, name, email, "emailVerified", "createdAt")
    values ('voter-late', 'Voter', 'late@localhost.localdomain', true, ${now}::timestamptz - interval '1 year') on conflict do nothing`
  const taken: number[] = []
  for (const { id } of ids) {
    const began = performance.now()
    await pool.begin((sql) => castVote(sql, { listing_id: id, account_id: 'voter-late', now }))
    taken.push(performance.now() - began)
  }
  const at = (share: number) => quantile(taken, share).toFixed(2)
  return `a vote takes p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
}

/** Bytes with indexes and what is kept apart. */
async function sizesOf(tables: string[]): Promise<Map<string, number>> {
  const rows = await pool<{ table_name: string; bytes: number }[]>`
    select table_name, pg_total_relation_size(table_name::regclass)::float as bytes from unnest(${tables}::text[]) table_name`
  return new Map(rows.map(({ table_name, bytes }) => [table_name, bytes]))
}

/** What a row takes; or what an owner of rows takes beyond the empty table. */
async function report(per: string, tables: string[], drafted?: { empty: Map<string, number>; owners: number }): Promise<void> {
  for (const table of tables) await pool`vacuum analyze ${pool(table)}`
  for (const [table, bytes] of await sizesOf(tables)) {
    const [{ rows } = { rows: 0 }] = await pool<{ rows: number }[]>`select count(*)::float as rows from ${pool(table)}`
    const each = (bytes - (drafted?.empty.get(table) ?? 0)) / Math.max(1, drafted?.owners ?? rows)
    console.log(`${table.padEnd(18)} ${each.toFixed(0).padStart(8)} bytes ${per} (${rows} rows, ${(bytes / 2 ** 20).toFixed(0)} MiB)`)
  }
}
