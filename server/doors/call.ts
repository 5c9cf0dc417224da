import { ApiError, type Problem } from '../base/error.ts'
import type { Actor } from '../core/context.ts'
import { checkInput } from '../core/input.ts'
import type { Flat } from '../core/input_issues.ts'
import type { OperationId, WholeInput, WholeOutput } from '../core/operation.ts'
import type { Site } from '../core/sites.ts'
import { specOf, type OperationSpec } from '../core/spec.ts'
import type { Answer } from '../core/answer.ts'

/** One call as a door hands it over; what costs work to read is read when its turn comes. */
export type Call = {
  spec: OperationSpec
  /** The bearer token, null where none was sent. */
  token: string | null
  /** Set by a door that knows who acts without a token: a page, by its session. */
  actor?: Actor
  /** What a browser sent, where it is a page that calls. */
  browser?: Request
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
  via: 'rest' | 'mcp' | 'page' | 'command' | 'webhook'
  signal: AbortSignal
  /** False for what goes on after a call that was counted. */
  counted?: boolean
}

export type Run = (call: Call) => Promise<Answer>

/** What an operation answered. */
export type Called<Id extends OperationId> =
  { ok: true; status: number; value: WholeOutput<Id> } | { ok: false; status: number; problem: Problem }

/** Who calls from inside, and from where. */
export type From = {
  actorOf(spec: OperationSpec): Actor
  via: 'page' | 'command' | 'webhook'
  site: Site
  address: string
  request_id: string
  instance: string
  signal: AbortSignal
  browser?: Request
}

/** Calls an operation by the one way in, for who is known without a token: the pages, and the operator's commands. */
export async function callOperation<Id extends OperationId>(
  run: Run,
  { actorOf, ...from }: From,
  id: Id,
  input: WholeInput<Id>,
  idempotency_key: string | null,
): Promise<Called<Id>> {
  const spec = specOf(id)
  const answer = await run({
    ...from,
    spec,
    token: null,
    actor: actorOf(spec),
    readInput: async () => {
      // Defaults are filled in by the door, as the machine doors do.
      const flat: Flat = {}
      for (const [name, location] of spec.locations) {
        const schema = spec.input_schema.properties[name]
        if (location === 'query' && schema?.default !== undefined) flat[name] = schema.default
      }
      for (const [name, value] of Object.entries(input)) if (value !== undefined) flat[name] = value
      checkInput(spec, flat)
      return flat
    },
    readIdempotencyKey: () => idempotency_key,
    if_match: null,
    if_none_match: null,
  })
  const value = answer.value ?? (answer.body ? JSON.parse(answer.body) : undefined)
  // run() has held the answer to the contract; below 400 it is the operation's, from there on a problem document.
  return answer.status < 400
    ? { ok: true, status: answer.status, value: value as WholeOutput<Id> }
    : { ok: false, status: answer.status, problem: value as Problem }
}

/** The refusal of a call as an error of its own. */
export const refusalOf = ({ code, detail, errors, retry_after }: Problem): ApiError =>
  new ApiError(code, { detail, ...(errors ? { errors } : {}), ...(retry_after === undefined ? {} : { retry_after }) })
