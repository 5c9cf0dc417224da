import type { PgBoss } from 'pg-boss'
import { SCHEDULE_KEY, type JobTable } from './job.ts'

/** A job that comes by itself. The clock is the database's, in UTC; minutes are the finest grain. */
export type Schedule<Table extends JobTable> = {
  [Name in keyof Table & string]: {
    name: Name
    /** Five fields, such as `0 3 * * *`. */
    cron: string
    payload: Table[Name]
  }
}[keyof Table & string]

/**
 * Makes the stored schedules equal to the list. However many processes run them, a time comes once; times missed while
 * nothing ran come once together, afterwards.
 */
export async function applySchedules<Table extends JobTable>(boss: PgBoss, schedules: Schedule<Table>[]): Promise<void> {
  for (const { name, cron, payload } of schedules) {
    await boss.schedule(name, cron, payload, { tz: 'UTC', missed: 'once', singletonKey: SCHEDULE_KEY })
  }
  const wanted = new Set<string>(schedules.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
}
