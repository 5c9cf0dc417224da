import { DRAFT_ATTEMPTS_MAX, DRAFT_RUN_SECONDS_MAX } from '../base/limits.ts'
import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Reads the site of a listing that was brought in; as `draft`, in a line of its own. */
    imported_draft: { draft_id: string; run: number }
  }
}

export default defineJob('imported_draft', {
  // One after another, however many were brought in at once: nobody waits for them, and people who do have places of their own.
  rule: { concurrency: 1, seconds_max: DRAFT_RUN_SECONDS_MAX, tries_max: DRAFT_ATTEMPTS_MAX, retry_seconds: 2 },
  needs_room: true,
  open: async (service: Service) => {
    const { draftSite, failDraft } = await import('./draft_site.ts')
    return {
      run: (job, { signal, finish }) => draftSite(service, job, signal, finish),
      failed: (job) => failDraft(service, job),
    }
  },
})
