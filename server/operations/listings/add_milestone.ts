import { doneBy } from '../../listings/done_by.ts'
import type { Sql } from '../../database/open.ts'
import { milestoneDateIssues } from '../../profile/edit_checks.ts'
import type { Milestone } from '../../profile/profile.ts'
import { touchCompany } from '../../profile/rows.ts'
import { fail, failAt } from '../../base/error.ts'
import { MILESTONES_MAX } from '../../base/limits.ts'
import { onOneLine } from '../../base/plain_text.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { publishEdit } from '../../publishing/publish_edit.ts'
import { lockMineAmong } from '../../listings/rows.ts'

/** Adds one dated milestone to the company's record, which its draft and its listings on all sites share. */
export default defineOperation('add_milestone', async ({ listing_id, date, title, description = null, url = null }, context) => {
  const { sql, account_id, now } = context
  const { listing, before } = (await lockMineAmong(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const [place] = milestoneDateIssues('/date', date, now.toISOString().slice(0, 10))
  if (place) failAt(place)
  if (listing.profile.milestones.length >= MILESTONES_MAX)
    fail('limit_reached', { detail: `A listing has at most ${MILESTONES_MAX} milestones. Remove one with delete_milestone first.` })
  const milestone = await insert(sql, listing.company_id, { date, title: onOneLine(title), description, url })
  await touchCompany(sql, listing.company_id, now)
  await publishEdit(context, before, { by: doneBy(context), via: 'add_milestone', at: now })
  return new Reply(milestone, 201)
})

async function insert(sql: Sql, company_id: number, { date, title, description, url }: Omit<Milestone, 'id'>): Promise<Milestone> {
  const [row] = await sql<Milestone[]>`
    insert into milestones (company_id, on_date, title, description, url) values (${company_id}, ${date}, ${title}, ${description}, ${url})
    returning id, on_date as date, title, description, url`
  if (!row) throw new Error('a milestone was written and not answered')
  return row
}
