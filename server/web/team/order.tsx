/** @jsxRuntime automatic @jsxImportSource preact */
import { listDeeds, type LoggedDeed } from '../../operator/audit.ts'
import { CommandRefused } from '../../operator/command.ts'
import { deliverAgain, refund, showOrderOfAnyone } from '../../operator/orders.ts'
import { wasPaid } from '../../orders/states.ts'
import { nothingHere } from '../error_page.tsx'
import { Field, Notice, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { askFirst, OnceKey, perform } from './action.tsx'
import { forTeam, teamPage } from './frame.tsx'
import { DeedList } from './log.tsx'
import { fieldOfCents, readDollars, writeDollars } from './money.ts'
import { Lines, OrderFacts, Payments, type ShownOrder } from './order_parts.tsx'

const PATH = '/team/orders'
const DONE = {
  refunded: 'The money is on its way back, and the buyer has a credit note.',
  delivered: 'It was tried again; the order says below what came of it.',
}

/** `/team/orders/NUMBER`: an order with its lines and payments; money is given back and held orders are decided from here. */
export const orderRoute = forTeam(
  `${PATH}/:number`,
  (visit) => withOrder(visit, (order) => orderPage(visit, order)),
  (visit) => withOrder(visit, (order) => decide(visit, order)),
)

async function withOrder(visit: Visit, show: (order: ShownOrder) => Promise<Response>): Promise<Response> {
  const order = await readOrder(visit)
  return order ? show(order) : nothingHere(visit)
}

async function readOrder(visit: Visit): Promise<ShownOrder | null> {
  const { service, params } = visit
  if (!/^[A-Z0-9-]{1,40}$/.test(params.number ?? '')) return null
  try {
    const { shown } = await showOrderOfAnyone(
      { sql: service.database, config: service.config, now: service.clock() },
      params.number ?? '',
      service,
    )
    return shown
  } catch (error) {
    if (error instanceof CommandRefused) return null
    throw error
  }
}

const leftOf = ({ total_cents, refunded_cents }: ShownOrder): number => total_cents - refunded_cents

async function decide(visit: Visit, order: ShownOrder): Promise<Response> {
  const form = await visit.form()
  const path = `${PATH}/${order.number}`
  const again = async (mistakes: Mistakes) => orderPage(visit, (await readOrder(visit)) ?? order, form.text('amount'), mistakes)
  if (form.text('action') === 'deliver') {
    const ended = await perform(visit, `${path}?done=delivered`, (acting) => deliverAgain(acting, order.number, visit.service))
    return ended instanceof Response ? ended : again(ended)
  }
  const cents = readDollars(form.text('amount'))
  if (Number.isNaN(cents) || cents < 1 || cents > leftOf(order))
    return again({ amount: `Write an amount in dollars, at most ${writeDollars(leftOf(order))}.` })
  const asked = askFirst(visit, form, {
    title: `Give ${writeDollars(cents)} back?`,
    at: PATH,
    button: `Give back ${writeDollars(cents)}`,
    back: path,
    children: <Refunding order={order} cents={cents} />,
  })
  if (asked) return asked
  const ended = await perform(visit, `${path}?done=refunded`, (acting) => refund(acting, order.number, cents, visit.service))
  return ended instanceof Response ? ended : again(ended)
}

function Refunding({ order, cents }: { order: ShownOrder; cents: number }) {
  return (
    <>
      <p>
        It goes back to how {order.billing.email ?? 'the buyer'} paid, by the payment provider, and cannot be taken back. A credit note is
        issued with the next number.
      </p>
      <p>
        {cents === leftOf(order)
          ? 'That is all that is left: what has not happened yet is called off, such as weeks to come. What is live stays live.'
          : `${writeDollars(leftOf(order) - cents)} of the order stay, and so does all that was bought.`}
      </p>
    </>
  )
}

async function orderPage(visit: Visit, order: ShownOrder, amount: string | null = null, mistakes: Mistakes = {}): Promise<Response> {
  const deeds = await listDeeds(visit.service.reads, { kind: 'order', subject: order.number, limit: 20, offset: 0 })
  const refundable = wasPaid(order.status) && leftOf(order) > 0
  return teamPage(
    visit,
    { title: order.number, at: PATH, done: DONE, mistakes },
    <>
      {order.held_reason !== null && (
        <Notice tone="bad" title="This order waits for the team">
          <p>{order.held_reason}</p>
          <p>Make room or mend the cause, then deliver it; or give the money back below.</p>
          <form method="post" action={`${PATH}/${order.number}`}>
            <OnceKey />
            <button class="button small" name="action" value="deliver">
              Deliver it now
            </button>
          </form>
        </Notice>
      )}
      <OrderFacts order={order} />
      <Lines order={order} />
      <Payments order={order} />
      {refundable && <RefundForm order={order} amount={amount} mistakes={mistakes} />}
      <Deeds deeds={deeds.items} />
    </>,
  )
}

function RefundForm({ order, amount, mistakes }: { order: ShownOrder; amount: string | null; mistakes: Mistakes }) {
  return (
    <section class="card" aria-labelledby="refund">
      <h2 id="refund">Give money back</h2>
      <form method="post" action={`${PATH}/${order.number}`} class="stack">
        <OnceKey />
        <Field
          name="amount"
          label="Amount in US dollars, with its VAT"
          value={amount ?? fieldOfCents(leftOf(order))}
          inputmode="decimal"
          required
          mistakes={mistakes}
          hint={`${writeDollars(leftOf(order))} of it can go back. All of it calls off what has not happened yet.`}
        />
        <button class="button danger" name="action" value="refund">
          Give back…
        </button>
      </form>
    </section>
  )
}

function Deeds({ deeds }: { deeds: readonly LoggedDeed[] }) {
  if (deeds.length === 0) return null
  return (
    <section class="stack" aria-labelledby="deeds">
      <h2 id="deeds">What the team did</h2>
      <DeedList deeds={deeds} />
    </section>
  )
}
