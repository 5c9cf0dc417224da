import { doneBy } from '../../listings/done_by.ts'
import { touchCompany } from '../../profile/rows.ts'
import { fail } from '../../base/error.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { readMine } from '../../listings/mine.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { lockMineAmong } from '../../listings/rows.ts'

/** Removes one milestone of the listing's company; another company's is as unknown as one that never was. */
export default defineOperation('delete_milestone', async ({ listing_id, milestone_id }, context) => {
  const { sql, account_id, now } = context
  const { listing, before } = (await lockMineAmong(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  await context.expectMatch(() => readMine(context, listing))
  const gone = await sql`delete from milestones where id = ${milestone_id} and company_id = ${listing.company_id} returning id`
  if (gone.length === 0) fail('not_found', { what: 'milestone of this listing' })
  await touchCompany(sql, listing.company_id, now)
  await publishEdit(context, before, { by: doneBy(context), via: 'delete_milestone', at: now })
  return new Reply(undefined, 204)
})
