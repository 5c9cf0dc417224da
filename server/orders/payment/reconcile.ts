import type { Service } from '../../core/context.ts'
import { ProviderRefused, ProviderUnavailable } from '../../pay/provider.ts'
import { deliverOrder } from '../delivery/deliver.ts'
import { applyMoneyBack } from './refunds.ts'
import { dueForAsking, dueForMoneyBack, requestOf, setPayment, type PaymentRecord } from '../record/payments.ts'
import { openSession } from './start_payment.ts'
import { syncPayment } from './sync_payment.ts'

const ASKED_EVERY_MILLISECONDS = 4 * 60_000
const PAYMENTS_AT_ONCE_MAX = 200
const ORDERS_AT_ONCE_MAX = 200
/** So many calls that the provider did not answer are enough for one run: each took its retries already. */
const AWAY_AFTER = 3
/** Sessions are asked about for so long after they ended: a bank may answer late. */
const FORGOTTEN_DAYS = 30

/** Money that went back of a payment is asked about for so long after it was paid; a buyer's bank takes 120 days at most, in the main. */
const MONEY_BACK_DAYS = 180
const MONEY_BACK_AT_ONCE_MAX = 50

/**
 * The job of every five minutes: asks the provider about every payment that is open, and about what went back of those that were made, so
 * that a lost event is only a delay; and delivers what was paid and not delivered. What fails is due again; its errors are thrown in the
 * end. A provider that is away is not asked on and on.
 */
export async function reconcilePayments(service: Service): Promise<void> {
  const { database, pay, clock } = service
  const errors: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => void errors.push(error))
  const isAway = () => errors.filter((error) => error instanceof ProviderUnavailable).length >= AWAY_AFTER
  for (const payment of await dueForAsking(database, before(service), PAYMENTS_AT_ONCE_MAX))
    if (!isAway()) await attempt(ask(service, payment))
  for (const payment of await dueForMoneyBack(database, pay?.name ?? 'none', clock(), MONEY_BACK_DAYS, MONEY_BACK_AT_ONCE_MAX))
    if (!isAway()) await attempt(askMoneyBack(service, payment))
  const unfulfilled = await database<{ id: number }[]>`
    select id from orders where paid_at is not null and fulfillment <> 'complete' and held_reason is null
      and status in ('paid', 'partially_refunded') order by paid_at limit ${ORDERS_AT_ONCE_MAX}`
  for (const { id } of unfulfilled) await attempt(deliverOrder(service, id))
  if (errors.length > 0) throw new AggregateError(errors, `reconciling payments met ${errors.length} errors`)
}

async function askMoneyBack(service: Service, payment: PaymentRecord): Promise<void> {
  const { database, pay, clock } = service
  await setPayment(database, payment.id, { asked_at: clock() }, clock())
  const back = payment.intent_id === null ? null : await pay?.moneyBackOf(payment.intent_id)
  if (back) await applyMoneyBack(service, payment, back, null)
}

const before = ({ clock }: Service): Date => new Date(clock().getTime() - ASKED_EVERY_MILLISECONDS)

async function ask(service: Service, payment: PaymentRecord): Promise<void> {
  const { database, pay, clock } = service
  const now = clock()
  await setPayment(database, payment.id, { asked_at: now }, now)
  if (payment.provider !== pay?.name) return
  const over = payment.expires_at !== null && now.getTime() > payment.expires_at.getTime() + FORGOTTEN_DAYS * 24 * 3600 * 1000
  if (over) return setPayment(database, payment.id, { state: 'expired' }, now)
  if (payment.session_id !== null) return void (await syncPayment(service, payment.session_id))
  // The process died between asking and writing down: the same request answers the same session, as long as it can still be paid.
  if (requestOf(payment).ends_at <= pay.clock()) return setPayment(database, payment.id, { state: 'expired' }, now)
  try {
    await syncPayment(service, (await openSession(service, pay, payment)).id)
  } catch (error) {
    // There was none, and it is too late for one.
    if (!(error instanceof ProviderRefused)) throw error
  }
}
