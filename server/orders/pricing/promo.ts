import { sha256 } from '../../base/sha256.ts'
import { dollars } from '../../base/money.ts'
import type { Sql } from '../../database/open.ts'
import { fail, failAt, type Action, type ErrorCode } from '../../base/error.ts'
import type { Limits } from '../../base/limits.ts'
import type { Quota } from '../../core/quotas.ts'
import { isEligible, type DiscountRule } from './pricing.ts'

export type Promo = DiscountRule & {
  id: number
  code: string
  min_subtotal_cents: number
  account_id: string | null
  starts_at: Date | null
  expires_at: Date | null
  max_uses: number | null
  per_account: number | null
  disabled_at: Date | null
  /** Reserved by orders that wait for payment, or used: by all, and by the account. */
  uses: number
  account_uses: number
  /** The latest order of the account's own that waits for payment and reserves the code. */
  reserved_by: string | null
}

/** As codes are compared: people paste spaces, wide letters and lower case. */
export const normalizeCode = (typed: string): string => typed.normalize('NFKC').trim().toUpperCase()

type Refused = { code: ErrorCode; message: string; fix: string; action?: Action }
const ANOTHER = 'Send another code, or none.'

/** Whether a code holds for an order at this time; null where it does. */
export function judgePromo(
  promo: Promo,
  account_id: string,
  lines: readonly { product: string; subtotal_cents: number }[],
  now: Date,
): Refused | null {
  const eligible = lines.filter(({ product }) => isEligible(promo, product))
  const subtotal = lines.reduce((sum, { subtotal_cents }) => sum + subtotal_cents, 0)
  if (promo.disabled_at) return { code: 'discount_code_invalid', message: 'is no longer in use.', fix: ANOTHER }
  if (promo.starts_at && now < promo.starts_at)
    return {
      code: 'discount_code_invalid',
      message: 'is not valid yet.',
      fix: `Send it from ${promo.starts_at.toISOString()} on, and leave it out until then.`,
    }
  if (promo.expires_at && now >= promo.expires_at) return { code: 'discount_code_expired', message: 'has expired.', fix: ANOTHER }
  if (promo.account_id !== null && promo.account_id !== account_id)
    return { code: 'discount_code_ineligible', message: 'is for another account.', fix: ANOTHER }
  if (eligible.length === 0)
    return {
      code: 'discount_code_ineligible',
      message: 'does not apply to these items.',
      fix: `It applies to: ${promo.products?.join(', ') ?? 'everything'}. Leave it out for other items.`,
    }
  if (subtotal < promo.min_subtotal_cents)
    return {
      code: 'discount_code_minimum_not_met',
      message: 'needs a larger order.',
      fix: `Order for at least ${promo.min_subtotal_cents} cents before VAT, or leave the code out.`,
    }
  const used_up = promo.max_uses !== null && promo.uses >= promo.max_uses
  const used_by_account = promo.per_account !== null && promo.account_uses >= promo.per_account
  if ((used_up || used_by_account) && promo.reserved_by !== null) return reservedByOwn(promo.reserved_by)
  if (used_up) return { code: 'discount_code_usage_limit_reached', message: 'has been used as often as it may be.', fix: ANOTHER }
  if (used_by_account) return { code: 'discount_code_usage_limit_reached', message: 'has been used by this account already.', fix: ANOTHER }
  return null
}

/** A reservation ends by a person's hand or by its time: another order may not take it, or the first would be paid at a price that is gone. */
const reservedByOwn = (number: string): Refused => ({
  code: 'discount_code_usage_limit_reached',
  message: `is reserved by your order ${number}, which waits for payment.`,
  fix: `Pay order ${number} or cancel it on its checkout page, or send another code, or none.`,
  action: {
    by: 'person',
    message: `Pay or cancel order ${number} on its checkout page, which get_order names.`,
    tool: 'get_order',
    arguments: { number },
  },
})

/** The code that holds for the order; refuses with the reason where it does not. */
export function checkPromo(
  promo: Promo | null,
  account_id: string,
  lines: readonly { product: string; subtotal_cents: number }[],
  now: Date,
): Promo {
  if (!promo) return failUnknown()
  const refused = judgePromo(promo, account_id, lines, now)
  if (!refused) return promo
  const { code, message, fix, action } = refused
  return fail(code, { errors: [{ field: '/promo_code', code: 'invalid', message, fix }], ...(action ? { action } : {}) })
}

function failUnknown(): never {
  return failAt(
    { field: '/promo_code', code: 'invalid', message: 'is unknown.', fix: 'Check its spelling, send another code, or none.' },
    'discount_code_invalid',
  )
}

