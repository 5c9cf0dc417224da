/** @jsxRuntime automatic @jsxImportSource preact */
import type { ListingRecord } from '../../../listings/rows.ts'
import { LISTING_SHOWS, lookUpListings, type ListingShow } from '../../../team/listings.ts'
import { Empty, Time } from '../frame/parts.tsx'
import { ListProductButton } from '../public/listing_list.tsx'
import { Table } from '../frame/data_table.tsx'
import { Choices, wordAsked, ListSearch } from './list_parts.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { ListingLink, StatusTag } from './listing_parts.tsx'

const WORDS_MAX = 200
const LABELS: Record<ListingShow, string> = { found: 'Search', suspended: 'Suspended', badge_lost: 'Badge lost' }

/** `/team/listings`: any listing, by number, name or address. */
export const listingsRoute = forTeam('/team/listings', async (ctx) => {
  const { reads, sites } = ctx.service
  const words = wordAsked(ctx, 'q', WORDS_MAX)
  const show = LISTING_SHOWS.find((name) => name === ctx.url.searchParams.get('show')) ?? 'found'
  const listings = await lookUpListings(reads, show, words)
  const names = new Map((await sites.all()).map(({ id, name }) => [id, name]))
  return teamPage(
    ctx,
    { title: 'Listings', at: '/team/listings', lead: 'Everybody’s listings, whatever their state.' },
    <>
      <Choices
        label="Which listings"
        at={show}
        items={LISTING_SHOWS.map((name) => ({
          value: name,
          label: LABELS[name],
          href: name === 'found' ? '/team/listings' : `/team/listings?show=${name}`,
        }))}
      />
      {show === 'found' && <ListSearch action="/team/listings" label="Number, name or address" words={words} characters_max={WORDS_MAX} />}
      {listings.length === 0 ? (
        <Empty title={show === 'found' && words === '' ? 'Nobody has listed anything yet' : 'No listing here'}>
          {show !== 'found' ? (
            'That is good.'
          ) : words === '' ? (
            <ListProductButton />
          ) : (
            'Try part of its name, or paste the address of its page or website.'
          )}
        </Empty>
      ) : (
        <ListingTable listings={listings} siteNames={names} />
      )}
    </>,
  )
})

type ListingTableProps = { listings: readonly ListingRecord[]; siteNames: ReadonlyMap<number, string> }

function ListingTable({ listings, siteNames }: ListingTableProps) {
  return (
    <Table wide columns={['Listing', 'Website', 'Site', 'State', 'Changed']}>
      {listings.map((listing) => (
        <tr>
          <td>
            <ListingLink listing={listing} /> <span class="muted figure">#{listing.id}</span>
          </td>
          <td>{new URL(listing.url).hostname}</td>
          <td>{siteNames.get(listing.site_id)}</td>
          <td>
            <StatusTag status={listing.status} />
          </td>
          <td>
            <Time at={listing.updated_at.toISOString()} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
