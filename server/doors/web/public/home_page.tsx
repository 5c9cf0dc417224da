/** @jsxRuntime automatic @jsxImportSource preact */
import { renderToString } from 'preact-render-to-string'
import { weekOf, weekName } from '../../../base/weeks.ts'
import type { Output } from '../../../core/operation.ts'
import { launchedBefore } from '../../../reads/launched_before.ts'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import { keptParts } from '../frame/kept_pages.ts'
import { Empty } from '../frame/parts.tsx'
import { PostForm } from '../frame/post_form.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import type { Markup } from '../frame/pieces.ts'
import { Ready, readyOf, renderWhole } from '../frame/ready.tsx'
import { itemList, websiteJsonLd } from './listing_ld.ts'
import { findProofSample, type ProofSample } from './proof_sample.ts'
import { LaunchRows, ListingRows, rowsContext, SmallRows, type Item, type RowsContext } from './listing_list.tsx'
import { Quote } from './source.tsx'
import { sponsored } from './sponsored.tsx'
import { taken } from './taken.ts'
import { Countdown, type Board } from './week_parts.tsx'
import { categoryHref } from './words.ts'

const LAUNCHES_SHOWN = 10
const NEWEST_SHOWN = 6
/** Whoever shares the last place that wins is among them. */
const WINNERS_READ = 10
const CATEGORIES_SHOWN = 16

type Category = Output<'list_categories'>['items'][number]

export const homeRoute: Route = { path: '/', kept: 'whatever', get: homePage }

async function homePage(ctx: PageRequest): Promise<Response> {
  const { site } = ctx
  const [board, { items: categories }] = await Promise.all([
    ctx.call('get_weekly_leaderboard', { page: 1, per_page: LAUNCHES_SHOWN }).then(taken),
    ctx.call('list_categories', {}).then(taken),
  ])
  const before = await beforeThisWeek(ctx, board.previous_week)
  const launching = board.items.map(({ listing }) => listing)
  const slugs = [...launching.map(({ slug }) => slug), ...before.slugs]
  const [rows, sample] = await Promise.all([rowsContext(ctx, launching), findProofSample(ctx, [...new Set(slugs)])])
  return htmlPage(
    ctx,
    {
      title: `${site.name}: products, and the proof behind their facts`,
      description:
        'A directory that quotes the product’s own website for every value it drafts, and leaves the rest blank. Paste an address and see.',
      feed: { href: '/launches.rss', title: `${site.name}: launches` },
      json_ld: [...websiteJsonLd(site), ...(launching.length > 0 ? [itemList(site.url, launching)] : [])],
    },
    <>
      <Ready
        html={readyOf(rendered, JSON.stringify(sample), () => (
          <Hero sample={sample} />
        ))}
      />
      <div class="beside">
        <div class="listing-main">
          <Ready html={before.paid} />
          <Launches board={board} rows={rows} />
          <Ready html={before.markup} />
        </div>
        <aside class="stack loose" aria-label="More">
          <Ready html={before.winners} />
          <Ready html={categoriesOf(categories)} />
        </aside>
      </div>
    </>,
  )
}

const rendered = new Map<string, string>()
/** The operation answers the same ones for a second. */
const told = new WeakMap<readonly Category[], string>()

function categoriesOf(items: readonly Category[]): string {
  const html = told.get(items) ?? renderToString(<Categories items={items} />)
  told.set(items, html)
  return html
}

type Before = { markup: Markup; paid: Markup; winners: Markup; slugs: string[] }

/** What was paid for, what launched before and who won last: the same for everybody, since nobody votes there. */
async function beforeThisWeek(ctx: PageRequest, previous_week: string | null): Promise<Before> {
  const { service, site } = ctx
  const week = weekOf(service.clock())
  const keptOf = await keptParts(ctx)
  return keptOf<Before>('whatever', `front ${site.id} ${week} ${previous_week}`, async () => {
    const items = await launchedBefore(service.replica, site, week, NEWEST_SHOWN)
    const [rows, paid, last] = await Promise.all([
      rowsContext(ctx, items),
      sponsored(ctx, 'billboard'),
      previous_week && ctx.call('get_weekly_leaderboard', { week: previous_week, page: 1, per_page: WINNERS_READ }).then(taken),
    ])
    const markup = renderWhole(<Newest items={items} rows={rows} />)
    const listed = [...items, ...(last ? last.items.map(({ listing }) => listing) : [])]
    return {
      ...{ markup, paid: renderWhole(<>{paid}</>), winners: last ? renderWhole(<LastWinners board={last} />) : [] },
      slugs: listed.map(({ slug }) => slug),
    }
  })
}

