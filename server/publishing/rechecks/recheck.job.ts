import { DRAFT_RUN_SECONDS_MAX } from '../../base/limits.ts'
import type { Service } from '../../core/context.ts'
import { defineJob } from '../../jobs/job.ts'

declare module '../../jobs/job.ts' {
  interface JobPayloads {
    /** Reads a company's website again, where that is due or was asked for. */
    recheck: { company_id: number }
  }
}

export default defineJob('recheck', {
  // Fewer at once than drafts, for which somebody waits.
  rule: { concurrency: 2, seconds_max: DRAFT_RUN_SECONDS_MAX, tries_max: 3, retry_seconds: 60 },
  needs_room: true,
  open: async (service: Service) => {
    const { giveUpLook, recheck } = await import('./recheck.ts')
    return {
      run: async ({ company_id }, { signal, finish }) => {
        const { busy_seconds } = await recheck(service, company_id, service.clock(), { signal, finish })
        if (busy_seconds !== null)
          await service.jobs.add(service.database, 'recheck', { company_id }, { key: String(company_id), delay_seconds: busy_seconds })
      },
      failed: ({ company_id }) => giveUpLook(service, company_id),
    }
  },
})
