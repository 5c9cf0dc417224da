import { ApiError, toProblem } from '../../../base/error.ts'
import { readEmail } from '../../../mail/email_address.ts'
import { readBuyer } from '../../../orders/pricing/buyer.ts'
import { endOrder, endSessions } from '../../../orders/payment/expire.ts'
import { hashOfToken } from '../../../orders/record/links.ts'
import { openPayments, setPayment, type PaymentRecord } from '../../../orders/record/payments.ts'
import { repriceForBuyer } from '../../../orders/payment/reprice.ts'
import { findOrder, type OrderRecord } from '../../../orders/record/rows.ts'
import { canBePaid, startPayment } from '../../../orders/payment/start_payment.ts'
import { wasPaid } from '../../../orders/record/states.ts'
import { syncPayment } from '../../../orders/payment/sync_payment.ts'
import { ProviderRefused, ProviderUnavailable } from '../../../pay/provider.ts'
import { addressGroup } from '../../../base/rate_limiter.ts'
import { FIELD_CHARS_MAX, FIELDS, readTyped, typedOf, type Typed } from './checkout_form.ts'
import { checkoutPage, type Told } from './checkout_page.tsx'
import { missingPage, type Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { redirect } from '../frame/html_page.tsx'
import { leavePage } from '../newsletter/leave_page.tsx'
import { fieldErrorsOf, type FieldErrors } from '../frame/parts.tsx'
import { overPage, resultPage } from './result_page.tsx'
import type { PageRequest } from '../frame/page_request.ts'

export const CHECKOUT_ROUTES: readonly Route[] = [
  { path: '/checkout/:token', get: showCheckout, post: answerCheckout },
  { path: '/checkout/:token/result', get: showResult },
]

const ASKED_EVERY_MILLISECONDS = 3000

/** A link that is none, and one of another order, look the same. */
async function orderOf(ctx: PageRequest): Promise<OrderRecord | null> {
  const { token = '' } = ctx.params
  if (!/^[\w-]{22}$/.test(token)) return null
  return (await findOrder(ctx.service.database, { token_hash: hashOfToken(token) })) ?? null
}

const notThere = (ctx: PageRequest) => missingPage.get?.(ctx) ?? new Response(null, { status: 404 })

async function showCheckout(ctx: PageRequest): Promise<Response> {
  const order = await orderOf(ctx)
  if (!order) return notThere(ctx)
  return canBePaid(order, ctx.service.clock()) ? checkoutPage(ctx, order, typedOf(order)) : overPage(ctx, order)
}

/** `update` shows the total for what was typed, `total` likewise for a script that says it in place, `pay` leads to the provider, `cancel` ends the order. */
async function answerCheckout(ctx: PageRequest): Promise<Response> {
  const order = await orderOf(ctx)
  if (!order) return notThere(ctx)
  if (!canBePaid(order, ctx.service.clock())) return overPage(ctx, order)
  const form = await ctx.form()
  const action = form.text('action')
  if (action === 'cancel') return cancel(ctx, order)
  const typed = readTyped(form, order)
  const pays = action === 'pay'
  const live = action === 'total'
  const fieldErrors = wrongFields(ctx, typed, pays)
  if (Object.keys(fieldErrors).length > 0) return checkoutPage(ctx, order, typed, { fieldErrors, live, status: 422 })
  try {
    return await priceAndPay(ctx, order, typed, { pays, seen_cents: seenTotal(form, order), live })
  } catch (error) {
    const fresh = (await orderOf(ctx)) ?? order
    if (error instanceof ApiError)
      return checkoutPage(ctx, fresh, typed, { fieldErrors: refusedFields(ctx, error), live, status: error.status })
    return providerDown(ctx, fresh, typed, error)
  }
}

/** Nothing was charged and all is kept: the person may press again. */
function providerDown(ctx: PageRequest, order: OrderRecord, typed: Typed, error: unknown): Promise<Response> {
  if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error
  ctx.service.events.operationBroke({ operation: 'checkout', request_id: ctx.request_id }, error)
  return checkoutPage(ctx, order, typed, { provider: error instanceof ProviderRefused ? 'refuses' : 'away', status: 503 })
}

async function priceAndPay(
  ctx: PageRequest,
  seen: OrderRecord,
  typed: Typed,
  { pays, seen_cents, live }: { pays: boolean; seen_cents: number; live: boolean },
): Promise<Response> {
  const same = Bun.deepEquals(typedOf(seen), typed)
  const running = await openPayments(ctx.service.database, seen.id)
  // A session that is open was agreed to a moment ago and is shown again; whatever changes the price ends it first.
  const told: Told = {}
  if (!same || running.length === 0) {
    if (!(await endSessions(ctx.service, seen.id))) return redirect(`${ctx.url.pathname}/result`)
    const { promo_code, vat_number, ...billing } = typed
    told.dropped_code = await repriceForBuyer(ctx.service, seen, { billing, vat_number, promo_code }, addressGroup(ctx.address))
  }
  const order = (await orderOf(ctx)) ?? seen
  if (wasPaid(order.status)) return redirect(`${ctx.url.pathname}/result`)
  const shown = typedOf(order)
  if (!pays) return checkoutPage(ctx, order, shown, { ...told, live, updated: !live })
  if (order.total_cents !== seen_cents) return checkoutPage(ctx, order, shown, { ...told, was_cents: seen_cents })
  return pay(ctx, order, seen_cents)
}

async function pay(ctx: PageRequest, order: OrderRecord, agreed_cents: number): Promise<Response> {
  const started = await startPayment(ctx.service, order.id, agreed_cents)
  const now = () => orderOf(ctx).then((found) => found ?? order)
  switch (started.kind) {
    case 'redirect':
      return leavePage(ctx, started.url)
    case 'over':
      return overPage(ctx, await now())
    // Another window changed the order in the same instant.
    case 'changed':
    case 'blocked': {
      const fresh = await now()
      return checkoutPage(ctx, fresh, typedOf(fresh), { was_cents: agreed_cents, status: started.kind === 'blocked' ? 409 : 200 })
    }
    case 'paid':
    case 'waits':
      return redirect(`${ctx.url.pathname}/result`)
  }
}

/** What a bank works on cannot be cancelled any more; the result page says so. */
async function cancel(ctx: PageRequest, order: OrderRecord): Promise<Response> {
  try {
    const over = await endOrder(ctx.service, order.id, 'cancelled')
    return redirect(over ? ctx.url.pathname : `${ctx.url.pathname}/result`)
  } catch (error) {
    return providerDown(ctx, order, typedOf(order), error)
  }
}

/** Where the provider sends the buyer back to; the payment is asked about at once, since its event may still be on the way. */
async function showResult(ctx: PageRequest): Promise<Response> {
  const order = await orderOf(ctx)
  if (!order) return notThere(ctx)
  if (!wasPaid(order.status)) for (const payment of await openPayments(ctx.service.database, order.id)) await askAgain(ctx, payment)
  const [found, open] = await Promise.all([orderOf(ctx), openPayments(ctx.service.database, order.id)])
  const fresh = found ?? order
  if (open.length === 0 && !wasPaid(fresh.status) && !canBePaid(fresh, ctx.service.clock())) return overPage(ctx, fresh)
  return resultPage(ctx, fresh, open[0] ?? null)
}

/** However often the page is loaded, the provider is asked no more than every few seconds. */
async function askAgain(ctx: PageRequest, { id, session_id, asked_at }: PaymentRecord): Promise<void> {
  const { service } = ctx
  const now = service.clock()
  if (session_id === null || (asked_at !== null && now.getTime() - asked_at.getTime() < ASKED_EVERY_MILLISECONDS)) return
  await setPayment(service.database, id, { asked_at: now }, now)
  await syncPayment(service, session_id).catch((error: unknown) => logged(ctx, error))
}

/** The page says then that the payment is on its way; the event or the reconciler will tell. */
const logged = ({ service, request_id }: PageRequest, error: unknown): void =>
  service.events.operationBroke({ operation: 'checkout result', request_id }, error)

/** The total that the person last saw; a program that sends none has seen the order's. */
function seenTotal(form: Form, order: OrderRecord): number {
  const sent = form.text('seen_total_cents')
  return /^\d{1,9}$/.test(sent) ? Number(sent) : order.total_cents
}

function wrongFields(ctx: PageRequest, typed: Typed, pays: boolean): FieldErrors {
  const fieldErrors: FieldErrors = wrongBuyer(ctx, typed)
  for (const name of FIELDS)
    if ([...typed[name]].length > FIELD_CHARS_MAX[name]) fieldErrors[name] = `At most ${FIELD_CHARS_MAX[name]} characters.`
  if (typed.email !== '' && readEmail(typed.email) === null)
    fieldErrors.email ??= 'This is not one e-mail address, such as ada@example.com.'
  if (!pays) return fieldErrors
  if (typed.name === '' && typed.company === '') fieldErrors.name ??= 'Type the name for the invoice.'
  if (typed.email === '') fieldErrors.email ??= 'Type the address that the invoice goes to.'
  if (typed.country === '') fieldErrors.country ??= 'Choose the country: the VAT depends on it.'
  return fieldErrors
}

/** Country and number, named beside whatever else is to be mended. */
function wrongBuyer(ctx: PageRequest, { country, vat_number }: Typed): FieldErrors {
  try {
    readBuyer({ ...(country === '' ? {} : { billing_country: country }), ...(vat_number === '' ? {} : { vat_number }) })
    return {}
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refusedFields(ctx, error)
  }
}

function refusedFields({ service, url, request_id }: PageRequest, error: ApiError): FieldErrors {
  const problem = toProblem(error, { base_url: service.config.base_url, instance: url.pathname, request_id })
  const fieldErrors = fieldErrorsOf(problem, (pointer) => {
    const name = pointer === '/billing_country' ? 'country' : pointer.slice(1)
    return FIELDS.some((field) => field === name) ? name : ''
  })
  const whole = fieldErrors['']
  return error.code === 'rate_limited' && whole !== undefined ? { promo_code: whole } : fieldErrors
}
