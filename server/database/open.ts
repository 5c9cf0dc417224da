import postgres from 'postgres'
import { parseDatabaseUrl, showAddress, toPostgresOptions, type Address } from './address.ts'
import { openEmbedded, type Embedded, type Log } from './embedded.ts'
import { AddressUnusable, DatabaseUnavailable, isLate, isOutage } from './errors.ts'
import { types, type Types } from './types.ts'

export { AddressUnusable, DatabaseUnavailable, DataDirInUse, isOutage } from './errors.ts'
export type { Log } from './embedded.ts'
export type { Address } from './address.ts'

/** The pool: asks, and begins transactions. */
export type Pool = postgres.Sql<Types>
/** What the pool and a transaction share: what every function that only asks takes. */
export type Sql = postgres.ISql<Types>
/** A part of a statement, such as a condition. */
export type Fragment = ReturnType<Sql>
/** Inside `pool.begin`. */
export type Transaction = postgres.TransactionSql<Types>

/** A part that the database may refuse without ending the rest: by a savepoint inside a transaction, by itself outside of one. */
export async function inPart(sql: Sql, work: (sql: Sql) => PromiseLike<unknown>): Promise<void> {
  // The driver gives a transaction this member, and nothing else has it.
  await ('savepoint' in sql ? (sql as Transaction).savepoint(async (inner) => work(inner)) : work(sql))
}

type DatabaseOptions = {
  /** Unset: the embedded database in `data_dir`. */
  database_url: string | null
  /** What names it; default DATABASE_URL. */
  setting?: string
  data_dir: string
  /** A read-only copy for public reads; unset: the database itself. */
  replica_url?: string | null
  pool_max: number
  log: Log
  /** As the database lists its sessions; default `listing`. */
  application_name?: string
  /** A service, of which one may run on an embedded database (DataDirInUse names the first one's pid). Commands leave it out. */
  exclusive?: boolean
  /** Longest single statement; default 15 s. */
  statement_seconds_max?: number
  /** How many connections an embedded database takes that this call starts. */
  connections_max?: number
}

export type Database = {
  sql: Pool
  replica: Pool
  mode: 'embedded' | 'external'
  /** For the job queue's own pool. */
  address: Address
  /** Waits up to 5 s for running queries, then leaves; the last one to leave an embedded database stops it. */
  close(): Promise<void>
}

const SERVICE_POOL_MAX = 10
const connect_seconds_max = 5
/** At a start; half a minute in all. */
const connect_tries_max = 6
const close_seconds_max = 5
/** A session that waits holds 3 to 6 MB. The pool takes the one that waits for the shortest time, and keeps the last one (patches/). */
const idle_seconds_max = 20
const statement_seconds_default = 15
const idle_transaction_seconds_max = 30
/** Copying a template database by its log came with 15, and so did `unique nulls not distinct`. */
const version_min = 15

/** Opens the database and waits for its first answer. Throws DatabaseUnavailable (with what to do) or DataDirInUse. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { database_url, setting = 'DATABASE_URL', replica_url = null, data_dir, log, exclusive, connections_max } = options
  const settings = connections_max === undefined ? {} : { max_connections: String(connections_max) }
  const external = database_url === null ? null : readUrl(setting, database_url)
  const copy = replica_url === null ? null : readUrl('DATABASE_REPLICA_URL', replica_url)
  const embedded = external ? null : await openEmbedded({ data_dir, log, exclusive, settings })
  const address = external ?? addressOf(embedded)
  const sql = openPool(address, options)
  const replica = copy ? openPool(copy, options, { default_transaction_read_only: true }) : sql
  const close = async () => {
    await Promise.all([sql, replica].map((pool) => pool.end({ timeout: close_seconds_max })))
    await embedded?.close()
  }
  try {
    const onLate = () => log('warn', 'database_late', { note: `${showAddress(address)} has not answered for ${connect_seconds_max} s` })
    await checkAnswer(() => patiently(() => askVersion(sql), onLate), address, setting)
    if (copy) await checkReplica(replica, copy, log)
  } catch (error) {
    await close()
    throw error
  }
  return { sql, replica, mode: external ? 'external' : 'embedded', address, close }
}

/** The same for a service, which has it for itself where it is embedded. */
export const openServiceDatabase = (
  options: Pick<DatabaseOptions, 'database_url' | 'data_dir' | 'replica_url' | 'log'>,
  pool_max = SERVICE_POOL_MAX,
): Promise<Database> => openDatabase({ ...options, pool_max, exclusive: true })

