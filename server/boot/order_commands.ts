import type { Command } from 'commander'
import { dollars } from '../base/money.ts'
import type { Sql } from '../database/open.ts'
import { print, withDatabase } from './command.ts'
import { confirm } from './confirm.ts'
import { wholeNumber } from './whole_number.ts'

type Json = { json?: boolean }

const NUMBER = 'such as L-2026-000123'

/** What the team does with orders of anybody. */
export function orderCommands(program: Command): void {
  const order = program.command('order').description('orders of anyone')
  order
    .command('list')
    .description('the newest 100 orders')
    .option(
      '--status <status>',
      'only those of a status; held for those that need the team, evidence for those whose card contradicts their country',
    )
    .option('--json', 'print JSON')
    .action(({ status, json = false }: Json & { status?: string }) =>
      withDatabase(async (context) => {
        const { listOrders } = await import('../team/orders.ts')
        const { items, lines } = await listOrders(context, status ?? null)
        print(json, { items }, lines.join('\n') || 'No orders.')
      }),
    )
  order
    .command('show')
    .argument('<number>', NUMBER)
    .description('one order with its lines, its payments, and why it is held')
    .option('--json', 'print JSON')
    .action((number: string, { json = false }: Json) =>
      withDatabase(async (context) => {
        const { showOrderOfAnyone } = await import('../team/orders.ts')
        const { service } = await context.operator()
        const { shown, lines } = await showOrderOfAnyone(context, number, service)
        print(json, shown, lines.join('\n'))
      }),
    )
  order
    .command('refund')
    .argument('<number>', NUMBER)
    .description('give money back through the provider, all that is left or a part; the buyer gets a credit note')
    .option('--cents <cents>', 'how much', wholeNumber('cents', 1))
    .option('--json', 'print JSON')
    .action((number: string, { cents: amount, json = false }: Json & { cents?: number }) =>
      withDatabase(async (context) => {
        if (amount !== undefined) await confirmSecond(context.sql, number, amount)
        const { showOrderOfAnyone } = await import('../team/orders.ts')
        const { call, service } = await context.operator()
        const done = await call('refund_order', { number, cents: amount ?? null })
        const { shown } = await showOrderOfAnyone(context, number, service)
        print(json, done, `${dollars(done.credited_cents)} of ${number} went back; it is ${done.status} now.${leftToDo(shown)}`)
      }),
    )
  order
    .command('deliver')
    .argument('<number>', NUMBER)
    .description('deliver a paid order that was held, after its cause was mended')
    .option('--json', 'print JSON')
    .action((number: string, { json = false }: Json) =>
      withDatabase(async (context) => {
        const { call } = await context.operator()
        const done = await call('deliver_order_again', { number })
        const held = done.held_reason === null ? '' : ` It is held: ${done.held_reason}`
        print(json, done, `${number}: delivery is ${done.fulfillment}.${held}`)
      }),
    )
}

/** On a terminal the line of a moment ago is easily sent again; a program knows what it sends. */
async function confirmSecond(sql: Sql, number: string, cents: number): Promise<void> {
  if (!process.stdin.isTTY) return
  const { lastRefundOf } = await import('../team/orders.ts')
  const at = await lastRefundOf(sql, number, cents)
  if (at !== null) await confirm(`${dollars(cents)} went back at ${at.toISOString()} already, and as much would go back again`, number)
}

/** A held order stays on the list of those that are when all of its money went back. */
const leftToDo = ({ number, status, held_reason }: { number: string; status: string; held_reason: string | null }): string =>
  held_reason === null || status !== 'refunded'
    ? ''
    : ` Once nothing is left to do, take it off those that are held: listing-server order deliver ${number}`
