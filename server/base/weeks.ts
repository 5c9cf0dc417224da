/** ISO 8601 weeks in UTC: they begin on Monday at 00:00, and a year's first week is the one with its first Thursday. */

const DAY_MILLISECONDS = 24 * 3600 * 1000
const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS
const WEEK = /^(\d{4})-W(0[1-9]|[1-4]\d|5[0-3])$/

export type WeekStatus = 'upcoming' | 'live' | 'closed'
type WeekSpan = { key: string; starts_at: Date; ends_at: Date }

/** The week that holds an instant, such as `2026-W53`; keys of years 1000 to 9999 sort as their weeks do. */
export function weekOf(instant: Date): string {
  const thursday = mondayOf(instant) + 3 * DAY_MILLISECONDS
  const year = new Date(thursday).getUTCFullYear()
  const number = Math.round((mondayOf(new Date(thursday)) - firstMonday(year)) / WEEK_MILLISECONDS) + 1
  return `${String(year).padStart(4, '0')}-W${String(number).padStart(2, '0')}`
}

/** First instant of a week and first instant after it; null for what is no week, such as the 53rd of a year with 52 or one of the year 0. */
export function readWeek(key: string): WeekSpan | null {
  const [, year, number] = WEEK.exec(key) ?? []
  if (year === undefined || number === undefined || !isYear(year)) return null
  const starts_at = new Date(firstMonday(Number(year)) + (Number(number) - 1) * WEEK_MILLISECONDS)
  return weekOf(starts_at) === key ? { key, starts_at, ends_at: new Date(starts_at.getTime() + WEEK_MILLISECONDS) } : null
}

/** As people read it: `Week 7, 2026` for `2026-W07`. */
export const weekName = (key: string): string => `Week ${Number(key.slice(6))}, ${key.slice(0, 4)}`

/** As readWeek, for a key that the service made itself; throws for another. */
export function spanOf(key: string): WeekSpan {
  const span = readWeek(key)
  if (!span) throw new Error(`"${key}" is no ISO week`)
  return span
}

/** The week so many weeks later; earlier where negative. */
export function addWeeks(key: string, weeks: number): string {
  return weekOf(new Date(spanOf(key).starts_at.getTime() + weeks * WEEK_MILLISECONDS))
}

/** So many weeks in a row, the named one first. */
export function weeksFrom(key: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addWeeks(key, index))
}

export function weekStatus({ starts_at, ends_at }: Pick<WeekSpan, 'starts_at' | 'ends_at'>, now: Date): WeekStatus {
  if (now < starts_at) return 'upcoming'
  return now < ends_at ? 'live' : 'closed'
}

/** Years that a date may be of: the database has no year 0, and a week of 9999 ends in a year of five digits. */
export const isYear = (year: string): boolean => year !== '0000' && year !== '9999'

function mondayOf(instant: Date): number {
  const midnight = Math.floor(instant.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return midnight - sinceMonday * DAY_MILLISECONDS
}

/** January 4 is always in the first week. */
function firstMonday(year: number): number {
  return mondayOf(new Date(`${String(year).padStart(4, '0')}-01-04T00:00:00Z`))
}
