/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../door.ts'
import { problemPage } from '../error_page.tsx'
import type { Problem } from '../../error.ts'
import { listTraffic } from '../../listings/traffic.ts'
import { htmlPage, redirect } from '../page.tsx'
import { mistakesOf, Notice } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { milestoneName, readMilestone } from './draft_edit.ts'
import { Badge } from './listing_badge.tsx'
import { ListingFrame, readListing, type MyListing } from './listing_frame.tsx'
import { Launch, Told } from './listing_launch.tsx'
import { ListingMilestones, Updates, type Sent } from './listing_news.tsx'
import { Traffic, TRAFFIC_DAYS } from './traffic.tsx'
import { withScheme } from './values.ts'

const DONE: Record<string, string> = {
  submitted: 'Saved as your listing. Choose how it launches.',
  choose_free: 'Your seat in the queue is taken.',
  verify_badge: 'We looked at your website just now.',
  post_update: 'Published. Your followers get a letter.',
  add_milestone: 'The milestone is added.',
  delete_milestone: 'The milestone is removed.',
}

/** The desk of one listing: where it stands, what is left to do, and what can be told. */
export const listingRoute: Route = {
  path: '/account/listings/:id',
  account: true,
  async get(visit) {
    const called = await readListing(visit)
    return called.ok ? listingPage(visit, called.value) : problemPage(visit, called.problem)
  },
  async post(visit) {
    const called = await readListing(visit)
    return called.ok ? act(visit, called.value) : problemPage(visit, called.problem)
  },
}

async function listingPage(visit: Visit, listing: MyListing, sent?: Sent): Promise<Response> {
  const { reads, clock } = visit.service
  const [badges, weeks, products, days] = await Promise.all([
    visit.call('get_badges', { listing_id: listing.listing_id }),
    visit.call('list_launch_weeks', {}),
    visit.call('list_products', {}),
    listTraffic(reads, listing.listing_id, TRAFFIC_DAYS),
  ])
  const paid = products.ok ? products.value.items.find(({ key }) => key === 'launch') : undefined
  const done = sent ? undefined : DONE[visit.url.searchParams.get('done') ?? '']
  const checking = sent?.act === 'verify_badge' ? sent : undefined
  return htmlPage(
    visit,
    { title: listing.name, noindex: true, section: 'account', status: sent ? 422 : 200 },
    <ListingFrame visit={visit} listing={listing} at="">
      <div class="stack loose">
        <Told done={done} />
        {sent && (sent.act === 'choose_free' || sent.act === 'delete_milestone') && <Notice tone="bad" title={sent.mistakes['']} />}
        <Launch visit={visit} listing={listing} weeks={weeks.ok ? weeks.value.items : []} paid={paid} />
        {listing.launched_at !== null && <Traffic days={days} today={clock().toISOString().slice(0, 10)} />}
        {badges.ok && (
          <Badge
            visit={visit}
            listing={listing}
            badges={badges.value}
            page_url={checking?.text('page_url') ?? ''}
            mistakes={checking?.mistakes ?? {}}
          />
        )}
        <Updates listing={listing} sent={sent} />
        <ListingMilestones listing={listing} sent={sent} />
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
}

async function act(visit: Visit, listing: MyListing): Promise<Response> {
  const form = await visit.form()
  const name = form.text('do')
  const called = await perform(visit, listing.listing_id, name)
  if (called === null) return listingPage(visit, listing)
  if (called.ok) return redirect(`/account/listings/${listing.listing_id}?done=${name}#${PARTS[name] ?? ''}`)
  if (called.status === 404 || called.status >= 500) return problemPage(visit, called.problem)
  return listingPage(visit, listing, { act: name, text: form.text, mistakes: mistakesUnder(called.problem, name) })
}

type Outcome = { ok: true } | { ok: false; status: number; problem: Problem }

/** The operation behind a button of the page; null for one that the page does not have. */
async function perform(visit: Visit, listing_id: number, name: string): Promise<Outcome | null> {
  const form = await visit.form()
  switch (name) {
    case 'choose_free':
      return visit.call('choose_free_listing', { listing_id })
    case 'verify_badge': {
      const page_url = withScheme(form.text('page_url'))
      return visit.call('verify_badge', { listing_id, ...(page_url === '' ? {} : { page_url }) })
    }
    case 'post_update':
      return visit.call('post_listing_update', { listing_id, title: form.text('title'), body: form.text('body') })
    case 'add_milestone':
      return visit.call('add_milestone', { listing_id, ...readMilestone(form) })
    case 'delete_milestone':
      return visit.call('delete_milestone', { listing_id, milestone_id: Number(form.text('milestone_id')) || 0 })
    default:
      return null
  }
}

const mistakesUnder = (problem: Problem, name: string) => mistakesOf(problem, name === 'add_milestone' ? milestoneName : undefined)
