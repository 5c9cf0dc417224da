/**
 * Prints the seed of the table vat_rates: the standard rates of the 27 member states with the days they hold, made of the rates of the
 * package sales-tax. Its instants of change are midnights of local time in UTC; the day is the one they fall on in the country itself.
 * Run it when a rate changes, and put what is new into a migration of its own: `bun scripts/vat_rates.ts`.
 */
import rates from 'sales-tax/res/sales_tax_rates.json'
import { EU } from '../server/vat/countries.ts'

type Entry = { rate: number; before?: Record<string, { rate: number }> }
export type SeedRate = { country: string; rate_bp: number; valid_from: string; valid_to: string | null }

const DAY_MILLISECONDS = 24 * 3600 * 1000
/** Nothing was sold before: rates that ended earlier are of no use, and those that began earlier are said to hold from here. */
const FIRST_DAY = '2025-01-01'
/** Days on which the package is wrong by one. */
const RIGHT_DAYS: Record<string, string> = { 'RO 2025-08-02': '2025-08-01' }

/** Rates that hold on or after FIRST_DAY. */
export function seedRates(given: Record<string, Entry>, first = FIRST_DAY): SeedRate[] {
  return [...EU].toSorted().flatMap((country) => {
    const entry = given[country]
    if (!entry) throw new Error(`no rate of ${country}`)
    // Each `before` holds until its instant, which begins the next day (some are written an hour or three early).
    const changes = Object.keys(entry.before ?? {}).toSorted()
    const days = changes.map((instant) => {
      const day = new Date(Date.parse(instant) + 3 * 3600 * 1000).toISOString().slice(0, 10)
      return RIGHT_DAYS[`${country} ${day}`] ?? day
    })
    const spans = [...changes.map((instant) => entry.before?.[instant]?.rate ?? entry.rate), entry.rate].map((rate, index) => ({
      country,
      rate_bp: Math.round(rate * 10_000),
      valid_from: laterOf(days[index - 1] ?? first, first),
      valid_to: dayBefore(days[index]),
    }))
    return spans.filter(({ valid_to }) => valid_to === null || valid_to >= first)
  })
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)
const dayBefore = (day: string | undefined): string | null =>
  day === undefined ? null : new Date(Date.parse(day) - DAY_MILLISECONDS).toISOString().slice(0, 10)

export function seedSql(seed: SeedRate[]): string {
  const rows = seed.map(
    ({ country, rate_bp, valid_from, valid_to }) =>
      `  ('${country}', ${rate_bp}, '${valid_from}', ${valid_to === null ? 'null' : `'${valid_to}'`}, 'sales-tax 2.23.0')`,
  )
  return `insert into vat_rates (country, rate_bp, valid_from, valid_to, source) values\n${rows.join(',\n')};\n`
}

if (import.meta.main) process.stdout.write(seedSql(seedRates(rates)))
