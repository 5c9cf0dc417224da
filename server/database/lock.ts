import { Database } from 'bun:sqlite'

/** A held lock. It ends with `release()` or with the process, also after `kill -9`. */
export type Lock = { release(): void }
type LockKind = 'shared' | 'exclusive'

const poll_ms = 25
/** A lock that nobody refers to any more must not end when memory is collected. */
const held = new Set<Database>()

/**
 * Takes an advisory lock on a file (created when missing) or answers null when another holder forbids it.
 *
 * A file that names a pid goes stale: after `kill -9` the pid may belong to someone else. The operating system's own
 * record locks cannot go stale, and SQLite (part of Bun) is a portable way to them: any number of readers or one
 * writer, between processes and within one. Nothing is ever written to the file.
 */
export function tryLock(path: string, kind: LockKind): Lock | null {
  const file = new Database(path, { create: true, readwrite: true })
  try {
    file.run('pragma busy_timeout = 0')
    // On a full disk there is no room for a journal, of which nothing would come.
    file.run('pragma journal_mode = memory')
    if (kind === 'exclusive') file.run('begin exclusive')
    else {
      file.run('begin')
      file.query('select count(*) from sqlite_master').get()
    }
    held.add(file)
    const release = () => {
      held.delete(file)
      file.close()
    }
    return { release }
  } catch (error) {
    file.close()
    if (isBusy(error)) return null
    throw new Error(`The lock file ${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Waits for a lock at most `wait_ms`; null when it was not free in that time. */
export async function waitForLock(path: string, kind: LockKind, wait_ms: number): Promise<Lock | null> {
  const deadline = performance.now() + wait_ms
  for (;;) {
    const lock = tryLock(path, kind)
    if (lock || performance.now() >= deadline) return lock
    await Bun.sleep(poll_ms)
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(error.code)
}
