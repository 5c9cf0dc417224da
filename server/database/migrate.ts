import { MIGRATION_LOCK } from './advisory_locks.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownFile } from '../own_files.ts'
import { DatabaseUnavailable } from './errors.ts'
import { checksumOf } from './migration_text.ts'
import type { Pool } from './open.ts'

/** The service's own schema, as numbered files: `0001_name.sql`, never edited once released. */
export const migrations_dir = ownFile('database/migrations')

const file_name = /^(\d{4})_([a-z0-9_]+)\.sql$/
const migration_minutes_max = 30

/** The database was made by a newer version of the service than this one. */
export class SchemaTooNew extends DatabaseUnavailable {
  override name = 'SchemaTooNew'
  constructor(found: number, known: number) {
    super(
      `The database has schema ${found}, and this version of Listing knows ${known} at most. Start the newer version; going back needs a backup.`,
    )
  }
}

/**
 * Brings the schema up to the newest file, or to nothing new: one transaction for all files, so a failure leaves what was
 * there before. Any number of processes may do it at once: one works, the others wait and find nothing left to do.
 * Answers the names of the files that were applied. Throws SchemaTooNew; plain Errors for broken or edited files.
 */
export async function migrate(sql: Pool, folder: string = migrations_dir): Promise<string[]> {
  return await sql.begin(async (tx) => {
    await tx.unsafe(`set local statement_timeout = '${migration_minutes_max}min'`)
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
    return await applyMigrations(async (query) => ({ rows: await tx.unsafe(query) }), folder)
  })
}

type RunQuery = (query: string) => Promise<{ rows: unknown[] }>

/** The same in a transaction of the caller's, who holds the lock; up to a version, or to the newest. */
export async function applyMigrations(run: RunQuery, folder: string = migrations_dir, to?: number): Promise<string[]> {
  const files = readFolder(folder)
  // Asked, since a database that is read-only refuses to make even what is there.
  const { rows: there } = await run("select 1 where to_regclass('listing_schema_version') is not null")
  if (there.length === 0)
    await run('create table listing_schema_version (version bigint primary key, name text, md5 text, run_at timestamptz)')
  const { rows } = await run('select version::integer, md5 from listing_schema_version where version > 0 order by version')
  const applied = rows as { version: number; md5: string | null }[]
  const found = applied.at(-1)?.version ?? 0
  if (found > files.length) throw new SchemaTooNew(found, files.length)
  for (const { version, md5 } of applied) {
    const file = files[version - 1]
    if (file && md5 !== null && md5 !== file.md5)
      throw new Error(
        `The migration ${file.filename} is another than the one that was applied. Undo the edit; what is to change comes as a new file.`,
      )
  }
  const due = files.slice(found, to)
  for (const { version, name, md5, text } of due) {
    await run(text)
    await run(`insert into listing_schema_version values (${version}, '${name}', '${md5}', now())`)
  }
  return due.map(({ name }) => name)
}

/** What this version knows, in order: the same version and checksum mean the same schema. */
export const knownMigrations = (folder: string = migrations_dir): { version: number; md5: string }[] =>
  readFolder(folder).map(({ version, md5 }) => ({ version, md5 }))

type Migration = { version: number; name: string; filename: string; md5: string; text: string }

function readFolder(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  return files.map((file, index) => {
    const [, number, name] = file_name.exec(file) ?? []
    if (Number(number) !== index + 1)
      throw new Error(`The migration ${file} should be named ${String(index + 1).padStart(4, '0')}_name.sql`)
    const text = readFileSync(join(folder, file), 'utf8')
    return { version: index + 1, name: name ?? '', filename: file, md5: checksumOf(text), text }
  })
}
