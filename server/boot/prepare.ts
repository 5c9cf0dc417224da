import { sha256 } from '../base/sha256.ts'
import { version as queue_version } from 'pg-boss/package.json'
import { version } from '../../package.json'
import { ensureAuthorizationServer } from '../auth/seed.ts'
import type { Config } from '../core/config.ts'
import { withStartLock } from '../database/start_lock.ts'
import { knownMigrations, migrate } from '../database/migrate.ts'
import { showAddress } from '../database/address.ts'
import { DatabaseUnavailable, patiently, type Database, type Pool } from '../database/open.ts'
import { JOB_RULES, JOB_SCHEDULES } from './job_rules.ts'
import { installJobs, job_schema } from '../jobs/queue.ts'
import { ensureMainSite, siteUrl } from '../core/sites.ts'
import { moveLetters } from '../mail/outbox.ts'

type Opened = Pick<Database, 'sql' | 'address'>
type Named = Pick<Config, 'base_url' | 'site_name'>

/** Makes an empty or older database ready for a service. Any number of processes may do it at once: one works, the others wait and find it done. */
export async function prepare(database: Opened, { base_url, site_name }: Named): Promise<void> {
  await refuseReadOnly(database)
  const name = async () => {
    const before = await ensureMainSite(database.sql, base_url, site_name)
    if (before !== null) await moveLetters(database.sql, before, base_url)
    const sisters = await database.sql<{ host: string }[]>`select host from sites where key <> 'main'`
    for (const { host } of sisters) await moveLetters(database.sql, host, siteUrl(host, base_url))
    await ensureAuthorizationServer(database.sql, base_url)
  }
  // What every start says anew is right whoever says it last.
  if (await isReady(database.sql)) return name()
  await underLock(database, async () => {
    const is_ready = await isReady(database.sql)
    if (!is_ready) await prepareTables(database)
    await name()
    if (!is_ready) await writeMark(database.sql)
  })
}

/**
 * The same for a command, which may run without the service's BASE_URL and so must not name what tokens are good for. One that finds what
 * this version made of the database does nothing: loading the library of the jobs alone costs more than most commands.
 */
export async function prepareForCommand(database: Opened, { base_url, site_name }: Named): Promise<void> {
  await refuseReadOnly(database)
  if (await isReady(database.sql)) return
  await underLock(database, async () => {
    await prepareTables(database)
    await ensureMainSite(database.sql, base_url, site_name)
    await writeMark(database.sql)
  })
}

/** Under the start lock; all that is made here is made as well the second time. */
const underLock = ({ address }: Opened, work: () => Promise<void>): Promise<void> => patiently(() => withStartLock(address, work))

/** Whoever wrote to a database that was moved away would write what nobody reads; a copy of another one takes nothing. */
async function refuseReadOnly({ sql, address }: Opened): Promise<void> {
  const [row] = await sql<{ read_only: string; is_copy: boolean }[]>`
    select current_setting('transaction_read_only') as read_only, pg_is_in_recovery() as is_copy`
  if (row?.read_only !== 'on') return
  const fix = row.is_copy
    ? 'It is a copy of another one: set DATABASE_URL to that one, and DATABASE_REPLICA_URL to this.'
    : 'Where it was moved, set DATABASE_URL to the new one; `listing-server move --back` takes a move back.'
  throw new DatabaseUnavailable(`The database ${showAddress(address)} is read-only. ${fix}`)
}

async function prepareTables({ sql, address }: Opened): Promise<void> {
  await migrate(sql)
  await installJobs(address, JOB_RULES, JOB_SCHEDULES)
}

/** Comes last, so that a database that has it lacks nothing. A comment takes no parameter; the mark is a hash of ours, in hexadecimal digits. */
const writeMark = (sql: Pool) => sql.unsafe(`comment on schema ${job_schema} is '${mark()}'`)

/** What this version makes of a database: its migrations, its queues and schedules, and what the library that keeps them brings. */
function mark(): string {
  const made = JSON.stringify([version, queue_version, knownMigrations(), JOB_RULES, JOB_SCHEDULES])
  return sha256(made).toString('hex')
}

async function isReady(sql: Pool): Promise<boolean> {
  const [row] = await sql<{ mark: string | null }[]>`select obj_description(to_regnamespace(${job_schema}), 'pg_namespace') as mark`
  return row?.mark === mark()
}
