import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs'
import { renameSync, rmSync, statfsSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from './address.ts'
import { isReachable, linkLibraries, reachableBinaries, shared_root, unprivilegedAccount, type RunAs } from './binaries.ts'
import { giveUpReserve } from './disk.ts'
import { diskMegabytes, memoryMegabytes, settingsFor } from './cluster_settings.ts'
import { DatabaseUnavailable } from './errors.ts'
import { livePostmaster, type Probe } from './postmaster.ts'

/** All that starting PostgreSQL takes: where its programs, files and socket are, and whose it is. */
export type Room = {
  native: string
  library_path: string
  as: RunAs
  /** PostgreSQL's own data folder; exists only when it is complete. */
  cluster: string
  log_file: string
  address: Address
  settings: Record<string, string>
}

const superuser = 'postgres'
const port = 5432
/** The kernel's limit for the path of a Unix socket is 104 (macOS) or 108 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const socket_dir_bytes_max = 80
const initdb_ms_max = 60_000
const log_tail_chars = 1500

/** Finds or makes the folders; nothing runs yet. Call it under the start lock. */
export function prepareRoom(data_dir: string, settings: Record<string, string>): Room {
  const { root, as } = prepareFolder(data_dir)
  const native = reachableBinaries(as)
  const library_path = linkLibraries(native, join(root, 'lib'))
  const host = prepareSocketFolder(root, as)
  const address: Address = { host, port, database: 'postgres', user: superuser, password: null, tls: 'off' }
  return { native, library_path, as, cluster: join(root, 'cluster'), log_file: join(root, 'postgres.log'), address, settings }
}

/**
 * The database's folder is `<data_dir>/postgres`. Root hands it to an ordinary account, and if that cannot get there
 * (a checkout under /root), it lies under /var/lib and a link in the data folder points to it.
 */
function prepareFolder(data_dir: string): { root: string; as: RunAs } {
  const own = join(data_dir, 'postgres')
  const is_root = process.getuid?.() === 0
  if (!existsSync(own)) {
    const account = is_root ? unprivilegedAccount() : null
    if (account) letThrough(data_dir, account)
    const elsewhere = !isReachable(data_dir, account)
    // A name of its own each time: whoever removed the data folder wants to begin anew.
    const root = elsewhere ? join(shared_root, crypto.randomUUID()) : own
    mkdirSync(root, { recursive: true, mode: 0o755 })
    if (account) chownSync(root, account.uid, account.gid)
    if (elsewhere) symlinkSync(root, own)
  }
  const root = realpathSync(own)
  const { uid, gid } = statSync(root)
  if (!is_root && uid !== process.getuid?.()) {
    throw new DatabaseUnavailable(`The database in ${root} belongs to another account (uid ${uid}). Start as that one, or as root.`)
  }
  const as = is_root ? { uid, gid } : null
  if (!isReachable(root, as))
    throw new DatabaseUnavailable(`The account of the database (uid ${uid}) cannot reach ${root}. Open its parent folders for it.`)
  return { root, as }
}

/** A data folder that only root may enter (`mktemp -d`) is opened for the one group of the database, for passing only. */
function letThrough(data_dir: string, account: { uid: number; gid: number }): void {
  const { uid, mode } = statSync(data_dir)
  if (uid !== 0 || isReachable(data_dir, account) || !isReachable(join(data_dir, '..'), account)) return
  chownSync(data_dir, uid, account.gid)
  chmodSync(data_dir, (mode & 0o7777) | 0o010)
}

/** Anyone may make folders in the temporary folder, so one that is not ours is refused. */
function prepareSocketFolder(root: string, as: RunAs): string {
  const name = `listing-${shortHash(root)}`
  const folder = [tmpdir(), '/tmp']
    .filter((tmp) => existsSync(tmp))
    .map((tmp) => join(tmp, name))
    .find((path) => path.length <= socket_dir_bytes_max && isReachable(path, as))
  if (!folder)
    throw new DatabaseUnavailable('No temporary folder with a short enough path for the socket of the database. Set TMPDIR to a short one.')
  const owner = as?.uid ?? process.getuid?.()
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (as) chownSync(folder, as.uid, as.gid)
  }
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== owner)
    throw new DatabaseUnavailable(`The folder ${folder} belongs to somebody else. Remove it, or set TMPDIR.`)
  return folder
}

/**
 * Makes the data folder of PostgreSQL; false when it is there already. A crash in the middle leaves only a half folder
 * beside it, which the next call removes: the folder gets its name when it is complete and on the disk.
 */
