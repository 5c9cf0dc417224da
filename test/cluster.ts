import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseDatabaseUrl } from '../server/database/address.ts'
import { migrations_dir } from '../server/database/migrate.ts'
import { openPool, type Address, type Pool } from '../server/database/open.ts'
import { keptCluster } from './shared_cluster.ts'

/** A database of its own for one test file, made from a migrated template. */
export type FreshDatabase = {
  address: Address
  /** For DATABASE_URL. */
  url: string
  open(pool_max?: number): Pool
  /** Ends every session, as a restart of the server would. */
  throwOut(): Promise<void>
  drop(): Promise<void>
}

export type Template = {
  kind: string
  /** Changes whenever `prepare` would make something else; the template of the old one goes. */
  version: string
  prepare(pool: Pool, address: Address): Promise<void>
}

const advisory_lock = 7_245_002

/** What makes a database ready, beside its migrations. */
const prepared_by = ['jobs.gen.ts', 'prepare.ts'].map((name) => join(import.meta.dir, '../server/boot', name))

/** The service's own schema and its job queues; a service that starts on it finds it as it left it, and brings up to date what is older. */
const migrated: Template = {
  kind: 'service',
  version: hashOf([...readdirSync(migrations_dir).map((name) => join(migrations_dir, name)), ...prepared_by]),
  prepare: async (sql, address) => {
    const { prepareForCommand } = await import('../server/boot/prepare.ts')
    await prepareForCommand({ sql, address }, { base_url: 'http://localhost:3000', site_name: null })
  },
}

type Server = { address: Address; admin: Pool }

let server_found: Promise<Server> | null = null

/**
 * All processes of all test runs share one PostgreSQL: DATABASE_URL when set, else an embedded one that the first to ask
 * starts and that stops a moment after the last one ended.
 */
export async function freshDatabase(template: Template = migrated): Promise<FreshDatabase> {
  const server = await (server_found ??= findServer())
  const { admin } = server
  const name = `listing_test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`
  const source = await ensureTemplate(server, template)
  // Copied as files: a fifth of the work of copying it page by page through the log.
  await admin`create database ${admin(name)} template ${admin(source)} strategy file_copy`
  const address = { ...server.address, database: name }
  return {
    address,
    url: urlOf(address),
    open: (pool_max = 10) => openPool(address, { pool_max }),
    throwOut: async () => void (await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`),
    drop: async () => void (await admin`drop database if exists ${admin(name)} with (force)`),
  }
}

/** With one connection for all that a process asks: opening one costs the server more than making a database. */
async function findServer(): Promise<Server> {
  const url = process.env.DATABASE_URL
  const address = url ? parseDatabaseUrl(url) : await keptCluster()
  return { address, admin: openPool(address, { pool_max: 1, statement_seconds_max: 120 }) }
}

/** Made under a lock by whoever comes first. A template must have no session, so its pool is closed before its name is given. */
async function ensureTemplate({ address: server, admin }: Server, { kind, version, prepare }: Template): Promise<string> {
  const name = `listing_template_${kind}_${version}`
  const isThere = async () => (await admin`select 1 from pg_database where datname = ${name}`).length > 0
  if (await isThere()) return name
  const turn = openPool(server, { pool_max: 1, statement_seconds_max: 120 })
  try {
    // Of a session of its own, since two of one process would hold it together; it ends with its session.
    await turn`select pg_advisory_lock(${advisory_lock})`
    if (await isThere()) return name
    await dropLeftovers(admin, kind)
    const half = `${name}_half`
    await admin`drop database if exists ${admin(half)} with (force)`
    await admin`create database ${admin(half)}`
    const address = { ...server, database: half }
    await inPool(address, (pool) => prepare(pool, address))
    // The first session after a change writes down what each one begins with; so every copy has it.
    await inPool(address, (pool) => pool`select 1`)
    await admin`alter database ${admin(half)} rename to ${admin(name)}`
    return name
  } finally {
    await turn.end()
  }
}

async function inPool(address: Address, work: (pool: Pool) => Promise<unknown>): Promise<void> {
  const pool = openPool(address, { pool_max: 4, statement_seconds_max: 120 })
  try {
    await work(pool)
  } finally {
    await pool.end()
  }
}

/** What killed runs left behind: databases of processes that are no more, and older templates. */
async function dropLeftovers(admin: Pool, kind: string): Promise<void> {
  const rows = await admin<{ datname: string }[]>`
    select datname from pg_database
    where (starts_with(datname, 'listing_test_') or starts_with(datname, ${`listing_template_${kind}_`}))
      and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`
  for (const { datname } of rows) {
    const pid = Number(/^listing_test_(\d+)_/.exec(datname)?.[1] ?? 0)
    if (pid === 0 || !isAlive(pid)) await admin`drop database if exists ${admin(datname)}`
  }
}

function urlOf({ host, port, database, user, password }: Address): string {
  const owner = `${encodeURIComponent(user)}${password === null ? '' : `:${encodeURIComponent(password)}`}`
  if (host.startsWith('/')) return `postgres:///${database}?host=${encodeURIComponent(host)}&port=${port}&user=${encodeURIComponent(user)}`
  return `postgres://${owner}@${host}:${port}/${database}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(basename(path)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 12)
}
