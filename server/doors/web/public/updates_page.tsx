/** @jsxRuntime automatic @jsxImportSource preact */
import { clip } from '../../../base/clip.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty, Prose, Time } from '../frame/parts.tsx'
import { pageNumber, shownOn } from './page_number.ts'
import { picturesOf } from './pictures.ts'
import { Logo } from './tile.tsx'
import { taken } from './taken.ts'

const PER_PAGE = 20
const BODY_CHARACTERS_MAX = 600

export const updatesRoute: Route = {
  path: '/updates',
  async get(ctx) {
    const page = pageNumber(ctx.url, PER_PAGE)
    const { items, total_pages } = taken(await ctx.call('list_updates', { page, per_page: PER_PAGE }))
    const pictures = await picturesOf(
      ctx,
      shownOn(page, items).map(({ listing }) => listing),
    )
    return htmlPage(
      ctx,
      {
        title: 'Latest updates',
        description: `What is new with the products on ${ctx.site.name}.`,
        section: 'updates',
        feed: { href: '/updates.rss', title: `${ctx.site.name}: latest updates` },
        noindex: page > 1,
      },
      <div class="narrow-wide">
        <header class="page-head">
          <h1>Latest updates</h1>
          <p class="lead">
            What is new with the products listed here. Follow it as <a href="/updates.rss">RSS</a>; launches have{' '}
            <a href="/launches.rss">their own feed</a>.
          </p>
        </header>
        {items.length === 0 ? (
          <Empty title="Nothing new yet">
            <p>What founders post about their products appears here. Follow a listing to get an e-mail when it does.</p>
            <p>
              <a class="button quiet" href="/leaderboard">
                This week’s launches
              </a>
            </p>
          </Empty>
        ) : (
          <ul class="plain stack loose">
            {items.map(({ id, title, body, published_at, listing }) => (
              <li class="update-row">
                <Logo of={listing} pictures={pictures} />
                <div class="stack tight">
                  <p class="small muted">
                    <a href={`/listings/${listing.slug}`}>{listing.name}</a> · <Time at={published_at} />
                  </p>
                  <h2 class="h3">
                    <a href={`/listings/${listing.slug}/updates?update=${id}#update-${id}`}>{title}</a>
                  </h2>
                  <Prose text={clip(body, BODY_CHARACTERS_MAX)} />
                </div>
              </li>
            ))}
          </ul>
        )}
        <Pager page={page} total_pages={total_pages} hrefOf={(to) => `/updates?page=${to}`} />
      </div>,
    )
  },
}
