import type { Service } from '../../core/context.ts'
import { defineJob, type NoPayload } from '../../jobs/job.ts'

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    /** Asks the provider about payments whose events may have been lost. */
    reconcile_payments: NoPayload
  }
}

export default defineJob('reconcile_payments', {
  rule: { concurrency: 1, seconds_max: 900, tries_max: 3, retry_seconds: 30 },
  schedule: { cron: '*/5 * * * *', at_start: true },
  open: async (service: Service) => {
    const { reconcilePayments } = await import('./reconcile.ts')
    return { run: () => reconcilePayments(service) }
  },
})
