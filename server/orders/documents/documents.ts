import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { writeDay, type DocumentLine, type DocumentSnapshot, type Party } from '../../invoices/snapshot.ts'
import { readWeek, weekName } from '../../base/weeks.ts'
import { findListings } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'
import { newNonce, tokenOf } from '../record/links.ts'
import { hashToken } from '../../base/tokens.ts'
import type { LineRecord, OrderRecord } from '../record/rows.ts'

type Issuing = Pick<Service, 'config' | 'secret' | 'sites'>
export type Invoice = { id: number; number: string; nonce: Uint8Array; test: boolean; issued_at: Date; snapshot: DocumentSnapshot }

/**
 * Gives a paid order its invoice, with the next number of its series: the counter's row is locked until the transaction ends, so that it
 * comes last. Documents of the test provider have a series of their own, which leaves no gap in the books.
 */
export async function issueInvoice(sql: Sql, service: Issuing, order: OrderRecord, test: boolean, now: Date): Promise<Invoice> {
  const { config, secret } = service
  const site = await service.sites.through(sql).byId(order.site_id)
  const seller: Party = {
    ...{ name: config.seller_name ?? site.name, company: null, address: config.seller_address, country: config.seller_country },
    ...{ vat_number: config.seller_vat_id, email: null },
  }
  const lines = await showLines(sql, order.lines)
  const nonce = newNonce()
  const token_hash = hashToken(tokenOf(secret, 'invoice', nonce))
  const number = await nextNumber(sql, test ? 'TEST-INV' : 'INV', now)
  const day = now.toISOString().slice(0, 10)
  const snapshot: DocumentSnapshot = {
    ...{ kind: 'invoice', number, test, issued_on: day, supplied_on: day, order_number: order.number, corrects: null },
    ...{ seller, buyer: buyerOf(order), currency: 'usd', lines, subtotal_cents: order.subtotal_cents },
    discount: order.discount ? { code: order.discount.code, cents: order.discount_cents } : null,
    net_cents: order.subtotal_cents - order.discount_cents,
    vat: { country: order.vat_country, rate_bp: order.vat_rate_bp, cents: order.vat_cents, treatment: order.vat_treatment },
    total_cents: order.total_cents,
  }
  const [row] = await sql<{ id: number }[]>`
    insert into invoices (order_id, number, nonce, token_hash, test, issued_at, snapshot)
    values (${order.id}, ${number}, ${nonce}, ${token_hash}, ${test}, ${now}, ${sql.json(snapshot)}) returning id`
  return { id: row?.id ?? 0, number, nonce, test, issued_at: now, snapshot }
}

/** Takes back a part of an invoice, or all of it; `vat_cents` is the VAT in `cents`. */
export async function issueCreditNote(
  sql: Sql,
  invoice: Invoice,
  refund: { id: number; cents: number; vat_cents: number; reason: string },
  now: Date,
): Promise<string> {
  const number = await nextNumber(sql, invoice.test ? 'TEST-CN' : 'CN', now)
  const { snapshot } = invoice
  const net_cents = refund.cents - refund.vat_cents
  const note: DocumentSnapshot = {
    ...{ ...snapshot, kind: 'credit_note', number, issued_on: now.toISOString().slice(0, 10) },
    corrects: { number: snapshot.number, issued_on: snapshot.issued_on, reason: refund.reason },
    lines: [{ name: `Credit for invoice ${snapshot.number}`, detail: '', quantity: 1, unit_cents: net_cents, total_cents: net_cents }],
    ...{ subtotal_cents: net_cents, discount: null, net_cents, total_cents: refund.cents },
    vat: { ...snapshot.vat, cents: refund.vat_cents },
  }
  await sql`
    insert into credit_notes (invoice_id, refund_id, number, issued_at, snapshot)
    values (${invoice.id}, ${refund.id}, ${number}, ${now}, ${sql.json(note)})`
  return number
}

export async function findInvoice(sql: Sql, by: { order_id: number } | { token: string }): Promise<Invoice | undefined> {
  const [row] = await sql<Invoice[]>`
    select id, number, nonce, test, issued_at, snapshot from invoices
    where ${'token' in by ? sql`token_hash = ${hashToken(by.token)}` : sql`order_id = ${by.order_id}`}`
  return row
}

export async function listCreditNotes(sql: Sql, invoice_id: number): Promise<{ number: string; snapshot: DocumentSnapshot }[]> {
  return sql<{ number: string; snapshot: DocumentSnapshot }[]>`
    select number, snapshot from credit_notes where invoice_id = ${invoice_id} order by id limit 100`
}

/** What each line is for, in words. */
export async function showLines(sql: Sql, lines: readonly LineRecord[]): Promise<DocumentLine[]> {
  const ids = lines.flatMap(({ listing_id }) => (listing_id === null ? [] : [listing_id]))
  const listings = new Map((await findListings(sql, [...new Set(ids)])).map((listing) => [listing.id, listingName(listing)]))
  const rows = await sql<{ key: string; name: string }[]>`select key, name from products`
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  return lines.map(({ product, listing_id, options, quantity, unit_cents, subtotal_cents }) => ({
    name: names.get(product) ?? product,
    detail: [listings.get(listing_id ?? 0) ?? '', ...describeOptions(options)].filter(Boolean).join(', '),
    ...{ quantity, unit_cents, total_cents: subtotal_cents },
  }))
}

export function describeOptions({ week, weeks, categories, sections }: LineRecord['options']): string[] {
  return [
    ...(week === undefined ? [] : [week === 'now' ? 'at once' : `${weekName(week)} (${fromDay(week)})`]),
    ...(categories ? [categories.join(' and ')] : []),
    ...(weeks ? [`${weeks.map(weekName).join('; ')} (${fromDay(weeks.toSorted()[0] ?? '')})`] : []),
    ...(sections ?? []),
  ]
}

/** Few people know weeks by their numbers. */
function fromDay(week: string): string {
  const starts_at = readWeek(week)?.starts_at
  return starts_at ? `from ${writeDay(starts_at.toISOString().slice(0, 10))}` : week
}

function buyerOf({ billing, vat_number }: OrderRecord): Party {
  const { name, company, address, country, email } = billing
  return {
    name: name ?? company ?? '',
    company: company ?? null,
    address: address ?? null,
    country: country ?? null,
    vat_number,
    email: email ?? null,
  }
}

export async function nextNumber(sql: Sql, series: string, now: Date): Promise<string> {
  const [row] = await sql<{ number: string }[]>`select next_number(${series}, ${now.getUTCFullYear()}) as number`
  if (!row) throw new Error(`the series ${series} gives no number`)
  return row.number
}
