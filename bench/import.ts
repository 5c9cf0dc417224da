/*
 * What it takes to bring the listings of another directory in, and the same file once more, beside a worker that drafts what was brought in
 * from websites that do not answer.
 *   bun bench/import.ts [--rows 10000] [--folder ./data/bench_import]
 * A wall clock is read, for a bound in seconds was promised; the processor time beside it does not depend on who else is busy.
 */
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { listingServer, startServer } from './server_process.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000' }, folder: { type: 'string', default: './data/bench_import' } },
})
const rows = Number(values.rows)
const folder = resolve(values.folder)
// Another run's rows are new to it, and nothing listens at their websites: a draft fails as soon as it is tried.
const run = Date.now()
const env = { DATA_DIR: folder, RENDER: 'never', CRAWL_CONNECT_TO: '*:443:127.0.0.1:9' }
const file = join(folder, 'other.csv')
const lines = Array.from(
  { length: rows },
  (_, index) =>
    `Product ${index},https://product-${run}-${index}.com,"Number ${index}, as another directory had it",web;ios,${1990 + (index % 30)}`,
)
await Bun.write(file, ['name,url,headline,platforms,founded_year', ...lines].join('\n'))
const service = await startServer(env)
for (const title of ['new', 'the same again']) {
  const began = performance.now()
  const said = await listingServer(['import', file], env)
  console.log(`${rows} rows, ${title}: ${((performance.now() - began) / 1000).toFixed(1)} s. ${said}`)
}
console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`)
await service.stop()
