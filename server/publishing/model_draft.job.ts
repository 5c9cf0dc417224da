import { DRAFT_RUN_SECONDS_MAX } from '../base/limits.ts'
import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Asks the language model for the cells that this run of a draft left to it; `tries` counts the times, this one included. */
    model_draft: { draft_id: string; run: number; tries: number }
  }
}

export default defineJob('model_draft', {
  // A model that cannot be had is asked again later by a job of its own; only a process that dies uses up a try here.
  rule: { concurrency: 4, accounts: { each_max: 2, first_places: 2 }, seconds_max: DRAFT_RUN_SECONDS_MAX, tries_max: 3, retry_seconds: 5 },
  needs_room: true,
  open: async (service: Service) => {
    const { askModel, giveUpModel } = await import('./ask_model.ts')
    return {
      run: (job, { signal, finish }) => askModel(service, job, signal, finish),
      failed: (job) => giveUpModel(service, job),
    }
  },
})
