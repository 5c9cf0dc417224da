/** @jsxRuntime automatic @jsxImportSource preact */
import { listingName } from '../../../listings/show.ts'
import { CLAIM_NOTE_CHARACTERS_MAX, listTeamClaims, type ClaimSide, type ClaimState, type TeamClaim } from '../../../team/claims.ts'
import { Empty, Field, Time, type FieldErrors } from '../frame/parts.tsx'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'
import { askFirst, perform } from './action.tsx'
import { Choices, hrefWith, ListPager, pageAsked } from './list_parts.tsx'
import { ListingLink } from './listing_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'

const PER_PAGE = 20
const STATES: readonly ClaimState[] = ['waiting', 'decided']
const LABELS: Record<ClaimState, string> = { waiting: 'Waiting', decided: 'Decided' }

type Typed = { id: number; note: string; fieldErrors: FieldErrors }

/** `/team/claims`: listings that two accounts say are theirs, to be given to one of them. */
export const claimsRoute = forTeam(
  '/team/claims',
  (ctx) => claimsPage(ctx, null),
  async (ctx) => {
    const form = await ctx.form()
    const [id, note] = [idIn(form.text('claim')), form.text('note')]
    const decision = form.text('decision')
    if (decision !== 'grant' && decision !== 'refuse')
      return claimsPage(ctx, { id, note, fieldErrors: { '': 'Press “Give it to the claimer” or “Refuse the claim”.' } })
    const grants = decision === 'grant'
    const asked = askFirst(ctx, form, {
      title: grants ? 'Give the listing to the claimer?' : 'Refuse the claim?',
      ...{ at: '/team/claims', button: grants ? 'Give it to the claimer' : 'Refuse it', back: hrefWith(ctx, {}) },
      children: <p>Both sides get an e-mail at once, and the decision is final.</p>,
    })
    if (asked) return asked
    const ended = await perform(ctx, hrefWith(ctx, { done: decision }), 'decide_claim', { id, decision, note })
    return ended instanceof Response ? ended : claimsPage(ctx, { id, note, fieldErrors: ended })
  },
)

async function claimsPage(ctx: PageRequest, typed: Typed | null): Promise<Response> {
  const { page, limit, offset } = pageAsked(ctx, PER_PAGE)
  const state = STATES.find((name) => name === ctx.url.searchParams.get('state')) ?? 'waiting'
  const { items, total } = await listTeamClaims(ctx.service.reads, { state, limit, offset })
  return teamPage(
    ctx,
    {
      title: 'Claims',
      at: '/team/claims',
      lead: 'Listings that two accounts claim: both proved the website, or a former owner objects to a claim. Until you decide, the listing stays where it is and cannot be given away or taken down.',
      done: {
        grant: 'The listing is now the claimer’s. Both sides get an e-mail.',
        refuse: 'The claim is refused. Both sides get an e-mail.',
      },
      fieldErrors: typed?.fieldErrors ?? {},
    },
    <>
      <Choices
        label="Which claims"
        at={state}
        items={STATES.map((name) => ({
          value: name,
          label: LABELS[name],
          href: hrefWith(ctx, { state: name === 'waiting' ? null : name }),
        }))}
      />
      {items.length === 0 && (
        <Empty title={state === 'waiting' ? 'No claims are waiting' : 'None yet'}>
          Claims that nobody disputes are settled without you.
        </Empty>
      )}
      {items.map((claim) => (
        <ClaimCard claim={claim} typed={typed?.id === claim.id ? typed : null} />
      ))}
      <ListPager ctx={ctx} page={page} total={total} per_page={PER_PAGE} />
    </>,
  )
}

function ClaimCard({ claim, typed }: { claim: TeamClaim; typed: Typed | null }) {
  const { id, listing, status, objected, disputed_at, decided_at, claimer, other } = claim
  return (
    <article class="card stack" aria-label={`Claim to ${listingName(listing)}`}>
      <div class="split">
        <h2 class="team-card-title">
          <ListingLink listing={listing} />
        </h2>
        {status !== 'disputed' && <span class={`tag ${status === 'granted' ? 'good' : 'bad'}`}>{status}</span>}
      </div>
      <p>
        {objected
          ? 'The claimer proved the website and got the listing; its former owner objects.'
          : 'The claimer and the current owner have both proven the website.'}{' '}
        {disputed_at && (
          <span class="hint">
            Since <Time at={disputed_at.toISOString()} form="instant" />
          </span>
        )}
      </p>
      <dl class="facts">
        <dt>Claimer</dt>
        <dd>
          <Side side={claimer} />
        </dd>
        <dt>{objected ? 'Former owner' : 'Owner'}</dt>
        <dd>{other ? <Side side={other} /> : 'The account is gone'}</dd>
      </dl>
      {decided_at ? (
        <p class="hint">
          Decided <Time at={decided_at.toISOString()} form="instant" />.
        </p>
      ) : (
        <Decide id={id} typed={typed} />
      )}
    </article>
  )
}

const METHODS: Record<string, string> = { dns: 'DNS', file: 'a file', meta: 'a tag', email: 'e-mail' }

function Side({ side: { name, email, status, method, verified_at, checked_at, misses } }: { side: ClaimSide }) {
  const proven = status === 'verified' && method !== null
  return (
    <>
      {name} (<a href={`/team/accounts?q=${encodeURIComponent(email)}`}>{email}</a>){' '}
      <span class="hint">
        {proven ? `proved the website by ${METHODS[method] ?? method}` : 'has not proven the website'}
        {proven && verified_at && (
          <>
            {' '}
            on <Time at={new Date(verified_at).toISOString()} />
            {checked_at && (
              <>
                , last checked on <Time at={new Date(checked_at).toISOString()} />
                {misses ? ' and not found' : ''}
              </>
            )}
          </>
        )}
      </span>
    </>
  )
}

function Decide({ id, typed }: { id: number; typed: Typed | null }) {
  return (
    <PostForm class="stack">
      <input type="hidden" name="claim" value={String(id)} />
      <Field
        name="note"
        id={`note-${id}`}
        label="Why, for whoever looks at this later"
        value={typed?.note ?? ''}
        fieldErrors={typed?.fieldErrors ?? {}}
        maxlength={CLAIM_NOTE_CHARACTERS_MAX}
      />
      <div class="cluster">
        <button class="button small" name="decision" value="grant">
          Give it to the claimer…
        </button>
        <button class="button quiet small" name="decision" value="refuse">
          Refuse the claim…
        </button>
      </div>
    </PostForm>
  )
}
