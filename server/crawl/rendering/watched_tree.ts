import { readProcess, treeOf } from './process_tree.ts'

const TICK_MILLISECONDS = 200
/** Who belongs to the tree is looked up less often, since that reads of every process of the machine. */
const TREE_TICKS = 5

export type TreeWatch = {
  /** Milliseconds since the watch began in which the processes were let to run. */
  fair_milliseconds(): number
  stop(): void
}

type Watched = { root: number; own_count: number; memory_bytes_max: number; on_memory: () => void; on_tick: () => void }

/** Watches a driver and its browser: what they hold, and how much of the time the machine gave to others. A page may fill either: each is held to the bound. */
export function watchTree({ root, own_count, memory_bytes_max, on_memory, on_tick }: Watched): TreeWatch {
  const started = performance.now()
  const held = new Map<number, number>()
  let pids = [root]
  let ticks = 0
  let stolen = 0
  let last = started
  const tick = () => {
    if (ticks++ % TREE_TICKS === 0) pids = treeOf(root)
    const now = performance.now()
    let browser = 0
    let driver = 0
    let longest = 0
    for (const [index, pid] of pids.entries()) {
      const reading = readProcess(pid)
      if (index < own_count) driver += reading.memory_bytes
      else browser += reading.memory_bytes
      longest = Math.max(longest, reading.held_milliseconds - (held.get(pid) ?? reading.held_milliseconds))
      held.set(pid, reading.held_milliseconds)
    }
    // Processes wait side by side, so that the longest wait is what the page lost; the rest of the delay is our own.
    stolen += Math.min(Math.max(longest, now - last - TICK_MILLISECONDS * 2), now - last)
    last = now
    if (Math.max(browser, driver) > memory_bytes_max) on_memory()
    on_tick()
  }
  const timer = setInterval(tick, TICK_MILLISECONDS)
  return {
    fair_milliseconds: () => performance.now() - started - stolen,
    stop: () => clearInterval(timer),
  }
}
