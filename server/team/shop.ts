import type { Sql } from '../database/open.ts'
import { normalizeCode } from '../orders/pricing/promo.ts'
import { EU } from '../vat/countries.ts'
import { readRates, setRate, type Rate } from '../vat/rates.ts'
import { findAccount, readTime } from './accounts.ts'
import { runAudited, changed } from './audit.ts'
import { CommandRefused, type CommandContext } from './refused.ts'

const PRICE_CENTS_MAX = 10_000_000
const VALUE_MAX = 99_999_999

export type ProductSettings = {
  priceCents?: number
  name?: string
  description?: string
  onSale?: boolean
  minWeeks?: number
  maxWeeks?: number
  weeksAhead?: number
  seatsPerWeek?: number
}
export type ProductRow = {
  key: string
  name: string
  description: string
  price_cents: number
  constraints: Record<string, number>
  active: boolean
}

/** Changes what is sent of a product; a running service sells by it within two seconds, and orders already made keep their price. */
export async function setProduct(context: CommandContext, key: string, settings: ProductSettings): Promise<ProductRow> {
  const { priceCents, name, description, onSale, ...bounds } = settings
  if (priceCents !== undefined && priceCents > PRICE_CENTS_MAX) fail(`A price is at most ${PRICE_CENTS_MAX} cents.`, 'price')
  checkText('name', name, 80)
  checkText('description', description, 500)
  return runAudited(context, async (tx) => {
    const [present] = await tx<
      ProductRow[]
    >`select key, name, description, price_cents, constraints, active from products where key = ${key} for update`
    if (!present) {
      const known = await tx<{ key: string }[]>`select key from products order by position`
      return fail(`There is no product "${key}"; there are ${known.map((product) => product.key).join(', ')}.`)
    }
    const constraints = { ...present.constraints, ...boundsOf(key, present.constraints, bounds) }
    if ((constraints.min_weeks ?? 1) > (constraints.max_weeks ?? Infinity))
      fail('There would be more weeks needed (min_weeks) than allowed (max_weeks).', 'min_weeks')
    const [row] = await tx<ProductRow[]>`
      update products set price_cents = coalesce(${priceCents ?? null}, price_cents), name = coalesce(${name ?? null}, name),
        description = coalesce(${description ?? null}, description), active = coalesce(${onSale ?? null}, active), constraints = ${tx.json(constraints)},
        updated_at = ${context.now}
      where key = ${key} returning key, name, description, price_cents, constraints, active`
    if (!row) return fail('The product is gone.')
    const difference = changed({ ...present }, { ...row })
    return { entry: difference && { action: 'product.change', kind: 'product', subject: key, label: row.name, ...difference }, value: row }
  })
}

/** Only bounds that the product has: others would change nothing. The longest span is what an item of the contract can name. */
function boundsOf(
  key: string,
  present: Record<string, number>,
  given: Pick<ProductSettings, 'minWeeks' | 'maxWeeks' | 'weeksAhead' | 'seatsPerWeek'>,
) {
  const named = {
    min_weeks: given.minWeeks,
    max_weeks: given.maxWeeks,
    weeks_ahead_max: given.weeksAhead,
    seats_per_week: given.seatsPerWeek,
  }
  const sent = Object.entries(named).filter((entry): entry is [string, number] => entry[1] !== undefined)
  for (const [name, value] of sent) {
    if (!(name in present)) fail(`${key} has no ${name}; it has ${Object.keys(present).join(', ') || 'no bounds'}.`, name)
    const most = name === 'seats_per_week' ? 1000 : name === 'weeks_ahead_max' ? 104 : 26
    if (value > most || (value < 1 && name !== 'seats_per_week'))
      fail(`${name} is from ${name === 'seats_per_week' ? 0 : 1} to ${most}.`, name)
  }
  return Object.fromEntries(sent)
}

export async function listProducts({ sql }: Pick<CommandContext, 'sql'>): Promise<ProductRow[]> {
  return sql<ProductRow[]>`select key, name, description, price_cents, constraints, active from products order by position, key`
}

