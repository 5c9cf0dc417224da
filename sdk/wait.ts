import { LONG_POLL_SECONDS, pause, secondsAway, withinTime } from './attempts.ts'
import type { Schemas } from './contract.ts'
import { ListingTimeoutError } from './error.ts'
import type { Listing, WaitOptions } from './listing.ts'

const TIMEOUT_SECONDS = 180
// The service answers a long poll when the status changes; pages read in between are seen by asking again.
const PROGRESS_POLL_SECONDS = 1

/** Long-polls a draft until it is ready or failed, at most `timeoutSeconds`. */
export async function waitForDraft(
  getDraft: Listing['getDraft'],
  id: string,
  { timeoutSeconds = TIMEOUT_SECONDS, onProgress, signal }: WaitOptions,
): Promise<Schemas['Draft']> {
  const end = Date.now() + timeoutSeconds * 1000
  let status: string | undefined
  for (let failures = 0; ;) {
    const started = Date.now()
    const left = (end - started) / 1000
    const wait = Math.ceil(Math.min(onProgress ? PROGRESS_POLL_SECONDS : LONG_POLL_SECONDS, left))
    if (wait < 1) throw new ListingTimeoutError(`Draft ${id} was not ready within ${timeoutSeconds} s; it goes on by itself.`)
    const read = (until: AbortSignal) => getDraft({ id, ...(status && { wait }) }, { signal: until })
    const draft = await withinTime(read, { timeoutSeconds: left, signal }).catch((error: unknown) =>
      secondsAway(error, failures++, status !== undefined),
    )
    if (typeof draft === 'number') {
      await pause(Math.min(draft, left), signal)
      continue
    }
    failures = 0
    onProgress?.(draft)
    if (draft.status === 'ready' || draft.status === 'failed') return draft
    // A server that answers an unchanged draft at once must not be asked in a tight loop.
    if (draft.status === status) await pause(Math.max(0, Math.min(wait, 1) - (Date.now() - started) / 1000), signal)
    status = draft.status
  }
}

const ORDER_TIMEOUT_SECONDS = 900
const ORDER_LOOK_SECONDS = 3
/** What is paid is delivered within a moment, or held for the site team, which takes hours. */
const DELIVERY_SECONDS = 30

/** Looks at an order until nothing more happens to it by itself, at most `timeoutSeconds`. */
export async function waitForOrder(
  getOrder: Listing['getOrder'],
  number: string,
  { timeoutSeconds = ORDER_TIMEOUT_SECONDS, onProgress, signal }: WaitOptions<Schemas['Order']>,
): Promise<Schemas['Order']> {
  const end = Date.now() + timeoutSeconds * 1000
  let delivered_by = Infinity
  let status: string | undefined
  for (let failures = 0; ;) {
    const look = (until: AbortSignal) => getOrder({ number }, { signal: until })
    // The last look has a second, whatever is left.
    const timeout = Math.max(1, (end - Date.now()) / 1000)
    const order = await withinTime(look, { timeoutSeconds: timeout, signal }).catch((error: unknown) =>
      secondsAway(error, failures++, status !== undefined),
    )
    let seconds = ORDER_LOOK_SECONDS
    if (typeof order === 'number') seconds = order
    else {
      failures = 0
      status = order.status
      onProgress?.(order)
      if (status === 'paid') delivered_by = Math.min(delivered_by, Date.now() + DELIVERY_SECONDS * 1000)
      const is_open = status === 'pending' || status === 'failed'
      if (!is_open && (status !== 'paid' || order.fulfillment === 'complete' || Date.now() >= delivered_by)) return order
    }
    const left = (end - Date.now()) / 1000
    if (left <= 0)
      throw new ListingTimeoutError(`Order ${number} was ${status ?? 'not told'} for ${timeoutSeconds} s; it goes on by itself.`)
    await pause(Math.min(seconds, left), signal)
  }
}
