/** @jsxRuntime automatic @jsxImportSource preact */
import { weekName } from '../../../base/weeks.ts'
import { listSites, type SiteRow } from '../../../team/sites.ts'
import { isShownWeek, listLaunches, listWeeks, type TeamWeek, type WeekLaunch } from '../../../team/weeks.ts'
import { Empty, Time } from '../frame/parts.tsx'
import { Table } from '../frame/data_table.tsx'
import { hrefWith, SiteChoices } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { SeatFields, typedOf } from './sites_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const DONE = { seats: 'The seats have been changed. Whoever has one keeps it.' }

/** `/team/weeks`: the weeks to come of each site, who has a seat in them, and how many seats there are. */
export const weeksRoute = forTeam('/team/weeks', async (ctx) => {
  const { reads, clock } = ctx.service
  const now = clock()
  const sites = await listSites(reads)
  const site = sites.find(({ key }) => key === ctx.url.searchParams.get('site')) ?? sites[0]
  if (!site) throw new Error('there is no site; the first one is made at start')
  const asked = ctx.url.searchParams.get('week') ?? ''
  const week = isShownWeek(asked, now) ? asked : null
  const [weeks, launches] = await Promise.all([listWeeks(reads, site.id, now), week === null ? [] : listLaunches(reads, site.id, week)])
  return teamPage(
    ctx,
    { title: 'Weeks and seats', at: '/team/weeks', lead: 'Weeks begin on Monday at 00:00 UTC.', done: DONE },
    <>
      <SiteChoices ctx={ctx} sites={sites} at={site.key} />
      <Table
        columns={[
          'Week',
          'Begins',
          { label: 'Free', number: true },
          { label: 'Paid', number: true },
          { label: 'Billboards', number: true },
          { label: 'Ready', number: true },
        ]}
      >
        {weeks.map((one) => (
          <WeekRow week={one} site={site} shown={one.key === week} href={hrefWith(ctx, { week: one.key })} />
        ))}
      </Table>
      {week !== null && <Launches week={week} launches={launches} />}
      <SeatsForm site={site} />
    </>,
  )
})

function SeatsForm({ site }: { site: SiteRow }) {
  return (
    <section class="card" aria-labelledby="seats">
      <h2 id="seats">Seats of {site.name}</h2>
      <p class="hint">
        For every week from now on. Fewer seats take none from those who have one; the week is full until enough have left.
      </p>
      <PostForm action={`/team/sites/${site.key}`} class="stack">
        <input type="hidden" name="back" value="weeks" />
        <SeatFields typed={typedOf(site)} fieldErrors={{}} />
        <button class="button">Change the seats</button>
      </PostForm>
    </section>
  )
}

function WeekRow({ week, site, shown, href }: { week: TeamWeek; site: SiteRow; shown: boolean; href: string }) {
  const taken = (count: number, seats: number) => <span class={count >= seats ? 'seats-full' : ''}>{`${count} of ${seats}`}</span>
  return (
    <tr class={shown ? 'week-shown' : ''}>
      <td>
        <a href={href} aria-current={shown ? 'true' : undefined}>
          <span class="whole">{weekName(week.key)}</span>
        </a>{' '}
        {week.status === 'live' && <span class="tag good">now</span>}
      </td>
      <td>
        <Time at={week.starts_at.toISOString()} />
      </td>
      <td class="number">{taken(week.free_taken, site.free_seats)}</td>
      <td class="number">{taken(week.paid_taken, site.paid_seats)}</td>
      <td class="number">{taken(week.billboards, site.billboard_seats)}</td>
      <td class="number">{week.ready}</td>
    </tr>
  )
}

function Launches({ week, launches }: { week: string; launches: readonly WeekLaunch[] }) {
  if (launches.length === 0) return <Empty title={`Nobody launches in ${week} yet`}>Seats fill as founders choose a launch.</Empty>
  return (
    <section class="stack" aria-labelledby="launches">
      <h2 id="launches">Launches in {week}</h2>
      <ul class="plain team-rows">
        {launches.map(({ id, slug, status, plan, postponements }) => (
          <li class="team-row">
            <div class="team-row-text">
              <a href={`/team/listings/${id}`}>{slug}</a>
              {postponements > 0 && <p class="hint">Put off {postponements === 1 ? 'once' : `${postponements} times`}</p>}
            </div>
            <span class="cluster">
              <span class="tag">{plan}</span>
              <span class="tag">{status.replace('_', ' ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
