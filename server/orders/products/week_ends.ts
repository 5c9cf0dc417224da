import type { Sql } from '../../database/open.ts'
import { seatsLeft } from '../../launch/seats.ts'
import { addWeeks, spanOf, weekOf, weeksFrom } from '../../base/weeks.ts'
import type { Bought, WarnedItem, Warning } from './product.ts'

const HOUR_MILLISECONDS = 3600 * 1000
/** With less of its week left than this, nobody buys a launch now without being told. */
const WEEK_ENDS_SOON_HOURS = 72
/** As many as the launch calendar shows. */
const WEEKS_OFFERED = 12

/** Whole hours of voting that are left in the present week. */
export const hoursLeft = (now: Date): number => Math.floor((spanOf(weekOf(now)).ends_at.getTime() - now.getTime()) / HOUR_MILLISECONDS)

/** Whether a launch now would have but the rest of a week that is mostly over. */
export const endsSoon = (now: Date): boolean =>
  spanOf(weekOf(now)).ends_at.getTime() - now.getTime() < WEEK_ENDS_SOON_HOURS * HOUR_MILLISECONDS

/** `15 hours`, as it is said of the voting that is left. */
export const sayHours = (hours: number): string => (hours === 0 ? 'less than an hour' : hours === 1 ? '1 hour' : `${hours} hours`)

/**
 * What a person should know who launches in the present week when little of it is left: how much, and which week they could have whole.
 * The upgrade of a listing that is live takes no week, so that nothing is said of it.
 */
export async function warnOfWeek(
  sql: Sql,
  { index, options: { week } }: WarnedItem,
  { status, site_id }: Pick<Bought, 'site_id' | 'status'>,
  now: Date,
): Promise<Warning | null> {
  const present = weekOf(now)
  if (!endsSoon(now) || status === 'live' || (week !== undefined && week !== 'now' && week !== present)) return null
  const next_week = await nextWholeWeek(sql, site_id, now)
  return {
    code: 'week_ends_soon',
    field: `/items/${index}/options/week`,
    message: say(present, hoursLeft(now), next_week),
    hours_left: hoursLeft(now),
    ...(next_week === null ? {} : { next_week }),
  }
}

/** The first week to come that still has a paid seat: to offer one that is sold out would be no offer. */
async function nextWholeWeek(sql: Sql, site_id: number, now: Date): Promise<string | null> {
  const weeks = await seatsLeft(sql, site_id, weeksFrom(addWeeks(weekOf(now), 1), WEEKS_OFFERED), now)
  return weeks.find(({ paid_seats_left }) => paid_seats_left > 0)?.week ?? null
}

function say(present: string, hours: number, next_week: string | null): string {
  const left = `The launch week ${present} is nearly over: a launch now has ${sayHours(hours)} of voting left instead of seven days.`
  if (next_week === null) return `${left} No later week has a paid seat left at present.`
  return `${left} The next whole week with a seat is ${next_week}, from ${spanOf(next_week).starts_at.toISOString().slice(0, 10)}; choose it to get a whole week.`
}
