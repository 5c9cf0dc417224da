/** @jsxRuntime automatic @jsxImportSource preact */
import { weekName } from '../../../base/weeks.ts'
import { suspendedEmail } from '../../../launch/emails.ts'
import { findListings, pageUrl, type ListingRecord } from '../../../listings/rows.ts'
import { listingName } from '../../../listings/show.ts'
import type { Block } from '../../../mail/email.ts'
import { listAuditEntries, type LoggedAuditEntry } from '../../../team/audit.ts'
import { listEdits, type TeamEdit } from '../../../team/edits.ts'
import { REASON_CHARACTERS_MAX } from '../../../team/launches.ts'
import { findPerson } from '../../../publishing/tell_account.ts'
import type { Site } from '../../../core/sites.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { Field, Notice, Prose, Time, type FieldErrors } from '../frame/parts.tsx'
import { linkTo } from '../frame/safe_url.ts'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { wordDiffs } from '../frame/word_diff.ts'
import { askFirst, perform } from './action.tsx'
import { EditCard } from './edits_page.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { StatusTag } from './listing_parts.tsx'
import { TeamLogSection } from './log_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const EDITS_SHOWN = 10
const DONE = {
  suspended: 'The listing is no longer public anywhere; its owner gets the e-mail.',
  restored: 'The listing is what it was before; its owner gets an e-mail.',
}

/** `/team/listings/ID`: a listing with its last edits, and the buttons that take it down and put it back. */
export const listingRoute = forTeam(
  '/team/listings/:id',
  (ctx) => withListing(ctx, (listing) => listingPage(ctx, listing)),
  (ctx) => withListing(ctx, (listing) => decide(ctx, listing)),
)

async function withListing(ctx: PageRequest, show: (listing: ListingRecord) => Promise<Response>): Promise<Response> {
  const [listing] = await findListings(ctx.service.reads, [idIn(ctx.params.id)])
  return listing ? show(listing) : nothingHere(ctx)
}

async function decide(ctx: PageRequest, listing: ListingRecord): Promise<Response> {
  const form = await ctx.form()
  const reason = form.text('reason')
  const path = `/team/listings/${listing.id}`
  if (form.text('action') === 'restore') {
    const ended = await perform(ctx, `${path}?done=restored`, 'unsuspend_listing', { listing_id: listing.id })
    return ended instanceof Response ? ended : listingPage(ctx, listing, '', ended)
  }
  const fieldErrors = fieldErrorsOfReason(reason)
  if (fieldErrors) return listingPage(ctx, listing, reason, fieldErrors)
  const site = await ctx.service.sites.byId(listing.site_id)
  const asked = askFirst(ctx, form, {
    title: `Suspend ${listingName(listing)}?`,
    at: '/team/listings',
    button: listing.account_id === null ? 'Suspend it; nobody is told' : 'Suspend and send the e-mail',
    back: path,
    children: <Preview listing={{ ...listing, suspended_reason: reason }} site={site} />,
  })
  if (asked) return asked
  const ended = await perform(ctx, `${path}?done=suspended`, 'suspend_listing', { listing_id: listing.id, reason })
  return ended instanceof Response ? ended : listingPage(ctx, listing, reason, ended)
}

function fieldErrorsOfReason(reason: string): FieldErrors | null {
  const length = [...reason].length
  if (length === 0) return { reason: 'Write why, in words for the owner: it appears in the e-mail and on the owner’s pages.' }
  return length > REASON_CHARACTERS_MAX ? { reason: `Shorten it to ${REASON_CHARACTERS_MAX} characters; it has ${length}.` } : null
}

function Preview({ listing, site }: { listing: ListingRecord; site: Site }) {
  const { subject, blocks } = suspendedEmail(listing, site, listingName(listing))
  return (
    <>
      <p>
        Its page, its search entry and its place on boards go at once. Its seat, votes and history stay, and restoring brings all of it
        back.
      </p>
      {listing.account_id === null ? (
        <p>Nobody owns it, so nobody gets an e-mail.</p>
      ) : (
        <section class="email-shown" aria-label="The e-mail its owner gets">
          <p class="notice-title">{subject}</p>
          <EmailBlocks blocks={blocks} />
        </section>
      )}
    </>
  )
}

export function EmailBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block) => {
        if (typeof block === 'string') return <Prose text={block} />
        if ('heading' in block) return <h2 class="h3">{block.heading}</h2>
        if ('quote' in block) return <blockquote class="quote">{block.quote}</blockquote>
        if ('list' in block)
          return (
            <ul>
              {block.list.map((item) => (
                <li>{item}</li>
              ))}
            </ul>
          )
        if ('entries' in block) return block.entries.map(({ title }) => <p>{title}</p>)
        return block.changes.map(({ name, before, after }) => (
          <p>
            <strong>{name}</strong>: {before ?? 'nothing'} → {after ?? 'nothing'}
          </p>
        ))
      })}
    </>
  )
}

