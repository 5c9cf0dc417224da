import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { dollars } from '../../base/money.ts'
import { listingDashboardUrl } from '../../core/account_urls.ts'
import { findListings } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'
import { writeInstant } from '../../mail/email.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { showLines, type Invoice } from './documents.ts'
import type { LineRecord, OrderRecord } from '../record/rows.ts'
import { checkoutUrl, invoiceUrl } from '../record/show.ts'

type Telling = Pick<Service, 'config' | 'secret' | 'sites'>

/** Tells the buyer that the payment came, with the way to the invoice; in the transaction that marks the order paid. */
export async function notifyPaid(sql: Sql, service: Telling, order: OrderRecord, invoice: Invoice, now: Date): Promise<void> {
  const site = await service.sites.through(sql).byId(order.site_id)
  const lines = await showLines(sql, order.lines)
  await notifyBuyer(sql, order, now, {
    kind: 'order_paid',
    subject: `${invoice.test ? '[TEST] ' : ''}Your order ${order.number} is paid`,
    blocks: [
      `Thank you. We received ${dollars(order.total_cents)} for order ${order.number}${invoice.test ? ' in test mode: no money moved' : ''}.`,
      { list: lines.map(({ name, detail }) => (detail === '' ? name : `${name}: ${detail}`)) },
      ...(order.held_reason === null
        ? []
        : [`Our team has one thing to sort out before all of it can start: ${order.held_reason} They will write to you.`]),
    ],
    action: { label: `Invoice ${invoice.number}`, url: invoiceUrl(site, service.secret, invoice.nonce) },
    site: { name: site.name, url: site.url },
    once: `order_paid:${order.id}`,
  })
}

/**
 * Tells whose order it is, who may have closed the page, that the bank they waited for did not pay. Nobody has paid, so that what was typed as
 * the buyer's address may be anybody's, whom no e-mail of ours asks to pay for others.
 */
export async function notifyFailed(
  sql: Sql,
  service: Telling,
  order: OrderRecord,
  payment_id: number,
  until: Date,
  now: Date,
): Promise<void> {
  const site = await service.sites.through(sql).byId(order.site_id)
  const can_be_paid = order.lines.every(({ is_own }) => is_own)
  await notifyBuyer(sql, { ...order, billing: {} }, now, {
    kind: 'order_failed',
    subject: `Your bank did not pay order ${order.number}`,
    blocks: [
      can_be_paid
        ? `Nothing was charged. What you chose is kept for you until ${writeInstant(until)}: pay it another way by then.`
        : 'Nothing was charged. A listing that it was for is gone, or now belongs to somebody else, so the order ends by itself.',
    ],
    action: { label: can_be_paid ? 'Pay the order' : 'See the order', url: checkoutUrl(site, service.secret, order) },
    site: { name: site.name, url: site.url },
    once: `order_failed:${payment_id}`,
  })
}

/** Tells the buyer of money that went back, with its credit note. */
export async function notifyRefunded(
  sql: Sql,
  service: Telling,
  order: OrderRecord,
  invoice: Invoice,
  credited: { number: string; cents: number; dispute: boolean },
  now: Date,
): Promise<void> {
  const site = await service.sites.through(sql).byId(order.site_id)
  await notifyBuyer(sql, order, now, {
    kind: 'order_refunded',
    subject: `${invoice.test ? '[TEST] ' : ''}${dollars(credited.cents)} of order ${order.number} has been refunded`,
    blocks: [
      credited.dispute
        ? `Your bank has taken back ${dollars(credited.cents)} of order ${order.number} for you.`
        : `We have refunded ${dollars(credited.cents)} of order ${order.number}${invoice.test ? ' in test mode: no money moved' : '. It may take a few days to show at your bank'}.`,
      `Credit note ${credited.number} is on the page of the invoice.`,
    ],
    action: { label: 'Invoice and credit notes', url: invoiceUrl(site, service.secret, invoice.nonce) },
    site: { name: site.name, url: site.url },
    once: `order_refunded:${credited.number}`,
  })
}

/** Tells whoever has the listing by now that it loses what its former owner had bought for it; the order stays their own affair. */
export async function notifyTakenBack(
  sql: Sql,
  { sites }: Pick<Telling, 'sites'>,
  order: Pick<OrderRecord, 'account_id'>,
  line: LineRecord & { listing_id: number },
  now: Date,
): Promise<void> {
  const [listing] = await findListings(sql, [line.listing_id])
  if (!listing || listing.account_id === order.account_id) return
  const [owner] = await sql<{ name: string; email: string }[]>`
    select name, email from auth."user" where id = ${listing.account_id} and deleted_at is null`
  const [shown] = await showLines(sql, [line])
  if (!owner || !shown) return
  const site = await sites.through(sql).byId(listing.site_id)
  await queueEmail(
    sql,
    {
      to: owner,
      kind: 'order_taken_back',
      subject: `What was bought for ${listingName(listing)} was taken back`,
      blocks: [
        'The former owner of the listing had bought this for it, and has been refunded:',
        { list: [`${shown.name}: ${shown.detail}`] },
        'It ends now: future weeks, sections, and a launch that has not happened are gone. Everything else about the listing stays.',
      ],
      action: { label: 'Open the listing', url: listingDashboardUrl(site, listing.id) },
      site: { name: site.name, url: site.url },
      once: `order_taken_back:${line.id}`,
    },
    now,
  )
}

type OrderNamed = Pick<OrderRecord, 'id' | 'number'>
type Team = Pick<Telling, 'config'>

/** Asks the team to look at an order; without TEAM_EMAIL it shows in `order list --status held` alone. */
export const notifyTeamHeld = (sql: Sql, team: Team, order: OrderNamed, reason: string, now: Date): Promise<void> =>
  notifyTeam(sql, team, order, now, {
    kind: 'order_held',
    subject: `Order ${order.number} needs you`,
    reason,
    // What a bank took, or sent back, is no refund for us to make.
    besides: /order refund|buyer's bank/.test(reason) ? [] : [`Refund it: listing-server order refund ${order.number}`],
    once: `:${reason}`,
  })

/** Tells the team that a paid order's VAT may be that of the wrong country. */
export const notifyTeamEvidence = (sql: Sql, team: Team, order: OrderNamed, reason: string, now: Date): Promise<void> =>
  notifyTeam(sql, team, order, now, {
    kind: 'order_evidence',
    subject: `Where is the buyer of order ${order.number}?`,
    reason: `${reason} No confirmed VAT number settles it. The order was paid and is being delivered; its VAT is that of the billing country.`,
  })

async function notifyTeam(
  sql: Sql,
  { config: { team_email } }: Team,
  { id, number }: OrderNamed,
  now: Date,
  { kind, subject, reason, besides = [], once = '' }: { kind: string; subject: string; reason: string; besides?: string[]; once?: string },
): Promise<void> {
  if (team_email === null) return
  const blocks = [reason, `Look at it: listing-server order show ${number}`, ...besides]
  await queueEmail(sql, { to: { email: team_email }, kind, subject, blocks, once: `${kind}:${id}${once}` }, now)
}

async function notifyBuyer(sql: Sql, order: OrderRecord, now: Date, mail: Omit<Parameters<typeof queueEmail>[1], 'to'>): Promise<void> {
  const [owner] = await sql<
    { name: string; email: string }[]
  >`select name, email from auth."user" where id = ${order.account_id} and deleted_at is null`
  const email = order.billing.email ?? owner?.email
  if (email !== undefined) await queueEmail(sql, { ...mail, to: { name: order.billing.name ?? owner?.name ?? null, email } }, now)
}
