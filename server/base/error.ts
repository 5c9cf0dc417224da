import type { Action, DraftIssue, ErrorCode, ValidationIssue, Problem } from './problem.ts'
import { clip } from './clip.ts'
import { finishIssues, fitProblem } from './problem_size.ts'

export type { Action, DraftIssue, ErrorCode, ValidationIssue, Problem } from './problem.ts'

/** What a refusal may tell; only what stands here leaves the service. */
export type ApiErrorDetails = {
  /** Replaces the table's sentence where the place of refusal knows better; says what to do next. */
  detail?: string
  errors?: DraftIssue[]
  /** Where waiting alone never helps, though it helps others of this code. */
  retryable?: false
  retry_after?: number
  action?: Action
  /** Fills the table's sentence: `no draft d_…`. */
  what?: string
  headers?: Record<string, string>
}

type Row = { status: number; title: string; detail: string | ((details: ApiErrorDetails) => string); retryable?: true }

/** Every refusal of the service. Codes never change; sentences may. */
const API_ERRORS: Record<ErrorCode, Row> = {
  invalid_json: { status: 400, title: 'Unreadable request', detail: 'The body is not valid JSON. Send one JSON object, encoded in UTF-8.' },
  idempotency_key_invalid: {
    status: 400,
    title: 'Bad Idempotency-Key',
    detail: 'Send one Idempotency-Key of 1 to 255 visible ASCII characters, such as a UUID.',
  },
  unauthorized: {
    status: 401,
    title: 'Sign in',
    detail: 'This needs an account. Send an API key as `Authorization: Bearer lst_…`.',
  },
  insufficient_scope: {
    status: 403,
    title: 'Scope missing',
    detail: 'The credential does not allow this. Use one with the scope named in WWW-Authenticate.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    detail: ({ what }) =>
      what ? `There is no such ${what}${what === 'live listing' ? '' : ', or it is not yours'}.` : 'There is nothing at this address.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not take that method; Allow names those it takes.',
  },
  conflict: {
    status: 409,
    title: 'Conflict',
    detail: 'The present state does not allow this. Read it again and decide anew.',
    retryable: true,
  },
  already_listed: { status: 409, title: 'Already listed', detail: 'Another account has listed this website.' },
  draft_not_ready: {
    status: 409,
    title: 'Draft not ready',
    detail: 'The draft is not ready yet. Wait with get_draft and try again.',
    retryable: true,
  },
  limit_reached: { status: 422, title: 'Limit reached', detail: 'The limit of this is reached.' },
  precondition_failed: {
    status: 412,
    title: 'Changed meanwhile',
    detail: 'It has changed since the ETag in If-Match. Read it again, then send the edit with the new ETag.',
  },
  payload_too_large: { status: 413, title: 'Body too large', detail: 'The body is larger than 1 MiB. Send less at once.' },
  unsupported_media_type: {
    status: 415,
    title: 'Body in another form',
    detail: 'Send the body as JSON with `Content-Type: application/json`.',
  },
  idempotency_conflict: {
    status: 422,
    title: 'Idempotency-Key used before',
    detail: 'This Idempotency-Key was sent with another operation or input. Use a new key for a new call.',
  },
  idempotency_in_flight: {
    status: 409,
    title: 'Still running',
    detail: 'The first call with this Idempotency-Key is still running. Try again with the same key.',
    retryable: true,
  },
  rate_limited: {
    status: 429,
    title: 'Too many calls',
    detail: ({ retry_after }) => `Too many calls. Wait ${retry_after ?? 60} seconds, then try again.`,
    retryable: true,
  },
  validation_failed: { status: 422, title: 'Invalid input', detail: 'The input is not acceptable.' },
  url_not_allowed: { status: 422, title: 'Address not allowed', detail: 'Only public web addresses are read.' },
  discount_code_invalid: { status: 422, title: 'Unknown code', detail: 'There is no such promo code. Check its spelling.' },
  discount_code_expired: { status: 422, title: 'Code expired', detail: 'This promo code has expired.' },
  discount_code_usage_limit_reached: { status: 422, title: 'Code used up', detail: 'This promo code has been used as often as it may be.' },
  discount_code_minimum_not_met: {
    status: 422,
    title: 'Order too small for the code',
    detail: 'The order is below the minimum of this promo code.',
  },
  discount_code_ineligible: {
    status: 422,
    title: 'Code does not apply',
    detail: 'This promo code does not apply to these items or this account.',
  },
  vat_number_invalid: {
    status: 422,
    title: 'VAT number not valid',
    detail: 'The VAT number has not the form of its country or a wrong check digit.',
  },
  vat_country_mismatch: {
    status: 422,
    title: 'VAT number of another country',
    detail: 'The VAT number belongs to another country than billing_country.',
  },
  country_unknown: { status: 422, title: 'Unknown country', detail: 'Send an ISO 3166-1 alpha-2 code, such as DE.' },
  amount_too_small: { status: 422, title: 'Amount too small', detail: 'The total must be 0 or at least 50 cents.' },
  price_changed: { status: 409, title: 'Price changed', detail: 'The price is not the one agreed to. Quote again and show the new total.' },
  page_too_deep: { status: 422, title: 'Page too deep', detail: 'page × per_page reaches at most 10,000. Narrow the search instead.' },
  internal: {
    status: 500,
    title: 'Internal error',
    detail: 'Something failed on our side. Try again; if it goes on, report the request_id.',
    retryable: true,
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    detail: 'The service cannot answer for the moment. Try again shortly.',
    retryable: true,
  },
}

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(API_ERRORS, text)

