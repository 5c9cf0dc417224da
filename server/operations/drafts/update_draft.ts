import { Reply, defineGatheredOperation, type Input } from '../../core/operation.ts'
import { editDraft } from '../../publishing/edit_draft.ts'
import { editDrafts, isPlain } from '../../publishing/edit_drafts.ts'
import { showDraft } from '../../publishing/show.ts'
import { changeOf, ofDraft } from '../../publishing/views.ts'

/** When lock_fields was deprecated, as RFC 9745 wants it. */
const LOCK_FIELDS_DEPRECATED = '@1767225600'

/** Plain edits of several drafts that come at the same time are written together. */
export default defineGatheredOperation(
  'update_draft',
  async (input, context) => {
    const { id, view: _view, ...edits } = input
    return replyTo(input, await editDraft(context, id, edits, 'update_draft'))
  },
  {
    fits: ({ id: _id, view: _view, ...edits }) => isPlain(edits),
    together: async (sql, calls) => {
      const edited = await editDrafts(
        sql,
        calls.map(({ input: { id, view: _view, ...edits }, context }) => ({ id, edits, context })),
      )
      return calls.map(({ input }, index) => {
        const one = edited[index]
        return one ? replyTo(input, one) : null
      })
    },
  },
)

function replyTo({ view, lock_fields }: Input<'update_draft'>, { before, after, site }: Awaited<ReturnType<typeof editDraft>>) {
  const shown = showDraft(after, site)
  const headers: Record<string, string> = lock_fields ? { deprecation: LOCK_FIELDS_DEPRECATED } : {}
  return view === 'changed' ? ofDraft(shown, changeOf(shown, before, after), 200, headers) : new Reply(shown, 200, headers)
}
