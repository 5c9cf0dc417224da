import type { Failure } from './failure.ts'
import { io } from './io.ts'

/** Runs `work` so that Ctrl-C ends it with that failure, which says how to go on. */
export async function interruptible<Value>(failure: Failure, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const stop = new AbortController()
  // Not once: the spinner's own listener ends the process when it finds no other one beside it.
  const done = io().onInterrupt(() => stop.abort(failure))
  try {
    return await work(stop.signal)
  } finally {
    done()
  }
}
