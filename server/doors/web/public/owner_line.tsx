/** @jsxRuntime automatic @jsxImportSource preact */
import { Time } from '../frame/parts.tsx'
import type { Listing } from './listing_facts.tsx'
import { shortHost } from './words.ts'

/** Who keeps the page, as far as it is proven; what that means stands beside it. */
export function OwnerLine({ listing: { owner, url } }: { listing: Listing }) {
  if (!owner.verified || owner.at === null)
    return <p class="small muted">Owner not verified: nobody has proven yet that {shortHost(url)} is theirs.</p>
  return (
    <p class="small">
      <span class="tag good">✓ Owner verified</span> Whoever keeps this page proved on <Time at={owner.at} /> that {shortHost(url)} is
      theirs.
    </p>
  )
}
