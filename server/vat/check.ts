import type { Pool } from '../database/open.ts'
import type { VatNumber } from './number.ts'
import type { NumberStatus } from './treatment.ts'
import type { Vies } from './vies.ts'

const VALID_SECONDS = 7 * 24 * 3600
const INVALID_SECONDS = 3600

export type Checked = { status: NumberStatus; consultation: string | null }

/**
 * Whether a number is somebody's: what VIES said within the last week (an hour where it said no), otherwise VIES itself. A number from
 * outside of the union cannot be asked about. It asks a foreign system: never inside a transaction; `takeOne` may refuse that.
 */
export function createVatCheck(pool: Pool, vies: Vies, clock: () => Date) {
  return async (number: VatNumber, takeOne: () => Promise<void>): Promise<Checked> => {
    if (!number.in_eu) return { status: 'unverified', consultation: null }
    const now = clock()
    const [kept] = await pool<{ valid: boolean; consultation: string | null }[]>`
      select valid, consultation from vat_numbers where number = ${number.value} and expires_at > ${now}`
    if (kept) return { status: kept.valid ? 'valid' : 'invalid', consultation: kept.consultation }
    await takeOne()
    const { status, consultation } = await vies.ask(number)
    if (status === 'unverified') return { status, consultation: null }
    const expires_at = new Date(now.getTime() + (status === 'valid' ? VALID_SECONDS : INVALID_SECONDS) * 1000)
    await pool`
      insert into vat_numbers (number, valid, consultation, checked_at, expires_at)
      values (${number.value}, ${status === 'valid'}, ${consultation}, ${now}, ${expires_at})
      on conflict (number) do update set valid = excluded.valid, consultation = excluded.consultation, checked_at = excluded.checked_at,
        expires_at = excluded.expires_at`
    return { status, consultation }
  }
}
export type VatCheck = ReturnType<typeof createVatCheck>

const SWEPT_AT_ONCE = 1000

/** Forgets what is too old to be used. Answers how many rows went. */
export async function sweepVatNumbers(pool: Pool, now: Date): Promise<number> {
  const { count } = await pool`
    delete from vat_numbers where number in (select number from vat_numbers where expires_at <= ${now} limit ${SWEPT_AT_ONCE})`
  return count
}
