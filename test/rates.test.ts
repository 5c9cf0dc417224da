import { describe, expect, test } from 'bun:test'
import { LIMITS } from '../server/base/limits.ts'
import { countAttempt } from '../server/auth/attempts.ts'
import { countQuota } from '../server/core/quotas.ts'
import { addressGroup, createRates } from '../server/base/rates/rate_limiter.ts'
import { startTestService } from './test_service.ts'
import { refused } from './refused.ts'
import { serveSites } from './sites.ts'

const { env } = serveSites({})
const testService = await startTestService({
  env: { LIMITS: 'anonymous_per_minute=5,account_reads_per_minute=4,account_writes_per_minute=3', TRUST_PROXY: '1', ...env },
})
const visit = (address: string) => testService.call('/categories', { headers: { 'x-forwarded-for': address } })

/** As many as there is room for. */
const WINDOWS = 131_072

describe('calls a minute', () => {
  test('an address gets as many as the limit says, is told what is left, and waits for the rest of the minute', async () => {
    for (let left = 4; left >= 0; left--) {
      const response = await visit('203.0.113.7')
      expect(response.status).toBe(200)
      expect(response.headers.get('ratelimit-policy')).toBe('"anonymous";q=5;w=60')
      expect(response.headers.get('ratelimit')).toMatch(new RegExp(`^"anonymous";r=${left};t=\\d+$`))
    }
    const over = await visit('203.0.113.7')
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await over.json()).toMatchObject({ code: 'rate_limited', retryable: true })
    expect((await visit('203.0.113.8')).status).toBe(200)
    testService.turnClock(61)
    expect((await visit('203.0.113.7')).status).toBe(200)
  })

  test('guessed keys and unknown paths are counted apart, so that one guesser ends nobody else’s reading', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const guess = () => testService.call('/me', { headers: { ...from, authorization: `Bearer lst_${'x'.repeat(43)}` } })
    for (let count = 0; count < 3; count++) {
      const wrong = await guess()
      expect([wrong.status, wrong.headers.get('ratelimit-policy')]).toEqual([401, '"guesses";q=5;w=60'])
    }
    for (let count = 0; count < 2; count++) expect((await testService.call('/nothing', { headers: from })).status).toBe(404)
    expect((await testService.call('/nothing', { headers: from })).status).toBe(429)
    expect((await guess()).status).toBe(429)
    // Others behind the same address read on, and a right key opens as ever.
    for (let count = 0; count < 5; count++) expect((await visit('203.0.113.9')).status).toBe(200)
    const { apiKey } = await testService.founder()
    expect((await testService.call('/me', { headers: { ...from, authorization: `Bearer ${apiKey}` } })).status).toBe(200)
  })

  test('a flood of addresses resets nobody who came after it', () => {
    const rates = createRates({ ...LIMITS, anonymous_per_minute: 1 }, () => new Date(0))
    for (let count = 0; count < WINDOWS; count++) rates.take('anonymous', `flood ${count}`)
    rates.take('anonymous', 'last')
    rates.take('anonymous', 'one more than are kept')
    expect(rates.take('anonymous', 'last').refused).toBe(true)
  })

  test('a flood of addresses resets nobody who keeps calling', () => {
    const rates = createRates({ ...LIMITS, anonymous_per_minute: 1 }, () => new Date(0))
    rates.take('anonymous', 'early')
    for (let count = 0; count < 2 * WINDOWS; count++) {
      rates.take('anonymous', `flood ${count}`)
      if (count % 1000 === 0) expect(rates.take('anonymous', 'early').refused).toBe(true)
    }
  })

  test('a limit that was used up before the clock was set back does not hold until the old time comes again', () => {
    let now = Date.parse('2027-01-01T00:00:00Z')
    const rates = createRates({ ...LIMITS, anonymous_per_minute: 1 }, () => new Date(now))
    rates.take('anonymous', 'early')
    expect(rates.take('anonymous', 'early').refused).toBe(true)
    now -= 1000
    expect(rates.take('anonymous', 'early').refused).toBe(true)
    now -= 86_400_000
    expect(rates.peek('anonymous', 'early').remaining).toBe(1)
    expect(rates.take('anonymous', 'early')).toMatchObject({ refused: false, resets_seconds: 60 })
  })

  test('limits that the database counts do not either', async () => {
    const { account_id } = await testService.founder()
    const { sql } = testService
    const now = testService.service.clock()
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
    const [later, earlier] = [at(2), at(-2)]
    const used = async (when: Date) => (await countQuota(sql, account_id, 'drafts_per_hour', { now: when })).used
    expect([await used(later), await used(later), await used(now), await used(now), await used(earlier)]).toEqual([1, 2, 1, 2, 1])
    const tried = (when: Date) => countAttempt(sql, 'passwords_per_email', 'ada@clocks.example', when, 1)
    expect([await tried(later), await tried(later), await tried(now), await tried(now)]).toEqual([null, 900, null, 900])
  })

  test('an account has its own limits for reading and for writing, whatever its address and key', async () => {
    const { listing, account_id } = await testService.founder()
    for (let count = 0; count < 4; count++) await listing.listMyDrafts()
    expect((await refused(listing.listMyDrafts())).code).toBe('rate_limited')
    const another = await testService.key(account_id)
    expect((await testService.call('/drafts', { headers: { authorization: `Bearer ${another}` } })).status).toBe(429)
    for (let count = 0; count < 3; count++) await listing.submitListing({ url: 'http://one.test' })
    expect((await refused(listing.submitListing({ url: 'http://one.test' }))).code).toBe('rate_limited')
  })

  test('only the hop in front of the trusted proxy is believed', async () => {
    for (let count = 0; count < 5; count++) await visit(`198.51.100.${count}, 203.0.113.40`)
    expect((await visit('198.51.100.99, 203.0.113.40')).status).toBe(429)
  })
})

test('a caller whose port a proxy names is counted by the address alone', async () => {
  for (const [of, address] of [
    ['IPv4', (port: number) => `203.0.113.60:${port}`],
    ['IPv6', (port: number) => `[2001:db8:7:7::1]:${port}`],
  ] as const) {
    for (let port = 40_001; port <= 40_005; port++) expect([of, (await visit(address(port))).status]).toEqual([of, 200])
    expect([of, (await visit(address(40_006))).status]).toEqual([of, 429])
  }
})

describe('what an address is counted as', () => {
  const CASES: [address: string, group: string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ]
  for (const [address, group] of CASES) test(`${address} counts as ${group}`, () => expect(addressGroup(address)).toBe(group))
})
