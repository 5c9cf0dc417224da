import type { Caller, Service } from '../../../core/context.ts'
import type { Problem } from '../../../base/error.ts'
import { checkInput } from '../../../core/input.ts'
import type { Flat } from '../../../core/input_issues.ts'
import type { WholeInput, WholeOutput } from '../../../../sdk/contract.ts'
import type { OperationId } from '../../../core/operation.ts'
import type { OAuthDoor } from '../../../auth/oauth_door.ts'
import type { Session } from '../../../auth/sessions.ts'
import { SCOPES } from '../../../auth/keys.ts'
import type { Run } from '../../run.ts'
import type { Site } from '../../../core/sites.ts'
import { OPERATIONS } from '../../../core/spec.ts'
import type { Assets } from '../assets/assets.ts'
import { readForm, type Form } from './form.ts'

/** What an operation answered to a page. */
export type Called<Id extends OperationId> =
  { ok: true; status: number; value: WholeOutput<Id> } | { ok: false; status: number; problem: Problem }

/** One request for a page: who asks, where, and what a page may do. */
export type PageRequest = {
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

export type PageRequestParts = Omit<PageRequest, 'call' | 'form'>

export function openPageRequest(run: Run, parts: PageRequestParts): PageRequest {
  let form: Promise<Form> | undefined
  return {
    ...parts,
    form: () => (form ??= readForm(parts.request, parts.form_bytes_max)),
    call: (id, input, idempotency_key) => callOperation(run, parts, id, input, idempotency_key ?? null),
  }
}

async function callOperation<Id extends OperationId>(
  run: Run,
  { session, address, site, request_id, url, request }: PageRequestParts,
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
