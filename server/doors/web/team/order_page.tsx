/** @jsxRuntime automatic @jsxImportSource preact */
import { listAuditEntries } from '../../../team/audit.ts'
import { ApiError } from '../../../base/error.ts'
import { showOrderOfAnyone } from '../../../team/orders.ts'
import { wasPaid } from '../../../orders/record/states.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { Field, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { askFirst, perform } from './action.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { TeamLogSection } from './log_page.tsx'
import { dollars } from '../../../base/money.ts'
import { fieldOfCents, readDollars } from './money.ts'
import { Lines, OrderFacts, Payments, type ShownOrder } from './order_parts.tsx'
import { actOf, PostForm } from '../frame/post_form.tsx'

const PATH = '/team/orders'
const DONE = {
  refunded: 'The money is on its way back, and the buyer has a credit note.',
  delivered: 'It was tried again; see the result below.',
}

/** `/team/orders/NUMBER`: an order with its lines and payments; money is given back and held orders are decided from here. */
export const orderRoute = forTeam(
  `${PATH}/:number`,
  (ctx) => withOrder(ctx, (order) => orderPage(ctx, order)),
  (ctx) => withOrder(ctx, (order) => decide(ctx, order)),
)

async function withOrder(ctx: PageRequest, show: (order: ShownOrder) => Promise<Response>): Promise<Response> {
  const order = await readOrder(ctx)
  return order ? show(order) : nothingHere(ctx)
}

async function readOrder(ctx: PageRequest): Promise<ShownOrder | null> {
  const { service, params } = ctx
  if (!/^[A-Z0-9-]{1,40}$/.test(params.number ?? '')) return null
  try {
    const { shown } = await showOrderOfAnyone({ sql: service.database }, params.number ?? '', service)
    return shown
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

const leftOf = ({ total_cents, refunded_cents }: ShownOrder): number => total_cents - refunded_cents

async function decide(ctx: PageRequest, order: ShownOrder): Promise<Response> {
  const form = await ctx.form()
  const path = `${PATH}/${order.number}`
  const again = async (fieldErrors: FieldErrors) => orderPage(ctx, (await readOrder(ctx)) ?? order, form.text('amount'), fieldErrors)
  if (form.text('action') === 'deliver') {
    const ended = await perform(ctx, `${path}?done=delivered`, 'deliver_order_again', { number: order.number })
    return ended instanceof Response ? ended : again(ended)
  }
  const cents = readDollars(form.text('amount'))
  // Of a form that was sent before, the order has less left by now; whether it was, its key tells.
  const pressed = form.text('confirm') === 'yes' && actOf(form) !== null
  if (Number.isNaN(cents) || cents < 1 || (cents > leftOf(order) && !pressed))
    return again({ amount: `Write an amount in dollars, at most ${dollars(leftOf(order))}.` })
  const asked = askFirst(ctx, form, {
    title: `Refund ${dollars(cents)}?`,
    at: PATH,
    button: `Refund ${dollars(cents)}`,
    back: path,
    children: <Refunding order={order} cents={cents} />,
  })
  if (asked) return asked
  const ended = await perform(ctx, `${path}?done=refunded`, 'refund_order', { number: order.number, cents })
  return ended instanceof Response ? ended : again(ended)
}

function Refunding({ order, cents }: { order: ShownOrder; cents: number }) {
  return (
    <>
      <p>
        It goes back to how {order.billing.email ?? 'the buyer'} paid, through the payment provider, and cannot be undone. A credit note is
        issued with the next number.
      </p>
      <p>
        {cents === leftOf(order)
          ? 'That is all that is left: what has not happened yet is cancelled, such as future weeks. What is live stays live, without its paid plan and sections.'
          : `${dollars(leftOf(order) - cents)} of the order stay, and so does everything that was bought.`}
      </p>
    </>
  )
}

async function orderPage(
  ctx: PageRequest,
  order: ShownOrder,
  amount: string | null = null,
  fieldErrors: FieldErrors = {},
): Promise<Response> {
  const entries = await listAuditEntries(ctx.service.reads, { kind: 'order', subject: order.number, limit: 20, offset: 0 })
  const refundable = wasPaid(order.status) && leftOf(order) > 0
  return teamPage(
    ctx,
    { title: order.number, at: PATH, done: DONE, fieldErrors },
    <>
      {order.held_reason !== null && (
        <Notice tone="bad" title="This order is waiting for the team">
          <p>{order.held_reason}</p>
          <p>
            {order.status === 'refunded'
              ? 'All of its money went back. Once nothing is left to do, take it off the list.'
              : 'Make room or fix the cause, then deliver it; or refund it below.'}
          </p>
          <PostForm action={`${PATH}/${order.number}`}>
            <button class="button small" name="action" value="deliver">
              {order.status === 'refunded' ? 'Take it off the list' : 'Deliver it now'}
            </button>
          </PostForm>
        </Notice>
      )}
      <OrderFacts order={order} />
      <Lines order={order} />
      <Payments order={order} />
      {refundable && <RefundForm order={order} amount={amount} fieldErrors={fieldErrors} />}
      <TeamLogSection entries={entries.items} />
    </>,
  )
}

function RefundForm({ order, amount, fieldErrors }: { order: ShownOrder; amount: string | null; fieldErrors: FieldErrors }) {
  return (
    <section class="card" aria-labelledby="refund">
      <h2 id="refund">Refund</h2>
      <PostForm action={`${PATH}/${order.number}`} class="stack">
        <Field
          name="amount"
          label="Amount in US dollars, including VAT"
          value={amount ?? fieldOfCents(leftOf(order))}
          inputmode="decimal"
          required
          fieldErrors={fieldErrors}
          hint={`${dollars(leftOf(order))} of it can be refunded. A full refund cancels what has not happened yet.`}
        />
        <button class="button danger" name="action" value="refund">
          Refund…
        </button>
      </PostForm>
    </section>
  )
}
