import { availableParallelism } from 'node:os'
import { openThread, slowDown, whenCalledOff, type Task, type Thread } from './pool_thread.ts'
import { RecentWork } from './recent_work.ts'
import { threadClock } from './thread_clock.ts'
import type { TaskTable, ThreadAnswer } from './thread_answers.ts'
import { WorkDelayed, WorkExceeded, type WorkOptions } from './work_budget.ts'

const QUEUE_MAX = 1000
const SECONDS_MAX = 120
/** A thread that will not start or stands still may be chance; twice in a row for one task it is not. */
const DELAYS_MAX = 1
/** A page or a small site takes less; what takes more makes room for others. */
const QUICK_CPU_SECONDS = 0.15
const IDLE_SECONDS = 30
/** Starting takes a tenth of a second and 20 MB, so that one thread is kept for whoever comes next. */
const WARM_SECONDS = 600
const CHECK_SECONDS_MIN = 0.05

/**
 * Runs tasks on threads, so that whatever they chew on, the server keeps answering. Owners that had least processor time of late while others
 * waited come first: what nobody else wanted was taken from nobody, or who just worked alone would come after everybody that is new.
 * Tasks are counted in processor time, never by the clock: an input that takes too much is refused (WorkExceeded), while a thread that got no
 * processor is our own matter (WorkDelayed). A task that turns out long goes on with lower priority, and another thread takes its place.
 */
export class ThreadPool<Tasks extends TaskTable> {
  private readonly threads = new Set<Thread>()
  private readonly queue: Task[] = []
  private readonly recent = new RecentWork()
  private readonly quick_max: number
  private readonly slow_max: number

  constructor(
    private readonly worker_url: string | URL,
    processors = availableParallelism(),
  ) {
    // One processor is left to those who answer calls.
    this.quick_max = Math.max(1, Math.min(4, processors - 1))
    this.slow_max = Math.max(2, Math.min(4, processors))
  }

  /** Rejects with WorkExceeded, WorkDelayed (also when QUEUE_MAX tasks already wait), the task's own error, or the reason of a signal. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options: WorkOptions,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    if (this.queue.length >= QUEUE_MAX) return Promise.reject(new WorkDelayed(`more than ${QUEUE_MAX} tasks wait for a thread`))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const whose = options.budget?.owner ?? options.owner ?? ''
    const long = this.recent.beginsLong(whose, name)
    const task = { ...options, order: { name, input }, whose, queued_at: performance.now(), delays: 0, long, resolve, reject }
    this.chargeAll()
    this.queue.push(task)
    const done = whenCalledOff(options, (reason) => this.drop(task, reason))
    this.assign()
    // The table gives this task's output type; the worker answered for exactly this name.
    return promise.finally(done) as Promise<Awaited<ReturnType<Tasks[Name]>>>
  }

  /** Nobody wants it any more: others have its place in the line, or its thread's place. */
  private drop(task: Task, reason: unknown): void {
    task.reject(reason)
    const waits = this.queue.indexOf(task)
    if (waits >= 0) this.queue.splice(waits, 1)
    for (const thread of this.all((one) => one.task === task)) {
      this.charge(thread)
      this.end(thread, null)
      this.keepWarm()
    }
  }

  /** Ends all threads at once; waiting and running tasks are rejected. For a server that stops, and for tests. */
  stop(): void {
    const stopped = new Error('the threads were stopped')
    for (const task of this.queue.splice(0)) task.reject(stopped)
    for (const thread of [...this.threads]) this.end(thread, stopped)
  }

  /** How many threads live now, busy or idle. */
  get alive(): number {
    return this.threads.size
  }

  private assign(): void {
    this.chargeAll()
    for (let task = this.next(); task; task = this.next()) {
      this.queue.splice(this.queue.indexOf(task), 1)
      const { long, budget, order } = task
      if (budget?.cpu_seconds_left === 0) {
        task.reject(new WorkExceeded(`${order.name} was not begun: ${budget.cpu_seconds_max} s of a processor were used up before`))
        continue
      }
      const thread = this.all((one) => one.slow === long && one.task === null)[0] ?? this.start(long)
      thread.task = task
      // A busy thread keeps the process alive, an idle one does not.
      thread.worker.ref()
      if (thread.clock) this.give(thread, task, thread.clock)
    }
  }

  /** Of the tasks for which there is a place, one of the owner that had least. */
  private next(): Task | undefined {
    const quick = this.all(({ task, slow }) => task !== null && !slow).length
    const slow = this.all((thread) => thread.task !== null && thread.slow).length
    const hasPlace = (task: Task) =>
      task.long ? slow < this.slow_max : quick < this.quick_max + (task.short || this.recent.isLittle(task.whose) ? 1 : 0)
    return this.queue
      .filter(hasPlace)
      .reduce<Task | undefined>((best, task) => (best && this.had(best.whose) <= this.had(task.whose) ? best : task), undefined)
  }

  private had(whose: string): number {
    return this.recent.withRunning(whose, this.all(({ task }) => task?.whose === whose).length)
  }

  private all(test: (thread: Thread) => boolean): Thread[] {
    return [...this.threads].filter(test)
  }

  private start(slow: boolean): Thread {
    const thread = openThread(this.worker_url, slow)
    const { worker } = thread
    worker.addEventListener('message', ({ data }: MessageEvent<ThreadAnswer>) => this.hear(thread, data))
    worker.addEventListener('error', (event) => this.end(thread, new Error(`a thread broke: ${event.message}`)))
    worker.addEventListener('close', () => this.end(thread, new Error('a thread ended by itself')))
    this.after(thread, SECONDS_MAX, () => this.delay(thread, 'its thread did not start'))
    thread.timer?.unref()
    this.threads.add(thread)
    return thread
  }

