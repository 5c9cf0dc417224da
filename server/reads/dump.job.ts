import type { Service } from '../core/context.ts'
import { defineJob, type AtTime, clockOf } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Writes all that is public as files where the day's are not there. */
    dump: AtTime
  }
}

export default defineJob('dump', {
  rule: { concurrency: 1, seconds_max: 900, tries_max: 3, retry_seconds: 300 },
  schedule: { cron: '0 * * * *', at_start: true },
  needs_room: true,
  open: async (service: Service) => {
    const { dumpWhenDue } = await import('./dumps.ts')
    return { run: (payload, { signal }) => dumpWhenDue(service, signal, clockOf(service, payload)()) }
  },
})
