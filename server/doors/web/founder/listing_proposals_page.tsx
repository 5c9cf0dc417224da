/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { countryName } from '../../../base/countries.ts'
import type { Called } from '../../call.ts'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Notice, Time } from '../frame/parts.tsx'
import { PostForm } from '../frame/post_form.tsx'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { Quote } from '../public/source.tsx'
import { pricingLabel, shortHost } from '../public/words.ts'
import { readable } from '../../../listings/readable.ts'
import { labelOf } from './fields.ts'
import { ListingFrame, ofListing, siteOf, type MyListing } from './listing_frame.tsx'

type Proposal = Schemas['Proposal']

const SHOWN_MAX = 100
const DONE: Record<string, string> = {
  accept: 'Accepted: the page now says it, as a new version.',
  dismiss: 'Dismissed: the page stays as it is until your website says something else.',
  recheck: 'Your website is being read again. What is found appears here in a moment.',
}

/** What the website of a listing says differently, side by side with the listing, to be accepted or dismissed. */
export const proposalsRoute: Route = {
  path: '/account/listings/:id/proposals',
  account: true,
  get: ofListing(proposalsPage),
  post: ofListing(async (ctx, listing) => {
    const done = await act(ctx, listing.listing_id)
    if (done === null) return proposalsPage(ctx, listing)
    if (done.called.ok) return redirect(`/account/listings/${listing.listing_id}/proposals?done=${done.name}`)
    const { status, problem } = done.called
    return status === 409 || status === 429 ? proposalsPage(ctx, listing, { status, detail: problem.detail }) : problemPage(ctx, problem)
  }),
}

type Acted = { name: string; called: Called<'decide_proposal'> | Called<'recheck_listing'> }

/** Null for a button that the page does not have. */
async function act(ctx: PageRequest, listing_id: number): Promise<Acted | null> {
  const form = await ctx.form()
  const name = form.text('do')
  if (name === 'recheck') return { name, called: await ctx.call('recheck_listing', { listing_id }) }
  if (name !== 'accept' && name !== 'dismiss') return null
  return { name, called: await ctx.call('decide_proposal', { listing_id, proposal_id: idIn(form.text('proposal')), decision: name }) }
}

async function proposalsPage(ctx: PageRequest, listing: MyListing, refused?: { status: number; detail: string }): Promise<Response> {
  const { listing_id, name, slug, status } = listing
  const [called, live] = await Promise.all([
    ctx.call('list_proposals', { listing_id, per_page: SHOWN_MAX }),
    status === 'live' ? ctx.call('get_listing', { slug }, await siteOf(ctx, listing)) : null,
  ])
  if (!called.ok) return problemPage(ctx, called.problem)
  const open = called.value.items.filter((proposal) => proposal.status === 'open')
  const decided = called.value.items.filter((proposal) => proposal.status !== 'open')
  const done = refused ? undefined : wordsAsked(DONE, ctx)
  return htmlPage(
    ctx,
    { title: `${name}: what its website says`, noindex: true, section: 'account', status: refused?.status ?? 200 },
    <ListingFrame ctx={ctx} listing={listing} at="/proposals">
      <div class="stack loose">
        {done && <Notice tone="good" title={done} />}
        {refused && <Notice tone="bad" title={refused.detail} />}
        <section class="stack" aria-labelledby="open-title">
          <h2 id="open-title">{titleOf(open.length)}</h2>
          <Looked listing={listing} checked={live?.ok ? live.value.checked : null} />
          {open.map((proposal) => (
            <ProposalCard listing_id={listing_id} host={shortHost(listing.url)} proposal={proposal} />
          ))}
        </section>
        {decided.length > 0 && <Decided proposals={decided} />}
      </div>
    </ListingFrame>,
  )
}

const titleOf = (open: number): string =>
  open === 0 ? 'Nothing to decide' : `Your website says ${open === 1 ? 'one thing' : `${open} things`} differently`

