import { problemAnswer } from '../answer.ts'
import { readBody } from '../body.ts'
import { isOutage } from '../database/open.ts'
import type { Service } from '../context.ts'
import { Refusal } from '../error.ts'
import { BODY_BYTES_MAX } from '../limits.ts'
import { takeEvent } from '../orders/events.ts'

const STATUSES = { taken: 200, refused: 400, later: 503 } as const

/** Where the payment provider tells what happened. The body is read as it came, since the signature is of its bytes. */
export async function answerWebhook(service: Service, request: Request): Promise<Response> {
  const body = await readBody(request, BODY_BYTES_MAX)
  if (!body) return problemAnswer(new Refusal('payload_too_large'), new URL(request.url), service.config.base_url)
  if (service.disk.isShort()) return answer(503, 'There is no room to write for the moment. Send it again later.')
  try {
    const taken = await takeEvent(service, body, request.headers.get('stripe-signature'))
    if (taken === 'taken') return answer(STATUSES.taken, null)
    return answer(
      STATUSES[taken],
      taken === 'refused' ? 'The signature is missing, does not match, or is too old.' : 'Send it again later.',
    )
  } catch (error) {
    service.events.operationBroke({ operation: 'webhook', request_id: 'none' }, error)
    return answer(isOutage(error) ? 503 : 500, 'Send it again later.')
  }
}

function answer(status: number, error: string | null): Response {
  const body = error === null ? { received: true } : { error }
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...(status === 503 ? { 'retry-after': '30' } : {}) }
  return Response.json(body, { status, headers })
}
