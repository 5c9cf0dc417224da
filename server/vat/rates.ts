import type { Sql } from '../database/open.ts'

/** A standard rate with its first and last day. */
export type Rate = { country: string; rate_bp: number; valid_from: string; valid_to: string | null; source: string }
/** The source of rates that the operator set; they win over seeded ones. */
export const OPERATOR = 'operator'

export async function readRates(sql: Sql): Promise<Rate[]> {
  return sql<Rate[]>`select country, rate_bp, valid_from, valid_to, source from vat_rates order by country, valid_from, source`
}

/** The rate of a country on a day (YYYY-MM-DD): the operator's own before a seeded one, the latest before an earlier one. */
export function rateOn(rates: readonly Rate[], country: string, day: string): number {
  let found: Rate | null = null
  for (const rate of rates) {
    if (rate.country !== country || rate.valid_from > day || (rate.valid_to !== null && rate.valid_to < day)) continue
    if (!found || rank(rate) > rank(found)) found = rate
  }
  if (!found) throw new Error(`there is no VAT rate of ${country} on ${day}`)
  return found.rate_bp
}

const rank = ({ source, valid_from }: Rate): string => `${source === OPERATOR ? 1 : 0} ${valid_from}`

/** Sets the operator's rate of a country from a day on; what the operator set for later days goes. */
export async function setRate(sql: Sql, country: string, rate_bp: number, from: string, now: Date): Promise<Rate> {
  await sql`delete from vat_rates where country = ${country} and source = ${OPERATOR} and valid_from >= ${from}`
  await sql`
    update vat_rates set valid_to = ${from}::date - 1 where country = ${country} and source = ${OPERATOR} and (valid_to is null or valid_to >= ${from})`
  const [row] = await sql<Rate[]>`
    insert into vat_rates (country, rate_bp, valid_from, source, set_at) values (${country}, ${rate_bp}, ${from}, ${OPERATOR}, ${now})
    returning country, rate_bp, valid_from, valid_to, source`
  if (!row) throw new Error('the rate was not inserted')
  return row
}
