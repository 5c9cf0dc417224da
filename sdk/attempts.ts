import { ListingConnectionError, ListingError, ListingTimeoutError } from './error.ts'
import type { ListingOptions } from './listing.ts'

const BACK_OFF_SECONDS_FIRST = 0.25
const BACK_OFF_SECONDS_MAX = 8
// A longer wait is the caller's to decide: the error says how long.
const RETRY_AFTER_SECONDS_MAX = 60
export const RETRIES_MAX = 10
// A timer of more fires at once.
const TIMER_MILLISECONDS_MAX = 2 ** 31 - 1
const RETRIED_CODES = ['rate_limited', 'unavailable', 'idempotency_in_flight']

type AttemptOptions = {
  retries: number
  timeoutSeconds: number
  signal: AbortSignal | undefined
  onRetry: ListingOptions['onRetry']
}

/**
 * Runs `send` until it succeeds, fails for good, or the retries are used up. Only calls whose repetition is safe may come with retries:
 * reads, and writes with one idempotency key for all attempts.
 */
export async function withRetries<Value>(send: (signal: AbortSignal) => Promise<Value>, options: AttemptOptions): Promise<Value> {
  for (let retry = 0; ; retry++) {
    try {
      return await withinTime(send, options)
    } catch (error) {
      const seconds = retry < options.retries ? secondsToWait(error, retry) : null
      if (seconds === null) throw error
      options.onRetry?.(error as Error, seconds) // only our own errors are waited for
      await pause(seconds, options.signal)
    }
  }
}

/** Null when the error does not pass by itself, or not soon. */
function secondsToWait(error: unknown, retry: number): number | null {
  const passing =
    error instanceof ListingError ? RETRIED_CODES.includes(error.code) : error instanceof ListingConnectionError && error.retryable
  if (!passing) return null
  const asked = (error as ListingError | ListingConnectionError).retryAfter // `passing` is only true for these two
  const backOff = Math.min(BACK_OFF_SECONDS_FIRST * 2 ** retry, BACK_OFF_SECONDS_MAX)
  // Jitter keeps clients that failed together from coming back together.
  if (asked === null) return backOff * (0.5 + Math.random() / 2)
  return asked > RETRY_AFTER_SECONDS_MAX ? null : asked + (Math.random() * backOff) / 2
}

export async function withinTime<Value>(
  send: (signal: AbortSignal) => Promise<Value>,
  { timeoutSeconds, signal }: Pick<AttemptOptions, 'timeoutSeconds' | 'signal'>,
): Promise<Value> {
  signal?.throwIfAborted()
  // One controller for both, because AbortSignal.any is missing in the first releases of Node 20.
  const attempt = new AbortController()
  const stop = () => attempt.abort(signal?.reason)
  let late = false
  const timer = setTimeout(
    () => {
      late = true
      attempt.abort()
    },
    Math.min(timeoutSeconds * 1000, TIMER_MILLISECONDS_MAX),
  )
  signal?.addEventListener('abort', stop)
  // What does not hear of the signal, such as a function that gives the key, holds nobody longer.
  const over = new Promise<never>((_, reject) => {
    attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason), { once: true })
  })
  try {
    return await Promise.race([send(attempt.signal), over])
  } catch (error) {
    signal?.throwIfAborted()
    if (late) throw new ListingTimeoutError(`No answer within ${timeoutSeconds} s.`, { cause: error })
    throw error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** How long one request waits for something to happen; the service would let it wait a little longer. */
export const LONG_POLL_SECONDS = 25

/** Resolves after that many seconds, or rejects with the signal's reason. */
export async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

const AWAY_SECONDS_MAX = 30
const ASKED_SECONDS_MAX = 3600

/**
 * The seconds after which whoever waits for long asks again; throws what does not pass by itself. An address at which nobody has `answered`
 * yet may be a wrong one.
 */
export function secondsAway(error: unknown, failures: number, answered: boolean): number {
  const known = error instanceof ListingError || (answered && error instanceof ListingConnectionError)
  if (!known || !error.retryable) throw error
  return Math.max(Math.min(error.retryAfter ?? 0, ASKED_SECONDS_MAX), Math.min(2 ** failures, AWAY_SECONDS_MAX))
}
