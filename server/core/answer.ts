import { randomUUID } from 'node:crypto'
import { toProblem, type ApiError } from '../base/error.ts'

/** `value` is what `body` was written from, where it was written just now: a door need not parse it again. */
export type Answer = { status: number; headers: Record<string, string>; body: string | null; value?: unknown; account_id: string | null }

/** A refusal as an answer: the problem document with what HTTP wants beside it. */
export function answerError(
  refusal: ApiError,
  call: { instance: string; request_id: string },
  base_url: string,
): Omit<Answer, 'account_id'> {
  const { retry_after, headers } = refusal.details
  const problem = toProblem(refusal, { base_url, instance: call.instance, request_id: call.request_id })
  return {
    status: refusal.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      ...(retry_after === undefined ? {} : { 'retry-after': String(retry_after) }),
      ...headers,
    },
    body: JSON.stringify(problem),
    value: problem,
  }
}

/** The same as a response, for what is answered beside the doors; `more` stands in the document for readers of another form. */
export function problemAnswer(
  refusal: ApiError,
  { pathname }: URL,
  base_url: string,
  request_id: string = randomUUID(),
  more: Record<string, string> = {},
): Response {
  const { status, headers, value } = answerError(refusal, { instance: pathname, request_id }, base_url)
  return Response.json(Object.assign({}, value, more), {
    status,
    headers: { ...headers, 'x-content-type-options': 'nosniff', 'x-request-id': request_id },
  })
}

/** What a known caller is shown is nobody else's to keep. */
export function withPrivacy<Given extends { headers: Record<string, string> }>(answer: Given, account_id: string | null): Given {
  return account_id !== null ? { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } } : answer
}
