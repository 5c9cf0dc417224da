import type { PgBoss } from 'pg-boss'
import { SCHEDULE_KEY } from './job.ts'

/** Jobs that come by themselves, with when: five fields in UTC, such as `0 3 * * *`. The clock is the database's; minutes are the finest grain. */
export type Schedules = Record<string, string>

/**
 * Makes the stored schedules equal to these. However many processes run them, a time comes once; times missed while
 * nothing ran come once together, afterwards.
 */
export async function applySchedules(boss: PgBoss, schedules: Schedules): Promise<void> {
  for (const [name, cron] of Object.entries(schedules))
    await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once', singletonKey: SCHEDULE_KEY })
  for (const { name } of await boss.getSchedules()) if (!Object.hasOwn(schedules, name)) await boss.unschedule(name)
}
