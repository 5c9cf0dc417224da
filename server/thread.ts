import { ThreadPool } from './thread_pool.ts'
import type { ThreadTasks } from './thread_tasks.ts'
import type { WorkOptions } from './work_budget.ts'

/** A bundle (`bun build`) needs thread_worker.ts as a second entry point, and holds it as .js beside this code. */
const WORKER_URL = import.meta.url.endsWith('.ts')
  ? new URL('./thread_worker.ts', import.meta.url)
  : new URL('./thread_worker.js', import.meta.url)

const pool = new ThreadPool<ThreadTasks>(WORKER_URL)

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
