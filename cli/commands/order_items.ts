/** How items and what they cost are typed and shown: shared by `quote` and every command that takes the same flags. */
import type { Command } from 'commander'
import type { Input, Schemas } from '../../sdk/index.ts'
import { dollars } from '../../server/base/money.ts'
import { Failure } from '../terminal/failure.ts'
import { quoted } from '../terminal/next.ts'
import type { Session } from '../session/session.ts'
import type { Look } from '../terminal/style.ts'
import { table } from '../terminal/table.ts'
import { columns, pad, wrap } from '../terminal/text.ts'
import { collect } from '../files/text_input.ts'
import { whichListing } from './which.ts'

export type OrderFlags = { item: string[]; country?: string; vat?: string; promo?: string }
type Asked = Input<'quote_order'>
type Item = Asked['items'][number]

const LISTS = new Set(['weeks', 'categories', 'sections'])
const ITEMS_HELP = 'listing products'

/** The flags of an order; `--item` once for each thing. */
export function withOrder(command: Command): Command {
  return command
    .requiredOption(
      '--item <product:name=value,…>',
      'what to buy, such as launch:listing=12,week=2026-W53; lists with +, repeat for more items',
      collect,
    )
    .option('--country <code>', 'billing country, two capital letters such as DE')
    .option('--vat <number>', 'VAT number of the business')
    .option('--promo <code>', 'promo code')
}

/** The order that the flags describe; a listing in it may be named by whatever is at hand. */
export async function readOrder(session: Session, { item, country, vat, promo }: OrderFlags): Promise<Asked> {
  const items: Item[] = []
  // One after another, so that a person is asked one thing at a time.
  for (const text of item) items.push(await readItem(session, text))
  return {
    items,
    ...(country === undefined ? {} : { billing_country: country }),
    ...(vat === undefined ? {} : { vat_number: vat }),
    ...(promo === undefined ? {} : { promo_code: promo }),
  }
}

/** `billboard:listing=12,weeks=2026-W50+2026-W51`. What does not fit is passed on: the service says what is wrong with it. */
async function readItem(session: Session, text: string): Promise<Item> {
  const [, product = '', rest = ''] = /^([^:]*)(?::(.*))?$/s.exec(text) ?? []
  let listing_id: unknown
  const options: Record<string, unknown> = {}
  for (const part of rest.split(',').filter((each) => each.trim() !== '')) {
    const at = part.indexOf('=')
    if (at < 1) throw new Failure(`"${part}" in --item is no name=value. Write launch:listing=12,week=2026-W53.`, ITEMS_HELP)
    const [name, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    if (name === 'listing' || name === 'listing_id') listing_id = value === '' ? value : await whichListing(session, value)
    else options[name] = LISTS.has(name) ? value.split('+').map((each) => each.trim()) : value
  }
  // By name, so without its type: the service checks items as it checks everyone's.
  return {
    product: product.trim(),
    ...(listing_id === undefined ? {} : { listing_id }),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  } as Item
}

/** The same flags again, for the next command. */
export function orderFlags({ item, country, vat, promo }: OrderFlags): string {
  const flags = [...item.map((text) => `--item ${quoted(text)}`)]
  if (country !== undefined) flags.push(`--country ${quoted(country)}`)
  if (vat !== undefined) flags.push(`--vat ${quoted(vat)}`)
  if (promo !== undefined) flags.push(`--promo ${quoted(promo)}`)
  return flags.join(' ')
}

type Priced = Pick<Schemas['Quote'], 'lines' | 'subtotal_cents' | 'discount' | 'vat' | 'total_cents'>

/** Lines as a table and the sums under it, their amounts in one column. */
export function pricedLines({ lines, subtotal_cents, discount, vat, total_cents }: Priced, { style, width }: Look): string[] {
  const rows = table(
    lines,
    [
      { title: 'PRODUCT', text: ({ product }) => product },
      { title: 'LISTING', text: ({ listing_id }) => String(listing_id ?? '') },
      { title: 'OPTIONS', text: ({ options }) => optionsText(options), flexible: true },
      { title: 'EACH', text: ({ unit_cents }) => dollars(unit_cents) },
      { title: 'QTY', text: ({ quantity }) => String(quantity) },
      { title: 'PRICE', text: ({ subtotal_cents: price }) => dollars(price) },
    ],
    { style, width },
  )
  const sums: [string, string][] = [
    ['Subtotal', dollars(subtotal_cents)],
    ...(discount ? [[`${discount.code} (${discount.description})`, `-${dollars(discount.amount_cents)}`] satisfies [string, string]] : []),
    [vatText(vat), vat.treatment === 'unknown' ? 'not included' : dollars(vat.amount_cents)],
    ['Total', dollars(total_cents)],
  ]
  const label = Math.max(...sums.map(([text]) => columns(text)))
  const amount = Math.max(...sums.map(([, text]) => columns(text)))
  const summed = sums.map(([text, value], index) => {
    const line = `${pad(text, label)}  ${' '.repeat(amount - columns(value))}${value}`
    return index === sums.length - 1 ? style.bold(line) : line
  })
  return [...rows, '', ...summed]
}

/** What the person should know of an order before paying it. */
export const warningLines = (warnings: readonly Schemas['OrderWarning'][], { style, width }: Look): string[] =>
  warnings.flatMap(({ message }) => wrap(`! ${message}`, width).map((line) => style.yellow(line)))

const optionsText = (options: Schemas['OrderOptions']): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${[value].flat().join(', ')}`)
    .join('; ')

function vatText({ country, rate, treatment, vat_number }: Schemas['OrderVat']): string {
  const number = vat_number ? `, ${vat_number.value} ${vat_number.status}` : ''
  switch (treatment) {
    case 'standard':
      return `VAT ${rate}% (${country}${number})`
    case 'reverse_charge':
      return `VAT: reverse charge (${country}${number})`
    case 'outside_scope':
      return `VAT: outside the EU (${country})`
    case 'unknown':
      return 'VAT: depends on --country'
  }
}
