/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'
import { ListingFrame, ofOwnListing, type MyListing } from './listing_frame.tsx'
import { signInAgain, unlessFresh } from '../account/fresh.ts'

/** `/account/listings/:id/archive`: asks once more, of somebody who signed in a moment ago, before a listing is taken down. */
export const archiveRoute: Route = {
  path: '/account/listings/:id/archive',
  account: true,
  get: ofOwnListing(async (ctx, listing) => (await unlessFresh(ctx, ctx.url.pathname)) ?? page(ctx, listing)),
  post: ofOwnListing(async (ctx, listing) => {
    const done = await ctx.call('archive_listing', { listing_id: listing.listing_id })
    if (done.ok) return redirect(`/account/listings/${listing.listing_id}?done=archive#archive`)
    return done.status === 401 ? signInAgain(ctx.url.pathname) : problemPage(ctx, done.problem)
  }),
}

function page(ctx: PageRequest, listing: MyListing): Response {
  return htmlPage(
    ctx,
    { title: `Take ${listing.name} down?`, noindex: true, section: 'account' },
    <ListingFrame ctx={ctx} listing={listing} at="">
      <PostForm class="card stack confirm">
        <h2>Take {listing.name} down?</h2>
        <p>
          Its page is gone for everybody at once, and it leaves search, feeds and boards that are still running. Open data of earlier nights
          keeps it for up to 14 days. Votes, closed boards and invoices stay.
          {listing.status === 'scheduled' || listing.status === 'awaiting_badge'
            ? ' Its seat in the launch week goes to somebody else.'
            : ''}
        </p>
        <div class="cluster">
          <button class="button danger">Take it down</button>
          <a class="button quiet" href={`/account/listings/${listing.listing_id}`}>
            Cancel
          </a>
        </div>
      </PostForm>
    </ListingFrame>,
  )
}
