/** @jsxRuntime automatic @jsxImportSource preact */
import type { Route } from '../frame/door.ts'
import { Pager } from '../frame/pager.tsx'
import { emptyPart, partPage } from './listing_part.tsx'
import { readListing } from './listing_page.tsx'
import { Timeline, UpdateArticle } from './listing_sections.tsx'
import { pageNumber, shownOn } from './page_number.ts'

const MILESTONES_PER_PAGE = 40

/** All updates of a listing that get_listing tells, in full. */
export const listingUpdatesRoute: Route = {
  path: '/listings/:slug/updates',
  async get(ctx) {
    const read = await readListing(ctx)
    const { listing } = read
    const [title, path] = ['What is new', 'updates'] as const
    if (listing.updates.length === 0)
      return emptyPart(ctx, read, {
        ...{ title, path, none: 'Nothing new yet', write: 'Post an update' },
        when: 'Its founders post here what changed. Follow the listing to get an e-mail when they do.',
      })
    return partPage(ctx, listing, { title, path, children: listing.updates.map((update) => <UpdateArticle update={update} own_page />) })
  },
}

export const listingMilestonesRoute: Route = {
  path: '/listings/:slug/milestones',
  async get(ctx) {
    const read = await readListing(ctx)
    const { listing } = read
    const page = pageNumber(ctx.url, MILESTONES_PER_PAGE)
    const [title, path] = ['Milestones', 'milestones'] as const
    const { slug, milestones } = listing
    if (milestones.length === 0)
      return emptyPart(ctx, read, {
        ...{ title, path, none: 'No milestones yet', write: 'Add a milestone' },
        when: 'A launch, a first customer, a round number: what its founders date shows here.',
      })
    // The latest ones stand on the first page, each page in the order of time.
    const end = Math.max(0, milestones.length - (page - 1) * MILESTONES_PER_PAGE)
    const shown = shownOn(page, milestones.slice(Math.max(0, end - MILESTONES_PER_PAGE), end))
    const total_pages = Math.ceil(milestones.length / MILESTONES_PER_PAGE)
    const children = [
      <Timeline milestones={shown} own_page />,
      <Pager page={page} total_pages={total_pages} hrefOf={(to) => `/listings/${slug}/milestones?page=${to}`} />,
    ]
    return partPage(ctx, listing, { title, path, children, ...(page > 1 ? { noindex: true as const } : {}) })
  },
}
