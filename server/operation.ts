import type { Input, OperationId, Output } from '../sdk/contract.ts'
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

/** One handler per operation: what is missing here does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** Names the operation that a file serves, which types its input and its answer. */
export function serves<Id extends OperationId>(_id: Id, handler: Handler<Id>): Handler<Id> {
  return handler
}
