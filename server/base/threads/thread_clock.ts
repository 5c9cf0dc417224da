import { readFileSync, readlinkSync } from 'node:fs'

/** Where the kernel tells no thread's own time, each is charged this share of what the whole process used: rather too little than too much. */
const SHARE_OF_PROCESS = 1 / 4
const NANOSECONDS = 1e9
const TICKS_PER_SECOND = 100

/** The number by which Linux knows the thread that asks; null elsewhere. */
export function ownThreadId(): number | null {
  try {
    const [, id] = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    return id === undefined ? null : Number(id)
  } catch {
    return null
  }
}

/** Reads from outside how many seconds of processor time a thread of this process has used; it may spin in one instruction meanwhile. */
export function threadClock(id: number | null): () => number {
  const read = id === null ? null : [schedstat, stat].find((way) => way(id) !== null)
  if (id === null || !read) return processSeconds
  let last = 0
  return () => (last = read(id) ?? last)
}

/** Nanoseconds on a processor; a kernel that keeps no such figures writes zeros. */
function schedstat(id: number): number | null {
  const nanoseconds = Number(fileOf(id, 'schedstat')?.split(' ')[0])
  return nanoseconds > 0 ? nanoseconds / NANOSECONDS : null
}

/** Fields 14 and 15 of proc(5): user and system time in ticks. The name before them may hold spaces and brackets. */
function stat(id: number): number | null {
  const fields = fileOf(id, 'stat')?.split(') ').at(-1)?.split(' ')
  const ticks = Number(fields?.[11]) + Number(fields?.[12])
  return Number.isFinite(ticks) ? ticks / TICKS_PER_SECOND : null
}

function fileOf(id: number, name: string): string | null {
  try {
    return readFileSync(`/proc/self/task/${id}/${name}`, 'utf8')
  } catch {
    return null
  }
}

function processSeconds(): number {
  const { user, system } = process.cpuUsage()
  return ((user + system) / 1e6) * SHARE_OF_PROCESS
}
