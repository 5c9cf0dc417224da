import type { Service } from '../../core/context.ts'
import { defineJob, type NoPayload } from '../../jobs/job.ts'

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    /** Asks for the websites that are due to be read again, and tells owners of what was found. */
    rechecks_due: NoPayload
  }
}

export default defineJob('rechecks_due', {
  rule: { concurrency: 1, seconds_max: 120, tries_max: 5, retry_seconds: 30 },
  schedule: { cron: '41 * * * *', at_start: true },
  open: async (service: Service) => {
    const { askForLooks } = await import('./recheck.ts')
    return { run: () => askForLooks(service) }
  },
})
