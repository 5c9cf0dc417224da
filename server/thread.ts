import { availableParallelism } from 'node:os'
import { ownModule } from './own_files.ts'
import type { ThreadTasks } from './thread_tasks.ts'
import type { ThreadAnswer, ThreadOrder } from './thread_worker.ts'

/** At least one processor is left to those who answer calls; on two processors a second thread made fifty drafts no faster. */
const THREADS_MAX = Math.max(1, Math.min(2, availableParallelism() - 1))
const QUEUE_MAX = 1000
const IDLE_SECONDS = 30

/** A task ran longer than its caller allowed, and its thread was ended. */
export class ThreadTimeout extends Error {
  readonly code = 'thread_timeout'
}

/** The DOM's type of a Worker lacks what Bun adds. */
type BunWorker = Worker & { ref(): void; unref(): void }
type Job = { order: ThreadOrder; seconds_max: number; resolve: (output: unknown) => void; reject: (error: Error) => void }
type Thread = { worker: BunWorker; job: Job | null; timer: ReturnType<typeof setTimeout> | null }

const threads = new Set<Thread>()
const queue: Job[] = []

/**
 * Runs a task of thread_tasks.ts on a thread of its own, so that whatever it chews on, the server keeps answering.
 * seconds_max counts from the moment a thread takes it; then the thread is killed and ThreadTimeout thrown.
 * Rejects with the task's own error otherwise, and with an Error when QUEUE_MAX tasks already wait.
 */
export function runInThread<Name extends keyof ThreadTasks>(
  name: Name,
  input: Parameters<ThreadTasks[Name]>[0],
  options: { seconds_max: number },
): Promise<Awaited<ReturnType<ThreadTasks[Name]>>> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  if (queue.length >= QUEUE_MAX) return Promise.reject(new Error(`more than ${QUEUE_MAX} tasks wait for a thread`))
  queue.push({ order: { name, input }, seconds_max: options.seconds_max, resolve, reject })
  assign()
  // The table gives this task's output type; the worker answered for exactly this name.
  return promise as Promise<Awaited<ReturnType<ThreadTasks[Name]>>>
}

/** Ends all threads at once; waiting and running tasks are rejected. For a server that stops, and for tests. */
export function stopThreads(): void {
  for (const job of queue.splice(0)) job.reject(new Error('the threads were stopped'))
  for (const thread of threads) end(thread, new Error('the threads were stopped'))
}

/** How many threads live now, busy or idle. */
export function threadsAlive(): number {
  return threads.size
}

function assign(): void {
  while (queue.length > 0) {
    const thread = [...threads].find(({ job }) => job === null) ?? (threads.size < THREADS_MAX ? start() : null)
    if (!thread) return
    const job = queue.shift()
    if (job) give(thread, job)
  }
}

function start(): Thread {
  const worker = new Worker(ownModule('thread_worker'), { type: 'module' }) as BunWorker
  const thread: Thread = { worker, job: null, timer: null }
  worker.onmessage = ({ data }: MessageEvent<ThreadAnswer>) => finish(thread, data)
  worker.onerror = (event) => end(thread, new Error(`a thread broke: ${event.message}`))
  worker.addEventListener('close', () => end(thread, new Error('a thread ended by itself')))
  threads.add(thread)
  return thread
}

function give(thread: Thread, job: Job): void {
  thread.job = job
  if (thread.timer) clearTimeout(thread.timer)
  thread.timer = setTimeout(
    () => end(thread, new ThreadTimeout(`${job.order.name} took longer than ${job.seconds_max} s and was ended`)),
    job.seconds_max * 1000,
  )
  // A busy thread keeps the process alive, an idle one does not.
  thread.worker.ref()
  try {
    thread.worker.postMessage(job.order)
  } catch (error) {
    release(thread)
    job.reject(error instanceof Error ? error : new Error(String(error)))
  }
}

function finish(thread: Thread, answer: ThreadAnswer): void {
  const { job } = thread
  release(thread)
  if (answer.ok) job?.resolve(answer.output)
  else job?.reject(Object.assign(new Error(answer.message), { stack: answer.stack }))
  assign()
}

function release(thread: Thread): void {
  thread.job = null
  if (thread.timer) clearTimeout(thread.timer)
  thread.timer = setTimeout(() => end(thread, null), IDLE_SECONDS * 1000)
  thread.timer.unref()
  thread.worker.unref()
}

function end(thread: Thread, reason: Error | null): void {
  if (!threads.delete(thread)) return
  if (thread.timer) clearTimeout(thread.timer)
  thread.worker.onmessage = null
  thread.worker.onerror = null
  thread.worker.terminate()
  if (reason) thread.job?.reject(reason)
  assign()
}
