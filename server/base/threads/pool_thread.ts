import type { ThreadOrder } from './thread_answers.ts'
import { WorkExceeded, type WorkOptions } from './work_budget.ts'

const SECONDS_MAX = 120
/** A page and the rules for an ordinary site take less. Doubles each time a task begins anew, so that none does so more than a few times. */
const SLICE_CPU_SECONDS = 0.5

/** What waits for a thread or is with one. */
export type Task = WorkOptions & {
  order: ThreadOrder
  whose: string
  queued_at: number
  delays: number
  /** How often it made room for others and began anew. */
  preempted: number
  resolve: (output: unknown) => void
  reject: (reason: unknown) => void
}
export function taskOf(order: ThreadOrder, options: WorkOptions, promised: Pick<Task, 'resolve' | 'reject'>): Task {
  const whose = options.budget?.owner ?? options.owner ?? ''
  return { ...options, ...promised, order, whose, queued_at: performance.now(), delays: 0, preempted: 0 }
}
/** The DOM's type of a Worker lacks what Bun adds. */
type BunWorker = Worker & { ref(): void; unref(): void }
export type Thread = {
  worker: BunWorker
  /** Null until it has started: loading its code is not the task's work. */
  clock: (() => number) | null
  task: Task | null
  /** Whether its heap has grown for a heavy task; the next one finds the room there. */
  large: boolean
  /** Names of tasks whose code it has loaded. */
  knows: Set<string>
  /** Names of tasks whose code a thread loads when it is first asked for it. */
  late: Set<string>
  began_at: number
  began_cpu: number
  used: number
  timer: ReturnType<typeof setTimeout> | null
}

export function openThread(worker_url: string | URL): Thread {
  const worker = new Worker(worker_url, { type: 'module' }) as BunWorker
  return {
    worker,
    clock: null,
    task: null,
    large: false,
    knows: new Set(),
    late: new Set(),
    began_at: 0,
    began_cpu: 0,
    used: 0,
    timer: null,
  }
}

/** What the task that it has may still use, in seconds of a processor. */
export function workLeft({ used }: Thread, { cpu_seconds_max, budget }: Task): number {
  return Math.min(cpu_seconds_max - used, budget?.cpu_seconds_left ?? Infinity)
}

export function secondsLeft({ began_at }: Thread, { seconds_max = SECONDS_MAX }: Task): number {
  return seconds_max - (performance.now() - began_at) / 1000
}

/** What a task may use before it may have to make room. */
export function sliceOf({ preempted }: Task): number {
  return SLICE_CPU_SECONDS * 2 ** preempted
}

let at_once = false

/** For a process whose loop answers nobody: what is collected at once, everything else waits for. */
export function collectAtOnce(): void {
  at_once = true
}

/** Of pages and their texts the collector knows little: those of a few hostile sites lay here until there were 150 MB of them. */
export function collectLater(): void {
  setImmediate(() => Bun.gc(at_once))
}

/** From now on it is the task's work; what loading its code took was not. */
export function beginTask(thread: Thread): void {
  if (!thread.clock || !thread.task) return
  thread.knows.add(thread.task.order.name)
  thread.began_cpu = thread.clock()
}

/** A thread waits for one thing at a time. */
export function actAfter(thread: Thread, seconds: number, act: () => void): void {
  if (thread.timer) clearTimeout(thread.timer)
  thread.timer = setTimeout(act, seconds * 1000)
}

/** Tells once when a task's own signal or that of its budget is aborted, which may be at once; answers what ends the listening. */
export function whenCalledOff({ signal, budget }: WorkOptions, callOff: (reason: unknown) => void): () => void {
  const signals = [signal, budget?.signal].filter((one) => one !== undefined)
  const onAbort = () => callOff(signals.find(({ aborted }) => aborted)?.reason)
  if (signals.some(({ aborted }) => aborted)) onAbort()
  else for (const one of signals) one.addEventListener('abort', onAbort, { once: true })
  return () => {
    for (const one of signals) one.removeEventListener('abort', onAbort)
  }
}

/** What a task is refused with whose budget was used up before it came to a thread. */
export const neverBegun = ({ order, budget }: Task): WorkExceeded =>
  new WorkExceeded(`${order.name} was not begun: ${budget?.cpu_seconds_max} s of a processor were used up before`)
