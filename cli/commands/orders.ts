import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { minute } from '../terminal/dates.ts'
import { nextLine, stepAway, stepLines } from '../terminal/onward.ts'
import { dollars } from '../../server/base/money.ts'
import { pricedLines } from './order_items.ts'
import { noneOf, type PageOptions, pageFooter, pageInput, withPageOptions } from '../terminal/paging.ts'
import { examples, run } from '../session/session.ts'
import type { Style } from '../terminal/style.ts'
import { table } from '../terminal/table.ts'
import type { View } from '../terminal/terminal.ts'

const PAINT: Record<Schemas['OrderStatus'], keyof Style> = {
  ...{ pending: 'yellow', paid: 'green', failed: 'red', expired: 'dim', cancelled: 'dim', refunded: 'dim' },
  ...{ partially_refunded: 'yellow', disputed: 'red' },
}

export function ordersCommand(program: Command): void {
  withPageOptions(program.command('orders').description('your orders, newest first'))
    .addHelpText('after', examples('listing orders', 'listing orders --json | jq ".items[] | {number, status}"'))
    .action((options: PageOptions, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.listMyOrders(pageInput(options)), listView)),
    )
}

export function orderCommand(program: Command): void {
  program
    .command('order')
    .argument('<number>', 'such as L-2026-000123')
    .description('one order: its price, whether it is paid, and what was delivered')
    .addHelpText('after', examples('listing order L-2026-000123', 'listing order L-2026-000123 --json | jq -r .invoice_url'))
    .action((number: string, _options: object, command: Command) =>
      run(command, async ({ terminal, listing }) => terminal.answer(await listing.getOrder({ number }), orderView), {
        not_found: 'listing orders',
      }),
    )
}

const listView: View<Schemas['OrderPage']> = (page, look) => {
  if (page.items.length === 0) return noneOf(page, 'listing orders', ['No orders yet.', 'Next: listing products'])
  return [
    ...table(
      page.items,
      [
        { title: 'NUMBER', text: ({ number }) => number },
        { title: 'CREATED', text: ({ created_at }) => minute(created_at) },
        { title: 'STATUS', text: ({ status }) => status, paint: ({ status }) => PAINT[status] },
        { title: 'DELIVERED', text: ({ fulfillment }) => fulfillment },
        { title: 'WHAT', text: ({ lines }) => lines.map(bought).join(', '), flexible: true },
        { title: 'TOTAL', text: ({ total_cents }) => dollars(total_cents) },
      ],
      look,
    ),
    ...pageFooter(page, 'listing orders', look.style),
    ...(page.has_more ? [] : [`Next: listing order ${page.items[0]?.number}`]),
  ]
}

/** `launch 41`, `billboard 41 × 2`. */
const bought = ({ product, listing_id, quantity }: Schemas['OrderSummary']['lines'][number]): string =>
  `${product}${listing_id ? ` ${listing_id}` : ''}${quantity > 1 ? ` × ${quantity}` : ''}`

export const orderView: View<Schemas['Order']> = (order, look) => {
  const { style } = look
  const { number, status, fulfillment, refunded_at, refunded_cents, checkout_url, invoice_url, lines } = order
  return [
    `${style.bold(number)}  ${style[PAINT[status]](status)}, delivered: ${fulfillment}`,
    '',
    ...pricedLines(order, look),
    ...(refunded_at ? [`Refunded ${dollars(refunded_cents)} on ${refunded_at.slice(0, 10)}`] : []),
    '',
    ...lines.flatMap(({ product, fulfilled, result_url }) =>
      fulfilled ? [`${style.green('✓')} ${product}${result_url ? `  ${style.cyan(result_url)}` : ''}`] : [],
    ),
    ...(invoice_url ? [`Invoice: ${style.cyan(invoice_url)}`] : []),
    ...(checkout_url ? [`Pay here: ${style.cyan(checkout_url)}`] : []),
    // What waits and has no link to pay by says for what.
    ...(checkout_url === null ? stepLines(order.next_steps.filter(({ tool }) => tool === 'get_order').slice(0, 1), look) : []),
    ...nextLine(stepAway(order.next_steps, 'get_order')),
  ]
}