export type PromoSettings = {
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
export type PromoRow = {
  code: string
  kind: 'percent' | 'amount'
  value: number
  products: string[] | null
  min_subtotal_cents: number
  email: string | null
  starts_at: Date | null
  expires_at: Date | null
  max_uses: number | null
  per_account: number | null
  disabled_at: Date | null
  /** Reserved by orders that wait for payment, and used. */
  reserved: number
  used: number
}

export async function createPromo(context: CommandContext, code: string, settings: PromoSettings): Promise<PromoRow> {
  const { sql, now } = context
  const normalized = normalizeCode(code)
  if (!/^[\p{L}\p{N}_-]{3,40}$/u.test(normalized))
    fail(`"${code}" cannot be a code. Send 3 to 40 letters, digits, dashes and underscores.`, 'code')
  const { percent, amountCents, minSubtotalCents = 0, maxUses = null, perAccount = 1 } = settings
  if ((percent === undefined) === (amountCents === undefined)) fail('Send either --percent or --amount-cents.')
  if (percent !== undefined && (percent < 1 || percent > 100)) fail('Per cent are from 1 to 100.', 'value')
  if (amountCents !== undefined && (amountCents < 1 || amountCents > VALUE_MAX)) fail(`An amount is from 1 to ${VALUE_MAX} cents.`, 'value')
  for (const [name, count] of [
    ['max_uses', maxUses],
    ['per_account', perAccount],
  ] as const)
    if (count === 0) fail(`${name} is at least 1.`, name)
  const products = await readProductKeys(context, settings.products)
  const account = settings.email === undefined ? null : await findAccount(sql, settings.email)
  const starts_at = settings.starts === undefined ? null : readTime(settings.starts, now)
  const expires_at = settings.expires === undefined ? null : readTime(settings.expires, now)
  if (expires_at && expires_at <= (starts_at ?? now)) fail('The code would expire before it begins. Send a later end.', 'expires')
  return runAudited(context, async (tx) => {
    const rows = await tx`
    insert into promo_codes (code, normalized, kind, value, min_subtotal_cents, products, account_id, starts_at, expires_at, max_uses, per_account, created_at)
    values (${code.trim()}, ${normalized}, ${percent === undefined ? 'amount' : 'percent'}, ${percent ?? amountCents ?? 0}, ${minSubtotalCents}, ${products},
      ${account?.id ?? null}, ${starts_at}, ${expires_at}, ${maxUses}, ${perAccount}, ${now})
    on conflict (normalized) do nothing returning id`
    if (rows.length === 0) fail(`There is a code "${normalized}" already, disabled or not. Choose another.`, 'code')
    const row = await findPromo(tx, now, normalized)
    return { entry: { action: 'promo.create', kind: 'promo', subject: normalized, label: row.code, after: { ...row } }, value: row }
  })
}

async function readProductKeys(context: CommandContext, given: string | undefined): Promise<string[] | null> {
  if (given === undefined) return null
  const known = (await listProducts(context)).map(({ key }) => key)
  const keys = [...new Set(given.split(',').map((key) => key.trim()))]
  for (const key of keys) if (!known.includes(key)) fail(`There is no product "${key}"; there are ${known.join(', ')}.`)
  return keys
}

export const listPromos = ({ sql, now }: Pick<CommandContext, 'sql' | 'now'>): Promise<PromoRow[]> => selectPromos(sql, now, null)

async function selectPromos(sql: Sql, now: Date, normalized: string | null): Promise<PromoRow[]> {
  return sql<PromoRow[]>`
    select c.code, c.kind, c.value, c.products, c.min_subtotal_cents, a.email, c.starts_at, c.expires_at, c.max_uses, c.per_account, c.disabled_at,
      (select count(*) from promo_uses u where u.promo_id = c.id and u.state = 'reserved' and u.expires_at > ${now}) as reserved,
      (select count(*) from promo_uses u where u.promo_id = c.id and u.state = 'used') as used
    from promo_codes c left join auth."user" a on a.id = c.account_id
    where ${normalized}::text is null or c.normalized = ${normalized} order by c.id`
}

async function findPromo(sql: Sql, now: Date, normalized: string): Promise<PromoRow> {
  const [row] = await selectPromos(sql, now, normalized)
  return row ?? fail(`There is no code "${normalized}". See them: listing-server promo list`)
}

/** Ends a code; orders that hold it already are asked to agree to the new total when they are paid. */
export async function disablePromo(context: CommandContext, code: string): Promise<PromoRow> {
  const normalized = normalizeCode(code)
  return runAudited(context, async (tx) => {
    const rows = await tx`
      update promo_codes set disabled_at = ${context.now} where normalized = ${normalized} and disabled_at is null returning id`
    const row = await findPromo(tx, context.now, normalized)
    if (rows.length === 0) fail(`The code "${row.code}" is disabled already.`)
    const entry = {
      action: 'promo.disable',
      kind: 'promo',
      subject: normalized,
      label: row.code,
      before: { used: row.used, reserved: row.reserved },
    }
    return { entry, value: row }
  })
}

/** Sets the standard rate of a member state from a day on, today by default; it wins over the one that came with the service. */
export async function setVat(context: CommandContext, country: string, percent: string, from: string | undefined): Promise<Rate> {
  const { now } = context
  if (!EU.has(country)) fail(`"${country}" is no member state of the EU. Send one of ${[...EU].join(', ')}.`)
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(percent)) fail(`"${percent}" is no rate. Send per cent with at most two decimals, such as 25.5.`)
  const [whole = '', decimals = ''] = percent.split('.')
  const rate_bp = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  const day = from === undefined ? now.toISOString().slice(0, 10) : readTime(from, now).toISOString().slice(0, 10)
  return runAudited(context, async (tx) => {
    const rate = await setRate(tx, country, rate_bp, day, now)
    return { entry: { action: 'vat.set', kind: 'vat', subject: country, label: country, after: { percent, from: day } }, value: rate }
  })
}

export const listVat = ({ sql }: CommandContext): Promise<Rate[]> => readRates(sql)

function checkText(name: string, text: string | undefined, length_max: number): void {
  if (text !== undefined && (text.trim() === '' || [...text].length > length_max))
    fail(`The ${name} is from 1 to ${length_max} characters.`, name)
}

function fail(message: string, field?: string): never {
  throw new CommandRefused(message, field)
}
