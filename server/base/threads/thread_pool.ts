import { availableParallelism } from 'node:os'
import { actAfter, beginTask, collectLater, neverBegun, openThread } from './pool_thread.ts'
import { secondsLeft, sliceOf, taskOf, whenCalledOff, workLeft, type Task, type Thread } from './pool_thread.ts'
import { RecentWork } from './recent_work.ts'
import { hadOf, isWorthKeeping, nextTurn, tasksWithPlace, withoutPatience } from './thread_choice.ts'
import { threadClock } from './thread_clock.ts'
import type { TaskTable, ThreadAnswer } from './thread_answers.ts'
import { WorkDelayed, WorkExceeded, type WorkOptions } from './work_budget.ts'

const QUEUE_MAX = 1000
const START_SECONDS_MAX = 120
/** A thread that stands still may be chance; twice for one task it is not. */
const DELAYS_MAX = 1
/** Who has had so many times what another had gives way to it. */
const MUCH_MORE = 3
const IDLE_SECONDS = 30
/** Starting takes a tenth of a second of a processor and late code several, so that one thread is kept for whoever comes next. */
const WARM_SECONDS = 600
const CHECK_SECONDS_MIN = 0.05
const CHECK_SECONDS_MAX = 0.5

/**
 * Runs tasks on threads, so that whatever they chew on, the server answers. Tasks are counted in processor time, never by the clock: an
 * input that takes too much is refused (WorkExceeded), while a thread that got no processor is our own matter (WorkDelayed).
 *
 * Of those who wait, the owner that had least processor time of late comes first; what nobody else wanted was taken from nobody and does not
 * count. The last place is kept for owners that had little. Where no place is left, a task that used up its slice and whose owner had much more
 * than one who waits makes room: it begins anew at its next turn, with twice the slice, so that no task is begun more than a few times.
 */
export class ThreadPool<Tasks extends TaskTable> {
  private readonly threads = new Set<Thread>()
  private readonly queue: Task[] = []
  private readonly recent = new RecentWork()
  /** How many tasks run at once; besides there is at most one idle thread, so that whoever ends one waits for no start. */
  private readonly places: number

  constructor(
    private readonly worker_url: string | URL,
    processors = availableParallelism(),
  ) {
    this.places = Math.min(6, processors + 2)
  }

