import type { Schemas } from './contract.ts'

export type Problem = Schemas['Problem']
export type ErrorCode = Schemas['ErrorCode']

/** The service refused or failed: its problem document (RFC 9457), whose `fix` and `action` say what to do next. */
export class ListingError extends Error {
  override readonly name: string = 'ListingError'
  /** One of the contract's closed list, stable across versions; decide by this, never by the message. */
  readonly code: ErrorCode
  /** The HTTP status, 400 to 599. */
  readonly status: number
  /** All that the service said. */
  readonly problem: Problem
  /** Quote it when you ask the operator for help. */
  readonly requestId: string
  /** Whether the same call can succeed later. */
  readonly retryable: boolean
  /** Seconds until it can, where the service says so. */
  readonly retryAfter: number | null

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(
      [
        problem.detail || problem.title,
        ...(problem.errors ?? []).filter(({ field, message }) => !problem.detail.includes(`${field}: ${message}`)).map(issueLine),
      ].join('\n'),
    )
    this.code = problem.code
    this.status = problem.status
    this.problem = problem
    this.requestId = problem.request_id
    this.retryable = problem.retryable
    this.retryAfter = retryAfter ?? problem.retry_after ?? null
  }
}

/** No usable answer came: the connection failed, or something other than the service answered. `cause` holds what happened. */
export class ListingConnectionError extends Error {
  override readonly name: string = 'ListingConnectionError'
  /** The status of an answer that was not the service's own, such as a proxy's 502. */
  readonly status: number | null
  /** Whether the same call can succeed later. */
  readonly retryable: boolean
  /** Seconds until it can, where the answer says so. */
  readonly retryAfter: number | null

  constructor(message: string, given: { cause?: unknown; status?: number | null; retryable?: boolean; retryAfter?: number | null } = {}) {
    super(message, given.cause === undefined ? undefined : { cause: given.cause })
    this.status = given.status ?? null
    this.retryable = given.retryable ?? true
    this.retryAfter = given.retryAfter ?? null
  }
}

/** The answer did not come within `timeoutSeconds`; a write may have happened, and repeating it with the same idempotency key is safe. */
export class ListingTimeoutError extends ListingConnectionError {
  override readonly name: string = 'ListingTimeoutError'
}

function issueLine(error: NonNullable<Problem['errors']>[number]): string {
  return `  ${error.field}: ${error.message} ${error.fix}`
}
