import { AnswerRefused } from '../../base/http/answer_refused.ts'

const RETRY_MILLISECONDS = 500

export type FailureReason =
  'unreachable' | 'busy' | 'refused_request' | 'refused_answer' | 'malformed' | 'too_large' | 'timeout' | 'too_long' | 'budget'
/** The model gave nothing to work with. The details are safe to log: no key, no text of a page or an answer. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly details: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(`the language model gave no answer: ${reason}`, options)
  }
}
/** The other side sends more than anybody would read. */
const isTooLarge = (cause: unknown): boolean => cause instanceof AnswerRefused && cause.code === 'too_large'

/** What the library puts on its errors. Told by shape, since its classes are loaded only with it. */
type ApiError = {
  status?: unknown
  code?: unknown
  type?: unknown
  param?: unknown
  requestID?: unknown
  headers?: unknown
  cause?: unknown
}
const isApiError = (error: unknown): error is ApiError =>
  error instanceof SyntaxError || (typeof error === 'object' && error !== null && 'status' in error && 'requestID' in error)

/** The endpoint does not take what was asked of it in this way. */
export const isRefusedRequest = (error: unknown): boolean => isApiError(error) && (error.status === 400 || error.status === 422)

/** The question is longer than what the model reads at once, or than what may be sent to it in a minute: shorter, it may be asked again. */
export const saysTooLong = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 413 || /request too large/i.test(wordsOf(error)) || (isRefusedRequest(error) && TOO_LONG.test(wordsOf(error))))
const TOO_LONG =
  /context[_ ](?:length|window|size)|maximum context|too many tokens|(?:prompt|input|request) is too long|exceeds the (?:maximum|available)/i

const PARAMETERS = ['temperature', 'max_completion_tokens', 'max_tokens', 'reasoning_effort', 'response_format']

/** The parameter that a refusal names, as a member or in its sentence. */
export function refusedParameter(error: unknown): string | null {
  if (!isApiError(error)) return null
  const { param } = error
  if (typeof param === 'string' && param !== '') return PARAMETERS.find((name) => param === name || param.startsWith(`${name}.`)) ?? null
  return PARAMETERS.find((name) => wordsOf(error).includes(name)) ?? null
}

const wordsOf = (error: unknown): string =>
  isApiError(error)
    ? `${typeof error.code === 'string' ? error.code : ''} ${error instanceof Error ? error.message.slice(0, 2_000) : ''}`
    : ''

/** Milliseconds to wait before asking again, as the other side says; null where asking again would give the same. */
export function retryPause(error: unknown): number | null {
  if (!isApiError(error) || isTooLarge(error.cause) || error.code === 'insufficient_quota' || saysTooLong(error)) return null
  const { status, headers } = error
  if (typeof status === 'number' && status !== 408 && status !== 409 && status !== 429 && status < 500) return null
  const sent = headers instanceof Headers ? headers : new Headers()
  const milliseconds = Number(sent.get('retry-after-ms') ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds
  // An instant that the other side names is of the real clock.
  const after = sent.get('retry-after') ?? ''
  const seconds = /^\d+(?:\.\d+)?$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000
  return seconds >= 0 ? seconds * 1000 : RETRY_MILLISECONDS * (0.5 + Math.random())
}

/** What the caller is told; an error of our own stays what it is. */
export function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ModelFailure) return error
  if (signal.aborted) return new ModelFailure('timeout', {}, { cause: error })
  if (!isApiError(error)) return error
  const { status, code, type, requestID, cause } = error
  if (isTooLarge(cause)) return new ModelFailure('too_large', {}, { cause: error })
  if (error instanceof SyntaxError) return new ModelFailure('malformed', {}, { cause: error })
  if (typeof status !== 'number') return new ModelFailure('unreachable', {}, { cause: error })
  const reason = saysTooLong(error) ? 'too_long' : status === 429 || status >= 500 ? 'busy' : 'refused_request'
  return new ModelFailure(reason, { status, code, type, request_id: requestID }, { cause: error })
}
