import type { Failure } from './failure.ts'

/** Runs `work` so that Ctrl-C ends it with that failure, which says how to go on. */
export async function interruptible<Value>(failure: Failure, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const stop = new AbortController()
  const interrupt = () => stop.abort(failure)
  // Not `once`: the spinner's own listener ends the process when it finds no other one beside it.
  process.on('SIGINT', interrupt)
  try {
    return await work(stop.signal)
  } finally {
    process.removeListener('SIGINT', interrupt)
  }
}
