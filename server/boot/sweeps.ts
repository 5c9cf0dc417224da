import { attemptAll } from '../base/attempt_all.ts'
import { AUTH_SWEEPS } from '../auth/sweep.ts'
import type { Service } from '../core/context.ts'
import { sweepFormAnswers } from '../core/form_answers.ts'
import { sweepIdempotency } from '../core/idempotency.ts'
import type { Pool } from '../database/open.ts'
import { sweepEvents } from '../events/rows.ts'
import { sweepDeliveries } from '../webhooks/deliveries.ts'
import { sweepTraces } from '../launch/clusters.ts'
import { sweepPictures } from '../listings/pictures.ts'
import { sweepEmails } from '../mail/deliver.ts'
import { sweepSubscribers } from '../newsletter/subscribers.ts'
import { sweepMisses } from '../orders/pricing/promo.ts'
import { sweepConfirmations } from '../ownership/confirmations.ts'
import { sweepTransfers } from '../ownership/transfers.ts'
import { sweepPhotos } from '../profile/photo_rows.ts'
import { sweepPageChanges } from '../reads/page_changes.ts'
import { sweepSitePictures } from '../publishing/site_pictures.ts'
import { sweepStrangers } from '../publishing/sweep_strangers.ts'
import { sweepVatNumbers } from '../vat/check.ts'

/** Deletes a bounded batch of what has outlived its time, and answers how many it was. */
type Sweep = (service: Service) => Promise<number>

const BATCHES_MAX = 100

const byTime =
  (sweep: (pool: Pool, now: Date) => Promise<number>): Sweep =>
  ({ database, clock }) =>
    sweep(database, clock())

/** What each room lets go of. */
const SWEEPS: readonly Sweep[] = [
  byTime(sweepIdempotency),
  byTime(sweepFormAnswers),
  byTime(sweepEmails),
  byTime(sweepConfirmations),
  byTime(sweepTransfers),
  sweepPhotos,
  sweepPictures,
  sweepSitePictures,
  sweepStrangers,
  ...AUTH_SWEEPS.map(byTime),
  byTime(sweepSubscribers),
  byTime(sweepMisses),
  byTime(sweepTraces),
  byTime(sweepVatNumbers),
  byTime(sweepEvents),
  byTime(sweepDeliveries),
  ({ database }) => sweepPageChanges(database),
]

/** One that fails, such as of files while the bucket does not answer, holds up no other. */
export async function sweepAll(service: Service): Promise<void> {
  await attemptAll(SWEEPS, { failed: 'sweeps failed' }, async (sweep) => {
    for (let batch = 0; batch < BATCHES_MAX; batch++) if ((await sweep(service)) === 0) break
  })
}
