import type { Route } from '../frame/door.ts'
import { badgesRoute, botRoute, imprintRoute } from './about_page.tsx'
import { dumpFileRoute, latestDumpRoute } from '../feeds/dumps.ts'
import { alternativesRoute } from './alternatives_page.tsx'
import { calendarRoute } from './calendar_page.tsx'
import { categoriesRoute, categoryRoute } from './category_page.tsx'
import { compareRoute } from './compare_page.tsx'
import { founderRoute, interviewRoute } from './founder_page.tsx'
import { homeRoute } from './home_page.tsx'
import { launchesFeedRoute } from './launches_feed.ts'
import { currentBoardRoute, frozenBoardRoute, weekBoardRoute } from './leaderboard_page.tsx'
import { unfollowRoute, unsubscribeRoute } from './email_page.tsx'
import { listingPage } from './listing_page.tsx'
import { listingMilestonesRoute, listingUpdatesRoute } from './listing_updates_page.tsx'
import { followRoute, visitRoute, voteRoute } from './listing_posts.ts'
import { robotsRoute, sitemapFileRoute, sitemapRoute } from './machines.ts'
import { ogPageRoute, ogRoute } from './og.ts'
import { aboutRoute, contactRoute, privacyRoute, termsRoute } from './operator_page.tsx'
import { pricingRoute } from './pricing_page.tsx'
import { rankingRoute } from './ranking_page.tsx'
import { reportRoute } from './report_page.tsx'
import { searchRoute, suggestRoute } from './search_page.tsx'
import { storyRoute } from './story_page.tsx'
import { updatesRoute } from './updates_page.tsx'
import { versionsRoute } from './versions_page.tsx'

const ROUTES: readonly Route[] = [
  homeRoute,
  searchRoute,
  suggestRoute,
  categoriesRoute,
  categoryRoute,
  { path: '/listings/:slug', kept: 'whatever', get: listingPage },
  voteRoute,
  followRoute,
  visitRoute,
  reportRoute,
  versionsRoute,
  listingUpdatesRoute,
  listingMilestonesRoute,
  storyRoute,
  alternativesRoute,
  compareRoute,
  currentBoardRoute,
  weekBoardRoute,
  frozenBoardRoute,
  calendarRoute,
  updatesRoute,
  launchesFeedRoute,
  founderRoute,
  interviewRoute,
  rankingRoute,
  badgesRoute,
  botRoute,
  imprintRoute,
  pricingRoute,
  aboutRoute,
  contactRoute,
  termsRoute,
  privacyRoute,
  unfollowRoute,
  unsubscribeRoute,
  sitemapRoute,
  sitemapFileRoute,
  latestDumpRoute,
  dumpFileRoute,
  robotsRoute,
  ogRoute,
  ogPageRoute,
]

/** Long pages that people come to from others. */
const AFTER_OTHERS = /^\/listings\/:slug\/(updates|milestones|versions|report)$/

/** The pages that anybody may open. */
export const PUBLIC_ROUTES: readonly Route[] = ROUTES.map((route) =>
  AFTER_OTHERS.test(route.path) ? route : { ...route, style: 'within' },
)
