/** One of the caller's listings while it is edited: what it was, and a guard against edits made meanwhile. */
import { answerOf, type Listing, ListingError, type Schemas } from '../../sdk/index.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import type { LooseEdits } from '../terminal/fields.ts'
import { same } from './yaml_edits.ts'

type Mine = Schemas['MyListing']

export type OwnListing = {
  mine: Mine
  base: LooseEdits
  send<Answer>(call: (ifMatch: { ifMatch: string | null }) => Promise<Answer>): Promise<Answer>
  /** Reads the listing again; what is in it now. */
  latest(): Promise<LooseEdits>
}

// A vote changes the listing too; so many may come in one after the other before an edit gives up.
const SENDS_MAX = 5

/** `partOf` is what is edited here: where only something else changed meanwhile, the edit is sent all the same. */
export async function openListing(listing: Listing, listing_id: number, partOf: (mine: Mine) => LooseEdits): Promise<OwnListing> {
  let mine = await listing.getMyListing({ listing_id })
  const opened = { mine, base: partOf(mine) }
  const latest = async () => partOf((mine = await listing.getMyListing({ listing_id })))
  return {
    ...opened,
    latest,
    async send(call) {
      for (let attempt = 1; ; attempt++) {
        const seen = partOf(mine)
        try {
          return await call({ ifMatch: answerOf(mine).etag })
        } catch (error) {
          const stale = error instanceof ListingError && error.code === 'precondition_failed'
          if (!stale || attempt === SENDS_MAX) throw error
          const before = mine
          if (same(await latest(), seen)) continue
          mine = before
          throw error
        }
      }
    },
  }
}

/** A file written from another version would undo what was edited since. */
export function expectVersion(written_from: unknown, { version }: Mine, what: string, again: string): void {
  if (written_from === undefined || String(written_from) === String(version)) return
  throw new Failure(
    `The listing has changed since this file was written; nothing was sent.\n  To send the ${what} over those changes, delete its line version.`,
    again,
    EXIT.refused,
  )
}

/** Null where the key may read but not write: the answer of a write that changes nothing is then left out. */
export async function unlessReadOnly<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  return call.catch((error: unknown) => {
    if (error instanceof ListingError && error.code === 'insufficient_scope') return null
    throw error
  })
}
