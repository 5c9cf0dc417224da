/** @jsxRuntime automatic @jsxImportSource preact */
import { weekName } from '../../../base/weeks.ts'
import { pageUrl } from '../../../listings/rows.ts'
import { listingName } from '../../../listings/show.ts'
import {
  CLUSTER_NOTE_CHARACTERS_MAX,
  listClusters,
  type ClusterMinute,
  type ClusterState,
  type TeamCluster,
} from '../../../team/clusters.ts'
import type { Site } from '../../../core/sites.ts'
import { Empty, Field, Time, type FieldErrors } from '../frame/parts.tsx'
import { plural } from '../../../base/plural.ts'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { Table } from '../frame/data_table.tsx'
import { perform } from './action.tsx'
import { Choices, hrefWith, pageAsked, ListPager } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { ListingLink } from './listing_parts.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PER_PAGE = 20
const STATES: readonly ClusterState[] = ['waiting', 'decided', 'closed']
const LABELS: Record<ClusterState, string> = { waiting: 'Waiting', decided: 'Decided', closed: 'Closed undecided' }
const EMPTY: Record<ClusterState, string> = {
  waiting: 'Votes that come together from one network wait here until you have reviewed them.',
  decided: 'What the team counted or discarded appears here.',
  closed: 'Votes whose week closed before anybody reviewed them appear here. They are not counted.',
}

type Typed = { id: number; note: string; fieldErrors: FieldErrors }

/** `/team/clusters`: votes on one listing that came from one network within minutes, to be counted or discarded together. */
export const clustersRoute = forTeam(
  '/team/clusters',
  (ctx) => clustersPage(ctx, null),
  async (ctx) => {
    const form = await ctx.form()
    const [id, note] = [idIn(form.text('cluster')), form.text('note')]
    const decision = form.text('decision')
    if (decision !== 'count' && decision !== 'discard')
      return clustersPage(ctx, { id, note, fieldErrors: { '': 'Press “Count them” or “Discard them”.' } })
    const ended = await perform(ctx, hrefWith(ctx, { done: decision }), 'decide_cluster', { id, decision, note })
    return ended instanceof Response ? ended : clustersPage(ctx, { id, note, fieldErrors: ended })
  },
)

async function clustersPage(ctx: PageRequest, typed: Typed | null): Promise<Response> {
  const { reads, sites } = ctx.service
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const state = STATES.find((name) => name === ctx.url.searchParams.get('state')) ?? 'waiting'
  const { items, total } = await listClusters(reads, { state, limit, offset })
  const byId = new Map((await sites.all()).map((site) => [site.id, site]))
  return teamPage(
    ctx,
    {
      title: 'Vote clusters',
      at: '/team/clusters',
      lead: 'Votes on one listing that came from one network within a short time. An office or a conference looks like this, and so does one person with many accounts. The voters know that you review them. What nobody has decided before the week closes is not counted.',
      done: { count: 'The votes are counted.', discard: 'The votes are discarded.' },
      fieldErrors: typed?.fieldErrors ?? {},
    },
    <>
      <Choices
        label="Which clusters"
        at={state}
        items={STATES.map((name) => ({
          value: name,
          label: LABELS[name],
          href: hrefWith(ctx, { state: name === 'waiting' ? null : name }),
        }))}
      />
      {items.length === 0 && <Empty title={state === 'waiting' ? 'No votes are waiting' : 'None yet'}>{EMPTY[state]}</Empty>}
      {items.map((cluster) => (
        <ClusterCard cluster={cluster} site={byId.get(cluster.listing.site_id)} typed={typed?.id === cluster.id ? typed : null} />
      ))}
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
    </>,
  )
}

type CardProps = { cluster: TeamCluster; site: Site | undefined; typed: Typed | null }