/** When the website was read last, and a button that has it read now. */
function Looked({ listing: { listing_id, url, status }, checked }: { listing: MyListing; checked: Schemas['Checked'] | null }) {
  const is_read = status !== 'archived' && status !== 'suspended'
  return (
    <div class="split">
      <p class="muted small">
        {checked === null && status === 'live' && 'It has not been read again yet. '}
        {checked?.site === 'reachable' && (
          <>
            Read on <Time at={checked.at} form="instant" />: {checked.still_proven} of {checked.values} quoted values still stand
            there.{' '}
          </>
        )}
        {checked?.site === 'unreachable' && (
          <>
            {shortHost(url)} has not answered since <Time at={checked.since} form="instant" />.{' '}
          </>
        )}
        We read it again every month{status === 'live' ? '' : ' once the listing is live'}. Nothing changes here until you accept it.
      </p>
      {is_read && (
        <PostForm action={`/account/listings/${listing_id}/proposals`}>
          <button class="button quiet small" name="do" value="recheck">
            Read it again now
          </button>
        </PostForm>
      )}
    </div>
  )
}

const KINDS: Record<Proposal['kind'], { tone: string; label: string }> = {
  changed: { tone: 'warn', label: 'changed' },
  gone: { tone: 'bad', label: 'no longer stated' },
  new: { tone: 'good', label: 'new' },
}

function ProposalCard({ listing_id, host, proposal }: { listing_id: number; host: string; proposal: Proposal }) {
  const { proposal_id, field, kind, now, proposed, evidence } = proposal
  const label = labelOf(field)
  return (
    <section class="card stack proposal" id={`proposal-${proposal_id}`} aria-labelledby={`proposal-${proposal_id}-title`}>
      <div class="cluster">
        <h3 id={`proposal-${proposal_id}-title`}>{label}</h3>
        <span class={`tag ${KINDS[kind].tone}`}>{KINDS[kind].label}</span>
      </div>
      <div class="sides">
        <div>
          <p class="side-name">This page</p>
          <Said field={field} value={now} />
        </div>
        <div>
          <p class="side-name">{host}</p>
          <Said field={field} value={proposed} />
          {evidence.slice(0, 2).map((proof) => (
            <Quote proof={proof} value={typeof proposed === 'string' ? proposed : undefined} />
          ))}
        </div>
      </div>
      <PostForm action={`/account/listings/${listing_id}/proposals`} class="cluster">
        <input type="hidden" name="proposal" value={proposal_id} />
        <button class="button" name="do" value="accept">
          {kind === 'gone' ? 'Empty it here too' : 'Accept'}
          <span class="visually-hidden">: {label}</span>
        </button>
        <button class="button quiet" name="do" value="dismiss">
          Keep mine<span class="visually-hidden">: {label}</span>
        </button>
      </PostForm>
    </section>
  )
}

function Said({ field, value }: { field: string; value: unknown }) {
  const text =
    field === 'pricing_model'
      ? pricingLabel(readable(value))
      : field === 'hq_country' && value
        ? countryName(String(value))
        : readable(value)
  return text === '' ? <p class="muted">nothing</p> : <p class="said">{text}</p>
}

const STATUS: Record<Proposal['status'], string> = {
  open: 'open',
  accepted: 'accepted',
  dismissed: 'kept as it was',
  outdated: 'outdated',
}

const Decided = ({ proposals }: { proposals: Proposal[] }) => (
  <details>
    <summary>Earlier ones ({proposals.length})</summary>
    <dl class="dashboard-changes">
      {proposals.map(({ field, now, proposed, status, found_at }) => (
        <div>
          <dt>
            {labelOf(field)} <span class="tag">{STATUS[status]}</span>{' '}
            <span class="muted small">
              found <Time at={found_at} />
            </span>
          </dt>
          <dd class="said">
            {readable(now) || 'nothing'} → {readable(proposed) || 'nothing'}
          </dd>
        </div>
      ))}
    </dl>
  </details>
)
