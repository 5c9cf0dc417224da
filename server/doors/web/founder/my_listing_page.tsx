/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import type { Problem } from '../../../base/error.ts'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { fieldErrorsOf, Notice } from '../frame/parts.tsx'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { wordsAsked } from '../frame/words_asked.ts'
import { milestoneName, readMilestone } from './draft_edit.ts'
import { Badge } from './listing_badge.tsx'
import { ListingFrame, ofListing, siteOf, type MyListing } from './listing_frame.tsx'
import { OwnershipSection, proofAsked, TakeDown, triesCode } from './listing_ownership.tsx'
import { Launch } from './listing_launch.tsx'
import { ListingMilestones, Updates, type Sent } from './listing_news.tsx'
import { Traffic, TRAFFIC_DAYS } from './listing_traffic.tsx'
import { submitPage } from './submit_page.tsx'
import { withScheme } from './values.ts'

const DONE: Record<string, string> = {
  submitted: 'Saved as your listing. Choose how it launches.',
  choose_free: 'Your seat in the queue is taken.',
  verify_badge: 'We looked at your website just now.',
  post_update: 'Published. Your followers get an e-mail.',
  add_milestone: 'The milestone is added.',
  delete_milestone: 'The milestone is removed.',
  verify_ownership: 'We looked just now.',
  send_proof: 'The code is on its way.',
  take_proof: 'We looked at the code.',
  archive: 'Nobody sees the listing any more.',
  restore: 'The listing is back.',
  transferred: 'The listing is yours.',
  editor: 'You may edit this listing.',
}

/** The dashboard of one listing: where it stands, what is left to do, and what can be told. */
export const listingRoute: Route = {
  path: '/account/listings/:id',
  account: true,
  written: true,
  get: ofListing(listingPage),
  post: ofListing(act),
}

async function listingPage(ctx: PageRequest, listing: MyListing, sent?: Sent): Promise<Response> {
  const now = ctx.service.clock()
  const from = new Date(now.getTime() - (2 * TRAFFIC_DAYS - 1) * 86_400_000).toISOString().slice(0, 10)
  const site = await siteOf(ctx, listing)
  const [badges, ownership, weeks, products, stats] = await Promise.all([
    ctx.call('get_badges', { listing_id: listing.listing_id }),
    ctx.call('get_ownership', { listing_id: listing.listing_id }),
    ctx.call('list_launch_weeks', {}, site),
    ctx.call('list_products', {}, site),
    ctx.call('get_listing_stats', { listing_id: listing.listing_id, from }),
  ])
  const paid = products.ok ? products.value.items.find(({ key }) => key === 'launch') : undefined
  const done = sent ? undefined : wordsAsked(DONE, ctx)
  const proving = sent && PARTS[sent.act] === 'ownership' ? sent : undefined
  const checking = sent?.act === 'verify_badge' ? sent : undefined
  return htmlPage(
    ctx,
    { title: listing.name, noindex: true, section: 'account', status: sent ? 422 : 200 },
    <ListingFrame ctx={ctx} listing={listing} at="">
      <div class="stack loose">
        {done && <Notice tone="good" title={done} />}
        {sent && (sent.act === 'choose_free' || sent.act === 'delete_milestone' || sent.act === 'restore') && (
          <Notice tone="bad" title={sent.fieldErrors['']} />
        )}
        <Launch ctx={ctx} listing={listing} site={site} weeks={weeks.ok ? weeks.value.items : []} paid={paid} />
        {listing.launched_at !== null && stats.ok && (
          <Traffic stats={stats.value} launch_week={listing.launch_week} launched_on={listing.launched_at.slice(0, 10)} />
        )}
        {badges.ok && (
          <Badge
            ctx={ctx}
            listing={listing}
            badges={badges.value}
            page_url={checking?.text('page_url') ?? ''}
            fieldErrors={checking?.fieldErrors ?? {}}
          />
        )}
        <Updates listing={listing} sent={sent} />
        <ListingMilestones listing={listing} sent={sent} />
        {ownership.ok && (
          <OwnershipSection
            listing={listing}
            ownership={ownership.value}
            email={proving?.text('email') ?? ''}
            by_code={triesCode(ctx, sent)}
            fieldErrors={proving?.fieldErrors ?? {}}
          />
        )}
        <TakeDown listing={listing} />
      </div>
    </ListingFrame>,
  )
}

/** Which part of the page an action belongs to. */
const PARTS: Record<string, string> = {
  choose_free: 'launch',
  verify_badge: 'badge',
  post_update: 'updates',
  add_milestone: 'milestones',
  delete_milestone: 'milestones',
  verify_ownership: 'ownership',
  send_proof: 'ownership',
  take_proof: 'ownership',
  restore: 'archive',
}

async function act(ctx: PageRequest, listing: MyListing): Promise<Response> {
  const form = await ctx.form()
  const name = form.text('do')
  const called = await perform(ctx, listing, name)
  if (called === null) return listingPage(ctx, listing)
  if (called.ok) return redirect(`/account/listings/${listing.listing_id}?done=${name}#${PARTS[name] ?? ''}`)
  if (called.status === 404 || called.status >= 500) return problemPage(ctx, called.problem)
  // It leads to the listing that there is, and to its claim.
  if (called.problem.code === 'already_listed') return submitPage(ctx, listing.url, called.problem)
  return listingPage(ctx, listing, { act: name, text: form.text, fieldErrors: fieldErrorsUnder(called.problem, name) })
}

type Outcome = { ok: true } | { ok: false; status: number; problem: Problem }

/** The operation behind a button of the page; null for one that the page does not have. */
async function perform(ctx: PageRequest, { listing_id, url }: MyListing, name: string): Promise<Outcome | null> {
  const form = await ctx.form()
  const proof = proofAsked(form)
  if (proof) return ctx.call('verify_ownership', { listing_id, ...proof })
  switch (name) {
    case 'choose_free':
      return ctx.call('choose_free_listing', { listing_id })
    case 'verify_badge': {
      // Emptied, it is the home page again, whatever was named before.
      return ctx.call('verify_badge', { listing_id, page_url: withScheme(form.text('page_url')) || url })
    }
    case 'restore':
      return ctx.call('restore_listing', { listing_id })
    case 'post_update':
      return ctx.call('post_listing_update', { listing_id, title: form.text('title'), body: form.text('body') })
    case 'add_milestone':
      return ctx.call('add_milestone', { listing_id, ...readMilestone(form) })
    case 'delete_milestone':
      return ctx.call('delete_milestone', { listing_id, milestone_id: idIn(form.text('milestone_id')) })
    default:
      return null
  }
}

const fieldErrorsUnder = (problem: Problem, name: string) => fieldErrorsOf(problem, name === 'add_milestone' ? milestoneName : undefined)
