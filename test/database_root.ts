import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const TMPFS = 0x01021994
/** What the databases of eight workers, their log and the templates take, several times over; a container's own 64 MB are not enough. */
const ROOM_BYTES_MIN = 4 * 1024 ** 3

/** Where tests put clusters of PostgreSQL: a disk takes several times the work of memory for the eight hundred files of each database. */
export function rootForDatabases(): string {
  try {
    const { type, bavail, bsize } = statfsSync(IN_MEMORY)
    return type === TMPFS && bavail * bsize >= ROOM_BYTES_MIN ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
