import type { Schemas } from '../../sdk/index.ts'
import { afterAll, describe, expect, test } from 'bun:test'
import { serveVies, type ViesReply } from '../doubles/vies.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { turnToMonday } from '../turned.ts'
import { buyer, promo, weekAhead } from './shop.ts'
import { until } from '../until.ts'

let said: ViesReply = { isValid: true }
const vies = serveVies(() => said)
afterAll(() => vies.stop())
const testService = await startTestService({
  env: { VIES_URL: vies.url, LIMITS: 'account_writes_per_minute=100000,anonymous_per_minute=100000' },
})
// Late in a week a launch now is warned about, whatever else is asked.
turnToMonday(testService)

describe('an agent can price what a person will buy', () => {
  test('a week of no form is refused in words, not by a pattern', async () => {
    const { listing, item } = await buyer(testService)
    for (const week of ['NOW', '2026-W9', '2026-W99']) {
      const [place] = (await refused(listing.quoteOrder({ items: [item('launch', { week })] }))).errors ?? []
      expect([place?.field, place?.code, place?.fix.includes('^')]).toEqual(['/items/0/options/week', 'wrong_format', false])
      expect(place?.fix).toContain('such as 2026-W53')
    }
  })

  test('with what list_products says and nothing else', async () => {
    const { listing, listing_id } = await buyer(testService, 'live')
    const { items } = await testService.visitor().listProducts()
    expect(items.map(({ key }) => key)).toEqual(['launch', 'billboard', 'category_feature', 'newsletter', 'sections'])
    expect(items.every(({ price_cents, needs_listing }) => price_cents > 0 && needs_listing)).toBe(true)
    for (const { key, options_schema, constraints, price_cents } of items) {
      const { properties } = options_schema as { properties: Record<string, { items?: { enum?: string[] } }> }
      const weeks = Array.from({ length: constraints.min_weeks ?? 1 }, (_, index) => weekAhead(testService, index + 1))
      const values: Record<string, unknown> = {
        week: weekAhead(testService, 2),
        weeks,
        categories: properties.categories?.items?.enum?.slice(0, 2),
        sections: properties.sections?.items?.enum?.slice(0, 2),
      }
      // A live listing has had its launch week.
      const names = key === 'launch' ? [] : Object.keys(properties)
      const options = Object.fromEntries(names.map((name) => [name, values[name]]))
      const { lines } = await listing.quoteOrder({ items: [{ product: key, listing_id, options } as Schemas['OrderItem']] })
      const quantity = { launch: 1, billboard: 2, category_feature: 2, newsletter: 1, sections: 2 }[key]
      expect(lines).toMatchObject([{ product: key, listing_id, unit_cents: price_cents, quantity, total_cents: price_cents * quantity }])
    }
  })

  test('a launch without a week is one now', async () => {
    const { listing, listing_id, item } = await buyer(testService)
    const { lines } = await listing.quoteOrder({ items: [{ product: 'launch', listing_id }] })
    expect(lines[0]?.options).toEqual({ week: 'now' })
    expect((await listing.quoteOrder({ items: [item('launch', { week: weekAhead(testService, 0) })] })).lines).toHaveLength(1)
  })

  test('nothing is stored, and the quote says until when it holds', async () => {
    const { listing, item } = await buyer(testService)
    const { quote_id, expires_at } = await listing.quoteOrder({ items: [item('launch')] })
    expect(quote_id).toMatch(/^q_[A-Za-z0-9_-]{40,}$/)
    const minutes = (new Date(expires_at).getTime() - testService.service.clock().getTime()) / 60_000
    expect([minutes > 28, minutes <= 30]).toEqual([true, true])
    expect(await testService.sql`select 1 from orders`).toHaveLength(0)
    expect(await testService.sql`select 1 from seats`).toHaveLength(0)
  })
})

