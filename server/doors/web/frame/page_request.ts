import type { Actor, Service } from '../../../core/context.ts'
import type { OperationId, WholeInput } from '../../../core/operation.ts'
import type { OAuthDoor } from '../../../auth/oauth_door.ts'
import type { Session } from '../../../auth/sessions.ts'
import { callOperation, type Called, type From } from '../../call.ts'
import type { Run } from '../../call.ts'
import type { Site } from '../../../core/sites.ts'
import type { OperationSpec } from '../../../core/spec.ts'
import type { Assets } from '../assets/assets.ts'
import { readForm, type Form } from './form.ts'

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
  const { session, address, site, request_id, url, request } = parts
  const from: From = {
    actorOf: (spec) => actorOf(spec, session),
    via: 'page',
    ...{ site, address, request_id, instance: url.pathname, signal: request.signal, browser: request },
  }
  return {
    ...parts,
    form: () => (form ??= readForm(parts.request, parts.form_bytes_max)),
    call: (id, input, idempotency_key) => callOperation(run, from, id, input, idempotency_key ?? null),
  }
}

/** As whom a page calls: who is signed in, as the site team for what is only theirs; whoever opened an e-mail's link, or anyone. */
function actorOf({ actors }: OperationSpec, session: Session | null): Actor {
  if (actors?.includes('link')) return { type: 'link' }
  if (!session) return { type: 'anonymous' }
  const { account_id, email, session_id, operator } = session
  return { type: operator && actors?.includes('team') ? 'team' : 'session', account_id, email, session_id }
}
