import type { JobRule } from '../jobs/job.ts'
import type { Schedules } from '../jobs/schedule.ts'
import { JOBS } from './jobs.gen.ts'

/** The rules of all jobs, by which their queues are made. */
export const JOB_RULES: Record<string, JobRule> = Object.fromEntries(Object.values(JOBS).map(({ name, rule }) => [name, rule]))

/** Those that come by themselves. */
export const JOB_SCHEDULES: Schedules = Object.fromEntries(
  Object.values(JOBS).flatMap(({ name, schedule }) => (schedule === null ? [] : [[name, schedule.cron]])),
)
