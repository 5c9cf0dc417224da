import { createSemaphore, type Semaphore } from './semaphore.ts'

const WAITING_MAX = 20

/** Runs work of one key one after another, in the order it came; that of other keys does not wait for it. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

export function createTurns(): Turns {
  const lines = new Map<string, { wait: Semaphore; here: number }>()
  return async (key, work) => {
    const line = lines.get(key) ?? { wait: createSemaphore({ at_once_max: 1, waiting_max: WAITING_MAX, retry_after: 2 }), here: 0 }
    lines.set(key, line)
    line.here += 1
    try {
      return await line.wait(work)
    } finally {
      line.here -= 1
      if (line.here === 0) lines.delete(key)
    }
  }
}
