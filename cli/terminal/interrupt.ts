import { EXIT, Failure } from './failure.ts'
import { io } from './io.ts'
import type { Terminal } from './terminal.ts'

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

/** Waits for what stays whatever ends the waiting, as the sentence says; `later` is the command that looks again. */
export async function waiting<Value>(
  terminal: Terminal,
  sentence: string,
  later: string,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  try {
    return await interruptible(new Failure(`Interrupted. ${sentence}`, later, EXIT.interrupted), work)
  } catch (error) {
    // By name, as where failures are told.
    const { name, message } = error instanceof Error ? error : new Error()
    if (name === 'ListingTimeoutError') throw new Failure(message, later, EXIT.not_ready)
    if (name === 'ListingConnectionError') throw new Failure(`${message}\n  ${sentence}`, later, EXIT.refused)
    throw error
  } finally {
    await terminal.settle()
  }
}
