/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { clip } from '../../../base/clip.ts'
import { fieldsOfFacts, type FieldName } from '../../../fields/fields.ts'
import { Crumbs } from '../frame/crumbs.tsx'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { chooseCompared, COMPARED_MAX, COMPARED_MIN, isChoosing, Unknown } from './choose_compared.tsx'
import { Proved, provenValues, written, type Listing } from './listing_facts.tsx'
import { picturesOf, type PicturesShown } from './pictures.ts'
import { Stated } from './source.tsx'
import { taken } from './taken.ts'
import { Logo } from './tile.tsx'
import { plural } from '../../../base/plural.ts'
import { labelOf } from './words.ts'

const SLUG = /^[a-z0-9-]{1,100}$/
/** What is compared, in the order in which somebody decides; the names stand above the columns. */
const FIELDS: readonly FieldName[] = [
  'headline',
  ...fieldsOfFacts('product').filter((field) => field !== 'name'),
  'features',
  'use_cases',
  'integrations',
  ...fieldsOfFacts('company').filter((field) => field !== 'phone' && field !== 'contact_email'),
  'docs_url',
  'repo_url',
  'privacy_url',
]

const NAMES = new Intl.ListFormat('en-GB')

/** Two to four listings side by side, each cell with its proof. */
export const compareRoute: Route = {
  path: '/compare',
  async get(ctx) {
    const asked = slugsIn(ctx.url)
    const found = await Promise.all(asked.slice(0, COMPARED_MAX + 1).map((slug) => readCompared(ctx, slug)))
    const listings = found.filter((listing) => listing !== null)
    const unknown = asked.filter((_slug, index) => found[index] === null)
    // Of too many that is said first, whether or not each of them is there.
    if (asked.length > COMPARED_MAX) return chooseCompared(ctx, listings, { many: true })
    if (listings.length < COMPARED_MIN || isChoosing(ctx.url)) return chooseCompared(ctx, listings, { unknown })
    const pictures = await picturesOf(ctx, listings)
    const names = NAMES.format(listings.map(({ name }) => name))
    const slugs = listings.map(({ slug }) => slug)
    return htmlPage(
      ctx,
      {
        title: `Compare ${names}`,
        description: `${names} side by side, each value with the quote that proves it.`,
        noindex: true,
        // One that is not there is not found, and keeps the others from nobody.
        ...(unknown.length > 0 ? { status: 404 } : {}),
      },
      <>
        <Crumbs steps={[]} here="Compare" />
        <header class="page-head">
          <h1 class={names.length > LONG_CHARACTERS ? 'long-name' : undefined}>
            <Names listings={listings} />
          </h1>
          <p class="lead">
            What each product says about itself. Underlined values open the quote that proves them; what a website does not state is left
            blank.
          </p>
          <p>
            <a class="button quiet small" href={`/compare?with=${slugs.join(',')}&choose=more`} rel="nofollow">
              Choose other products
            </a>
          </p>
          {unknown.length > 0 && <Unknown slugs={unknown} />}
        </header>
        <SideBySide listings={listings} pictures={pictures} />
      </>,
    )
  },
}

/** Columns side by side; on a phone two stay columns, and of more the values stand under each other. The roles hold whatever the layout. */
function SideBySide({ listings, pictures }: { listings: readonly Listing[]; pictures: PicturesShown }) {
  const rows = FIELDS.filter((field) => listings.some((listing) => written(listing, field) !== null))
  return (
    <table class={`table compared ${listings.length === COMPARED_MIN ? 'pair' : 'several'}`} role="table" aria-label="Comparison">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            <span class="visually-hidden">Value</span>
          </th>
          {listings.map((listing) => (
            <th scope="col" role="columnheader">
              <Head listing={listing} pictures={pictures} listings={listings} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((field) => (
          <tr role="row">
            <th scope="row" role="rowheader">
              {labelOf(field)}
            </th>
            {listings.map((listing) => (
              <td role="cell">
                <bdi class="compared-of" aria-hidden="true">
                  {listing.name}
                </bdi>
                <div>
                  <Cell listing={listing} field={field} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = { listing: Listing; listings: readonly Listing[]; pictures: PicturesShown }

/** Whose column it is; where more than two are compared, one may go. */
function Head({ listing, listings, pictures }: HeadProps) {
  const others = listings.filter((other) => other !== listing).map(({ slug }) => slug)
  return (
    <span class="compared-head">
      <Logo of={listing} pictures={pictures} />
      <a href={`/listings/${listing.slug}`}>
        <bdi>{listing.name}</bdi>
      </a>
      <span class="compared-figures small muted figure">
        ✓ {provenValues(listing)} proven · {plural(listing.votes, 'vote')}
      </span>
      {others.length >= COMPARED_MIN && (
        <a class="compared-out small muted" href={`/compare?with=${others.join(',')}`} rel="nofollow">
          Remove<span class="visually-hidden"> {listing.name}</span>
        </a>
      )}
    </span>
  )
}

function Cell({ listing, field }: { listing: Listing; field: FieldName }) {
  const said = saidOf(listing, field)
  if (said === null) return <span class="muted">not stated</span>
  const evidence = listing.evidence[field]
  if (!evidence)
    return (
      <>
        {said} <Stated />
      </>
    )
  const value = listing[field]
  return (
    <Proved
      field={field}
      of={`${labelOf(field)} of ${listing.name}`}
      evidence={evidence}
      value={typeof value === 'string' ? value : undefined}
    >
      {said}
    </Proved>
  )
}

const LIST_SHOWN = 6
/** Their entries are sentences, or nearly. */
const LISTED: ReadonlySet<FieldName> = new Set(['features', 'use_cases'])

/** As on the listing's own page, but for lists: an entry a line, and the first of many, for beside each other they are skimmed. */
function saidOf(listing: Listing, field: FieldName): ComponentChildren | null {
  const value = listing[field]
  if (!Array.isArray(value) || !LISTED.has(field) || value.length === 0) return written(listing, field)
  const more = value.length > LIST_SHOWN ? [`and ${value.length - LIST_SHOWN} more`] : []
  const lines = [...value.slice(0, LIST_SHOWN), ...more].map((entry) => <bdi>{entry}</bdi>)
  return lines.flatMap((line, index) => (index === 0 ? [line] : [<br />, line]))
}

/** As a form of boxes sends them, or an address that somebody wrote. */
function slugsIn({ searchParams }: URL): string[] {
  const named = searchParams.getAll('with').flatMap((some) => some.split(','))
  return [...new Set(named.filter((slug) => slug !== ''))].slice(0, COMPARED_MAX + 1)
}

const LONG_CHARACTERS = 60
const NAME_CHARACTERS_MAX = 40

/** Each in the direction of its own letters, and none so long that the others are out of sight. */
function Names({ listings }: { listings: readonly Listing[] }) {
  return NAMES.formatToParts(listings.map(({ name }) => clip(name, NAME_CHARACTERS_MAX))).map(({ type, value }) =>
    type === 'element' ? <bdi>{value}</bdi> : value,
  )
}

/** Null where there is none. */
async function readCompared(ctx: PageRequest, slug: string): Promise<Listing | null> {
  const called = SLUG.test(slug) ? await ctx.call('get_listing', { slug }) : null
  return !called || called.status === 404 ? null : taken(called)
}
