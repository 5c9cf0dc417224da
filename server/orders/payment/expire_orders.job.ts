import type { Service } from '../../core/context.ts'
import { defineJob, type NoPayload } from '../../jobs/job.ts'

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    /** Ends orders that nobody paid in time and gives their seats and promo codes back. */
    expire_orders: NoPayload
  }
}

export default defineJob('expire_orders', {
  rule: { concurrency: 1, seconds_max: 600, tries_max: 3, retry_seconds: 10 },
  schedule: { cron: '* * * * *', at_start: true },
  open: async (service: Service) => {
    const { expireOrders } = await import('./expire.ts')
    return { run: () => expireOrders(service) }
  },
})
