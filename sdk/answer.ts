import { ListingConnectionError, ListingError, type Problem } from './error.ts'

// The largest answer of the contract, a hundred full drafts, stays far below this.
const ANSWER_BYTES_MAX = 32 * 1024 * 1024

/** What an answer carried besides its value. */
export type Answer = {
  /** The HTTP status, 200 to 299. */
  status: number
  /** Send it back as `ifMatch` or `ifNoneMatch`. */
  etag: string | null
  /** Quote it when you ask the operator for help. */
  requestId: string | null
  /** Whether this is the stored answer of an earlier call with the same idempotency key. */
  replayed: boolean
  /** All headers of the answer. */
  headers: Headers
}

const answers = new WeakMap<object, Answer>()

/** Status, ETag and headers with which a value of this SDK arrived; a copy of the value has none of its own. */
export function answerOf(value: object): Answer {
  const answer = answers.get(value)
  if (!answer) throw new TypeError('answerOf takes the very object that a method of createListing() resolved to')
  return answer
}

/** @internal Reads a whole answer within the bound, so that what follows only sees complete ones. */
export async function readWhole(response: Response): Promise<Response> {
  if (!response.body) return response
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > ANSWER_BYTES_MAX) {
      await reader.cancel()
      throw new ListingConnectionError(`The answer is larger than ${ANSWER_BYTES_MAX} bytes.`, { retryable: false })
    }
    chunks.push(part.value)
  }
  const { status, statusText, headers } = response
  // Chunks of a Response are never backed by shared memory, which is all that the narrower BlobPart asks.
  return new Response(bytes === 0 ? null : new Blob(chunks as BlobPart[]), { status, statusText, headers: withoutLength(headers) })
}

// The body is decoded by now, so the length and coding of the wire no longer hold.
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('Content-Length')
  kept.delete('Content-Encoding')
  return kept
}

/** @internal The value of a good answer; throws for every other one. A 304 is null; what deletes has none. */
export function valueOf(response: Response, body: unknown, deletes: boolean): unknown {
  if (response.status === 304) return null
  if (!response.ok) throw refusal(response, body)
  if (deletes && !body) return undefined
  const value = parsed(body)
  if (typeof value !== 'object' || value === null) throw foreign(response)
  answers.set(value, {
    status: response.status,
    // The service gives strong ones alone; a proxy that packed the answer made it weak, and If-Match takes none of those.
    etag: response.headers.get('ETag')?.replace(/^W\//, '') ?? null,
    requestId: response.headers.get('X-Request-Id'),
    replayed: response.headers.get('Idempotent-Replayed') === 'true',
    headers: response.headers,
  })
  return value
}

function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined
  } catch {
    return undefined
  }
}

function refusal(response: Response, body: unknown): ListingError | ListingConnectionError {
  return isProblem(body) ? new ListingError(body, retryAfter(response)) : foreign(response)
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'request_id' in body
}

const PASSING_STATUSES = [429, 502, 503, 504]

function foreign(response: Response): ListingConnectionError {
  const { status } = response
  const retryable = PASSING_STATUSES.includes(status)
  const next = retryable ? 'Try again in a moment' : 'Check the base URL'
  return new ListingConnectionError(`The answer (status ${status}) does not come from a Listing service. ${next}.`, {
    status,
    retryable,
    retryAfter: retryAfter(response),
  })
}

/** Seconds; a proxy may send a date instead. */
function retryAfter(response: Response): number | null {
  const given = response.headers.get('Retry-After')
  if (given === null) return null
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
