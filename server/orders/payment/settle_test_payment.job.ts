import type { Service } from '../../core/context.ts'
import { defineJob } from '../../jobs/job.ts'

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    /** Lets a payment of the test provider that takes its time come in. */
    settle_test_payment: { session_id: string }
  }
}

export default defineJob('settle_test_payment', {
  rule: { concurrency: 1, seconds_max: 60, tries_max: 10, retry_seconds: 2 },
  open: async (service: Service) => {
    const { settleTestPayment } = await import('./test_payments.ts')
    return { run: ({ session_id }) => settleTestPayment(service, session_id) }
  },
})
