/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { Output } from '../../../core/operation.ts'
import type { PicturesShown } from './pictures.ts'
import { plural } from './words.ts'

export type Item = Output<'search_listings'>['items'][number]
type Placed = Output<'get_weekly_leaderboard'>['items'][number]

type Pictured = Pick<Item, 'id' | 'name' | 'logo_url'>

/** Our own copy of a logo, or a tile with the first letter of the name. */
export function Logo({ of, pictures, large }: { of: Pictured; pictures: PicturesShown; large?: true }) {
  const src = pictures(of.id, of.logo_url)
  const size = large ? 72 : 48
  const place = large ? 'logo large' : 'logo'
  if (src) return <img class={place} src={src} alt="" width={size} height={size} loading={large ? 'eager' : 'lazy'} decoding="async" />
  return <Initial name={of.name} place={place} />
}

const UPLOAD = /\/uploads\/[0-9a-f]{32}\.webp$/

/** A person's picture where it is a copy of ours, else a tile with the first letter of the name. */
export function Portrait({ name, url, large }: { name: string; url: string | null; large?: true }) {
  const src = UPLOAD.exec(url ?? '')?.[0]
  const size = large ? 112 : 48
  const place = large ? 'avatar large' : 'avatar'
  if (src) return <img class={place} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
  return <Initial name={name} place={place} />
}

/** Stands where there is no picture. */
function Initial({ name, place }: { name: string; place: string }) {
  return (
    <span class={`${place} letter`} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}

/** One listing in a list. */
function ListingRow({ item, pictures, aside }: { item: Item; pictures: PicturesShown; aside?: ComponentChildren }) {
  return (
    <li class="row">
      <Logo of={item} pictures={pictures} />
      <div class="row-say">
        <h3>
          <a class="row-link" href={`/listings/${item.slug}`}>
            {item.name}
          </a>
        </h3>
        <p class="muted">{item.headline ?? item.summary}</p>
        {item.categories[0] && <p class="row-tags">{item.categories.join(' · ')}</p>}
      </div>
      {aside ?? <Votes votes={item.votes} />}
    </li>
  )
}

export function Votes({ votes }: { votes: number }) {
  return (
    <p class="row-votes figure">
      <strong>{votes.toLocaleString('en')}</strong>
      <span>{votes === 1 ? 'vote' : 'votes'}</span>
    </p>
  )
}

const MEDALS = ['', 'gold', 'silver', 'bronze']

/** One launch of a week with its place. */
function LaunchRow({ place, pictures }: { place: Placed; pictures: PicturesShown }) {
  const { rank, winner, listing } = place
  return (
    <li class="row launch">
      <p class={`rank figure ${winner ? MEDALS[winner] : ''}`}>
        <span class="visually-hidden">Place </span>
        {rank}
      </p>
      <Logo of={listing} pictures={pictures} />
      <div class="row-say">
        <h3>
          <a class="row-link" href={`/listings/${listing.slug}`}>
            {listing.name}
          </a>
        </h3>
        <p class="muted">{listing.headline ?? listing.summary}</p>
        {listing.categories[0] && <p class="row-tags">{listing.categories.join(' · ')}</p>}
      </div>
      <Votes votes={place.votes} />
    </li>
  )
}

export function ListingRows({ items, pictures }: { items: readonly Item[]; pictures: PicturesShown }) {
  return (
    <ul class="plain rows">
      {items.map((item) => (
        <ListingRow item={item} pictures={pictures} />
      ))}
    </ul>
  )
}

export function LaunchRows({ places, pictures, small }: { places: readonly Placed[]; pictures: PicturesShown; small?: true }) {
  return (
    <ol class={small ? 'plain rows small-rows' : 'plain rows'}>
      {places.map((place) => (
        <LaunchRow place={place} pictures={pictures} />
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

export function ListProductButton() {
  return (
    <p>
      <a class="button" href="/submit">
        List a product
      </a>
    </p>
  )
}

/** How many there are, in words. */
export const countOf = ({ total, total_exact }: { total: number; total_exact: boolean }): string =>
  total_exact ? plural(total, 'listing') : `${(Math.floor(total / 100) * 100).toLocaleString('en')}+ listings`
