import { answerError, withPrivacy } from '../core/answer.ts'
import { isDone, writeAuditEntry, writeOutcome } from '../core/audit.ts'
import type { Bearer } from '../auth/bearer.ts'
import { accountOf, type Service } from '../core/context.ts'
import type { Sql, Transaction } from '../database/open.ts'
import { ApiError, fail, type ErrorCode } from '../base/error.ts'
import { refuseWithoutRoom } from '../core/health.ts'
import { handlers } from '../operations/table.gen.ts'
import { claimOfForm } from '../core/form_answers.ts'
import { fingerprint, type Stored } from '../core/idempotency.ts'
import { findKept, keepAll, type Claim } from '../core/kept_answers.ts'
import type { Flat } from '../core/input_issues.ts'
import { keyFor } from '../base/secret.ts'
import { Reply, type OperationId } from '../core/operation.ts'
import { checkTarget } from '../listings/narrowed.ts'
import { holdStanding } from '../auth/standing.ts'
import { traced } from '../base/trace.ts'
import type { OperationSpec } from '../core/spec.ts'
import { admit, admitStill } from './admit.ts'
import { brokenError } from './broken.ts'
import type { Run } from './call.ts'
import { finish, replyOf, toStored, type Outcome } from './outcome.ts'
import { createTogether, replayed, type Together } from './together.ts'
import { contextOf, onBehalf, type AnyHandler, type Turn } from './turn.ts'

/** Refusals that are no outcome of the work: the same key may try again. */
const NOT_STORED = new Set<ErrorCode>([
  // The body is at fault, also where only the handler sees it: who mends it sends it with the same key.
  'validation_failed',
  'url_not_allowed',
  'not_found',
  // Kept, it would be the answer for a day, and nothing would ever be done.
  'idempotency_in_flight',
  'precondition_failed',
  'rate_limited',
  'unavailable',
  'internal',
  'unauthorized',
  'insufficient_scope',
])

