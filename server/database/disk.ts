import { closeSync, existsSync, openSync, realpathSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { unlessOutage } from './errors.ts'

const LOOK_MILLISECONDS = 1000
/** Writing begins again a quarter above the floor, so that it does not flicker around it. */
const ROOM_AGAIN = 1.25

export type Disk = {
  /** True while less than the floor is free; looks at most once a second. */
  isShort(): boolean
  /** At the last look; null where the disk is not this service's to watch. */
  readonly free_bytes: number | null
  stop(): void
}

/** The embedded database may lie behind a link, on another disk than the rest of DATA_DIR. */
export function databaseFolder(data_dir: string): string {
  const folder = join(data_dir, 'postgres')
  return existsSync(folder) ? realpathSync(folder) : data_dir
}

/** Two segments of the database's log. */
const RESERVE_BYTES = 32 * 1024 * 1024

export type Room = { free(): number; hold(): void; release(): void }

/**
 * The disk under a folder, with a file in it that is given up when the disk is short: whoever fills a disk fills it to the last byte, and
 * the database then still has room to go on. What is free is told as if the file were there.
 */
export function openRoom(data_dir: string): Room {
  const folder = databaseFolder(data_dir)
  const reserve = reserveIn(folder)
  const isHeld = () => statSync(reserve, { throwIfNoEntry: false })?.size === RESERVE_BYTES
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      unlessOutage(error)
    }
  }
  const release = () => attempt(() => rmSync(reserve, { force: true }))
  // Where it lay before the database's own disk was looked at.
  if (folder !== data_dir) attempt(() => rmSync(join(data_dir, 'reserve'), { force: true }))
  return {
    free() {
      const { bavail, bsize } = statfsSync(folder)
      return Math.max(0, bavail * bsize - (isHeld() ? 0 : RESERVE_BYTES))
    },
    hold() {
      if (isHeld()) return
      attempt(() => fill(reserve))
      // A quota may be nearer than the disk's end, or the disk read-only by now; the next look tries again.
      if (!isHeld()) release()
    },
    release,
  }
}

const reserveIn = (folder: string): string => join(folder, 'reserve')

/** For a database that has no room to start; whether there was one. */
export function giveUpReserve(folder: string): boolean {
  const reserve = reserveIn(folder)
  if (!existsSync(reserve)) return false
  rmSync(reserve, { force: true })
  return true
}

function fill(path: string): void {
  // Zeros might take no room on a disk that compresses.
  const piece = randomBytes(RESERVE_BYTES / 32)
  const file = openSync(path, 'w', 0o600)
  try {
    for (let at = 0; at < RESERVE_BYTES;) at += writeSync(file, piece)
  } finally {
    closeSync(file)
  }
}

/**
 * Watches the disk of the embedded database. A PostgreSQL that cannot write its log ends itself, and does not start again before there is
 * room; so calls that write are refused while it still has what reading and its own upkeep take.
 */
export function watchDisk(room: Room | null, floor_bytes: number, onChange: (short: boolean, free_bytes: number) => void): Disk {
  let looked_at = Number.NEGATIVE_INFINITY
  let free_bytes: number | null = null
  let short = false
  const isShort = () => {
    if (!room || performance.now() - looked_at < LOOK_MILLISECONDS) return short
    looked_at = performance.now()
    free_bytes = room.free()
    const now = free_bytes < floor_bytes * (short ? ROOM_AGAIN : 1)
    if (now !== short) onChange(now, free_bytes)
    short = now
    if (short) room.release()
    else room.hold()
    return short
  }
  // Who fills the disk need not be one of our callers.
  const timer = setInterval(isShort, LOOK_MILLISECONDS)
  timer.unref()
  isShort()
  return {
    isShort,
    get free_bytes() {
      isShort()
      return free_bytes
    },
    stop: () => clearInterval(timer),
  }
}