/** A pool on an address; for tests and for the operator's tools beside a running service. */
export function openPool(
  address: Address,
  options: Pick<DatabaseOptions, 'pool_max' | 'application_name' | 'statement_seconds_max'>,
  session: Record<string, boolean> = {},
): Pool {
  const { pool_max, application_name = 'listing', statement_seconds_max = statement_seconds_default } = options
  return postgres({
    ...toPostgresOptions(address),
    types,
    max: pool_max,
    fetch_types: false,
    connect_timeout: connect_seconds_max,
    idle_timeout: idle_seconds_max,
    // The driver's own waits grow to 20 s, far longer than a database takes to restart.
    backoff: (attempt) => Math.min(0.02 * 2 ** attempt, 1),
    onnotice: () => {},
    connection: {
      application_name,
      TimeZone: 'UTC',
      statement_timeout: statement_seconds_max * 1000,
      idle_in_transaction_session_timeout: idle_transaction_seconds_max * 1000,
      ...session,
    },
  })
}

function addressOf(embedded: Embedded | null): Address {
  if (!embedded) throw new Error('openDatabase found neither an address nor an embedded database')
  return embedded.address
}

function readUrl(setting: string, url: string): Address {
  try {
    return parseDatabaseUrl(url)
  } catch (error) {
    throw new AddressUnusable(`${setting} is not usable. ${error instanceof Error ? error.message : ''}`.trim())
  }
}

/** Once more where a connection took too long: a database on a busy machine is not away, and its address is not wrong. */
export async function patiently<Answer>(work: () => Promise<Answer>, onLate = () => {}): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isLate(error) || tries === connect_tries_max) throw error
      if (tries === 1) onLate()
    }
  }
}

async function askVersion(sql: Pool): Promise<number> {
  const [row] = await sql<{ version: string }[]>`select current_setting('server_version_num') as version`
  return Math.floor(Number(row?.version) / 10_000)
}

async function checkAnswer(ask: () => Promise<number>, address: Address, setting: string): Promise<void> {
  const where = showAddress(address)
  const version = await ask().catch((error: unknown) => {
    const fix = setting === 'DATABASE_URL' ? `${setting}, or unset it to use the embedded database` : setting
    throw new DatabaseUnavailable(`The database ${where} ${whyNot(error)} Correct ${fix}.`, { cause: error })
  })
  if (version < version_min)
    throw new DatabaseUnavailable(`The database ${where} is PostgreSQL ${version}; Listing needs ${version_min} or newer.`)
}

/** A copy that is away does not keep the service from starting; one that was never right does. */
async function checkReplica(replica: Pool, address: Address, log: Log): Promise<void> {
  try {
    await checkAnswer(() => askVersion(replica), address, 'DATABASE_REPLICA_URL')
  } catch (error) {
    if (!(error instanceof Error) || !isOutage(error.cause)) throw error
    log('warn', 'replica_down', { note: error.message })
  }
}

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === '28P01' || code === '28000') return 'refuses this user or password.'
  if (code === '3D000') return 'does not exist on that server. Create it, or name another one.'
  if (code === '57P03') return 'is starting or stopping. Try again in a moment.'
  if (code === '53300') return 'has no connection left. Raise its max_connections or close others.'
  if (code === '08P01')
    return 'refuses what a session is opened with, as poolers do: name PostgreSQL itself, or set PgBouncer to session mode with ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, options.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'cannot be found: its host name does not resolve.'
  if (isLate(error)) return 'did not answer in time. Is a firewall between?'
  return `does not answer (${code || 'no reason given'}). Start it.`
}
