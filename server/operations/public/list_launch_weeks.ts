import { seatsLeft } from '../../launch/seats.ts'
import { addWeeks, spanOf, weekOf, weeksFrom, weekStatus } from '../../base/weeks.ts'
import { defineOperation } from '../../core/operation.ts'

const WEEKS_SHOWN = 12

/** The weeks after the present one, with what is left of their seats. */
export default defineOperation('list_launch_weeks', async (_input, { sql, now, site }) => {
  const seats = await seatsLeft(sql, site.id, weeksFrom(addWeeks(weekOf(now), 1), WEEKS_SHOWN), now)
  return {
    items: seats.map(({ week, free_seats_left, paid_seats_left }) => {
      const span = spanOf(week)
      return {
        key: week,
        starts_at: span.starts_at.toISOString(),
        ends_at: span.ends_at.toISOString(),
        status: weekStatus(span, now),
        free_seats_left,
        paid_seats_left,
      }
    }),
  }
})
