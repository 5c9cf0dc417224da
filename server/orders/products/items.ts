import type { Schemas } from '../../../sdk/contract.ts'
import type { ValidationIssue } from '../../base/error.ts'
import type { Sql } from '../../database/open.ts'
import { addWeeks, readWeek, weekOf } from '../../base/weeks.ts'
import { NEEDS_LISTING, quantityOf, readOptions } from './options.ts'
import type { PriceList } from './price_list.ts'
import type { Bought, Product, ReadItem, WarnedItem, Warning } from './product.ts'
import { needsSeat, seatsPerWeek, unpaidMax, type Want } from './seats.ts'
import { PRODUCTS } from './table.gen.ts'

/** Items as sent → items to look at further, and the places that are wrong whatever the state of the world is. */
export function readItems(
  sent: readonly Schemas['OrderItem'][],
  { products, categories }: PriceList,
): { items: ReadItem[]; issues: ValidationIssue[] } {
  const items: ReadItem[] = []
  const issues: ValidationIssue[] = []
  for (const [index, { product: key, listing_id, options }] of sent.entries()) {
    const product = products.find((candidate) => candidate.key === key)
    if (!product) {
      issues.push(notForSale(`/items/${index}/product`, products))
      continue
    }
    const read = readOptions(product, options ?? {}, categories, `/items/${index}/options`)
    if (Array.isArray(read)) issues.push(...read)
    if (NEEDS_LISTING && listing_id === undefined)
      issues.push({
        field: `/items/${index}/listing_id`,
        code: 'required',
        message: 'listing_id is missing.',
        fix: `Send the id of the listing that the ${product.key} is for; list_my_listings has it.`,
      })
    else if (!Array.isArray(read) && listing_id !== undefined)
      items.push({ index, product, listing_id, options: read, quantity: quantityOf(read) })
  }
  return { items, issues }
}

function notForSale(field: string, products: readonly Product[]): ValidationIssue {
  const allowed = products.map(({ key }) => key)
  return { field, code: 'not_for_sale', message: 'is not on sale at present.', fix: `Send one of: ${allowed.join(', ')}.`, allowed }
}

/** The weeks of items with where they stand; `now` is a launch in the present week. */
function weeksOf({ index, options: { week, weeks } }: ReadItem): { week: string; field: string }[] {
  const at = `/items/${index}/options`
  return week === undefined
    ? (weeks ?? []).map((each, position) => ({ week: each, field: `${at}/weeks/${position}` }))
    : [{ week, field: `${at}/week` }]
}

/** What is wrong with the weeks themselves: none of the calendar, over, or too far ahead. */
export function weekIssues(items: readonly ReadItem[], now: Date): ValidationIssue[] {
  const present = weekOf(now)
  return items.flatMap((item) => {
    const first = PRODUCTS[item.product.key].first_week === 'present' ? present : addWeeks(present, 1)
    const last = addWeeks(present, item.product.constraints.weeks_ahead_max ?? 52)
    return weeksOf(item).flatMap(({ week, field }): ValidationIssue[] => {
      if (week === 'now') return []
      if (!readWeek(week))
        return [{ field, code: 'wrong_format', message: `is no week: ${week.slice(0, 4)} has 52.`, fix: `Send a week such as ${first}.` }]
      if (week < first)
        return [{ field, code: 'past_week', message: week < present ? 'is over.' : 'has begun.', fix: `Send ${first} or a later week.` }]
      return week > last ? [{ field, code: 'too_large', message: 'is too far ahead.', fix: `Send ${last} or an earlier week.` }] : []
    })
  })
}

/** Weeks that were to come when they were ordered, and that nobody can have any more. */
export function goneIssues(wants: readonly Want[], now: Date): ValidationIssue[] {
  const present = weekOf(now)
  return wants.flatMap(({ kind, week, field }): ValidationIssue[] => {
    const gone_once = PRODUCTS[kind].seats?.gone_once
    const gone = gone_once === 'begun' ? week <= present : gone_once === 'over' && week < present
    return gone ? [{ field, code: 'past_week', message: 'has begun or is over.', fix: 'Order another week.' }] : []
  })
}

