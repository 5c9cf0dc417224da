/** @jsxRuntime automatic @jsxImportSource preact */
import type { ListingRecord } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'

const TONES: Partial<Record<ListingRecord['status'], string>> = {
  live: 'good',
  suspended: 'bad',
  awaiting_badge: 'warn',
  scheduled: 'warn',
}

export function StatusTag({ status }: { status: ListingRecord['status'] }) {
  return <span class={`tag ${TONES[status] ?? ''}`}>{status.replace('_', ' ')}</span>
}

/** A listing by name, leading to the team's page of it. */
export function ListingLink({ listing }: { listing: ListingRecord }) {
  return <a href={`/team/listings/${listing.id}`}>{listingName(listing)}</a>
}
