/** @jsxRuntime automatic @jsxImportSource preact */
import { weekOf } from '../../../base/weeks.ts'
import { textOf } from '../../../profile/profile.ts'
import { listingName } from '../../../listings/show.ts'
import { activePlacements } from '../../../orders/delivery/placements.ts'
import type { PageRequest } from '../frame/page_request.ts'
import { picturesOf } from './pictures.ts'
import { Logo } from './tile.tsx'

type Sponsored = { id: number; slug: string; name: string; headline: string | null; logo_url: string | null }

/** What was paid for and stands on this page this week; null where nothing does. It is marked, and moves nothing else. */
export async function sponsored(ctx: PageRequest, kind: 'billboard' | 'category_feature', category?: string) {
  const { service, site } = ctx
  const asked = { site_id: site.id, week: weekOf(service.clock()), kind, ...(category === undefined ? {} : { category }) }
  const placements = await activePlacements(service.replica, asked)
  if (placements.length === 0) return null
  const shown = placements.map(({ listing }): Sponsored => {
    const { cells } = listing.profile
    return {
      id: listing.id,
      slug: listing.slug,
      name: listingName(listing),
      headline: textOf(cells, 'headline') ?? textOf(cells, 'summary'),
      logo_url: textOf(cells, 'logo_url'),
    }
  })
  const pictures = await picturesOf(ctx, shown)
  return (
    <section class="sponsored" aria-labelledby="sponsored">
      <div class="split">
        <h2 class="tag" id="sponsored">
          Sponsored
        </h2>
        <a class="small muted" href="/ranking">
          What this means
        </a>
      </div>
      <ul class="plain grid">
        {shown.map((listing) => (
          <li class="card link-card sponsored-card">
            <Logo of={listing} pictures={pictures} />
            <div>
              <h3>
                <a class="row-link" href={`/listings/${listing.slug}`}>
                  {listing.name}
                </a>
              </h3>
              <p class="small muted">{listing.headline}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
