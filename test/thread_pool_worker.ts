import { answerOrders, loadedLate } from '../server/base/threads/thread_answers.ts'

let is_here = false
let times_done = 0
let times_burnt = 0

/** Tasks that take exactly what a test asks for, counted in the thread's own processor time. */
export const POOL_TASKS = {
  answer: (value: string) => value,
  burn: ({ cpu_seconds, value }: { cpu_seconds: number; value: string }, tell: (note: string) => void) => {
    tell(value)
    burn(cpu_seconds)
    return value
  },
  /** The same, and counts how often it was begun. */
  burn_counted: ({ cpu_seconds, counter }: { cpu_seconds: number; counter: SharedArrayBuffer }) => {
    Atomics.add(new Int32Array(counter), 0, 1)
    burn(cpu_seconds)
    return 'done'
  },
  /** Its code takes 0.3 s of a processor to load. Says how often its thread has done it. */
  late: loadedLate(async () => {
    // As with a module, the second time costs nothing.
    if (!is_here) burn(0.3)
    is_here = true
    return (_input: null) => ++times_done
  }),
  /** The same with work of its own. */
  late_burn: loadedLate(async () => (cpu_seconds: number) => {
    burn(cpu_seconds)
    return ++times_burnt
  }),
  /** Never ends, and never lets its thread do anything else. */
  spin: (_input: null, tell: (note: string) => void) => {
    tell('spinning')
    for (;;);
  },
  /** Stands still without using a processor, the first `times` times. */
  stand: ({ counter, times }: { counter: SharedArrayBuffer; times: number }) => {
    const count = new Int32Array(counter)
    if (Atomics.add(count, 0, 1) < times) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    return 'went on'
  },
  /** Works until somebody else has counted to `turns`. */
  work_until: ({ counter, turns }: { counter: SharedArrayBuffer; turns: number }, tell: (note: string) => void) => {
    tell('working')
    while (Atomics.load(new Int32Array(counter), 0) < turns);
    return 'counted'
  },
}

function burn(cpu_seconds: number): void {
  const started = cpuSeconds()
  while (cpuSeconds() - started < cpu_seconds);
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

if (!Bun.isMainThread) answerOrders(POOL_TASKS)
