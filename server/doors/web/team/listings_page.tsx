/** @jsxRuntime automatic @jsxImportSource preact */
import { LISTING_SHOWS, lookUpListings, type ListingShow } from '../../../team/listings.ts'
import { Empty, Time } from '../frame/parts.tsx'
import { Choices, forTeam, teamPage, wordAsked } from './team_page.tsx'
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
    { title: 'Listings', at: '/team/listings', lead: 'Of anyone, whatever their state.' },
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
      {show === 'found' && (
        <form class="search" action="/team/listings" role="search">
          <label class="visually-hidden" for="team-q">
            Number, name or address
          </label>
          <input id="team-q" type="search" name="q" value={words} maxlength={WORDS_MAX} placeholder="Number, name or address" />
          <button class="button">Find</button>
        </form>
      )}
      {listings.length === 0 ? (
        <Empty title="No listing here">
          {show === 'found' ? 'Try a part of its name, or paste the address of its page or website.' : 'That is good.'}
        </Empty>
      ) : (
        <div class="scroll-x" tabindex={0} role="group" aria-label="Table">
          <table class="table wide">
            <thead>
              <tr>
                <th>Listing</th>
                <th>Website</th>
                <th>Site</th>
                <th>State</th>
                <th>Changed</th>
              </tr>
            </thead>
            <tbody>
              {listings.map((listing) => (
                <tr>
                  <td>
                    <ListingLink listing={listing} /> <span class="muted figure">#{listing.id}</span>
                  </td>
                  <td>{new URL(listing.url).hostname}</td>
                  <td>{names.get(listing.site_id)}</td>
                  <td>
                    <StatusTag status={listing.status} />
                  </td>
                  <td>
                    <Time at={listing.updated_at.toISOString()} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>,
  )
})
