// Generated from the *.job.ts of the server by sdk/generate.ts; add a file instead.
import type { Service } from '../core/context.ts'
import type { Job, JobName } from '../jobs/job.ts'
import announce_update from '../launch/announce_update.job.ts'
import back_up from './back_up.job.ts'
import badge_check from '../launch/badge_check.job.ts'
import competitor from '../publishing/competitor.job.ts'
import deliver_emails from '../mail/deliver_emails.job.ts'
import deliver_order from '../orders/delivery/deliver_order.job.ts'
import deliver_webhooks from '../webhooks/deliver_webhooks.job.ts'
import draft from '../publishing/draft.job.ts'
import dump from '../reads/dump.job.ts'
import expire_orders from '../orders/payment/expire_orders.job.ts'
import founder_photo from '../publishing/founder_photo.job.ts'
import imported_draft from '../publishing/imported_draft.job.ts'
import launch_weeks from '../launch/launch_weeks.job.ts'
import listing_pictures from '../listings/listing_pictures.job.ts'
import model_draft from '../publishing/model_draft.job.ts'
import newsletters from '../newsletter/newsletters.job.ts'
import ownership_check from '../ownership/ownership_check.job.ts'
import ownership_due from '../ownership/ownership_due.job.ts'
import recheck from '../publishing/rechecks/recheck.job.ts'
import rechecks_due from '../publishing/rechecks/rechecks_due.job.ts'
import reconcile_payments from '../orders/payment/reconcile_payments.job.ts'
import search_tiers from '../listings/search_tiers.job.ts'
import settle_test_payment from '../orders/payment/settle_test_payment.job.ts'
import sweep from './sweep.job.ts'
import translate_summaries from '../publishing/translate_summaries.job.ts'

export const JOBS: { [Name in JobName]: Job<Name, Service> } = {
  announce_update,
  back_up,
  badge_check,
  competitor,
  deliver_emails,
  deliver_order,
  deliver_webhooks,
  draft,
  dump,
  expire_orders,
  founder_photo,
  imported_draft,
  launch_weeks,
  listing_pictures,
  model_draft,
  newsletters,
  ownership_check,
  ownership_due,
  recheck,
  rechecks_due,
  reconcile_payments,
  search_tiers,
  settle_test_payment,
  sweep,
  translate_summaries,
}
