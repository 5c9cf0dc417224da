import { slowThread } from './thread_clock.ts'
import type { ThreadOrder } from './thread_answers.ts'
import type { WorkOptions } from './work_budget.ts'

/** What waits for a thread or is with one. */
export type Task = WorkOptions & {
  order: ThreadOrder
  whose: string
  queued_at: number
  delays: number
  /** Turned out long when no place was left among the slow, or is known to be. */
  long: boolean
  resolve: (output: unknown) => void
  reject: (reason: unknown) => void
}
/** The DOM's type of a Worker lacks what Bun adds. */
type BunWorker = Worker & { ref(): void; unref(): void }
export type Thread = {
  worker: BunWorker
  /** Null until it has started: loading its code is not the task's work. */
  clock: (() => number) | null
  id: number | null
  /** Yields to everybody else for the rest of its life, since what it worked on was long. */
  slow: boolean
  task: Task | null
  began_at: number
  began_cpu: number
  used: number
  timer: ReturnType<typeof setTimeout> | null
}

const SLOWER_BY = 3

export function slowDown(thread: Thread): void {
  thread.slow = true
  slowThread(thread.id, SLOWER_BY)
}

export function openThread(worker_url: string | URL, slow: boolean): Thread {
  const worker = new Worker(worker_url, { type: 'module' }) as BunWorker
  worker.unref()
  return { worker, clock: null, id: null, slow, task: null, began_at: 0, began_cpu: 0, used: 0, timer: null }
}

/** Tells once when a task's own signal or that of its budget is aborted, which may be at once; answers what ends the listening. */
export function whenCalledOff({ signal, budget }: WorkOptions, callOff: (reason: unknown) => void): () => void {
  const signals = [signal, budget?.signal].filter((one) => one !== undefined)
  const hear = () => callOff(signals.find(({ aborted }) => aborted)?.reason)
  if (signals.some(({ aborted }) => aborted)) hear()
  else for (const one of signals) one.addEventListener('abort', hear, { once: true })
  return () => {
    for (const one of signals) one.removeEventListener('abort', hear)
  }
}
