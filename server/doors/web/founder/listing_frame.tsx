/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Schemas } from '../../../../sdk/contract.ts'
import { listEdited } from '../../../ownership/editors.ts'
import { sessionOf } from '../account/session_of.ts'
import { AccountFrame } from '../frame/account_frame.tsx'
import type { Called } from '../../call.ts'
import type { Site } from '../../../core/sites.ts'
import { errorPage, problemPage } from '../frame/error_page.tsx'
import { idIn } from '../frame/form.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { shortUrl } from '../public/words.ts'
import { StatusTag } from '../frame/status.tsx'
import { linkTo, safeUrl } from '../frame/safe_url.ts'

/** `lent`: whoever reads it edits it for its owner. */
export type MyListing = Schemas['MyListing'] & { lent: boolean }
type Answer = { ok: true; value: MyListing } | Extract<Called<'get_my_listing'>, { ok: false }>

/** The listing that a page of the account is about; another's is none. */
async function readListing(ctx: PageRequest): Promise<Answer> {
  // What is no number goes on as none, so that the operation answers as for one that is not there.
  const called = await ctx.call('get_my_listing', { listing_id: idIn(ctx.params.id) })
  return called.ok ? { ok: true, value: { ...called.value, lent: await isLent(ctx, called.value.listing_id) } } : called
}

/** What answers a request about it. */
export const ofListing =
  (answer: (ctx: PageRequest, listing: MyListing) => Response | Promise<Response>) =>
  async (ctx: PageRequest): Promise<Response> => {
    const called = await readListing(ctx)
    return called.ok ? answer(ctx, called.value) : problemPage(ctx, called.problem)
  }

/** The same for what is its owner's alone: whoever edits it for them is told so. */
export const ofOwnListing = (answer: (ctx: PageRequest, listing: MyListing) => Response | Promise<Response>) =>
  ofListing((ctx, listing) =>
    listing.lent
      ? errorPage(ctx, 403, { title: 'Only its owner may do this', detail: `You edit ${listing.name} for its owner. Ask them.` })
      : answer(ctx, listing),
  )

export const isLent = async (ctx: PageRequest, listing_id: number): Promise<boolean> =>
  (await listEdited(ctx.service.reads, sessionOf(ctx).account_id)).includes(listing_id)

/** The site that a listing is on: its owner's pages show those of all sites, on the host of any. */
export const siteOf = async ({ service, site }: PageRequest, listing: Pick<MyListing, 'site'>): Promise<Site> =>
  (await service.sites.all()).find(({ key }) => key === listing.site) ?? site

/** The part of a page of our own that an answer of the API names in full. */
export const ownPath = (url: string | null, ctx: PageRequest): string | undefined =>
  url?.startsWith(`${ctx.site.url}/`) ? url.slice(ctx.site.url.length) : safeUrl(url)

/** The attribute of a link there, as of linkTo. */
export function ownLink(url: string | null, ctx: PageRequest): ReturnType<typeof linkTo> {
  const href = ownPath(url, ctx)
  return href === undefined ? {} : { href }
}

/** The last two are the owner's alone. */
const PAGES = [
  { path: '', label: 'Overview' },
  { path: '/edit', label: 'Edit' },
  { path: '/story', label: 'Story' },
  { path: '/proposals', label: 'Website' },
  { path: '/versions', label: 'Versions' },
  { path: '/repositories', label: 'Repositories' },
  { path: '/promote', label: 'Promote' },
] as const

type Props = { ctx: PageRequest; listing: MyListing; at: (typeof PAGES)[number]['path']; children: ComponentChildren }

/** The pages of one listing: its name and status, and the way between them. */
export function ListingFrame({ ctx, listing, at, children }: Props) {
  const { listing_id, name, url, status, plan, draft_id, page_url, lent } = listing
  const base = `/account/listings/${listing_id}`
  const pages = [
    ...PAGES.slice(0, lent ? -2 : PAGES.length).map(({ path, label }) => ({ href: base + path, label })),
    ...(draft_id === null ? [] : [{ href: `/account/drafts/${draft_id}`, label: 'Proofs' }]),
  ]
  return (
    <AccountFrame at={base + at} of={pages}>
      <header class="dashboard-head">
        <p class="small">
          <a href="/account/listings">My listings</a>
        </p>
        <div class="cluster">
          <h1>{name}</h1>
          <StatusTag status={status} plan={plan} />
        </div>
        <p class="muted cluster small">
          <a {...linkTo(url)} rel="ugc nofollow noopener" target="_blank">
            {shortUrl(url)}
          </a>
          {status === 'live' && <a {...ownLink(page_url, ctx)}>Public page</a>}
        </p>
      </header>
      {children}
    </AccountFrame>
  )
}
