import type { Service } from '../core/context.ts'
import { defineJob, type AtTime, clockOf } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Writes an archive of everything where one is due. */
    back_up: AtTime
  }
}

export default defineJob('back_up', {
  rule: { concurrency: 1, seconds_max: 3600, tries_max: 3, retry_seconds: 300 },
  schedule: { cron: '0 * * * *', at_start: true },
  open: async (service: Service) => {
    const { backUpWhenDue } = await import('./scheduled_backups.ts')
    return { run: (payload, { signal }) => backUpWhenDue({ ...service, clock: clockOf(service, payload) }, signal) }
  },
})
