import type { Context } from '../../core/context.ts'
import { fail } from '../../base/error.ts'
import { LONG_POLLS_MAX } from '../../base/limits.ts'
import { defineOperation } from '../../core/operation.ts'
import { findDraft, type DraftRecord } from '../../profile/rows.ts'
import { showDraft } from '../../publishing/show.ts'
import { excerptOf, ofDraft } from '../../publishing/views.ts'

/** How often a waiting call looks for itself, in case the notification was lost with its connection. */
const POLL_MILLISECONDS = 2000

/** Reads a draft; with `wait` it answers as soon as the status is another one than at first. */
export default defineOperation('get_draft', async ({ id, wait, fields }, context) => {
  const draft = await (wait === undefined ? loadDraft(id, context) : waitUntilMoved(id, wait, context))
  const shown = showDraft(draft, await context.sites.byId(draft.site_id))
  return fields ? ofDraft(shown, excerptOf(shown, fields)) : shown
})

async function waitUntilMoved(id: string, wait: number, context: Context): Promise<DraftRecord> {
  const first = await loadDraft(id, context)
  if (!isMoving(first) || context.notifications.waiting('draft_status') >= LONG_POLLS_MAX) return first
  const deadline = performance.now() + wait * 1000
  for (;;) {
    const left = deadline - performance.now()
    const draft = await loadDraft(id, context)
    if (draft.status !== first.status || left <= 0 || context.signal.aborted) return draft
    await context.notifications.wait('draft_status', id, Math.min(left, POLL_MILLISECONDS), context.signal)
  }
}

const isMoving = ({ status }: DraftRecord): boolean => status === 'crawling' || status === 'drafting'

async function loadDraft(id: string, { sql, account_id }: Context): Promise<DraftRecord> {
  return (await findDraft(sql, id, account_id)) ?? fail('not_found', { what: 'draft' })
}
