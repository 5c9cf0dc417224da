import { DRAFT_ATTEMPTS_MAX, DRAFT_RUN_SECONDS_MAX, DRAFTS_AT_ONCE_MAX, DRAFTS_OF_ACCOUNTS } from '../base/limits.ts'
import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Reads the site of a draft and drafts what the draft's present run asks for. */
    draft: {
      draft_id: string
      run: number
      /** Somebody looks on: what is found early is worth its work. */
      live?: boolean
    }
  }
}

export default defineJob('draft', {
  // Drafts wait mostly for other people's servers, so that several run at once; each site is asked for two pages at a time at most.
  rule: {
    concurrency: DRAFTS_AT_ONCE_MAX,
    accounts: DRAFTS_OF_ACCOUNTS,
    seconds_max: DRAFT_RUN_SECONDS_MAX,
    tries_max: DRAFT_ATTEMPTS_MAX,
    retry_seconds: 2,
  },
  needs_room: true,
  open: async (service: Service) => {
    const { draftSite, failDraft } = await import('./draft_site.ts')
    return {
      run: (job, { signal, finish }) => draftSite(service, job, signal, finish),
      failed: (job) => failDraft(service, job),
    }
  },
})