async function listingPage(ctx: PageRequest, listing: ListingRecord, reason = '', fieldErrors: FieldErrors = {}): Promise<Response> {
  const { reads, sites } = ctx.service
  const wrong = Object.keys(fieldErrors).length > 0
  const [site, owner, edits, entries] = await Promise.all([
    sites.byId(listing.site_id),
    listing.account_id === null ? null : findPerson(reads, listing.account_id),
    listEdits(reads, { site_id: null, unseen: false, listing_id: listing.id, limit: EDITS_SHOWN, offset: 0 }),
    listAuditEntries(reads, { kind: 'listing', subject: String(listing.id), limit: EDITS_SHOWN, offset: 0 }),
  ])
  return teamPage(
    ctx,
    { title: listingName(listing), at: '/team/listings', done: DONE, fieldErrors },
    <>
      {listing.status === 'suspended' && (
        <Notice tone="bad" title="This listing is suspended">
          <p>{listing.suspended_reason ?? 'No reason was written down.'}</p>
          <PostForm>
            <button class="button small" name="action" value="restore">
              Restore it
            </button>
          </PostForm>
        </Notice>
      )}
      <Facts listing={listing} site={site} owner={owner} />
      {listing.status !== 'suspended' && <SuspendForm reason={reason} fieldErrors={fieldErrors} />}
      {/* What is to be mended stands above; what happened before is a page away. */}
      {!wrong && <History ctx={ctx} site={site} edits={edits.items} entries={entries.items} />}
    </>,
  )
}

function Facts({ listing, site, owner }: { listing: ListingRecord; site: Site; owner: { id: string; email: string } | null }) {
  const { status, plan, launch_week, votes, postponements, url, created_at, badge_holds } = listing
  return (
    <div class="card">
      <dl class="facts">
        <dt>State</dt>
        <dd class="cluster">
          <StatusTag status={status} />
          <span class="tag">plan: {plan}</span>
          <span class="tag">{badge_holds ? 'badge seen' : 'no badge'}</span>
        </dd>
        <dt>Site</dt>
        <dd>{site.name}</dd>
        <dt>Page</dt>
        <dd>
          {status === 'live' ? (
            <a href={pageUrl(site, listing.slug)}>{pageUrl(site, listing.slug)}</a>
          ) : (
            `${pageUrl(site, listing.slug)} (not public)`
          )}
        </dd>
        <dt>Website</dt>
        <dd>
          <a {...linkTo(url)} rel="ugc nofollow noopener noreferrer">
            {url}
          </a>
        </dd>
        <dt>Owner</dt>
        <dd>{owner ? <a href={`/team/accounts/${encodeURIComponent(owner.id)}`}>{owner.email}</a> : 'nobody'}</dd>
        <dt>Launch week</dt>
        <dd>
          {launch_week === null ? 'none' : weekName(launch_week)}
          {postponements > 0 && `, put off ${postponements === 1 ? 'once' : `${postponements} times`}`}
        </dd>
        <dt>Votes</dt>
        <dd class="figure">{votes}</dd>
        <dt>Submitted</dt>
        <dd>
          <Time at={created_at.toISOString()} />
        </dd>
      </dl>
    </div>
  )
}

function SuspendForm({ reason, fieldErrors }: { reason: string; fieldErrors: FieldErrors }) {
  return (
    <section class="card" aria-labelledby="suspend">
      <h2 id="suspend">Suspend</h2>
      <PostForm class="stack">
        <Field
          name="reason"
          label="Reason"
          rows={3}
          value={reason}
          maxlength={REASON_CHARACTERS_MAX}
          counts="characters"
          required
          fieldErrors={fieldErrors}
          hint="In words for its owner, who reads it in the e-mail and on the listing’s pages: what is wrong, and what would mend it."
        />
        <button class="button danger" name="action" value="suspend">
          Suspend…
        </button>
      </PostForm>
    </section>
  )
}

function History({
  ctx,
  site,
  edits,
  entries,
}: {
  ctx: PageRequest
  site: Site
  edits: readonly TeamEdit[]
  entries: readonly LoggedAuditEntry[]
}) {
  const compare = wordDiffs()
  return (
    <>
      <TeamLogSection entries={entries} />
      <section class="stack" aria-labelledby="edits">
        <h2 id="edits">Latest edits</h2>
        {edits.length === 0 && <p class="muted">Nothing has been edited since it was submitted.</p>}
        {edits.map((edit) => (
          <EditCard ctx={ctx} edit={edit} site={site} compare={compare} own_page />
        ))}
      </section>
    </>
  )
}
