import type { Route } from '../frame/door.ts'
import { accountRoute, accountsRoute } from './accounts_page.tsx'
import { categoriesRoute, categoryRoute } from './categories_page.tsx'
import { claimsRoute } from './claims_page.tsx'
import { clustersRoute } from './clusters_page.tsx'
import { editsRoute } from './edits_page.tsx'
import { jobsRoute } from './jobs_page.tsx'
import { listingRoute } from './listing_moderation_page.tsx'
import { listingsRoute } from './listings_page.tsx'
import { logRoute } from './log_page.tsx'
import { emailRoute, outboxRoute, suppressionsRoute } from './outbox_page.tsx'
import { orderRoute } from './order_page.tsx'
import { ordersRoute } from './orders_page.tsx'
import { overviewRoute } from './overview_page.tsx'
import { productRoute, productsRoute } from './products_page.tsx'
import { promosRoute } from './promos_page.tsx'
import { questionRoute, questionsRoute } from './questions_page.tsx'
import { reportsRoute } from './reports_page.tsx'
import { siteRoute, sitesRoute } from './sites_page.tsx'
import { weeksRoute } from './weeks_page.tsx'

/** The pages of the site team; for anyone else none of them exists. */
export const TEAM_ROUTES: readonly Route[] = [
  overviewRoute,
  editsRoute,
  reportsRoute,
  clustersRoute,
  claimsRoute,
  listingsRoute,
  listingRoute,
  accountsRoute,
  accountRoute,
  ordersRoute,
  orderRoute,
  outboxRoute,
  suppressionsRoute,
  emailRoute,
  jobsRoute,
  logRoute,
  weeksRoute,
  categoriesRoute,
  categoryRoute,
  questionsRoute,
  questionRoute,
  productsRoute,
  productRoute,
  promosRoute,
  sitesRoute,
  siteRoute,
]
