import { cacheKind } from '../../../base/cache.ts'
import type { PageRequest } from '../frame/page_request.ts'
import type { Evidence } from './source.tsx'
import type { Listing } from './listing_facts.tsx'
import { labelOf, pricingLabel } from './words.ts'

/** A proven value of a live listing, for the front page to show what proof is. */
export type ProofSample = { name: string; slug: string; label: string; value: string; proof: Evidence }

const FIELDS = ['starting_price', 'founded_year', 'team_size', 'legal_name', 'hq_city', 'license', 'headline', 'pricing_model'] as const
const LISTINGS_LOOKED_AT_MAX = 5
const QUOTE_CHARACTERS_MAX = 180
const SECONDS_KEPT = 60
const SITES_KEPT_MAX = 1_000

const kept = cacheKind<{ sample: ProofSample | null }>({ seconds: SECONDS_KEPT, entries_max: SITES_KEPT_MAX })

/** Of the first of these listings that has a short one; kept a minute. */
export async function findProofSample(ctx: PageRequest, slugs: readonly string[]): Promise<ProofSample | null> {
  const { service, site } = ctx
  const samples = service.memory.of(kept)
  const known = samples.get(String(site.id))
  if (known) return known.sample
  let sample: ProofSample | null = null
  for (const slug of slugs.slice(0, LISTINGS_LOOKED_AT_MAX)) {
    const called = await ctx.call('get_listing', { slug })
    sample = called.ok ? sampleOf(called.value) : null
    if (sample) break
  }
  samples.set(String(site.id), { sample })
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
      name: listing.name,
      slug: listing.slug,
      label: labelOf(field),
      value: field === 'pricing_model' ? pricingLabel(text) : text,
      proof,
    }
  }
  return null
}