function ClusterCard({ cluster, site, typed }: CardProps) {
  const { listing, week, network, opened_at, decision, decided_at, votes, counted, accounts_younger_than_a_week, minutes } = cluster
  return (
    <article class="card stack" aria-label={`Votes for ${listingName(listing)}`}>
      <div class="split">
        <h2 class="team-card-title">
          {plural(votes, 'vote')} for <ListingLink listing={listing} />
        </h2>
        <span class="cluster">
          {decision && <span class={`tag ${decision === 'count' ? 'good' : 'bad'}`}>{decision === 'count' ? 'counted' : 'discarded'}</span>}
          {site && <span class="tag">{site.name}</span>}
        </span>
      </div>
      <dl class="facts">
        <dt>Network</dt>
        <dd>
          {network === null ? (
            'forgotten with its week'
          ) : (
            <>
              <code>{network.slice(0, 8)}</code> <span class="hint">a name for this week; its address is not kept</span>
            </>
          )}
        </dd>
        <dt>Week</dt>
        <dd>
          <a href={`${site?.url ?? ''}/leaderboard/${week}`}>{weekName(week)}</a>, held since{' '}
          <Time at={opened_at.toISOString()} form="instant" />
        </dd>
        <dt>Counted now</dt>
        <dd class="figure">
          {counted} of {votes}; the listing has {plural(listing.votes, 'vote')}
        </dd>
        <dt>New accounts</dt>
        <dd class="figure">
          {accounts_younger_than_a_week} of {votes} were younger than a week
        </dd>
        {listing.status === 'live' && site && (
          <>
            <dt>Page</dt>
            <dd>
              <a href={pageUrl(site, listing.slug)}>{pageUrl(site, listing.slug)}</a>
            </dd>
          </>
        )}
      </dl>
      <Minutes minutes={minutes} votes={votes} />
      {decided_at && (
        <p class="hint">
          Decided <Time at={decided_at.toISOString()} form="instant" />. Later votes from this network{' '}
          {decision === 'count' ? 'are reviewed again.' : 'wait at once.'}
        </p>
      )}
      {cluster.open ? <Decide cluster={cluster} typed={typed} /> : <p class="hint">Its week is closed; the board stays as it is.</p>}
    </article>
  )
}

function Decide({ cluster: { id, decision }, typed }: Pick<CardProps, 'cluster' | 'typed'>) {
  return (
    <PostForm class="stack">
      <input type="hidden" name="cluster" value={String(id)} />
      <Field
        name="note"
        id={`note-${id}`}
        label="Why, for whoever looks at this later"
        value={typed?.note ?? ''}
        fieldErrors={typed?.fieldErrors ?? {}}
        maxlength={CLUSTER_NOTE_CHARACTERS_MAX}
      />
      <div class="cluster">
        {decision !== 'count' && (
          <button class="button small" name="decision" value="count">
            Count them
          </button>
        )}
        {decision !== 'discard' && (
          <button class="button quiet small" name="decision" value="discard">
            Discard them
          </button>
        )}
      </div>
    </PostForm>
  )
}

function Minutes({ minutes, votes }: { minutes: readonly ClusterMinute[]; votes: number }) {
  const shown = minutes.reduce((sum, minute) => sum + minute.votes, 0)
  return (
    <Table
      caption="Votes by minute, with the age of their accounts"
      columns={['Minute', { label: 'Votes', number: true }, 'Accounts were']}
    >
      {minutes.map(({ minute, votes: cast, youngest_hours, oldest_hours }) => (
        <tr>
          <td>
            <Time at={minute.toISOString()} form="instant" />
          </td>
          <td class="number">{cast}</td>
          <td>{agesOf(youngest_hours, oldest_hours)}</td>
        </tr>
      ))}
      {shown < votes && (
        <tr>
          <td>later</td>
          <td class="number">{votes - shown}</td>
          <td></td>
        </tr>
      )}
    </Table>
  )
}

function agesOf(youngest_hours: number, oldest_hours: number): string {
  const [youngest, oldest] = [ageOf(youngest_hours), ageOf(oldest_hours)]
  return youngest === oldest ? `${youngest} old` : `${youngest} to ${oldest} old`
}

function ageOf(hours: number): string {
  if (hours < 48) return plural(hours, 'hour')
  const days = Math.floor(hours / 24)
  return days < 730 ? plural(days, 'day') : plural(Math.floor(days / 365), 'year')
}
