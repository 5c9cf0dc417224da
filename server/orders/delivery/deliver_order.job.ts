import type { Service } from '../../core/context.ts'
import { defineJob } from '../../jobs/job.ts'

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    /** Delivers what a paid order bought, or takes back what went back. */
    deliver_order: { order_id: number }
  }
}

export default defineJob('deliver_order', {
  // What was paid is delivered in the end: a line that fails waits for its cause to be mended, and the reconciler asks too.
  rule: { concurrency: 2, seconds_max: 60, tries_max: 20, retry_seconds: 2 },
  open: async (service: Service) => {
    const { deliverOrder } = await import('./deliver.ts')
    return { run: ({ order_id }) => deliverOrder(service, order_id) }
  },
})
