import { describe, expect, test } from 'bun:test'
import { judgePromo, normalizeCode, type Promo } from '../../server/orders/pricing/promo.ts'
import { freshDatabase } from '../cluster.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { buyer, promo } from './shop.ts'

const testService = await startTestService({
  crowded: true,
  env: { LIMITS: 'account_writes_per_minute=100000,promo_misses_per_address=100000' },
})

describe('a code', () => {
  test('holds as typed: spaces around, lower case and wide letters do not matter', async () => {
    await promo(testService, 'Welcome10')
    const { listing, item } = await buyer(testService)
    for (const promo_code of ['Welcome10', 'welcome10', '  WELCOME10\t', 'ｗｅｌｃｏｍｅ１０'])
      expect((await listing.quoteOrder({ items: [item('launch')], promo_code })).discount).toEqual({
        code: 'Welcome10',
        amount_cents: 990,
        description: '10% off',
      })
  })

  test('is taken off before VAT, from what it applies to', async () => {
    await promo(testService, 'SECTIONS', { kind: 'amount', value: 3000, products: ['sections'] })
    const { listing, item } = await buyer(testService)
    const quote = await listing.quoteOrder({
      items: [item('launch'), item('sections', { sections: ['story', 'video'] })],
      billing_country: 'FI',
      promo_code: 'sections',
    })
    expect(quote.lines.map(({ discount_cents }) => discount_cents)).toEqual([0, 3000])
    expect([quote.subtotal_cents, quote.vat.amount_cents, quote.total_cents]).toEqual([15_700, 3239, 15_939])
    expect(quote.discount?.description).toBe('$30.00 off sections')
  })

  test('that cannot be used says why, and tells apart the reasons', async () => {
    const now = testService.service.clock().getTime()
    const { listing, item, account_id } = await buyer(testService)
    await promo(testService, 'EARLY', { starts_at: new Date(now + 60_000) })
    await promo(testService, 'LATE', { expires_at: new Date(now - 60_000) })
    await promo(testService, 'OFF', { disabled_at: new Date(now - 60_000) })
    await promo(testService, 'LETTERS', { products: ['newsletter'] })
    await promo(testService, 'BIG', { min_subtotal_cents: 9901 })
    await promo(testService, 'THEIRS', { account_id: (await testService.founder()).account_id })
    await promo(testService, 'MINE', { account_id })
    for (const [promo_code, code] of [
      ['NOBODYMADETHIS', 'discount_code_invalid'],
      ['EARLY', 'discount_code_invalid'],
      ['OFF', 'discount_code_invalid'],
      ['LATE', 'discount_code_expired'],
      ['LETTERS', 'discount_code_ineligible'],
      ['THEIRS', 'discount_code_ineligible'],
      ['BIG', 'discount_code_minimum_not_met'],
    ] as const) {
      const problem = await refused(listing.quoteOrder({ items: [item('launch')], promo_code }))
      expect([promo_code, problem.status, problem.code, problem.errors?.[0]?.field]).toEqual([promo_code, 422, code, '/promo_code'])
    }
    expect((await listing.quoteOrder({ items: [item('launch')], promo_code: 'MINE' })).discount?.code).toBe('MINE')
  })

  const AT = new Date('2026-11-21T12:00:00Z')
  const base: Promo = {
    id: 1,
    code: 'X',
    kind: 'percent',
    value: 10,
    products: null,
    min_subtotal_cents: 0,
    account_id: null,
    starts_at: null,
    expires_at: null,
    max_uses: null,
    per_account: 1,
    disabled_at: null,
    uses: 0,
    account_uses: 0,
    reserved_by: null,
  }
  const CASES: [Partial<Promo>, string | null][] = [
    [{}, null],
    [{ starts_at: AT }, null],
    [{ starts_at: new Date(AT.getTime() + 1) }, 'discount_code_invalid'],
    [{ expires_at: AT }, 'discount_code_expired'],
    [{ expires_at: new Date(AT.getTime() + 1) }, null],
    [{ min_subtotal_cents: 9900 }, null],
    [{ min_subtotal_cents: 9901 }, 'discount_code_minimum_not_met'],
    [{ max_uses: 3, uses: 2 }, null],
    [{ max_uses: 3, uses: 3 }, 'discount_code_usage_limit_reached'],
    [{ per_account: 2, account_uses: 1 }, null],
    [{ account_uses: 1 }, 'discount_code_usage_limit_reached'],
    [{ per_account: null, account_uses: 50 }, null],
    [{ products: [] }, 'discount_code_ineligible'],
    [{ products: ['launch'] }, null],
    [{ account_id: 'me' }, null],
    [{ account_id: 'you' }, 'discount_code_ineligible'],
  ]
  for (const [given, code] of CASES)
    test(`${JSON.stringify(given)} → ${code ?? 'holds'}`, () =>
      expect(String(judgePromo({ ...base, ...given }, 'me', [{ product: 'launch', subtotal_cents: 9900 }], AT)?.code ?? null)).toBe(
        String(code),
      ))

  test('is compared in one form', () => expect(normalizeCode(' ﬁrst１０ ')).toBe('FIRST10'))
})