/** The seats that items ask for; only for weeks that are good. */
export function wantsOf(items: readonly ReadItem[], now: Date): Want[] {
  return items.flatMap((item): Want[] => {
    const { key: kind } = item.product
    if (PRODUCTS[kind].seats === null) return []
    return weeksOf(item).flatMap(({ week, field }) =>
      (item.options.categories ?? ['']).map((category) => ({
        item: item.index,
        kind,
        listing_id: item.listing_id,
        week: week === 'now' ? weekOf(now) : week,
        category,
        field,
      })),
    )
  })
}

/** What is wrong with the listings, and what the person should know. */
export function listingIssues(
  items: readonly ReadItem[],
  bought: ReadonlyMap<number, Bought>,
): { issues: ValidationIssue[]; warnings: Warning[] } {
  const issues: ValidationIssue[] = []
  const warnings: Warning[] = []
  const launched = new Set(items.filter(({ product }) => PRODUCTS[product.key].makes_live).map(({ listing_id }) => listing_id))
  for (const [at, item] of items.entries()) {
    const field = `/items/${item.index}/listing_id`
    const { product, listing_id } = item
    const listing = bought.get(listing_id)
    if (!listing) {
      const fix = 'Send an id from list_my_listings that is your own: for one that you edit its owner orders.'
      issues.push({ field, code: 'unknown_listing', message: 'is not one of your own listings.', fix })
      continue
    }
    const { status } = listing
    if (status === 'suspended' || status === 'archived') {
      issues.push({ field, code: 'not_for_sale', message: `is ${status}; nothing can be bought for it.`, fix: 'Send another listing.' })
      continue
    }
    if (status !== 'live' && !launched.has(listing_id))
      warnings.push({
        code: 'listing_not_live',
        field,
        message: 'This listing is not live yet; what is bought for it shows only once it is.',
      })
    const { in_paid_launch } = PRODUCTS[product.key]
    if (in_paid_launch !== undefined && launched.has(listing_id))
      warnings.push({ code: 'in_paid_launch', field: `/items/${item.index}`, message: in_paid_launch })
    const before = items.slice(0, at).filter((each) => each.listing_id === listing_id && each.product.key === product.key)
    issues.push(...(PRODUCTS[product.key].refuse?.(item, listing, before) ?? []))
  }
  return { issues, warnings }
}

/** Full weeks, weeks that the listing has already, and weeks asked for twice. */
export function seatIssues(wants: readonly Want[], items: readonly ReadItem[], bought: ReadonlyMap<number, Bought>): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const asked = new Map<string, Set<number>>()
  for (const { item, kind, listing_id, week, category, field } of wants) {
    const listing = bought.get(listing_id)
    const product = items.find(({ index }) => index === item)?.product
    const rule = PRODUCTS[kind].seats
    if (!listing || !product || !rule || !needsSeat(kind, listing)) continue
    const key = `${listing.site_id} ${kind} ${week} ${category}`
    const others = asked.get(key) ?? new Set()
    asked.set(key, others)
    const what = category === '' ? week : `${week} in ${category}`
    if (others.has(listing_id) && !rule.one_a_listing) {
      issues.push({ field, code: 'duplicate', message: `${what} is asked for twice.`, fix: 'Send each week once.' })
      continue
    }
    others.add(listing_id)
    const seat = listing.seats.find((each) => each.kind === kind && each.week === week && each.category === category)
    const all = seatsPerWeek(product, listing) ?? 0
    const limit = unpaidMax(all)
    if (seat?.kept)
      issues.push({ field, code: 'already_bought', message: `${what} is booked for this listing already.`, fix: 'Leave it out.' })
    else if ((seat?.others ?? 0) + others.size > all)
      issues.push({ field, code: 'full_week', message: `${what} is full.`, fix: rule.full_fix })
    else if ((seat?.unpaid ?? 0) + others.size > limit)
      issues.push({
        ...{ field, code: 'too_many', limit },
        message: `is more than the ${limit} of ${all} places in ${what} that one account holds unpaid.`,
        fix: 'Pay for what you ordered there, or cancel it; then order more.',
      })
  }
  return issues
}

/** What the products have to say of their items. */
export async function productWarnings(
  sql: Sql,
  items: readonly WarnedItem[],
  bought: ReadonlyMap<number, Pick<Bought, 'site_id' | 'status'>>,
  now: Date,
): Promise<Warning[]> {
  const warnings: Warning[] = []
  for (const item of items) {
    const listing = bought.get(item.listing_id)
    const warning = listing && (await PRODUCTS[item.product.key].warn?.(sql, item, listing, now))
    if (warning) warnings.push(warning)
  }
  return warnings
}
