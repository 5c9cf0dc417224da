/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { countryName } from '../../../base/countries.ts'
import { dollars } from '../../../base/money.ts'
import { describeOptions } from '../../../orders/documents/documents.ts'
import { AccountFrame } from '../frame/account_frame.tsx'
import type { Route } from '../frame/door.ts'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage } from '../frame/html_page.tsx'
import { Pager } from '../frame/pager.tsx'
import { Empty, Time } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { ownLink, ownPath } from './listing_frame.tsx'
import { pageNumber, shownOn } from '../public/page_number.ts'
import { shortUrl } from '../public/words.ts'

type Summary = Schemas['OrderSummary']
type Order = Schemas['Order']
/** What products and the account's own listings are called. */
type Names = Map<string | number, string>

const STATUS: Record<Summary['status'], { tone: string; label: string }> = {
  pending: { tone: 'warn', label: 'To be paid' },
  failed: { tone: 'bad', label: 'Payment failed' },
  paid: { tone: 'good', label: 'Paid' },
  expired: { tone: '', label: 'Expired' },
  cancelled: { tone: '', label: 'Cancelled' },
  refunded: { tone: '', label: 'Refunded' },
  partially_refunded: { tone: '', label: 'Partly refunded' },
  disputed: { tone: 'bad', label: 'Disputed' },
}

function Tag({ status, fulfillment }: Pick<Summary, 'status' | 'fulfillment'>) {
  const { tone, label } = status === 'paid' && fulfillment !== 'complete' ? UNDELIVERED : STATUS[status]
  return <span class={`tag ${tone}`}>{label}</span>
}

const UNDELIVERED = { tone: 'warn', label: 'Paid, not delivered yet' }
const ORDERS_PER_PAGE = 20

export const ordersRoute: Route = {
  path: '/account/orders',
  account: true,
  async get(ctx) {
    const called = await ctx.call('list_my_orders', { page: pageNumber(ctx.url, ORDERS_PER_PAGE), per_page: ORDERS_PER_PAGE })
    return called.ok ? ordersPage(ctx, called.value, await namesFor(ctx)) : problemPage(ctx, called.problem)
  },
}

export const orderRoute: Route = {
  path: '/account/orders/:number',
  account: true,
  async get(ctx) {
    const called = await ctx.call('get_order', { number: ctx.params.number ?? '' })
    if (!called.ok) return problemPage(ctx, called.problem)
    return orderPage(ctx, called.value, await namesFor(ctx))
  },
}

async function namesFor(ctx: PageRequest): Promise<Names> {
  const products = await ctx.call('list_products', {})
  const own = await ctx.call('list_my_listings', { per_page: 100 })
  const names: Names = new Map(products.ok ? products.value.items.map(({ key, name }) => [key, name]) : [])
  if (own.ok) for (const { listing_id, name } of own.value.items) names.set(listing_id, name)
  return names
}

const nameOf = (names: Names, product: string): string => names.get(product) ?? product.replaceAll('_', ' ')

