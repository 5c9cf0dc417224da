/** @jsxRuntime automatic @jsxImportSource preact */
import type { Output } from '../../../core/operation.ts'
import { addWeeks, spanOf, weekOf, weekName } from '../../../base/weeks.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { Time } from '../frame/parts.tsx'

export type Board = Output<'get_weekly_leaderboard'>

/** When a week ends or begins; the script puts the time left beside it. */
export function Countdown({ board: { week, total } }: { board: Board }) {
  if (week.status === 'closed')
    return (
      <p class="countdown">
        Closed <Time at={week.ends_at} />
      </p>
    )
  const upcoming = week.status === 'upcoming'
  const at = upcoming ? week.starts_at : week.ends_at
  return (
    <p class="countdown">
      {upcoming ? 'Begins' : total > 0 ? 'Voting ends' : 'The week ends'} <Time at={at} form="instant" />{' '}
      <span class="figure countdown-left" data-countdown={at} />
    </p>
  )
}

/** Weeks before and after, as far as there is something to see. */
export function WeekNav({ board, now }: { board: Board; now: Date }) {
  const { key } = board.week
  const current = weekOf(now)
  const next = key < current ? addWeeks(key, 1) : null
  if (!board.previous_week && !next && key === current) return null
  return (
    <nav class="pager" aria-label="Weeks">
      {board.previous_week ? (
        <a rel="prev" href={`/leaderboard/${board.previous_week}`}>
          {weekName(board.previous_week)}
        </a>
      ) : (
        <span />
      )}
      {key === current ? <span class="muted">This week</span> : <a href="/leaderboard">This week</a>}
      {next ? (
        <a rel="next" href={next === current ? '/leaderboard' : `/leaderboard/${next}`}>
          {weekName(next)}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}

/** The first week that a free launch which is asked for now can get: seats of an earlier one are none for it. */
export const firstFreeWeek = ({ service, site }: PageRequest): string => addWeeks(weekOf(service.clock()), site.free_weeks_ahead)

/** 16 to 22 November 2026. */
export function WeekDays({ week }: { week: string }) {
  const { starts_at, ends_at } = spanOf(week)
  return (
    <>
      <Time at={starts_at.toISOString()} /> to <Time at={new Date(ends_at.getTime() - 1).toISOString()} />
    </>
  )
}
