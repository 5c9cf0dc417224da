/** @jsxRuntime automatic @jsxImportSource preact */
import { Table } from './data_table.tsx'
import { Time } from './parts.tsx'

type Series = { label: string; values: readonly number[] }
type Props = {
  /** For ids of the page. */
  id: string
  title: string
  /** Days as YYYY-MM-DD, one for each value. */
  days: readonly string[]
  bars: Series
  /** Drawn before the bars, narrower: a part of them, or what follows from them. */
  within?: Series
  /** A day that is marked, and by what word. */
  marker?: { day: string; label: string } | undefined
}

const BAR = 10
const HEIGHT = 100
const TICKS = 4
/** So many dates stand below without touching on a phone. */
const DATES_SHOWN = 4

/**
 * Numbers by the day, drawn as bars with axes, and as a table behind. The words stand beside the drawing, which is stretched to the width
 * there is: drawn into it they would be stretched too.
 */
export function Plot({ id, title, days, bars, within, marker }: Props) {
  const top = scaleTop(Math.max(0, ...bars.values, ...(within?.values ?? [])))
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => (top / TICKS) * (TICKS - index))
  const marked = marker ? days.indexOf(marker.day) : -1
  return (
    <figure class="plot" aria-labelledby={`${id}-title`}>
      <figcaption class="split">
        <span id={`${id}-title`}>{title}</span>
        <span class="plot-key">
          <span class="plot-bars">{bars.label}</span>
          {within && <span class="plot-within">{within.label}</span>}
          {marked >= 0 && <span class="plot-marker">{marker?.label}</span>}
        </span>
      </figcaption>
      <div class="plot-area">
        <div class="plot-scale" aria-hidden="true">
          {ticks.map((tick) => (
            <span class="figure">{tick.toLocaleString('en')}</span>
          ))}
        </div>
        <Drawing {...{ title, bars, within, ticks, marked }} />
        <div class="plot-dates" aria-hidden="true">
          {datesShown(days).map((day) => (
            <span>{shortDate(day)}</span>
          ))}
        </div>
      </div>
      <Numbers {...{ title, days, bars, within }} />
    </figure>
  )
}

type DrawingProps = Pick<Props, 'title' | 'bars'> & { within: Series | undefined; ticks: readonly number[]; marked: number }

function Drawing({ title, bars, within, ticks, marked }: DrawingProps) {
  const width = bars.values.length * BAR
  const yOf = (value: number) => HEIGHT - (value / (ticks[0] ?? 1)) * HEIGHT
  const most = Math.max(0, ...bars.values)
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width * 2}
      height={HEIGHT * 2}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${title}: at most ${most.toLocaleString('en')} on one day. The table below has every number.`}
    >
      {ticks.map((tick) => (
        <line class="plot-line" x1="0" x2={width} y1={yOf(tick)} y2={yOf(tick)} />
      ))}
      {marked >= 0 && <rect class="plot-marked" x={marked * BAR} y="0" width={BAR} height={HEIGHT} />}
      {bars.values.map((value, index) => (
        <rect class="plot-bar" x={index * BAR + 1.5} y={yOf(value)} width={BAR - 3} height={HEIGHT - yOf(value)} />
      ))}
      {within?.values.map((value, index) => (
        <rect class="plot-inner" x={index * BAR + 3} y={yOf(value)} width={BAR - 6} height={HEIGHT - yOf(value)} />
      ))}
    </svg>
  )
}

/** What the drawing shows, for those who hear the page or want the numbers. */
function Numbers({ title, days, bars, within }: Pick<Props, 'title' | 'days' | 'bars'> & { within: Series | undefined }) {
  return (
    <details class="plot-table">
      <summary>As a table</summary>
      <Table
        label={title}
        columns={['Day', { label: bars.label, number: true }, ...(within ? [{ label: within.label, number: true as const }] : [])]}
      >
        {days.map((day, index) => (
          <tr>
            <th scope="row">
              <Time at={day} />
            </th>
            <td class="number">{bars.values[index]?.toLocaleString('en')}</td>
            {within && <td class="number">{within.values[index]?.toLocaleString('en')}</td>}
          </tr>
        ))}
      </Table>
    </details>
  )
}

/** The end of a scale whose quarters are round: 4, 8, 20, 40, 80, 200, … */
function scaleTop(most: number): number {
  for (let step = 1; ; step *= 10) for (const round of [1, 2, 5]) if (round * step * TICKS >= most) return round * step * TICKS
}

/** Evenly, the first and the last among them. */
function datesShown(days: readonly string[]): string[] {
  const count = Math.min(DATES_SHOWN, days.length)
  return Array.from({ length: count }, (_, index) => days[Math.round((index * (days.length - 1)) / Math.max(1, count - 1))] ?? '')
}

const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortDate = (day: string): string => SHORT.format(new Date(day))
