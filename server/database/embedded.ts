import { accessSync, constants, mkdirSync, statSync, truncateSync, writeFileSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Address } from './address.ts'
import { createCluster, launch, prepareRoom, type Room } from './cluster.ts'
import { DatabaseUnavailable, DataDirInUse, unlessOutage } from './errors.ts'
import { tryLock, waitForLock, type Lock } from './lock.ts'
import { forgetDeadPostmaster, livePostmaster, probe, stopPostmaster } from './postmaster.ts'

export type Log = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>) => void

type EmbeddedOptions = {
  /** Holds the database in `postgres/` and the locks; made when missing. */
  data_dir: string
  log: Log
  /** One long-running service per data folder: a second one gets DataDirInUse. Commands leave it out and attach. */
  exclusive?: boolean | undefined
  /** Settings of PostgreSQL (`-c name=value`) for the case that this call starts it. */
  settings?: Record<string, string>
}

export type Embedded = {
  address: Address
  /** Leaves the database; the last one to leave stops it. */
  close(): Promise<void>
}

const start_wait_ms = 90_000
/** Replaying the log of a crash may take this long. */
const ready_ms_max = 60_000
const silent_ms_max = 5_000
const pid_wait_ms = 2_000
const watch_ms = 500
const watch_back_off_ms_max = 10_000
const log_bytes_max = 32 * 1024 * 1024
const database = 'listing'

/**
 * Opens the PostgreSQL that lives in the data folder: attaches to it when it runs (another process, or an orphan of a
 * killed one), starts it otherwise, makes it first when there is none.
 *
 * Three locks, all of which end with their process, decide who does what:
 * - `service.lock`, exclusive, for the life of a service: one service per folder.
 * - `users.lock`, shared, for as long as somebody uses the database: who gets it alone is the last one and may stop it.
 * - `start.lock`, exclusive, for the moments of starting and stopping: so these never cross.
 *
 * Throws DataDirInUse, or DatabaseUnavailable with what to do.
 */
export async function openEmbedded({ data_dir, log, exclusive = false, settings = {} }: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(data_dir)
  mkdirSync(folder, { recursive: true })
  // A lock that cannot be made there says no more than that it cannot be opened.
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  const service = exclusive ? await claimService(folder) : null
  const start_lock = join(folder, 'start.lock')
  const users_lock = join(folder, 'users.lock')
  let watcher: Watcher | null = null

  const underStartLock = async <T>(work: () => Promise<T>): Promise<T> => {
    const lock = await waitForLock(start_lock, 'exclusive', start_wait_ms)
    if (!lock)
      throw new DatabaseUnavailable(
        `Another process has been starting or stopping the database in ${folder} for ${start_wait_ms / 1000} s.`,
      )
    try {
      return await work()
    } finally {
      lock.release()
    }
  }

  try {
    const opened = await underStartLock(async () => {
      const room = prepareRoom(folder, settings)
      await ensureRunning(room, log)
      const user = await waitForLock(users_lock, 'shared', start_wait_ms)
      if (!user) throw new DatabaseUnavailable(`The lock file ${users_lock} is held by a process that does not let go.`)
      return { room, user }
    })
    const { room, user } = opened
    watcher = watch(() => underStartLock(() => ensureRunning(room, log)), room, log)
    const close = async () => {
      await watcher?.stop()
      await underStartLock(async () => {
        user.release()
        const alone = tryLock(users_lock, 'exclusive')
        if (alone) await stopPostmaster(room.cluster)
        if (alone) removeWhenEmpty(room.address.host)
        alone?.release()
      })
      service?.release()
    }
    return { address: { ...room.address, database }, close: once(close) }
  } catch (error) {
    service?.release()
    throw error
  }
}

/** The folder of the socket; what somebody else put there stays. */
function removeWhenEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'ENOENT'))) throw error
  }
}

/** The pid beside the lock is for people only; the lock itself says whether somebody is there. */
async function claimService(folder: string): Promise<Lock> {
  const pid_file = join(folder, 'service.pid')
  const lock = tryLock(join(folder, 'service.lock'), 'exclusive')
  if (!lock) throw new DataDirInUse(folder, await waitForPid(pid_file))
  try {
    writeFileSync(pid_file, `${process.pid}\n`)
  } catch (error) {
    // On a full disk nobody is told it; reading goes on.
    unlessOutage(error)
  }
  return {
    release: () => {
      rmSync(pid_file, { force: true })
      lock.release()
    },
  }
}

/** Who has just taken the lock is about to write who it is. */
async function waitForPid(path: string): Promise<number | null> {
  const deadline = performance.now() + pid_wait_ms
  for (;;) {
    const pid = readPid(path)
    if (pid !== null || performance.now() >= deadline) return pid
    await Bun.sleep(20)
  }
}

function readPid(path: string): number | null {
  try {
    return Number(readFileSync(path, 'utf8')) || null
  } catch {
    return null
  }
}

/** Attaches, waits for, replaces or starts the database, whichever its state asks for. Call it under the start lock. */
async function ensureRunning(room: Room, log: Log): Promise<void> {
  const deadline = performance.now() + ready_ms_max
  let silent_since: number | null = null
  while (performance.now() < deadline) {
    const running = livePostmaster(room.cluster)
    if (!running) {
      forgetDeadPostmaster(room.cluster)
      if (await createCluster(room)) log('info', 'made the embedded database', { folder: room.cluster })
      if (await launch(room, () => probe(room.address, database), deadline)) return
      continue
    }
    if (running.socket_dir !== '') room.address.host = running.socket_dir
    const state = await probe(room.address, database)
    if (state === 'ready') return
    // Alive but without an answer: still opening its socket, or its socket was deleted and it can never be reached again.
    silent_since = state === 'silent' ? (silent_since ?? performance.now()) : null
    if (silent_since !== null && performance.now() - silent_since > silent_ms_max) {
      log('warn', 'the embedded database runs but does not answer; starting it anew', { pid: running.pid })
      await stopPostmaster(room.cluster)
      silent_since = null
    }
    await Bun.sleep(watch_ms / 10)
  }
  throw new DatabaseUnavailable(
    `The embedded database in ${room.cluster} was not ready within ${ready_ms_max / 1000} s. Its log: ${room.log_file}`,
  )
}

type Watcher = { stop(): Promise<void> }

/** Starts the database again when it dies under us, and keeps its log from filling the disk. */
function watch(revive: () => Promise<void>, room: Room, log: Log): Watcher {
  let stopped = false
  let timer: ReturnType<typeof setTimeout>
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    if (!livePostmaster(room.cluster)) {
      log('warn', 'the embedded database is gone; starting it again', { folder: room.cluster })
      await revive()
    }
    if ((statSync(room.log_file, { throwIfNoEntry: false })?.size ?? 0) > log_bytes_max) truncateSync(room.log_file)
  }
  const poll = async (failures: number): Promise<void> => {
    let failed = false
    try {
      await look()
    } catch (error) {
      // It may well answer while its files cannot be looked at: nothing ends for that.
      failed = true
      log('error', 'the embedded database does not start, or cannot be watched', { error: String(error) })
    }
    if (!stopped) schedule(failed ? failures + 1 : 0)
  }
  const schedule = (failures: number) => {
    const again = () => {
      running = poll(failures)
    }
    timer = setTimeout(again, Math.min(watch_ms * 2 ** failures, watch_back_off_ms_max))
    timer.unref()
  }
  schedule(0)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => (done ??= work())
}
