import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { findOverdue } from '../../backup/scheduled.ts'
import type { Config } from '../../core/config.ts'
import { CONNECTIONS_OF_PROCESS } from '../../database/cluster_settings.ts'
import { ENVIRONMENT, findConfinement } from '../../crawl/rendering/confinement.ts'
import { findBrowser } from '../../crawl/rendering/find_browser.ts'
import { databaseFolder } from '../../database/disk.ts'
import { knownMigrations } from '../../database/migrate.ts'
import { parseDatabaseUrl } from '../../database/address.ts'
import { openDatabase, openPool, type Pool, type Sql } from '../../database/open.ts'
import { checkCopy } from '../../database/replica.ts'
import { advice, failed, ok, reasonOf, unset, type Found, type Skew } from './finding.ts'

const MEGABYTE = 1024 * 1024
const BROWSER_MILLISECONDS_MAX = 4000
/** Stripe refuses signatures that are five minutes off, and sign-in codes do not live much longer. */
const SKEW_SECONDS_MAX = 30

type Told = {
  version: string
  encoding: string
  connections_max: number
  connections: number
  fsync: string
  full_page_writes: string
  may_create: boolean
  read_only: boolean
  has_schema: boolean
  now: Date
}

/** The database, its settings, and whether its schema is one that this version works on. */
export async function checkDatabase(config: Config, skews: Skew[]): Promise<Found> {
  if (config.database_url === null && !(await exists(join(config.data_dir, 'postgres'))))
    return unset('DATABASE_URL is not set: the first start makes an embedded PostgreSQL under DATA_DIR.')
  const database = await openDatabase({ ...config, replica_url: null, ...OPENED, log: () => {} })
  try {
    const asked_at = Date.now()
    const told = await readSettings(database.sql)
    skews.push({ from: 'the database', seconds: ((asked_at + Date.now()) / 2 - told.now.getTime()) / 1000 })
    const found = judgeDatabase(told, told.has_schema ? await readSchema(database.sql) : null, database.mode, config.web_processes)
    const wrong = config.replica_url !== null && told.has_schema && (await whyUnread(config.replica_url))
    if (found.state === 'failed' || !wrong) return found
    return failed(`The copy is not read from: ${wrong}.`, 'Mend it, or correct or unset DATABASE_REPLICA_URL.')
  } finally {
    await database.close()
  }
}

const OPENED = { pool_max: 1, application_name: 'listing doctor' }

async function whyUnread(replica_url: string): Promise<string | null> {
  let copy: Pool | undefined
  try {
    copy = openPool(parseDatabaseUrl(replica_url), OPENED)
    await checkCopy(copy)
    return null
  } catch (error) {
    return reasonOf(error)
  } finally {
    // Nobody waits for one that says nothing.
    void copy?.end({ timeout: 0 })
  }
}

function judgeDatabase(told: Told, schema: number | null, mode: string, web_processes: number): Found {
  const { encoding, connections_max, connections, fsync, full_page_writes, may_create, read_only } = told
  const name = `PostgreSQL ${told.version}, ${mode === 'embedded' ? 'embedded' : 'your own'}`
  const known = knownMigrations().length
  if (schema !== null && schema > known)
    return failed(
      `${name}: its schema ${schema} is newer than ${known}, which this version knows.`,
      'Start the newer version, or restore a backup.',
    )
  if (read_only)
    return failed(
      `${name}: it is read-only.`,
      'Set DATABASE_URL to the one that it is a copy of, or was moved to; `move --back` takes a move back.',
    )
  if (encoding !== 'UTF8') return failed(`${name}: its encoding is ${encoding}.`, "Make it anew with ENCODING 'UTF8'.")
  if (!may_create)
    return failed(
      `${name}: this user may not create in it.`,
      'Make the user its owner: ALTER DATABASE … OWNER TO …, and that of schema public.',
    )
  if (fsync !== 'on' || full_page_writes !== 'on')
    return advice(
      `${name}: fsync is ${fsync} and full_page_writes ${full_page_writes}; a power cut may break it.`,
      'Set both to on in postgresql.conf.',
    )
  const wanted = CONNECTIONS_OF_PROCESS * (web_processes + 1)
  // One that is embedded is started with as many as its processes take.
  if (connections_max - connections < CONNECTIONS_OF_PROCESS || (mode !== 'embedded' && web_processes > 1 && connections_max < wanted))
    return advice(
      `${name}: ${connections} of its ${connections_max} connections are taken.`,
      `Each process takes up to ${CONNECTIONS_OF_PROCESS}, ${web_processes} for the web and a worker ${wanted}: raise max_connections.`,
    )
  const at =
    schema === null
      ? 'empty, the first start fills it'
      : schema < known
        ? `schema ${schema}, the next start makes it ${known}`
        : `schema ${schema}`
  return ok(`${name}: ${at}; ${connections} of ${connections_max} connections are taken.`)
}

async function readSettings(sql: Sql): Promise<Told> {
  const [row] = await sql<Told[]>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      current_setting('max_connections')::int as connections_max, (select count(*)::int from pg_stat_activity where datid is not null) as connections,
      current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create,
      current_setting('transaction_read_only')::boolean as read_only,
      to_regclass('listing_schema_version') is not null as has_schema, clock_timestamp() as now`
  if (!row) throw new Error('The database answered nothing.')
  return row
}

async function readSchema(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select coalesce(max(version), 0)::int as version from listing_schema_version`
  return row?.version ?? 0
}

