import { afterAll, expect, test } from 'bun:test'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownMigrations, migrate, migrations_dir } from '../../server/database/migrate.ts'
import { openPool } from '../../server/database/open.ts'
import { emptyDatabase, giveBack, memoryFiles, takeBackup } from './archives.ts'

const older = await emptyDatabase()
const target = await emptyDatabase()
const folder = await mkdtemp(join(tmpdir(), 'listing-older-'))
const owner = `listing_owner_${process.pid}`
const sql = older.open(1)
const admin = target.open(1)
afterAll(async () => {
  await Promise.all([sql.end(), admin.end()])
  await Promise.all([older.drop(), target.drop(), rm(folder, { recursive: true })])
  const last = await emptyDatabase()
  const pool = last.open(1)
  await pool`drop role ${pool(owner)}`
  await pool.end()
  await last.drop()
})

test('an archive of an older schema goes into a database of an ordinary owner and is brought up to date', async () => {
  const files = (await readdir(migrations_dir)).toSorted()
  const before = files.length - 1
  for (const name of files.slice(0, before)) await cp(join(migrations_dir, name), join(folder, name))
  await migrate(sql, folder)
  await sql`insert into auth."user" (id, name, email) values ('ada', 'Ada', 'ada@founders.example')`
  const { archive, told } = await takeBackup(older.address, memoryFiles())
  expect(told.schema_version).toBe(before)

  await admin`create role ${admin(owner)} login`
  await admin`alter database ${admin(target.address.database)} owner to ${admin(owner)}`
  const address = { ...target.address, user: owner }
  const done = await giveBack(archive, address, memoryFiles())
  expect([done.from_schema, done.schema_version]).toEqual([before, knownMigrations().length])
  const restored = openPool(address, { pool_max: 1 })
  const rows = await restored<
    { name: string; superuser: string }[]
  >`select name, current_setting('is_superuser') as superuser from auth."user"`
  expect(await migrate(restored)).toEqual([])
  await restored.end()
  expect(rows.map((row) => ({ ...row }))).toEqual([{ name: 'Ada', superuser: 'off' }])
})