  /** Rejects with WorkExceeded, WorkDelayed (also when QUEUE_MAX tasks already wait), the task's own error, or the reason of a signal. */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options: WorkOptions,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    if (this.queue.length >= QUEUE_MAX) return Promise.reject(new WorkDelayed(`more than ${QUEUE_MAX} tasks wait for a thread`))
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const task = taskOf({ name, input, heavy: options.heavy === true }, options, { resolve, reject })
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
      this.end(thread)
    }
    this.assign()
  }

  /** Ends all threads at once; waiting and running tasks are rejected. For a server that stops, and for tests. */
  stop(): void {
    const stopped = new Error('the threads were stopped')
    const tasks = [...this.queue.splice(0), ...[...this.threads].flatMap(({ task }) => task ?? [])]
    for (const thread of this.threads) this.end(thread)
    for (const task of tasks) task.reject(stopped)
  }

  /** How many threads live now, busy or idle. */
  get alive(): number {
    return this.threads.size
  }

  private assign(): void {
    this.chargeAll()
    this.keepSpare()
    for (let turn = nextTurn(this.threads, this.placed()); turn; turn = nextTurn(this.threads, this.placed())) {
      const { task, thread, clock } = turn
      this.queue.splice(this.queue.indexOf(task), 1)
      if (task.budget?.cpu_seconds_left === 0) task.reject(neverBegun(task))
      else this.give(thread, task, clock)
    }
    this.preempt()
  }

  /** Where somebody waits for whom one place more would do, the owner that had most makes room. */
  private preempt(): void {
    const [waits] = this.placed().length > 0 ? [] : withoutPatience(this.threads, this.placed(1))
    if (!waits) return
    const long = [...this.threads].flatMap((thread) =>
      thread.task && thread.used >= sliceOf(thread.task) ? { thread, task: thread.task } : [],
    )
    const [most] = long.toSorted((one, other) => this.had(other.task.whose) - this.had(one.task.whose))
    if (!most || this.had(most.task.whose) <= MUCH_MORE * this.had(waits.whose)) return
    most.task.preempted++
    // It was interrupted through no fault of its own, and does all of it again.
    most.task.budget?.giveBack(most.thread.used)
    this.requeue(most.thread, most.task)
  }

  private placed(more = 0): Task[] {
    return tasksWithPlace(this.queue, { threads: this.threads, recent: this.recent, left: this.places - this.busy + more })
  }

  private requeue(thread: Thread, task: Task): void {
    this.end(thread)
    task.queued_at = performance.now()
    this.queue.push(task)
    this.assign()
  }

  private had(whose: string): number {
    return hadOf(whose, this.threads, this.recent)
  }

  private get busy(): number {
    return this.all(({ task }) => task !== null).length
  }

  private all(test: (thread: Thread) => boolean): Thread[] {
    return [...this.threads].filter(test)
  }

  /** While there is work there is a thread for whoever comes next. */
  private keepSpare(): void {
    const light = this.queue.filter(({ heavy }) => !heavy).length
    const tasks = this.busy + light + Math.min(1, this.queue.length - light)
    const wanted = tasks === 0 ? 0 : Math.min(tasks, this.places) + 1
    while (this.threads.size < wanted) this.start()
  }

  private start(): void {
    const thread = openThread(this.worker_url)
    const { worker } = thread
    worker.addEventListener('message', ({ data }: MessageEvent<ThreadAnswer>) => this.receive(thread, data))
    worker.addEventListener('error', (event) => this.lose(thread, new Error(`a thread broke: ${event.message}`)))
    worker.addEventListener('close', () => this.lose(thread, new Error('a thread ended by itself')))
    actAfter(thread, START_SECONDS_MAX, () => this.lose(thread, new WorkDelayed(`a thread did not start within ${START_SECONDS_MAX} s`)))
    this.threads.add(thread)
  }

  private receive(thread: Thread, answer: ThreadAnswer): void {
    // What a thread said before it was ended may still come.
    if (!this.threads.has(thread)) return
    const { task } = thread
    if (answer.kind === 'note') return task?.on_note?.(answer.note)
    if (answer.kind === 'loaded') return beginTask(thread)
    if (answer.kind === 'started') Object.assign(thread, { clock: threadClock(answer.id), late: new Set(answer.late) })
    else this.charge(thread)
    this.release(thread)
    if (task?.heavy) collectLater()
    if (answer.kind === 'done') task?.resolve(answer.output)
    else if (answer.kind === 'failed') task?.reject(Object.assign(new Error(answer.message), { stack: answer.stack }))
    this.assign()
  }

  private give(thread: Thread, task: Task, clock: () => number): void {
    thread.task = task
    thread.large ||= task.heavy === true
    thread.began_at = performance.now()
    task.budget?.wait((thread.began_at - task.queued_at) / 1000)
    Object.assign(thread, { began_cpu: clock(), used: 0 })
    try {
      thread.worker.postMessage(task.order)
    } catch (error) {
      this.release(thread)
      return task.reject(error instanceof Error ? error : new Error(String(error)))
    }
    // A busy thread keeps the process alive, an idle one does not.
    thread.worker.ref()
    this.checkLater(thread, task)
  }

  /** Looks at what a task has used, as often as it could have used it up: a second of work takes at least a second. */
  private check(thread: Thread, task: Task): void {
    this.charge(thread)
    if (workLeft(thread, task) <= 0) return this.exceed(thread, task)
    if (secondsLeft(thread, task) <= 0) return this.delay(thread, task)
    this.checkLater(thread, task)
    this.assign()
  }

  private checkLater(thread: Thread, task: Task): void {
    const slice_left = sliceOf(task) - thread.used
    const seconds = Math.min(workLeft(thread, task), secondsLeft(thread, task), slice_left > 0 ? slice_left : Infinity, CHECK_SECONDS_MAX)
    actAfter(thread, Math.max(seconds, CHECK_SECONDS_MIN), () => this.check(thread, task))
  }

  /** Writes down what a busy thread has used since it was last looked at. */
  private charge(thread: Thread): void {
    if (!thread.clock || !thread.task || !thread.knows.has(thread.task.order.name)) return
    const used = Math.max(thread.clock() - thread.began_cpu, thread.used)
    const { whose } = thread.task
    if (this.queue.some((task) => task.whose !== whose)) this.recent.add(whose, used - thread.used)
    thread.task.budget?.spend(used - thread.used)
    thread.used = used
  }

  /** Whoever begins to wait, or no longer does, makes a difference to what is used from now on. */
  private chargeAll(): void {
    for (const thread of this.threads) this.charge(thread)
  }

  private exceed(thread: Thread, { order, budget, reject }: Task): void {
    const whole = budget?.cpu_seconds_left === 0 ? `, ${budget.cpu_seconds_max} s with what went before,` : ''
    this.end(thread)
    reject(new WorkExceeded(`${order.name} took ${thread.used.toFixed(2)} s of a processor${whole} and was ended`))
    this.assign()
  }

  /** Our own side was too slow: the task is tried on another thread, at its turn. */
  private delay(thread: Thread, task: Task): void {
    if (task.delays++ < DELAYS_MAX) return this.requeue(thread, task)
    this.end(thread)
    task.reject(new WorkDelayed(`${task.order.name} was not done in time: it got ${thread.used.toFixed(1)} s of a processor`))
    this.assign()
  }

  /** A thread is gone. One that never started would be followed by others like it, so that nobody waits for them. */
  private lose(thread: Thread, reason: Error): void {
    if (!this.threads.has(thread)) return
    this.end(thread)
    const { task, clock } = thread
    const waiting = clock === null && this.all((one) => one.clock !== null).length === 0 ? this.queue.splice(0) : []
    for (const one of task ? [task, ...waiting] : waiting) one.reject(reason)
    this.assign()
  }

  private release(thread: Thread, seconds = IDLE_SECONDS): void {
    thread.task = null
    const isKept = () => seconds < WARM_SECONDS && isWorthKeeping(thread, this.threads)
    actAfter(thread, seconds, () => (isKept() ? this.release(thread, WARM_SECONDS) : this.end(thread)))
    thread.timer?.unref()
    thread.worker.unref()
  }

  private end(thread: Thread): void {
    this.threads.delete(thread)
    if (thread.timer) clearTimeout(thread.timer)
    thread.worker.terminate()
  }
}
