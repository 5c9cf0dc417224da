/** @jsxRuntime automatic @jsxImportSource preact */
import { weekOf } from '../../../base/weeks.ts'
import type { Output } from '../../../core/operation.ts'
import { listVoted } from '../../../reads/standing.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { PostForm } from '../frame/post_form.tsx'
import { Ready, readyOf } from '../frame/ready.tsx'
import { picturesOf, type PicturesShown } from './pictures.ts'
import { Sparkline } from './sparkline.tsx'
import { Logo } from './tile.tsx'
import { plural } from '../../../base/plural.ts'
import { priceLine } from './words.ts'

export type Item = Output<'search_listings'>['items'][number]
type Placed = Output<'get_weekly_leaderboard'>['items'][number]

const PLATFORMS_SHOWN = 3

/** What rows show beside their items: pictures, and what whoever looks has done about them. */
export type RowsContext = { pictures: PicturesShown; voting_week: string; voted: ReadonlySet<number>; back: string }

/** Reads what the rows of a page show, for all of its lists at once. */
export async function rowsContext(ctx: PageRequest, items: readonly Item[]): Promise<RowsContext> {
  const { service, session, url } = ctx
  const [pictures, voted] = await Promise.all([
    picturesOf(
      ctx,
      items.map(({ id, logo_url, thumbnail_url }) => ({ id, logo_url, cover_url: thumbnail_url })),
    ),
    session
      ? listVoted(
          service.reads,
          session.account_id,
          items.map(({ id }) => id),
        )
      : [],
  ])
  return { pictures, voting_week: weekOf(service.clock()), voted: new Set(voted), back: url.pathname + url.search }
}

type RowProps = { item: Item; votes: number; rows: RowsContext; place?: Pick<Placed, 'rank' | 'winner' | 'history'>; picked?: boolean }

/** One listing in a list: what it is, what it costs, where it runs and how much of that is proven, at one look. */
function Row({ item, votes, rows, place, picked }: RowProps) {
  const said = saidOf(item, rows.pictures, place?.history)
  return (
    <li class={place ? 'row launch' : 'row'} id={`row-${item.id}`}>
      {place && <Rank place={place} />}
      {picked !== undefined && <Pick item={item} picked={picked} />}
      <Ready html={readyOf(rendered, JSON.stringify(said), () => Said(said))} />
      {item.launch_week === rows.voting_week ? <VoteButton item={item} votes={votes} rows={rows} /> : <Votes votes={votes} />}
    </li>
  )
}

/** To ten minutes, a tenth of a pixel: the last point of an open board is now, which is another one each time. */
const drawn = (history: NonNullable<Placed['history']>) => history.map(({ at, votes }) => ({ at: `${at.slice(0, 15)}0Z`, votes }))

const rendered = new Map<string, string>()

/** What a row says of its listing, whoever looks and whatever its votes: the same stands on many pages, and changes seldom. */
function saidOf(item: Item, pictures: PicturesShown, history: Placed['history']) {
  const { id, slug, name, headline, summary, language, starting_price, pricing_model, platforms, proven, categories } = item
  return {
    ...{ id, slug, name, said: headline ?? summary, language },
    facts: { starting_price, pricing_model, platforms, proven, categories: categories.slice(0, 1) },
    logo: pictures(id, item.logo_url),
    thumbnail: pictures(id, item.thumbnail_url, 'small'),
    history: history && drawn(history),
  }
}

function Said({ id, slug, name, said, language, facts, logo, thumbnail, history }: ReturnType<typeof saidOf>) {
  return (
    <>
      <Logo of={{ id, name, logo_url: null }} pictures={() => logo} />
      <div class="row-say">
        <h3>
          <a class="row-link" href={`/listings/${slug}`} dir="auto">
            {name}
          </a>
        </h3>
        {said && <p lang={language ?? undefined}>{said}</p>}
        <FactsLine item={facts} />
        {history && <Sparkline points={history} />}
      </div>
      {thumbnail && <img class="thumbnail" src={thumbnail} alt="" width={120} height={75} loading="lazy" decoding="async" />}
    </>
  )
}

/** By which the boxes of a list belong to the form that compares what is ticked. */
export const COMPARE_FORM = 'compare'

const Pick = ({ item: { slug, name }, picked }: { item: Item; picked: boolean }) => (
  <label class="row-pick">
    <input type="checkbox" form={COMPARE_FORM} name="with" value={slug} checked={picked} />
    <span class="visually-hidden">Compare {name}</span>
  </label>
)

export const MEDALS = ['', 'gold', 'silver', 'bronze']

