import type { JobNames } from './context.ts'
import type { JobRules } from './jobs/queue.ts'
import { DRAFT_ATTEMPTS_MAX, DRAFT_RUN_SECONDS_MAX, DRAFTS_AT_ONCE_MAX, DRAFTS_OF_ACCOUNTS } from './limits.ts'

/** Drafts wait mostly for other people's servers, so that several run at once; each site is asked for two pages at a time at most. */
export const JOB_RULES: JobRules<JobNames> = {
  draft: {
    concurrency: DRAFTS_AT_ONCE_MAX,
    accounts: DRAFTS_OF_ACCOUNTS,
    seconds_max: DRAFT_RUN_SECONDS_MAX,
    tries_max: DRAFT_ATTEMPTS_MAX,
    retry_seconds: 2,
  },
  competitor: {
    concurrency: 2,
    accounts: { each_max: 1, first_places: 0 },
    seconds_max: DRAFT_RUN_SECONDS_MAX,
    tries_max: DRAFT_ATTEMPTS_MAX,
    retry_seconds: 5,
  },
  launch_weeks: { concurrency: 1, seconds_max: 600, tries_max: 5, retry_seconds: 5 },
  newsletters: { concurrency: 1, seconds_max: 600, tries_max: 3, retry_seconds: 5 },
  badge_check: { concurrency: 4, seconds_max: 60, tries_max: 3, retry_seconds: 30 },
  founder_photo: { concurrency: 2, seconds_max: 60, tries_max: 5, retry_seconds: 30 },
  listing_pictures: { concurrency: 2, seconds_max: 240, tries_max: 3, retry_seconds: 60 },
  sweep: { concurrency: 1, seconds_max: 300, tries_max: 3, retry_seconds: 30 },
  search_tiers: { concurrency: 1, seconds_max: 600, tries_max: 3, retry_seconds: 30 },
  announce_update: { concurrency: 1, seconds_max: 600, tries_max: 10, retry_seconds: 10 },
  deliver_letters: { concurrency: 1, seconds_max: 900, tries_max: 3, retry_seconds: 10 },
  // What was paid is delivered in the end: a line that fails waits for its cause to be mended, and the reconciler asks too.
  deliver_order: { concurrency: 2, seconds_max: 60, tries_max: 20, retry_seconds: 2 },
  reconcile_payments: { concurrency: 1, seconds_max: 900, tries_max: 3, retry_seconds: 30 },
  expire_orders: { concurrency: 1, seconds_max: 600, tries_max: 3, retry_seconds: 10 },
  settle_test_payment: { concurrency: 1, seconds_max: 60, tries_max: 10, retry_seconds: 2 },
}
