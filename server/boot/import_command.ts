import { InvalidArgumentError, type Command } from 'commander'
import { accessSync, constants, createReadStream, statSync } from 'node:fs'
import { failField } from '../base/error.ts'
import { nearest } from '../base/nearest.ts'
import { planRows, type Outcome } from '../team/imports/plan.ts'
import { importRules } from '../team/imports/import_rows.ts'
import { readRows } from '../team/imports/read_file.ts'
import { isTarget, TARGETS, type Given, type Target, type Wrong } from '../team/imports/read_row.ts'
import { print, Said, withDatabase, type CommandContext } from './command.ts'

type Options = { site: string; map: Map<string, Target>; dryRun: boolean; json: boolean }
type Counts = Record<Outcome | 'wrong', number>

/** What one transaction brings in: few enough that nobody who edits or claims one of them waits. */
const BATCH = 200
/** Lines that are named one by one; how many more are wrong is counted. */
const NAMED_MAX = 1000
const ROWS_MAX = 1_000_000
const NEEDED: readonly Target[] = ['url', 'name']

/** Listings of another directory, as those that nobody owns. */
export function importCommand(program: Command): void {
  program
    .command('import')
    .argument('<file>', 'CSV or JSON Lines; - for stdin')
    .description('bring listings of another directory in, as those that nobody owns; once more changes only what is another')
    .option('--site <key>', 'the site that they are listed on', 'main')
    .option('--map <pairs>', 'columns of the file as fields: column=field,…', readMap, new Map<string, Target>())
    .option('--dry-run', 'say what would come of it, and change nothing', false)
    .option('--json', 'print JSON', false)
    .action((file: string, options: Options) => withDatabase((context) => importFile(context, file, options)))
}

function readMap(text: string): Map<string, Target> {
  const pairs = text.split(',').map((pair): [string, Target] => {
    const [column, field] = [pair.slice(0, pair.lastIndexOf('=')).trim(), pair.slice(pair.lastIndexOf('=') + 1).trim()]
    if (column === '') throw new InvalidArgumentError(`Write column=field, not "${pair}".`)
    if (!isTarget(field)) throw new InvalidArgumentError(`"${field}" is no field; the nearest: ${nearest(field, TARGETS).join(', ')}.`)
    return [column, field]
  })
  return new Map(pairs)
}

async function importFile(context: CommandContext, file: string, { site: key, map, dryRun, json }: Options): Promise<void> {
  if (file !== '-') expectFile(file)
  const { service, call } = await context.operator()
  const site =
    (await service.sites.all()).find((one) => one.key === key) ??
    failField('', `There is no site ${key}. listing-server site list shows them.`)
  const rules = await importRules({ ...service, sql: context.sql, now: context.now })
  const counts: Counts = { added: 0, changed: 0, same: 0, left: 0, wrong: 0 }
  const report = (line: number, wrong: string) => {
    counts.wrong++
    if (counts.wrong <= NAMED_MAX) process.stderr.write(`${file}:${line}: ${printable(wrong)}\n`)
  }
  const seen = new Map<string, number>()
  for await (const batch of batchesOf(readMapped(file, map))) {
    const given = batch.filter((row) => 'values' in row)
    const wrong: Wrong[] = batch.filter((row) => 'wrong' in row)
    const rows: { line: number; values: string }[] = []
    for (const [index, one] of (await planRows(context.sql, site, given, rules)).entries()) {
      const first = 'wrong' in one ? undefined : seen.get(one.row.address.site_key)
      if ('wrong' in one) wrong.push(one)
      else if (first !== undefined) wrong.push({ line: one.row.line, wrong: `url: is the website of line ${first} already.` })
      else {
        seen.set(one.row.address.site_key, one.row.line)
        if (dryRun || one.outcome === 'same' || one.outcome === 'left') counts[one.outcome]++
        else rows.push({ line: one.row.line, values: JSON.stringify(given[index]?.values) })
      }
    }
    for (const { line, wrong: says } of wrong.toSorted((one, other) => one.line - other.line)) report(line, says)
    if (seen.size > ROWS_MAX)
      failField(
        '',
        `The file has more than ${ROWS_MAX} websites. Those before line ${batch[0]?.line} are in; send the rest as another file.`,
      )
    if (rows.length === 0) continue
    for (const { outcome } of (await call('import_listings', { site: key, rows })).results) counts[outcome]++
  }
  if (counts.wrong > NAMED_MAX) process.stderr.write(`and ${counts.wrong - NAMED_MAX} more lines\n`)
  print(json, { ...counts, dry_run: dryRun }, saysCounts(counts, dryRun))
  if (counts.wrong > 0) throw new Said()
}

/** Before anything is opened for it; what a shell pipes is a file too. */
function expectFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) failField('', `There is no file ${file}.`)
  if (found.isDirectory()) failField('', `${file} is a folder, not a file.`)
  try {
    accessSync(file, constants.R_OK)
  } catch {
    failField('', `${file} may not be read by this account.`)
  }
}

const saysCounts = ({ added, changed, same, left, wrong }: Counts, dry: boolean): string =>
  `${dry ? 'Would be' : 'Listings'} added: ${added}, changed: ${changed}. The same as before: ${same}; left as they are, since somebody has them: ${left}; wrong: ${wrong}.`

/** Control characters of a file must not speak to the terminal. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '�').slice(0, 1000)

type Mapped = Given | Wrong

/** The rows by the names of a profile. Columns that are none are named once, and left. */
async function* readMapped(file: string, map: ReadonlyMap<string, Target>): AsyncGenerator<Mapped> {
  const unknown = new Set<string>()
  const missing = new Set(map.keys())
  const lacking = (columns: readonly string[]) => NEEDED.filter((field) => !columns.some((column) => (map.get(column) ?? column) === field))
  for await (const row of readRows(file === '-' ? process.stdin : createReadStream(file), lacking)) {
    if ('wrong' in row) {
      yield row
      if (row.ends) return
      continue
    }
    const values: Given['values'] = {}
    for (const [column, value] of Object.entries(row.values)) {
      missing.delete(column)
      const target = map.get(column) ?? (isTarget(column) ? column : null)
      if (target !== null) values[target] = value
      else if (unknown.size < NAMED_MAX && !unknown.has(column)) {
        unknown.add(column)
        process.stderr.write(
          `${file}: the column ${printable(column)} is no field and is left out; --map ${printable(column)}=field takes it.\n`,
        )
      }
    }
    yield { line: row.line, values }
  }
  for (const column of missing) process.stderr.write(`${file}: --map names the column ${printable(column)}, which no row has.\n`)
}

/** Some rows at a time; those that cannot be read among them. */
async function* batchesOf(rows: AsyncIterable<Mapped>): AsyncGenerator<Mapped[]> {
  let batch: Mapped[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
