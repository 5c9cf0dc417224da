import type { Schemas } from '../../sdk/index.ts'
import type { House } from '../house.ts'
import { crowd } from '../launch/founders.ts'
import { addWeeks, weekOf } from '../../server/launch/weeks.ts'

/** A founder with a listing to buy things for. */
export async function buyer(house: House, status: 'draft' | 'live' | 'suspended' | 'archived' | 'scheduled' = 'draft') {
  const [one] = await crowd(house, 1)
  if (!one) throw new Error('the crowd is empty')
  if (status !== 'draft') await house.sql`update listings set status = ${status} where id = ${one.listing_id}`
  return {
    ...one,
    item: (product: 'launch' | 'billboard' | 'category_feature' | 'newsletter' | 'sections', options = {}) =>
      // Tests name the product at run time, and send what does not belong together too.
      ({
        product,
        listing_id: one.listing_id,
        options,
      }) as Schemas['OrderItem'],
  }
}

/** The week so many weeks after the service's present one. */
export const weekAhead = (house: House, weeks: number): string => addWeeks(weekOf(house.service.clock()), weeks)

/** A promo code as the operator makes it. */
export async function promo(house: House, code: string, given: Record<string, string | number | Date | string[] | null> = {}) {
  const row = { code, normalized: code.toUpperCase(), kind: 'percent', value: 10, created_at: house.service.clock(), ...given }
  await house.sql`insert into promo_codes ${house.sql(row)}`
}