describe('who guesses codes', () => {
  const attempt = ({ listing, item }: Awaited<ReturnType<typeof buyer>>, promo_code: string): Promise<string> =>
    listing.quoteOrder({ items: [item('launch')], promo_code }).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    )

  test('has five wrong ones in a quarter of an hour; then a right one tells nothing either, and everything else goes on', async () => {
    await promo(testService, 'REAL')
    const guesser = await buyer(testService)
    expect((await guesser.listing.getAccount()).limits.promo_misses_per_account).toMatchObject({ limit: 5, remaining: 5 })
    // The same wrong code again is no new guess.
    for (const code of ['A1', 'A2', 'A2', 'A3', 'A4', 'a4 ']) expect(await attempt(guesser, code)).toBe('discount_code_invalid')
    expect(await attempt(guesser, 'REAL')).toBe('taken')
    expect(await attempt(guesser, 'A5')).toBe('discount_code_invalid')
    for (const code of ['REAL', 'A1', 'A6']) {
      const problem = await refused(guesser.listing.quoteOrder({ items: [guesser.item('launch')], promo_code: code }))
      expect([problem.status, problem.code, (problem.retry_after ?? 0) > 800]).toEqual([429, 'rate_limited', true])
    }
    expect((await guesser.listing.getAccount()).limits.promo_misses_per_account.remaining).toBe(0)
    expect((await guesser.listing.quoteOrder({ items: [guesser.item('launch')] })).total_cents).toBe(9900)
    expect(await attempt(await buyer(testService), 'REAL')).toBe('taken')
    testService.turnClock(15 * 60 + 1)
    expect(await attempt(guesser, 'REAL')).toBe('taken')
  })

  test('learns from fifty guesses at once no more than from five', async () => {
    await promo(testService, 'HIDDEN')
    const guesser = await buyer(testService)
    const codes = [...Array.from({ length: 49 }, (_, index) => `GUESS${index}`), 'HIDDEN']
    const answers = await Promise.all(codes.map((code) => attempt(guesser, code)))
    expect(answers.filter((answer) => answer === 'discount_code_invalid').length).toBe(5)
    expect(answers.filter((answer) => answer === 'rate_limited').length).toBeGreaterThanOrEqual(44)
  })

  test('is counted by what does not exist, not by codes that have ended', async () => {
    const { listing, item } = await buyer(testService)
    for (let index = 0; index < 7; index++) {
      await promo(testService, `ENDED${index}`, { disabled_at: testService.service.clock() })
      expect((await refused(listing.quoteOrder({ items: [item('launch')], promo_code: `ENDED${index}` }))).code).toBe(
        'discount_code_invalid',
      )
    }
  })

  test('does not escape by another process, a restart, or a new account of the same address', async () => {
    const { url } = await freshDatabase()
    const first = await startTestService({ crowded: true, env: { DATABASE_URL: url } })
    const guesser = await buyer(first)
    await promo(first, 'REAL')
    const over =
      (place: TestService) =>
      async (promo_code: string, apiKey = guesser.apiKey): Promise<number> => {
        const body = JSON.stringify({ items: [guesser.item('launch')], promo_code })
        const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
        return (await place.call('/orders/quote', { method: 'POST', body, headers })).status
      }
    for (const code of ['B1', 'B2', 'B3']) expect(await over(first)(code)).toBe(422)
    const second = await startTestService({ crowded: true, role: 'web', env: { DATABASE_URL: url } })
    for (const code of ['B4', 'B5']) expect(await over(second)(code)).toBe(422)
    expect([await over(first)('REAL'), await over(second)('REAL')]).toEqual([429, 429])
    // The address has twenty an hour, whoever asks.
    for (let index = 6; index <= 20; index++) expect(await over(first)(`B${index}`, (await buyer(first)).apiKey)).toBe(422)
    expect(await over(second)('REAL', (await buyer(first)).apiKey)).toBe(429)
  })
})
