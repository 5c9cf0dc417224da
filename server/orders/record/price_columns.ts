import type { Sql } from '../../database/open.ts'
import type { PricedLines } from '../pricing/price_lines.ts'

/** A price as the row of its order keeps it, when the order is made and whenever it is priced again. */
export function priceColumns(sql: Sql, { subtotal_cents, discount, vat, total_cents }: Omit<PricedLines, 'lines'>) {
  return {
    ...{ subtotal_cents, discount_cents: discount?.amount_cents ?? 0, vat_cents: vat.amount_cents, total_cents },
    discount: discount && sql.json({ code: discount.code, description: discount.description }),
    ...{ vat_country: vat.country, vat_rate_bp: vat.rate_bp, vat_treatment: vat.treatment },
    ...{ vat_number: vat.vat_number?.value ?? null, vat_number_status: vat.vat_number?.status ?? null },
  }
}
