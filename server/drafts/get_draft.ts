import type { Context } from '../context.ts'
import { refuse } from '../error.ts'
import { LONG_POLLS_MAX } from '../limits.ts'
import { serves } from '../operation.ts'
import { findDraft, type DraftRecord } from './rows.ts'
import { showDraft } from './show.ts'
import { excerptOf, ofDraft } from './views.ts'

/** How often a waiting call looks for itself, in case the notification was lost with its connection. */
const LOOK_MILLISECONDS = 2000

/** Reads a draft; with `wait` it answers as soon as the status is another one than at the first look. */
export default serves('get_draft', async ({ id, wait, fields }, context) => {
  const draft = await (wait === undefined ? look(id, context) : lookUntilMoved(id, wait, context))
  const shown = showDraft(draft, await context.sites.byId(draft.site_id))
  return fields ? ofDraft(shown, excerptOf(shown, fields)) : shown
})

async function lookUntilMoved(id: string, wait: number, context: Context): Promise<DraftRecord> {
  const first = await look(id, context)
  if (!isMoving(first) || context.waker.waiting() >= LONG_POLLS_MAX) return first
  const deadline = performance.now() + wait * 1000
  for (;;) {
    const left = deadline - performance.now()
    const draft = await look(id, context)
    if (draft.status !== first.status || left <= 0 || context.signal.aborted) return draft
    await context.waker.wait('draft_status', id, Math.min(left, LOOK_MILLISECONDS), context.signal)
  }
}

const isMoving = ({ status }: DraftRecord): boolean => status === 'crawling' || status === 'drafting'

async function look(id: string, { sql, account_id }: Context): Promise<DraftRecord> {
  return (await findDraft(sql, id, account_id)) ?? refuse('not_found', { what: 'draft' })
}
