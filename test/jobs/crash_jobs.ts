import type { JobRules } from '../../server/jobs/queue.ts'

export type CrashTable = { dies_before: object; dies_after: object; freezes: object; drains: { seconds: number } }

const rule = { concurrency: 1, seconds_max: 300, tries_max: 5, retry_seconds: 1 }
export const crash_rules: JobRules<CrashTable> = { dies_before: rule, dies_after: rule, freezes: rule, drains: rule }
