import type { Sql } from '../../database/open.ts'
import { endsSoon, weekWarnings, type WeekLaunch } from '../pricing/week_ends.ts'
import type { Warning } from '../products/items.ts'
import { readBought } from '../products/seats.ts'
import type { OrderRecord } from './rows.ts'

/** What `weekWarnings` tells, for an order that is looked at again before it is paid. */
export async function weekWarningsOf(sql: Sql, { id, account_id, lines }: OrderRecord, now: Date): Promise<Warning[]> {
  const launches = lines.flatMap(({ position, product, listing_id, options }): WeekLaunch[] =>
    product === 'launch' && listing_id !== null ? [{ index: position, product: { key: product }, listing_id, options }] : [],
  )
  if (launches.length === 0 || !endsSoon(now)) return []
  const listing_ids = launches.map(({ listing_id }) => listing_id)
  return weekWarnings(sql, launches, await readBought(sql, account_id, listing_ids, [], now, id), now)
}
