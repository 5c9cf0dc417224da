import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/html_page.tsx'
import { safePath, safeUrl } from '../frame/safe_url.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { refusalSentence } from './ballot.tsx'
import { readListing, showListing } from './listing_page.tsx'
import { countsAsVisitor } from '../frame/readers.ts'
import { slugOf } from './slug.ts'
import { taken } from './taken.ts'

const addressOf = (ctx: PageRequest): string => `/listings/${encodeURIComponent(slugOf(ctx))}`
const toPage = (ctx: PageRequest): Response => redirect(addressOf(ctx))
/** What was pressed waits for the sign-in, and is pressed once more then: an address that anybody can send about gives no vote. */
const toSignIn = (ctx: PageRequest, next: 'vote' | 'follow'): Response =>
  redirect(`/sign-in?return_to=${encodeURIComponent(`${addressOf(ctx)}?next=${next}`)}`)

export const voteRoute: Route = {
  path: '/listings/:slug/vote',
  get: toPage,
  async post(ctx) {
    if (!ctx.session) return toSignIn(ctx, 'vote')
    const form = await ctx.form()
    const vote = form.oneOf('vote', ['cast', 'take_back'])
    const back = vote === 'take_back'
    const { outcome, reason } = taken(await ctx.call('vote_listing', { slug: slugOf(ctx), vote }))
    // From a list one goes back to it; what needs words is told on the listing's page.
    const list = safePath(form.text('back'), '')
    if (list !== '' && (outcome === 'counted' || outcome === 'taken_back')) return redirect(list)
    if (reason === null) return redirect(`${addressOf(ctx)}?done=${outcome === 'counted' ? 'voted' : outcome}`)
    const read = await readListing(ctx)
    return showListing(ctx, read, {
      title: back ? 'Your vote could not be taken back' : 'Your vote was not taken',
      detail: refusalSentence(reason, read.standing.launch_week),
    })
  },
}

export const followRoute: Route = {
  path: '/listings/:slug/follow',
  get: toPage,
  async post(ctx) {
    if (!ctx.session) return toSignIn(ctx, 'follow')
    const form = await ctx.form()
    const follow = form.oneOf('follow', ['on', 'off']) === 'on'
    const { outcome, reason } = taken(await ctx.call('follow_listing', { slug: slugOf(ctx), follow }))
    if (reason === null) return redirect(`${addressOf(ctx)}?done=${outcome}`)
    return showListing(ctx, await readListing(ctx), {
      title: 'You do not follow it yet',
      detail:
        reason === 'email_unconfirmed'
          ? 'Confirm your e-mail address first: e-mails about it would go there.'
          : 'This listing is no longer public.',
    })
  },
}

/** Leads to the listing's own website and nowhere else: the address comes from the listing, never from the request. */
export const visitRoute: Route = {
  path: '/listings/:slug/visit',
  async get(ctx) {
    const { listing, standing } = await readListing(ctx)
    const to = safeUrl(listing.url)
    if (!to) return toPage(ctx)
    if (!standing.person?.is_own && !standing.person?.is_team && countsAsVisitor(ctx.request))
      ctx.service.traffic.count(listing.id, 'visits')
    return redirect(to, { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'strict-origin-when-cross-origin' })
  },
}
