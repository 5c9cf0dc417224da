import type { Context, Service } from '../../core/context.ts'
import { fail } from '../../base/error.ts'
import { createTurns } from '../../base/turns.ts'
import { ProviderRefused, ProviderUnavailable } from '../../pay/provider.ts'
import { hashToken } from '../../base/tokens.ts'
import { openPayments, setPayment, type PaymentRecord } from '../record/payments.ts'
import { findOrder, type OrderRecord } from '../record/rows.ts'
import { wasPaid } from '../record/states.ts'
import { endOrder, endSessions } from './expire.ts'
import { repriceForBuyer } from './reprice.ts'
import { canBePaid, startPayment, type Started } from './start_payment.ts'
import { syncPayment } from './sync_payment.ts'
import { checkTyped, typedOf, type Typed } from './typed_buyer.ts'

type Who = Pick<Context, 'address' | 'request_id'>
type Kind = Started['kind'] | 'repriced' | 'provider_away' | 'provider_refuses'
type CheckoutOutcome = { outcome: Kind; url: string | null; dropped_code: string | null }

const ASKED_EVERY_MILLISECONDS = 3000

/** What is pressed twice at once on the page of an order is done one after the other, so that the second finds what the first began. */
const pageTurns = () => createTurns()

/** The order behind a link. One that is none, and the link of another kind of page, are the same. */
export async function orderOfLink({ database }: Pick<Service, 'database'>, token: string): Promise<OrderRecord | null> {
  if (!/^[\w-]{22}$/.test(token)) return null
  return (await findOrder(database, { token_hash: hashToken(token) })) ?? null
}

/** Prices an order for what was typed, or also begins its payment where `seen_total_cents` says what the buyer agreed to. */
export async function advanceCheckout(
  service: Service,
  who: Who,
  { token, seen_total_cents = null, ...typed }: Typed & { token: string; seen_total_cents?: number | null },
): Promise<CheckoutOutcome> {
  const { id } = await payable(service, token)
  checkTyped(typed, seen_total_cents !== null)
  return service.memory.of(pageTurns)(String(id), async () => {
    const order = await payable(service, token)
    if (wasPaid(order.status)) return outcomeOf('paid')
    if (!canBePaid(order, service.clock())) return outcomeOf('over')
    try {
      return await priceAndPay(service, who, order, typed, seen_total_cents)
    } catch (error) {
      return { outcome: `provider_${providerSays(service, who, error)}`, url: null, dropped_code: null }
    }
  })
}

async function payable(service: Service, token: string): Promise<OrderRecord> {
  return (await orderOfLink(service, token)) ?? fail('not_found', { what: 'order' })
}

const outcomeOf = (outcome: Kind, dropped_code: string | null = null): CheckoutOutcome => ({ outcome, url: null, dropped_code })

async function priceAndPay(
  service: Service,
  who: Who,
  seen: OrderRecord,
  typed: Typed,
  agreed_cents: number | null,
): Promise<CheckoutOutcome> {
  const same = Bun.deepEquals(typedOf(seen), typed)
  const running = await openPayments(service.database, seen.id)
  let dropped_code: string | null = null
  // A session that is open was agreed to a moment ago and is shown again; whatever changes the price ends it first.
  if (!same || running.length === 0) {
    if (!(await endSessions(service, seen.id))) return outcomeOf('waits')
    dropped_code = (await repriceForBuyer(service, seen, typed, who.address)) ?? null
  }
  const order = (await findOrder(service.database, { id: seen.id })) ?? seen
  if (wasPaid(order.status)) return outcomeOf('paid')
  if (agreed_cents === null) return outcomeOf('repriced', dropped_code)
  if (order.total_cents !== agreed_cents) return outcomeOf('changed', dropped_code)
  const started = await startPayment(service, order.id, agreed_cents)
  return { outcome: started.kind, url: started.kind === 'redirect' ? started.url : null, dropped_code }
}

/** Nothing was charged and all is kept: the person may press again. */
function providerSays({ events }: Service, { request_id }: Who, error: unknown): 'away' | 'refuses' {
  if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error
  events.operationBroke({ operation: 'checkout', request_id }, error)
  return error instanceof ProviderRefused ? 'refuses' : 'away'
}

/** What a bank works on cannot be cancelled any more. */
export async function cancelCheckout(service: Service, who: Who, token: string) {
  const { id } = await payable(service, token)
  return service.memory.of(pageTurns)(String(id), async () => {
    try {
      const ended = await endOrder(service, id, 'cancelled')
      const cancelled = ended || (await payable(service, token)).status === 'cancelled'
      return { cancelled, provider: 'answered' as const }
    } catch (error) {
      return { cancelled: false, provider: providerSays(service, who, error) }
    }
  })
}

/** Asks about the open payments of an order at once, since the provider's event may still be on the way. */
export async function refreshCheckout(service: Service, who: Who, token: string): Promise<void> {
  const order = await payable(service, token)
  if (!wasPaid(order.status)) for (const payment of await openPayments(service.database, order.id)) await askAgain(service, who, payment)
}

/** However often the page is loaded, the provider is asked no more than every few seconds. */
async function askAgain(service: Service, { request_id }: Who, { id, session_id, asked_at }: PaymentRecord): Promise<void> {
  const now = service.clock()
  if (session_id === null || (asked_at !== null && now.getTime() - asked_at.getTime() < ASKED_EVERY_MILLISECONDS)) return
  await setPayment(service.database, id, { asked_at: now }, now)
  // The page says then that the payment is on its way; the event or the reconciler will tell.
  await syncPayment(service, session_id).catch((error: unknown) =>
    service.events.operationBroke({ operation: 'checkout result', request_id }, error),
  )
}
