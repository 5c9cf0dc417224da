import { answerOrders } from '../server/base/thread_answers.ts'

/** Tasks that take exactly what a test asks for, counted in the thread's own processor time. */
export const POOL_TASKS = {
  answer: (value: string) => value,
  burn: ({ cpu_seconds, value }: { cpu_seconds: number; value: string }) => {
    const started = cpuSeconds()
    while (cpuSeconds() - started < cpu_seconds);
    return value
  },
  /** The same, and counts how often it was begun. */
  burn_counted: ({ cpu_seconds, counter }: { cpu_seconds: number; counter: SharedArrayBuffer }) => {
    Atomics.add(new Int32Array(counter), 0, 1)
    const started = cpuSeconds()
    while (cpuSeconds() - started < cpu_seconds);
    return 'done'
  },
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
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

if (!Bun.isMainThread) answerOrders(POOL_TASKS)
