import type { Sql } from '../../database/open.ts'
import { findListings, type ListingRecord } from '../../listings/rows.ts'

/**
 * What was paid for and shows in a week. It is shown where it was bought and labelled as paid; search, rankings and the board know nothing
 * of it.
 */
type Placement = {
  kind: 'billboard' | 'category_feature' | 'newsletter'
  week: string
  category: string | null
  listing: ListingRecord
}

type PlacementsAsked = { site_id: number; week: string; kind: Placement['kind']; /** Of a category feature. */ category?: string }

/** As many as a page shows, and no more are sold. */
export const PLACEMENTS_MAX = 100

/** The placements of one kind in one week, the first booked first. A listing that is not live is not shown, nor what was given back. */
export async function activePlacements(sql: Sql, { site_id, week, kind, category }: PlacementsAsked): Promise<Placement[]> {
  const rows = await sql<{ listing_id: number; category: string }[]>`
    select s.listing_id, s.category, min(s.id) as first from seats s join listings l on l.id = s.listing_id and l.status = 'live'
    where s.site_id = ${site_id} and s.kind = ${kind} and s.week = ${week} and s.released_at is null and s.expires_at is null
      and ${category === undefined ? sql`true` : sql`s.category = ${category}`}
    group by s.listing_id, s.category order by first limit ${PLACEMENTS_MAX}`
  const listings = new Map((await findListings(sql, [...new Set(rows.map(({ listing_id }) => listing_id))])).map((each) => [each.id, each]))
  return rows.flatMap((row) => {
    const listing = listings.get(row.listing_id)
    return listing ? [{ kind, week, category: row.category === '' ? null : row.category, listing }] : []
  })
}
