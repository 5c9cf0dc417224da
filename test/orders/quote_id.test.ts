import { expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyFor, openSecret } from '../../server/base/secret.ts'
import { ApiError } from '../../server/base/error.ts'
import type { PricedOrder } from '../../server/orders/pricing/price_order.ts'
import { checkAgreed, openQuote, QUOTE_SECONDS, signQuote } from '../../server/orders/pricing/quote_id.ts'

const SECRET = 'a secret of more than thirty-two characters'
const NOW = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const priced = (total_cents: number, week = 'now'): PricedOrder => ({
  lines: [
    {
      product: 'launch',
      listing_id: 12,
      options: { week },
      unit_cents: total_cents,
      quantity: 1,
      subtotal_cents: total_cents,
      discount_cents: 0,
      total_cents,
      vat_cents: 0,
    },
  ],
  subtotal_cents: total_cents,
  discount: null,
  net_cents: total_cents,
  vat: { country: null, rate_bp: 0, amount_cents: 0, treatment: 'unknown', final: false, vat_number: null },
  total_cents,
  seats: [],
  warnings: [],
})
const outcome = (work: () => void): string => {
  try {
    work()
    return 'agreed'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'price_changed' ? error.code : `${error.code} ${error.details.errors?.[0]?.message ?? ''}`.trim()
  }
}

test('a quote holds its total for half an hour, for one account, for its items', () => {
  const { quote_id, expires_at } = signQuote(SECRET, 'ada', priced(9900), NOW)
  expect(expires_at).toEqual(later(QUOTE_SECONDS))
  const check = (account: string, order: PricedOrder, at: Date, secret = SECRET) =>
    outcome(() => checkAgreed(secret, account, { quote_id }, order, at))
  expect(check('ada', priced(9900), later(QUOTE_SECONDS - 1))).toBe('agreed')
  expect(check('ada', priced(9901), NOW)).toBe('price_changed')
  expect(check('ada', priced(9900, '2026-W53'), NOW)).toBe('validation_failed is of other items.')
  expect(check('ada', priced(9900), later(QUOTE_SECONDS))).toBe('validation_failed has expired.')
  expect(check('bo', priced(9900), NOW)).toBe('validation_failed is no quote of yours.')
  expect(check('ada', priced(9900), NOW, `${SECRET}!`)).toBe('validation_failed is no quote of yours.')
})

test('a total that was agreed to is all that is taken', () => {
  expect(outcome(() => checkAgreed(SECRET, 'ada', { expected_total_cents: 9900 }, priced(9900), NOW))).toBe('agreed')
  for (const expected_total_cents of [0, 9899, 9901]) {
    expect(outcome(() => checkAgreed(SECRET, 'ada', { expected_total_cents }, priced(9900), NOW))).toBe('price_changed')
  }
  expect(outcome(() => checkAgreed(SECRET, 'ada', {}, priced(9900), NOW))).toBe('agreed')
})

test('no other token is a quote: not one with a bit changed, cut, longer or spelt otherwise', () => {
  const { quote_id } = signQuote(SECRET, 'ada', priced(9900), NOW)
  expect(openQuote(SECRET, 'ada', quote_id)?.total_cents).toBe(9900)
  const bytes = Buffer.from(quote_id.slice(2), 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const forged = Buffer.from(bytes)
    forged[bit >> 3] = (forged[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(openQuote(SECRET, 'ada', `q_${forged.toString('base64url')}`)).toBeNull()
  }
  for (const other of [quote_id.slice(0, -2), `${quote_id}AA`, `${quote_id}=`, `q_${'A'.repeat(55)}`, 'q_', ''])
    expect(openQuote(SECRET, 'ada', other)).toBeNull()
})

test('without AUTH_SECRET one is made once, for its owner’s eyes, whoever comes first', () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'listing-secret-'))
  try {
    const secrets = Array.from({ length: 5 }, () => openSecret({ auth_secret: null, data_dir: join(data_dir, 'new') }))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]?.length).toBeGreaterThan(40)
    const path = join(data_dir, 'new', 'auth_secret')
    expect([readFileSync(path, 'utf8').trim(), statSync(path).mode & 0o777]).toEqual([secrets[0] ?? '', 0o600])
    expect(readdirSync(join(data_dir, 'new'))).toEqual(['auth_secret'])
    expect(openSecret({ auth_secret: 'given', data_dir })).toBe('given')
    expect(keyFor('one', 'quote').equals(keyFor('one', 'session'))).toBe(false)
  } finally {
    rmSync(data_dir, { recursive: true })
  }
})
