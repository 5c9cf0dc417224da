import type { Route } from '../frame/door.ts'
import { cartRoute } from './cart.tsx'
import { draftRoute } from './draft_page.tsx'
import { sourceRoute } from './draft_source.tsx'
import { interviewRoute } from './interview.tsx'
import { editRoute } from './listing_edit.tsx'
import { listingRoute } from './listing_page.tsx'
import { storyRoute } from './listing_story.tsx'
import { versionsRoute } from './listing_versions.tsx'
import { listingsRoute } from './listings.tsx'
import { orderRoute, ordersRoute } from './orders.tsx'
import { photoRoute, profileRoute } from './profile.tsx'
import { submitRoute } from './submit.tsx'

/** What a founder does on the website. */
export const FOUNDER_ROUTES: readonly Route[] = [
  submitRoute,
  draftRoute,
  sourceRoute,
  listingsRoute,
  listingRoute,
  editRoute,
  storyRoute,
  versionsRoute,
  interviewRoute,
  cartRoute,
  ordersRoute,
  orderRoute,
  profileRoute,
  photoRoute,
]