describe('every item that cannot be bought is named with what to send instead', () => {
  type Made = Awaited<ReturnType<typeof buyer>>
  const week = (ahead: number) => weekAhead(testService, ahead)
  const CASES: [title: string, (made: Made) => object[], field: string, code: string][] = [
    ['an unknown product', () => [{ product: 'lauch', listing_id: 1 }], '/items/0/product', 'not_one_of'],
    ['no listing', () => [{ product: 'launch' }], '/items/0/listing_id', 'required'],
    ['a listing that nobody has', () => [{ product: 'launch', listing_id: 999_999 }], '/items/0/listing_id', 'unknown_listing'],
    ['an unknown option', ({ item }) => [item('launch', { weak: 'now' })], '/items/0/options/weak', 'unknown_member'],
    ['an option of another product', ({ item }) => [item('launch', { weeks: [week(1)] })], '/items/0/options/weeks', 'unknown_member'],
    ['a missing option', ({ item }) => [item('newsletter')], '/items/0/options/week', 'required'],
    ['now where a week is needed', ({ item }) => [item('newsletter', { week: 'now' })], '/items/0/options/week', 'wrong_format'],
    ['a past week', ({ item }) => [item('launch', { week: week(-1) })], '/items/0/options/week', 'past_week'],
    ['a week that has begun', ({ item }) => [item('billboard', { weeks: [week(0), week(1)] })], '/items/0/options/weeks/0', 'past_week'],
    ['a week that the year does not have', ({ item }) => [item('launch', { week: '2027-W53' })], '/items/0/options/week', 'wrong_format'],
    ['a week in years', ({ item }) => [item('launch', { week: '2099-W01' })], '/items/0/options/week', 'too_large'],
    ['too few weeks', ({ item }) => [item('billboard', { weeks: [week(1)] })], '/items/0/options/weeks', 'too_few'],
    ['no weeks', ({ item }) => [item('billboard', { weeks: [] })], '/items/0/options/weeks', 'too_few'],
    ['one week twice', ({ item }) => [item('billboard', { weeks: [week(1), week(2), week(1)] })], '/items/0/options/weeks/2', 'duplicate'],
    [
      'one week in two items',
      ({ item }) => [item('billboard', { weeks: [week(1), week(2)] }), item('billboard', { weeks: [week(2), week(3)] })],
      '/items/1/options/weeks/0',
      'duplicate',
    ],
    ['two launches of one listing', ({ item }) => [item('launch'), item('launch', { week: week(1) })], '/items/1/listing_id', 'duplicate'],
    [
      'an unknown category',
      ({ item }) => [item('category_feature', { categories: ['Develper Tools'], weeks: [week(1)] })],
      '/items/0/options/categories/0',
      'unknown_category',
    ],
    [
      'no category',
      ({ item }) => [item('category_feature', { categories: [], weeks: [week(1)] })],
      '/items/0/options/categories',
      'too_few',
    ],
    ['an unknown section', ({ item }) => [item('sections', { sections: ['photos'] })], '/items/0/options/sections/0', 'not_one_of'],
    ['one section twice', ({ item }) => [item('sections', { sections: ['story', 'story'] })], '/items/0/options/sections/1', 'duplicate'],
    ['no items', () => [], '/items', 'too_few'],
  ]
  for (const [title, items, field, code] of CASES)
    test(title, async () => {
      const made = await buyer(testService)
      const problem = await refused(made.listing.quoteOrder({ items: items(made) as never }))
      expect(problem).toMatchObject({ status: 422, code: 'validation_failed' })
      const place = problem.errors?.find((each) => each.field === field)
      expect([String(place?.code), (place?.fix.length ?? 0) > 5]).toEqual([code, true])
    })

  test('a mistyped category is told the three nearest', async () => {
    const { listing, item } = await buyer(testService)
    const { errors } = await refused(
      listing.quoteOrder({ items: [item('category_feature', { categories: ['Develper Tools'], weeks: [week(1)] })] }),
    )
    expect(errors?.[0]?.fix).toMatch(/^Send one of those allowed; the nearest: Developer Tools, .+, .+\.$/)
  })

  test('somebody else’s listing is as one that nobody has', async () => {
    const [one, other] = [await buyer(testService), await buyer(testService)]
    const places = await Promise.all(
      [other.listing_id, 999_999].map(
        async (listing_id) => (await refused(one.listing.quoteOrder({ items: [{ product: 'launch', listing_id }] }))).errors,
      ),
    )
    expect(places[0]).toEqual(places[1])
  })

  test('a suspended and an archived listing, a second paid launch, an unlocked section, a week for a live listing', async () => {
    for (const status of ['suspended', 'archived'] as const) {
      const { listing, item } = await buyer(testService, status)
      expect((await refused(listing.quoteOrder({ items: [item('newsletter', { week: week(1) })] }))).errors?.[0]?.code).toBe('not_for_sale')
    }
    const paid = await buyer(testService, 'live')
    await testService.sql`update listings set plan = 'paid', unlocked_sections = '{story}' where id = ${paid.listing_id}`
    const { errors } = await refused(
      paid.listing.quoteOrder({ items: [paid.item('launch'), paid.item('sections', { sections: ['video', 'story'] })] }),
    )
    expect(errors?.map(({ field, code }) => [field, code])).toEqual([
      ['/items/0/listing_id', 'already_bought'],
      // A paid launch has all of them.
      ['/items/1/options/sections/0', 'already_bought'],
      ['/items/1/options/sections/1', 'already_bought'],
    ])
    const both = await buyer(testService)
    const quoted = await both.listing.quoteOrder({ items: [both.item('sections', { sections: ['video'] }), both.item('launch')] })
    expect(quoted.warnings.map(({ code, field }) => [code, field])).toContainEqual(['in_paid_launch', '/items/0'])
    const live = await buyer(testService, 'live')
    await testService.sql`update listings set unlocked_sections = '{story}' where id = ${live.listing_id}`
    const some = await refused(live.listing.quoteOrder({ items: [live.item('sections', { sections: ['video', 'story'] })] }))
    expect(some.errors?.map(({ field, code }) => [field, code])).toEqual([['/items/0/options/sections/1', 'already_bought']])
    expect((await refused(live.listing.quoteOrder({ items: [live.item('launch', { week: week(2) })] }))).errors?.[0]?.fix).toContain('now')
    expect((await live.listing.quoteOrder({ items: [live.item('launch')] })).lines).toHaveLength(1)
  })

  test('a website that another account has put up', async () => {
    const [one, other] = [await buyer(testService, 'live'), await buyer(testService)]
    await testService.sql`
      update companies set site_key = (select c.site_key from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id where l.id = ${one.listing_id})
      where account_id = ${other.account_id}`
    expect((await refused(other.listing.quoteOrder({ items: [other.item('launch')] }))).errors?.[0]?.code).toBe('not_for_sale')
  })

  test('a website that is put up by a company that was set aside', async () => {
    const [one, other] = [await buyer(testService, 'live'), await buyer(testService)]
    await testService.sql`
      update companies set site_key = (
        select c.site_key || '#' || c.id from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id where l.id = ${one.listing_id})
      where account_id = ${other.account_id}`
    expect((await refused(other.listing.quoteOrder({ items: [other.item('launch')] }))).errors?.[0]?.code).toBe('not_for_sale')
  })

  test('what the operator took off sale', async () => {
    const { listing, item } = await buyer(testService)
    const keys = async () => (await testService.visitor().listProducts()).items.map(({ key }) => key)
    await testService.sql`update products set active = false where key = 'newsletter'`
    await until(async () => !(await keys()).includes('newsletter'))
    expect((await refused(listing.quoteOrder({ items: [item('newsletter', { week: week(1) })] }))).errors?.[0]).toMatchObject({
      code: 'not_for_sale',
    })
    await testService.sql`update products set active = true where key = 'newsletter'`
    await until(async () => (await keys()).includes('newsletter'))
  })
})