/** Every code with its status and sentence, as the reference tells them. */
export const API_ERROR_ROWS = Object.entries(API_ERRORS).map(([code, { status, detail, retryable }]) => ({
  code,
  status,
  retryable,
  detail: typeof detail === 'string' ? detail : detail({}),
}))

/** The caller did what we do not accept; becomes a problem document at the door. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ApiErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
    this.name = 'ApiError'
  }
  get status(): number {
    return API_ERRORS[this.code].status
  }
}

export function fail(code: ErrorCode, details: ApiErrorDetails = {}): never {
  throw new ApiError(code, details)
}

/** Refuses a call whose shape is right and whose meaning is not, naming the place. */
export function failAt(issue: DraftIssue, code: ErrorCode = 'validation_failed'): never {
  throw new ApiError(code, { errors: [issue] })
}

/** Refuses a call with all that is wrong with it, where anything is. */
export function failOn(errors: DraftIssue[]): void {
  if (errors.length > 0) fail('validation_failed', { errors })
}

/** What a refusal says to somebody who has no document to read: each place with what to send there, or the sentence of the whole. */
export function sentenceOf({ code, details }: ApiError): string {
  const { errors = [], detail } = details
  const places = errors.map(({ field, code: kind, message, fix }) =>
    `${kind === 'invalid' || fix === '' ? '' : `${field} `}${message} ${fix}`.trim(),
  )
  const row = API_ERRORS[code]
  return places.join(' ') || (detail ?? (typeof row.detail === 'string' ? row.detail : row.detail(details)))
}

/** Refuses members of the input in sentences that stand by themselves beside the fields of a form; '' is the form as a whole. */
export function failFields(sentences: Readonly<Record<string, string>>): void {
  failOn(Object.entries(sentences).map(([field, sentence]) => issueIn(field, sentence)))
}

/** A place in a sentence that stands by itself. */
export const issueIn = (field: string, sentence: string): DraftIssue => ({
  field: field === '' ? '' : `/${field}`,
  code: 'invalid',
  message: sentence,
  fix: '',
})

/** The same for one member. */
export function failField(field: string, sentence: string): never {
  return failAt(issueIn(field, sentence))
}

/** The same for what nothing would make right: a command that it was typed for ends as of any wrong usage. */
export function failUsage(field: string, sentence: string): never {
  return failAt({ ...issueIn(field, sentence), code: 'wrong_format' })
}

type ProblemFrame = { base_url: string; instance: string; request_id: string }

/** Where what was not found may be looked for: the tool that lists what there is. */
const FINDERS: Readonly<Record<string, string>> = {
  draft: 'list_my_drafts',
  listing: 'list_my_listings',
  'live listing': 'search_listings',
  order: 'list_my_orders',
  webhook: 'list_webhooks',
  claim: 'list_my_claims',
}

/** Who does what next where the refusal itself does not say. */
function actionOf({ code, details: { action, what = '' } }: ApiError): Action | undefined {
  const tool = code === 'not_found' ? FINDERS[what] : undefined
  return action ?? (tool ? { by: 'agent', message: 'List what there is, and take the one you meant.', tool, arguments: {} } : undefined)
}

/** A refusal as a document of bounded size. */
export function toProblem(refusal: ApiError, frame: ProblemFrame): Problem {
  const row = API_ERRORS[refusal.code]
  const { detail, errors: drafts, retryable = true, retry_after } = refusal.details
  const action = actionOf(refusal)
  const errors = drafts && finishIssues(drafts)
  const own = typeof row.detail === 'string' ? row.detail : row.detail(refusal.details)
  return fitProblem({
    type: `${frame.base_url}/errors/${refusal.code}`,
    title: row.title,
    status: row.status,
    // A refusal decided by meaning names its place; the sentence of that place says more than the table's.
    detail: detail ?? (errors ? summarize(errors, drafts.length) : own),
    instance: frame.instance,
    code: refusal.code,
    request_id: frame.request_id,
    retryable: row.retryable === true && retryable,
    ...(retry_after === undefined ? {} : { retry_after }),
    ...(errors ? { errors } : {}),
    ...(action ? { action } : {}),
  })
}

function summarize(errors: ValidationIssue[], count: number): string {
  const [first] = errors
  if (!first) return 'The input is not acceptable.'
  const more = count > 1 ? ` (and ${count - 1} more)` : ''
  return `${clip(first.field, 100) || 'The body'}: ${clip(first.message, 180)} ${clip(first.fix, 180)}`.trimEnd() + more
}
