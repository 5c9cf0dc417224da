/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { weekName } from '../../../base/weeks.ts'
import type { Schemas } from '../../../../sdk/contract.ts'
import type { Choice } from '../../../orders/products/product.ts'
import { endsSoon, hoursLeft, sayHours } from '../../../orders/products/week_ends.ts'
import { SeatBar } from '../public/seat_bar.tsx'
import type { Chosen } from './cart_items.ts'
import type { MyListing } from './listing_frame.tsx'
import { weekStart } from '../frame/status.tsx'

export type Weeks = Schemas['LaunchWeeks']['items']

/** The next week of which all seven days are left, where it has a seat to sell. */
const wholeWeek = (weeks: Weeks): Weeks[number] | undefined => weeks.find(({ paid_seats_left }) => paid_seats_left > 0)

/** Which week a launch is offered in: now, but the next whole week when this one is nearly over. */
export const offeredWeek = ({ status }: Pick<MyListing, 'status'>, weeks: Weeks, now: Date): string =>
  status !== 'live' && endsSoon(now) ? (wholeWeek(weeks)?.key ?? 'now') : 'now'

type Props = { choice: Choice; weeks: Weeks; chosen: Chosen; now: Date }

/** Every week with its seats as a picture, one to choose; what is left of this week comes first. */
export function LaunchWeeks({ choice: { field, label }, weeks, chosen, now }: Props) {
  const most = Math.max(0, ...weeks.map(({ paid_seats_left }) => paid_seats_left))
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="week-choices">
        <Week name={field} value="now" chosen={chosen} title="Now">
          <span class="muted">live once paid · {sayHours(hoursLeft(now))} of voting left</span>
        </Week>
        {weeks.map(({ key, paid_seats_left: left }) => (
          <Week name={field} value={key} chosen={chosen} title={weekName(key)} full={left === 0}>
            <span class="muted">{weekStart(key)}</span>
            <span class="week-seats figure">
              {left === 0 ? 'full' : `${left} ${left === 1 ? 'seat' : 'seats'} left`}
              <SeatBar left={left} most={most} />
            </span>
          </Week>
        ))}
      </div>
      <p class="hint">A launch week runs from Monday 00:00 to Sunday 24:00 UTC.</p>
    </fieldset>
  )
}

type WeekProps = { name: string; value: string; chosen: Chosen; title: string; full?: boolean; children: ComponentChildren }

const Week = ({ name, value, chosen, title, full = false, children }: WeekProps) => (
  <label class={full ? 'week-choice full' : 'week-choice'}>
    <input type="radio" name={name} value={value} checked={chosen.text(name) === value} disabled={full} />
    <span class="week-choice-words">
      <strong>{title}</strong> {children}
    </span>
  </label>
)