describe('the total', () => {
  test('is 0 or at least 50 cents, and no more than a card can bear', async () => {
    const { listing, item } = await buyer(testService)
    await promo(testService, 'ALMOST', { kind: 'amount', value: 9_899 })
    await promo(testService, 'FREE', { kind: 'percent', value: 100 })
    expect((await refused(listing.quoteOrder({ items: [item('launch')], promo_code: 'ALMOST' }))).code).toBe('amount_too_small')
    expect(await listing.quoteOrder({ items: [item('launch')], promo_code: 'FREE', billing_country: 'DE' })).toMatchObject({
      total_cents: 0,
      vat: { amount_cents: 0 },
    })
    await testService.sql`update products set price_cents = 10000000 where key = 'newsletter'`
    await until(async () => (await testService.visitor().listProducts()).items.some(({ price_cents }) => price_cents === 10_000_000))
    const many = Array.from({ length: 11 }, (_, index) => item('newsletter', { week: weekAhead(testService, index + 1) }))
    expect((await refused(listing.quoteOrder({ items: many }))).errors?.[0]).toMatchObject({ field: '/items', code: 'too_large' })
    await testService.sql`update products set price_cents = 7900 where key = 'newsletter'`
  })
})

describe('VAT', () => {
  const quote = async (asked: { billing_country?: string; vat_number?: string }) => {
    const { listing, item } = await buyer(testService)
    return listing.quoteOrder({ items: [item('launch')], ...asked })
  }
  const problem = async (asked: { billing_country?: string; vat_number?: string }) => {
    const { listing, item } = await buyer(testService)
    return refused(listing.quoteOrder({ items: [item('launch')], ...asked }))
  }

  test('is that of the buyer’s country, a half cent going up', async () => {
    expect((await quote({ billing_country: 'FI' })).vat).toEqual({
      country: 'FI',
      rate: 25.5,
      amount_cents: 2525,
      treatment: 'standard',
      final: true,
      vat_number: null,
    })
    expect(await quote({ billing_country: 'MC' })).toMatchObject({ total_cents: 11_880, vat: { country: 'FR', rate: 20 } })
  })

  test('is none outside of the union, and not yet known without a country', async () => {
    for (const billing_country of ['US', 'GB', 'CH', 'NO', 'AX', 'RE'])
      expect((await quote({ billing_country })).vat).toMatchObject({
        country: billing_country,
        rate: 0,
        amount_cents: 0,
        treatment: 'outside_scope',
        final: true,
      })
    const { vat, warnings } = await quote({})
    expect([vat.treatment, vat.final, vat.country, warnings.map(({ code }) => code)]).toEqual(['unknown', false, null, ['country_missing']])
  })

  test('is the business’s own where VIES knows its number, however it is typed', async () => {
    said = { isValid: true }
    const { vat, total_cents, warnings } = await quote({ billing_country: 'GR', vat_number: 'gr 094 259 216' })
    expect([vat, total_cents, warnings]).toEqual([
      {
        country: 'GR',
        rate: 0,
        amount_cents: 0,
        treatment: 'reverse_charge',
        final: true,
        vat_number: { value: 'EL094259216', status: 'valid' },
      },
      9900,
      [],
    ])
  })

  test('is charged where VIES does not know the number, is down, or hangs; never fails', async () => {
    const CASES: [string, string, ViesReply, string][] = [
      ['IT', 'IT00743110157', { isValid: false, userError: 'INVALID' }, 'invalid'],
      ['ES', 'ESB58378431', { isValid: false, userError: 'MS_UNAVAILABLE' }, 'unverified'],
      ['NL', 'NL004495445B01', { status: 503 }, 'unverified'],
      ['PL', 'PL8567346215', 'hang', 'unverified'],
    ]
    for (const [billing_country, vat_number, reply, status] of CASES) {
      said = reply
      const { vat, warnings } = await quote({ billing_country, vat_number })
      expect(vat).toMatchObject({ treatment: 'standard', final: true, vat_number: { status } })
      expect(vat.amount_cents).toBeGreaterThan(0)
      expect(warnings.map(({ code }) => code)).toEqual([`vat_number_${status}` as 'vat_number_invalid'])
    }
    said = { isValid: true }
  })

  test('is charged at home, whatever the number', async () => {
    const { vat, warnings } = await quote({ billing_country: 'EE', vat_number: 'EE100594102' })
    expect([vat.treatment, vat.rate, warnings.map(({ code }) => code)]).toEqual(['standard', 24, ['vat_number_without_effect']])
  })

  test('has VIES asked 200 times an hour by one account, whatever is made up; what is known is answered on', async () => {
    said = { isValid: true }
    const [one, other] = [await buyer(testService), await buyer(testService)]
    const of = (nth: number) => `LU${100_000 + nth}${String((100_000 + nth) % 89).padStart(2, '0')}`
    const quoteFor = ({ listing, item }: typeof one, nth: number) =>
      listing.quoteOrder({ items: [item('launch')], billing_country: 'LU', vat_number: of(nth) })
    const before = vies.questions.length
    for (let nth = 0; nth < 200; nth++) await quoteFor(one, nth)
    expect((await refused(quoteFor(one, 200))).code).toBe('rate_limited')
    expect(vies.questions.length - before).toBe(200)
    expect((await quoteFor(one, 0)).vat.treatment).toBe('reverse_charge')
    expect((await quoteFor(other, 200)).vat.treatment).toBe('reverse_charge')
  })

  test('asks VIES once a week for a number that is good and once an hour for one that is not', async () => {
    const asked = () => vies.questions.filter(({ country }) => country === 'AT' || country === 'SE').length
    const before = asked()
    said = { isValid: true }
    for (let time = 0; time < 3; time++) await quote({ billing_country: 'AT', vat_number: 'ATU13585627' })
    said = { isValid: false }
    for (let time = 0; time < 3; time++) await quote({ billing_country: 'SE', vat_number: 'SE123456789701' })
    expect(asked() - before).toBe(2)
    testService.turnClock(3601)
    said = { isValid: true }
    expect((await quote({ billing_country: 'SE', vat_number: 'SE123456789701' })).vat.treatment).toBe('reverse_charge')
    await quote({ billing_country: 'AT', vat_number: 'ATU13585627' })
    expect(asked() - before).toBe(3)
    testService.turnClock(7 * 24 * 3600)
    await quote({ billing_country: 'AT', vat_number: 'ATU13585627' })
    expect(asked() - before).toBe(4)
  })

  test('numbers and countries that cannot be are refused with the right one', async () => {
    const CASES: [{ billing_country?: string; vat_number?: string }, string, string][] = [
      [{ billing_country: 'UK' }, 'country_unknown', 'Send GB.'],
      [{ billing_country: 'EL' }, 'country_unknown', 'Send GR.'],
      [{ billing_country: 'de' }, 'country_unknown', 'Send DE.'],
      [{ billing_country: 'DEU' }, 'country_unknown', 'Send DE.'],
      [{ billing_country: 'XX' }, 'country_unknown', 'ISO 3166-1'],
      [{ billing_country: 'DE', vat_number: 'DE136695975' }, 'vat_number_invalid', 'DE136695976'],
      [{ billing_country: 'EE', vat_number: 'EU372022452' }, 'vat_number_invalid', 'EE100594102'],
      [{ billing_country: 'GR', vat_number: 'EL123456789' }, 'vat_number_invalid', 'EL094259216'],
      [{ billing_country: 'FR', vat_number: 'DE136695976' }, 'vat_country_mismatch', 'billing country'],
      [{ billing_country: 'IE', vat_number: 'XI110305878' }, 'vat_country_mismatch', 'billing country'],
    ]
    for (const [asked, code, fix] of CASES) {
      const { code: given, errors, status } = await problem(asked)
      expect([asked, status, given]).toEqual([asked, 422, code as typeof given])
      expect(errors?.[0]?.fix).toContain(fix)
    }
  })
})
