import { answerError, withPrivacy, type Answer } from '../core/answer.ts'
import type { Bearer } from '../auth/bearer.ts'
import type { Caller, Context, Service } from '../core/context.ts'
import { isOutage, type Sql, type Transaction } from '../database/open.ts'
import { ApiError, fail, type ErrorCode } from '../base/error.ts'
import { etagOf, matches } from '../base/etag.ts'
import { refuseWithoutRoom } from '../core/health.ts'
import { handlers } from '../operations/table.gen.ts'
import { claimKey, fingerprint, storeAnswer, type Stored } from '../core/idempotency.ts'
import type { Flat } from '../core/input_issues.ts'
import { Reply, type PreparedHandler, type OperationId } from '../core/operation.ts'
import { limitOf, consumeQuota } from '../core/quotas.ts'
import { addressGroup, rateHeaders, type RateName, type Rates } from '../base/rate_limiter.ts'
import type { Site } from '../core/sites.ts'
import type { OperationSpec } from '../core/spec.ts'
import { WorkDelayed } from '../base/work_budget.ts'

/** One call as a door hands it over; what costs work to read is read when its turn comes. */
export type Call = {
  spec: OperationSpec
  /** The bearer token, null where none was sent. */
  token: string | null
  /** Set by a door that knows the caller without a token: a page, by its session. */
  caller?: Caller | null
  /** The caller's address, by which anonymous calls are counted. */
  address: string
  site: Site
  /** Reads and checks the input; refuses what the contract does not describe. */
  readInput(): Promise<Flat>
  readIdempotencyKey(): string | null
  if_match: string | null
  if_none_match: string | null
  request_id: string
  /** What `instance` of a problem says. */
  instance: string
  via: 'rest' | 'mcp' | 'page'
  signal: AbortSignal
}

export type Run = (call: Call) => Promise<Answer>

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

/** The one way in: caller → rate limit → scope → input check → idempotency → handler → output check → event. */
export function createRun(service: Service, bearer: Bearer): Run {
  const { rates } = service
  return async (call) => {
    const started = performance.now()
    const headers: Record<string, string> = {}
    let caller: Caller | null = null
    let answer: Omit<Answer, 'account_id'>
    try {
      caller = await findCaller(call, bearer, () => take(rates, 'guesses', addressGroup(call.address), headers))
      takeRate(rates, call, caller, headers)
      checkScope(call.spec, caller)
      const input = await call.readInput()
      answer = await perform(service, call, caller, input)
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
      account_id: caller?.account_id ?? null,
    })
    return { ...answer, headers: { ...headers, ...answer.headers }, account_id: caller?.account_id ?? null }
  }
}

async function findCaller(call: Call, bearer: Bearer, countGuess: () => void): Promise<Caller | null> {
  if (call.caller) return call.caller
  const { scope } = call.spec
  const caller = call.token === null ? null : await bearer(call.token, call.via === 'mcp' ? 'mcp' : 'api')
  if (!caller && (scope !== null || call.token !== null)) {
    countGuess()
    const error = call.token === null ? '' : ', error="invalid_token"'
    fail('unauthorized', {
      ...(call.token === null ? {} : { detail: 'This key is unknown, expired or revoked. Send one that is valid.' }),
      headers: { 'www-authenticate': `Bearer realm="listing"${scope ? `, scope="${scope}"` : ''}${error}` },
    })
  }
  return caller
}

function checkScope({ scope }: OperationSpec, caller: Caller | null): void {
  if (caller && scope && !caller.credential.scopes.includes(scope))
    fail('insufficient_scope', {
      detail: `This needs the scope ${scope}; the credential has ${caller.credential.scopes.join(', ') || 'none'}. Make a key that has it.`,
      headers: { 'www-authenticate': `Bearer realm="listing", error="insufficient_scope", scope="${scope}"` },
    })
}

function takeRate(rates: Rates, call: Call, caller: Caller | null, headers: Record<string, string>): void {
  // A page is built of several reads, and its door counts pages.
  if (call.via === 'page' && !call.spec.writes) return
  if (!caller) return take(rates, 'anonymous', addressGroup(call.address), headers)
  take(rates, call.spec.method === 'GET' ? 'account_reads' : 'account_writes', caller.account_id, headers)
}

function take(rates: Rates, name: RateName, who: string, headers: Record<string, string>): void {
  const rate = rates.take(name, who)
  Object.assign(headers, rateHeaders(rate))
  if (rate.refused) fail('rate_limited', { retry_after: rate.resets_seconds })
}

