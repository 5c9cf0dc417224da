import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Fetches the picture of a founder and keeps a copy of its own. */
    founder_photo: { photo_id: number }
  }
}

export default defineJob('founder_photo', {
  rule: { concurrency: 2, accounts: { each_max: 1, first_places: 0 }, seconds_max: 60, tries_max: 5, retry_seconds: 30 },
  needs_room: true,
  open: async (service: Service) => {
    const { fetchPhoto, failPhoto } = await import('./fetch_photo.ts')
    return { run: (job, run) => fetchPhoto(service, job, run), failed: (job) => failPhoto(service, job) }
  },
})
