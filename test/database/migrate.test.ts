import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownMigrations, migrate, migrations_dir, SchemaTooNew } from '../../server/database/migrate.ts'
import { packMigration } from '../../server/database/migration_text.ts'
import type { Pool } from '../../server/database/open.ts'
import { freshDatabase, type FreshDatabase } from '../cluster.ts'

let database: FreshDatabase
let sql: Pool
let parent: string
let folder: string

beforeEach(async () => {
  database = await freshDatabase({ kind: 'empty', version: '1', prepare: async () => {} })
  sql = database.open()
  parent = mkdtempSync(join(tmpdir(), 'listing-migrations-'))
  // A checkout may lie in any folder.
  folder = join(parent, 'a [strange] {folder} *')
  mkdirSync(folder)
  write(
    '0001_first.sql',
    "create table first (id int primary key); insert into first values (1), (2); comment on table first is 'it''s; $1'",
  )
})

afterEach(async () => {
  await sql.end()
  await database.drop()
  rmSync(parent, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const fails = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Error,
  )

async function tables(): Promise<string[]> {
  const rows = await sql<
    { name: string }[]
  >`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  return rows.map(({ name }) => name)
}

test('new files are applied in order, once', async () => {
  expect(await migrate(sql, folder)).toEqual(['first'])
  write('0002_second.sql', 'create table second (id int references first (id))')
  write('0003_third.sql', 'create table third (id int)')
  expect(await migrate(sql, folder)).toEqual(['second', 'third'])
  expect(await migrate(sql, folder)).toEqual([])
  expect(await tables()).toEqual(['first', 'listing_schema_version', 'second', 'third'])
})

test('processes that start together: one migrates, the others find nothing to do', async () => {
  const pools = Array.from({ length: 6 }, () => database.open(2))
  const applied = await Promise.all(pools.map((pool) => migrate(pool, folder)))
  await Promise.all(pools.map((pool) => pool.end()))
  expect(applied.filter((names) => names.length === 1)).toHaveLength(1)
  expect(applied.filter((names) => names.length === 0)).toHaveLength(5)
})

test('a file that fails leaves everything as it was before, the earlier files included', async () => {
  write('0002_second.sql', 'create table second (id int); select 1/0')
  expect((await fails(migrate(sql, folder)))?.message).toContain('division by zero')
  expect(await tables()).toEqual([])
})

test('a schema of a newer version is refused and left alone', async () => {
  write('0002_second.sql', 'create table second (id int)')
  await migrate(sql, folder)
  rmSync(join(folder, '0002_second.sql'))
  const error = await fails(migrate(sql, folder))
  expect(error).toBeInstanceOf(SchemaTooNew)
  expect(error?.message).toStartWith('The database has schema 2, and this version of Listing knows 1 at most.')
  expect(await tables()).toContain('second')
})

test('an applied file that was edited is refused; other line ends are no edit', async () => {
  write('0001_first.sql', 'create table first (\n  id int\n)')
  await migrate(sql, folder)
  write('0001_first.sql', 'create table first (\r\n  id int\r\n)')
  expect(await migrate(sql, folder)).toEqual([])
  write('0001_first.sql', 'create table first (id bigint)')
  expect((await fails(migrate(sql, folder)))?.message).toStartWith('The migration 0001_first.sql is another than the one that was applied.')
})

test('a gap, a double number or a wrong name is refused by name', async () => {
  for (const name of ['0003_gap.sql', '0001_double.sql', '2_short.sql', '0002-dash.sql', '0002_Upper.sql']) {
    write(name, 'select 1')
    expect((await fails(migrate(sql, folder)))?.message).toMatch(/^The migration .* should be named 000\d_name\.sql$/)
    rmSync(join(folder, name))
  }
  expect(await tables()).toEqual([])
})

/** All that migrations make, apart from how it is indented and what is said beside it. */
async function schema(pool: Pool): Promise<string[]> {
  const rows = await pool<{ made: string }[]>`
    select c.relname || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as made
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where a.attnum > 0 and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
    union all select indexdef from pg_indexes where schemaname in ('public', 'auth')
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace in ('public'::regnamespace, 'auth'::regnamespace)
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname || ' ' || prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'auth'::regnamespace) and prolang <> 13
    order by 1`
  return rows.map(({ made }) => made.replaceAll(/^\s*--.*\n/gm, '').replaceAll(/\s+/g, ' '))
}

test('what the package holds of the migrations makes the same schema under the same checksums', async () => {
  rmSync(join(folder, '0001_first.sql'))
  for (const name of readdirSync(migrations_dir)) write(name, packMigration(readFileSync(join(migrations_dir, name), 'utf8')))
  expect(knownMigrations(folder)).toEqual(knownMigrations())
  await migrate(sql, folder)
  const whole = await freshDatabase()
  const pool = whole.open(1)
  const [packed, own] = [await schema(sql), await schema(pool)]
  await pool.end()
  await whole.drop()
  expect(own.length).toBeGreaterThan(300)
  expect(packed).toEqual(own)
})

test('what goes with an account, a listing or a company is found by an index', async () => {
  const whole = await freshDatabase()
  const pool = whole.open(1)
  const read_whole = await pool<{ place: string }[]>`
    select c.conrelid::regclass || ' ' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('c', 'n') and c.connamespace in ('public'::regnamespace, 'auth'::regnamespace)
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), true))`
  await pool.end()
  await whole.drop()
  expect(read_whole.map(({ place }) => place)).toEqual([])
})
