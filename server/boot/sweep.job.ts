import type { Service } from '../core/context.ts'
import { defineJob, type NoPayload } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Deletes what has outlived its time. */
    sweep: NoPayload
  }
}

export default defineJob('sweep', {
  rule: { concurrency: 1, seconds_max: 300, tries_max: 3, retry_seconds: 30 },
  schedule: { cron: '17 * * * *' },
  open: async (service: Service) => {
    const { sweepAll } = await import('./sweeps.ts')
    return { run: () => sweepAll(service) }
  },
})
