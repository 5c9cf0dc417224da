import type { Actor, Context, Service } from '../core/context.ts'
import { accountOf } from '../core/context.ts'
import type { Flat } from '../core/input_issues.ts'
import type { OperationId, PreparedHandler } from '../core/operation.ts'
import { consumeQuota, limitOf } from '../core/quotas.ts'
import { ApiError, fail } from '../base/error.ts'
import { etagOf, matches, matchesStrongly } from '../base/http/etag.ts'
import { addressGroup } from '../base/rates/rate_limiter.ts'
import type { Sql } from '../database/open.ts'
import { findOwnerFor } from '../ownership/editors.ts'
import type { Call } from './call.ts'

export type AnyHandler = PreparedHandler<OperationId>

/** One call on its way: by whom, with what, and what is left to do once its effect stands. */
export type Turn = {
  service: Service
  call: Call
  actor: Actor
  input: Flat
  handler: AnyHandler
  afterwards: (() => Promise<unknown>)[]
  /** Whether If-Match was held against what the call names; what has no ETag never is. */
  matched: boolean
}

/** As the caller; and where what they name is not theirs, as its owner, if they are one of its editors. Nothing was written before that. */
export async function onBehalf<Done>(turn: Turn, sql: Sql, work: (context: Context) => Promise<Done>): Promise<Done> {
  try {
    return await work(contextOf(turn, sql))
  } catch (error) {
    const account_id = accountOf(turn.actor)
    const missing = error instanceof ApiError && error.code === 'not_found'
    if (!missing || account_id === null || !turn.call.spec.for_editors) throw error
    const owner = await findOwnerFor(sql, account_id, turn.input)
    if (owner === null) throw error
    return work(contextOf(turn, sql, owner))
  }
}

/** What the handler of a call may reach, as the caller or as the owner whose listing they edit. */
export function contextOf(turn: Turn, sql: Sql, owner: string | null = null): Context {
  const { service, call, actor, afterwards } = turn
  const now = service.clock()
  const by = accountOf(actor)
  const account_id = owner ?? by
  const context: Context = {
    sql,
    now,
    site: call.site,
    sites: service.sites.through(sql),
    rates: service.rates,
    actor,
    browser: call.browser ?? null,
    files: service.files,
    memory: service.memory,
    get account_id() {
      return account_id ?? failNobody()
    },
    get by() {
      return by ?? failNobody()
    },
    jobs: service.jobs,
    config: service.config,
    notifications: service.notifications,
    events: service.events,
    fetch: service.fetch,
    dns: service.dns,
    secret: service.secret,
    vat: service.vat,
    authorization: service.authorization,
    address: addressGroup(call.address),
    request_id: call.request_id,
    get idempotency_key() {
      return call.readIdempotencyKey()
    },
    signal: call.signal,
    expectMatch: async (show) => {
      turn.matched = true
      if (call.if_match === null) return
      const etag = etagOf(JSON.stringify(await show()))
      if (matchesStrongly(call.if_match, etag)) return
      fail('precondition_failed', matches(call.if_match, etag) ? { detail: 'A weak ETag guards no edit. Send it without W/.' } : {})
    },
    consumeQuota: (limit, amount) => consumeQuota(sql, context.by, limit, { limit: limitOf(limit, service.config.limits), now, amount }),
    afterwards: (work) => void afterwards.push(work),
  }
  return context
}

/** An operation for everybody was asked for what is somebody's. */
const failNobody = (): never => fail('unauthorized', { headers: { 'www-authenticate': 'Bearer realm="listing"' } })
