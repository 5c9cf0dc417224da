import type { Service } from '../context.ts'
import type { Pool } from '../database/open.ts'
import type { Sites } from '../sites.ts'
import { dueChecks } from './checks.ts'
import { settleChanged } from './queue.ts'
import { openDueWeeks, type Opened } from './run_weeks.ts'

/** All that is due in the life of weeks at an instant: launches whose profile changed, then every week that has begun. */
export async function runWeeks(pool: Pool, sites: Sites, now: Date): Promise<Opened> {
  await settleChanged(pool, now)
  return openDueWeeks(pool, sites, now)
}

/** The job of every minute. What fails is tried again and does not hold up the rest. */
export async function runLaunches({ database, sites, jobs, clock }: Service): Promise<void> {
  const now = clock()
  for (const listing_id of await dueChecks(database, now))
    await jobs.add(database, 'badge_check', { listing_id }, { key: String(listing_id) })
  await runWeeks(database, sites, now)
}
