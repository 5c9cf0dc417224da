/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { weekName } from '../../../base/weeks.ts'
import { Plot } from '../frame/plot.tsx'

type Stats = Schemas['ListingStats']
type Day = Stats['days'][number]

/** Shown, and as many days before them, which say whether it went up or down. */
export const TRAFFIC_DAYS = 28

const HOSTS_SHOWN = 8
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })

type Props = { stats: Stats; launch_week: string | null; launched_on: string | null }

/** What became of a listing: openings of its page, clicks through to its website, votes and rank of its launch week, and where people came from. */
export function Traffic({ stats, launch_week, launched_on }: Props) {
  const shown = stats.days.slice(-TRAFFIC_DAYS)
  const before = stats.days.slice(0, -TRAFFIC_DAYS)
  const ranked = stats.days.filter(({ rank }) => rank !== null)
  const days = shown.map(({ date }) => date)
  const figures = [
    { label: `Views, last ${TRAFFIC_DAYS} days`, name: 'views' },
    { label: 'Clicks to your website', name: 'clicks' },
    { label: 'Badge with rank shown', name: 'badge_views' },
  ] as const
  return (
    <section class="stack" id="traffic" aria-labelledby="traffic-title">
      <h2 id="traffic-title">Views and clicks</h2>
      <div class="card stack">
        <dl class="figures">
          {figures.map(({ label, name }) => (
            <div>
              <dt>{label}</dt>
              <dd class="figure">
                {sumOf(shown, name).toLocaleString('en')} <Change now={sumOf(shown, name)} before={sumOf(before, name)} />
              </dd>
            </div>
          ))}
        </dl>
        <Plot
          id="views"
          title="Views by day"
          days={days}
          bars={{ label: 'Views', values: shown.map(({ views }) => views) }}
          within={{ label: 'Clicks', values: shown.map(({ clicks }) => clicks) }}
          marker={launched_on === null ? undefined : { day: launched_on, label: 'Launch' }}
        />
        {sumOf(shown, 'views') === 0 && (
          <p class="muted small">Nobody has opened the page in these days. The chart fills as people come.</p>
        )}
        <p class="muted small">Programs and your own visits are not counted. Nothing is kept about who looked.</p>
      </div>
      {ranked.length > 0 && <LaunchWeek ranked={ranked} week={launch_week} />}
      <Referrers referrers={stats.referrers} />
    </section>
  )
}

/** Votes and rank, day by day, in the week in which they count. */
function LaunchWeek({ ranked, week }: { ranked: readonly Day[]; week: string | null }) {
  return (
    <div class="card stack">
      <Plot
        id="votes"
        title={week === null ? 'Votes by day' : `Votes by day in ${weekName(week)}`}
        days={ranked.map(({ date }) => date)}
        bars={{ label: 'Votes', values: ranked.map(({ votes }) => votes) }}
      />
      {ranked.every(({ votes }) => votes === 0) && (
        <p class="muted small">Nobody has voted yet. The chart fills with the votes of the launch week.</p>
      )}
      <div class="ranks">
        <span class="muted" id="ranks-title">
          Rank at the end of each day:
        </span>
        <ol class="plain cluster" aria-labelledby="ranks-title">
          {ranked.map(({ rank, date }) => (
            <li class="tag figure">
              <span class="muted">{WEEKDAY.format(new Date(date))}</span> #{rank}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const sumOf = (days: readonly Day[], name: 'views' | 'clicks' | 'badge_views'): number => days.reduce((sum, day) => sum + day[name], 0)

function Change({ now, before }: { now: number; before: number }) {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return (
    <span class="muted small">
      {percent > 0 ? '+' : ''}
      {percent}% on the {TRAFFIC_DAYS} days before
    </span>
  )
}

function Referrers({ referrers }: { referrers: Stats['referrers'] }) {
  if (referrers.length === 0) return null
  const most = Math.max(...referrers.map(({ views }) => views))
  return (
    <div class="card stack">
      <h3 class="h3">Where people came from</h3>
      <ul class="plain hosts">
        {referrers.slice(0, HOSTS_SHOWN).map(({ host, views }) => (
          <li>
            <span class="address">{host}</span>
            <span class="figure">{views.toLocaleString('en')}</span>
            <meter min={0} max={most} value={views} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </div>
  )
}
