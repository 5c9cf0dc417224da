import { attemptAll } from '../base/attempt_all.ts'
import type { Service } from '../core/context.ts'
import type { Pool, Sql } from '../database/open.ts'
import { isDue } from '../launch/open_weeks.ts'
import { addWeeks, weekOf } from '../base/weeks.ts'
import { readContent, readSponsored, tellsNothing, type IssueContent } from './content.ts'
import { flagMissedDelivery } from '../orders/delivery/missed_delivery.ts'
import { readSlots, whyLeftOut } from '../orders/delivery/newsletter_slots.ts'

type Composing = Pick<Service, 'database' | 'config' | 'events'>

/** Weeks of one site composed in one run; what is left is due at the next. */
const WEEKS_AT_ONCE_MAX = 60

/**
 * Composes the issue of every week that has begun since the last one, oldest first, however long nothing ran; a site's first issue is that
 * of the present week. A week waits until its launches are live and the board before it is frozen. Each is one transaction and its row is
 * unique, so that it happens once, whoever does the same at the same time. Answers how many issues came of it.
 */
export async function composeDueIssues(service: Composing, now: Date): Promise<number> {
  const { database } = service
  const sites = await database<{ id: number; last: string | null }[]>`
    select s.id, (select max(week) from newsletter_issues where site_id = s.id) as last from sites s order by s.id`
  let composed = 0
  await attemptAll(sites, { failed: 'sites could not have their newsletters composed' }, async ({ id, last }) => {
    for (const week of dueWeeks(last, weekOf(now))) {
      if (!(await isSettled(database, id, week, now))) break
      if (await database.begin((sql) => composeIssue(sql, service, id, week, now))) composed++
    }
  })
  return composed
}

/** The weeks after the last one that was looked at, up to the present one. */
export function dueWeeks(last: string | null, present: string): string[] {
  const weeks: string[] = []
  for (
    let week = last === null ? present : addWeeks(last, 1);
    week <= present && weeks.length < WEEKS_AT_ONCE_MAX;
    week = addWeeks(week, 1)
  )
    weeks.push(week)
  return weeks
}

/** Whether all that the issue tells has happened: nothing waits to go live by this week, and the board before it is closed. */
async function isSettled(pool: Pool, site_id: number, week: string, now: Date): Promise<boolean> {
  const [open] = await pool`
    select from listings where site_id = ${site_id} and launch_week <= ${week} and ${isDue(pool, now)}
    union all select from launch_weeks where site_id = ${site_id} and week = ${addWeeks(week, -1)} and closed_at is null
    limit 1`
  return open === undefined
}

/** True where there was something to tell. */
async function composeIssue(sql: Sql, service: Composing, site_id: number, week: string, now: Date): Promise<boolean> {
  // Who delivers a slot of this week waits here, and finds it in the issue or knows that it came too late.
  await sql`select from launch_weeks where site_id = ${site_id} and week = ${week} for update`
  const slots = await readSlots(sql, site_id, week)
  const undisputed = slots.filter(({ order_status }) => order_status !== 'disputed')
  const sponsored = await readSponsored(
    sql,
    undisputed.map(({ listing_id }) => listing_id),
  )
  // What was found to show decides, not what a listing was a moment before.
  const listing_ids = new Set(sponsored.map(({ listing_id }) => listing_id))
  const judged = slots.map((slot) => ({ slot, why: whyLeftOut(slot, listing_ids) }))
  const line_ids = judged.filter(({ why }) => why === null).map(({ slot }) => slot.order_line_id)
  const content: IssueContent = { ...(await readContent(sql, site_id, week)), sponsored }
  const nothing = tellsNothing(content)
  // A reader who was away does not want last month's e-mails at once; a buyer whose week came late wants the e-mail all the same.
  const mailed = !nothing && (week === weekOf(now) || line_ids.length > 0)
  const { count } = await sql`
    insert into newsletter_issues (site_id, week, composed_at, content, order_line_ids, mailed_at)
    values (${site_id}, ${week}, ${now}, ${nothing ? null : sql.json(content)}, ${line_ids}::bigint[], ${mailed ? null : now})
    on conflict (site_id, week) do nothing`
  if (count === 0) return false
  // Orders are locked by id, as by whoever locks several.
  const left_out = judged.toSorted((one, other) => one.slot.order_id - other.slot.order_id)
  for (const { slot, why } of left_out)
    if (why !== null)
      await flagMissedDelivery(sql, service, slot, `The newsletter of ${week} was composed without this order: ${why}.`, now)
  service.events.issueComposed({ site_id, week, nothing, mailed, sponsored: sponsored.length, left_out: slots.length - line_ids.length })
  return !nothing
}
