/** @jsxRuntime automatic @jsxImportSource preact */
import { listBroken } from '../../../jobs/broken.ts'
import { countWaiting, FAILED_EMAIL_DAYS } from '../../../team/overview.ts'
import { listAuditEntries } from '../../../team/audit.ts'
import { listReports } from '../../../team/reports.ts'
import { forTeam, teamPage } from './team_page.tsx'
import { AuditEntryList } from './log_page.tsx'

type Tile = { count: number; label: [one: string, more: string]; href: string; says: string; tone: 'warn' | 'bad' }

/** `/team`: what waits for a person now, each with its number and where to go. */
export const overviewRoute = forTeam('/team', async (ctx) => {
  const { reads, clock } = ctx.service
  const [counts, reports, jobs, entries] = await Promise.all([
    countWaiting(reads, clock()),
    listReports(reads, { state: 'open', listing_id: null, limit: 1, offset: 0 }),
    listBroken(reads, 1),
    listAuditEntries(reads, { kind: null, subject: null, limit: 8, offset: 0 }),
  ])
  const tiles: Tile[] = [
    {
      count: reports.total,
      label: ['open report', 'open reports'],
      href: '/team/reports',
      says: 'Visitors say that something is wrong.',
      tone: 'bad',
    },
    {
      count: counts.clusters,
      label: ['vote cluster', 'vote clusters'],
      href: '/team/clusters',
      says: 'Not counted until somebody looks, and not at all once the week closes.',
      tone: 'bad',
    },
    {
      count: counts.held,
      label: ['order held', 'orders held'],
      href: '/team/orders?status=held',
      says: 'Paid, and something stands in the way.',
      tone: 'bad',
    },
    {
      count: counts.edits,
      label: ['edit to look at', 'edits to look at'],
      href: '/team/edits',
      says: 'They are public already.',
      tone: 'warn',
    },
    {
      count: counts.mails,
      label: ['letter failed', 'letters failed'],
      href: '/team/outbox?status=failed',
      says: `In the last ${FAILED_EMAIL_DAYS} days.`,
      tone: 'bad',
    },
    {
      count: jobs.total,
      label: ['job broke', 'jobs broke'],
      href: '/team/jobs',
      says: 'They used up their tries in the last three days.',
      tone: 'bad',
    },
    {
      count: counts.badges,
      label: ['badge lost', 'badges lost'],
      href: '/team/listings?show=badge_lost',
      says: 'Their owners were told; the listings stay live.',
      tone: 'warn',
    },
    {
      count: counts.suspended,
      label: ['suspended listing', 'suspended listings'],
      href: '/team/listings?show=suspended',
      says: 'Until somebody restores them.',
      tone: 'warn',
    },
  ]
  const waiting = tiles.filter(({ count }) => count > 0)
  return teamPage(
    ctx,
    { title: 'Overview', at: '/team', lead: waiting.length > 0 ? 'What waits for a person.' : 'Nothing waits for a person right now.' },
    <>
      <ul class="plain team-tiles">
        {tiles.map(({ count, label, href, says, tone }) => (
          <li>
            <a class={`team-tile ${count > 0 ? tone : ''}`} href={href}>
              <span class="team-tile-count figure">{count}</span> <span class="team-tile-label">{count === 1 ? label[0] : label[1]}</span>
              <span class="hint">{count > 0 ? says : 'None.'}</span>
            </a>
          </li>
        ))}
      </ul>
      <section class="stack" aria-labelledby="lately">
        <div class="split">
          <h2 id="lately">Done lately</h2>
          <a href="/team/log">The whole log</a>
        </div>
        <AuditEntryList entries={entries.items} />
      </section>
    </>,
  )
})
