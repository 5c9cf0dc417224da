/*
 * Search over corpora of different shape, by kind of query: the operation over HTTP, and beside it a plain statement over a plain table
 * (pgbench, one connection), which counts no total and knows no beginnings and no typing mistakes.
 *   bun bench/search.ts [--corpora zipf,trades,unspaced] [--sizes 1000,100000] [--seconds 4] [--folder ./data/bench]
 * Databases are made once per folder (a million listings take about ten minutes) and used again by the next run.
 */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, openPool, type Address } from '../server/database/open.ts'
import { ofSite, quote, singular, wordsOf } from '../server/listings/search_words.ts'
import { cpuSeconds, load } from './load_process.ts'
import { statementRate } from './own_rate.ts'
import { ensureCorpus } from './corpus_database.ts'
import { CORPORA, createRandom, type Corpus, type Listed } from './search_texts.ts'
import { startServer } from './server_process.ts'

const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: CORPORA.map(({ name }) => name).join(',') },
    sizes: { type: 'string', default: '1000,100000' },
    seconds: { type: 'string', default: '4' },
    folder: { type: 'string', default: './data/bench' },
  },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 16
const QUERIES = 50
const SAMPLE = 4_000
const NEVER_REPEATED = 20_000

/** Queries by kind, out of what the first listings of the corpus say. */
function queriesOf(corpus: Corpus, size: number): Record<string, string[]> {
  const next = corpus.listings(size)
  const sample = Array.from({ length: Math.min(size, SAMPLE) }, next)
  const random = createRandom(99)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const textOf = ({ name, headline, summary, description }: Listed) => `${name} ${headline} ${summary} ${description}`
  const counts = new Map<string, number>()
  for (const listed of sample) for (const word of new Set(wordsOf(textOf(listed)))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const ranked = [...counts].filter(([word]) => [...word].length > 1).toSorted((one, other) => other[1] - one[1])
  const around = (share: number) => {
    const at = ranked.findIndex(([, count]) => count <= share * sample.length)
    return ranked.slice(Math.max(0, at), Math.max(0, at) + QUERIES).map(([word]) => word)
  }
  const [frequent, middling] = [ranked.slice(0, QUERIES).map(([word]) => word), around(0.02)]
  const rare = Array.from({ length: QUERIES }, () => pick(ranked.slice(Math.floor(ranked.length / 2)))[0])
  const headline = (count: number) => {
    const words = wordsOf(pick(sample).headline)
    const from = Math.floor(random() * Math.max(1, words.length - count))
    return words.slice(from, from + count).join(' ')
  }
  const name = () => pick(sample).name
  const many = (make: () => string) => Array.from({ length: QUERIES }, make)
  const mistyped = () => {
    const long = sample.filter((listed) => [...listed.name].length >= 6)
    const letters = [...pick(long).name]
    return letters.with(2 + Math.floor(random() * (letters.length - 3)), 'x').join('')
  }
  const kinds = {
    frequent,
    middling,
    rare,
    'two words': frequent.map((word, at) => `${word} ${middling[at] ?? ''}`),
    'three of a headline': many(() => headline(3)),
    name: many(name),
    beginning: many(() => [...name()].slice(0, 4).join('')),
    mistyped: many(mistyped),
  }
  return {
    ...kinds,
    mixed: many(() => pick(pick(Object.values(kinds)))),
    'never repeated': Array.from({ length: NEVER_REPEATED }, () => `${headline(2)} ${pick(ranked)[0]}`),
  }
}

/** What a plain table is asked: all words, the most voted first. */
function leanStatement(q: string): string {
  const words = wordsOf(q)
    .map((word) => quote(ofSite(1, singular(word))))
    .join(' & ')
  // pgbench takes a colon for a variable, in quotes too.
  return `select votes, item from lean_rows where words @@ E'${words.replaceAll("'", "''").replaceAll(':', '\\x3a')}'::tsquery order by votes desc, id limit 20`
}

async function measure(address: Address, corpus: Corpus, size: number): Promise<void> {
  const { host, port, user, database: name } = address
  const served = await startServer(
    {
      DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`,
      // The limit of calls a minute is not what is measured.
      LIMITS: 'anonymous_per_minute=100000000',
    },
    'web',
  )
  const pool = openPool(address, { pool_max: 1 })
  try {
    for (const [kind, queries] of Object.entries(queriesOf(corpus, size))) {
      const paths = queries.map((q) => `/api/v1/listings?q=${encodeURIComponent(q)}`)
      const { rate: lean, by } = await statementRate(address, queries.slice(0, QUERIES).map(leanStatement), seconds)
      const single = await load(served.url, paths, 1, seconds)
      const [web, base] = [await cpuSeconds(served.pid), await backendSeconds(pool)]
      const many = await load(served.url, paths.toReversed(), CONNECTIONS, seconds)
      // A run warms up for a fifth of its time, which costs as much.
      const calls = many.calls * 1.25
      const cost = (used: number, before: number) => (((used - before) / calls) * 1000).toFixed(2)
      if (single.failures + many.failures > 0) throw new Error(`${single.failures + many.failures} calls failed`)
      console.log(
        [`${corpus.name} ${size}`, kind.padEnd(19), `${many.rate.toFixed(0)}/s`, `CPU ms web ${cost(await cpuSeconds(served.pid), web)}`]
          .concat(
            `database ${cost(await backendSeconds(pool), base)}`,
            `1 connection p50 ${single.p50.toFixed(1)} p99 ${single.p99.toFixed(1)}`,
          )
          .concat(`plain statement by ${by} ${lean.toFixed(0)}/s`, `load ${loadavg()[0]?.toFixed(1)}`)
          .join(' | '),
      )
    }
    for (const [kind, queries] of Object.entries(filteredOf(corpus, size))) {
      const many = await load(
        served.url,
        queries.map((query) => `/api/v1/listings?${query}`),
        CONNECTIONS,
        seconds,
      )
      if (many.failures > 0) throw new Error(`${many.failures} calls failed`)
      console.log(
        [
          `${corpus.name} ${size}`,
          kind.padEnd(19),
          `${many.rate.toFixed(0)}/s`,
          `p50 ${many.p50.toFixed(1)} p99 ${many.p99.toFixed(1)}`,
        ].join(' | '),
      )
    }
  } finally {
    await pool.end()
    await served.stop()
  }
}

/** What lists are narrowed to, with words and without, and with the counts that a page shows beside each filter. */
function filteredOf(corpus: Corpus, size: number): Record<string, string[]> {
  const words = queriesOf(corpus, size)['two words'] ?? []
  const filters = [
    'platform=linux',
    'platform=cli&language=de',
    'proven_min=20',
    'country=EE&pricing_model=paid',
    'license=open_source&proven_min=5',
  ]
  const worded = words.flatMap((q) => filters.map((filter) => `q=${encodeURIComponent(q)}&${filter}`))
  return {
    filters: filters,
    'filters, newest': filters.map((filter) => `${filter}&sort=newest`),
    'words and filters': worded,
    'with counts': [...filters, ...worded].map((query) => `${query}&facets=true`),
  }
}

/** CPU of all connections to this database but our own. */
async function backendSeconds(pool: ReturnType<typeof openPool>): Promise<number> {
  const rows = await pool<
    { pid: number }[]
  >`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  const seconds_each = await Promise.all(rows.map(async ({ pid }) => cpuSeconds(pid)))
  return seconds_each.reduce((sum, used) => sum + used, 0)
}

console.log(
  `${cpus().length} × ${cpus()[0]?.model}, ${process.platform}, Bun ${Bun.version}, load before ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`,
)
const database = await openDatabase({ database_url: null, data_dir: resolve(values.folder), pool_max: 2, log: () => {} })
try {
  for (const corpus of CORPORA.filter(({ name }) => values.corpora.split(',').includes(name)))
    for (const size of values.sizes.split(',').map(Number))
      await measure(await ensureCorpus(database.sql, database.address, corpus, size), corpus, size)
} finally {
  await database.close()
}