export async function createCluster({ native, library_path, as, cluster, settings }: Room): Promise<boolean> {
  const root = join(cluster, '..')
  sweepHalves(root)
  if (existsSync(cluster)) return false
  // Only a name that nobody has had.
  const half = `${cluster}.half-${process.pid}-${Date.now()}`
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const initdb = Bun.spawn(
    [join(native, 'bin/initdb'), '-D', half, '-U', superuser, '-A', 'trust', ...locale, ...(settings.fsync === 'off' ? ['--no-sync'] : [])],
    {
      env: programEnvironment(library_path, root),
      ...as,
      cwd: root,
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: initdb_ms_max,
    },
  )
  const [exitCode, said] = await Promise.all([initdb.exited, new Response(initdb.stderr).text()])
  if (exitCode !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new DatabaseUnavailable(`The embedded database could not be made in ${root}: ${said.trim().slice(-log_tail_chars)}`)
  }
  renameSync(half, cluster)
  const handle = openSync(root, 'r')
  fsyncSync(handle)
  closeSync(handle)
  return true
}

/** An orphaned initdb may still be writing into its half; then a later start removes that. */
function sweepHalves(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('cluster.half-'))) {
    try {
      rmSync(join(root, name), { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error
    }
  }
}

/**
 * Starts PostgreSQL and tells whether it answers: it may have ended for a reason that passes (its predecessor is not quite
 * gone yet), so that the caller looks again. Throws DatabaseUnavailable with the end of its log otherwise.
 */
export async function launch(room: Room, ask: () => Promise<Probe>, deadline: number): Promise<boolean> {
  const { native, library_path, as, cluster, log_file, address } = room
  const settings = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: address.host,
    unix_socket_permissions: '0700',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...settingsFor(memoryMegabytes(), diskMegabytes(cluster)),
    ...room.settings,
  }
  const log_start = statSync(log_file, { throwIfNoEntry: false })?.size ?? 0
  const output = openSync(log_file, 'a', 0o600)
  // A session of its own, so that Ctrl-C in a terminal reaches the service alone and it can finish its work first.
  const child = Bun.spawn(
    [join(native, 'bin/postgres'), '-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      env: programEnvironment(library_path, cluster),
      ...as,
      cwd: cluster,
      detached: true,
      stdin: 'ignore',
      stdout: output,
      stderr: output,
    },
  )
  closeSync(output)
  child.unref()
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    if (livePostmaster(cluster)?.pid === child.pid && (await ask()) === 'ready') return true
    await Bun.sleep(15)
  }
  if (child.exitCode === null && child.signalCode === null) return false
  const said = readFileSync(log_file, 'utf8').slice(log_start).trim().slice(-log_tail_chars)
  const megabytes = freeMegabytes(cluster)
  // Its log has no room for what it would say.
  if (megabytes < START_MEGABYTES) {
    if (giveUpReserve(join(cluster, '..'))) return false
    throw new DatabaseUnavailable(
      `The embedded database in ${cluster} does not start: its disk has ${megabytes} MB left. Make room there, then start again. ${said}`.trim(),
    )
  }
  if (!/pre-existing shared memory|lock file|is still in use/.test(said)) {
    throw new DatabaseUnavailable(`The embedded database in ${cluster} does not start: ${said || 'it said nothing'}`)
  }
  await Bun.sleep(300)
  return false
}

/** Two segments of its log: with less it may not start. */
const START_MEGABYTES = 32
const freeMegabytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return Math.floor((bavail * bsize) / 1_048_576)
}

/**
 * Nothing of our own environment reaches PostgreSQL: neither secrets nor a PGDATA. The C library is told to keep a few hundred kilobytes that
 * a statement has freed for the next one: by itself it gives back all above 128 KB and asks for them again, a quarter of a write's time.
 */
function programEnvironment(library_path: string, home: string): Record<string, string> {
  return {
    PATH: '/usr/bin:/bin',
    HOME: home,
    LC_ALL: 'C',
    TZ: 'UTC',
    LD_LIBRARY_PATH: library_path,
    DYLD_LIBRARY_PATH: library_path,
    MALLOC_TRIM_THRESHOLD_: String(2 * 1024 * 1024),
    MALLOC_TOP_PAD_: String(256 * 1024),
    MALLOC_MMAP_THRESHOLD_: String(1024 * 1024),
  }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
