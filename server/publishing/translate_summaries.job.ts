import type { Service } from '../core/context.ts'
import { defineJob, type NoPayload } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Has the language model translate summaries of live listings that are not in English and have no translation yet. */
    translate_summaries: NoPayload
  }
}

export default defineJob('translate_summaries', {
  rule: { concurrency: 1, seconds_max: 280, tries_max: 2, retry_seconds: 30 },
  schedule: { cron: '*/5 * * * *' },
  needs_room: true,
  open: async (service: Service) => {
    const { translateSummaries } = await import('./translate_summaries.ts')
    return { run: (_payload, { signal }) => translateSummaries(service, signal) }
  },
})
