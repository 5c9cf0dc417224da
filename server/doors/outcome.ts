import { withPrivacy, type Answer } from '../core/answer.ts'
import { accountOf } from '../core/context.ts'
import type { Stored } from '../core/idempotency.ts'
import { Reply } from '../core/operation.ts'
import { etagOf, matches } from '../base/http/etag.ts'
import type { Turn } from './turn.ts'

export type Outcome = Omit<Answer, 'account_id'>

export const replyOf = (given: unknown): Reply<unknown> =>
  given instanceof Reply ? given : new Reply(given, given === undefined ? 204 : 200)

/** Checks the answer against the contract, in production too: what it does not describe must not leave. */
export function finish({ call, actor }: Turn, reply: Reply<unknown>): Outcome {
  const account_id = accountOf(actor)
  const check = call.spec.outputs.get(reply.status)
  if (check && !check.accepts(reply.body))
    throw new Error(`${call.spec.id} answers outside the contract: ${JSON.stringify(check.errors(reply.body).slice(0, 3))}`)
  if (!check && reply.body !== undefined) throw new Error(`${call.spec.id} answers ${reply.status}, which the contract does not know`)
  // A page takes the value as it is, and what it asks for by itself is kept nowhere.
  if (call.via === 'page' && !call.spec.writes)
    return withPrivacy({ status: reply.status, headers: {}, body: null, value: reply.body }, account_id)
  const body = reply.body === undefined ? null : JSON.stringify(reply.body)
  const headers: Record<string, string> = { ...reply.headers }
  if (body !== null) headers['content-type'] = 'application/json'
  if (body !== null && call.spec.has_etag) {
    // An edit that answers more than the resource names the resource's own tag.
    headers.etag ??= etagOf(body)
    if (call.spec.method === 'GET' && call.if_none_match !== null && matches(call.if_none_match, headers.etag)) {
      delete headers['content-type']
      return withPrivacy({ status: 304, headers, body: null }, account_id)
    }
  }
  return withPrivacy({ status: reply.status, headers, body, value: reply.body }, account_id)
}

export const toStored = ({ status, headers, body }: Outcome): Stored => ({ status, headers, body: body ?? '' })
