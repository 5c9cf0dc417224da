import type { Sql } from '../../database/open.ts'
import type { Delivered, Delivering } from './delivered.ts'
import { deliverLaunch, takeBackLaunch } from './deliver_launch.ts'
import { duplicatePurchase, hasSections, isDuplicatePurchase } from './duplicate_purchase.ts'
import { flagForReview } from './review.ts'
import { findOrder, lockOrder, type LineRecord, type OrderRecord } from '../record/rows.ts'
import { lockSeatWeeks } from '../record/seats_kept.ts'
import { wasPaid } from '../record/states.ts'
import { weekOf } from '../../base/weeks.ts'

/**
 * Brings what was delivered in line with the order, whatever happened before: each line of a paid order is delivered once, and what all
 * of the money went back for is taken back where that is still possible. Each line is a transaction of its own, with the row of
 * `fulfillments` that says that it is done; whoever comes twice, or after a crash, goes on where it stopped.
 */
export async function deliverOrder(service: Delivering, order_id: number): Promise<void> {
  const order = await findOrder(service.database, { id: order_id })
  if (!order || !wasPaid(order.status) || order.status === 'disputed') return
  const back = order.status === 'refunded'
  for (const line of order.lines) {
    const done = line.fulfilled_at !== null
    if (back ? line.revoked_at === null : !done) await (back ? takeBackLine : deliverLine)(service, order, line.id)
  }
}

/** A dispute is waited for, and what all of the money went back for is not delivered. */
const isDelivered = ({ status }: OrderRecord): boolean => wasPaid(status) && status !== 'refunded' && status !== 'disputed'

async function deliverLine(service: Delivering, seen: OrderRecord, line_id: number): Promise<void> {
  const { database, clock } = service
  await database.begin(async (sql) => {
    const now = clock()
    const lock = await lockFor(sql, seen, line_id, now)
    const order = await lockOrder(sql, seen.id)
    const line = order.lines.find(({ id }) => id === line_id)
    if (!line || line.fulfilled_at !== null || !isDelivered(order)) return
    const delivered = await deliver(sql, service, order, line, lock, now)
    if ('held' in delivered) return order.held_reason === null ? flagForReview(sql, service, order, delivered.held) : undefined
    await sql`
      insert into fulfillments (order_line_id, fulfilled_at, result) values (${line_id}, ${now}, ${sql.json(delivered.path === null ? {} : { path: delivered.path })})`
    await countLines(sql, order.id, now)
  })
}

/**
 * Who writes a listing locks its company first, then the listing, then weeks (a launch enters the board of its own); the order comes last.
 * Answers the listing, null where it is gone.
 */
async function lockFor(sql: Sql, order: OrderRecord, line_id: number, now: Date): Promise<number | null> {
  const listing_id = order.lines.find(({ id }) => id === line_id)?.listing_id ?? null
  if (listing_id === null) return null
  await sql`
    select 1 from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id where l.id = ${listing_id} for update of c`
  const [listing] = await sql`select 1 from listings where id = ${listing_id} for no key update`
  await lockSeatWeeks(sql, order.id, { listing_id, week: weekOf(now) })
  return listing ? listing_id : null
}

async function deliver(
  sql: Sql,
  service: Delivering,
  order: OrderRecord,
  line: LineRecord,
  listing_id: number | null,
  now: Date,
): Promise<Delivered> {
  if (listing_id === null) return { held: `The listing of line ${line.position} is gone.` }
  switch (line.product) {
    case 'launch':
      return (await hasSeats(sql, line)) ? deliverLaunch(sql, service, listing_id, line, now) : { held: seatGone(line) }
    case 'sections':
      return (await hasSections(sql, listing_id, line)) ? { held: duplicatePurchase(line) } : unlock(sql, listing_id, line, now)
    case 'billboard':
    case 'category_feature':
    case 'newsletter':
      if (!(await hasSeats(sql, line))) return { held: seatGone(line) }
      if (await isDuplicatePurchase(sql, line)) return { held: duplicatePurchase(line) }
      return line.product === 'newsletter' ? deliverSlot(sql, line) : { path: await placePath(sql, line) }
  }
}

const seatGone = ({ position, product }: LineRecord): string =>
  `A seat of line ${position} (${product}) went to somebody else before the money came.`

