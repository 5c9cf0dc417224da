/** @jsxRuntime automatic @jsxImportSource preact */
import { REPORT_KINDS } from '../../../listings/reports.ts'
import { pageUrl } from '../../../listings/rows.ts'
import { listingName } from '../../../listings/show.ts'
import { DECISION_CHARACTERS_MAX, listReports, type ReportState, type TeamReport } from '../../../team/reports.ts'
import type { Site } from '../../../core/sites.ts'
import { Empty, Field, Prose, Time, type FieldErrors } from '../frame/parts.tsx'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { perform } from './action.tsx'
import { Choices, hrefWith, pageAsked, ListPager } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { ListingLink, StatusTag } from './listing_parts.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PER_PAGE = 20
const STATES: readonly ReportState[] = ['open', 'resolved', 'dismissed']
const LABELS: Record<ReportState, string> = { open: 'Open', resolved: 'Resolved', dismissed: 'Dismissed' }

type Typed = { id: number; decision: string; fieldErrors: FieldErrors }

/** `/team/reports`: what visitors say is wrong, until somebody has done something about it. */
export const reportsRoute = forTeam(
  '/team/reports',
  (ctx) => reportsPage(ctx, null),
  async (ctx) => {
    const form = await ctx.form()
    const [id, decision] = [idIn(form.text('report')), form.text('decision')]
    const state = form.oneOf('state', ['resolved', 'dismissed'])
    const ended = await perform(ctx, hrefWith(ctx, { done: state }), 'decide_report', { id, state, decision })
    return ended instanceof Response ? ended : reportsPage(ctx, { id, decision, fieldErrors: ended })
  },
)

async function reportsPage(ctx: PageRequest, typed: Typed | null): Promise<Response> {
  const { reads, sites } = ctx.service
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const state = STATES.find((name) => name === ctx.url.searchParams.get('state')) ?? 'open'
  const { items, total } = await listReports(reads, { state, listing_id: null, limit, offset })
  const byId = new Map((await sites.all()).map((site) => [site.id, site]))
  return teamPage(
    ctx,
    {
      title: 'Reports',
      at: '/team/reports',
      lead: 'What visitors told us about a listing. The person who reported it does not see your decision; write to them if they left an address.',
      done: { resolved: 'The report is resolved.', dismissed: 'The report is dismissed.' },
      fieldErrors: typed?.fieldErrors ?? {},
    },
    <>
      <Choices
        label="Which reports"
        at={state}
        items={STATES.map((name) => ({
          value: name,
          label: LABELS[name],
          href: hrefWith(ctx, { state: name === 'open' ? null : name }),
        }))}
      />
      {items.length === 0 && (
        <Empty title={state === 'open' ? 'No open reports' : 'None yet'}>
          {state === 'open' ? 'Visitors report listings from the bottom of their pages.' : 'Decided reports appear here with their note.'}
        </Empty>
      )}
      {items.map((report) => (
        <ReportCard report={report} site={byId.get(report.listing.site_id)} typed={typed?.id === report.id ? typed : null} />
      ))}
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
    </>,
  )
}

type CardProps = { report: TeamReport; site: Site | undefined; typed: Typed | null }

function ReportCard({ report, site, typed }: CardProps) {
  const { listing, kind, detail, email, known, reported_at, others } = report
  return (
    <article class="card" aria-label={`Report about ${listingName(listing)}`}>
      <div class="split">
        <h2 class="team-card-title">{REPORT_KINDS[kind]}</h2>
        <span class="cluster">
          <StatusTag status={listing.status} />
          {site && <span class="tag">{site.name}</span>}
          {others > 0 && <span class="tag bad">{others} more open</span>}
        </span>
      </div>
      <p>
        <ListingLink listing={listing} />
        {listing.status === 'live' && site && (
          <>
            {' · '}
            <a href={pageUrl(site, listing.slug)}>its page</a>
          </>
        )}
      </p>
      {detail !== '' && (
        <blockquote class="report-said">
          <Prose text={detail} />
        </blockquote>
      )}
      <p class="hint">
        {email === null ? 'No address to answer to' : `${email}${known ? ', signed in' : ', as typed'}`},{' '}
        <Time at={reported_at.toISOString()} form="instant" />
      </p>
      {report.state === 'open' ? <DecisionForm report={report} typed={typed} /> : <Decision report={report} />}
    </article>
  )
}

function DecisionForm({ report: { id, listing }, typed }: Omit<CardProps, 'site'>) {
  return (
    <PostForm class="stack">
      <input type="hidden" name="report" value={String(id)} />
      <Field
        name="decision"
        id={`decision-${id}`}
        label="What was done about it"
        value={typed?.decision ?? ''}
        fieldErrors={typed?.fieldErrors ?? {}}
        maxlength={DECISION_CHARACTERS_MAX}
        required
      />
      <div class="cluster">
        <button class="button small" name="state" value="resolved">
          Resolve
        </button>
        <button class="button quiet small" name="state" value="dismissed">
          Dismiss
        </button>
        {listing.status !== 'suspended' && (
          <a class="button bare small" href={`/team/listings/${listing.id}#suspend`}>
            Suspend the listing…
          </a>
        )}
      </div>
    </PostForm>
  )
}

function Decision({ report: { state, decision, decided_at } }: Pick<CardProps, 'report'>) {
  return (
    <p>
      <span class={`tag ${state === 'resolved' ? 'good' : ''}`}>{state}</span> {decision}{' '}
      {decided_at && (
        <span class="hint">
          <Time at={decided_at.toISOString()} form="instant" />
        </span>
      )}
    </p>
  )
}
