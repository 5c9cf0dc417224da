import type { Caller, Service } from '../context.ts'
import type { Problem } from '../error.ts'
import { checkInput, type Flat } from '../input.ts'
import type { WholeInput, WholeOutput } from '../../sdk/contract.ts'
import type { OperationId } from '../operation.ts'
import type { OAuthDoor } from '../auth/oauth_door.ts'
import type { Session } from '../auth/sessions.ts'
import { SCOPES } from '../auth/keys.ts'
import type { Run } from '../run.ts'
import type { Site } from '../sites.ts'
import { OPERATIONS } from '../spec.ts'
import type { Assets } from './assets.ts'
import { readForm, type Form } from './form.ts'

/** What an operation answered to a page. */
export type Called<Id extends OperationId> =
  { ok: true; status: number; value: WholeOutput<Id> } | { ok: false; status: number; problem: Problem }

/** One request for a page: who asks, where, and what a page may do. */
export type Visit = {
  service: Service
  assets: Assets
  oauth: OAuthDoor
  request: Request
  url: URL
  params: Record<string, string>
  site: Site
  session: Session | null
  /** The caller's address, by which anonymous visitors are counted. */
  address: string
  request_id: string
  form_bytes_max: number
  /** Calls an operation as the visitor, by the one way in, so that no page can skip a rule. */
  call<Id extends OperationId>(id: Id, input: WholeInput<Id>, idempotency_key?: string): Promise<Called<Id>>
  /** The posted form, read once. */
  form(): Promise<Form>
}

export type VisitParts = Omit<Visit, 'call' | 'form'>

export function openVisit(run: Run, parts: VisitParts): Visit {
  let form: Promise<Form> | undefined
  return {
    ...parts,
    form: () => (form ??= readForm(parts.request, parts.form_bytes_max)),
    call: (id, input, idempotency_key) => callOperation(run, parts, id, input, idempotency_key ?? null),
  }
}

async function callOperation<Id extends OperationId>(
  run: Run,
  { session, address, site, request_id, url, request }: VisitParts,
  id: Id,
  input: WholeInput<Id>,
  idempotency_key: string | null,
): Promise<Called<Id>> {
  const spec = OPERATIONS.get(id)
  if (!spec) throw new Error(`the contract has no ${id}`)
  const answer = await run({
    spec,
    token: null,
    caller: session ? pageCaller(session) : null,
    address,
    site,
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
    request_id,
    instance: url.pathname,
    via: 'page',
    signal: request.signal,
  })
  const value = answer.value ?? (answer.body === null ? undefined : JSON.parse(answer.body))
  // run() has held the answer to the contract; below 400 it is the operation's, from there on a problem document.
  return answer.status < 400
    ? { ok: true, status: answer.status, value: value as WholeOutput<Id> }
    : { ok: false, status: answer.status, problem: value as Problem }
}

/** A person on the website may do all that their account may. */
const pageCaller = (session: Session): Caller => ({
  account_id: session.account_id,
  credential: { type: 'oauth', name: 'Website', scopes: [...SCOPES], expires_at: null },
})
