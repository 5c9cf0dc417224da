import { fail } from '../base/error.ts'
import type { Sql } from '../database/open.ts'

/** Refuses what would settle by deed what the site team is asked to judge. */
export async function refuseDisputed(sql: Sql, listing_id: number): Promise<void> {
  const [disputed] = await sql`select 1 from claims where listing_id = ${listing_id} and status = 'disputed'`
  if (disputed)
    fail('conflict', {
      retryable: false,
      detail: 'Whose listing this is, is disputed. Nothing of it changes hands until the site team has decided.',
    })
}
