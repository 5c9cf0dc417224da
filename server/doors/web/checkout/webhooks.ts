import { randomUUID } from 'node:crypto'
import { problemAnswer } from '../../../core/answer.ts'
import { readBody } from '../../../base/http/body.ts'
import type { Service } from '../../../core/context.ts'
import { ApiError } from '../../../base/error.ts'
import { BODY_BYTES_MAX } from '../../../base/limits.ts'
import { callOperation } from '../../call.ts'
import type { Run } from '../../call.ts'

const AGAIN = 'Send it again later.'
const ANSWERS = {
  taken: { status: 200, error: null },
  refused: { status: 400, error: 'The signature is missing, does not match, or is too old.' },
  later: { status: 503, error: AGAIN },
} as const

/** Where the payment provider tells what happened. The body is handed on as it came, since the signature is of its bytes. */
export async function answerWebhook(service: Service, run: Run, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const body = await readBody(request, BODY_BYTES_MAX).catch(refusalOf)
  if (!body || body instanceof ApiError)
    return problemAnswer(body ?? new ApiError('payload_too_large'), new URL(request.url), service.config.base_url)
  const site = await service.sites.byHost(request.headers.get('host')).catch(() => null)
  if (!site) return answer(503, AGAIN)
  const called = await callOperation(
    run,
    {
      ...{ via: 'webhook', site, request_id: randomUUID(), instance: pathname, signal: request.signal },
      // Whoever it is, its signature says; there is no rate by where it comes from.
      ...{ actorOf: () => ({ type: 'provider' }), address: 'provider' },
    },
    'take_payment_event',
    { body: Buffer.from(body).toString('base64'), signature: request.headers.get('stripe-signature') },
    null,
  )
  if (called.ok) return answer(ANSWERS[called.value.taken].status, ANSWERS[called.value.taken].error)
  return answer(called.status === 503 ? 503 : called.status < 500 ? 400 : 500, AGAIN)
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

function answer(status: number, error: string | null): Response {
  const body = error === null ? { received: true } : { error }
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...(status === 503 ? { 'retry-after': '30' } : {}) }
  return Response.json(body, { status, headers })
}
