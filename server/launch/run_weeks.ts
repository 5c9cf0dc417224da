import type { Service } from '../core/context.ts'
import type { Pool } from '../database/open.ts'
import type { Sites } from '../core/sites.ts'
import { dueChecks } from './badge_checks.ts'
import { closeWeeks, type Closed } from './close_weeks.ts'
import { updateChangedReadiness } from './readiness.ts'
import { openDueWeeks, type Opened } from './open_weeks.ts'

/**
 * All that is due in the life of weeks at an instant: launches whose profile changed are looked at, weeks that have begun open, and weeks
 * that are over close. Each step is tried whatever became of the one before; what failed is thrown in the end and due again.
 */
export async function runWeeks(pool: Pool, sites: Sites, now: Date): Promise<Opened & Closed> {
  const errors: unknown[] = []
  const attempt = <Done>(work: Promise<Done>) => work.catch((error: unknown) => void errors.push(error))
  await attempt(updateChangedReadiness(pool, now))
  const opened = await attempt(openDueWeeks(pool, sites, now))
  const closed = await attempt(closeWeeks({ database: pool }, now))
  if (errors.length > 0 || !opened || !closed) throw new AggregateError(errors, `running weeks met ${errors.length} errors`)
  return { ...opened, ...closed }
}

/** The job of every minute. */
export async function runLaunches({ database, sites, jobs, clock }: Service): Promise<void> {
  const now = clock()
  for (const listing_id of await dueChecks(database, now))
    await jobs.add(database, 'badge_check', { listing_id }, { key: String(listing_id) })
  await runWeeks(database, sites, now)
}
