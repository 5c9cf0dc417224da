import { cacheKind } from '../../../base/cache.ts'
import { changesSeen } from '../frame/kept_pages.ts'
import type { PageRequest } from '../frame/page_request.ts'
import type { Evidence } from './source.tsx'
import type { Listing } from './listing_facts.tsx'
import { labelOf, pricingLabel } from './words.ts'

/** A proven value of a live listing, for the front page to show what proof is. */
export type ProofSample = { id: number; name: string; slug: string; label: string; value: string; proof: Evidence }

const FIELDS = ['starting_price', 'founded_year', 'team_size', 'legal_name', 'hq_city', 'license', 'headline', 'pricing_model'] as const
const LISTINGS_LOOKED_AT_MAX = 5
const QUOTE_CHARACTERS_MAX = 180
const SECONDS_KEPT = 60
const SITES_KEPT_MAX = 1_000

const kept = cacheKind<{ sample: ProofSample | null; look: number | null }>({ seconds: SECONDS_KEPT, entries_max: SITES_KEPT_MAX })

/** Of the first of these listings that has a short one; kept a minute, as long as its listing stands as it was. */
export async function findProofSample(ctx: PageRequest, slugs: readonly string[]): Promise<ProofSample | null> {
  const { service, site } = ctx
  const samples = service.memory.of(kept)
  const { look, isSame } = await changesSeen(ctx)
  const known = samples.get(String(site.id))
  if (known && (known.sample === null || (slugs.includes(known.sample.slug) && isSame(known.sample.id, known.look)))) return known.sample
  let sample: ProofSample | null = null
  for (const slug of slugs.slice(0, LISTINGS_LOOKED_AT_MAX)) {
    const called = await ctx.call('get_listing', { slug })
    sample = called.ok ? sampleOf(called.value) : null
    if (sample) break
  }
  samples.set(String(site.id), { sample, look })
  return sample
}

/** A short proven value, of those that say something to somebody who does not know the product. */
export function sampleOf(listing: Listing): ProofSample | null {
  for (const field of FIELDS) {
    const value = listing[field]
    const proof = listing.evidence[field]?.find(({ quote }) => quote !== undefined && quote.length <= QUOTE_CHARACTERS_MAX)
    if (value === null || !proof) continue
    const text = String(value)
    return {
      id: listing.id,
      name: listing.name,
      slug: listing.slug,
      label: labelOf(field),
      value: field === 'pricing_model' ? pricingLabel(text) : text,
      proof,
    }
  }
  return null
}
