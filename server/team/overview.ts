import type { Sql } from '../database/open.ts'
import { isGiven } from './clusters.ts'

/** An e-mail that failed longer ago is nobody's to mend any more. */
export const FAILED_EMAIL_DAYS = 14
const DAY_MILLISECONDS = 86_400_000

export type Overview = { edits: number; emails: number; badges: number; suspended: number; held: number; clusters: number; claims: number }

/** What waits for a person, counted. */
export async function countWaiting(sql: Sql, now: Date): Promise<Overview> {
  const since = new Date(now.getTime() - FAILED_EMAIL_DAYS * DAY_MILLISECONDS)
  const [row] = await sql<Overview[]>`
    select (select count(*) from listing_versions where seen_at is null) as edits,
      (select count(*) from outbox where status = 'failed' and created_at > ${since}) as emails,
      (select count(*) from badge_checks b join listings l on l.id = b.listing_id where b.state = 'lost' and l.status = 'live') as badges,
      (select count(*) from listings where status = 'suspended') as suspended,
      (select count(*) from claims where status = 'disputed') as claims,
      (select count(*) from orders where held_reason is not null) as held,
      (select count(*) from vote_clusters c where c.decision is null and exists (select from votes v where v.cluster_id = c.id and ${isGiven(sql)})
        and exists (select from board_entries b where b.listing_id = c.listing_id and b.rank is null)) as clusters`
  if (!row) throw new Error('counts answer one row')
  return row
}
