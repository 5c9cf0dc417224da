import { dollars } from '../base/money.ts'
import type { Command } from 'commander'
import { print, withDatabase } from './command.ts'
import type { ProductRow, PromoRow } from '../team/shop.ts'
import { normalizeCode } from '../orders/pricing/promo.ts'
import type { Rate } from '../vat/rates.ts'
import { snakeCase } from './snake_case.ts'
import { wholeNumber } from './whole_number.ts'

type Json = { json?: boolean }

const PROMOS_SHOWN_MAX = 100

/** As commander names the options. */
type ProductSettings = {
  priceCents?: number
  name?: string
  description?: string
  onSale?: boolean
  minWeeks?: number
  maxWeeks?: number
  weeksAhead?: number
  seatsPerWeek?: number
}
type PromoSettings = {
  percent?: number
  amountCents?: number
  products?: string
  minSubtotalCents?: number
  starts?: string
  expires?: string
  maxUses?: number
  perAccount?: number
  email?: string
}

/** What is sold and at which price: products, promo codes, VAT rates. */
export function shopCommands(program: Command): void {
  productCommands(program.command('product').description('what is sold'))
  promoCommands(program.command('promo').description('promo codes'))
  vatCommands(program.command('vat').description('standard VAT rates of the member states'))
}

function productCommands(product: Command): void {
  product
    .command('set')
    .argument('<key>', 'which product; `product list` shows them')
    .description('change a product: its price without VAT, its words and bounds')
    .option('--price-cents <cents>', 'price of one, in US cents', wholeNumber('cents'))
    .option('--name <name>', 'its name')
    .option('--description <text>', 'what it is')
    .option('--on-sale', 'put it on sale')
    .option('--no-on-sale', 'take it off sale')
    .option('--min-weeks <weeks>', 'fewest weeks of one item', wholeNumber('weeks'))
    .option('--max-weeks <weeks>', 'most weeks of one item', wholeNumber('weeks'))
    .option('--weeks-ahead <weeks>', 'how far ahead it can be bought', wholeNumber('weeks'))
    .option('--seats-per-week <seats>', 'how many a week; launches and billboards have theirs from the site', wholeNumber('seats'))
    .option('--json', 'print JSON')
    .action((key: string, { json = false, ...settings }: Json & ProductSettings) =>
      withDatabase(async (context) => {
        const { call } = await context.operator()
        const row = await call('set_product', { key, ...snakeCase(settings) })
        print(json, row, productLine(row))
      }),
    )
  product
    .command('list')
    .description('list products with their prices')
    .option('--json', 'print JSON')
    .action(({ json = false }: Json) =>
      withDatabase(async (context) => {
        const { listProducts } = await import('../team/shop.ts')
        const items = await listProducts(context)
        print(json, { items }, items.map(productLine).join('\n'))
      }),
    )
}

function productLine({ key, name, price_cents, constraints, active }: ProductRow): string {
  const bounds = Object.entries(constraints).map(([bound, value]) => `${bound}=${value}`)
  return [key, dollars(price_cents), name, ...bounds, ...(active ? [] : ['off sale'])].join('  ')
}

