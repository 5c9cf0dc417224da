import type { Sql } from '../database/open.ts'

/**
 * What a deleted account leaves of its orders. One that nobody can pay any more goes, with its seats and its promo code; one that money
 * may still come for stays until that is settled, without whom it was for. What was paid stays as it is: the books are the law's.
 */
export async function forgetOrders(sql: Sql, account_id: string): Promise<void> {
  await sql`
    delete from orders o where o.account_id = ${account_id} and o.paid_at is null
      and not exists (select from payments p where p.order_id = o.id and p.state not in ('expired', 'cancelled'))`
  await sql`update orders set billing = '{}', vat_number = null, version = version + 1 where account_id = ${account_id} and paid_at is null`
}
