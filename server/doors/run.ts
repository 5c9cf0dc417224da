import { answerError, withPrivacy, type Answer } from '../core/answer.ts'
import { isDone, writeAuditEntry, writeOutcome } from '../core/audit.ts'
import type { Bearer } from '../auth/bearer.ts'
import { accountOf, type Service } from '../core/context.ts'
import { isOutage, type Sql, type Transaction } from '../database/open.ts'
import { ApiError, fail, type ErrorCode } from '../base/error.ts'
import { etagOf, matches } from '../base/etag.ts'
import { refuseWithoutRoom } from '../core/health.ts'
import { handlers } from '../operations/table.gen.ts'
import { answerToForm } from '../core/form_answers.ts'
import { answerToProgram, fingerprint, type KeptAnswer, type Stored } from '../core/idempotency.ts'
import type { Flat } from '../core/input_issues.ts'
import { keyFor } from '../base/secret.ts'
import { Reply, type OperationId } from '../core/operation.ts'
import { checkTarget } from '../listings/narrowed.ts'
import { traced } from '../base/trace.ts'
import type { OperationSpec } from '../core/spec.ts'
import { WorkDelayed } from '../base/work_budget.ts'
import { admit } from './admit.ts'
import type { Run } from './call.ts'
import { contextOf, onBehalf, type AnyHandler, type Turn } from './turn.ts'

/** Refusals that are no outcome of the work: the same key may try again. */
const NOT_STORED = new Set<ErrorCode>([
  'not_found',
  'precondition_failed',
  'rate_limited',
  'unavailable',
  'internal',
  'unauthorized',
  'insufficient_scope',
])

type Outcome = Omit<Answer, 'account_id'>

/** The one way in: actor → rate → permission → input check → idempotency → handler → output check → audit → event. */
export function createRun(service: Service, bearer: Bearer): Run {
  const answerCall: Run = async (call) => {
    const started = performance.now()
    const headers: Record<string, string> = {}
    let account_id: string | null = null
    let answer: Outcome
    try {
      const actor = await admit(service, bearer, call, headers)
      account_id = accountOf(actor)
      const input = await call.readInput()
      await checkTarget(service.reads, actor, input)
      const turn: Turn = { service, call, actor, input, handler: await handlerOf(call.spec.id), afterwards: [] }
      answer = await perform(turn)
      for (const work of turn.afterwards) await work()
    } catch (error) {
      answer = answerError(toApiError(service, call, error), call, service.config.base_url)
    }
    const { id } = call.spec
    service.events.operationAnswered({
      operation: id,
      via: call.via,
      status: answer.status,
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
      request_id: call.request_id,
      account_id,
    })
    return { ...answer, headers: { ...headers, ...answer.headers }, account_id }
  }
  return (call) =>
    traced(call.spec.id, 'internal', { 'listing.via': call.via, 'listing.request_id': call.request_id }, async (span) => {
      const answer = await answerCall(call)
      if (span) span.attributes['listing.status'] = answer.status
      if (span && answer.status >= 500) span.failed = String(answer.status)
      return answer
    })
}

async function perform(turn: Turn): Promise<Outcome> {
  const { service, call, actor } = turn
  const { database } = service
  if (!call.spec.writes) {
    // What anyone may read of the contract may lag a moment.
    const may_lag = call.spec.actors === null && call.spec.scope === null
    const read = () => handle(turn, may_lag ? service.replica : service.reads)
    return finish(turn, await (may_lag ? service.copy.read(read) : read()))
  }
  refuseWithoutRoom(service)
  if (turn.handler.steps) return performSteps(turn, turn.handler.steps)
  const key = call.readIdempotencyKey()
  if (turn.handler.effect) return performOutside(turn, key ?? crypto.randomUUID())
  const kept = key === null ? null : keptAnswer(turn, key)
  if (!kept) {
    const asked = await askFirst(turn)
    return finish(turn, await database.begin((sql) => write(asked, sql, key)))
  }
  // A foreign system is not asked again for an answer that is kept; the key itself is claimed with the effect.
  const known = turn.handler.ask ? await database.begin((sql) => kept.find(sql)) : null
  const asked = known ? turn : await askFirst(turn)
  const once = (work: (sql: Transaction) => Promise<Stored> | Stored) =>
    database.begin(async (sql) => {
      const earlier = await kept.find(sql)
      if (earlier) return { ...earlier, headers: { ...earlier.headers, 'idempotent-replayed': 'true' } }
      const first = await work(sql)
      await kept.keep(sql, first)
      return first
    })
  // A refused effect leaves nothing but its answer, which is kept by a transaction of its own.
  const stored = await once(async (sql) => toStored(finish(turn, await write(asked, sql, key)))).catch((error: unknown) => {
    const refusal = refusalToKeep(turn, error)
    return once(() => refusal)
  })
  // What is kept is text; an answer without a body has none for any door.
  return withPrivacy({ ...stored, body: stored.body || null }, accountOf(actor))
}