function promoCommands(promo: Command): void {
  promo
    .command('create')
    .argument('<code>', 'as people will type it; case does not matter')
    .description('make a promo code')
    .option('--percent <percent>', 'per cent off', wholeNumber('per cent'))
    .option('--amount-cents <cents>', 'US cents off, before VAT', wholeNumber('cents'))
    .option('--products <keys>', 'comma separated; all where it is left out')
    .option('--min-subtotal-cents <cents>', 'the smallest order it holds for', wholeNumber('cents'))
    .option('--starts <time>', 'an instant, a date, or a duration from now such as 30d')
    .option('--expires <time>', 'an instant, a date, or a duration from now such as 30d')
    .option('--max-uses <uses>', 'how often in all', wholeNumber('uses'))
    .option('--per-account <uses>', 'how often for one account (default 1)', wholeNumber('uses'))
    .option('--email <email>', 'for this account alone')
    .option('--json', 'print JSON')
    .action((code: string, { json = false, ...settings }: Json & PromoSettings) =>
      withDatabase(async (context) => {
        const { findPromo } = await import('../team/shop.ts')
        const { call } = await context.operator()
        const made = await call('create_promo', { code, ...snakeCase(settings) })
        const row = await findPromo(context.sql, context.now, normalizeCode(made.code))
        print(json, row, promoLine(row))
      }),
    )
  promo
    .command('list')
    .argument('[words]', 'part of a code', '')
    .description('the newest promo codes with their uses, or those that have the words')
    .option('--json', 'print JSON')
    .action((words: string, { json = false }: Json) =>
      withDatabase(async (context) => {
        const { listPromos } = await import('../team/shop.ts')
        const { items, total } = await listPromos(context, { words, limit: PROMOS_SHOWN_MAX, offset: 0 })
        const more = total > items.length ? [`and ${total - items.length} more`] : []
        print(json, { items, total }, [...items.map(promoLine), ...more].join('\n') || 'No codes.')
      }),
    )
  promo
    .command('disable')
    .argument('<code>', 'which code')
    .description('end a promo code at once')
    .option('--json', 'print JSON')
    .action((code: string, { json = false }: Json) =>
      withDatabase(async (context) => {
        const { findPromo } = await import('../team/shop.ts')
        const { call } = await context.operator()
        const ended = await call('disable_promo', { code })
        const row = await findPromo(context.sql, context.now, normalizeCode(ended.code))
        print(json, row, promoLine(row))
      }),
    )
}

function promoLine(row: PromoRow): string {
  const off = row.kind === 'percent' ? `${row.value}% off` : `${dollars(row.value)} off`
  const parts = [
    row.code,
    off,
    row.products?.join(',') ?? 'all products',
    `used ${row.used}${row.max_uses === null ? '' : ` of ${row.max_uses}`}`,
    ...(row.reserved > 0 ? [`reserved ${row.reserved}`] : []),
    ...(row.min_subtotal_cents > 0 ? [`from ${dollars(row.min_subtotal_cents)}`] : []),
    ...(row.email === null ? [] : [`for ${row.email}`]),
    ...(row.starts_at ? [`from ${row.starts_at.toISOString()}`] : []),
    ...(row.expires_at ? [`until ${row.expires_at.toISOString()}`] : []),
    ...(row.disabled_at ? ['disabled'] : []),
  ]
  return parts.join('  ')
}

function vatCommands(vat: Command): void {
  vat
    .command('set')
    .argument('<country>', 'a member state, such as DE; Greece is GR')
    .description('set a standard rate; it wins over the one that came with the service')
    .requiredOption('--rate <percent>', 'per cent, such as 25.5')
    .option('--from <time>', 'the first day it holds: a date or a duration from now such as 30d; today where left out')
    .option('--json', 'print JSON')
    .action((country: string, { rate, from, json = false }: Json & { rate: string; from?: string }) =>
      withDatabase(async (context) => {
        const { call } = await context.operator()
        const row = await call('set_vat', { country, percent: rate, ...(from === undefined ? {} : { from }) })
        print(json, row, vatLine(row))
      }),
    )
  vat
    .command('list')
    .description('list rates with the days they hold')
    .option('--json', 'print JSON')
    .action(({ json = false }: Json) =>
      withDatabase(async (context) => {
        const { listVat } = await import('../team/shop.ts')
        const items = await listVat(context)
        print(json, { items }, items.map(vatLine).join('\n'))
      }),
    )
}

const vatLine = ({ country, rate_bp, valid_from, valid_to, source }: Rate): string =>
  `${country}  ${rate_bp / 100}%  from ${valid_from}${valid_to === null ? '' : ` to ${valid_to}`}  (${source})`
