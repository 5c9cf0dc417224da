import type { Schemas } from '../../../sdk/contract.ts'
import type { ValidationIssue } from '../../base/error.ts'
import { addWeeks, readWeek, weekOf } from '../../base/weeks.ts'
import { NEEDS_LISTING, quantityOf, readOptions, type Options, type Product } from './options.ts'
import type { PriceList } from './price_list.ts'
import { capacityOf, type Bought, type SeatKind, type Want } from './seats.ts'

/** An item whose options are as its product's schema says; `index` is its place in the request. */
export type ReadItem = { index: number; product: Product; listing_id: number; options: Options; quantity: number }
export type Warning = Schemas['OrderWarning']

/** Items as sent → items to look at further, and the places that are wrong whatever the state of the world is. */
export function readItems(
  sent: readonly Schemas['OrderItem'][],
  { products, categories }: PriceList,
): { items: ReadItem[]; places: ValidationIssue[] } {
  const items: ReadItem[] = []
  const places: ValidationIssue[] = []
  for (const [index, { product: key, listing_id, options }] of sent.entries()) {
    const product = products.find((candidate) => candidate.key === key)
    if (!product) {
      places.push(notForSale(`/items/${index}/product`, products))
      continue
    }
    const read = readOptions(product, options ?? {}, categories, `/items/${index}/options`)
    if (Array.isArray(read)) places.push(...read)
    if (NEEDS_LISTING && listing_id === undefined)
      places.push({
        field: `/items/${index}/listing_id`,
        code: 'required',
        message: 'listing_id is missing.',
        fix: `Send the id of the listing that the ${product.key} is for; list_my_listings has it.`,
      })
    else if (!Array.isArray(read) && listing_id !== undefined)
      items.push({ index, product, listing_id, options: read, quantity: quantityOf(read) })
  }
  return { items, places }
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
export function weekPlaces(items: readonly ReadItem[], now: Date): ValidationIssue[] {
  const present = weekOf(now)
  return items.flatMap((item) => {
    // A launch may be in the week that is running; what is shown for a whole week may not.
    const first = item.product.key === 'launch' ? present : addWeeks(present, 1)
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

/** The seats that items ask for; only for weeks that are good. */
export function wantsOf(items: readonly ReadItem[], now: Date): Want[] {
  return items.flatMap((item): Want[] => {
    const kind = kindOf(item.product)
    if (kind === null) return []
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

const kindOf = ({ key }: Product): SeatKind | null => (key === 'sections' ? null : key)

/** What is wrong with the listings, and what the person should know. */
export function listingPlaces(
  items: readonly ReadItem[],
  bought: ReadonlyMap<number, Bought>,
): { places: ValidationIssue[]; warnings: Warning[] } {
  const places: ValidationIssue[] = []
  const warnings: Warning[] = []
  const launched = new Set(items.filter(({ product }) => product.key === 'launch').map(({ listing_id }) => listing_id))
  const launches = new Set<number>()
  const unlocked = new Set<string>()
  for (const item of items) {
    const field = `/items/${item.index}/listing_id`
    const listing = bought.get(item.listing_id)
    if (!listing) {
      places.push({ field, code: 'unknown_listing', message: 'is not one of your listings.', fix: 'Send an id from list_my_listings.' })
      continue
    }
    const { status } = listing
    if (status === 'suspended' || status === 'archived')
      places.push({ field, code: 'not_for_sale', message: `is ${status}; nothing can be bought for it.`, fix: 'Send another listing.' })
    else if (item.product.key === 'launch') places.push(...launchPlaces(item, listing, launches))
    else if (status !== 'live' && !launched.has(item.listing_id))
      warnings.push({
        code: 'listing_not_live',
        field,
        message: 'This listing is not live yet; what is bought for it shows only once it is.',
      })
    places.push(...sectionPlaces(item, listing, unlocked))
  }
  return { places, warnings }
}

function launchPlaces(item: ReadItem, listing: Bought, launches: Set<number>): ValidationIssue[] {
  const field = `/items/${item.index}/listing_id`
  if (launches.has(listing.id))
    return [{ field, code: 'duplicate', message: 'is launched by an item before.', fix: 'Leave one of them out.' }]
  launches.add(listing.id)
  if (listing.plan === 'paid')
    return [{ field, code: 'already_bought', message: 'has a paid launch already.', fix: 'Leave this item out, or send another listing.' }]
  if (listing.listed_elsewhere)
    return [
      {
        field,
        code: 'not_for_sale',
        message: 'is of a website that another account has listed.',
        fix: 'Ask the site team to hand it over.',
      },
    ]
  if (listing.status === 'live' && item.options.week !== 'now')
    return [
      {
        field: `/items/${item.index}/options/week`,
        code: 'invalid',
        message: 'cannot be chosen: the listing is live already.',
        fix: 'Send "now": it stays live and gets the paid plan at once.',
      },
    ]
  return []
}

function sectionPlaces(item: ReadItem, { id, unlocked_sections }: Bought, unlocked: Set<string>): ValidationIssue[] {
  return (item.options.sections ?? []).flatMap((section, position): ValidationIssue[] => {
    const field = `/items/${item.index}/options/sections/${position}`
    const key = `${id} ${section}`
    if (unlocked_sections.includes(section))
      return [{ field, code: 'already_bought', message: 'is unlocked already.', fix: 'Leave it out.' }]
    if (unlocked.has(key)) return [{ field, code: 'duplicate', message: 'is bought by an item before.', fix: 'Leave it out.' }]
    unlocked.add(key)
    return []
  })
}

/** Full weeks, weeks that the listing has already, and weeks asked for twice. */
export function seatPlaces(wants: readonly Want[], items: readonly ReadItem[], bought: ReadonlyMap<number, Bought>): ValidationIssue[] {
  const places: ValidationIssue[] = []
  const asked = new Map<string, Set<number>>()
  for (const { item, kind, listing_id, week, category, field } of wants) {
    const listing = bought.get(listing_id)
    const product = items.find(({ index }) => index === item)?.product
    // A listing that is live has had its launch week; its upgrade takes no seat.
    if (!listing || !product || (kind === 'launch' && listing.status === 'live')) continue
    const key = `${listing.site_id} ${kind} ${week} ${category}`
    const others = asked.get(key) ?? new Set()
    asked.set(key, others)
    const what = category === '' ? week : `${week} in ${category}`
    if (others.has(listing_id) && kind !== 'launch') {
      places.push({ field, code: 'duplicate', message: `${what} is asked for twice.`, fix: 'Send each week once.' })
      continue
    }
    others.add(listing_id)
    const seat = listing.seats.find((each) => each.kind === kind && each.week === week && each.category === category)
    if (seat?.kept)
      places.push({ field, code: 'already_bought', message: `${what} is booked for this listing already.`, fix: 'Leave it out.' })
    else if ((seat?.others ?? 0) + others.size > capacityOf(kind, listing, product))
      places.push({ field, code: 'full_week', message: `${what} is full.`, fix: fullFix(kind) })
  }
  return places
}

const fullFix = (kind: SeatKind): string =>
  kind === 'launch' ? 'Send another week; list_launch_weeks shows which have paid seats left.' : 'Send another week.'
