/** @jsxRuntime automatic @jsxImportSource preact */
import { UPDATES_SHOWN_MAX } from '../../../base/limits.ts'
import { pageOfUpdate, readUpdates } from '../../../reads/listing_updates.ts'
import type { Route } from '../frame/door.ts'
import { redirect } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { emptyPart, partPage } from './listing_part.tsx'
import { readListing } from './listing_page.tsx'
import { Timeline, UpdateArticle } from './listing_sections.tsx'
import { pageNumber, shownOn } from './page_number.ts'

const MILESTONES_PER_PAGE = 40

/** All updates of a listing, in full; `?update=ID` leads to the page that has it. */
export const listingUpdatesRoute: Route = {
  path: '/listings/:slug/updates',
  async get(ctx) {
    const read = await readListing(ctx)
    const { listing } = read
    const [title, path] = ['What is new', 'updates'] as const
    if (listing.updates.length === 0)
      return emptyPart(ctx, read, {
        ...{ title, path, none: 'Nothing new yet', write: 'Post an update' },
        when: 'What its founders post about changes appears here. Follow the listing to get an e-mail when they do.',
      })
    const { reads } = ctx.service
    const own = `/listings/${listing.slug}/${path}`
    const asked = ctx.url.searchParams.get('update') ?? ''
    if (/^[1-9]\d{0,8}$/.test(asked)) {
      const there = await pageOfUpdate(reads, listing.id, Number(asked))
      return redirect(`${own}${there === null || there === 1 ? '' : `?page=${there}`}#update-${asked}`)
    }
    const page = pageNumber(ctx.url, UPDATES_SHOWN_MAX)
    const { items, total_pages } = await readUpdates(reads, listing.id, page)
    const children = [
      shownOn(page, items).map(({ published_at, ...update }) => (
        <UpdateArticle update={{ ...update, published_at: published_at.toISOString() }} own_page />
      )),
      <Pager page={page} total_pages={total_pages} hrefOf={(to) => `${own}?page=${to}`} />,
    ]
    return partPage(ctx, listing, { title, path, children, ...(page > 1 ? { noindex: true as const } : {}) })
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
        when: 'A launch, a first customer, a round number: milestones that its founders add appear here.',
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
