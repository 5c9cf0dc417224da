import { DRAFT_ATTEMPTS_MAX, DRAFT_RUN_SECONDS_MAX } from '../base/limits.ts'
import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Reads the competitor's site of a draft and compares. */
    competitor: { draft_id: string; url: string }
  }
}

export default defineJob('competitor', {
  rule: {
    concurrency: 2,
    accounts: { each_max: 1, first_places: 0 },
    seconds_max: DRAFT_RUN_SECONDS_MAX,
    tries_max: DRAFT_ATTEMPTS_MAX,
    retry_seconds: 5,
  },
  needs_room: true,
  open: async (service: Service) => {
    const { compareCompetitor, failCompetitor } = await import('./compare_competitor.ts')
    return {
      run: (job, { signal, finish }) => compareCompetitor(service, job, signal, finish),
      failed: (job) => failCompetitor(service, job),
    }
  },
})
