import { ownModule } from '../../own_files.ts'
import { ThreadPool } from './thread_pool.ts'
import type { WorkOptions } from './work_budget.ts'

/** The tasks by name. The table that threads answer from, boot/thread_tasks.ts, declares itself here: it imports what the tasks are, callers need not. */
export interface ThreadTasks {}

const pool = new ThreadPool<ThreadTasks>(ownModule('boot/thread_worker'))

/** Runs a task of thread_tasks.ts on a thread of its own, within the work it may cost. Rejects as ThreadPool.run does. */
export function runInThread<Name extends keyof ThreadTasks>(
  name: Name,
  input: Parameters<ThreadTasks[Name]>[0],
  options: WorkOptions,
): Promise<Awaited<ReturnType<ThreadTasks[Name]>>> {
  return pool.run(name, input, options)
}

export function stopThreads(): void {
  pool.stop()
}

export function threadsAlive(): number {
  return pool.alive
}
