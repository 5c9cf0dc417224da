import { fail } from '../base/error.ts'
import type { Sql } from '../database/open.ts'

/** Refuses what would settle by deed what the site team is asked to judge. A company's listings go to somebody else together, so that all of them are disputed with one. */
export async function refuseDisputed(sql: Sql, listing_id: number): Promise<void> {
  const [disputed] = await sql`
    select 1 from claims k join listings l on l.id = k.listing_id join profiles p on p.id = l.profile_id
    where k.status = 'disputed' and p.company_id = (select company_id from profiles q join listings o on o.profile_id = q.id where o.id = ${listing_id})
    limit 1`
  if (disputed)
    fail('conflict', {
      retryable: false,
      detail: 'Whose listing this is, is disputed. Nothing of it changes hands until the site team has decided.',
    })
}
