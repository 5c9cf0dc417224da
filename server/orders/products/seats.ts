import type { Sql } from '../../database/open.ts'
import { fail } from '../../base/error.ts'
import { holder } from '../../listings/holders.ts'
import type { Bought, Product, ProductKey, SiteSeats } from './product.ts'
import { PRODUCTS } from './table.gen.ts'

/** A seat that an item asks for; `field` is where it stands in the request. The site is the listing's. */
export type Want = { item: number; kind: ProductKey; listing_id: number; week: string; category: string; field: string }

/** `order_id`: an order whose own seats do not count. */
type BoughtAsked = { account_id: string; listing_ids: readonly number[]; wants: readonly Want[]; order_id: number | null; now: Date }

/** The account's own among the listings, with what is taken of each seat asked for. */
export async function readBought(sql: Sql, { account_id, listing_ids, wants, order_id, now }: BoughtAsked): Promise<Map<number, Bought>> {
  const rows = await sql<Bought[]>`
    with wanted as (
      select distinct * from unnest(${wants.map((want) => want.listing_id)}::integer[], ${wants.map((want) => want.kind)}::text[],
        ${wants.map((want) => want.week)}::text[], ${wants.map((want) => want.category)}::text[]) as w (listing_id, kind, week, category)
    )
    select l.id, l.site_id, l.status, l.plan, l.unlocked_sections, s.paid_seats, s.billboard_seats,
      ${holder(sql, sql`l.profile_id`)} is not null as listed_elsewhere,
      (select coalesce(json_agg(json_build_object('kind', w.kind, 'week', w.week, 'category', w.category, 'others', t.others, 'unpaid', t.unpaid, 'kept', t.kept)), '[]')
        from wanted w cross join lateral (
          select count(distinct u.listing_id) filter (where u.listing_id <> l.id) as others,
            count(distinct u.listing_id) filter (where u.listing_id <> l.id and u.unpaid) as unpaid,
            coalesce(bool_or(u.kept and u.listing_id = l.id), false) as kept
          from (
            select listing_id, expires_at is null as kept, expires_at is not null and exists (select from order_lines i
              join orders o on o.id = i.order_id where i.id = order_line_id and o.account_id = ${account_id}) as unpaid from seats
            where site_id = l.site_id and kind = w.kind and week = w.week and category = w.category and released_at is null
              and (expires_at is null or expires_at > ${now})
              and order_line_id not in (select id from order_lines where order_id = ${order_id}::bigint)
            union all
            select id, true, false from listings
            where w.kind = 'launch' and site_id = l.site_id and launch_week = w.week and plan = 'paid' and status <> 'archived'
          ) u
        ) t
        where w.listing_id = l.id) as seats
    from listings l join sites s on s.id = l.site_id
    where l.account_id = ${account_id} and l.id = any(${[...listing_ids]}::integer[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many listings can have a seat of a product in one week (and category); null for one that takes none. */
export function seatsPerWeek({ key, constraints }: Product, site: SiteSeats): number | null {
  const { seats } = PRODUCTS[key]
  if (seats === null) return null
  return seats.per_week === 'seats_per_week' ? (constraints.seats_per_week ?? 1) : site[seats.per_week]
}

/**
 * Of so many seats of one week, those that orders of one account may have waiting to be paid for: nobody keeps a week from those who would
 * pay. A few may be one buyer's for their listings.
 */
export const unpaidMax = (seats: number): number => Math.max(UNPAID_FEW, Math.ceil(seats / 2))
const UNPAID_FEW = 3

/** Whether a listing needs a seat of the product. */
export function needsSeat(key: ProductKey, listing: Pick<Bought, 'status'>): boolean {
  const { seats } = PRODUCTS[key]
  return seats !== null && (seats.needed?.(listing) ?? true)
}

/** Makes whoever wants seats in the same weeks wait until this transaction ends; count them afterwards. */
export async function lockWeeks(sql: Sql, wants: readonly Pick<Want, 'listing_id' | 'week'>[]): Promise<void> {
  if (wants.length === 0) return
  const weeks = sql`
    select distinct l.site_id, w.week from unnest(${wants.map((want) => want.listing_id)}::integer[], ${wants.map((want) => want.week)}::text[])
      as w (listing_id, week) join listings l on l.id = w.listing_id`
  // In one order everywhere, so that no two wait for each other.
  await sql`insert into launch_weeks (site_id, week) select site_id, week from (${weeks}) as n order by site_id, week on conflict do nothing`
  await sql`select 1 from launch_weeks where (site_id, week) in (${weeks}) order by site_id, week for update`
}

/** Holds the seats of an order's lines, in line order, until they expire; the weeks are locked (priceOrder with `lock`). */
export async function holdSeats(sql: Sql, wants: readonly Want[], line_ids: readonly number[], expires_at: Date): Promise<void> {
  if (wants.length === 0) return
  const lines = wants.map(({ item }) => {
    const line_id = line_ids[item]
    if (line_id === undefined) throw new Error(`there is no line of item ${item}`)
    return line_id
  })
  await sql`
    insert into seats (order_line_id, kind, site_id, week, category, listing_id, expires_at)
    select w.line_id, w.kind, l.site_id, w.week, w.category, l.id, ${expires_at}
    from unnest(${lines}::bigint[], ${wants.map(({ kind }) => kind)}::text[], ${wants.map(({ week }) => week)}::text[],
      ${wants.map(({ category }) => category)}::text[], ${wants.map(({ listing_id }) => listing_id)}::integer[]) as w (line_id, kind, week, category, listing_id)
    join listings l on l.id = w.listing_id`
}

export async function readSiteSeats(sql: Sql, site_id: number): Promise<SiteSeats> {
  const [row] = await sql<SiteSeats[]>`select paid_seats, billboard_seats from sites where id = ${site_id}`
  return row ?? fail('not_found')
}
