/** @jsxRuntime automatic @jsxImportSource preact */
import { listBroken } from '../../../jobs/broken.ts'
import { countWaiting, FAILED_EMAIL_DAYS, type Overview } from '../../../team/overview.ts'
import { listAuditEntries } from '../../../team/audit.ts'
import { listReports } from '../../../team/reports.ts'
import { forTeam, teamPage } from './team_page.tsx'
import { AuditEntryList } from './log_page.tsx'

type Waiting = Overview & { reports: number; jobs: number }
type Tile = { of: keyof Waiting; label: [one: string, more: string]; href: string; says: string; tone: 'warn' | 'bad' }

const TILES: readonly Tile[] = [
  {
    of: 'reports',
    label: ['open report', 'open reports'],
    href: '/team/reports',
    says: 'Visitors say something is wrong.',
    tone: 'bad',
  },
  {
    of: 'clusters',
    label: ['vote cluster', 'vote clusters'],
    href: '/team/clusters',
    says: 'Not counted until somebody reviews them, and not at all once the week closes.',
    tone: 'bad',
  },
  {
    of: 'claims',
    label: ['claim', 'claims'],
    href: '/team/claims',
    says: 'Two accounts say a listing is theirs.',
    tone: 'bad',
  },
  {
    of: 'held',
    label: ['order held', 'orders held'],
    href: '/team/orders?status=held',
    says: 'Paid, but something blocks delivery.',
    tone: 'bad',
  },
  {
    of: 'edits',
    label: ['edit to look at', 'edits to look at'],
    href: '/team/edits',
    says: 'They are public already.',
    tone: 'warn',
  },
  {
    of: 'emails',
    label: ['e-mail failed', 'e-mails failed'],
    href: '/team/outbox?status=failed',
    says: `In the last ${FAILED_EMAIL_DAYS} days.`,
    tone: 'bad',
  },
  {
    of: 'jobs',
    label: ['failed job', 'failed jobs'],
    href: '/team/jobs',
    says: 'They used up their tries in the last three days.',
    tone: 'bad',
  },
  {
    of: 'badges',
    label: ['badge lost', 'badges lost'],
    href: '/team/listings?show=badge_lost',
    says: 'Their owners were told; the listings stay live.',
    tone: 'warn',
  },
  {
    of: 'suspended',
    label: ['suspended listing', 'suspended listings'],
    href: '/team/listings?show=suspended',
    says: 'Until somebody restores them.',
    tone: 'warn',
  },
]

/** `/team`: what waits for a person now, each with its number and where to go. */
export const overviewRoute = forTeam('/team', async (ctx) => {
  const { reads, clock } = ctx.service
  const [counts, reports, jobs, entries] = await Promise.all([
    countWaiting(reads, clock()),
    listReports(reads, { state: 'open', listing_id: null, limit: 1, offset: 0 }),
    listBroken(reads, 1),
    listAuditEntries(reads, { kind: null, subject: null, limit: 8, offset: 0 }),
  ])
  const waiting: Waiting = { ...counts, reports: reports.total, jobs: jobs.total }
  const something = TILES.some(({ of }) => waiting[of] > 0)
  return teamPage(
    ctx,
    { title: 'Overview', at: '/team', lead: something ? 'What needs a person.' : 'Nothing needs a person right now.' },
    <>
      <ul class="plain team-tiles">
        {TILES.map((tile) => (
          <OverviewTile tile={tile} count={waiting[tile.of]} />
        ))}
      </ul>
      <section class="stack" aria-labelledby="lately">
        <div class="split">
          <h2 id="lately">Recently done</h2>
          <a href="/team/log">See the whole log</a>
        </div>
        <AuditEntryList entries={entries.items} />
      </section>
    </>,
  )
})

function OverviewTile({ tile: { label, href, says, tone }, count }: { tile: Tile; count: number }) {
  return (
    <li>
      <a class={`team-tile ${count > 0 ? tone : ''}`} href={href}>
        <span class="team-tile-count figure">{count}</span> <span class="team-tile-label">{count === 1 ? label[0] : label[1]}</span>
        <span class="hint">{count > 0 ? says : 'None.'}</span>
      </a>
    </li>
  )
}
