import { accountOf, type Actor, type Service } from '../../../core/context.ts'
import { formKey } from '../../../core/form_answers.ts'
import type { OperationId, WholeInput } from '../../../core/operation.ts'
import type { Session } from '../../../auth/sessions.ts'
import { callOperation, type Called, type From } from '../../call.ts'
import type { Run } from '../../call.ts'
import type { EventStreams } from '../../event_stream.ts'
import type { Site } from '../../../core/sites.ts'
import { specOf, type OperationSpec } from '../../../core/spec.ts'
import type { Assets } from '../assets/assets.ts'
import { readForm, type Form } from './form.ts'
import { actOf } from './post_form.tsx'

/** One request for a page: who asks, where, and what a page may do. */
export type PageRequest = {
  service: Service
  assets: Assets
  streams: EventStreams
  request: Request
  url: URL
  params: Record<string, string>
  site: Site
  session: Session | null
  /** Whose drafts a browser may open that nobody is signed in with. */
  stranger: string | null
  /** The caller's address, by which anonymous visitors are counted. */
  address: string
  request_id: string
  form_bytes_max: number
  /** Whether its page carries the style within itself, or names the file that has that of all pages. */
  style: 'within' | 'linked'
  /**
   * Calls an operation as the visitor, by the one way in, so that no page can skip a rule. A form that is sent twice is done once. What is
   * about a site is about the page's own, unless another is named.
   */
  call<Id extends OperationId>(id: Id, input: WholeInput<Id>, on?: Site): Promise<Called<Id>>
  /** The posted form, read once, within the bound of its route or one that only the page knows. */
  form(bytes_max?: number): Promise<Form>
}

export type PageRequestParts = Omit<PageRequest, 'call' | 'form'>

export function openPageRequest(run: Run, parts: PageRequestParts): PageRequest {
  let form: Promise<Form> | undefined
  const { session, stranger, address, site, request_id, url, request } = parts
  const actorFor = (spec: OperationSpec) => actorOf(spec, session, stranger)
  const from: From = {
    actorOf: actorFor,
    via: 'page',
    ...{ site, address, request_id, instance: url.pathname, signal: request.signal, browser: request },
  }
  const readOnce = (bytes_max = parts.form_bytes_max) => (form ??= readForm(request, bytes_max))
  /** Of the deed that the posted form asks for; null for a page that is only looked at, and for a form that is none of ours. */
  const keyOf = async (spec: OperationSpec, input: unknown): Promise<string | null> => {
    if (request.method !== 'POST' || !spec.writes) return null
    // What cannot be read is refused by the page that reads it.
    const act = await readOnce().then(actOf, () => null)
    const account_id = isForAnyone(spec) ? null : accountOf(actorFor(spec))
    return act === null ? null : formKey({ act, account_id, operation: spec.id, site: site.key, input })
  }
  return {
    ...parts,
    form: readOnce,
    call: async (id, input, on = site) => callOperation(run, { ...from, site: on }, id, input, await keyOf(specOf(id), input)),
  }
}

/** Whoever holds the form may be signed in by it, and is who they were before all the same. */
const isForAnyone = ({ actors }: OperationSpec): boolean => actors?.some((kind) => kind === 'anyone' || kind === 'link') ?? false

/** As whom a page calls: who is signed in, as the site team for what is only theirs; whoever opened an e-mail's or an order's link, or anyone. */
function actorOf({ actors, for_strangers }: OperationSpec, session: Session | null, stranger: string | null): Actor {
  if (actors?.includes('link')) return { type: 'link' }
  if (!session) return stranger !== null && for_strangers ? { type: 'stranger', account_id: stranger } : { type: 'anonymous' }
  const { account_id, email, session_id, operator } = session
  return { type: operator && actors?.includes('team') ? 'team' : 'session', account_id, email, session_id }
}
