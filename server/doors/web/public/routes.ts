import type { Route } from '../frame/door.ts'
import { badgesRoute, botRoute, imprintRoute } from './about.tsx'
import { calendarRoute } from './calendar.tsx'
import { categoriesRoute, categoryRoute } from './categories.tsx'
import { founderRoute, interviewRoute } from './founders.tsx'
import { homeRoute } from './home.tsx'
import { launchesFeedRoute } from './launches_feed.ts'
import { currentBoardRoute, frozenBoardRoute, weekBoardRoute } from './leaderboard.tsx'
import { unfollowRoute, unsubscribeRoute } from './email_pages.tsx'
import { listingPage } from './listing.tsx'
import { listingMilestonesRoute, listingUpdatesRoute } from './listing_more.tsx'
import { followRoute, visitRoute, voteRoute } from './listing_posts.ts'
import { robotsRoute, sitemapFileRoute, sitemapRoute } from './machines.ts'
import { ogRoute } from './og.ts'
import { rankingRoute } from './ranking.tsx'
import { reportRoute } from './report.tsx'
import { searchRoute, suggestRoute } from './search.tsx'
import { storyRoute } from './story.tsx'
import { updatesRoute } from './updates.tsx'
import { versionsRoute } from './versions.tsx'

/** The pages that anybody may open. */
export const PUBLIC_ROUTES: readonly Route[] = [
  homeRoute,
  searchRoute,
  suggestRoute,
  categoriesRoute,
  categoryRoute,
  { path: '/listings/:slug', get: listingPage },
  voteRoute,
  followRoute,
  visitRoute,
  reportRoute,
  versionsRoute,
  listingUpdatesRoute,
  listingMilestonesRoute,
  storyRoute,
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
  unfollowRoute,
  unsubscribeRoute,
  sitemapRoute,
  sitemapFileRoute,
  robotsRoute,
  ogRoute,
]
