import type { Fragment, Sql } from '../../database/open.ts'
import type { Buyer } from '../pricing/buyer.ts'

/** `detail`: the number with what VIES said; of a card, why it contradicts the country that is billed. */
export type Evidence = { kind: 'billing_country' | 'card_country' | 'vat_number'; country: string; detail: string | null }

export async function listEvidence(sql: Sql, order_id: number): Promise<Evidence[]> {
  return sql<Evidence[]>`select kind, country, detail from vat_evidence where order_id = ${order_id} order by kind`
}

/** In a query over orders `o`: whether the buyer's card contradicts the country that is billed. */
export const hasContradiction = (sql: Sql): Fragment =>
  sql`exists (select from vat_evidence e where e.order_id = o.id and e.kind = 'card_country' and e.detail is not null)`

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

export async function keepEvidence(sql: Sql, order_id: number, { kind, country, detail }: Evidence, now: Date): Promise<void> {
  await sql`
    insert into vat_evidence (order_id, kind, country, detail, at) values (${order_id}, ${kind}, ${country}, ${detail}, ${now})
    on conflict (order_id, kind) do update set country = excluded.country, detail = excluded.detail, at = excluded.at`
}
