import type { Service } from '../core/context.ts'
import { defineJob, type NoPayload } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Composes the newsletters of the weeks that have begun, and writes their e-mails. */
    newsletters: NoPayload
  }
}

export default defineJob('newsletters', {
  rule: { concurrency: 1, seconds_max: 600, tries_max: 3, retry_seconds: 5 },
  schedule: { cron: '* * * * *', at_start: true },
  needs_room: true,
  open: async (service: Service) => {
    const { runNewsletters } = await import('./run.ts')
    return { run: async (_job, { signal }) => void (await runNewsletters(service, service.clock(), signal)) }
  },
})