async function perform(service: Service, call: Call, caller: Caller | null, input: Flat): Promise<Omit<Answer, 'account_id'>> {
  const { database } = service
  const plain = handlerOf(call)
  if (!call.spec.writes) {
    const read = () => handle(plain, service, call.spec.scope === null ? service.replica : service.reads, call, caller, input)
    return finish(await (call.spec.scope === null ? service.copy.read(read) : read()), call, caller)
  }
  refuseWithoutRoom(service)
  const key = call.readIdempotencyKey()
  const account_id = caller?.account_id
  const now = service.clock()
  if (key === null || account_id === undefined) {
    const handler = await askFirst(plain, service, call, caller, input)
    return finish(await database.begin((sql) => handle(handler, service, sql, call, caller, input)), call, caller)
  }
  const print = fingerprint(call.spec.id, call.site.key, withoutDefaults(call.spec, input))
  // A foreign system is not asked again for an answer that is kept; the key itself is claimed with the effect.
  const kept = plain.ask ? await database.begin((sql) => claimKey(sql, account_id, key, print, now)) : null
  const handler = kept ? plain : await askFirst(plain, service, call, caller, input)
  const stored = await database.begin(async (sql) => {
    const earlier = await claimKey(sql, account_id, key, print, now)
    if (earlier) return { ...earlier, headers: { ...earlier.headers, 'idempotent-replayed': 'true' } }
    const first = await effect(handler, service, sql, call, caller, input)
    await storeAnswer(sql, account_id, key, print, now, first)
    return first
  })
  return withPrivacy(stored, caller)
}

/** A default says nothing of a call: one that is new to the contract must not make a call of yesterday another one. */
const withoutDefaults = ({ input_schema }: OperationSpec, input: Flat): Flat =>
  Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== input_schema.properties[name]?.default))

type AnyHandler = PreparedHandler<OperationId>

/** The table types each handler by its own operation; a door has one table for all, and the input check has settled the shape. */
const handlerOf = ({ spec }: Call): AnyHandler => handlers[spec.id] as unknown as AnyHandler

/** The handler with the answer of the foreign system that it asks, if any. */
async function askFirst(handler: AnyHandler, service: Service, call: Call, caller: Caller | null, input: Flat): Promise<AnyHandler> {
  return handler.ask ? handler.ask(input as never, contextOf(service, service.database, call, caller)) : handler
}

/** The effect, or the refusal that the state gave it, as an answer to keep; a refused effect leaves nothing but its answer. */
async function effect(
  handler: AnyHandler,
  service: Service,
  sql: Transaction,
  call: Call,
  caller: Caller | null,
  input: Flat,
): Promise<Stored> {
  try {
    const reply = await sql.savepoint((inner) => handle(handler, service, inner, call, caller, input))
    const { status, headers, body } = finish(reply, call, caller)
    return { status, headers, body: body ?? '' }
  } catch (error) {
    if (!(error instanceof ApiError) || NOT_STORED.has(error.code)) throw error
    const { status, headers, body } = answerError(error, call, service.config.base_url)
    return { status, headers, body: body ?? '' }
  }
}

async function handle(
  handler: AnyHandler,
  service: Service,
  sql: Sql,
  call: Call,
  caller: Caller | null,
  input: Flat,
): Promise<Reply<unknown>> {
  const given = await handler(input as never, contextOf(service, sql, call, caller))
  return given instanceof Reply ? given : new Reply(given, 200)
}

function contextOf(service: Service, sql: Sql, call: Call, caller: Caller | null): Context {
  const now = service.clock()
  const account_id = caller?.account_id
  const context: Context = {
    sql,
    now,
    site: call.site,
    sites: service.sites.through(sql),
    rates: service.rates,
    memory: service.memory,
    caller,
    get account_id() {
      return account_id ?? fail('unauthorized')
    },
    jobs: service.jobs,
    config: service.config,
    notifications: service.notifications,
    events: service.events,
    fetch: service.fetch,
    secret: service.secret,
    vat: service.vat,
    address: addressGroup(call.address),
    request_id: call.request_id,
    signal: call.signal,
    expectMatch: (body) => {
      if (call.if_match !== null && !matches(call.if_match, etagOf(JSON.stringify(body)))) fail('precondition_failed')
    },
    consumeQuota: (limit) => consumeQuota(sql, context.account_id, limit, limitOf(limit, service.config.limits), now),
  }
  return context
}

/** Checks the answer against the contract, in production too: what it does not describe must not leave. */
function finish(reply: Reply<unknown>, call: Call, caller: Caller | null): Omit<Answer, 'account_id'> {
  const check = call.spec.outputs.get(reply.status)
  if (check && !check.accepts(reply.body))
    throw new Error(`${call.spec.id} answers outside the contract: ${JSON.stringify(check.errors(reply.body).slice(0, 3))}`)
  if (!check && reply.body !== undefined) throw new Error(`${call.spec.id} answers ${reply.status}, which the contract does not know`)
  const body = reply.body === undefined ? null : JSON.stringify(reply.body)
  const headers: Record<string, string> = { ...reply.headers }
  if (body !== null) headers['content-type'] = 'application/json'
  if (body !== null && (call.spec.has_etag || call.spec.id === 'submit_listing')) {
    // An edit that answers more than the resource names the resource's own tag.
    headers.etag ??= etagOf(body)
    if (call.spec.method === 'GET' && call.if_none_match !== null && matches(call.if_none_match, headers.etag)) {
      delete headers['content-type']
      return withPrivacy({ status: 304, headers, body: null }, caller)
    }
  }
  return withPrivacy({ status: reply.status, headers, body, value: reply.body }, caller)
}

function toApiError(service: Service, call: { spec: OperationSpec; request_id: string }, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  service.events.operationBroke({ operation: call.spec.id, request_id: call.request_id }, error)
  return isOutage(error) || error instanceof WorkDelayed ? new ApiError('unavailable', { retry_after: 2 }) : new ApiError('internal')
}
