import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Looks for the badge of a listing on its website. */
    badge_check: { listing_id: number }
  }
}

export default defineJob('badge_check', {
  rule: { concurrency: 4, seconds_max: 60, tries_max: 3, retry_seconds: 30 },
  open: async (service: Service) => {
    const { checkBadge } = await import('./badge_checks.ts')
    return { run: (job, { signal, finish }) => checkBadge(service, job, signal, finish) }
  },
})
