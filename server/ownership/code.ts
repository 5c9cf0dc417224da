import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { keyFor } from '../base/secret.ts'
import { typedCode } from '../base/typed_code.ts'
import type { Sql } from '../database/open.ts'
import { sameEmail } from '../mail/email_address.ts'
import { UNPROVEN } from './proof_state.ts'
import type { Whose } from './rows.ts'

export const CODE_MINUTES = 30
/** Wrong codes of an account about a listing in a day. */
const TRIES_MAX = 5
const TRIES_HOURS = 24

/** What came of a code: right; wrong or none waits, with the tries that are left; or too many tries, whatever the code. */
export type Tried =
  { outcome: 'right'; email: string; hash: Buffer } | { outcome: 'wrong'; left: number } | { outcome: 'too_many'; retry_after: number }

/** A new code for an address; the one before is worth nothing then. The tries stay counted. */
export async function writeCode(sql: Sql, secret: string, whose: Whose, email: string, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expires_at = new Date(now.getTime() + CODE_MINUTES * 60_000)
  await sql`
    insert into ownership_proofs as kept (listing_id, account_id, detail, code_hash, code_email, code_expires_at)
    values (${whose.listing_id}, ${whose.account_id}, ${UNPROVEN.detail}, ${hashOf(secret, whose, code)}, ${email}, ${expires_at})
    on conflict (listing_id, account_id) do update set
      code_hash = excluded.code_hash, code_email = excluded.code_email, code_expires_at = excluded.code_expires_at`
  return code
}

/** After how many seconds a code may be tried again, where five were wrong; null where one may be now. */
export async function secondsShut(sql: Sql, { listing_id, account_id }: Whose, now: Date): Promise<number | null> {
  const [row] = await sql<{ code_tries_since: Date }[]>`
    select code_tries_since from ownership_proofs
    where listing_id = ${listing_id} and account_id = ${account_id} and code_tries >= ${TRIES_MAX}
      and code_tries_since > ${new Date(now.getTime() - TRIES_HOURS * 3_600_000)}`
  return row ? secondsLeft(row.code_tries_since, now) : null
}

const secondsLeft = (since: Date, now: Date): number =>
  Math.max(1, Math.ceil((since.getTime() + TRIES_HOURS * 3_600_000 - now.getTime()) / 1000))

/** Counts the try before the code is looked at, so that however many come at once no more than five are. In a statement of its own. */
export async function tryCode(
  sql: Sql,
  secret: string,
  whose: Whose,
  { code, email }: { code: string; email: string | undefined },
  now: Date,
): Promise<Tried> {
  const window_starts_at = new Date(now.getTime() - TRIES_HOURS * 3_600_000)
  type Row = {
    code_hash: Buffer | null
    code_email: string | null
    code_expires_at: Date | null
    code_tries: number
    code_tries_since: Date
  }
  const [row] = await sql<Row[]>`
    insert into ownership_proofs as kept (listing_id, account_id, detail, code_tries, code_tries_since)
    values (${whose.listing_id}, ${whose.account_id}, ${UNPROVEN.detail}, 1, ${now})
    on conflict (listing_id, account_id) do update set
      code_tries = case when kept.code_tries_since > ${window_starts_at} then least(kept.code_tries + 1, ${TRIES_MAX + 1}) else 1 end,
      code_tries_since = case when kept.code_tries_since > ${window_starts_at} then kept.code_tries_since else ${now} end
    returning code_hash, code_email, code_expires_at, code_tries, code_tries_since`
  if (!row) throw new Error('a try was counted and not answered')
  const too_many: Tried = { outcome: 'too_many', retry_after: secondsLeft(row.code_tries_since, now) }
  if (row.code_tries > TRIES_MAX) return too_many
  const { code_hash, code_email, code_expires_at } = row
  const given = hashOf(secret, whose, typedCode(code))
  const waits = code_hash !== null && code_email !== null && code_expires_at !== null && code_expires_at > now
  if (waits && (email === undefined || sameEmail(email, code_email)) && timingSafeEqual(code_hash, given))
    return { outcome: 'right', email: code_email, hash: given }
  return row.code_tries === TRIES_MAX ? too_many : { outcome: 'wrong', left: TRIES_MAX - row.code_tries }
}

/** Uses a code up; false where another call was first, or a newer code has come. */
export async function useCode(sql: Sql, { listing_id, account_id }: Whose, hash: Buffer, now: Date): Promise<boolean> {
  const used = await sql`
    update ownership_proofs set code_hash = null, code_email = null, code_expires_at = null, code_tries = 0, code_tries_since = null
    where listing_id = ${listing_id} and account_id = ${account_id} and code_hash = ${hash} and code_expires_at > ${now}`
  return used.count === 1
}

const hashOf = (secret: string, { listing_id, account_id }: Whose, code: string): Buffer =>
  createHmac('sha256', keyFor(secret, 'ownership code')).update(`${listing_id} ${account_id} ${code}`).digest()
