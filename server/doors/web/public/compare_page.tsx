/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { fail } from '../../../base/error.ts'
import { fieldsOfFacts, type FieldName } from '../../../fields/fields.ts'
import { Crumbs } from '../frame/crumbs.tsx'
import { Table } from '../frame/data_table.tsx'
import type { Route } from '../frame/door.ts'
import { htmlPage } from '../frame/html_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { Proved, written, type Listing } from './listing_facts.tsx'
import { picturesOf, type PicturesShown } from './pictures.ts'
import { NO_LISTING } from './slug.ts'
import { Stated } from './source.tsx'
import { taken } from './taken.ts'
import { Logo } from './tile.tsx'
import { labelOf } from './words.ts'

const COMPARED_MIN = 2
const COMPARED_MAX = 4
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
    const listings = await Promise.all(slugsIn(ctx.url).map((slug) => readCompared(ctx, slug)))
    const pictures = await picturesOf(ctx, listings)
    const names = NAMES.format(listings.map(({ name }) => name))
    const slugs = listings.map(({ slug }) => slug)
    return htmlPage(
      ctx,
      {
        title: `Compare ${names}`,
        description: `${names} side by side, each value with the quote that proves it.`,
        canonical: `/compare?with=${slugs.join(',')}`,
        noindex: true,
      },
      <>
        <Crumbs steps={[]} here="Compare" />
        <header class="page-head">
          <h1>{names}</h1>
          <p class="lead">
            What each of them says of itself. A value that is underlined opens the quote that proves it; what a website does not state is
            left blank.
          </p>
        </header>
        <SideBySide listings={listings} pictures={pictures} />
      </>,
    )
  },
}

function SideBySide({ listings, pictures }: { listings: readonly Listing[]; pictures: PicturesShown }) {
  const rows = FIELDS.filter((field) => listings.some((listing) => written(listing, field) !== null))
  const heads = listings.map((listing) => ({ label: <Head listing={listing} pictures={pictures} listings={listings} /> }))
  return (
    <div class="compared">
      <Table label="Comparison" wide columns={[{ label: <span class="visually-hidden">Value</span> }, ...heads]}>
        {rows.map((field) => (
          <tr>
            <th scope="row">{labelOf(field)}</th>
            {listings.map((listing) => (
              <td>
                <Cell listing={listing} field={field} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  )
}

type HeadProps = { listing: Listing; listings: readonly Listing[]; pictures: PicturesShown }

/** Whose column it is; where more than two are compared, one may go. */
function Head({ listing, listings, pictures }: HeadProps) {
  const others = listings.filter((other) => other !== listing).map(({ slug }) => slug)
  return (
    <span class="compared-head">
      <Logo of={listing} pictures={pictures} />
      <a href={`/listings/${listing.slug}`}>{listing.name}</a>
      {others.length >= COMPARED_MIN && (
        <a class="small muted" href={`/compare?with=${others.join(',')}`} rel="nofollow">
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

/** As on the listing's own page; long lists are cut, for beside each other they are skimmed. */
function saidOf(listing: Listing, field: FieldName): ComponentChildren | null {
  const value = listing[field]
  if (!Array.isArray(value) || value.length <= LIST_SHOWN) return written(listing, field)
  return `${value.slice(0, LIST_SHOWN).join(', ')} and ${value.length - LIST_SHOWN} more`
}

function slugsIn({ searchParams }: URL): string[] {
  const slugs = [...new Set((searchParams.get('with') ?? '').split(',', COMPARED_MAX + 1).filter((slug) => slug !== ''))]
  if (slugs.length < COMPARED_MIN || slugs.length > COMPARED_MAX)
    fail('validation_failed', {
      detail: `Name ${COMPARED_MIN} to ${COMPARED_MAX} listings by their addresses, such as /compare?with=one,another.`,
    })
  return slugs
}

async function readCompared(ctx: PageRequest, slug: string): Promise<Listing> {
  const called = SLUG.test(slug) ? await ctx.call('get_listing', { slug }) : null
  if (!called || called.status === 404) fail('not_found', { detail: NO_LISTING })
  return taken(called)
}
