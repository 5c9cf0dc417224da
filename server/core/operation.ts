import type { Input, OperationId, Output } from '../../sdk/contract.ts'
import type { Context } from './context.ts'

export type { Input, OperationId, Output }

/** What a handler gives where the plain body is not all: another success status, or headers. */
export class Reply<Body> {
  constructor(
    readonly body: Body,
    readonly status: number,
    readonly headers: Record<string, string> = {},
  ) {}
}

export type Handler<Id extends OperationId> = (input: Input<Id>, context: Context) => Promise<Output<Id> | Reply<Output<Id>>>

/**
 * What a write has to ask of a foreign system: `ask` runs before the transaction opens, on the pool, and refuses what is not worth asking;
 * the handler takes its answer inside the transaction, and looks again at all that may have changed meanwhile.
 */
export type PreparedHandler<Id extends OperationId> = Handler<Id> & { ask?: (input: Input<Id>, context: Context) => Promise<Handler<Id>> }

/** One handler per operation: what is missing here does not compile. */
export type Handlers = { [Id in OperationId]: PreparedHandler<Id> }

/** Names the operation that a file serves, which types its input and its answer. */
export function defineOperation<Id extends OperationId>(_id: Id, handler: Handler<Id>): Handler<Id> {
  return handler
}

/** As `serves`, for a write that asks a foreign system first; `take` is given what it answered. */
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
