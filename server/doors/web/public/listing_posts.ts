import { fail } from '../../../base/error.ts'
import { follow, unfollow } from '../../../launch/follows.ts'
import { tellTeamOfVotes } from '../../../launch/emails.ts'
import { castVote, takeBackVote, type VoteOutcome } from '../../../launch/votes.ts'
import { spanOf } from '../../../base/weeks.ts'
import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/page.tsx'
import { safeUrl } from '../frame/safe_url.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { refusalSentence } from './ballot.tsx'
import { readListing, showListing } from './listing.tsx'
import { countsAsVisitor } from './readers.ts'
import { slugOf } from './slug.ts'

const addressOf = (ctx: PageRequest): string => `/listings/${encodeURIComponent(slugOf(ctx))}`
const toPage = (ctx: PageRequest): Response => redirect(addressOf(ctx))
const toSignIn = (ctx: PageRequest): Response => redirect(`/sign-in?return_to=${encodeURIComponent(addressOf(ctx))}`)

/** The forms of a listing's page change something for who is signed in; `account_writes` bounds them as it bounds calls. */
function countWrite({ service, session }: PageRequest): void {
  const rate = service.rates.take('account_writes', session?.account_id ?? '')
  if (rate.refused) fail('rate_limited', { retry_after: rate.resets_seconds })
}

/** What the page says after a vote; whoever comes too late for the week is told so, rather than thanked for what counts nowhere. */
function doneOf(came: VoteOutcome, week: string | null): string {
  if (came.outcome === 'counted') return 'voted'
  const late = came.outcome === 'held' && week !== null && came.counts_at >= spanOf(week).ends_at
  return late ? 'held_past_end' : came.outcome
}

export const voteRoute: Route = {
  path: '/listings/:slug/vote',
  get: toPage,
  async post(ctx) {
    const { service, session } = ctx
    if (!session) return toSignIn(ctx)
    countWrite(ctx)
    const form = await ctx.form()
    const read = await readListing(ctx)
    const vote = { listing_id: read.listing.id, account_id: session.account_id, now: service.clock() }
    const back = form.text('vote') === 'take_back'
    const from = { address: ctx.address, secret: service.secret }
    const came = await service.database.begin(async (sql) => {
      const outcome = back ? await takeBackVote(sql, vote) : await castVote(sql, { ...vote, from })
      if (outcome.outcome === 'in_review' && outcome.opened)
        await tellTeamOfVotes(sql, { team_email: service.config.team_email, site: ctx.site, name: read.listing.name }, vote.now)
      return outcome
    })
    if (came.outcome === 'refused')
      return showListing(ctx, read, {
        title: back ? 'Your vote could not be taken back' : 'Your vote was not taken',
        detail: refusalSentence(came.reason, read.standing.launch_week),
      })
    return redirect(`${addressOf(ctx)}?done=${doneOf(came, read.standing.launch_week)}`)
  },
}

export const followRoute: Route = {
  path: '/listings/:slug/follow',
  get: toPage,
  async post(ctx) {
    const { service, session } = ctx
    if (!session) return toSignIn(ctx)
    countWrite(ctx)
    const form = await ctx.form()
    const read = await readListing(ctx)
    const who = { listing_id: read.listing.id, account_id: session.account_id, now: service.clock() }
    const off = form.text('follow') === 'off'
    const came = await service.database.begin((sql) => (off ? unfollow(sql, who) : follow(sql, who)))
    if (came.outcome === 'refused')
      return showListing(ctx, read, {
        title: 'You do not follow it yet',
        detail:
          came.reason === 'email_unconfirmed'
            ? 'Confirm your e-mail address first: letters about it would go there.'
            : 'This listing is not public any more.',
      })
    return redirect(`${addressOf(ctx)}?done=${came.outcome}`)
  },
}

/** Leads to the listing's own website and nowhere else: the address comes from the listing, never from the request. */
export const visitRoute: Route = {
  path: '/listings/:slug/visit',
  async get(ctx) {
    const { listing, standing } = await readListing(ctx)
    const to = safeUrl(listing.url)
    if (!to) return toPage(ctx)
    if (!standing.person?.is_own && countsAsVisitor(ctx.request)) ctx.service.traffic.count(listing.id, 'visits')
    return redirect(to, { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'strict-origin-when-cross-origin' })
  },
}
