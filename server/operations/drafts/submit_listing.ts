import { API } from '../../core/spec.ts'
import { defineOperation } from '../../core/operation.ts'
import { beginDraft, turnOf } from '../../publishing/begin_draft.ts'
import { showDraft } from '../../publishing/show.ts'
import { changeOf, ofDraft } from '../../publishing/views.ts'

/** Starts a draft; the account's own draft of the same site, unless it failed, is answered as it is. */
export default defineOperation('submit_listing', async ({ url, view }, context) => {
  const { account_id } = context
  const takeOne = () => context.consumeQuota('drafts_per_hour')
  const { draft, is_new } = await beginDraft(context, url, {
    account_id,
    turn: turnOf(context),
    takeOne,
    live: context.actor.type === 'session',
  })
  const shown = showDraft(draft, await context.sites.byId(draft.site_id))
  const headers: Record<string, string> = is_new ? { location: `${API}/drafts/${draft.id}` } : {}
  return ofDraft(shown, view === 'changed' ? changeOf(shown, null, draft) : shown, is_new ? 201 : 200, headers)
})
