import type { Schemas } from '../../sdk/index.ts'
import type { TestService } from '../test_service.ts'
import { crowd } from '../launch/founders.ts'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'

/** A founder with a listing to buy things for. */
export async function buyer(testService: TestService, status: 'draft' | 'live' | 'suspended' | 'archived' | 'scheduled' = 'draft') {
  const [one] = await crowd(testService, 1)
  if (!one) throw new Error('the crowd is empty')
  if (status !== 'draft') await testService.sql`update listings set status = ${status} where id = ${one.listing_id}`
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
export const weekAhead = (testService: TestService, weeks: number): string => addWeeks(weekOf(testService.service.clock()), weeks)

/** A promo code as the operator makes it. */
export async function promo(testService: TestService, code: string, given: Record<string, string | number | Date | string[] | null> = {}) {
  const row = { code, normalized: code.toUpperCase(), kind: 'percent', value: 10, created_at: testService.service.clock(), ...given }
  await testService.sql`insert into promo_codes ${testService.sql(row)}`
}
