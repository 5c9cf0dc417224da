import type { Context } from '../core/context.ts'
import { consumeQuota, limitOf } from '../core/quotas.ts'
import { recordEvents } from '../events/record_event.ts'
import { awaitsLaunch, updateReadiness } from '../launch/readiness.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { putSearchRows } from '../listings/search_row.ts'
import { notifyTeam } from './team_email.ts'
import { recordVersions, type Edit, type ListingChange } from '../listings/versions.ts'

const KEPT = 'edited_kilobytes_per_day'

/**
 * What every edit of a profile ends with, whichever operation made it, in its transaction and under the lock of the company: a version
 * on each listing it changed, search in line with it, and an e-mail to the site team. `before` are the listings it may change, by id, as
 * they were: listOfCompany, or listOfAccount where the founder profile changes.
 */
export async function publishEdit(context: Pick<Context, 'sql' | 'sites' | 'config'>, before: ListingRecord[], edit: Edit): Promise<void> {
  const changed = await recordVersions(context.sql, before, edit)
  if (changed.length === 0) return
  const listings = changed.map(({ after }) => after)
  const told = listings.map(({ id, account_id }) => ({ account_id, object: { listing_id: id } }))
  await Promise.all([putSearchRows(context.sql, listings), recordEvents(context.sql, 'listing.updated', told, edit.at)])
  // What a launch waits for may be there now, or gone.
  for (const listing of listings) if (awaitsLaunch(listing)) await updateReadiness(context.sql, listing.id, edit.at)
  await countKept(context, changed, edit)
  await notifyTeam(context, changed, edit)
}

/**
 * By the owner, last of all with what the team is told: whoever waits for these rows waits with nothing left to lock. A reading of ours is
 * bounded by itself, and whose listing it is becomes nobody's edit, which what its new owner did that day must not hold up.
 */
async function countKept(
  { sql, config }: Pick<Context, 'sql' | 'config'>,
  changed: readonly ListingChange[],
  { by, at: now, marks }: Edit,
): Promise<void> {
  const owner = changed[0]?.after.account_id ?? null
  if (owner === null || by === 'ListingBot' || marks) return
  const kilobytes = changed.map(({ changes }) => Math.ceil(JSON.stringify(changes).length / 1024))
  const amount = kilobytes.reduce((sum, each) => sum + each, 0)
  await consumeQuota(sql, owner, KEPT, { limit: limitOf(KEPT, config.limits), now, amount })
}