  private hear(thread: Thread, answer: ThreadAnswer): void {
    if (answer.kind === 'note') return thread.task?.on_note?.(answer.note)
    const { task } = thread
    if (answer.kind === 'started') {
      thread.id = answer.id
      thread.clock = threadClock(answer.id)
      if (thread.slow) slowDown(thread)
      return task ? this.give(thread, task, thread.clock) : this.release(thread)
    }
    this.charge(thread)
    this.release(thread)
    if (answer.kind === 'done') task?.resolve(answer.output)
    else task?.reject(Object.assign(new Error(answer.message), { stack: answer.stack }))
    this.assign()
  }

  private give(thread: Thread, task: Task, clock: () => number): void {
    thread.began_at = performance.now()
    task.budget?.wait((thread.began_at - task.queued_at) / 1000)
    thread.began_cpu = clock()
    thread.used = 0
    this.check(thread, task)
    if (thread.task !== task) return
    try {
      thread.worker.postMessage(task.order)
    } catch (error) {
      this.release(thread)
      task.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  /** Looks at what a task has used, as often as it could have used it up: a second of work takes at least a second. */
  private check(thread: Thread, task: Task): void {
    this.charge(thread)
    const left = Math.min(task.cpu_seconds_max - thread.used, task.budget?.cpu_seconds_left ?? Infinity)
    if (left <= 0) return this.exceed(thread, task)
    const seconds_left = (task.seconds_max ?? SECONDS_MAX) - (performance.now() - thread.began_at) / 1000
    if (seconds_left <= 0) return this.delay(thread, `it got ${thread.used.toFixed(1)} s of a processor`)
    if (!thread.slow && thread.used >= QUICK_CPU_SECONDS) this.slowDown(thread, task)
    if (thread.task !== task) return
    const quick_left = thread.slow ? Infinity : QUICK_CPU_SECONDS - thread.used
    this.after(thread, Math.max(Math.min(left, seconds_left, quick_left), CHECK_SECONDS_MIN), () => this.check(thread, task))
  }

  /** Writes down what a busy thread has used since it was last looked at. */
  private charge(thread: Thread): void {
    if (!thread.clock || !thread.task) return
    const used = Math.max(thread.clock() - thread.began_cpu, thread.used)
    const { whose } = thread.task
    if (this.queue.some((task) => task.whose !== whose)) this.recent.add(whose, used - thread.used)
    thread.task.budget?.consumeQuota(used - thread.used)
    thread.used = used
  }

  /** Whoever begins to wait, or no longer does, makes a difference to what is used from now on. */
  private chargeAll(): void {
    for (const thread of this.threads) this.charge(thread)
  }

  private exceed(thread: Thread, { order, budget }: Task): void {
    const whole = budget?.cpu_seconds_left === 0 ? `, ${budget.cpu_seconds_max} s with what went before,` : ''
    this.end(thread, new WorkExceeded(`${order.name} took ${thread.used.toFixed(2)} s of a processor${whole} and was ended`))
    this.keepWarm()
  }

  /** Whoever comes next shall not wait for a start because of what went before. */
  private keepWarm(): void {
    const quick = this.all(({ slow }) => !slow)
    if (quick.length <= this.quick_max && quick.every(({ task }) => task !== null)) this.start(false)
  }

  /** Our own side was too slow: the task is tried on another thread, at its turn. */
  private delay(thread: Thread, why: string): void {
    const { task } = thread
    thread.task = null
    this.end(thread, null)
    if (!task) return
    task.queued_at = performance.now()
    if (task.delays++ < DELAYS_MAX) this.queue.unshift(task)
    else task.reject(new WorkDelayed(`${task.order.name} was not done in time: ${why}`))
    this.assign()
  }

  /**
   * Frees the place of a task that is long: it goes on among the slow, or waits there for its turn to begin anew where others that had less
   * wait for its place. The rules for an ordinary site are long, and must not begin anew behind whoever fills the places of the slow.
   */
  private slowDown(thread: Thread, task: Task): void {
    this.recent.wasLong(task.whose, task.order.name)
    const slow = this.all((one) => one.slow)
    const idle = slow.find((one) => one.task === null)
    if (slow.length >= this.slow_max && !idle) {
      if (!this.queue.some((one) => !one.long && this.had(one.whose) < this.had(task.whose))) return
      thread.task = null
      task.long = true
      task.queued_at = performance.now()
      this.queue.push(task)
      this.end(thread, null)
      return this.keepWarm()
    }
    if (slow.length >= this.slow_max && idle) this.end(idle, null)
    slowDown(thread)
    this.assign()
    this.keepWarm()
  }

  private release(thread: Thread): void {
    thread.task = null
    const last = !thread.slow && this.all((one) => !one.slow).length === 1
    this.after(thread, last ? WARM_SECONDS : IDLE_SECONDS, () => this.end(thread, null))
    thread.timer?.unref()
    thread.worker.unref()
  }

  private after(thread: Thread, seconds: number, act: () => void): void {
    if (thread.timer) clearTimeout(thread.timer)
    thread.timer = setTimeout(act, seconds * 1000)
  }

  private end(thread: Thread, reason: Error | null): void {
    if (!this.threads.delete(thread)) return
    if (thread.timer) clearTimeout(thread.timer)
    Object.assign(thread.worker, { onmessage: null, onerror: null })
    thread.worker.terminate()
    if (reason) thread.task?.reject(reason)
    this.assign()
  }
}
