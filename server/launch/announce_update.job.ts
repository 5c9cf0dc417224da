import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Writes to the followers of a listing about one of its updates. */
    announce_update: { update_id: number }
  }
}

export default defineJob('announce_update', {
  rule: { concurrency: 1, seconds_max: 600, tries_max: 10, retry_seconds: 10 },
  needs_room: true,
  open: async (service: Service) => {
    const { announceUpdate } = await import('./announce_update.ts')
    return { run: (job, { signal, finish }) => announceUpdate(service, job, signal, finish) }
  },
})
