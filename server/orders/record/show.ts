import type { Schemas } from '../../../sdk/contract.ts'
import type { Context } from '../../core/context.ts'
import type { Site } from '../../core/sites.ts'
import { tokenOf } from './links.ts'
import { nextStepsOf, type Unpayable } from './next_steps.ts'
import type { OrderRecord } from './rows.ts'
import { isPayable } from './states.ts'

type Shown = Pick<Context, 'sites' | 'secret'>

export const checkoutUrl = (site: Pick<Site, 'url'>, secret: string, order: Pick<OrderRecord, 'checkout_nonce'>): string =>
  `${site.url}/checkout/${tokenOf(secret, 'checkout', order.checkout_nonce)}`

export const invoiceUrl = (site: Pick<Site, 'url'>, secret: string, nonce: Uint8Array): string =>
  `${site.url}/invoices/${tokenOf(secret, 'invoice', nonce)}`

/** An order in a list of them. */
export async function showSummary(order: OrderRecord, { sites, secret }: Shown): Promise<Schemas['OrderSummary']> {
  const site = await sites.byId(order.site_id)
  const payable = isPayable(order.status)
  return {
    number: order.number,
    status: order.status,
    fulfillment: order.fulfillment,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at?.toISOString() ?? null,
    refunded_at: order.refunded_at?.toISOString() ?? null,
    refunded_cents: order.refunded_cents,
    expires_at: payable ? order.expires_at.toISOString() : null,
    currency: 'usd',
    lines: order.lines.map(({ product, listing_id, quantity }) => ({ product, listing_id, quantity })),
    total_cents: order.total_cents,
    checkout_url: payable && order.lines.every(({ is_own }) => is_own) ? checkoutUrl(site, secret, order) : null,
    invoice_url: order.invoice_nonce ? invoiceUrl(site, secret, order.invoice_nonce) : null,
  }
}

export async function showOrder(order: OrderRecord, shown: Shown, unpayable: Unpayable | null = null): Promise<Schemas['Order']> {
  const sites = await Promise.all(order.lines.map(({ site_id }) => shown.sites.byId(site_id)))
  const summary = await showSummary(order, shown)
  const page = isPayable(order.status) ? checkoutUrl(await shown.sites.byId(order.site_id), shown.secret, order) : null
  const checkout_url = unpayable === null ? summary.checkout_url : null
  return {
    ...summary,
    checkout_url,
    lines: order.lines.map((line, at) => {
      const { product, listing_id, options, unit_cents, quantity, subtotal_cents, discount_cents, total_cents, result_path } = line
      // What was taken back is no longer delivered, and shows nowhere as bought.
      const fulfilled_at = line.revoked_at === null ? line.fulfilled_at : null
      return {
        ...{ product, listing_id, options, unit_cents, quantity, subtotal_cents, discount_cents, total_cents },
        fulfilled: fulfilled_at !== null,
        fulfilled_at: fulfilled_at?.toISOString() ?? null,
        result_url: fulfilled_at === null || result_path === null ? null : `${sites[at]?.url}${result_path}`,
      }
    }),
    subtotal_cents: order.subtotal_cents,
    discount: order.discount ? { ...order.discount, amount_cents: order.discount_cents } : null,
    vat: showVat(order),
    next_steps: nextStepsOf({ ...order, checkout_url, page, unpayable }),
  }
}

function showVat(order: OrderRecord): Schemas['OrderVat'] {
  const { vat_country, vat_rate_bp, vat_cents, vat_treatment, vat_number, vat_number_status } = order
  return {
    country: vat_country,
    rate: vat_rate_bp / 100,
    amount_cents: vat_cents,
    treatment: vat_treatment,
    final: vat_treatment !== 'unknown',
    vat_number: vat_number === null ? null : { value: vat_number, status: vat_number_status ?? 'unverified' },
  }
}
