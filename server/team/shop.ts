import type { Fragment, Sql } from '../database/open.ts'
import { PLACEMENTS_MAX } from '../orders/delivery/placements.ts'
import { normalizeCode } from '../orders/pricing/promo.ts'
import { EU } from '../vat/countries.ts'
import { readRates, setRate, type Rate } from '../vat/rates.ts'
import { findAccountByEmail } from '../auth/accounts.ts'
import { readTime } from './accounts.ts'
import { changed } from '../core/audit.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField, failUsage } from '../base/error.ts'

const PRICE_CENTS_MAX = 10_000_000
const VALUE_MAX = 99_999_999

export type ProductSettings = {
  price_cents?: number
  name?: string
  description?: string
  on_sale?: boolean
  min_weeks?: number
  max_weeks?: number
  weeks_ahead?: number
  seats_per_week?: number
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
export async function setProduct({ sql, now }: Context, key: string, settings: ProductSettings): Promise<Reply<ProductRow>> {
  const { price_cents, name, description, on_sale, ...bounds } = settings
  if (price_cents !== undefined && (price_cents < 0 || price_cents > PRICE_CENTS_MAX))
    failField('price', `A price is from 0 to ${PRICE_CENTS_MAX} cents.`)
  checkText('name', name, 80)
  checkText('description', description, 500)
  const [present] = await sql<
    ProductRow[]
  >`select key, name, description, price_cents, constraints, active from products where key = ${key} for update`
  if (!present) {
    const known = await sql<{ key: string }[]>`select key from products order by position`
    return failField('', `There is no product "${key}"; there are ${known.map((product) => product.key).join(', ')}.`)
  }
  const constraints = { ...present.constraints, ...boundsOf(key, present.constraints, bounds) }
  if ((constraints.min_weeks ?? 1) > (constraints.max_weeks ?? Infinity))
    failField('min_weeks', 'There would be more weeks needed (min_weeks) than allowed (max_weeks).')
  const [row] = await sql<ProductRow[]>`
      update products set price_cents = coalesce(${price_cents ?? null}, price_cents), name = coalesce(${name ?? null}, name),
        description = coalesce(${description ?? null}, description), active = coalesce(${on_sale ?? null}, active), constraints = ${sql.json(constraints)},
        updated_at = ${now}
      where key = ${key} returning key, name, description, price_cents, constraints, active`
  if (!row) return failField('', 'The product is gone.')
  const difference = changed({ ...present }, { ...row })
  return audited(row, difference && { action: 'product.change', kind: 'product', subject: key, label: row.name, ...difference })
}

/** Only bounds that the product has: others would change nothing. The longest span is what an item of the contract can name. */
function boundsOf(
  key: string,
  present: Record<string, number>,
  given: Pick<ProductSettings, 'min_weeks' | 'max_weeks' | 'weeks_ahead' | 'seats_per_week'>,
) {
  const named = {
    min_weeks: given.min_weeks,
    max_weeks: given.max_weeks,
    weeks_ahead_max: given.weeks_ahead,
    seats_per_week: given.seats_per_week,
  }
  const sent = Object.entries(named).filter((entry): entry is [string, number] => entry[1] !== undefined)
  for (const [name, value] of sent) {
    if (!(name in present)) failField(name, `${key} has no ${name}; it has ${Object.keys(present).join(', ') || 'no bounds'}.`)
    const most = name === 'seats_per_week' ? PLACEMENTS_MAX : name === 'weeks_ahead_max' ? 104 : 26
    const least = name === 'seats_per_week' ? 0 : 1
    if (value > most || value < least) failField(name, `${name} is from ${least} to ${most}.`)
  }
  return Object.fromEntries(sent)
}

export async function listProducts({ sql }: { sql: Sql }): Promise<ProductRow[]> {
  return sql<ProductRow[]>`select key, name, description, price_cents, constraints, active from products order by position, key`
}

export type PromoSettings = {
  percent?: number
  amount_cents?: number
  products?: string
  min_subtotal_cents?: number
  starts?: string
  expires?: string
  max_uses?: number
  per_account?: number
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

export async function createPromo({ sql, now }: Context, code: string, settings: PromoSettings): Promise<Reply<{ code: string }>> {
  const normalized = normalizeCode(code)
  if (!/^[\p{L}\p{N}_-]{3,40}$/u.test(normalized))
    failUsage('code', `"${code}" cannot be a code. Send 3 to 40 letters, digits, dashes and underscores.`)
  const { percent, amount_cents, min_subtotal_cents = 0, max_uses = null, per_account = 1 } = settings
  if ((percent === undefined) === (amount_cents === undefined)) failUsage('', 'Send either --percent or --amount-cents.')
  if (percent !== undefined && (percent < 1 || percent > 100)) failUsage('value', 'Per cent are from 1 to 100.')
  if (amount_cents !== undefined && (amount_cents < 1 || amount_cents > VALUE_MAX))
    failUsage('value', `An amount is from 1 to ${VALUE_MAX} cents.`)
  for (const [name, count] of [
    ['max_uses', max_uses],
    ['per_account', per_account],
  ] as const)
    if (count !== null && count < 1) failUsage(name, `${name} is at least 1.`)
  if (min_subtotal_cents < 0) failUsage('min_subtotal', 'The smallest order is of 0 cents or more.')
  const products = await readProductKeys(sql, settings.products)
  const account = settings.email === undefined ? null : await accountNamed(sql, settings.email)
  const starts_at = settings.starts === undefined ? null : readTime(settings.starts, now)
  const expires_at = settings.expires === undefined ? null : readTime(settings.expires, now)
  if (expires_at && expires_at <= (starts_at ?? now)) failUsage('expires', 'The code would expire before it begins. Send a later end.')
  const rows = await sql`
    insert into promo_codes (code, normalized, kind, value, min_subtotal_cents, products, account_id, starts_at, expires_at, max_uses, per_account, created_at)
    values (${code.trim()}, ${normalized}, ${percent === undefined ? 'amount' : 'percent'}, ${percent ?? amount_cents ?? 0}, ${min_subtotal_cents}, ${products},
      ${account?.id ?? null}, ${starts_at}, ${expires_at}, ${max_uses}, ${per_account}, ${now})
    on conflict (normalized) do nothing returning id`
  if (rows.length === 0) failField('code', `There is a code "${normalized}" already, disabled or not. Choose another.`)
  const row = await findPromo(sql, now, normalized)
  return audited({ code: row.code }, { action: 'promo.create', kind: 'promo', subject: normalized, label: row.code, after: { ...row } })
}

const accountNamed = async (sql: Sql, email: string) =>
  (await findAccountByEmail(sql, email.trim().toLowerCase())) ?? failField('email', `There is no account with ${email}.`)

async function readProductKeys(sql: Sql, given: string | undefined): Promise<string[] | null> {
  if (given === undefined) return null
  const known = (await listProducts({ sql })).map(({ key }) => key)
  const keys = [...new Set(given.split(',').map((key) => key.trim()))]
  for (const key of keys) if (!known.includes(key)) failField('', `There is no product "${key}"; there are ${known.join(', ')}.`)
  return keys
}

/** Codes that have the words, the newest first. */
export async function listPromos(
  { sql, now }: { sql: Sql; now: Date },
  { words, limit, offset }: { words: string; limit: number; offset: number },
): Promise<{ items: PromoRow[]; total: number }> {
  const where = sql`strpos(c.normalized, ${normalizeCode(words)}) > 0`
  const items = await selectPromos(sql, now, sql`${where} order by c.id desc limit ${limit} offset ${offset}`)
  const [row] = await sql<{ total: number }[]>`select count(*) as total from promo_codes c where ${where}`
  return { items, total: row?.total ?? 0 }
}

async function selectPromos(sql: Sql, now: Date, condition: Fragment): Promise<PromoRow[]> {
  return sql<PromoRow[]>`
    select c.code, c.kind, c.value, c.products, c.min_subtotal_cents, a.email, c.starts_at, c.expires_at, c.max_uses, c.per_account, c.disabled_at,
      (select count(*) from promo_uses u where u.promo_id = c.id and u.state = 'reserved' and u.expires_at > ${now}) as reserved,
      (select count(*) from promo_uses u where u.promo_id = c.id and u.state = 'used') as used
    from promo_codes c left join auth."user" a on a.id = c.account_id
    where ${condition}`
}

export async function findPromo(sql: Sql, now: Date, normalized: string): Promise<PromoRow> {
  const [row] = await selectPromos(sql, now, sql`c.normalized = ${normalized}`)
  return row ?? failField('', `There is no code "${normalized}". See them: listing-server promo list`)
}

/** Ends a code; orders that hold it already are asked to agree to the new total when they are paid. */
export async function disablePromo({ sql, now }: Context, code: string): Promise<Reply<{ code: string }>> {
  const normalized = normalizeCode(code)
  const rows = await sql`
      update promo_codes set disabled_at = ${now} where normalized = ${normalized} and disabled_at is null returning id`
  const row = await findPromo(sql, now, normalized)
  if (rows.length === 0) failField('', `The code "${row.code}" is disabled already.`)
  const entry = {
    action: 'promo.disable',
    kind: 'promo',
    subject: normalized,
    label: row.code,
    before: { used: row.used, reserved: row.reserved },
  }
  return audited({ code: row.code }, entry)
}

/** Sets the standard rate of a member state from a day on, today by default; it wins over the one that came with the service. */
export async function setVat({ sql, now }: Context, country: string, percent: string, from: string | undefined): Promise<Reply<Rate>> {
  if (!EU.has(country)) failUsage('', `"${country}" is no member state of the EU. Send one of ${[...EU].join(', ')}.`)
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(percent))
    failUsage('', `"${percent}" is no rate. Send per cent with at most two decimals, such as 25.5.`)
  const [whole = '', decimals = ''] = percent.split('.')
  const rate_bp = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  const day = from === undefined ? now.toISOString().slice(0, 10) : readTime(from, now).toISOString().slice(0, 10)
  const rate = await setRate(sql, country, rate_bp, day, now)
  return audited(rate, { action: 'vat.set', kind: 'vat', subject: country, label: country, after: { percent, from: day } })
}

export const listVat = ({ sql }: { sql: Sql }): Promise<Rate[]> => readRates(sql)

function checkText(name: string, text: string | undefined, length_max: number): void {
  if (text !== undefined && (text.trim() === '' || [...text].length > length_max))
    failField(name, `The ${name} is from 1 to ${length_max} characters.`)
}
