import type { Service } from '../core/context.ts'
import { defineJob, type NoPayload } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Orders live listings anew by their votes, so that searches look at the likely ones first. */
    search_tiers: NoPayload
  }
}

export default defineJob('search_tiers', {
  rule: { concurrency: 1, seconds_max: 600, tries_max: 3, retry_seconds: 30 },
  schedule: { cron: '*/10 * * * *' },
  open: async (service: Service) => {
    const { refreshSearchTiers } = await import('./search_row.ts')
    return { run: () => refreshSearchTiers(service.database) }
  },
})