function Rank({ place: { rank, winner } }: { place: Pick<Placed, 'rank' | 'winner'> }) {
  return (
    <p class={`rank figure ${winner ? MEDALS[winner] : ''}`}>
      <span class="visually-hidden">Place </span>
      {rank}
    </p>
  )
}

/** `€6 / month · Web, macOS · ✓ 13 proven`. */
export function FactsLine({
  item,
}: {
  item: Pick<Item, 'starting_price' | 'platforms' | 'proven' | 'categories'> & { pricing_model: string | null }
}) {
  const price = priceLine(item)
  const platforms = item.platforms ?? []
  const more = platforms.length - PLATFORMS_SHOWN
  const shown = platforms.slice(0, PLATFORMS_SHOWN).join(', ') + (more > 0 ? ` +${more}` : '')
  const parts = [price, shown, item.categories[0] ?? null].filter((part) => part !== null && part !== '')
  if (parts.length === 0 && item.proven === 0) return null
  return (
    <p class="row-facts">
      {parts.map((part) => (
        <span>{part}</span>
      ))}
      {item.proven > 0 && <span class="row-proven">✓ {item.proven} proven</span>}
    </p>
  )
}

function Votes({ votes }: { votes: number }) {
  return (
    <p class="row-votes figure">
      <strong>{votes.toLocaleString('en')}</strong> <span>{votes === 1 ? 'vote' : 'votes'}</span>
    </p>
  )
}

/** Gives a vote, or takes one's own back. Who may not vote is told so on the listing's page. */
function VoteButton({ item, votes, rows }: Omit<RowProps, 'place'>) {
  const voted = rows.voted.has(item.id)
  return (
    <PostForm class="row-vote" action={`/listings/${item.slug}/vote`}>
      <input type="hidden" name="vote" value={voted ? 'take_back' : 'cast'} />
      <input type="hidden" name="back" value={`${rows.back}#row-${item.id}`} />
      <button class="vote figure" aria-pressed={voted}>
        <span class="visually-hidden">
          {voted ? 'Take back your vote for' : 'Vote for'} {item.name}:{' '}
        </span>
        <strong>{votes.toLocaleString('en')}</strong> <span>{voted ? 'voted' : votes === 1 ? 'vote' : 'votes'}</span>
      </button>
    </PostForm>
  )
}

/** Names are headings of the third level. Where a list stands right below the page's own heading, it has one of the second for those who hear it. */
type ListProps = { rows: RowsContext; heading?: string }

const ListHeading = ({ heading }: { heading: string | undefined }) => heading && <h2 class="visually-hidden">{heading}</h2>

/** With `picked`, each has a box by which it is compared; those are ticked. */
export function ListingRows({ items, rows, picked, heading }: ListProps & { items: readonly Item[]; picked?: readonly string[] }) {
  return (
    <>
      <ListHeading heading={heading} />
      <ul class="plain rows">
        {items.map((item) => (
          <Row item={item} votes={item.votes} rows={rows} {...(picked ? { picked: picked.includes(item.slug) } : {})} />
        ))}
      </ul>
    </>
  )
}

export function LaunchRows({ places, rows, heading }: ListProps & { places: readonly Placed[] }) {
  return (
    <>
      <ListHeading heading={heading} />
      <ol class="plain rows">
        {places.map(({ listing, votes, ...place }) => (
          <Row item={listing} votes={votes} rows={rows} place={place} />
        ))}
      </ol>
    </>
  )
}

/** Places and names alone, for the margin of a page. */
export function SmallRows({ places }: { places: readonly Placed[] }) {
  return (
    <ol class="plain small-rows">
      {places.map(({ listing, votes, ...place }) => (
        <li>
          <Rank place={place} />
          <a href={`/listings/${listing.slug}`}>{listing.name}</a>
          <span class="muted small whole">{plural(votes, 'vote')}</span>
        </li>
      ))}
    </ol>
  )
}

/** The orders that a list can be put in, each a link. */
export function SortTags({ sorts, at, hrefOf }: { sorts: Record<string, string>; at: string; hrefOf: (sort: string) => string }) {
  return (
    <nav class="cluster" aria-label="Order">
      {Object.entries(sorts).map(([sort, label]) => (
        <a class="tag" href={hrefOf(sort)} aria-current={sort === at ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

export function ListProductButton({ quiet }: { quiet?: true }) {
  return (
    <p>
      <a class={quiet ? 'button quiet' : 'button'} href="/submit">
        List a product
      </a>
    </p>
  )
}

/** How many there are, in words. */
export const countOf = ({ total, total_exact }: { total: number; total_exact: boolean }): string =>
  total_exact ? plural(total, 'listing') : `${(Math.floor(total / 100) * 100).toLocaleString('en')}+ listings`
