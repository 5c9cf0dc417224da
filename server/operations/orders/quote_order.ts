import { defineOperation, type Output } from '../../core/operation.ts'
import { askAbout } from '../../orders/pricing/buyer.ts'
import { priceOrder, type PricedOrder } from '../../orders/pricing/price_order.ts'
import { signQuote } from '../../orders/pricing/quote_id.ts'

/** Prices items without keeping anything, but for a promo code that nobody made, which is counted. */
export default defineOperation('quote_order', async (asked, context) => {
  const { sql, account_id, now, config, secret, memory } = context
  const buyer = await askAbout(context, asked)
  const priced = await priceOrder(sql, asked, { account_id, buyer, seller_country: config.seller_country, now, memory })
  const { quote_id, expires_at } = signQuote(secret, account_id, priced, now)
  const next_steps = [
    {
      message: 'Show the person the total with its tax. Once they say yes, this gives the link to pay by.',
      tool: 'create_checkout',
      arguments: { ...asked, quote_id },
    },
  ]
  const shown = { quote_id, currency: 'usd' as const, ...showPriced(priced), expires_at: expires_at.toISOString() }
  return { ...shown, warnings: priced.warnings, next_steps }
})

type Shown = Pick<Output<'quote_order'>, 'lines' | 'subtotal_cents' | 'discount' | 'vat' | 'total_cents'>

function showPriced({ lines, subtotal_cents, discount, vat, total_cents }: PricedOrder): Shown {
  const { rate_bp, ...rest } = vat
  return {
    lines: lines.map(({ vat_cents: _within, ...line }) => line),
    subtotal_cents,
    discount: discount && { code: discount.code, amount_cents: discount.amount_cents, description: discount.description },
    vat: { ...rest, rate: rate_bp / 100 },
    total_cents,
  }
}
