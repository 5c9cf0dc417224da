import type { Sql } from '../../database/open.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../base/error.ts'
import { Reply, definePreparedOperation } from '../../core/operation.ts'
import { askAbout, type Buyer } from '../../orders/pricing/buyer.ts'
import { nextNumber } from '../../orders/documents/documents.ts'
import { keepBuyerEvidence } from '../../orders/record/evidence.ts'
import { newNonce, tokenOf } from '../../orders/record/links.ts'
import { hashToken } from '../../base/tokens.ts'
import { priceOrder, type PricedOrder } from '../../orders/pricing/price_order.ts'
import { priceColumns } from '../../orders/record/price_columns.ts'
import { nextStepsOf } from '../../orders/record/next_steps.ts'
import { reservePromo } from '../../orders/pricing/promo.ts'
import { ORDER_HOURS } from '../../orders/record/reservations.ts'
import { checkAgreed } from '../../orders/pricing/quote_id.ts'
import { holdSeats } from '../../orders/products/seats.ts'
import { checkoutUrl } from '../../orders/record/show.ts'

/** Builds an order that a person pays, with its seats and its promo code held until then: all of it, or nothing. */
export default definePreparedOperation(
  'create_checkout',
  async (asked, context) => {
    if (context.config.payments === null)
      fail('unavailable', { detail: 'This service takes no payments at present. Ask its operator.', retry_after: 3600 })
    return askAbout(context, asked)
  },
  async (asked, context, buyer) => {
    const { sql, account_id, now, config, secret, site } = context
    const priced = await priceOrder(sql, asked, { account_id, buyer, seller_country: config.seller_country, now, lock: true })
    checkAgreed(secret, account_id, asked, priced, now)
    await context.consumeQuota('checkouts_per_day')
    const expires_at = new Date(now.getTime() + ORDER_HOURS * 3_600_000)
    const nonce = newNonce()
    const { order_id, number, line_ids } = await insertOrder(sql, context, { priced, buyer, nonce, expires_at })
    await holdSeats(sql, priced.seats, line_ids, expires_at)
    if (priced.discount) await reservePromo(sql, { order_id, promo_id: priced.discount.promo_id, account_id, expires_at, now })
    await keepBuyerEvidence(sql, order_id, buyer, now)
    const checkout_url = checkoutUrl(site, secret, { checkout_nonce: nonce })
    return new Reply(
      {
        number,
        status: 'pending' as const,
        checkout_url,
        total_cents: priced.total_cents,
        currency: 'usd' as const,
        expires_at: expires_at.toISOString(),
        warnings: priced.warnings,
        next_steps: nextStepsOf({ number, status: 'pending', expires_at, checkout_url }),
      },
      201,
      { location: `${config.base_url}/api/v1/orders/${number}` },
    )
  },
)

type New = { priced: PricedOrder; buyer: Buyer; nonce: Buffer; expires_at: Date }

/** The order's number comes last of all locks but its own rows; orders of one moment get theirs one after another. */
async function insertOrder(
  sql: Sql,
  { account_id, site, now, secret }: Context,
  { priced, buyer, nonce, expires_at }: New,
): Promise<{ order_id: number; number: string; line_ids: number[] }> {
  const number = await nextNumber(sql, 'L', now)
  const billing = buyer.country === null ? {} : { country: buyer.country }
  const columns = {
    ...{ number, account_id, site_id: site.id, ...priceColumns(sql, priced), billing: sql.json(billing) },
    ...{ checkout_nonce: nonce, checkout_token_hash: hashToken(tokenOf(secret, 'checkout', nonce)) },
    ...{ created_at: now, updated_at: now, expires_at },
  }
  const [order] = await sql<{ id: number }[]>`insert into orders ${sql(columns)} returning id`
  const order_id = order?.id ?? 0
  const rows = priced.lines.map((line, position) => ({ ...line, order_id, position }))
  const inserted = await sql<{ id: number }[]>`
    insert into order_lines (order_id, position, product, listing_id, options, unit_cents, quantity, subtotal_cents, discount_cents, total_cents, vat_cents)
    select order_id, position, product, listing_id, options, unit_cents, quantity, subtotal_cents, discount_cents, total_cents, vat_cents
    from jsonb_to_recordset(${sql.json(rows)}) as given (order_id bigint, position smallint, product text, listing_id integer, options jsonb,
      unit_cents integer, quantity integer, subtotal_cents integer, discount_cents integer, total_cents integer, vat_cents integer)
    order by position returning id`
  return { order_id, number, line_ids: inserted.map(({ id }) => id) }
}