function ordersPage(ctx: PageRequest, { items, page, total_pages }: Schemas['OrderPage'], names: Names): Response {
  return htmlPage(
    ctx,
    { title: 'Orders', noindex: true, section: 'account' },
    <AccountFrame at="/account/orders">
      <header class="page-head">
        <h1>Orders</h1>
      </header>
      {shownOn(page, items).length === 0 ? (
        <Empty title="Nothing bought yet">
          <p>Paid launches, places on the front page and extra sections are bought on the pages of a listing.</p>
          <a class="button" href="/account/listings">
            To your listings
          </a>
        </Empty>
      ) : (
        <ul class="plain stack tight">
          {items.map((order) => (
            <li class="card row-card">
              <div class="row-main">
                <h2>
                  <a href={`/account/orders/${order.number}`}>{order.number}</a>
                </h2>
                <p class="small">
                  {order.lines
                    .map(({ product, listing_id, quantity }) => {
                      const own = names.get(listing_id ?? 0)
                      return `${nameOf(names, product)}${quantity > 1 ? ` × ${quantity}` : ''}${own ? `: ${own}` : ''}`
                    })
                    .join('; ')}
                </p>
                <p class="muted small">
                  <Time at={order.created_at} />
                </p>
              </div>
              <div class="row-end">
                <Tag {...order} />
                <p class="figure">{dollars(order.total_cents)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} total_pages={total_pages} hrefOf={(to) => `/account/orders?page=${to}`} />
    </AccountFrame>,
  )
}

function orderPage(ctx: PageRequest, order: Order, names: Names): Response {
  const { number, status, created_at, expires_at, lines, checkout_url, invoice_url, fulfillment, next_steps } = order
  return htmlPage(
    ctx,
    { title: `Order ${number}`, noindex: true, section: 'account' },
    <AccountFrame at="/account/orders">
      <header class="dashboard-head">
        <p class="small">
          <a href="/account/orders">Orders</a>
        </p>
        <div class="cluster">
          <h1>{number}</h1>
          <Tag {...order} />
        </div>
        <p class="muted small">
          <Time at={created_at} form="instant" />
        </p>
      </header>
      <div class="card stack">
        <ul class="plain cart-lines">
          {lines.map((line) => (
            <Line ctx={ctx} line={line} names={names} />
          ))}
          <Totals order={order} />
        </ul>
        {(status === 'paid' ? fulfillment !== 'complete' : expires_at && !checkout_url) && <p class="small">{next_steps[0]?.message}</p>}
        <div class="cluster">
          {checkout_url && (
            <a class="button" {...ownLink(checkout_url, ctx)}>
              Review and pay
            </a>
          )}
          {expires_at && !checkout_url && next_steps[0]?.url && <a {...ownLink(next_steps[0].url, ctx)}>Cancel the order</a>}
          {invoice_url && (
            <>
              <a class="button quiet" {...ownLink(invoice_url, ctx)}>
                Invoice
              </a>
              <a href={`${ownPath(invoice_url, ctx) ?? ''}/pdf`}>as PDF</a>
            </>
          )}
        </div>
        {expires_at && (
          <p class="muted small">
            {checkout_url ? 'Kept for you until' : 'It ends by itself on'} <Time at={expires_at} form="instant" />.
          </p>
        )}
      </div>
    </AccountFrame>,
  )
}

function Line({ ctx, line, names }: { ctx: PageRequest; line: Order['lines'][number]; names: Names }) {
  const { product, listing_id, options, subtotal_cents, fulfilled, result_url, quantity } = line
  const detail = [names.get(listing_id ?? 0) ?? [], describeOptions(options)].flat().join(', ')
  return (
    <li>
      <div>
        <strong>{nameOf(names, product)}</strong>
        {quantity > 1 && <span class="muted"> × {quantity}</span>}
        {detail && <p class="muted small">{detail}</p>}
        {fulfilled && (
          <p class="small">
            Delivered
            {result_url && (
              <>
                : <a {...ownLink(result_url, ctx)}>{shortUrl(result_url)}</a>
              </>
            )}
          </p>
        )}
      </div>
      <span class="figure">{dollars(subtotal_cents)}</span>
    </li>
  )
}

function Totals({ order: { discount, vat, total_cents, refunded_at, refunded_cents } }: { order: Order }) {
  return (
    <>
      {discount && (
        <li>
          <span>
            Discount {discount.code} <span class="muted small">{discount.description}</span>
          </span>
          <span class="figure">{dollars(-discount.amount_cents)}</span>
        </li>
      )}
      {vat.treatment !== 'unknown' && (
        <li>
          <span>
            VAT{vat.country && ` ${countryName(vat.country)}`}{' '}
            <span class="muted small">{vat.treatment === 'standard' ? `${vat.rate}%` : vat.treatment.replaceAll('_', ' ')}</span>
          </span>
          <span class="figure">{dollars(vat.amount_cents)}</span>
        </li>
      )}
      <li class="cart-total">
        <span>Total</span> <span class="figure">{dollars(total_cents)}</span>
      </li>
      {refunded_at && (
        <li>
          <span>
            Refunded{' '}
            <span class="muted small">
              <Time at={refunded_at} />
            </span>
          </span>
          <span class="figure">{dollars(-refunded_cents)}</span>
        </li>
      )}
    </>
  )
}
