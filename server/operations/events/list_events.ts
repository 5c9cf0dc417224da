import type { Schemas } from '../../../sdk/contract.ts'
import { failAt } from '../../base/error.ts'
import { EVENT_PAGE_BYTES_MAX, EVENT_WAITS_MAX } from '../../base/limits.ts'
import { holdsScope, type Context } from '../../core/context.ts'
import { defineOperation, type Input } from '../../core/operation.ts'
import { eventId, numberOfEvent } from '../../events/event_id.ts'
import { EVENT_DAYS, isKept, listEvents, oldestKept, type EventRecord } from '../../events/rows.ts'
import { createEventReader } from '../../reads/event_data.ts'

/** How often a waiting call looks for itself. It is woken when the connection that listens is back, so that this is for what nobody thought of. */
const POLL_MILLISECONDS = 15_000

type Asked = { after: number; types: Schemas['EventType'][] | undefined; limit: number }

/** What happened, oldest first; with `wait` the answer comes with the next event where there is none yet. */
export default defineOperation('list_events', async ({ after, types, limit = 50, wait = 0 }, context) => {
  const asked = { after: await placeOf(after, context), types, limit }
  const found = await waitForEvents(asked, wait, context)
  return showEvents(found, limit, context)
})

/** The number of the event to go on after. */
async function placeOf(after: Input<'list_events'>['after'], { sql, account_id }: Context): Promise<number> {
  if (after === undefined) return 0
  const number = numberOfEvent(after)
  if (number !== null && (await isKept(sql, account_id, number))) return number
  const oldest = await oldestKept(sql, account_id)
  return failAt({
    field: 'query.after',
    code: 'invalid',
    message: `is no event of yours, or one from more than ${EVENT_DAYS} days ago.`,
    fix:
      oldest === null
        ? 'None is kept: leave `after` out.'
        : `The oldest that is kept is ${eventId(oldest)}: send that one, or leave \`after\` out to begin with it.`,
  })
}

/** One more than asked for, where there are more. */
async function waitForEvents(asked: Asked, wait: number, context: Context): Promise<EventRecord[]> {
  const { sql, account_id, notifications } = context
  const deadline = performance.now() + wait * 1000
  for (;;) {
    const looked = new AbortController()
    const left = deadline - performance.now()
    const waits = left > 0 && !context.signal.aborted && notifications.waiting('event_told') < EVENT_WAITS_MAX
    // It listens before it looks: what is told in between is heard.
    const heard = waits
      ? notifications.wait('event_told', account_id, Math.min(left, POLL_MILLISECONDS), AbortSignal.any([context.signal, looked.signal]))
      : null
    try {
      const found = await listEvents(sql, account_id, { ...asked, limit: asked.limit + 1 })
      if (found.length > 0 || heard === null) return found
      await heard
    } finally {
      looked.abort()
    }
  }
}

/** An answer that grows too large ends early and says that there is more. */
async function showEvents(found: EventRecord[], limit: number, context: Context) {
  const show = createEventReader(context, context.account_id, (scope) => holdsScope(context.actor, scope))
  const items: Schemas['Event'][] = []
  let bytes = 0
  for (const event of found.slice(0, limit)) {
    if (bytes > EVENT_PAGE_BYTES_MAX) break
    const shown = await show(event)
    bytes += Buffer.byteLength(JSON.stringify(shown))
    items.push(shown)
  }
  return { items, has_more: items.length < found.length }
}
