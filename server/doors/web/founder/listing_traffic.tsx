/** @jsxRuntime automatic @jsxImportSource preact */
import type { TrafficDay } from '../../../traffic/traffic.ts'

export const TRAFFIC_DAYS = 28
const BAR_WIDTH = 10
const CHART_HEIGHT = 60

/** Openings of a listing's page and clicks through to its website, day by day. */
export function Traffic({ days, today }: { days: readonly TrafficDay[]; today: string }) {
  const known = new Map(days.map((day) => [day.day, day]))
  const shown = Array.from({ length: TRAFFIC_DAYS }, (_, index) => {
    const day = new Date(Date.parse(today) - (TRAFFIC_DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    return known.get(day) ?? { day, views: 0, visits: 0 }
  })
  const views = shown.reduce((sum, day) => sum + day.views, 0)
  const visits = shown.reduce((sum, day) => sum + day.visits, 0)
  const most = Math.max(1, ...shown.map((day) => day.views))
  return (
    <section class="stack" id="traffic" aria-labelledby="traffic-title">
      <h2 id="traffic-title">Views and clicks</h2>
      <div class="card stack">
        <dl class="figures">
          <div>
            <dt>Views, last {TRAFFIC_DAYS} days</dt>
            <dd class="figure">{views.toLocaleString('en')}</dd>
          </div>
          <div>
            <dt>Clicks to your website</dt>
            <dd class="figure">{visits.toLocaleString('en')}</dd>
          </div>
        </dl>
        <svg
          class="traffic"
          viewBox={`0 0 ${TRAFFIC_DAYS * BAR_WIDTH} ${CHART_HEIGHT}`}
          width={TRAFFIC_DAYS * BAR_WIDTH * 2}
          height={CHART_HEIGHT * 2}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Views by day, at most ${most} on one day`}
        >
          {shown.map((day, index) => (
            <g>
              <title>{`${day.day}: ${day.views} views, ${day.visits} clicks`}</title>
              <Bar index={index} share={day.views / most} kind="views" />
              <Bar index={index} share={day.visits / most} kind="visits" />
            </g>
          ))}
        </svg>
        <p class="muted small">Programs, and you yourself, are not counted. Nothing is kept of who looked.</p>
      </div>
    </section>
  )
}

function Bar({ index, share, kind }: { index: number; share: number; kind: 'views' | 'visits' }) {
  const height = Math.min(1, share) * (CHART_HEIGHT - 2)
  return <rect class={kind} x={index * BAR_WIDTH + 1} y={CHART_HEIGHT - height} width={BAR_WIDTH - 2} height={height} />
}
