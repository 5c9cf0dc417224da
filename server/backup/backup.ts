import type { Writable } from 'node:stream'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { keyFor } from '../base/secret.ts'
import type { Address } from '../database/address.ts'
import { knownMigrations, SchemaTooNew } from '../database/migrate.ts'
import type { Files } from '../files/store.ts'
import { job_schema, undone_jobs_query } from '../jobs/queue.ts'
import { writeArchive, type ArchiveWriter } from './archive.ts'
import { copyList, exists, quoted, sequencesOf, tablesOf, type Table } from './catalog.ts'
import { FORMAT, FORMAT_VERSION, type Manifest } from './manifest.ts'
import { withSession } from './session.ts'

export type Backup = {
  bytes: number
  created_at: string
  schema_version: number
  tables: number
  rows: number
  jobs: number
  uploads: number
  missing_uploads: number
  secret: boolean
}

/** A database that cannot be backed up; the message says why. */
export class NothingToBackUp extends Error {}

export type BackupOptions = {
  address: Address
  files: Files
  /** Null: it is not in the archive. */
  secret: string | null
  with_secret: boolean
  listing_version: string
  now: Date
  signal: AbortSignal
}

export const secretTag = (secret: string): string => keyFor(secret, 'backup').toString('hex')

/** Writes the whole service, as it was at one moment, into the sink. The service may run on; only a change of the schema waits. */
export async function backUp(sink: Writable, options: BackupOptions): Promise<Backup> {
  return await withSession(options.address, async (client) => {
    const { tables, has_jobs } = await openSnapshot(client)
    const manifest = await describe(client, tables, options)
    const { created_at, schema_version } = manifest
    const done: Backup = {
      bytes: 0,
      created_at,
      schema_version,
      tables: tables.length,
      rows: 0,
      jobs: 0,
      uploads: 0,
      missing_uploads: 0,
      secret: options.with_secret,
    }
    done.bytes = await writeArchive(sink, async (archive) => {
      await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)))
      const copy = copier(client, archive, options.signal)
      for (const table of tables) done.rows += await copy(`tables/${table.name}`, `copy ${copyList(table)} to stdout`)
      if (has_jobs) done.jobs = await copy('jobs', `copy (${undone_jobs_query}) to stdout`)
      const uploads = await addUploads(client, tables, archive, options)
      Object.assign(done, uploads)
      if (options.with_secret && options.secret !== null) await archive.add('auth_secret', Buffer.from(`${options.secret}\n`))
    })
    await client.query('commit')
    return done
  })
}

/**
 * One snapshot for everything. Tables are found before it and locked first, against a change of their columns alone; if the schema
 * changed in between, what the snapshot shows is another list.
 */
async function openSnapshot(client: Client): Promise<{ tables: Table[]; has_jobs: boolean }> {
  if (!(await exists(client, 'public.listing_schema_version')))
    throw new NothingToBackUp('This database holds no Listing service: there is nothing to back up.')
  const before = await tablesOf(client)
  const has_jobs = await exists(client, `${job_schema}.job`)
  await client.query('begin isolation level repeatable read read only')
  const locked = [...before.map(({ name }) => quoted(name)), ...(has_jobs ? [quoted(`${job_schema}.job`)] : [])]
  await client.query(`lock table ${locked.join(', ')} in access share mode`)
  const tables = await tablesOf(client)
  if (JSON.stringify(tables) !== JSON.stringify(before))
    throw new NothingToBackUp('The schema was changed just now: start the backup again.')
  return { tables, has_jobs }
}

async function describe(client: Client, tables: Table[], { secret, listing_version, now }: BackupOptions): Promise<Manifest> {
  const { rows: applied } = await client.query<{ version: number; md5: string }>(
    'select version::integer as version, md5 from listing_schema_version where version > 0 order by version',
  )
  const schema_version = applied.at(-1)?.version ?? 0
  const known = knownMigrations().length
  if (schema_version > known) throw new SchemaTooNew(schema_version, known)
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  return {
    format: FORMAT,
    format_version: FORMAT_VERSION,
    created_at: now.toISOString(),
    listing_version,
    postgres_version: rows[0]?.version ?? '',
    schema_version,
    migrations: applied,
    tables,
    sequences: await sequencesOf(client),
    secret_tag: secret === null ? null : secretTag(secret),
  }
}

/** Answers how many rows a COPY had. */
function copier(client: Client, archive: ArchiveWriter, signal: AbortSignal) {
  return async (folder: string, statement: string): Promise<number> => {
    const rows = client.query(to(statement))
    const chunks = async function* () {
      for await (const chunk of rows) {
        signal.throwIfAborted()
        yield chunk as Buffer
      }
    }
    await archive.addParts(folder, chunks())
    return rows.rowCount
  }
}

/** Columns that name a file of the store; a new one stands here too, or the archive would lack what it names. */
const FILE_COLUMNS = ['file', 'small']

/**
 * Every file that a table names. One that was lost is counted: the backup of the rest is worth more. What is there to be removed, and a
 * name that was given before its file was written, which no `ready` tells of, are not lost where there is none.
 */
async function addUploads(client: Client, tables: Table[], archive: ArchiveWriter, { files, signal }: BackupOptions) {
  let uploads = 0
  let missing_uploads = 0
  for (const { name, columns } of tables) {
    const named = FILE_COLUMNS.filter((column) => columns.includes(column))
    if (!named.includes('file')) continue
    const is_written = columns.includes('state') ? `state = 'ready'` : columns.includes('profile_id') ? 'profile_id is not null' : 'true'
    const { rows } = await client.query<{ file: string; written: boolean }>(
      `select n.file, bool_or(${is_written}) as written from ${quoted(name)} t cross join unnest(array[${named.map((column) => `t.${column}`).join(', ')}]) as n (file)
       where n.file is not null group by n.file order by n.file`,
    )
    for (const { file, written } of rows) {
      signal.throwIfAborted()
      const bytes = await files.read(file)
      if (bytes) await archive.add(`uploads/${file}`, Buffer.from(bytes))
      if (bytes) uploads++
      else if (written) missing_uploads++
    }
  }
  return { uploads, missing_uploads }
}
