import type { Route } from '../frame/door.ts'
import { cartRoute } from './cart_page.tsx'
import { claimListingRoute, claimRoute } from './claim_page.tsx'
import { draftRoute } from './draft_page.tsx'
import { draftStreamRoute } from './draft_stream.ts'
import { pictureRoute } from './draft_picture.ts'
import { sourceRoute } from './draft_source_page.tsx'
import { interviewRoute } from './interview_page.tsx'
import { archiveRoute } from './listing_archive_page.tsx'
import { editRoute } from './listing_edit_page.tsx'
import { listingRoute } from './my_listing_page.tsx'
import { repositoriesRoute } from './listing_repositories_page.tsx'
import { storyRoute } from './listing_story_page.tsx'
import { proposalsRoute } from './listing_proposals_page.tsx'
import { versionsRoute } from './listing_versions_page.tsx'
import { listingsRoute } from './my_listings_page.tsx'
import { orderRoute, ordersRoute } from './my_orders_page.tsx'
import { photoRoute, profileRoute } from './profile_page.tsx'
import { submitRoute } from './submit_page.tsx'

/** What a founder does on the website. */
export const FOUNDER_ROUTES: readonly Route[] = [
  submitRoute,
  draftRoute,
  draftStreamRoute,
  sourceRoute,
  pictureRoute,
  listingsRoute,
  listingRoute,
  editRoute,
  archiveRoute,
  storyRoute,
  versionsRoute,
  proposalsRoute,
  repositoriesRoute,
  claimListingRoute,
  claimRoute,
  interviewRoute,
  cartRoute,
  ordersRoute,
  orderRoute,
  profileRoute,
  photoRoute,
]
