/** @jsxRuntime automatic @jsxImportSource preact */
import { plural } from '../../../base/plural.ts'

type Points = readonly { at: string; votes: number }[]

const WIDTH = 96
const HEIGHT = 20
const DAY_NAME = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const WEEK_MILLISECONDS = 7 * 86_400_000

/** How the votes grew, as a line over the whole week: what is still to come is left free. Nothing is drawn before there is a vote. */
export function Sparkline({ points }: { points: Points }) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || last.votes === 0) return null
  const begun = Date.parse(first.at)
  const place = ({ at, votes }: Points[number]) => {
    const x = 1 + ((Date.parse(at) - begun) / WEEK_MILLISECONDS) * (WIDTH - 6)
    return [x.toFixed(1), (HEIGHT - 3 - (votes / last.votes) * (HEIGHT - 6)).toFixed(1)] as const
  }
  const [end_x, end_y] = place(last)
  return (
    <svg class="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={wordsOf(points)}>
      <line class="plot-line" x1="0" x2={WIDTH} y1={HEIGHT - 1.5} y2={HEIGHT - 1.5} />
      <polyline points={points.map((point) => place(point).join(',')).join(' ')} />
      <circle cx={end_x} cy={end_y} r="2.5" />
    </svg>
  )
}

/** `Monday 3, Tuesday 8, 9 votes now`: each point after the first is the end of a day. */
function wordsOf(points: Points): string {
  const days = points.slice(1, -1).map(({ at, votes }) => `${DAY_NAME.format(Date.parse(at) - 1)} ${votes}`)
  return `Votes at the end of each day: ${[...days, plural(points.at(-1)?.votes ?? 0, 'vote')].join(', ')} at last`
}
