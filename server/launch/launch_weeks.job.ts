import type { Service } from '../core/context.ts'
import { defineJob, type NoPayload } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Opens the weeks that have begun, closes those that are over, and asks for the checks of badges that are due. */
    launch_weeks: NoPayload
  }
}

export default defineJob('launch_weeks', {
  rule: { concurrency: 1, seconds_max: 600, tries_max: 5, retry_seconds: 5 },
  schedule: { cron: '* * * * *', at_start: true },
  open: async (service: Service) => {
    const { runLaunches } = await import('./run_weeks.ts')
    return { run: () => runLaunches(service) }
  },
})
