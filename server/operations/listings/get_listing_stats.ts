import { fail } from '../../base/error.ts'
import { STATS_DAYS_MAX, STATS_DAYS_SHOWN } from '../../base/limits.ts'
import { defineOperation } from '../../core/operation.ts'
import { findMine } from '../../listings/rows.ts'
import { readStats } from '../../listings/stats.ts'

const DAY_MILLISECONDS = 86_400_000
const FIRST_DAY = Date.parse('0001-01-01')

/** What became of a listing, day by day. */
export default defineOperation('get_listing_stats', async ({ listing_id, from, to }, { sql, account_id, now }) => {
  const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const today = dayOf(now.getTime())
  const last = to === undefined || to > today ? today : to
  const first = from ?? dayOf(Date.parse(last) - (STATS_DAYS_SHOWN - 1) * DAY_MILLISECONDS)
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MILLISECONDS + 1
  if (days < 1) refuse('from', 'too_large', 'is after the last day.', `Send a day up to ${last}.`)
  if (days > STATS_DAYS_MAX)
    refuse(
      'from',
      'too_many',
      `and \`to\` span ${days} days.`,
      `Send at most ${STATS_DAYS_MAX} days, from ${dayOf(Date.parse(last) - (STATS_DAYS_MAX - 1) * DAY_MILLISECONDS)}.`,
    )
  return readStats(sql, listing, { from: first, to: last })
})

/** No day before the first that the contract and the database know. */
const dayOf = (milliseconds: number): string => new Date(Math.max(milliseconds, FIRST_DAY)).toISOString().slice(0, 10)

function refuse(name: string, code: 'too_large' | 'too_many', message: string, fix: string): never {
  fail('validation_failed', { errors: [{ field: `query.${name}`, code, message, fix }] })
}
