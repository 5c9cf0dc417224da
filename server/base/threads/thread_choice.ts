import { sliceOf, type Task, type Thread } from './pool_thread.ts'
import type { RecentWork } from './recent_work.ts'

/** Longest by the clock that a task waits for a thread with its code: one that gets no processor may take minutes for its slice. */
const SOON_SECONDS_MAX = 20
/** Loading the rules and drafting by them for the first time takes as long as three drafts by a thread that has done so. */
const WAITING_FOR_ONE_MAX = 3

type Standing = { threads: Set<Thread>; recent: RecentWork; left: number }

/** The tasks for which a place is left, that of the owner who had least first. */
export function tasksWithPlace(queue: Task[], { threads, recent, left }: Standing): Task[] {
  const held = [...threads].some(({ task }) => task?.heavy)
  const isSmall = ({ short, preempted, whose }: Task) => short || (preempted === 0 && recent.isLittle(whose))
  return queue
    .filter((task) => !(held && task.heavy) && (left > 1 || (left === 1 && isSmall(task))))
    .map((task) => ({ task, had: hadOf(task.whose, threads, recent) }))
    .toSorted((one, other) => one.had - other.had)
    .map(({ task }) => task)
}

/** What an owner had of late, and has. */
export function hadOf(whose: string, threads: Set<Thread>, recent: RecentWork): number {
  return recent.withRunning(whose, [...threads].filter(({ task }) => task?.whose === whose).length)
}

/** The first of the tasks that there is a thread for, and the thread. */
export function nextTurn(threads: Set<Thread>, tasks: Task[]): { task: Task; thread: Thread; clock: () => number } | undefined {
  for (const task of withoutPatience(threads, tasks)) {
    const thread = chooseThread([...threads], task)
    if (thread?.clock) return { task, thread, clock: thread.clock }
  }
  return undefined
}

/**
 * Without those that better wait for a thread that is soon done. Code that is loaded late takes as much of a processor as several tasks, for what it
 * has not met before is compiled while it runs; so who needs such code waits for a thread that has it, unless several wait for each of those already.
 */
export function withoutPatience(threads: Set<Thread>, tasks: Task[]): Task[] {
  const before = new Map<string, number>()
  return tasks.filter(({ order: { name, heavy } }) => {
    const able = [...threads].filter(({ knows, task }) => knows.has(name) || task?.order.name === name)
    if (heavy || !able.some(({ late }) => late.has(name)) || able.some(isFree)) return true
    const ahead = before.get(name) ?? 0
    before.set(name, ahead + 1)
    return ahead >= WAITING_FOR_ONE_MAX * able.filter(isSoonDone).length
  })
}

const isFree = ({ clock, task }: Thread): boolean => clock !== null && task === null

function isSoonDone({ task, used, began_at, large }: Thread): boolean {
  return task !== null && !large && used < sliceOf(task) && performance.now() - began_at < SOON_SECONDS_MAX * 1000
}

/** A task that makes a heap grow, for which the thread is kept, is not given one with code that is loaded late while there is any other. */
function chooseThread(threads: Thread[], task: Task): Thread | undefined {
  const best = threads.filter(isFree).toSorted((one, other) => fitness(other, task) - fitness(one, task))[0]
  return best && task.order.heavy && !best.large && !isPlain(best) && threads.some(isPlain) ? undefined : best
}

/** What weighs most comes first: the room a heavy task needs, the code a late one needs, and that others find both. */
function fitness(thread: Thread, { order: { name, heavy } }: Task): number {
  const fits = thread.large === heavy
  const knows = thread.knows.has(name)
  const by_weight = thread.late.has(name) && !heavy ? [knows, fits] : [fits, isPlain(thread), knows]
  return by_weight.reduce((weight, holds) => weight * 2 + Number(holds), 0)
}

/** Whether it has no code that is loaded late. */
function isPlain({ knows, late, task }: Thread): boolean {
  return !(task && late.has(task.order.name)) && knows.isDisjointFrom(late)
}

/** Whether an idle thread is worth its memory: the last one, or the last that has late code without a heap that has grown. */
export function isWorthKeeping(thread: Thread, threads: Set<Thread>): boolean {
  const others = [...threads].filter((one) => one !== thread)
  return others.length === 0 || (!thread.large && !isPlain(thread) && others.every((one) => one.large || isPlain(one)))
}
