import { describe, expect, test } from 'bun:test'
import * as fc from 'fast-check'
import { allocate, priceItems, shareOf, type DiscountRule } from '../../server/orders/pricing/pricing.ts'

const RUNS = 3000
const keys = ['launch', 'billboard', 'category_feature', 'newsletter', 'sections']
const items = fc.array(
  fc.record({
    product: fc.constantFrom(...keys),
    unit_cents: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 36 }),
  }),
  { minLength: 1, maxLength: 20 },
)
const rules = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }), products: fc.option(fc.subarray(keys)) }),
    fc.record({
      kind: fc.constant('amount' as const),
      value: fc.integer({ min: 1, max: 100_000_000 }),
      products: fc.option(fc.subarray(keys)),
    }),
  ),
)
const rates = fc.integer({ min: 0, max: 10_000 })
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

describe('whatever is ordered', () => {
  test('lines add up to the order, in whole cents, and nobody pays less than nothing', () => {
    fc.assert(
      fc.property(items, rules, rates, (given, rule, rate_bp) => {
        const priced = priceItems(given, rule, rate_bp)
        const { lines } = priced
        for (const name of ['subtotal_cents', 'discount_cents', 'vat_cents'] as const)
          expect(total(lines.map((line) => line[name]))).toBe(priced[name])
        expect(total(lines.map(({ total_cents }) => total_cents))).toBe(priced.net_cents)
        expect(priced.subtotal_cents - priced.discount_cents + priced.vat_cents).toBe(priced.total_cents)
        for (const line of lines) {
          for (const amount of Object.values(line)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
          expect(line.subtotal_cents - line.discount_cents).toBe(line.total_cents)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('a discount touches only the products it names, and takes off no more than they cost', () => {
    fc.assert(
      fc.property(items, rules, rates, (given, rule, rate_bp) => {
        const { lines, discount_cents } = priceItems(given, rule, rate_bp)
        const named = (product: string) => rule !== null && (rule.products === null || rule.products.includes(product))
        for (const [index, { product }] of given.entries()) if (!named(product)) expect(lines[index]?.discount_cents).toBe(0)
        const eligible = total(given.map(({ product, unit_cents, quantity }) => (named(product) ? unit_cents * quantity : 0)))
        expect(discount_cents).toBeLessThanOrEqual(eligible)
        if (rule?.kind === 'amount') expect(discount_cents).toBe(Math.min(rule.value, eligible))
      }),
      { numRuns: RUNS },
    )
  })

  test('VAT is within half a cent of the exact share, and a half goes up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_200_000_000 }), rates, (net, rate_bp) => {
        const twice = 2n * 10_000n * BigInt(shareOf(net, rate_bp, 10_000)) - 2n * BigInt(net) * BigInt(rate_bp)
        expect(twice > -10_000n && twice <= 10_000n).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  test('no part is a cent or more away from its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 360_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const whole = total(given)
        const amount = Math.floor(whole * part)
        for (const [index, cents] of allocate(amount, given).entries()) {
          const weight = given[index] ?? 0
          const off = BigInt(cents) * BigInt(whole) - BigInt(amount) * BigInt(weight)
          expect(whole === 0 ? cents === 0 : off > -BigInt(whole) && off < BigInt(whole)).toBe(true)
          expect(cents).toBeLessThanOrEqual(weight)
        }
      }),
      { numRuns: RUNS },
    )
  })
})

describe('by hand', () => {
  const percent = (value: number, products: string[] | null = null): DiscountRule => ({ kind: 'percent', value, products })
  const amount = (value: number, products: string[] | null = null): DiscountRule => ({ kind: 'amount', value, products })
  type Case = [
    title: string,
    items: [string, number, number][],
    rule: DiscountRule | null,
    rate_bp: number,
    discount: number,
    vat: number,
    total: number,
    parts?: number[],
  ]
  const CASES: Case[] = [
    ['one launch', [['launch', 9900, 1]], null, 0, 0, 0, 9900],
    ['VAT of 25.5%', [['launch', 9900, 1]], null, 2550, 0, 2525, 12425],
    [
      'VAT once for all, not per line (3 × 0.17 at 25.5% is 13 cents, per line 12)',
      [
        ['a', 17, 1],
        ['b', 17, 1],
        ['c', 17, 1],
      ],
      null,
      2550,
      0,
      13,
      64,
    ],
    ['a half goes up', [['a', 10, 1]], null, 500, 0, 1, 11],
    ['just under a half goes down', [['a', 9, 1]], null, 500, 0, 0, 9],
    ['a discount before VAT', [['launch', 10000, 1]], percent(10), 1900, 1000, 1710, 10710],
    ['half a cent of discount goes up', [['a', 5, 1]], percent(10), 0, 1, 0, 4],
    [
      'a discount of a third over three lines',
      [
        ['a', 100, 1],
        ['b', 100, 1],
        ['c', 100, 1],
      ],
      amount(100),
      0,
      100,
      0,
      200,
      [34, 33, 33],
    ],
    [
      'a discount for one product',
      [
        ['launch', 9900, 1],
        ['billboard', 14900, 2],
      ],
      percent(50, ['billboard']),
      0,
      14900,
      0,
      24800,
      [0, 14900],
    ],
    ['no more off than it costs', [['launch', 9900, 1]], amount(20000), 2400, 9900, 0, 0, [9900]],
    [
      'all off',
      [
        ['launch', 9900, 1],
        ['sections', 2900, 2],
      ],
      percent(100),
      2400,
      15700,
      0,
      0,
      [9900, 5800],
    ],
    ['a discount for what is not bought', [['launch', 9900, 1]], percent(50, ['newsletter']), 0, 0, 0, 9900, [0]],
  ]
  for (const [title, given, rule, rate_bp, discount_cents, vat_cents, total_cents, parts] of CASES)
    test(title, () => {
      const priced = priceItems(
        given.map(([product, unit_cents, quantity]) => ({ product, unit_cents, quantity })),
        rule,
        rate_bp,
      )
      expect(priced).toMatchObject({ discount_cents, vat_cents, total_cents })
      if (parts) expect(priced.lines.map((line) => line.discount_cents)).toEqual(parts)
    })
})
