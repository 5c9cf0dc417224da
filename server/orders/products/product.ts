import type { Schemas } from '../../../sdk/contract.ts'
import type { ValidationIssue } from '../../base/error.ts'
import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'

/*
 * Orders, in the order to read them; each folder knows only those before it:
 *   products   what is sold, its options and its seats: here
 *   pricing    items → a price (price_order.ts, price_lines.ts), promo codes, quotes
 *   record     the order as it is kept: its rows, states, payments, links, and how it is shown
 *   documents  invoices, credit notes, e-mails
 *   delivery   what was paid is delivered, or taken back
 *   payment    from the button to the money: start_payment.ts, sync_payment.ts, paid.ts; expiry, refunds, reconciling
 *
 * What a product is. Each is one file beside this one, named by its key, and a key of the contract's ProductKey; the table of them is
 * generated. Its name, description, price and bounds are rows of the database, which the team changes.
 */

export type ProductKey = Schemas['ProductKey']
export type Options = Schemas['OrderOptions']
/** A product as it is on sale now. */
export type Product = {
  key: ProductKey
  name: string
  description: string
  price_cents: number
  constraints: Record<string, number>
}
/** An item whose options are as its product's schema says; `index` is its place in the request. */
export type ReadItem = { index: number; product: Product; listing_id: number; options: Options; quantity: number }

export type WarnedItem = Pick<ReadItem, 'index' | 'listing_id' | 'options'> & { product: Pick<Product, 'key'> }
/** What the person should know, though nothing is wrong. */
export type Warning = Schemas['OrderWarning']

/** What is known of a listing that something is bought for, with the seats that were asked for it. */
export type Bought = SiteSeats & {
  id: number
  site_id: number
  status: Schemas['ListingStatus']
  plan: Schemas['Plan']
  unlocked_sections: Schemas['Section'][]
  /** Whether another listing holds the website on that site. */
  listed_elsewhere: boolean
  seats: {
    kind: ProductKey
    week: string
    category: string
    /** Other listings that have one. */
    others: number
    /** Those among them that orders of the same account hold unpaid, whose listings they may be by now. */
    unpaid: number
    /** Paid for this one already. */
    kept: boolean
  }[]
}
/** Seats a week that a site has itself. */
export type SiteSeats = { paid_seats: number; billboard_seats: number }

/** One thing to choose: a member of an item's `options`. */
export type Choice = {
  option: keyof Options
  /** What the page's form calls it, and says of it. */
  field: string
  label: string
  /** Of a week: `now` may be chosen as well, and is where nothing else was. */
  now?: true
}

/** The places that a product takes in its weeks. */
type SeatRule = {
  /** Where it is written how many there are a week: with the site, or among the product's own bounds. */
  per_week: keyof SiteSeats | 'seats_per_week'
  /** Whether a listing in this state needs one; always, where this is left out. */
  needed?: (listing: Pick<Bought, 'status'>) => boolean
  /** Where a second item for one listing is refused as such, so that its week need not be. */
  one_a_listing?: true
  /** When a week of it cannot be had any more, whoever pays then: at its beginning, or at its end. */
  gone_once?: 'begun' | 'over'
  /** What to do about a full week. */
  full_fix: string
}

/** A paid line whose listing is there. */
export type PaidLine = { id: number; position: number; product: ProductKey; listing_id: number; options: Options }
/** What a delivery comes to: the page where it shows, with what the team should hear of it (had already, put off), or why it must look at it. */
export type Delivered = { path: string | null; doubled?: string | null } | { held: string }
export type Delivering = Pick<Service, 'database' | 'sites' | 'clock' | 'config' | 'secret' | 'jobs' | 'events'>

export type ProductDefinition = {
  /** What its price is for, on the page that sells it. */
  unit: string
  /** The link from a paid line to where it shows. */
  result_label: string
  choices: readonly Choice[]
  /** The first week it can be had in: what is shown for a whole week cannot begin in one that is running. */
  first_week: 'present' | 'next'
  seats: SeatRule | null
  /** Whether it makes its listing live; what else is bought for a listing shows only once it is. */
  makes_live: boolean
  /** What is said of an item where a paid launch beside it brings it along. */
  in_paid_launch?: string
  /** What is wrong with an item whatever its week; `before` are the items of this product for this listing that stand before it. */
  refuse?: (item: ReadItem, listing: Bought, before: readonly ReadItem[]) => ValidationIssue[]
  /** What the person should know before paying; asked anew when the order is looked at. */
  warn?: (sql: Sql, item: WarnedItem, listing: Pick<Bought, 'site_id' | 'status'>, now: Date) => Promise<Warning | null>
  /** Why the page offers it no more for a listing that has it all, and what else it says of it in the place of choices. */
  owned?: (listing: Pick<Bought, 'plan' | 'unlocked_sections'>) => string | null
  note?: (listing: Pick<Bought, 'status'>) => string | null
  /** In a transaction that has locked company, listing and weeks of the line, in this order; every seat of it is there. */
  deliver: (sql: Sql, service: Delivering, line: PaidLine, now: Date) => Promise<Delivered>
  /** The same for what all of the money went back for; answers whether the listing lost anything. Seats in weeks to come are given back already. */
  takeBack?: (sql: Sql, line: PaidLine, now: Date) => Promise<boolean>
}

export const ANOTHER_WEEK = 'Send another week.'
