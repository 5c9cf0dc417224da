/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { AccountFrame } from '../frame/account_frame.tsx'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty, Time } from '../frame/parts.tsx'
import type { Called } from '../../call.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { Initial } from '../public/tile.tsx'
import { pageNumber, shownOn } from '../public/page_number.ts'
import { onHost, shortUrl } from '../public/words.ts'
import { StatusTag, weekStart } from '../frame/status.tsx'

const LISTINGS_PER_PAGE = 20
const DRAFTS_SHOWN = 100

/** All that an account has: its listings, and the drafts that are none yet. */
export const listingsRoute: Route = {
  path: '/account/listings',
  account: true,
  async get(ctx) {
    const [listings, drafts] = await Promise.all([
      ctx.call('list_my_listings', { page: pageNumber(ctx.url, LISTINGS_PER_PAGE), per_page: LISTINGS_PER_PAGE }),
      ctx.call('list_my_drafts', { per_page: DRAFTS_SHOWN }),
    ])
    if (!listings.ok) return problemPage(ctx, listings.problem)
    return listingsPage(ctx, listings.value, drafts, (await ctx.service.sites.all()).length)
  },
}

type Drafts = Called<'list_my_drafts'>

function listingsPage(ctx: PageRequest, { items, page, total_pages }: Schemas['MyListingPage'], drafts: Drafts, sites: number): Response {
  const open = drafts.ok ? drafts.value.items.filter(({ listing_id }) => listing_id === null) : []
  return htmlPage(
    ctx,
    { title: 'My listings', noindex: true, section: 'account' },
    <AccountFrame at="/account/listings">
      <div class="split page-head">
        <h1>My listings</h1>
        {items.length + open.length > 0 && (
          <a class="button" href="/submit">
            Submit another
          </a>
        )}
      </div>
      {items.length + open.length === 0 && page === 1 ? (
        <Empty title="Nothing here yet">
          <p>Paste the address of your product. We read its website and draft the listing, each value with its proof.</p>
          <a class="button" href="/submit">
            Submit your product
          </a>
        </Empty>
      ) : (
        <div class="stack loose">
          {shownOn(page, items).length > 0 && (
            <ul class="plain stack">
              {items.map((listing) => (
                <ListingCard listing={listing} sites={sites} />
              ))}
            </ul>
          )}
          <Pager page={page} total_pages={total_pages} hrefOf={(to) => `/account/listings?page=${to}`} />
          {open.length > 0 && page === 1 && <OpenDrafts drafts={open} more={drafts.ok && drafts.value.has_more} />}
        </div>
      )}
    </AccountFrame>,
  )
}

function ListingCard({ listing, sites }: { listing: Schemas['MyListingItem']; sites: number }) {
  const { listing_id, name, url, page_url, status, plan, launch_week, votes, open_proposals } = listing
  return (
    <li class="card row-card">
      <Initial name={name} place="logo" />
      <div class="row-main">
        <h2>
          <a href={`/account/listings/${listing_id}`}>{name}</a>
        </h2>
        <p class="muted small">
          {shortUrl(url)}
          {onHost(sites, page_url)}
        </p>
        {open_proposals > 0 && (
          <p class="small">
            <a href={`/account/listings/${listing_id}/proposals`}>
              Your website says {open_proposals === 1 ? 'one thing' : `${open_proposals} things`} differently
            </a>
            <span class="muted">: decide what to take</span>
          </p>
        )}
      </div>
      <div class="row-end">
        <StatusTag status={status} plan={plan} />
        <p class="muted small figure">
          {launch_week !== null && status !== 'live' && <>Launch {weekStart(launch_week)}</>}
          {status === 'live' && `${votes} ${votes === 1 ? 'vote' : 'votes'}`}
        </p>
      </div>
    </li>
  )
}

const DRAFT_WORDS: Record<Schemas['DraftStatus'], { tone: string; label: string }> = {
  crawling: { tone: '', label: 'Being read' },
  drafting: { tone: '', label: 'Being drafted' },
  ready: { tone: 'good', label: 'Ready to review' },
  failed: { tone: 'bad', label: 'Could not be read' },
}

function OpenDrafts({ drafts, more }: { drafts: Schemas['DraftSummary'][]; more: boolean }) {
  return (
    <section class="stack" aria-labelledby="drafts-title">
      <h2 id="drafts-title">Drafts to review</h2>
      <ul class="plain stack tight">
        {drafts.map(({ id, name, url, status, completeness, updated_at }) => (
          <li class="card row-card">
            <div class="row-main">
              <h3>
                <a href={`/account/drafts/${id}`}>{name ?? shortUrl(url)}</a>
              </h3>
              <p class="muted small">
                {shortUrl(url)} · <Time at={updated_at} />
              </p>
            </div>
            <div class="row-end">
              <span class={`tag ${DRAFT_WORDS[status].tone}`}>{DRAFT_WORDS[status].label}</span>
              <p class="muted small figure">{status === 'ready' && `${completeness}% complete`}</p>
            </div>
          </li>
        ))}
      </ul>
      {more && <p class="muted">From your latest {DRAFTS_SHOWN} drafts.</p>}
    </section>
  )
}
