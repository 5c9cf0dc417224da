import { refuse } from '../../error.ts'
import { follow, unfollow } from '../../launch/follows.ts'
import { tellTeamOfVotes } from '../../launch/letters.ts'
import { castVote, takeBackVote, type VoteOutcome } from '../../launch/votes.ts'
import { spanOf } from '../../launch/weeks.ts'
import type { Route } from '../door.ts'
import { redirect } from '../page.tsx'
import { safeUrl } from '../safe_url.ts'
import type { Visit } from '../visit.ts'
import { refusalSentence } from './ballot.tsx'
import { readListing, showListing } from './listing.tsx'
import { countsAsVisitor } from './readers.ts'
import { slugOf } from './slug.ts'

const addressOf = (visit: Visit): string => `/listings/${encodeURIComponent(slugOf(visit))}`
const toPage = (visit: Visit): Response => redirect(addressOf(visit))
const toSignIn = (visit: Visit): Response => redirect(`/sign-in?return_to=${encodeURIComponent(addressOf(visit))}`)

/** The forms of a listing's page change something for who is signed in; `account_writes` bounds them as it bounds calls. */
function countWrite({ service, session }: Visit): void {
  const rate = service.rates.take('account_writes', session?.account_id ?? '')
  if (rate.refused) refuse('rate_limited', { retry_after: rate.resets_seconds })
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
  async post(visit) {
    const { service, session } = visit
    if (!session) return toSignIn(visit)
    countWrite(visit)
    const form = await visit.form()
    const read = await readListing(visit)
    const vote = { listing_id: read.listing.id, account_id: session.account_id, now: service.clock() }
    const back = form.text('vote') === 'take_back'
    const from = { address: visit.address, secret: service.secret }
    const came = await service.database.begin(async (sql) => {
      const outcome = back ? await takeBackVote(sql, vote) : await castVote(sql, { ...vote, from })
      if (outcome.outcome === 'in_review' && outcome.opened)
        await tellTeamOfVotes(sql, { team_email: service.config.team_email, site: visit.site, name: read.listing.name }, vote.now)
      return outcome
    })
    if (came.outcome === 'refused')
      return showListing(visit, read, {
        title: back ? 'Your vote could not be taken back' : 'Your vote was not taken',
        detail: refusalSentence(came.reason, read.standing.launch_week),
      })
    return redirect(`${addressOf(visit)}?done=${doneOf(came, read.standing.launch_week)}`)
  },
}

export const followRoute: Route = {
  path: '/listings/:slug/follow',
  get: toPage,
  async post(visit) {
    const { service, session } = visit
    if (!session) return toSignIn(visit)
    countWrite(visit)
    const form = await visit.form()
    const read = await readListing(visit)
    const who = { listing_id: read.listing.id, account_id: session.account_id, now: service.clock() }
    const off = form.text('follow') === 'off'
    const came = await service.database.begin((sql) => (off ? unfollow(sql, who) : follow(sql, who)))
    if (came.outcome === 'refused')
      return showListing(visit, read, {
        title: 'You do not follow it yet',
        detail:
          came.reason === 'email_unconfirmed'
            ? 'Confirm your e-mail address first: letters about it would go there.'
            : 'This listing is not public any more.',
      })
    return redirect(`${addressOf(visit)}?done=${came.outcome}`)
  },
}

/** Leads to the listing's own website and nowhere else: the address comes from the listing, never from the request. */
export const visitRoute: Route = {
  path: '/listings/:slug/visit',
  async get(visit) {
    const { listing, standing } = await readListing(visit)
    const to = safeUrl(listing.url)
    if (!to) return toPage(visit)
    if (!standing.person?.is_own && countsAsVisitor(visit.request)) visit.service.traffic.count(listing.id, 'visits')
    return redirect(to, { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'strict-origin-when-cross-origin' })
  },
}