function Hero({ sample }: { sample: ProofSample | null }) {
  return (
    <section class="hero">
      <div class="stack">
        <h1>Every fact we draft is proven by a quote, or left blank.</h1>
        <p class="lead">
          Paste your product’s address. We read its website, draft the listing in about a minute, and show the sentence behind every value.
          Nothing is invented.
        </p>
        <PostForm act={null} class="hero-form" action="/submit?from=front">
          <label class="visually-hidden" for="hero-url">
            Address of your product
          </label>
          <input
            id="hero-url"
            name="url"
            type="text"
            inputmode="url"
            autocomplete="url"
            placeholder="your-product.com"
            maxlength={2048}
            required
            autocapitalize="off"
            spellcheck={false}
          />
          <button class="button">Draft my listing</button>
        </PostForm>
        <p class="small muted">Free to list. Nothing is published before you say so.</p>
      </div>
      <ProofCard sample={sample} />
    </section>
  )
}

/** The idea of the service in one picture: a value, its quote, its source. */
function ProofCard({ sample }: { sample: ProofSample | null }) {
  if (!sample)
    return (
      <figure class="hero-proof card">
        <figcaption class="eyebrow">For example</figcaption>
        <p class="proof-label">Starts at</p>
        <p class="proof-value">$12 / month</p>
        <blockquote class="quote">
          <p>
            “The Team plan is <mark>$12 / month</mark> for each seat, billed yearly.”
          </p>
          <cite>your-product.com/pricing</cite>
        </blockquote>
      </figure>
    )
  return (
    <figure class="hero-proof card">
      <figcaption class="eyebrow">
        Proven for <a href={`/listings/${sample.slug}`}>{sample.name}</a>
      </figcaption>
      <p class="proof-label">{sample.label}</p>
      <p class="proof-value">{sample.value}</p>
      <Quote proof={sample.proof} value={sample.value} />
    </figure>
  )
}

function Launches({ board, rows }: { board: Board; rows: RowsContext }) {
  return (
    <section aria-labelledby="launches">
      <div class="split section-head">
        <h2 id="launches">Launching this week</h2>
        <Countdown board={board} />
      </div>
      {board.items.length > 0 ? (
        <LaunchRows places={board.items} rows={rows} />
      ) : (
        <Empty title="No launches this week yet">
          <p>See which upcoming weeks have seats left.</p>
          <p>
            <a class="button quiet" href="/calendar">
              Launch calendar
            </a>
          </p>
        </Empty>
      )}
      {board.total > board.items.length && (
        <p class="more">
          <a href="/leaderboard">All {board.total.toLocaleString('en')} launches this week</a>
        </p>
      )}
    </section>
  )
}

function Newest({ items, rows }: { items: Item[]; rows: RowsContext }) {
  if (items.length === 0) return null
  return (
    <section class="section" aria-labelledby="newest">
      <h2 id="newest">Launched before</h2>
      <ListingRows items={items} rows={rows} />
      <p class="more">
        <a href="/search?sort=newest">More recent launches</a>
      </p>
    </section>
  )
}

function LastWinners({ board }: { board: Board }) {
  const winners = board.items.filter(({ winner }) => winner !== null)
  if (board.week.status !== 'closed' || winners.length === 0) return null
  return (
    <section class="card" aria-labelledby="winners">
      <h2 id="winners">Winners of {weekName(board.week.key)}</h2>
      <SmallRows places={winners} />
      <p>
        <a href={`/leaderboard/${board.week.key}`}>See the whole week</a>
      </p>
    </section>
  )
}

/** Those with the most listings, in the order of the alphabet. */
function Categories({ items }: { items: readonly Category[] }) {
  const most = items.toSorted((one, other) => other.listings - one.listings).slice(0, CATEGORIES_SHOWN)
  return (
    <section class="card" aria-labelledby="categories">
      <h2 id="categories">Categories</h2>
      <ul class="plain cluster">
        {most
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ name, slug, listings }) => (
            <li>
              <a class="tag" href={slug ? `/categories/${slug}` : categoryHref(name)}>
                {name} {listings > 0 && <span class="figure">{listings}</span>}
              </a>
            </li>
          ))}
      </ul>
      <p>
        <a href="/categories">All categories</a>
      </p>
    </section>
  )
}