/** How many processes answer, on how many processors. */
export function checkProcesses({ web_processes }: Config, processors = availableParallelism()): Found {
  if (web_processes === 1) return ok(`One answers; WEB_PROCESSES=auto would start ${processors}, one a processor.`)
  const says = `${web_processes} share the port, on ${processors} processors.`
  return web_processes > processors ? advice(says, 'More than one a processor only take memory: WEB_PROCESSES=auto.') : ok(says)
}

/** Where the service keeps files: uploads, the embedded database, the browser. */
export async function checkDisk({ data_dir, database_url, limits }: Config): Promise<Found> {
  const folder = await nearestFolder(data_dir)
  if (!(await mayWrite(folder)))
    return failed(`${folder} cannot be written by this account.`, `Set DATA_DIR to a folder that it may write to, or: chown it.`)
  const place = database_url === null ? databaseFolder(data_dir) : data_dir
  const { bavail, bsize } = await statfs(place === data_dir ? folder : place)
  const free = Math.floor((bavail * bsize) / MEGABYTE)
  const floor = limits.free_disk_megabytes_min
  const says = `${free} MB are free for ${place}`
  // Only the embedded database is spared; beside another one, pictures and dumps want room here.
  if (database_url !== null) return free < floor ? advice(`${says}.`, 'Make room, or move DATA_DIR to a larger disk.') : ok(`${says}.`)
  if (free < floor) return failed(`${says}; under ${floor} MB writes are refused.`, 'Make room, or move DATA_DIR to a larger disk.')
  if (free < floor * 8) return advice(`${says}; under ${floor} MB writes are refused.`, 'Make room before it comes to that.')
  return ok(`${says}.`)
}

/** Where archives are written by the clock. */
export async function checkBackups({ backups }: Config): Promise<Found> {
  if (backups === null) return unset('BACKUP_DIR is not set: no archive is written by the clock.', 'Set it to a folder on another disk.')
  const folder = await nearestFolder(backups.folder)
  if (!(await mayWrite(folder)))
    return failed(`${folder} cannot be written by this account.`, 'Set BACKUP_DIR to a folder that it may write to, or: chown it.')
  const last = await findOverdue(backups, Date.now())
  if (last === null) return ok(`Archives are written to ${backups.folder}.`)
  return failed(
    `None has come to ${backups.folder} since ${last}.`,
    'See that a worker runs and has room there: `job list` and its log say more.',
  )
}

const mayWrite = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )

async function nearestFolder(path: string): Promise<string> {
  for (let at = path; at !== dirname(at); at = dirname(at)) if (await exists(at)) return at
  return '/'
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** What others say of the time; comes when all of them were asked. */
export function judgeClock({ clock_offset_seconds }: Config, skews: readonly Skew[]): Found {
  const worst = skews.toSorted((one, other) => Math.abs(other.seconds) - Math.abs(one.seconds))[0]
  if (worst && Math.abs(worst.seconds) > SKEW_SECONDS_MAX)
    return failed(
      `This machine is ${Math.abs(Math.round(worst.seconds))} s ${worst.seconds > 0 ? 'ahead of' : 'behind'} ${worst.from}.`,
      'Have it set by the network: timedatectl set-ntp true.',
    )
  if (clock_offset_seconds !== 0) return advice(`CLOCK_OFFSET shifts it by ${clock_offset_seconds} s.`, 'Unset it but for tests.')
  if (!worst) return ok('Nobody was there to compare it with.')
  return ok(`Within ${Math.max(1, Math.ceil(Math.abs(worst.seconds)))} s of ${skews.map(({ from }) => from).join(', ')}.`)
}

/** What shows pages that scripts write, and what this machine takes from it before it starts. */
export async function checkBrowser({ render, chromium_path, data_dir }: Config): Promise<Found> {
  if (render === 'never') return unset('RENDER=never: pages are read as they come.')
  const browser = await findBrowser(chromium_path, join(data_dir, 'browser'))
  if (browser === null)
    return unset('There is none: pages that scripts write are read as they come.', 'Install Chromium, or set CHROMIUM_PATH.')
  const program = await browser.program()
  const [version, { driver, browser: account, sandbox }] = await Promise.all([versionOf(program), findConfinement(program)])
  if (version === null)
    return failed(`${program} does not say that it is Chromium or Chrome.`, 'Set CHROMIUM_PATH to one that starts: PROGRAM --version.')
  const lacks = [
    ...(driver.length > 0 ? [] : ['network and processes of its own']),
    ...(account.length > 0 || process.getuid?.() !== 0 ? [] : ['an account of its own']),
    ...(sandbox ? [] : ["Chromium's sandbox"]),
  ]
  if (lacks.length === 0) return ok(`${version} at ${browser.path}, confined.`)
  return advice(
    `${version} at ${browser.path}, without ${lacks.join(', ')}.`,
    'Install util-linux and allow namespaces (docs/operating.md, "Sites that need scripts"), or run workers on a machine of their own.',
  )
}

async function versionOf(program: string): Promise<string | null> {
  try {
    const child = Bun.spawn([program, '--version'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: ENVIRONMENT,
      timeout: BROWSER_MILLISECONDS_MAX,
    })
    const said = (await new Response(child.stdout).text()).trim().split('\n')[0]?.slice(0, 80) ?? ''
    return /chrom/i.test(said) ? said : null
  } catch {
    // It cannot be started at all.
    return null
  }
}
