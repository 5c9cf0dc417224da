import { Refusal, toProblem } from '../../../base/error.ts'
import { readEmail } from '../../../mail/email.ts'
import { readBuyer } from '../../../orders/pricing/buyer.ts'
import { endOrder, endSessions } from '../../../orders/payment/expire.ts'
import { hashOfToken } from '../../../orders/record/links.ts'
import { openPayments, setPayment, type PaymentRecord } from '../../../orders/record/payments.ts'
import { repriceForBuyer } from '../../../orders/payment/reprice.ts'
import { findOrder, type OrderRecord } from '../../../orders/record/rows.ts'
import { canBePaid, startPayment } from '../../../orders/payment/start_payment.ts'
import { wasPaid } from '../../../orders/record/states.ts'
import { takePayment } from '../../../orders/payment/take_payment.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../pay/provider.ts'
import { addressGroup } from '../../../base/rates.ts'
import { FIELD_CHARS_MAX, FIELDS, readTyped, typedOf, type Typed } from './checkout_form.ts'
import { checkoutPage, type Told } from './checkout_page.tsx'
import { missingPage, type Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { redirect } from '../frame/page.tsx'
import { leavePage } from '../newsletter/leave_page.tsx'
import { mistakesOf, type Mistakes } from '../frame/parts.tsx'
import { overPage, resultPage } from './result_page.tsx'
import type { Visit } from '../frame/visit.ts'

export const CHECKOUT_ROUTES: readonly Route[] = [
  { path: '/checkout/:token', get: showCheckout, post: answerCheckout },
  { path: '/checkout/:token/result', get: showResult },
]

const ASKED_EVERY_MILLISECONDS = 3000

/** A link that is none, and one of another order, look the same. */
async function orderOf(visit: Visit): Promise<OrderRecord | null> {
  const { token = '' } = visit.params
  if (!/^[\w-]{22}$/.test(token)) return null
  return (await findOrder(visit.service.database, { token_hash: hashOfToken(token) })) ?? null
}

const notThere = (visit: Visit) => missingPage.get?.(visit) ?? new Response(null, { status: 404 })

async function showCheckout(visit: Visit): Promise<Response> {
  const order = await orderOf(visit)
  if (!order) return notThere(visit)
  return canBePaid(order, visit.service.clock()) ? checkoutPage(visit, order, typedOf(order)) : overPage(visit, order)
}

/** `update` shows the total for what was typed, `total` likewise for a script that says it in place, `pay` leads to the provider, `cancel` ends the order. */
async function answerCheckout(visit: Visit): Promise<Response> {
  const order = await orderOf(visit)
  if (!order) return notThere(visit)
  if (!canBePaid(order, visit.service.clock())) return overPage(visit, order)
  const form = await visit.form()
  const action = form.text('action')
  if (action === 'cancel') return cancel(visit, order)
  const typed = readTyped(form, order)
  const pays = action === 'pay'
  const live = action === 'total'
  const mistakes = wrongFields(visit, typed, pays)
  if (Object.keys(mistakes).length > 0) return checkoutPage(visit, order, typed, { mistakes, live, status: 422 })
  try {
    return await priceAndPay(visit, order, typed, { pays, seen_cents: seenTotal(form, order), live })
  } catch (error) {
    const fresh = (await orderOf(visit)) ?? order
    if (error instanceof Refusal)
      return checkoutPage(visit, fresh, typed, { mistakes: refusedFields(visit, error), live, status: error.status })
    return providerDown(visit, fresh, typed, error)
  }
}

/** Nothing was charged and all is kept: the person may press again. */
function providerDown(visit: Visit, order: OrderRecord, typed: Typed, error: unknown): Promise<Response> {
  if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error
  visit.service.events.operationBroke({ operation: 'checkout', request_id: visit.request_id }, error)
  return checkoutPage(visit, order, typed, { provider: error instanceof ProviderRefused ? 'refuses' : 'away', status: 503 })
}

async function priceAndPay(
  visit: Visit,
  seen: OrderRecord,
  typed: Typed,
  { pays, seen_cents, live }: { pays: boolean; seen_cents: number; live: boolean },
): Promise<Response> {
  const same = Bun.deepEquals(typedOf(seen), typed)
  const running = await openPayments(visit.service.database, seen.id)
  // A session that is open was agreed to a moment ago and is shown again; whatever changes the price ends it first.
  const told: Told = {}
  if (!same || running.length === 0) {
    if (!(await endSessions(visit.service, seen.id))) return redirect(`${visit.url.pathname}/result`)
    const { promo_code, vat_number, ...billing } = typed
    told.dropped_code = await repriceForBuyer(visit.service, seen, { billing, vat_number, promo_code }, addressGroup(visit.address))
  }
  const order = (await orderOf(visit)) ?? seen
  if (wasPaid(order.status)) return redirect(`${visit.url.pathname}/result`)
  const shown = typedOf(order)
  if (!pays) return checkoutPage(visit, order, shown, { ...told, live, updated: !live })
  if (order.total_cents !== seen_cents) return checkoutPage(visit, order, shown, { ...told, was_cents: seen_cents })
  return pay(visit, order, seen_cents)
}

async function pay(visit: Visit, order: OrderRecord, agreed_cents: number): Promise<Response> {
  const started = await startPayment(visit.service, order.id, agreed_cents)
  const now = () => orderOf(visit).then((found) => found ?? order)
  switch (started.kind) {
    case 'redirect':
      return leavePage(visit, started.url)
    case 'over':
      return overPage(visit, await now())
    // Another window changed the order in the same instant.
    case 'changed':
    case 'useless': {
      const fresh = await now()
      return checkoutPage(visit, fresh, typedOf(fresh), { was_cents: agreed_cents, status: started.kind === 'useless' ? 409 : 200 })
    }
    case 'paid':
    case 'waits':
      return redirect(`${visit.url.pathname}/result`)
  }
}

/** What a bank works on cannot be cancelled any more; the result page says so. */
async function cancel(visit: Visit, order: OrderRecord): Promise<Response> {
  try {
    const over = await endOrder(visit.service, order.id, 'cancelled')
    return redirect(over ? visit.url.pathname : `${visit.url.pathname}/result`)
  } catch (error) {
    return providerDown(visit, order, typedOf(order), error)
  }
}

/** Where the provider sends the buyer back to; the payment is asked about at once, since its event may still be on the way. */
async function showResult(visit: Visit): Promise<Response> {
  const order = await orderOf(visit)
  if (!order) return notThere(visit)
  if (!wasPaid(order.status)) for (const payment of await openPayments(visit.service.database, order.id)) await askAgain(visit, payment)
  const [found, open] = await Promise.all([orderOf(visit), openPayments(visit.service.database, order.id)])
  const fresh = found ?? order
  if (open.length === 0 && !wasPaid(fresh.status) && !canBePaid(fresh, visit.service.clock())) return overPage(visit, fresh)
  return resultPage(visit, fresh, open[0] ?? null)
}

/** However often the page is loaded, the provider is asked no more than every few seconds. */
async function askAgain(visit: Visit, { id, session_id, asked_at }: PaymentRecord): Promise<void> {
  const { service } = visit
  const now = service.clock()
  if (session_id === null || (asked_at !== null && now.getTime() - asked_at.getTime() < ASKED_EVERY_MILLISECONDS)) return
  await setPayment(service.database, id, { asked_at: now }, now)
  await takePayment(service, session_id).catch((error: unknown) => logged(visit, error))
}

/** The page says then that the payment is on its way; the event or the reconciler will tell. */
const logged = ({ service, request_id }: Visit, error: unknown): void =>
  service.events.operationBroke({ operation: 'checkout result', request_id }, error)

/** The total that the person last saw; a program that sends none has seen the order's. */
function seenTotal(form: Form, order: OrderRecord): number {
  const sent = form.text('seen_total_cents')
  return /^\d{1,9}$/.test(sent) ? Number(sent) : order.total_cents
}

function wrongFields(visit: Visit, typed: Typed, pays: boolean): Mistakes {
  const mistakes: Mistakes = wrongBuyer(visit, typed)
  for (const name of FIELDS) {
    if ([...typed[name]].length > FIELD_CHARS_MAX[name]) mistakes[name] = `At most ${FIELD_CHARS_MAX[name]} characters.`
    else if (/[\u0000-\u0009\u000b-\u001f\u007f]/.test(typed[name]) || !typed[name].isWellFormed())
      mistakes[name] = 'Take out the invisible characters.'
  }
  if (typed.email !== '' && readEmail(typed.email) === null) mistakes.email ??= 'This is not one e-mail address, such as ada@example.com.'
  if (!pays) return mistakes
  if (typed.name === '' && typed.company === '') mistakes.name ??= 'Type the name for the invoice.'
  if (typed.email === '') mistakes.email ??= 'Type the address that the invoice goes to.'
  if (typed.country === '') mistakes.country ??= 'Choose the country: the VAT depends on it.'
  return mistakes
}

/** Country and number, named beside whatever else is to be mended. */
function wrongBuyer(visit: Visit, { country, vat_number }: Typed): Mistakes {
  try {
    readBuyer({ ...(country === '' ? {} : { billing_country: country }), ...(vat_number === '' ? {} : { vat_number }) })
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refusedFields(visit, error)
  }
}

function refusedFields({ service, url, request_id }: Visit, error: Refusal): Mistakes {
  const problem = toProblem(error, { base_url: service.config.base_url, instance: url.pathname, request_id })
  const mistakes = mistakesOf(problem, (pointer) => {
    const name = pointer === '/billing_country' ? 'country' : pointer.slice(1)
    return FIELDS.some((field) => field === name) ? name : ''
  })
  const whole = mistakes['']
  return error.code === 'rate_limited' && whole !== undefined ? { promo_code: whole } : mistakes
}
