import { canonicalJson } from '../base/canonical_json.ts'
import { sha256 } from '../base/sha256.ts'

/** What the order of a board follows from; a plan is no part of it. */
export type Entry = { listing_id: number; votes: number; launched_at: Date }
export type Place = { rank: number; listing_id: number; votes: number }
/** As a frozen board names it. */
export type FrozenPlace = Place & { slug: string }
export type Winner = 1 | 2 | 3

export const WINNER_VOTES_MIN = 3

/** Places by votes; ties share one (1, 1, 3), and within a tie who launched first stands first, then the lower id. */
export function rankEntries(entries: readonly Entry[]): Place[] {
  const ordered = entries.toSorted(
    (one, other) => other.votes - one.votes || one.launched_at.getTime() - other.launched_at.getTime() || one.listing_id - other.listing_id,
  )
  return placesFrom(ordered, 0, 1)
}

/** Places of entries that are in order already: so many come before them, and the first of them has this rank. */
export function placesFrom(ordered: readonly Omit<Entry, 'launched_at'>[], before: number, first_rank: number): Place[] {
  let [rank, votes] = [first_rank, ordered[0]?.votes]
  return ordered.map((entry, index) => {
    if (entry.votes !== votes) [rank, votes] = [before + index + 1, entry.votes]
    return { rank, listing_id: entry.listing_id, votes: entry.votes }
  })
}

/** 1 to 3 for a winner of the week. A place shared by a tie is won by each of them; with fewer than three votes nobody wins. */
export function winnerOf({ rank, votes }: Pick<Place, 'rank' | 'votes'>): Winner | null {
  return votes >= WINNER_VOTES_MIN && (rank === 1 || rank === 2 || rank === 3) ? rank : null
}

/** How a board is written down for its hash; what was closed under an older form keeps it. */
export type BoardForm = 1 | 2
export const BOARD_FORM: BoardForm = 2

/**
 * A board as the canonical JSON (RFC 8785) that its hash is made of, its places in order: `{week, items: [{rank, votes, winner,
 * listing_id, slug}]}`, in form 1 only `[[rank,listing_id,votes],…]`.
 */
export const canonicalBoard = (form: BoardForm, week: string, places: readonly FrozenPlace[]): string =>
  canonicalJson(
    form === 1
      ? places.map(({ rank, listing_id, votes }) => [rank, listing_id, votes])
      : {
          week,
          items: places.map(({ rank, votes, listing_id, slug }) => ({ rank, votes, winner: winnerOf({ rank, votes }), listing_id, slug })),
        },
  )

/** SHA-256 of the board in the present form, in hexadecimal. */
export const hashBoard = (week: string, places: readonly FrozenPlace[]): string =>
  sha256(canonicalBoard(BOARD_FORM, week, places)).toString('hex')
