import { Refusal, toProblem } from '../error.ts'
import { readEmail } from '../mail/email.ts'
import { askAbout, readBuyer } from '../orders/buyer.ts'
import { endOrder, endSessions } from '../orders/expire.ts'
import { hashOfToken } from '../orders/links.ts'
import { openPayments } from '../orders/payments.ts'
import { findPromo, normalizeCode } from '../orders/promo.ts'
import { repriceOrder } from '../orders/reprice.ts'
import { findOrder, lockOrder, type OrderRecord } from '../orders/rows.ts'
import { canBePaid, startPayment } from '../orders/start_payment.ts'
import { wasPaid } from '../orders/states.ts'
import { takePayment } from '../orders/take_payment.ts'
import { ProviderRefused, ProviderUnavailable } from '../pay/provider.ts'
import { addressGroup } from '../rates.ts'
import { FIELD_CHARS_MAX, FIELDS, readTyped, typedOf, type Typed } from './checkout_form.ts'
import { checkoutPage, type Told } from './checkout_page.tsx'
import { missingPage, type Route } from './door.ts'
import type { Form } from './form.ts'
import { redirect } from './page.tsx'
import { leavePage } from './leave_page.tsx'
import { mistakesOf, type Mistakes } from './parts.tsx'
import { overPage, resultPage } from './result_page.tsx'
import type { Visit } from './visit.ts'

export const CHECKOUT_ROUTES: readonly Route[] = [
  { path: '/checkout/:token', get: showCheckout, post: answerCheckout },
  { path: '/checkout/:token/result', get: showResult },
]

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

/** `update` shows the total for what was typed, `pay` leads to the provider, `cancel` ends the order. */
async function answerCheckout(visit: Visit): Promise<Response> {
  const order = await orderOf(visit)
  if (!order) return notThere(visit)
  if (!canBePaid(order, visit.service.clock())) return overPage(visit, order)
  const form = await visit.form()
  const action = form.text('action')
  if (action === 'cancel') return cancel(visit, order)
  const typed = readTyped(form, order)
  const pays = action === 'pay'
  const mistakes = wrongFields(visit, typed, pays)
  if (Object.keys(mistakes).length > 0) return checkoutPage(visit, order, typed, { mistakes, status: 422 })
  try {
    return await priceAndPay(visit, order, typed, { pays, seen_cents: seenTotal(form, order) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fresh = (await orderOf(visit)) ?? order
    return checkoutPage(visit, fresh, typed, { mistakes: refusedFields(visit, error), status: error.status })
  }
}

async function priceAndPay(
  visit: Visit,
  seen: OrderRecord,
  typed: Typed,
  { pays, seen_cents }: { pays: boolean; seen_cents: number },
): Promise<Response> {
  const changed = Bun.deepEquals(typedOf(seen), typed) ? null : 'typed'
  const running = await openPayments(visit.service.database, seen.id)
  // A session that is open was agreed to a moment ago and is shown again; whatever changes the price ends it first.
  const told: Told = {}
  if (changed || running.length === 0) {
    if (!(await endSessions(visit.service, seen.id))) return redirect(`${visit.url.pathname}/result`)
    told.dropped_code = await price(visit, seen, typed)
  }
  const order = (await orderOf(visit)) ?? seen
  if (wasPaid(order.status)) return redirect(`${visit.url.pathname}/result`)
  const shown = typedOf(order)
  if (!pays) return checkoutPage(visit, order, shown, { ...told, updated: true })
  if (order.total_cents !== seen_cents) return checkoutPage(visit, order, shown, { ...told, was_cents: seen_cents })
  return pay(visit, order)
}

/** Prices the order for what was typed. A code that held when the order was made and holds no longer is dropped, and named. */
async function price(visit: Visit, seen: OrderRecord, typed: Typed): Promise<string | undefined> {
  try {
    await reprice(visit, seen, typed)
    return undefined
  } catch (error) {
    const reserved = seen.discount !== null && normalizeCode(typed.promo_code) === normalizeCode(seen.discount.code)
    if (!(error instanceof Refusal) || !reserved || !error.code.startsWith('discount_code_')) throw error
    await reprice(visit, seen, { ...typed, promo_code: '' })
    return seen.discount?.code
  }
}

async function reprice({ service, address }: Visit, seen: OrderRecord, typed: Typed): Promise<void> {
  const { database, config, vat } = service
  const now = service.clock()
  const { promo_code, vat_number, country, ...billing } = typed
  const asked = {
    ...(country === '' ? {} : { billing_country: country }),
    ...(vat_number === '' ? {} : { vat_number }),
    ...(promo_code === '' ? {} : { promo_code }),
  }
  const { account_id } = seen
  const buyer = await askAbout({ sql: database, account_id, address: addressGroup(address), config, now, vat }, asked)
  const known = Object.fromEntries(Object.entries({ ...billing, country }).filter(([, value]) => value !== ''))
  await database.begin(async (sql) => {
    const promo = promo_code === '' ? undefined : await findPromo(sql, promo_code, { account_id, now, order_id: seen.id, lock: true })
    const order = await lockOrder(sql, seen.id)
    // Paid, ended, or handed to the provider in another window meanwhile: then that counts.
    if (!canBePaid(order, now) || (await openPayments(sql, order.id)).length > 0) return
    await repriceOrder(sql, order, { buyer, billing: known, promo, seller_country: config.seller_country, now })
  })
}

async function pay(visit: Visit, order: OrderRecord): Promise<Response> {
  try {
    const started = await startPayment(visit.service, order.id)
    if (started.kind === 'redirect') return leavePage(visit, started.url)
    if (started.kind === 'over') return overPage(visit, (await orderOf(visit)) ?? order)
    return redirect(`${visit.url.pathname}/result`)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error
    visit.service.events.operationBroke({ operation: 'checkout', request_id: visit.request_id }, error)
    return checkoutPage(visit, order, typedOf(order), { provider_down: true, status: 503 })
  }
}

async function cancel(visit: Visit, order: OrderRecord): Promise<Response> {
  await endOrder(visit.service, order.id, 'cancelled')
  return redirect(visit.url.pathname)
}

/** Where the provider sends the buyer back to; the payment is asked about at once, since its event may still be on the way. */
async function showResult(visit: Visit): Promise<Response> {
  const order = await orderOf(visit)
  if (!order) return notThere(visit)
  if (!wasPaid(order.status))
    for (const { session_id } of await openPayments(visit.service.database, order.id))
      if (session_id !== null) await takePayment(visit.service, session_id).catch((error: unknown) => logged(visit, error))
  return resultPage(visit, (await orderOf(visit)) ?? order, (await openPayments(visit.service.database, order.id))[0] ?? null)
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
  const mistakes = mistakesOf(problem, (pointer) => (pointer === '/billing_country' ? 'country' : pointer.slice(1)))
  const whole = mistakes['']
  return error.code === 'rate_limited' && whole !== undefined ? { promo_code: whole } : mistakes
}
