import { failAt } from '../../base/error.ts'
import { TOTAL_CENTS_MAX, TOTAL_CENTS_MIN } from './pricing.ts'

/** Refuses a total that nobody can be charged with; `discounted`: a promo code made it so small, or can make it larger again. */
export function checkTotal(total_cents: number, discounted: boolean): void {
  if (total_cents > 0 && total_cents < TOTAL_CENTS_MIN)
    failAt(
      {
        field: discounted ? '/promo_code' : '/items',
        code: 'too_small',
        message: `${discounted ? 'leaves' : 'come to'} a total of ${total_cents} cents, which has to be 0 or at least ${TOTAL_CENTS_MIN}.`,
        fix: discounted ? 'Send another code, or none, or add an item.' : 'Add an item.',
        limit: TOTAL_CENTS_MIN,
        actual: total_cents,
      },
      'amount_too_small',
    )
  if (total_cents > TOTAL_CENTS_MAX)
    failAt({
      field: '/items',
      code: 'too_large',
      message: `come to ${total_cents} cents.`,
      fix: `Order at most ${TOTAL_CENTS_MAX} cents at once.`,
      limit: TOTAL_CENTS_MAX,
      actual: total_cents,
    })
}
