import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { toPostgresOptions, type Address } from './address.ts'

/** What PostgreSQL writes about itself into its data folder. */
type Postmaster = { pid: number; socket_dir: string }

const probe_seconds_max = 2
const poll_ms = 50
const fast_stop_ms = 10_000
const immediate_stop_ms = 5_000

/** The postmaster that its data folder names, if that process lives and is PostgreSQL; a pid may be reused, or a zombie. */
export function livePostmaster(cluster: string): Postmaster | null {
  const lines = readPidFile(cluster).split('\n')
  const pid = Number(lines[0])
  return pid > 0 && isPostgres(pid) ? { pid, socket_dir: lines[4] ?? '' } : null
}

/** Empty where there is none: a postmaster that ends takes its file away at any instant. */
function readPidFile(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (isGone(error)) return ''
    throw error
  }
}

/** A file that is not there, or that ended with its process while it was read; anything else says nothing about the process. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')

/**
 * PostgreSQL refuses to start while its pid file names a living process. A zombie or a stranger under a reused pid looks
 * alive to it, so the file goes; two servers on one folder are still impossible, since it checks its shared memory too.
 */
export function forgetDeadPostmaster(cluster: string): void {
  if (!livePostmaster(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

export function isPostgres(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      // pid (name) state …: the name is all up to the last parenthesis.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return stat.includes('(postgres)') && !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2))
    } catch (error) {
      if (isGone(error)) return false
      throw error
    }
  }
  const { stdout } = Bun.spawnSync(['ps', '-o', 'state=,comm=', '-p', String(pid)], { timeout: 2000 })
  const line = stdout.toString().trim()
  return /postgres/.test(line) && !line.startsWith('Z')
}

export type Probe = 'ready' | 'starting' | 'silent'

/**
 * Asks a server whether it answers, and makes the database that it lacks, in one session: to open one costs more than all that is asked.
 * `starting` covers recovery after a crash and shutting down.
 */
export async function probe(address: Address, database = address.database): Promise<Probe> {
  const sql = postgres({
    ...toPostgresOptions(address),
    max: 1,
    connect_timeout: probe_seconds_max,
    fetch_types: false,
    onnotice: () => {},
  })
  try {
    const found = await sql`select from pg_database where datname = ${database}`.catch((error: unknown) =>
      error instanceof Error && 'code' in error && error.code === '57P03' ? 'starting' : 'silent',
    )
    if (typeof found === 'string') return found
    if (found.count === 0) await sql`create database ${sql(database)}`
    return 'ready'
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Stops PostgreSQL: running transactions are rolled back, nothing acknowledged is lost. Harder when it does not obey. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const steps = [
    { signal: 'SIGINT', wait_ms: fast_stop_ms },
    { signal: 'SIGQUIT', wait_ms: immediate_stop_ms },
    { signal: 'SIGKILL', wait_ms: immediate_stop_ms },
  ] as const
  for (const { signal, wait_ms } of steps) {
    const running = livePostmaster(cluster)
    if (!running) return
    process.kill(running.pid, signal)
    const deadline = performance.now() + wait_ms
    while (isPostgres(running.pid) && performance.now() < deadline) await Bun.sleep(poll_ms)
  }
}
