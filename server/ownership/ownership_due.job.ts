import type { Service } from '../core/context.ts'
import { defineJob, type NoPayload } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Asks for the looks at proofs of websites that are due, and ends claims whose time is over. */
    ownership_due: NoPayload
  }
}

export default defineJob('ownership_due', {
  rule: { concurrency: 1, seconds_max: 120, tries_max: 5, retry_seconds: 30 },
  schedule: { cron: '23 * * * *', at_start: true },
  open: async (service: Service) => {
    const { runOwnership } = await import('./recheck.ts')
    return { run: () => runOwnership(service) }
  },
})
