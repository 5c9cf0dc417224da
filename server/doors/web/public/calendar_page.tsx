/** @jsxRuntime automatic @jsxImportSource preact */
import { weekOf, weekName } from '../../../base/weeks.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { SeatBar } from './seat_bar.tsx'
import { taken } from './taken.ts'
import { firstFreeWeek, WeekDays } from './week_parts.tsx'
import { Table } from '../frame/data_table.tsx'
import type { Output } from '../../../core/operation.ts'
import { ListProductButton } from './listing_list.tsx'

const Full = () => <span class="tag">full</span>

export const calendarRoute: Route = {
  path: '/calendar',
  async get(ctx) {
    const { items } = taken(await ctx.call('list_launch_weeks', {}))
    const current = weekOf(ctx.service.clock())
    const first_free = firstFreeWeek(ctx)
    return htmlPage(
      ctx,
      {
        title: 'Launch calendar',
        description: `The next launch weeks on ${ctx.site.name}, with the seats that are left.`,
        section: 'calendar',
      },
      <div class="narrow-wide">
        <header class="page-head">
          <h1>Launch calendar</h1>
          <p class="lead">Products launch week by week, from Monday 00:00 to Sunday 24:00 UTC, whatever your time zone.</p>
        </header>
        <WeekTable weeks={items} current={current} first_free={first_free} />
        <HowLaunchGoes first_free={first_free} />
      </div>,
    )
  },
}

type WeekTableProps = { weeks: Output<'list_launch_weeks'>['items']; current: string; first_free: string }

function WeekTable({ weeks, current, first_free }: WeekTableProps) {
  const most_free = Math.max(0, ...weeks.map(({ free_seats_left }) => free_seats_left))
  const most_paid = Math.max(0, ...weeks.map(({ paid_seats_left }) => paid_seats_left))
  return (
    <Table label="Launch weeks" columns={['Week', { label: 'Free seats left', number: true }, { label: 'Paid seats left', number: true }]}>
      <tr>
        <th scope="row">
          <a href="/leaderboard">{weekName(current)}</a>
        </th>
        <td colspan={2} class="number muted">
          running now
        </td>
      </tr>
      {weeks.map(({ key, free_seats_left, paid_seats_left }) => (
        <tr>
          <th scope="row">
            {weekName(key)}
            <span class="week-days">
              <WeekDays week={key} />
            </span>
          </th>
          <td class="number">
            {free_seats_left === 0 ? <Full /> : key < first_free ? <span class="muted">too soon</span> : free_seats_left}
            <SeatBar left={key < first_free ? 0 : free_seats_left} most={most_free} />
          </td>
          <td class="number">
            {paid_seats_left === 0 ? <Full /> : paid_seats_left}
            <SeatBar left={paid_seats_left} most={most_paid} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

function HowLaunchGoes({ first_free }: { first_free: string }) {
  return (
    <section class="section">
      <h2>How launching works</h2>
      <p>
        A free launch gets the first free seat from {weekName(first_free)} on, when it is asked for this week, and needs the badge on your
        website. A paid launch goes live at once or in a week of your choice. Both are on the same leaderboard, and neither buys a vote: see{' '}
        <a href="/ranking">how ranking works</a>.
      </p>
      <ListProductButton />
    </section>
  )
}
