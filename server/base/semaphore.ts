import { fail } from './error.ts'

type Bounds = { at_once_max: number; waiting_max: number; retry_after: number; detail?: string }
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs as much work at once as it may, the rest in the order it came. Refuses with `unavailable` where too many wait. */
export function createSemaphore({ at_once_max, waiting_max, ...refusal }: Bounds): Semaphore {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < at_once_max) running += 1
    else if (waiting.length >= waiting_max) fail('unavailable', refusal)
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place goes straight to whoever has waited longest, so that none slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
