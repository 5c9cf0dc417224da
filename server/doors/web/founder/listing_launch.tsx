/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { dollars } from '../../../base/money.ts'
import { addWeeks, weekOf, weekName } from '../../../base/weeks.ts'
import { hoursLeft, sayHours } from '../../../orders/products/week_ends.ts'
import type { PageRequest } from '../frame/page_request.ts'
import type { Site } from '../../../core/sites.ts'
import { ownPath, type MyListing } from './listing_frame.tsx'
import { STATUS_WORDS, weekStart } from '../frame/status.tsx'
import { PostForm } from '../frame/post_form.tsx'

type Weeks = Schemas['LaunchWeeks']['items']
type Product = Schemas['Product']

type LaunchProps = { ctx: PageRequest; listing: MyListing; site: Site; weeks: Weeks; paid: Product | undefined }

/** Where a listing stands on its way to being live, and what is left to do. */
export function Launch({ ctx, listing, site, weeks, paid }: LaunchProps) {
  const { status, plan, launch_week, requirements, votes } = listing
  const open = requirements.filter(({ code }) => code !== 'choose_plan' && code !== 'week_to_come')
  const choosing = status === 'draft' && plan === 'none'
  return (
    <section class="stack" id="launch" aria-labelledby="launch-title">
      <h2 id="launch-title">{status === 'live' ? 'Live' : 'Launch'}</h2>
      <div class="card stack">
        <p>{STATUS_WORDS[status].lead}</p>
        <dl class="figures">
          {launch_week !== null && (
            <div>
              <dt>Launch week</dt>
              <dd>
                {weekName(launch_week)} <span class="muted small">from {weekStart(launch_week)}</span>
              </dd>
            </div>
          )}
          {status === 'live' && (
            <div>
              <dt>Votes</dt>
              <dd class="figure">{votes}</dd>
            </div>
          )}
        </dl>
        {open.length > 0 && <Requirements ctx={ctx} open={open} plan={plan} lent={listing.lent} />}
      </div>
      {choosing && <Plans ctx={ctx} listing={listing} site={site} weeks={weeks} open={open.length} paid={paid} />}
    </section>
  )
}

type Requirement = Schemas['Requirement']

type RequirementsProps = { ctx: PageRequest; open: Requirement[]; plan: Schemas['Plan']; lent: boolean }

function Requirements({ ctx, open, plan, lent }: RequirementsProps) {
  return (
    <div class="stack tight">
      <h3>
        {open.length} {open.length === 1 ? 'thing' : 'things'} to do{plan === 'none' ? ' for a free launch' : ''}
      </h3>
      <ol class="plain todo">
        {open.map((requirement) => (
          <Todo ctx={ctx} requirement={requirement} lent={lent} />
        ))}
      </ol>
    </div>
  )
}

function Todo({ ctx, requirement: { code, message, url }, lent }: { ctx: PageRequest; requirement: Requirement; lent: boolean }) {
  const theirs = lent && code === 'founder_profile_incomplete'
  const href = theirs ? undefined : ownPath(url, ctx)
  const { title, text, action } = {
    founder_profile_incomplete: {
      title: theirs ? 'Its owner’s founder profile' : 'Your founder profile',
      text: message,
      action: 'Complete it',
    },
    badge_missing: { title: 'The badge on your website', text: message, action: 'Get the code' },
    already_listed: { title: 'Another listing of your website', text: message, action: 'See where to go' },
    choose_plan: { title: 'A launch', text: message, action: 'Choose' },
    week_to_come: { title: 'Your week', text: message, action: 'See the listing' },
    suspended: { title: 'Taken down', text: message, action: 'See the listing' },
  }[code]
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p class="muted small">{text}</p>
      </div>
      {href && (
        <a class="button quiet small" href={href}>
          {action}
          <span class="visually-hidden"> {title}</span>
        </a>
      )}
    </li>
  )
}

type PlansProps = LaunchProps & { open: number }

function Plans({ ctx, listing, site, weeks, open, paid }: PlansProps) {
  // A free launch is some weeks ahead at least; a seat in an earlier week is none for it.
  const earliest = addWeeks(weekOf(ctx.service.clock()), site.free_weeks_ahead)
  const first = weeks.find(({ key, free_seats_left }) => key >= earliest && free_seats_left > 0)
  return (
    <div class="plans" id="plan">
      <section class="card stack" aria-labelledby="free-title">
        <h3 id="free-title">Free launch</h3>
        <p class="price figure">$0</p>
        <ul class="small">
          <li>A launch week beside the community’s other launches, with votes</li>
          <li>In turn: {first ? <>currently the week from {weekStart(first.key)}</> : 'the first week with a free seat'}</li>
          <li>Needs our badge on your website and a complete founder profile</li>
        </ul>
        <PostForm action={`/account/listings/${listing.listing_id}`}>
          <button class="button" name="do" value="choose_free">
            Choose the free launch
          </button>
        </PostForm>
        <p class="muted small">
          {open === 0 ? 'Your profile has all it needs.' : 'You can finish the rest while you wait.'} You can still switch to a paid launch
          later.
        </p>
      </section>
      {ctx.service.pay !== null && paid && !listing.lent && (
        <section class="card stack" aria-labelledby="paid-title">
          <h3 id="paid-title">{paid.name}</h3>
          <p class="price figure">{dollars(paid.price_cents)}</p>
          <ul class="small">
            <li>Live at once, with {sayHours(hoursLeft(ctx.service.clock()))} of voting left this week, or in the week you choose</li>
            <li>No badge, no queue, and your profile can be finished later</li>
            <li>Milestones, story, interview and video are unlocked</li>
          </ul>
          <p>
            <a class="button quiet" href={`/account/listings/${listing.listing_id}/promote?item=launch`}>
              Choose the paid launch
            </a>
          </p>
          <p class="muted small">It changes when you launch, never where you rank.</p>
        </section>
      )}
    </div>
  )
}