/** Transactions of its own, each of which leaves the call good to be sent again. What the team does has a line in its log, and so is none. */
async function performSteps(turn: Turn, steps: NonNullable<AnyHandler['steps']>): Promise<Outcome> {
  const { service, call, input } = turn
  if (call.spec.audit.length > 0) throw new Error(`${call.spec.id} would leave no line in the log of the team`)
  return finish(turn, replyOf(await steps(input, service, contextOf(turn, service.database))))
}

/** Where the answer is kept for who sends the same again; null for a program without an account, which has nothing to repeat. */
function keptAnswer({ service, call, actor, input }: Turn, key: string): KeptAnswer | null {
  const now = service.clock()
  if (call.via === 'page') return answerToForm({ key, secret: service.secret, now })
  const account_id = accountOf(actor)
  const print = fingerprint(call.spec.id, call.site.key, withoutDefaults(call.spec, input))
  const seal_key = call.spec.holds_secret ? keyFor(service.secret, 'kept answer') : null
  return account_id === null ? null : answerToProgram({ account_id, key, print, now, seal_key })
}

/** Written down, then tried, then what came of it written beside it: a key that was used is never tried again. */
async function performOutside(turn: Turn, key: string): Promise<Outcome> {
  const { service, handler, input } = turn
  const { database } = service
  await database.begin((sql) => write(turn, sql, key))
  try {
    const done = await handler.effect?.(input, service)
    await writeOutcome(database, key, done?.after ?? {})
    return finish(turn, new Reply(done?.body, 200))
  } catch (error) {
    await writeOutcome(database, key, error instanceof Error ? error : new Error('unknown'))
    throw error
  }
}

/** A default says nothing of a call: one that is new to the contract must not make a call of yesterday another one. */
const withoutDefaults = ({ input_schema }: OperationSpec, input: Flat): Flat =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== input_schema.properties[name]?.default))

const loaded = new Map<OperationId, AnyHandler>()

/** The table types each handler by its own operation; a door has one table for all, and the input check has settled the shape. */
async function handlerOf(id: OperationId): Promise<AnyHandler> {
  const known = loaded.get(id)
  if (known) return known
  const handler = (await handlers[id]()) as unknown as AnyHandler
  loaded.set(id, handler)
  return handler
}

/** The same with the answer of the foreign system that its handler asks, if any. */
async function askFirst(turn: Turn): Promise<Turn> {
  const { handler, service, input } = turn
  const { ask } = handler
  return ask ? { ...turn, handler: await onBehalf(turn, service.database, (context) => ask(input, context)) } : turn
}

const toStored = ({ status, headers, body }: Outcome): Stored => ({ status, headers, body: body ?? '' })

/** The refusal that the state gave an effect, as an answer to keep; throws what is none. */
function refusalToKeep({ call, service }: Turn, error: unknown): Stored {
  // A refused form is mended and sent again as the same one.
  if (!(error instanceof ApiError) || NOT_STORED.has(error.code) || call.via === 'page') throw error
  return toStored(answerError(error, call, service.config.base_url))
}

/** The handler in its transaction, with its line in the log of the site team where it is of that log. */
async function write(turn: Turn, sql: Sql, key: string | null): Promise<Reply<unknown>> {
  const { id, audit } = turn.call.spec
  if (audit.length === 0) return handle(turn, sql)
  // A key whose answer is no longer kept still stands in the log.
  if (key !== null && (await isDone(sql, key))) fail('idempotency_conflict')
  const reply = await handle(turn, sql)
  if (reply.audit === undefined) throw new Error(`${id} does not say what the log of the team is to have`)
  if (reply.audit === null) return reply
  const { action = audit.length === 1 ? audit[0] : undefined } = reply.audit
  if (action === undefined || !audit.includes(action)) throw new Error(`${id} has no name for what it did: ${action}`)
  const { service, actor } = turn
  await writeAuditEntry(sql, { now: service.clock(), actor, key: key ?? crypto.randomUUID() }, { ...reply.audit, action })
  return reply
}

async function handle(turn: Turn, sql: Sql): Promise<Reply<unknown>> {
  return replyOf(await onBehalf(turn, sql, (context) => turn.handler(turn.input, context)))
}

const replyOf = (given: unknown): Reply<unknown> => (given instanceof Reply ? given : new Reply(given, given === undefined ? 204 : 200))

/** Checks the answer against the contract, in production too: what it does not describe must not leave. */
function finish({ call, actor }: Turn, reply: Reply<unknown>): Outcome {
  const account_id = accountOf(actor)
  const check = call.spec.outputs.get(reply.status)
  if (check && !check.accepts(reply.body))
    throw new Error(`${call.spec.id} answers outside the contract: ${JSON.stringify(check.errors(reply.body).slice(0, 3))}`)
  if (!check && reply.body !== undefined) throw new Error(`${call.spec.id} answers ${reply.status}, which the contract does not know`)
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

function toApiError(service: Service, call: { spec: OperationSpec; request_id: string }, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  service.events.operationBroke({ operation: call.spec.id, request_id: call.request_id }, error)
  return isOutage(error) || error instanceof WorkDelayed ? new ApiError('unavailable', { retry_after: 2 }) : new ApiError('internal')
}
