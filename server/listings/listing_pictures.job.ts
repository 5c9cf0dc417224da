import type { Service } from '../core/context.ts'
import { defineJob } from '../jobs/job.ts'

declare module '../jobs/job.ts' {
  interface JobPayloads {
    /** Makes copies of the pictures that a listing names. */
    listing_pictures: { listing_id: number }
  }
}

export default defineJob('listing_pictures', {
  rule: { concurrency: 2, accounts: { each_max: 1, first_places: 0 }, seconds_max: 240, tries_max: 3, retry_seconds: 60 },
  needs_room: true,
  open: async (service: Service) => {
    const { copyPictures } = await import('./pictures.ts')
    return { run: (job, run) => copyPictures(service, job, run) }
  },
})
