/*
 * Search at 1,000, 100,000 and 1,000,000 listings: PostgreSQL's own rate for the statement, then the operation over HTTP.
 *   bun bench/search.ts [--sizes 1000,100000] [--seconds 6] [--folder ./data/bench]
 * Databases are made once per folder (a million listings take about ten minutes) and used again by the next run.
 */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, type Address } from '../server/database/open.ts'
import { queryWords } from '../server/listings/search_query.ts'
import { cpuSeconds, load } from './load_process.ts'
import { statementRate } from './own_rate.ts'
import { ensureCorpus } from './corpus_database.ts'
import { WORDS } from './search_corpus.ts'
import { startServer } from './server_process.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    seconds: { type: 'string', default: '6' },
    folder: { type: 'string', default: './data/bench' },
  },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 64

/** The same words at every size. A frequent one stands in a tenth to two thirds of all listings, a rare one in less than one of a hundred. */
const SETS: Record<string, string[]> = {
  frequent: WORDS.slice(10, 60),
  rare: WORDS.slice(2_000, 2_050),
  'two words': WORDS.slice(20, 70).map((word, index) => `${word} ${WORDS[300 + index]}`),
}

type Figures = { size: number; set: string; own: number; single_p50: number; rate: number; p50: number; p99: number }

/** The statement of search_listings for one query, with its values written out. */
function statementOf(q: string): string {
  const words = queryWords(1, q)
  if (!words) throw new Error(`${q} holds no word`)
  // pgbench takes a colon for a variable, in quotes too.
  const text = (value: string) => `E'${value.replaceAll("'", "''").replaceAll(':', '\\x3a')}'`
  return `select p.total, r.votes, r.item
    from search_by_relevance(1, ${text(words.all)}::tsquery, ${text(words.any)}::tsquery, ${text(words.key)}, ${text(words.begins)}::tsquery, 20, 0) p
    left join lateral unnest(p.ids) with ordinality as u (id, place) on true left join search_rows r on r.listing_id = u.id order by u.place`
}

async function measure(address: Address, size: number): Promise<Figures[]> {
  const figures: Figures[] = []
  const { host, port, user, database: name } = address
  const served = await startServer(
    {
      DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`,
      // The limit of calls a minute is not what is measured.
      LIMITS: 'anonymous_per_minute=100000000',
    },
    'web',
  )
  try {
    for (const [set, queries] of Object.entries(SETS)) {
      const paths = queries.map((q) => `/api/v1/listings?q=${encodeURIComponent(q)}`)
      const { rate: own, by } = await statementRate(address, queries.map(statementOf), seconds)
      const single = await load(served.url, paths, 1, seconds)
      const cpu_before = await cpuSeconds(served.pid)
      const many = await load(served.url, paths, CONNECTIONS, seconds)
      const cpu = ((await cpuSeconds(served.pid)) - cpu_before) / (many.rate * seconds)
      if (single.failures + many.failures > 0) throw new Error(`${single.failures + many.failures} calls failed`)
      figures.push({ size, set, own, single_p50: single.p50, rate: many.rate, p50: many.p50, p99: many.p99 })
      console.log(
        [size, set.padEnd(9), `${by} ${own.toFixed(0)}/s`, `HTTP ${many.rate.toFixed(0)}/s (${(many.rate / own).toFixed(2)} of it)`]
          .concat([
            `1 connection p50 ${single.p50.toFixed(2)} ms p99 ${single.p99.toFixed(2)}`,
            `${CONNECTIONS}: p50 ${many.p50.toFixed(1)} p99 ${many.p99.toFixed(1)} (${(many.p99 / many.p50).toFixed(1)} ×)`,
          ])
          .concat(`server ${(cpu * 1e6).toFixed(0)} CPU µs a call`, `load ${loadavg()[0]?.toFixed(1)}`)
          .join(' | '),
      )
    }
  } finally {
    await served.stop()
  }
  return figures
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model}, ${process.platform}, Bun ${Bun.version}, load before ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
)
const database = await openDatabase({ database_url: null, data_dir: resolve(values.folder), pool_max: 2, log: () => {} })
try {
  const all: Figures[] = []
  for (const size of values.sizes.split(',').map(Number))
    all.push(...(await measure(await ensureCorpus(database.sql, database.address, size), size)))
  for (const set of Object.keys(SETS)) {
    const rows = all.filter((figure) => figure.set === set)
    const [first, last] = [rows[0], rows.at(-1)]
    if (first && last && first !== last)
      console.log(
        `${set}: p50 of one call grows ${(last.single_p50 / first.single_p50).toFixed(2)} × from ${first.size} to ${last.size} listings (bar: 3)`,
      )
  }
} finally {
  await database.close()
}
