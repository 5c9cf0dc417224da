/** @jsxRuntime automatic @jsxImportSource preact */
import { dollars } from '../../../base/money.ts'
import type { DocumentLine } from '../../../invoices/snapshot.ts'
import { showLines } from '../../../orders/documents/documents.ts'
import type { PaymentRecord } from '../../../orders/record/payments.ts'
import { PRODUCTS } from '../../../orders/products/table.gen.ts'
import type { LineRecord, OrderRecord } from '../../../orders/record/rows.ts'
import { invoiceUrl } from '../../../orders/record/show.ts'
import { wasPaid } from '../../../orders/record/states.ts'
import { TestBar } from './checkout_page.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import { Notice, Time } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'

const LOOKS_EVERY_SECONDS = 5

/** An order that can no longer be paid says what became of it. */
export async function overPage(ctx: PageRequest, order: OrderRecord): Promise<Response> {
  if (wasPaid(order.status)) return resultPage(ctx, order, null)
  const cancelled = order.status === 'cancelled'
  return htmlPage(
    ctx,
    { title: `Order ${order.number}`, secret: true, noindex: true, status: 410 },
    <div class="narrow stack">
      <h1>{cancelled ? 'This order was cancelled' : 'This order has ended'}</h1>
      <p class="lead">
        {cancelled ? 'Nothing was charged.' : 'It was not paid in time, so what it reserved went back on sale. Nothing was charged.'}
      </p>
      <p>
        <a class="button" href={ctx.session ? `/account/listings/${order.lines[0]?.listing_id}/promote` : '/pricing'}>
          {ctx.session ? 'Order again' : 'See what it costs'}
        </a>
      </p>
    </div>,
  )
}

/** After the provider: paid, on its way, or not paid. `payment`: the one that is still open. */
export async function resultPage(ctx: PageRequest, order: OrderRecord, payment: Pick<PaymentRecord, 'state'> | null): Promise<Response> {
  const bought = await showLines(ctx.service.database, order.lines)
  const places = await Promise.all(order.lines.map((line) => placeOf(ctx, line)))
  const waits = !wasPaid(order.status) && payment !== null
  const back = `/checkout/${ctx.params.token ?? ''}`
  return htmlPage(
    ctx,
    {
      title: `Order ${order.number}`,
      secret: true,
      noindex: true,
      bare: true,
      headers: waits ? { refresh: String(LOOKS_EVERY_SECONDS) } : {},
    },
    <div class="narrow stack">
      {ctx.service.pay?.name === 'test' && <TestBar />}
      {wasPaid(order.status) ? (
        <Paid ctx={ctx} order={order} bought={bought} places={places} />
      ) : payment === null ? (
        <NotPaid order={order} back={back} />
      ) : (
        <Waits state={payment.state} back={back} />
      )}
    </div>,
  )
}

type PaidProps = { ctx: PageRequest; order: OrderRecord; bought: DocumentLine[]; places: (string | null)[] }

function Paid({ ctx: { site, service }, order, bought, places }: PaidProps) {
  return (
    <>
      <h1>{order.status === 'refunded' ? 'Your money has been refunded' : 'Thank you, your order is paid'}</h1>
      <p class="lead">
        Order {order.number}, {dollars(order.total_cents)}.{' '}
        {order.refunded_at && (
          <>
            {dollars(order.refunded_cents)} of it was refunded on <Time at={order.refunded_at.toISOString()} />.{' '}
          </>
        )}
        The {order.refunded_at ? 'credit note' : 'invoice'} is on its way to {order.billing.email ?? 'you'}.
      </p>
      {order.held_reason !== null && (
        <Notice tone="warn" title="Our team has one thing to sort out">
          <p>Your money is safe. Our team will look at your order and write to you.</p>
        </Notice>
      )}
      <ul class="plain checkout-lines">
        {order.lines.map((line, index) => (
          <li>
            <span>
              <strong>{bought[index]?.name}</strong>
              <span class="muted small">{bought[index]?.detail}</span>
            </span>
            <Whereabouts line={line} place={places[index] ?? null} />
          </li>
        ))}
      </ul>
      {order.status !== 'refunded' && order.lines.some(({ is_own }) => is_own) && (
        <section class="section" aria-labelledby="next">
          <h2 id="next">What happens next</h2>
          <ul class="stack tight">
            <li>Anything that is not live yet goes live by itself in the week you chose. We’ll write to you when it does.</li>
            <li>
              Tell people about the launch, and show <a href="/badges">the badge</a> on your website: people vote on the listing’s page.
            </li>
            <li>
              Everything you ordered, and each invoice, stays in <a href="/account/orders">your orders</a>.
            </li>
          </ul>
        </section>
      )}
      {order.invoice_nonce && (
        <p>
          <a class="button" href={invoiceUrl(site, service.secret, order.invoice_nonce)}>
            Open the invoice
          </a>
        </p>
      )}
    </>
  )
}

/** Where a line shows: on the site of its listing. */
async function placeOf({ service, site }: PageRequest, { site_id, result_path }: LineRecord): Promise<string | null> {
  if (result_path === null || site_id === site.id) return result_path
  return (await service.sites.byId(site_id)).url + result_path
}

function Whereabouts({ line: { product, fulfilled_at, revoked_at }, place }: { line: LineRecord; place: string | null }) {
  if (revoked_at !== null) return <span class="muted small">ended</span>
  if (fulfilled_at === null) return <span class="muted small">in preparation</span>
  if (place === null) return <span class="muted small">booked</span>
  return (
    <a class="figure" href={place}>
      {PRODUCTS[product].result_label}
    </a>
  )
}

function Waits({ state, back }: { state: PaymentRecord['state']; back: string }) {
  return (
    <>
      <h1>Your payment is on its way</h1>
      <p class="lead">
        {state === 'processing' ? 'The bank is working on it. ' : ''}This page looks again every {LOOKS_EVERY_SECONDS} seconds; you can also
        close it: we write to you once it has come{state === 'processing' ? ', or where the bank says no' : ''}.
      </p>
      {state === 'open' && (
        <p>
          <a href={back}>Not paid yet? Go back to the order</a>
        </p>
      )}
    </>
  )
}

function NotPaid({ order: { number, expires_at }, back }: { order: OrderRecord; back: string }) {
  return (
    <>
      <h1>Nothing was paid</h1>
      <p class="lead">
        Order {number} is kept for you until <Time at={expires_at.toISOString()} form="instant" />.
      </p>
      <p>
        <a class="button" href={back}>
          Go back to the order
        </a>
      </p>
    </>
  )
}
