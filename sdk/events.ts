import { LONG_POLL_SECONDS, pause, secondsAway } from './attempts.ts'
import type { Schemas } from './contract.ts'
import { ListingError } from './error.ts'
import type { EventOptions, Listing } from './listing.ts'

const EVENTS_A_PAGE = 100

/** Events one by one, without an end: it waits for the next one, and goes on by itself after the service was away. */
export async function* events(listEvents: Listing['listEvents'], options: EventOptions): AsyncGenerator<Schemas['Event'], void, void> {
  const { types, signal } = options
  let after = options.after ?? (options.fromNow ? await newest(listEvents, options) : undefined)
  let wait: number | undefined
  let begun = false
  for (let failures = 0; ;) {
    try {
      const started = Date.now()
      const page = await listEvents(
        { limit: EVENTS_A_PAGE, ...(after && { after }), ...(types && { types }), ...(wait && { wait }) },
        { signal },
      )
      begun = true
      for (const event of page.items) {
        yield event
        after = event.id
      }
      failures = 0
      // A server that answers nothing at once must not be asked in a tight loop.
      if (wait && page.items.length === 0) await pause(Math.max(0, 1 - (Date.now() - started) / 1000), signal)
      wait = page.has_more ? undefined : LONG_POLL_SECONDS
    } catch (error) {
      // Where nothing came for as long as events are kept, the last one is gone, and all that are there came after it.
      if (begun && after && error instanceof ListingError && error.code === 'validation_failed') {
        after = undefined
        continue
      }
      await pause(secondsAway(error, failures++, begun), signal)
    }
  }
}

/** The last event that there is; undefined where there is none yet. */
async function newest(listEvents: Listing['listEvents'], { signal }: EventOptions): Promise<string | undefined> {
  let after: string | undefined
  for (;;) {
    const { items, has_more } = await listEvents({ limit: EVENTS_A_PAGE, ...(after && { after }) }, { signal })
    after = items.at(-1)?.id ?? after
    if (!has_more) return after
  }
}
