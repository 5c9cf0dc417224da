import { Command } from 'commander'
import { keyFor, openSecret } from '../auth/secret.ts'
import type { JobNames, Service } from '../context.ts'
import { createEvents } from '../events.ts'
import { writeCents } from '../invoices/snapshot.ts'
import { openJobs } from '../jobs/queue.ts'
import { deliverOrder } from '../orders/deliver.ts'
import { refundOrder, RefundRefused } from '../orders/refund.ts'
import { findOrder, newestOrders, type OrderRecord } from '../orders/rows.ts'
import { showOrder } from '../orders/show.ts'
import { ORDER_STATUSES } from '../orders/states.ts'
import { openPay } from '../pay/open.ts'
import { ProviderRefused, ProviderUnavailable } from '../pay/provider.ts'
import { createSites } from '../sites.ts'
import { CommandRefused, print, withDatabase, type CommandContext } from './command.ts'

const SHOWN_MAX = 100

/** `order list|show|refund|deliver`: what the team does with orders of anybody. */
export function addOrderCommands(program: Command, whole: (text: string) => number): void {
  const order = program.command('order').description('orders of anyone')
  order
    .command('list')
    .description(`the newest ${SHOWN_MAX} orders`)
    .option('--status <status>', `only these: ${ORDER_STATUSES.join(', ')}, or held for those that need the team`)
    .option('--json', 'print JSON')
    .action(({ status, json = false }: { status?: string; json?: boolean }) =>
      withDatabase(async (context) => {
        if (status !== undefined && ![...ORDER_STATUSES, 'held'].some((known) => known === status))
          throw new CommandRefused(`There is no status "${status}"; there are ${[...ORDER_STATUSES, 'held'].join(', ')}.`)
        const orders = await newestOrders(context.sql, status ?? null, SHOWN_MAX)
        const items = orders.map((each) => ({ ...brief(each), held_reason: each.held_reason }))
        print(json, { items }, orders.map(line).join('\n') || 'No orders.')
      }),
    )
  order
    .command('show')
    .argument('<number>', 'such as L-2026-000123')
    .description('one order with its lines, payments and why it is held')
    .option('--json', 'print JSON')
    .action((number: string, { json = false }: { json?: boolean }) =>
      withDatabase(async (context) => {
        const found = await orderOf(context, number)
        const shown = await showOrder(found, await servicesOf(context))
        const payments = await context.sql`
          select provider, session_id, intent_id, state, amount_cents, created_at from payments where order_id = ${found.id} order by attempt`
        const { held_reason, billing, refunded_cents } = found
        const lines = shown.lines.map(
          ({ product, listing_id, options, fulfilled }) =>
            `  ${product} ${listing_id} ${JSON.stringify(options)} ${fulfilled ? 'delivered' : 'not delivered'}`,
        )
        print(
          json,
          { ...shown, held_reason, billing, refunded_cents, payments },
          [line(found), ...(held_reason ? [`  held: ${held_reason}`] : []), ...lines].join('\n'),
        )
      }),
    )
  order
    .command('refund')
    .argument('<number>', 'such as L-2026-000123')
    .description('give money back through the provider, all of it or a part; the buyer gets a credit note')
    .option('--cents <cents>', 'how much; what is left of the order otherwise', whole)
    .option('--json', 'print JSON')
    .action((number: string, { cents, json = false }: { cents?: number; json?: boolean }) =>
      withDatabase(async (context) => {
        const found = await orderOf(context, number)
        const done = await refund(context, found, cents ?? null)
        const { status, refunded_cents } = await orderOf(context, number)
        print(
          json,
          { number, status, refunded_cents, credited_cents: done },
          `${writeCents(done)} USD of ${number} went back; it is ${status} now.`,
        )
      }),
    )
  order
    .command('deliver')
    .argument('<number>', 'such as L-2026-000123')
    .description('try again to deliver a paid order that was held, after its cause was mended')
    .option('--json', 'print JSON')
    .action((number: string, { json = false }: { json?: boolean }) =>
      withDatabase(async (context) => {
        const found = await orderOf(context, number)
        await context.sql`update orders set held_reason = null, version = version + 1 where id = ${found.id}`
        await deliverOrder(await servicesOf(context), found.id)
        const { fulfillment, held_reason } = await orderOf(context, number)
        print(
          json,
          { number, fulfillment, held_reason },
          `${number}: delivery is ${fulfillment}${held_reason ? `; held: ${held_reason}` : ''}.`,
        )
      }),
    )
}

async function orderOf({ sql }: CommandContext, number: string): Promise<OrderRecord> {
  return (await findOrder(sql, { number })) ?? fail(`There is no order ${number}. listing-server order list shows the newest.`)
}

async function refund(context: CommandContext, order: OrderRecord, cents: number | null): Promise<number> {
  try {
    return await refundOrder(await servicesOf(context), order.id, cents)
  } catch (error) {
    if (error instanceof RefundRefused || error instanceof ProviderRefused || error instanceof ProviderUnavailable)
      throw new CommandRefused(error.message, { cause: error })
    throw error
  }
}

/** What orders need of a service, without one running. */
async function servicesOf({ sql, config, now }: CommandContext) {
  const secret = openSecret(config)
  return {
    ...{ config, secret, database: sql, clock: () => now },
    sites: createSites(sql, config.base_url),
    jobs: await openJobs<JobNames>(sql),
    events: createEvents(() => {}),
    pay: openPay(config, sql, keyFor(secret, 'test payments').toString('hex')),
  } satisfies Partial<Service>
}

const brief = ({ number, status, fulfillment, total_cents, refunded_cents, created_at, paid_at }: OrderRecord) => ({
  ...{ number, status, fulfillment, total_cents, refunded_cents, created_at, paid_at },
})

const line = ({ number, status, fulfillment, total_cents, held_reason, created_at }: OrderRecord): string =>
  `${number}  ${created_at.toISOString().slice(0, 16)}  ${status}  ${writeCents(total_cents)} USD  delivery ${fulfillment}${held_reason ? '  HELD' : ''}`

function fail(message: string): never {
  throw new CommandRefused(message)
}
