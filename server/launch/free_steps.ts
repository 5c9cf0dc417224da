import type { Schemas } from '../../sdk/contract.ts'
import type { Sql } from '../database/open.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { addWeeks, weekOf } from '../base/weeks.ts'

type NextStep = Schemas['NextStep']
type Queued = Pick<ListingRecord, 'id' | 'site_id' | 'status' | 'launch_week' | 'queued_at' | 'postponements'>

/** Why a free launch is in its week, where an earlier one had seats, and what is to be done until then. */
export async function freeSteps(sql: Sql, listing: Queued, requirements: Schemas['Requirement'][]): Promise<NextStep[]> {
  const { id, status, launch_week } = listing
  const read = { tool: 'get_my_listing', arguments: { listing_id: id } }
  if (launch_week === null || (status !== 'awaiting_badge' && status !== 'scheduled'))
    return [{ message: 'Read the listing as it is now.', ...read }]
  const why = await whyThatWeek(sql, listing, launch_week)
  const steps: NextStep[] = []
  if (requirements.some(({ code }) => code === 'badge_missing'))
    steps.push({
      message: `${why} Put the badge on the website by then, and call verify_badge.`,
      tool: 'get_badges',
      arguments: { listing_id: id },
    })
  // Who edits a listing for its owner completes no profile of theirs.
  if (requirements.some(({ code, tool }) => code === 'founder_profile_incomplete' && tool !== null))
    steps.push({
      message: `${steps.length === 0 ? `${why} ` : ''}Complete the founder profile with update_founder_profile; ask the person.`,
      tool: 'get_founder_profile',
      arguments: {},
    })
  return steps.length > 0 ? steps : [{ message: `${why} ${requirements[0]?.fix ?? ''}`.trim(), ...read }]
}

async function whyThatWeek(sql: Sql, { site_id, queued_at, postponements }: Queued, week: string): Promise<string> {
  const [site] = await sql<{ free_weeks_ahead: number }[]>`select free_weeks_ahead from sites where id = ${site_id}`
  const ahead = site?.free_weeks_ahead ?? 0
  if (postponements > 0 || queued_at === null) return `The launch was put off to week ${week}, the next with a free seat.`
  const waits =
    ahead === 0
      ? ''
      : ` Free launches wait at least ${ahead} ${ahead === 1 ? 'week' : 'weeks'} on this site, so earlier seats are not taken.`
  const full = week > addWeeks(weekOf(queued_at), ahead) ? ' The weeks after that were full.' : ''
  return `The launch is in week ${week}.${waits}${full}${waits ? ' A paid launch can go earlier.' : ''}`
}
