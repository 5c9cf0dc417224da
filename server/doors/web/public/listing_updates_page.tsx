/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { fail } from '../../../base/error.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { readListing } from './listing_page.tsx'
import type { Listing } from './listing_facts.tsx'
import { Timeline, UpdateArticle } from './listing_sections.tsx'
import { pageNumber } from './page_number.ts'

const MILESTONES_PER_PAGE = 40

/** All updates of a listing that get_listing tells, in full. */
export const listingUpdatesRoute: Route = {
  path: '/listings/:slug/updates',
  async get(ctx) {
    const { listing } = await readListing(ctx)
    if (listing.updates.length === 0) fail('not_found', { detail: 'This listing has told nothing new yet.' })
    const articles = listing.updates.map((update) => <UpdateArticle update={update} own_page />)
    return morePage(ctx, listing, 'What is new', 'updates', articles)
  },
}

export const listingMilestonesRoute: Route = {
  path: '/listings/:slug/milestones',
  async get(ctx) {
    const { listing } = await readListing(ctx)
    const page = pageNumber(ctx.url, MILESTONES_PER_PAGE)
    // The latest ones stand on the first page, each page in the order of time.
    const end = listing.milestones.length - (page - 1) * MILESTONES_PER_PAGE
    if (end <= 0) fail('not_found', { detail: 'This listing shows no milestones here.' })
    const shown = listing.milestones.slice(Math.max(0, end - MILESTONES_PER_PAGE), end)
    return morePage(
      ctx,
      listing,
      'Milestones',
      'milestones',
      <>
        <Timeline milestones={shown} own_page />
        <Pager
          page={page}
          total_pages={Math.ceil(listing.milestones.length / MILESTONES_PER_PAGE)}
          hrefOf={(to) => `/listings/${listing.slug}/milestones?page=${to}`}
        />
      </>,
    )
  },
}

function morePage(ctx: PageRequest, { name, slug }: Listing, title: string, path: string, children: ComponentChildren): Response {
  return htmlPage(
    ctx,
    {
      title: `${title}: ${name}`,
      canonical: `/listings/${slug}/${path}`,
      picture: { url: `${ctx.site.url}/og/listings/${slug}.png`, alt: name },
    },
    <div class="narrow-wide">
      <header class="page-head">
        <p class="eyebrow">
          <a href={`/listings/${slug}`}>{name}</a>
        </p>
        <h1>{title}</h1>
      </header>
      {children}
    </div>,
  )
}
