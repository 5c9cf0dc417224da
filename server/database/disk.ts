import { statfsSync } from 'node:fs'

const LOOK_MILLISECONDS = 1000
/** Writing begins again a quarter above the floor, so that it does not flicker around it. */
const ROOM_AGAIN = 1.25

export type Disk = {
  /** True while less than the floor is free; looks at most once a second. */
  isShort(): boolean
  /** At the last look; null where the disk is not this service's to watch. */
  readonly free_bytes: number | null
}

export const freeBytes = (folder: string) => (): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Watches the disk of the embedded database. A PostgreSQL that cannot write its log ends itself, and does not start again before there is
 * room; so calls that write are refused while it still has what reading and its own upkeep take.
 */
export function watchDisk(
  free: (() => number) | null,
  floor_bytes: number,
  onChange: (short: boolean, free_bytes: number) => void = () => {},
): Disk {
  let looked_at = Number.NEGATIVE_INFINITY
  let free_bytes: number | null = null
  let short = false
  const isShort = () => {
    if (!free || performance.now() - looked_at < LOOK_MILLISECONDS) return short
    looked_at = performance.now()
    free_bytes = free()
    const now = free_bytes < floor_bytes * (short ? ROOM_AGAIN : 1)
    if (now !== short) onChange(now, free_bytes)
    return (short = now)
  }
  return {
    isShort,
    get free_bytes() {
      isShort()
      return free_bytes
    },
  }
}
