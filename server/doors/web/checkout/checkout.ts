import type { Output } from '../../../core/operation.ts'
import { orderOfLink } from '../../../orders/payment/checkout.ts'
import { canBePaid } from '../../../orders/payment/start_payment.ts'
import { TYPED_FIELDS, typedOf, type Typed } from '../../../orders/payment/typed_buyer.ts'
import { openPayments } from '../../../orders/record/payments.ts'
import type { OrderRecord } from '../../../orders/record/rows.ts'
import { wasPaid } from '../../../orders/record/states.ts'
import { askToCancel } from './ask_to_cancel.tsx'
import { checkoutPage } from './checkout_page.tsx'
import type { Told } from './checkout_told.tsx'
import { overPage, resultPage } from './result_page.tsx'
import type { Problem } from '../../../base/error.ts'
import { missingPage, type Route } from '../frame/door.ts'
import type { Form } from '../frame/form.ts'
import { redirect } from '../frame/html_page.tsx'
import { fieldErrorsOf, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { leavePage } from './leave_page.tsx'
import { taken } from '../public/taken.ts'

export const CHECKOUT_ROUTES: readonly Route[] = [
  { path: '/checkout/:token', get: showCheckout, post: answerCheckout },
  { path: '/checkout/:token/result', get: showResult },
]

const tokenOf = ({ params }: PageRequest): string => params.token ?? ''
const orderOf = (ctx: PageRequest): Promise<OrderRecord | null> => orderOfLink(ctx.service, tokenOf(ctx))
const notThere = (ctx: PageRequest) => missingPage.get?.(ctx) ?? new Response(null, { status: 404 })
const toResult = ({ url }: PageRequest): Response => redirect(`${url.pathname}/result`)

async function showCheckout(ctx: PageRequest): Promise<Response> {
  const order = await orderOf(ctx)
  if (!order) return notThere(ctx)
  return canBePaid(order, ctx.service.clock()) ? checkoutPage(ctx, order, typedOf(order)) : overPage(ctx, order)
}

/** `update` shows the total for what was typed, `total` likewise for a script that says it in place, `pay` leads to the provider, `cancel` ends the order. */
async function answerCheckout(ctx: PageRequest): Promise<Response> {
  const order = await orderOf(ctx)
  if (!order) return notThere(ctx)
  const form = await ctx.form()
  const action = form.text('action')
  const typed = readTyped(form, order)
  const asked = { token: tokenOf(ctx), ...typed }
  if (action === 'cancel') {
    const question = askToCancel(ctx, order, form)
    if (question) await keepTyped(ctx, order, typed)
    return question ?? cancel(ctx, order)
  }
  const seen_total_cents = seenTotal(form, order)
  const called =
    action === 'pay' ? await ctx.call('pay_checkout', { ...asked, seen_total_cents }) : await ctx.call('reprice_checkout', asked)
  const fresh = (await orderOf(ctx)) ?? order
  const live = action === 'total'
  if (!called.ok) return checkoutPage(ctx, fresh, typed, { fieldErrors: refusedFields(called.problem), live, status: called.status })
  return answerOutcome(ctx, fresh, typed, { ...called.value, seen_total_cents, live })
}

type Came = Output<'pay_checkout'> & { seen_total_cents: number; live: boolean }

function answerOutcome(
  ctx: PageRequest,
  order: OrderRecord,
  typed: Typed,
  { outcome, url, dropped_code, seen_total_cents, live }: Came,
): Promise<Response> | Response {
  const show = (told: Told) => checkoutPage(ctx, order, typedOf(order), { ...(dropped_code === null ? {} : { dropped_code }), ...told })
  switch (outcome) {
    case 'repriced':
      return show({ live, updated: !live })
    case 'redirect':
      return url === null ? toResult(ctx) : leavePage(ctx, url)
    case 'paid':
    case 'waits':
      return toResult(ctx)
    case 'over':
      return overPage(ctx, order)
    // Another window changed the order in the same instant, or a code that held does so no longer.
    case 'changed':
      return show({ was_cents: seen_total_cents })
    case 'blocked':
      return show({ was_cents: seen_total_cents, status: 409 })
    case 'provider_away':
    case 'provider_refuses':
      return checkoutPage(ctx, order, typed, { provider: outcome === 'provider_away' ? 'away' : 'refuses', status: 503 })
  }
}

/** Who keeps the order finds there what was typed, but for what is not right. Nobody redeems a code by cancelling: that stays the order's. */
async function keepTyped(ctx: PageRequest, order: OrderRecord, typed: Typed): Promise<void> {
  const known = typedOf(order)
  const asked = { ...typed, token: tokenOf(ctx), promo_code: known.promo_code }
  const called = await ctx.call('reprice_checkout', asked)
  const refused = called.ok ? {} : refusedFields(called.problem)
  const wrong = TYPED_FIELDS.filter((name) => refused[name] !== undefined)
  if (wrong.length > 0) await ctx.call('reprice_checkout', { ...asked, ...Object.fromEntries(wrong.map((name) => [name, known[name]])) })
}

/** What a bank works on cannot be cancelled any more; the result page says so. */
async function cancel(ctx: PageRequest, order: OrderRecord): Promise<Response> {
  const { cancelled, provider } = taken(await ctx.call('cancel_checkout', { token: tokenOf(ctx) }))
  if (provider !== 'answered') return checkoutPage(ctx, order, typedOf(order), { provider, status: 503 })
  return cancelled ? redirect(ctx.url.pathname) : toResult(ctx)
}

/** Where the provider sends the buyer back to. */
async function showResult(ctx: PageRequest): Promise<Response> {
  const order = await orderOf(ctx)
  if (!order) return notThere(ctx)
  // What came of it is read below, whether or not the provider could be asked.
  if (!wasPaid(order.status)) await ctx.call('refresh_checkout', { token: tokenOf(ctx) })
  const [found, open] = await Promise.all([orderOf(ctx), openPayments(ctx.service.database, order.id)])
  const fresh = found ?? order
  if (open.length === 0 && !wasPaid(fresh.status) && !canBePaid(fresh, ctx.service.clock())) return overPage(ctx, fresh)
  return resultPage(ctx, fresh, open[0] ?? null)
}

/** A field that was not sent at all keeps what the order knows; one that was sent empty is emptied. */
function readTyped(form: Form, order: OrderRecord): Typed {
  const known = typedOf(order)
  return Object.fromEntries(TYPED_FIELDS.map((name) => [name, form.given(name) ?? known[name]])) as Typed
}

/** The total that the person last saw; a program that sends none has seen the order's. */
function seenTotal(form: Form, order: OrderRecord): number {
  const sent = form.text('seen_total_cents')
  return /^\d{1,9}$/.test(sent) ? Number(sent) : order.total_cents
}

function refusedFields(problem: Problem): FieldErrors {
  const fieldErrors = fieldErrorsOf(problem, (pointer) => {
    const name = pointer === '/billing_country' ? 'country' : pointer.slice(1)
    return TYPED_FIELDS.some((field) => field === name) ? name : ''
  })
  const whole = fieldErrors['']
  return problem.code === 'rate_limited' && whole !== undefined ? { promo_code: whole } : fieldErrors
}
