import type { Site } from './sites.ts'

/** Where a founder does on the website what an answer of the API says is to be done. */

type At = Pick<Site, 'url'>

export const listingDashboardUrl = (site: At, listing_id: number, part?: 'plan' | 'badge' | 'ownership'): string =>
  `${site.url}/account/listings/${listing_id}${part ? `#${part}` : ''}`
export const proposalsUrl = (site: At, listing_id: number): string => `${site.url}/account/listings/${listing_id}/proposals`
export const storyEditorUrl = (site: At, listing_id: number): string => `${site.url}/account/listings/${listing_id}/story`
export const profileEditorUrl = (site: At, part?: string): string => `${site.url}/account/profile${part ? `#${part}` : ''}`
export const draftUrl = (site: At, draft_id: string): string => `${site.url}/account/drafts/${draft_id}`
