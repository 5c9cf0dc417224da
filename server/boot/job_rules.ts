import type { JobRule } from '../jobs/job.ts'
import { JOBS } from './jobs.gen.ts'

/** The rules of all jobs, by which their queues are made. */
export const JOB_RULES: Record<string, JobRule> = Object.fromEntries(Object.values(JOBS).map(({ name, rule }) => [name, rule]))
