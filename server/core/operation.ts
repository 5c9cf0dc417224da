import type * as published from '../../sdk/contract.ts'
import type { AuditEntry } from './audit.ts'
import type { Context, Service } from './context.ts'
import type { Sql } from '../database/open.ts'
import type { operations } from './internal.gen.ts'
import type { InternalId, OperationId } from './spec.ts'

export type { OperationId }

/** What an operation takes, and what it answers: of the contract, or of those beside it. */
export type Input<Id extends OperationId> = Id extends InternalId
  ? published.InputOf<operations[Id]>
  : Id extends published.OperationId
    ? published.Input<Id>
    : never
export type Output<Id extends OperationId> = Id extends InternalId
  ? published.OutputOf<operations[Id]>
  : Id extends published.OperationId
    ? published.Output<Id>
    : never

/** The same of a call that asks for all there is. */
export type WholeInput<Id extends OperationId> = Id extends published.OperationId ? published.WholeInput<Id> : Input<Id>
export type WholeOutput<Id extends OperationId> = Id extends published.OperationId ? published.WholeOutput<Id> : Output<Id>

/** What a handler gives where the plain body is not all: another success status, or headers. */
export class Reply<Body> {
  constructor(
    readonly body: Body,
    readonly status: number,
    readonly headers: Record<string, string> = {},
    /** What stands in the log of the site team; null where nothing came of it. */
    readonly audit?: AuditEntry | null,
  ) {}
}

/** The answer of an operation that stands in the log of the site team, with what was done to what; null where nothing came of it. */
export const audited = <Body>(body: Body, entry: AuditEntry | null): Reply<Body> =>
  new Reply(body, body === undefined ? 204 : 200, {}, entry)

type HandlerResult<Body> = Body | Reply<Body> | (Body extends undefined ? void : never)

export type Handler<Id extends OperationId> = (input: Input<Id>, context: Context) => Promise<HandlerResult<Output<Id>>>

/**
 * What a write has to ask of a foreign system: `ask` runs before the transaction opens, on the pool, and refuses what is not worth asking;
 * the handler takes its answer inside the transaction, and looks again at all that may have changed meanwhile.
 */
export type PreparedHandler<Id extends OperationId> = Handler<Id> & {
  ask?: (input: Input<Id>, context: Context) => Promise<Handler<Id>>
  effect?: ExternalEffect<Id>
  steps?: Steps<Id>
  gathered?: { fits: (input: Input<Id>) => boolean; together: Together<Id> }
}

/**
 * Does what several ask at the same time, in one transaction; null for what has to be done alone, of which it writes nothing. Nor does it
 * refuse anything: what is refused is, alone.
 */
type Together<Id extends OperationId> = (
  sql: Sql,
  calls: readonly { input: Input<Id>; context: Context }[],
) => Promise<readonly (HandlerResult<Output<Id>> | null)[]>

/** Several transactions, with a foreign system asked between them. */
type Steps<Id extends OperationId> = (input: Input<Id>, service: Service, context: Context) => Promise<HandlerResult<Output<Id>>>

/** What a foreign system does once it is written down that it is to be done: what came of it is written beside that, and answered. */
type ExternalEffect<Id extends OperationId> = (
  input: Input<Id>,
  service: Service,
) => Promise<{ after: Record<string, unknown>; body: Output<Id> }>

/** How the handler of each operation is loaded: what is missing here does not compile. */
export type Handlers = { [Id in OperationId]: () => Promise<PreparedHandler<Id>> }

/** Names the operation that a file serves, which types its input and its answer. */
export function defineOperation<Id extends OperationId>(_id: Id, handler: Handler<Id>): Handler<Id> {
  return handler
}

/** As `defineOperation`, for a write that asks a foreign system first; `take` is given what it answered. */
export function definePreparedOperation<Id extends OperationId, Answered>(
  _id: Id,
  ask: (input: Input<Id>, context: Context) => Promise<Answered>,
  take: (input: Input<Id>, context: Context, answered: Answered) => ReturnType<Handler<Id>>,
): PreparedHandler<Id> {
  const asked = async (input: Input<Id>, context: Context): Promise<Handler<Id>> => {
    const answered = await ask(input, context)
    return (same, inner) => take(same, inner, answered)
  }
  // Only the way in calls it, which asks first.
  const unasked: Handler<Id> = () => Promise.reject(new Error('this operation asks a foreign system first'))
  return Object.assign(unasked, { ask: asked })
}

/**
 * For what a foreign system does and nobody can take back: `plan` answers the line of the log, which stands before `effect` is tried, so
 * that a call sent twice never asks for it twice.
 */
export function defineExternalOperation<Id extends OperationId>(
  _id: Id,
  plan: (input: Input<Id>, context: Context) => Promise<AuditEntry>,
  effect: ExternalEffect<Id>,
): PreparedHandler<Id> {
  // The plan's answer is only its line: the body comes with the effect.
  const planned = async (input: Input<Id>, context: Context) => audited<Output<Id>>(undefined as Output<Id>, await plan(input, context))
  return Object.assign(planned as Handler<Id>, { effect })
}

/** As `defineOperation`, for a write that many do at the same time: those that `fit` and come together are done in one transaction. */
export function defineGatheredOperation<Id extends OperationId>(
  _id: Id,
  handler: Handler<Id>,
  gathered: { fits: (input: Input<Id>) => boolean; together: Together<Id> },
): PreparedHandler<Id> {
  return Object.assign(handler, { gathered })
}

/**
 * For what asks a foreign system between transactions of its own, such as a payment. Each step leaves things so that the call may be sent
 * again and goes on from there, which is why no answer of it is kept: what it said a moment ago may be over.
 */
export function defineStepwiseOperation<Id extends OperationId>(_id: Id, steps: Steps<Id>): PreparedHandler<Id> {
  // Only the way in calls it, which opens no transaction for it.
  const unstepped: Handler<Id> = () => Promise.reject(new Error('this operation has transactions of its own'))
  return Object.assign(unstepped, { steps })
}