/** What a discount says on a quote and an invoice. */
export function describeDiscount({ kind, value, products }: DiscountRule): string {
  const off = kind === 'percent' ? `${value}% off` : `${dollars(value)} off`
  return products === null ? off : `${off} ${products.join(', ')}`
}

type Tries = { account_id: string; address: string; limits: Limits; now: Date }

/**
 * Lets a code be tried, and counts one that nobody made as a miss of the account and the address; refuses while either has missed too
 * often, a right code too. It must stand on its own, not inside a transaction, which a refusal would undo.
 */
export async function guardPromo(sql: Sql, typed: string, { account_id, address, limits, now }: Tries): Promise<void> {
  const normalized = normalizeCode(typed)
  const hash = sha256(normalized)
  const [tried] = await sql<{ retry_at: Date | null; promo_id: number | null }[]>`
    select retry_at, promo_id from try_promo(${whoOf('account', account_id)}, ${whoOf('address', address)}, ${normalized}, ${hash},
      ${limits.promo_misses_per_account}, ${limits.promo_misses_per_address}, ${now})`
  if (!tried) throw new Error('try_promo answered nothing')
  if (tried.retry_at)
    fail('rate_limited', {
      detail: `Too many wrong promo codes. Try again after ${tried.retry_at.toISOString()}, or order without a code.`,
      retry_after: Math.max(1, Math.ceil((tried.retry_at.getTime() - now.getTime()) / 1000)),
    })
  if (tried.promo_id === null) failUnknown()
}

/** For how long a wrong code counts, as try_promo has it. */
const MISS_SECONDS = { account: 15 * 60, address: 3600 } as const
type Guesser = keyof typeof MISS_SECONDS

const whoOf = (guesser: Guesser, id: string): string => `${guesser}:${id}`

/** Distinct wrong codes of the account or the address that still count, and when the first of them no longer does. */
export async function readMisses(sql: Sql, guesser: Guesser, id: string, now: Date): Promise<Quota> {
  const milliseconds = MISS_SECONDS[guesser] * 1000
  const since = new Date(now.getTime() - milliseconds)
  const [row] = await sql<{ used: number; first: Date | null }[]>`
    select count(*) as used, min(missed_at) as first from promo_misses where who = ${whoOf(guesser, id)} and missed_at > ${since}`
  return { used: row?.used ?? 0, resets_at: row?.first ? new Date(row.first.getTime() + milliseconds) : null }
}

/** A code with its uses by other orders than this one; locked until the transaction ends where `lock` is given, so that the last use is taken once. */
export async function findPromo(
  sql: Sql,
  typed: string,
  { account_id, now, order_id, lock }: { account_id: string; now: Date; order_id: number | null; lock: boolean },
): Promise<Promo | null> {
  const normalized = normalizeCode(typed)
  if (lock) await sql`select 1 from promo_codes where normalized = ${normalized} for update`
  const [row] = await sql<Promo[]>`
    select c.id, c.code, c.kind, c.value, c.products, c.min_subtotal_cents, c.account_id, c.starts_at, c.expires_at, c.max_uses, c.per_account,
      c.disabled_at, u.uses, u.account_uses, (select number from orders where id = u.own_order_id) as reserved_by
    from promo_codes c cross join lateral (
      select count(*) as uses, count(*) filter (where account_id = ${account_id}) as account_uses,
        max(order_id) filter (where account_id = ${account_id} and state = 'reserved') as own_order_id from promo_uses
      where promo_id = c.id and order_id is distinct from ${order_id}::bigint and (state = 'used' or (state = 'reserved' and expires_at > ${now}))
    ) u
    where c.normalized = ${normalized}`
  return row ?? null
}

/** Takes one use of a code for an order that waits for payment; the code is locked (priceOrder with `lock`). */
export async function reservePromo(
  sql: Sql,
  {
    order_id,
    promo_id,
    account_id,
    expires_at,
    now,
  }: { order_id: number; promo_id: number; account_id: string; expires_at: Date; now: Date },
): Promise<void> {
  await sql`
    insert into promo_uses (order_id, promo_id, account_id, state, expires_at, at) values (${order_id}, ${promo_id}, ${account_id}, 'reserved', ${expires_at}, ${now})
    on conflict (order_id) do update set promo_id = excluded.promo_id, state = 'reserved', expires_at = excluded.expires_at, at = excluded.at`
}

const SWEPT_AT_ONCE = 1000

/** Forgets misses that no longer count. Answers how many rows went. */
export async function sweepMisses(sql: Sql, now: Date): Promise<number> {
  const { count } = await sql`
    delete from promo_misses where (who, code_hash) in (
      select who, code_hash from promo_misses where missed_at <= ${new Date(now.getTime() - MISS_SECONDS.address * 1000)} limit ${SWEPT_AT_ONCE})`
  return count
}
