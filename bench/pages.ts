/*
 * How long the website takes for a page, and how much of a processor, service and database together, over HTTP on one connection, with 100,000 live listings.
 *   bun bench/pages.ts [--size 100000] [--seconds 4] [--writes 0] [--folder ./data/bench]
 * The database is that of bench/search.ts; a part of its listings is told in full here, and stands on one week's board. Each page is asked for
 * as by a stranger, to whom a kept one is given, and by a browser that sends a password for a proxy in front, for which it is made each time. `--writes` changes so many
 * other listings a second meanwhile, each with a row of a table that no page shows.
 */
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../server/database/migrate.ts'
import { livePostmaster } from '../server/database/postmaster.ts'
import { openDatabase, openPool, type Address, type Pool } from '../server/database/open.ts'
import { SAMPLES, sampleCells, sampleComparison } from '../server/team/samples/samples.ts'
import { splitProfile } from '../server/profile/rows.ts'
import { weekOf } from '../server/base/weeks.ts'
import { ensureCorpus } from './corpus_database.ts'
import { WORDS, zipf } from './search_texts.ts'
import { cpuSeconds, treeSeconds } from './load_process.ts'
import { startServer } from './server_process.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    writes: { type: 'string', default: '0' },
    folder: { type: 'string', default: './data/bench' },
  },
})
const TOLD = 2_000
const WARM_UP_CALLS = 200

/** Gives the first listings a full profile, a place on the board of this week and an update. */
async function tellListings(sql: Pool): Promise<void> {
  const now = new Date()
  const week = weekOf(now)
  const [done] = await sql`select 1 from board_entries limit 1`
  if (done) return
  console.log(`telling ${TOLD} listings in full …`)
  for (const [index, sample] of SAMPLES.entries()) {
    const host = 'bench.example'
    const profile = { story: {}, competitor: sampleComparison(sample, now), milestones: [], pictures: [], own_founder: null, photos: {} }
    const { facts, words } = splitProfile({ ...profile, cells: sampleCells(sample, host, now) })
    await sql`
      update companies c set facts = ${sql.json(facts as never)} from profiles p
      where p.company_id = c.id and p.id <= ${TOLD} and p.id % ${SAMPLES.length} = ${index}`
    await sql`update profiles set words = ${sql.json(words as never)} where id <= ${TOLD} and id % ${SAMPLES.length} = ${index}`
  }
  await sql`update listings set launch_week = ${week}, launched_at = ${now} where id <= ${TOLD}`
  await sql`insert into launch_weeks (site_id, week) select min(id), ${week} from sites on conflict do nothing`
  await sql`
    insert into board_entries (listing_id, site_id, week, launched_at, votes)
    select r.listing_id, r.site_id, ${week}, ${now}, r.votes from search_rows r where r.listing_id <= ${TOLD}`
  await sql`
    insert into listing_updates (listing_id, site_id, title, body, published_at)
    select id, site_id, 'Something new', 'It does more than before.', ${now} from listings where id <= ${TOLD}`
  await sql`vacuum analyze`
}

type Figures = { p50: number; p99: number; calls: number; kilobytes: number }

async function ask(url: string, paths: string[], call: number, authorization: string | null): Promise<number> {
  const response = await fetch(url + paths[call % paths.length], {
    headers: {
      accept: 'text/html',
      'accept-encoding': 'gzip',
      ...(authorization === null ? {} : { authorization }),
      'x-forwarded-for': `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`,
    },
    decompress: false,
  })
  const { byteLength } = await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${paths[call % paths.length]} answered ${response.status}`)
  return byteLength
}

/** Asks these pages in turn, one at a time, each as somebody else, since the rate counts pages by address. */
async function measure(url: string, paths: string[], seconds: number, authorization: string | null): Promise<Figures> {
  const taken: number[] = []
  let bytes = 0
  const ends = performance.now() + seconds * 1000
  for (let call = 0; performance.now() < ends; call++) {
    const started = performance.now()
    bytes = await ask(url, paths, call, authorization)
    taken.push(performance.now() - started)
  }
  taken.sort((one, other) => one - other)
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? NaN
  return { p50: at(0.5), p99: at(0.99), calls: taken.length, kilobytes: bytes / 1000 }
}

/** Writes to other listings than those that are asked for, until told to end. */
function keepWriting(pool: Pool, a_second: number): () => Promise<void> {
  let ended = false
  const write = async () => {
    for (let turn = 0; !ended && a_second > 0; turn++) {
      await pool`update companies set version = version + 1 where id = (select company_id from profiles where id = ${TOLD + 1 + (turn % TOLD)})`
      await pool`insert into quotas (account_id, name, window_starts_at, used) select id, 'bench', now(), 1 from auth."user" limit 1
        on conflict (account_id, name) do update set used = quotas.used + 1`
      await Bun.sleep(1000 / a_second)
    }
  }
  const writing = write()
  return async () => {
    ended = true
    await writing
  }
}

async function serveAndMeasure({ host, port, user, database: name }: Address, postmaster: number, seconds: number): Promise<void> {
  const served = await startServer(
    {
      DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`,
      TRUST_PROXY: '1',
    },
    'web',
  )
  const sets: Record<string, string[]> = {
    'listing, told in full': Array.from({ length: TOLD }, (_, index) => `/listings/bench-${index + 1}`),
    'front page': ['/'],
    leaderboard: ['/leaderboard'],
    search: WORDS.slice(10, 60).map((word) => `/search?q=${word}`),
    category: ['/categories/productivity', '/categories/developer-tools'],
  }
  try {
    for (const [set, paths] of Object.entries(sets))
      for (const [how, authorization] of [
        ['kept', null],
        ['made', 'Basic eDp4'],
      ] as const) {
        for (let call = 0; call < Math.max(WARM_UP_CALLS, paths.length); call++) await ask(served.url, paths, call, authorization)
        const before = [await cpuSeconds(served.pid), await treeSeconds(postmaster)]
        const { p50, p99, calls, kilobytes } = await measure(served.url, paths, seconds, authorization)
        const after = [await cpuSeconds(served.pid), await treeSeconds(postmaster)]
        const [service = NaN, rows = NaN] = after.map((taken, index) => ((taken - (before[index] ?? 0)) / calls) * 1000)
        console.log(
          `${set.padEnd(22)} ${how} ${(service + rows).toFixed(2)} ms of a processor (service ${service.toFixed(2)}, database ${rows.toFixed(2)})  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  ${calls} calls  ${kilobytes.toFixed(1)} KB of HTML  load ${loadavg()[0]?.toFixed(1)}`,
        )
      }
  } finally {
    await served.stop()
  }
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Bun ${Bun.version}, ${values.size} listings`)
const database = await openDatabase({ database_url: null, data_dir: resolve(values.folder), pool_max: 2, log: () => {} })
try {
  const postmaster = livePostmaster(join(resolve(values.folder), 'postgres', 'cluster'))?.pid ?? NaN
  const address = await ensureCorpus(database.sql, database.address, zipf, Number(values.size))
  const pool = openPool(address, { pool_max: 1, statement_seconds_max: 600 })
  await migrate(pool)
  await tellListings(pool)
  const stopWriting = keepWriting(pool, Number(values.writes))
  await serveAndMeasure(address, postmaster, Number(values.seconds))
  await stopWriting()
  await pool.end()
} finally {
  await database.close()
}
