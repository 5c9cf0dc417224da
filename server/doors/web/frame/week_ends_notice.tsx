/** @jsxRuntime automatic @jsxImportSource preact */
import { spanOf } from '../../../base/weeks.ts'
import type { Warning } from '../../../orders/products/product.ts'
import { sayHours } from '../../../orders/products/week_ends.ts'
import { Time } from './parts.tsx'

/** What `week_ends_soon` says, with dates that no line breaks. */
export function WeekEnds({ warning: { hours_left = 0, next_week } }: { warning: Warning }) {
  return (
    <p>
      This launch week is nearly over: a launch now has {sayHours(hours_left)} of voting left instead of seven days.{' '}
      {next_week === undefined ? (
        'No later week has a paid seat left at present.'
      ) : (
        <>
          The next whole week with a seat begins on <Time at={spanOf(next_week).starts_at.toISOString()} />.
        </>
      )}
    </p>
  )
}
