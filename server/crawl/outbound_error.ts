import type { FetchRefusalCode } from './fetch_refused.ts'

/** A refusal by one of the steps of the guarded fetch, which adds the address. */
export class OutboundError extends Error {
  constructor(
    readonly code: FetchRefusalCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options)
    this.name = 'OutboundError'
  }
}

/** Settles with the promise, or rejects as soon as the signal fires; for waits that cannot be cancelled themselves. */
export async function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  // It fails when it likes, also where nobody waits for it any more.
  promise.catch(() => {})
  signal.throwIfAborted()
  let onAbort = () => {}
  // Promise.withResolvers would keep the terminal, which reads pages by this too, from Node 20.
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
  })
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
