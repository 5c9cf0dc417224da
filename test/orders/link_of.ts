import { BILLING, checkout, launchOf } from './buyers.ts'
import { buyer } from './shop.ts'
import type { TestService } from '../test_service.ts'

/** An order that waits to be paid, the token of its page, and what its buyer types there. */
export async function pending(testService: TestService) {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const token = new URL(made.checkout_url).pathname.split('/').at(-1) ?? ''
  const statusOf = async () => (await who.listing.getOrder({ number: made.number })).status
  const payments = async () =>
    (
      await testService.sql<{ state: string; session_id: string | null }[]>`
        select p.state, p.session_id from payments p join orders o on o.id = p.order_id where o.number = ${made.number} order by p.id`
    ).map((row) => ({ ...row }))
  return { who, ...made, token, typed: { ...BILLING, token, promo_code: '' }, statusOf, payments }
}
export const NO_TOKEN = 'A'.repeat(22)
