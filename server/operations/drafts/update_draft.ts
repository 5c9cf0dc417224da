import { Reply, defineOperation } from '../../core/operation.ts'
import { editDraft } from '../../publishing/edit_draft.ts'
import { showDraft } from '../../publishing/show.ts'
import { changeOf, ofDraft } from '../../publishing/views.ts'

/** When lock_fields was deprecated, as RFC 9745 wants it. */
const LOCK_FIELDS_DEPRECATED = '@1767225600'

export default defineOperation('update_draft', async ({ id, view, ...edits }, context) => {
  const { before, after, site } = await editDraft(context, id, edits, 'update_draft')
  const shown = showDraft(after, site)
  const headers: Record<string, string> = edits.lock_fields ? { deprecation: LOCK_FIELDS_DEPRECATED } : {}
  return view === 'changed' ? ofDraft(shown, changeOf(shown, before, after), 200, headers) : new Reply(shown, 200, headers)
})
