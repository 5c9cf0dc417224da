import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Looks whether the proof of a listing's website still stands. */
    ownership_check: { listing_id: number }
  }
}

export default defineJob('ownership_check', {
  rule: { concurrency: 2, seconds_max: 60, tries_max: 3, retry_seconds: 30 },
  open: async (service: Service) => {
    const { recheck } = await import('./recheck.ts')
    return { run: ({ listing_id }, { signal, finish }) => recheck(service, listing_id, service.clock(), { signal, finish }) }
  },
})
