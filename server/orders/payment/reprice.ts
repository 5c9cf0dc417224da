import type { Sql } from '../../database/open.ts'
import type { Service } from '../../core/context.ts'
import { ApiError } from '../../base/error.ts'
import { askAbout, type Buyer } from '../pricing/buyer.ts'
import { keepBuyerEvidence } from '../record/evidence.ts'
import { readPriceList } from '../products/price_list.ts'
import { priceLines } from '../pricing/price_lines.ts'
import { priceColumns } from '../record/price_columns.ts'
import { openPayments } from '../record/payments.ts'
import { findPromo, normalizeCode, reservePromo, type Promo } from '../pricing/promo.ts'
import { lockOrder, type Billing, type OrderRecord } from '../record/rows.ts'
import { isPayable } from '../record/states.ts'
import type { Typed } from './typed_buyer.ts'

/**
 * Prices an order again for what the buyer typed: VAT by country and number, discount by the code; unit prices stay as they were agreed.
 * A code that held when the order was made and holds no longer is taken off, and answered. Refuses a code that does not hold, a country
 * or number that is none, and a total that nobody can charge; nothing is changed then. No session of the order is open.
 */
export async function repriceForBuyer(service: Repricing, seen: OrderRecord, typed: Typed, address: string): Promise<string | undefined> {
  const own = seen.discount !== null && normalizeCode(typed.promo_code) === normalizeCode(seen.discount.code)
  try {
    await reprice(service, seen, typed, own ? null : address)
    return undefined
  } catch (error) {
    if (!own || !(error instanceof ApiError) || !error.code.startsWith('discount_code_')) throw error
    await reprice(service, seen, { ...typed, promo_code: '' }, null)
    return seen.discount?.code
  }
}

/** `guess_from`: the address that a code is tried from; null for the order's own code, which is no guess. */
async function reprice(service: Repricing, seen: OrderRecord, typed: Typed, guess_from: string | null): Promise<void> {
  const { database, config, vat } = service
  const now = service.clock()
  const { account_id } = seen
  const { vat_number, promo_code, ...billing } = typed
  const asked = {
    ...(billing.country === '' ? {} : { billing_country: billing.country }),
    ...(vat_number === '' ? {} : { vat_number }),
    ...(promo_code === '' || guess_from === null ? {} : { promo_code }),
  }
  const buyer = await askAbout({ sql: database, account_id, address: guess_from ?? '', config, now, vat }, asked)
  const known: Billing = Object.fromEntries(Object.entries(billing).filter(([, value]) => value !== ''))
  await database.begin(async (sql) => {
    // The code's row is locked before the order, as everywhere.
    const promo = promo_code === '' ? undefined : await findPromo(sql, promo_code, { account_id, now, order_id: seen.id, lock: true })
    const order = await lockOrder(sql, seen.id)
    // Paid, ended, or handed to the provider in another window meanwhile: then that counts.
    if (!isPayable(order.status) || order.expires_at <= now || (await openPayments(sql, order.id)).length > 0) return
    await writePrices(sql, order, { buyer, billing: known, promo, seller_country: config.seller_country, now })
  })
}

type Repricing = Pick<Service, 'database' | 'config' | 'vat' | 'clock'>
/** `promo`: null for a code that is none, undefined where none was sent. */
type PricingInput = { buyer: Buyer; billing: Billing; promo: Promo | null | undefined; seller_country: string; now: Date }

async function writePrices(sql: Sql, order: OrderRecord, given: PricingInput): Promise<void> {
  const { buyer, billing, promo, seller_country, now } = given
  const { account_id } = order
  const { rates } = await readPriceList(sql)
  const priced = priceLines(order.lines, { account_id, buyer, promo, seller_country, rates, now })
  const { lines, discount } = priced
  const columns = { ...priceColumns(sql, priced), billing: sql.json(billing), updated_at: now }
  await sql`update orders set ${sql(columns)}, version = version + 1 where id = ${order.id}`
  for (const [index, { id }] of order.lines.entries()) {
    const amounts = lines[index]
    if (amounts)
      await sql`
        update order_lines set discount_cents = ${amounts.discount_cents}, total_cents = ${amounts.total_cents}, vat_cents = ${amounts.vat_cents} where id = ${id}`
  }
  if (discount) await reservePromo(sql, { order_id: order.id, promo_id: discount.promo_id, account_id, expires_at: order.expires_at, now })
  else
    await sql`update promo_uses set state = 'released', expires_at = null, at = ${now} where order_id = ${order.id} and state = 'reserved'`
  await keepBuyerEvidence(sql, order.id, buyer, now)
}
