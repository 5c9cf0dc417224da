import { fail } from '../../base/error.ts'
import { LONG_POLLS_MAX } from '../../base/limits.ts'
import type { Context } from '../../core/context.ts'
import { defineOperation } from '../../core/operation.ts'
import { findDraft, type DraftRecord } from '../../profile/rows.ts'

/** How often a waiting call looks for itself, in case the notification was lost with its connection. */
const POLL_MILLISECONDS = 2000

/** What the reading of a draft has come to; with `wait` as soon as it is another state than `after`, while it goes on. */
export default defineOperation('watch_draft', async ({ id, after, wait = 0 }, context) => {
  const asked = performance.now()
  const draft = await waitUntilMoved({ id, after, wait }, context)
  const { url, status, progress } = draft
  const { live, model: _model, ...read } = progress
  const milliseconds = context.now.getTime() + performance.now() - asked - draft.updated_at.getTime()
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  return { state: stateOf(draft), url, status, seconds, ...read, pages: live?.pages ?? [], values: live?.values ?? [] }
})

const stateOf = ({ run, status, progress }: DraftRecord): string => `${run}.${status}.${progress.live?.revision ?? progress.pages_read}`

type Asked = { id: string; after: string | undefined; wait: number }

async function waitUntilMoved({ id, after, wait }: Asked, { sql, account_id, notifications, signal }: Context): Promise<DraftRecord> {
  const deadline = performance.now() + wait * 1000
  for (;;) {
    const looked = new AbortController()
    const until = AbortSignal.any([signal, looked.signal])
    const left = Math.min(deadline - performance.now(), POLL_MILLISECONDS)
    const waits = left > 0 && !signal.aborted && notifications.waiting('draft_status') < LONG_POLLS_MAX
    // It listens before it looks: what is told in between is heard.
    const heard = waits
      ? Promise.race([notifications.wait('draft_progress', id, left, until), notifications.wait('draft_status', id, left, until)])
      : null
    try {
      const draft = (await findDraft(sql, id, account_id)) ?? fail('not_found', { what: 'draft' })
      const moving = draft.status === 'crawling' || draft.status === 'drafting'
      if (heard === null || !moving || stateOf(draft) !== after) return draft
      await heard
    } finally {
      looked.abort()
    }
  }
}