/** The one way in: actor → rate → permission → input check → idempotency → handler → output check → audit → event. */
export function createRun(service: Service, bearer: Bearer): Run {
  // The driver's own type takes what a transaction answers for a list of queries too.
  const begin = async <Result>(work: (sql: Sql) => Promise<Result>) => (await service.database.begin(work)) as Result
  const together = createTogether(begin)
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
      const turn: Turn = { service, call, actor, input, handler: await handlerOf(call.spec.id), afterwards: [], matched: false }
      answer = await perform(turn, together)
      if (input.wait !== undefined && call.token !== null) await admitStill(bearer, call)
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

async function perform(turn: Turn, together: Together): Promise<Outcome> {
  const { service, call, actor } = turn
  const { database } = service
  if (!call.spec.writes) {
    // What anyone may read of the contract may lag a moment; what may be somebody's own, as it was just written, may not.
    const may_lag = call.spec.actors === null && call.spec.scope === null && !call.spec.for_editors
    const read = () => handle(turn, may_lag ? service.replica : service.reads)
    return finish(turn, await (may_lag ? service.copy.read(read) : read()))
  }
  refuseWithoutRoom(service)
  if (turn.handler.steps) return performSteps(turn, turn.handler.steps)
  const key = call.readIdempotencyKey()
  if (turn.handler.effect) return performOutside(turn, key ?? crypto.randomUUID())
  const claim = key === null ? null : claimOf(turn, key)
  if (!claim) {
    const asked = await askFirst(turn)
    return finish(turn, await database.begin((sql) => stand(turn, sql).then(() => write(asked, sql, key))))
  }
  const stored = await together(turn, claim, () => performOnce(turn, claim, key))
  // What is kept is text; an answer without a body has none for any door.
  return withPrivacy({ ...stored, body: stored.body || null }, accountOf(actor))
}

/** Does a call whose answer is kept, unless it is already. */
async function performOnce(turn: Turn, claim: Claim, key: string | null): Promise<Stored> {
  const { database } = turn.service
  // A foreign system is not asked again for an answer that is kept; the key itself is claimed with the effect.
  const known = turn.handler.ask ? await database.begin((sql) => findKept(sql, claim)) : null
  const asked = known ? turn : await askFirst(turn)
  const once = (work: (sql: Transaction) => Promise<Stored> | Stored) =>
    database.begin(async (sql) => {
      // Sent along: a program's key is never waited for. A form's may be, by whom nothing must be held that the first one needs.
      const standing = claim.kind === 'program' ? stand(turn, sql) : null
      standing?.catch(() => {})
      const earlier = await findKept(sql, claim)
      if (earlier) return replayed(earlier)
      await (standing ?? stand(turn, sql))
      const first = await work(sql)
      await keepAll(sql, [[claim, first]], turn.service.config.limits)
      return first
    })
  // A refused effect leaves nothing but its answer, which is kept by a transaction of its own.
  return once(async (sql) => toStored(finish(turn, await write(asked, sql, key)))).catch((error: unknown) => {
    const refusal = refusalToKeep(turn, error)
    return once(() => refusal)
  })
}

/** Transactions of its own, each of which leaves the call good to be sent again. What the team does has a line in its log, and so is none. */
async function performSteps(turn: Turn, steps: NonNullable<AnyHandler['steps']>): Promise<Outcome> {
  const { service, call, input } = turn
  if (call.spec.audit.length > 0) throw new Error(`${call.spec.id} would leave no line in the log of the team`)
  return finish(turn, replyOf(await steps(input, service, contextOf(turn, service.database))))
}

/** Where the answer is kept for who sends the same again; null for a program without an account, which has nothing to repeat. */
function claimOf({ service, call, actor, input }: Turn, key: string): Claim | null {
  const now = service.clock()
  if (call.via === 'page') return claimOfForm({ key, secret: service.secret, now })
  const account_id = accountOf(actor)
  const print = fingerprint(call.spec.id, call.site.key, withoutDefaults(call.spec, input))
  const seal_key = call.spec.holds_secret ? keyFor(service.secret, 'kept answer') : null
  return account_id === null ? null : { kind: 'program', account_id, key, print, now, seal_key }
}

/** Written down, then tried, then what came of it written beside it: a key that was used is never tried again. */
async function performOutside(turn: Turn, key: string): Promise<Outcome> {
  const { service, handler, input } = turn
  const { database } = service
  await database.begin((sql) => stand(turn, sql).then(() => write(turn, sql, key)))
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

/** The refusal that the state gave an effect, as an answer to keep; throws what is none. */
function refusalToKeep({ call, service }: Turn, error: unknown): Stored {
  // A refused form is mended and sent again as the same one.
  if (!(error instanceof ApiError) || NOT_STORED.has(error.code) || call.via === 'page') throw error
  return toStored(answerError(error, call, service.config.base_url))
}

/** What anyone may do needs no access that could have ended, such as signing out. */
async function stand({ call: { spec }, actor }: Turn, sql: Sql): Promise<void> {
  if (!spec.actors?.includes('anyone')) await holdStanding(sql, actor, spec.ends_access)
}

/** The handler in its transaction, with its line in the log of the site team where it is of that log. */
async function write(turn: Turn, sql: Sql, key: string | null): Promise<Reply<unknown>> {
  const { id, audit } = turn.call.spec
  if (audit.length === 0) return heldToTag(turn, await handle(turn, sql))
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

/** What has no ETag has none that If-Match could name (RFC 9110, 13.1.1): nothing of the edit stands. */
function heldToTag<Done>({ call, matched }: Turn, done: Done): Done {
  const { if_match, spec } = call
  if (if_match !== null && !matched && CONDITIONAL.has(spec.method) && if_match.trim() !== '*')
    fail('precondition_failed', { detail: 'This has no ETag, so that If-Match names none of its own. Send it without If-Match.' })
  return done
}
const CONDITIONAL: ReadonlySet<string> = new Set(['PATCH', 'PUT', 'DELETE'])

async function handle(turn: Turn, sql: Sql): Promise<Reply<unknown>> {
  return replyOf(await onBehalf(turn, sql, (context) => turn.handler(turn.input, context)))
}

function toApiError(service: Service, call: { spec: OperationSpec; request_id: string }, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  service.events.operationBroke({ operation: call.spec.id, request_id: call.request_id }, error)
  return brokenError(error)
}
