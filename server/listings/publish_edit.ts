import type { Context } from '../context.ts'
import { settle } from '../launch/queue.ts'
import type { ListingRecord } from './rows.ts'
import { refreshSearchRow } from './search_row.ts'
import { tellTeam } from './team_letter.ts'
import { recordVersions, type Edit } from './versions.ts'

/**
 * What every edit of a profile ends with, whichever operation made it, in its transaction and under the lock of the company: a version
 * on each listing it changed, search in line with it, and a letter to the site team. `before` is listOfCompany before the edit.
 */
export async function publishEdit(context: Pick<Context, 'sql' | 'sites' | 'config'>, before: ListingRecord[], edit: Edit): Promise<void> {
  const [first] = before
  if (!first) return
  const changed = await recordVersions(context.sql, before, edit)
  if (changed.length === 0) return
  await refreshSearchRow(context.sql, first.profile_id)
  // What a launch waits for may be there now, or gone.
  for (const { after } of changed) await settle(context.sql, after.id, edit.at)
  await tellTeam(context, changed, edit)
}
