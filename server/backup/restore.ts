import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import type { Address } from '../database/address.ts'
import { applyMigrations, knownMigrations } from '../database/migrate.ts'
import { MIGRATION_LOCK } from '../database/advisory_locks.ts'
import type { Files } from '../files/store.ts'
import { job_schema, returnJobs, type UndoneJob } from '../jobs/queue.ts'
import { readArchive, type Member } from './archive.ts'
import { secretTag } from './backup.ts'
import { copyList, disarm, exists, firstThingIn, quoted, tablesOf } from './catalog.ts'
import { checkSchema, readManifest, RestoreRefused, type Manifest } from './manifest.ts'
import { readMembers } from './members.ts'
import { withSession } from './session.ts'

export type RestoreOptions = {
  address: Address
  files: Files
  /** The secret that is in force here already, if one is. */
  secret: string | null
  /** Leave the archive's secret alone: sign-ins and apps of before end. */
  without_secret: boolean
  /** Keeps the archive's secret here; answers how to take it back. */
  placeSecret(secret: string): () => void
  /** Makes the queues; called outside of the transaction, since the job library brings its own. */
  installJobs(): Promise<void>
  /** Only tries: does all of it, and leaves the database as it was found. */
  trial?: true
  /** Called when all of it is there and nobody sees it yet; what it adds to `undo` is done where it stays unseen. */
  onFilled?(undo: (() => unknown)[]): Promise<void>
}

export type Restored = {
  created_at: string
  from_schema: number
  schema_version: number
  tables: number
  rows: number
  jobs: number
  /** Jobs of kinds that this version does not do. */
  unknown_jobs: number
  uploads: number
  /** Whether sessions, apps and quotes of before go on. */
  same_secret: boolean
}

const JOBS_AT_ONCE = 500

/** Fills an empty database and the store in one transaction: afterwards all of it is there, or nothing. */
export async function restore(source: Readable, options: RestoreOptions): Promise<Restored> {
  const members = readArchive(source)
  const undo: (() => unknown)[] = []
  try {
    const manifest = readManifest((await members.next()).value ?? undefined)
    checkSchema(manifest)
    return await withSession(options.address, async (client) => {
      await refuseUnlessEmpty(client)
      const had_jobs = await exists(client, `${job_schema}.job`)
      if (!had_jobs) undo.push(() => withSession(options.address, takeBackJobs))
      await options.installJobs()
      try {
        await client.query('begin')
        const filled = await fill(client, manifest, members, options, undo)
        if (options.trial) {
          await client.query('rollback')
          return filled
        }
        await options.onFilled?.(undo)
        // If the word of this commit is lost, the database may be whole: then nothing may be taken back.
        undo.length = 0
        await client.query('commit')
        await client.query('analyze')
        return filled
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    })
  } finally {
    // What cannot be taken back hides neither why nor the rest.
    for (const take_back of undo.toReversed())
      try {
        await take_back()
      } catch {}
    source.destroy()
  }
}

async function refuseUnlessEmpty(client: Client): Promise<void> {
  const found = await firstThingIn(client)
  if (found)
    throw new RestoreRefused(`The database is not empty: it holds ${found}. Name an empty one by DATABASE_URL, or an empty DATA_DIR.`)
}

/** Leaves the database as it was found, unless somebody has begun to use it since. */
async function takeBackJobs(client: Client): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  if ((await firstThingIn(client)) === null) await client.query(`drop schema if exists ${job_schema} cascade`)
  await client.query('commit')
}

async function fill(
  client: Client,
  manifest: Manifest,
  members: AsyncIterable<Member>,
  options: RestoreOptions,
  undo: (() => unknown)[],
): Promise<Restored> {
  // A service that starts meanwhile waits here and then finds the whole.
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await refuseUnlessEmpty(client)
  await migrateWith(client, manifest.schema_version)
  const tables = await tablesOf(client)
  if (JSON.stringify(tables) !== JSON.stringify(manifest.tables)) throw new RestoreRefused(foreign(tables, manifest))
  const rearm = await disarm(client)
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  await client.query('create temp table undone_jobs (name text, data jsonb, key text, start_after timestamptz) on commit drop')
  const { rows, uploads, secret } = await readMembers(client, manifest, members, options.files, undo)
  for (const { name, last_value, is_called } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), last_value, is_called])
  for (const statement of rearm) await client.query(statement)
  const same_secret = settleSecret(manifest, secret, options, undo)
  // What the old secret encrypted nobody can read; the service makes new keys.
  if (!same_secret && (await exists(client, 'auth.jwks'))) await client.query('delete from auth.jwks')
  await migrateWith(client)
  const jobs = await returnJobs({ executeSql: (text, values) => client.query(text, values) }, undoneJobs(client))
  const { created_at, schema_version: from_schema } = manifest
  const schema_version = knownMigrations().length
  return {
    created_at,
    from_schema,
    schema_version,
    tables: tables.length,
    rows,
    jobs: jobs.returned,
    unknown_jobs: jobs.unknown,
    uploads,
    same_secret,
  }
}

const migrateWith = (client: Client, to?: number) =>
  applyMigrations(
    async (query) => {
      // Several statements at once are answered by as many results.
      const results = [await client.query(query)].flat()
      return { rows: results.flatMap(({ rows }) => rows) }
    },
    undefined,
    to,
  )

function foreign(tables: Manifest['tables'], manifest: Manifest): string {
  const ours = new Set(tables.map(copyList))
  const theirs = new Set(manifest.tables.map(copyList))
  const [other] = [...theirs].filter((table) => !ours.has(table)).concat([...ours].filter((table) => !theirs.has(table)))
  return `The archive's tables are not those of schema ${manifest.schema_version}: see ${other?.slice(0, 200)}. A database that is backed up holds Listing alone.`
}

/** Answers whether what the archive's secret signed is still believed here. */
function settleSecret({ secret_tag }: Manifest, given: string | null, options: RestoreOptions, undo: (() => unknown)[]): boolean {
  const { secret, without_secret } = options
  if (given === null || without_secret) return secret !== null && secret_tag === secretTag(secret)
  if (secret !== null && secret !== given)
    throw new RestoreRefused(
      'Another secret is in force here than that of the archive. Set AUTH_SECRET to the archive’s (its member auth_secret), or take the file auth_secret out of DATA_DIR; --without-secret keeps the one here, and everybody signs in again.',
    )
  if (secret === null) undo.push(options.placeSecret(given))
  return true
}

async function* undoneJobs(client: Client): AsyncGenerator<UndoneJob> {
  await client.query('alter table undone_jobs add column position bigint generated always as identity')
  for (let after = 0; ; after += JOBS_AT_ONCE) {
    const { rows } = await client.query<{ name: string; data: object | null; key: string | null; start_after: Date }>(
      'select name, data, key, start_after from undone_jobs where position > $1 and position <= $2 order by position',
      [after, after + JOBS_AT_ONCE],
    )
    if (rows.length === 0) return
    for (const { name, data, key, start_after } of rows) yield { name, payload: data ?? {}, key, start_after }
  }
}
