import type { Route } from '../frame/door.ts'
import { accountRoute, accountsRoute } from './accounts.tsx'
import { categoriesRoute, categoryRoute } from './categories.tsx'
import { clustersRoute } from './clusters.tsx'
import { editsRoute } from './edits.tsx'
import { jobsRoute } from './jobs.tsx'
import { listingRoute } from './listing.tsx'
import { listingsRoute } from './listings.tsx'
import { logRoute } from './log.tsx'
import { emailRoute, outboxRoute, suppressionsRoute } from './outbox.tsx'
import { orderRoute } from './order.tsx'
import { ordersRoute } from './orders.tsx'
import { overviewRoute } from './overview.tsx'
import { productRoute, productsRoute } from './products.tsx'
import { promosRoute } from './promos.tsx'
import { questionRoute, questionsRoute } from './questions.tsx'
import { reportsRoute } from './reports.tsx'
import { siteRoute, sitesRoute } from './sites.tsx'
import { weeksRoute } from './weeks.tsx'

/** The pages of the site team; for anyone else none of them exists. */
export const TEAM_ROUTES: readonly Route[] = [
  overviewRoute,
  editsRoute,
  reportsRoute,
  clustersRoute,
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
