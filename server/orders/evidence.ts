import type { Sql } from '../database/open.ts'
import type { Buyer } from './buyer.ts'

/** What says where the buyer is, as the tax office asks for it: the present word of each kind. */
export async function keepBuyerEvidence(sql: Sql, order_id: number, { country, number }: Buyer, now: Date): Promise<void> {
  if (country !== null) await keepEvidence(sql, order_id, { kind: 'billing_country', country, detail: null }, now)
  if (number === null) await sql`delete from vat_evidence where order_id = ${order_id} and kind = 'vat_number'`
  else
    await keepEvidence(
      sql,
      order_id,
      { kind: 'vat_number', country: number.country, detail: [number.value, number.status, number.consultation].filter(Boolean).join(' ') },
      now,
    )
}

export async function keepEvidence(
  sql: Sql,
  order_id: number,
  { kind, country, detail }: { kind: 'billing_country' | 'card_country' | 'vat_number'; country: string; detail: string | null },
  now: Date,
): Promise<void> {
  await sql`
    insert into vat_evidence (order_id, kind, country, detail, at) values (${order_id}, ${kind}, ${country}, ${detail}, ${now})
    on conflict (order_id, kind) do update set country = excluded.country, detail = excluded.detail, at = excluded.at`
}