/** Every seat that the line was given is kept for good. */
async function hasSeats(sql: Sql, { id }: LineRecord): Promise<boolean> {
  const [row] = await sql<{ lost: number }[]>`
    select count(*) as lost from seats where order_line_id = ${id} and (released_at is not null or expires_at is not null)`
  return row?.lost === 0
}

async function unlock(sql: Sql, listing_id: number, { options }: LineRecord, now: Date): Promise<Delivered> {
  const [row] = await sql<{ slug: string }[]>`
    update listings set updated_at = ${now},
      unlocked_sections = array(select distinct section from unnest(unlocked_sections || ${options.sections ?? []}::text[]) as section order by section)
    where id = ${listing_id} returning slug`
  return { path: `/listings/${row?.slug ?? ''}` }
}

/** A paragraph stands in the issue that is composed when its week begins; that page is named before. */
async function deliverSlot(sql: Sql, { id, options: { week = '' } }: LineRecord): Promise<Delivered> {
  if ((await issueOfLine(sql, id)) === 'missed') return { held: `The newsletter of ${week} was composed without this order.` }
  return { path: `/newsletter/${week}` }
}

async function placePath(sql: Sql, { product, options }: LineRecord): Promise<string | null> {
  if (product === 'billboard') return '/'
  const [category] = await sql<
    { slug: string }[]
  >`select slug from categories where name = any(${options.categories ?? []}::text[]) order by name limit 1`
  return product === 'category_feature' && category ? `/categories/${category.slug}` : null
}

/** What has begun stays: only weeks to come are given back, launches that have not happened, and sections. */
async function takeBackLine(service: Delivering, seen: OrderRecord, line_id: number): Promise<void> {
  const { database, clock } = service
  await database.begin(async (sql) => {
    const now = clock()
    const listing_id = await lockFor(sql, seen, line_id, now)
    const order = await lockOrder(sql, seen.id)
    const line = order.lines.find(({ id }) => id === line_id)
    if (!line || line.revoked_at !== null || order.status !== 'refunded') return
    await sql`update seats set released_at = ${now} where order_line_id = ${line_id} and released_at is null and week > ${weekOf(now)}`
    // What was held for the team was never delivered; only its seats go back.
    if (line.fulfilled_at === null) return
    if (line.product === 'launch' && listing_id !== null) await takeBackLaunch(sql, listing_id, line, now)
    if (line.product === 'sections' && listing_id !== null) await lockSections(sql, listing_id, line, now)
    await sql`update fulfillments set revoked_at = ${now} where order_line_id = ${line_id}`
    await countLines(sql, order.id, now)
  })
}

/** Sections that another order paid for stay open. */
async function lockSections(sql: Sql, listing_id: number, { id }: LineRecord, now: Date): Promise<void> {
  await sql`
    update listings set updated_at = ${now}, unlocked_sections = array(
      select section from unnest(unlocked_sections) as section where section in (
        select jsonb_array_elements_text(l.options -> 'sections') from order_lines l join fulfillments f on f.order_line_id = l.id
        where l.listing_id = ${listing_id} and l.product = 'sections' and l.id <> ${id} and f.revoked_at is null))
    where id = ${listing_id}`
}

/** How many lines are delivered, and not taken back. */
export async function countLines(sql: Sql, order_id: number, now: Date): Promise<void> {
  await sql`
    update orders set version = version + 1, updated_at = ${now}, fulfillment = (
      select case count(f.order_line_id) when 0 then 'none' when count(*) then 'complete' else 'partial' end
      from order_lines l left join fulfillments f on f.order_line_id = l.id and f.revoked_at is null where l.order_id = ${order_id})
    where id = ${order_id}`
}

/** Whether the week of a paid line's newsletter was composed, and with its paragraph; `open` before that. Its week is locked. */
async function issueOfLine(sql: Sql, line_id: number): Promise<'open' | 'stands' | 'missed'> {
  const [row] = await sql<{ stands: boolean }[]>`
    select i.order_line_ids @> array[s.order_line_id] as stands
    from seats s join newsletter_issues i on i.site_id = s.site_id and i.week = s.week
    where s.order_line_id = ${line_id} and s.kind = 'newsletter'`
  if (!row) return 'open'
  return row.stands ? 'stands' : 'missed'
}
