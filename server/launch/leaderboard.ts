import { sha256 } from '../base/sha256.ts'

/** What the order of a board follows from; a plan is no part of it. */
export type Entry = { listing_id: number; votes: number; launched_at: Date }
export type Place = { rank: number; listing_id: number; votes: number }
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

/** `[[rank,listing_id,votes],…]` in order as canonical JSON (RFC 8785), which whole numbers in lists are as they come. */
export const canonicalPlaces = (places: readonly Place[]): string =>
  JSON.stringify(places.map(({ rank, listing_id, votes }) => [rank, listing_id, votes]))

/** SHA-256 of the places, in hexadecimal. */
export const hashPlaces = (places: readonly Place[]): string => sha256(canonicalPlaces(places)).toString('hex')
