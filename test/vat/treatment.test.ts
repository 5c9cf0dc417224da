import { describe, expect, test } from 'bun:test'
import rates from 'sales-tax/res/sales_tax_rates.json'
import { EU, meantCountry, prefixOf } from '../../server/vat/countries.ts'
import { EXAMPLES, readVatNumber } from '../../server/vat/number.ts'
import { decideVat, type NumberStatus } from '../../server/vat/treatment.ts'
import { OPERATOR, rateOn, type Rate } from '../../server/vat/rates.ts'
import { seedRates, seedSql } from '../../scripts/vat_rates.ts'

const DAY = '2026-11-21'
const seeded: Rate[] = seedRates(rates).map((rate) => ({ ...rate, source: 'seed' }))
const decide = (seller: string, buyer: string | null, status: NumberStatus | null = null, of = buyer) =>
  decideVat(seller, buyer, status === null ? null : { country: of ?? '', status }, (country) => rateOn(seeded, country, DAY))

/** The standard rates of 2026 in basis points, written down by hand from the states' own announcements. */
const STANDARD: Record<string, number> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
}

describe('the rates that the database begins with', () => {
  test('are those of the 27 member states', () => {
    expect(Object.keys(STANDARD).toSorted()).toEqual([...EU].toSorted())
    for (const [country, rate_bp] of Object.entries(STANDARD)) expect([country, rateOn(seeded, country, DAY)]).toEqual([country, rate_bp])
  })
  test('are in the migration as the package has them', async () => {
    const migration = await Bun.file('server/database/migrations/0009_orders.sql').text()
    expect(migration).toContain(seedSql(seedRates(rates)))
  })
  test('change on the day on which they changed', () => {
    for (const [country, day, rate_bp] of [
      ['EE', '2025-06-30', 2200],
      ['EE', '2025-07-01', 2400],
      ['RO', '2025-07-31', 1900],
      ['RO', '2025-08-01', 2100],
    ] as const)
      expect([country, day, rateOn(seeded, country, day)]).toEqual([country, day, rate_bp])
  })
  test('give way to the operator’s on the days it holds', () => {
    const own: Rate = { country: 'DE', rate_bp: 1600, valid_from: '2026-07-01', valid_to: '2026-12-31', source: OPERATOR }
    const all = [own, ...seeded]
    expect(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'].map((day) => rateOn(all, 'DE', day))).toEqual([1900, 1600, 1600, 1900])
  })
})

describe('who bears VAT', () => {
  for (const country of EU) {
    const standard = { country, rate_bp: STANDARD[country] ?? -1, treatment: 'standard' as const, final: true }
    const seller = country === 'EE' ? 'FI' : 'EE'
    test(`${country}: consumers pay ${standard.rate_bp / 100}%, confirmed businesses account for it themselves`, () => {
      expect(decide(seller, country)).toEqual(standard)
      expect(decide(seller, country, 'valid')).toEqual({ country, rate_bp: 0, treatment: 'reverse_charge', final: true })
      expect(decide(seller, country, 'unverified')).toEqual(standard)
      expect(decide(seller, country, 'invalid')).toEqual(standard)
      // At home everybody pays.
      expect(decide(country, country, 'valid')).toEqual(standard)
    })
  }
  const OUTSIDE = 'GB CH NO US IS LI AX GP MQ RE GF YT BL MF PM GI FO GL SM VA IM JE GG AD TR UA AU JP'.split(' ')
  for (const country of OUTSIDE)
    test(`${country} is outside, with or without a number`, () => {
      for (const status of [null, 'valid', 'unverified'] as const)
        expect(decide('EE', country, status)).toMatchObject({ rate_bp: 0, treatment: 'outside_scope', final: true })
    })
  test('Monaco is France', () => {
    expect(decide('EE', 'MC')).toEqual({ country: 'FR', rate_bp: 2000, treatment: 'standard', final: true })
    expect(decide('EE', 'MC', 'valid', 'FR')).toMatchObject({ treatment: 'reverse_charge' })
    expect(decide('FR', 'MC', 'valid', 'FR')).toMatchObject({ rate_bp: 2000, treatment: 'standard' })
  })
  test('a buyer from nowhere is not charged yet', () =>
    expect(decide('EE', null, 'valid', 'DE')).toEqual({ country: null, rate_bp: 0, treatment: 'unknown', final: false }))
})

describe('numbers', () => {
  for (const [country, number] of Object.entries(EXAMPLES))
    test(`${number} is good, however it is written, and is not with another digit`, () => {
      const good = { value: number, country, in_eu: true, prefix: prefixOf(country), digits: number.slice(2) }
      const spaced = `${number.slice(0, 2).toLowerCase()} ${number.slice(2, 5)}.${number.slice(5, 8)}-${number.slice(8)}`
      for (const typed of [number, spaced, number.slice(2), `\u00a0${number}\u2009`])
        expect([typed, readVatNumber(typed, country)]).toEqual([typed, good])
      expect(readVatNumber(number, null)).toEqual(good)
      const at = 5
      const wrong = [...'0123456789'].filter(
        (digit) => readVatNumber(number.slice(0, at) + digit + number.slice(at + 1), country) === 'invalid',
      )
      expect(wrong.length).toBeGreaterThan(0)
    })
  const CASES: [typed: string, country: string | null, expected: 'invalid' | 'mismatch' | { country: string; in_eu: boolean }][] = [
    ['EU372022452', 'EE', 'invalid'],
    ['EU372022452', null, 'invalid'],
    ['IM3720000224', 'FR', 'invalid'],
    ['DE136695975', 'DE', 'invalid'],
    ['DE', 'DE', 'invalid'],
    ['not a number', 'DE', 'invalid'],
    ['АTU13585627', 'AT', 'invalid'],
    ["DE136695976'; drop table", 'DE', 'invalid'],
    ['136695976', null, 'invalid'],
    ['X'.repeat(40), 'US', 'invalid'],
    ['DE136695976', 'FR', 'mismatch'],
    ['DE136695976', 'US', 'mismatch'],
    ['GB980780684', 'DE', 'mismatch'],
    ['XI110305878', 'IE', 'mismatch'],
    ['GR094259216', 'GR', { country: 'GR', in_eu: true }],
    ['FR40303265045', 'MC', { country: 'FR', in_eu: true }],
    ['FI20774740', 'AX', { country: 'FI', in_eu: true }],
    ['FR40303265045', 'RE', { country: 'FR', in_eu: true }],
    ['40303265045', 'GP', { country: 'FR', in_eu: true }],
    ['DE136695976', 'RE', 'mismatch'],
    ['FR40303265045', 'AX', 'mismatch'],
    ['XI110305878', 'GB', { country: 'GB', in_eu: false }],
    ['GB980780684', 'GB', { country: 'GB', in_eu: false }],
    ['GB980780684', 'IM', { country: 'GB', in_eu: false }],
    ['GB980780685', 'GB', 'invalid'],
    ['CHE-107.787.577 MWST', 'CH', { country: 'CH', in_eu: false }],
    ['NO 916 634 773 MVA', 'NO', { country: 'NO', in_eu: false }],
    ['12-3456789', 'US', { country: 'US', in_eu: false }],
  ]
  for (const [typed, country, expected] of CASES)
    test(`${typed.slice(0, 30)} for ${country ?? 'an unknown country'}`, () => {
      const read = readVatNumber(typed, country)
      if (typeof expected === 'string') expect(read).toBe(expected)
      else expect(read).toMatchObject(expected)
    })
})

test('a country that is written otherwise is told its code', () => {
  const CASES: [string, string | null][] = [
    ['DE', null],
    ['GR', null],
    ['MC', null],
    ['GB', null],
    ['UK', 'GB'],
    ['EL', 'GR'],
    ['XI', 'GB'],
    ['de', 'DE'],
    ['DEU', 'DE'],
    ['usa', 'US'],
    ['Germany', 'DE'],
    ['united kingdom', 'GB'],
    ['XX', ''],
    ['EU', ''],
    ['', ''],
    ['D E', ''],
  ]
  for (const [sent, meant] of CASES) expect([sent, meantCountry(sent)]).toEqual([sent, meant])
})
