import { afterEach, beforeEach, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, SchemaTooNew } from '../../server/database/migrate.ts'
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
  expect((await fails(migrate(sql, folder)))?.message).toContain('MD5 checksum failed for migration [1]')
})

test('a gap, a double number or a wrong name is refused by name', async () => {
  for (const name of ['0003_gap.sql', '0001_double.sql', '2_short.sql', '0002-dash.sql', '0002_Upper.sql']) {
    write(name, 'select 1')
    expect((await fails(migrate(sql, folder)))?.message).toMatch(/^The migration .* should be named 000\d_name\.sql$/)
    rmSync(join(folder, name))
  }
  expect(await tables()).toEqual([])
})
