import type { Sql } from '../../database/open.ts'

/** Holds an account's orders still until the transaction ends. */
export async function lockOrders(sql: Sql, account_id: string): Promise<void> {
  await sql`select 1 from orders where account_id = ${account_id} order by id for update`
}

/**
 * What a deleted account leaves of its orders. One that nobody can pay any more goes, with its seats and its promo code; one that money
 * may still come for is over at once, so that the job ends its page at the provider, and keeps who is billed until then: an invoice needs
 * it. What was paid stays as it is: the books are the law's.
 */
export async function forgetOrders(sql: Sql, account_id: string, now: Date): Promise<void> {
  await sql`
    delete from orders o where o.account_id = ${account_id} and o.paid_at is null
      and not exists (select from payments p where p.order_id = o.id and p.state not in ('expired', 'cancelled'))`
  await sql`
    update orders set expires_at = least(expires_at, ${now}), version = version + 1, updated_at = ${now}
    where account_id = ${account_id} and paid_at is null and status in ('pending', 'failed')`
}

const FORGOTTEN_AT_ONCE = 200

/**
 * Forgets who was billed by orders of deleted accounts that ended without money, once no payment of them is open: in the order, in what the
 * provider was asked for, and in what said where the buyer is.
 */
export async function forgetBuyers(sql: Sql): Promise<void> {
  await sql`
    with over as materialized (
      select o.id from auth."user" u join orders o on o.account_id = u.id
      where u.deleted_at is not null and o.paid_at is null and o.status in ('expired', 'cancelled')
        and (o.billing <> '{}' or exists (select from vat_evidence e where e.order_id = o.id)
          or exists (select from payments p where p.order_id = o.id and p.request ->> 'email' is not null))
        and not exists (select from payments p where p.order_id = o.id and p.state in ('open', 'processing'))
      order by o.id limit ${FORGOTTEN_AT_ONCE} for update of o
    ), evidence as (
      delete from vat_evidence where order_id in (select id from over)
    ), asked as (
      update payments set request = jsonb_set(request, '{email}', 'null') where order_id in (select id from over)
    )
    update orders set billing = '{}', vat_number = null, vat_number_status = null, version = version + 1 where id in (select id from over)`
}
