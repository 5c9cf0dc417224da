import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { buyer } from './shop.ts'
import { until } from '../until.ts'
import { openOperatorTerminal } from '../operator_terminal.ts'

const testService = await startTestService({
  role: 'web',
  env: { LIMITS: 'account_reads_per_minute=100000,account_writes_per_minute=100000,anonymous_per_minute=100000' },
})

const type = openOperatorTerminal({ DATABASE_URL: testService.service.config.database_url ?? '' })
const operator = (...words: string[]) => type(words)

test('a price that is set is the price of the next quote', async () => {
  const { listing, item } = await buyer(testService)
  expect((await listing.quoteOrder({ items: [item('launch')] })).total_cents).toBe(9900)
  expect(await operator('product', 'set', 'launch', '--price-cents', '12300')).toMatchObject({
    code: 0,
    out: 'launch  $123.00  Paid launch  weeks_ahead_max=52',
  })
  await until(async () => (await listing.quoteOrder({ items: [item('launch')] })).total_cents === 12_300)
  expect((await testService.visitor().listProducts()).items[0]?.price_cents).toBe(12_300)
  const { items } = JSON.parse((await operator('product', 'list', '--json')).out)
  expect(items).toHaveLength(5)
  await operator('product', 'set', 'newsletter', '--no-on-sale')
  await operator('product', 'set', 'billboard', '--min-weeks', '3')
  const shown = await until(async () => {
    const products = (await testService.visitor().listProducts()).items
    return products.find(({ key }) => key === 'billboard')?.constraints.min_weeks === 3 ? products : null
  })
  expect(shown.map(({ key }) => key)).not.toContain('newsletter')
})

test('a product that is none, and bounds that cannot be, change nothing', async () => {
  for (const [words, code] of [
    [['set', 'lunch', '--price-cents', '1'], 1],
    [['set', 'launch', '--price-cents', '99999999'], 1],
    [['set', 'launch', '--min-weeks', '2'], 1],
    [['set', 'billboard', '--min-weeks', '0'], 1],
    [['set', 'billboard', '--min-weeks', '13'], 1],
    [['set', 'launch', '--name', ' '], 1],
    [['set', 'launch', '--price-cents', '-1'], 2],
    [['set', 'launch', '--price-cents', '1.5'], 2],
    [['set'], 2],
  ] as const)
    expect([words, (await operator('product', ...words)).code]).toEqual([words, code])
})

test('a code is made once, counts as it says, and ends when it is disabled', async () => {
  const { listing, item } = await buyer(testService)
  const made = await operator(
    'promo',
    'create',
    'Spring-25',
    '--percent',
    '25',
    '--products',
    'launch,sections',
    '--expires',
    '30d',
    '--max-uses',
    '100',
    '--json',
  )
  expect([made.code, JSON.parse(made.out)]).toMatchObject([
    0,
    { code: 'Spring-25', kind: 'percent', value: 25, products: ['launch', 'sections'], max_uses: 100, per_account: 1, used: 0 },
  ])
  const quote = () => listing.quoteOrder({ items: [item('launch')], promo_code: 'spring-25' })
  expect((await quote()).discount).toMatchObject({ code: 'Spring-25', description: '25% off launch, sections' })
  expect((await operator('promo', 'create', 'SPRING-25', '--percent', '5')).code).toBe(1)
  expect((await operator('promo', 'list')).out).toContain('Spring-25  25% off  launch,sections  used 0 of 100')
  expect(await operator('promo', 'disable', 'spring-25')).toMatchObject({ code: 0 })
  expect((await refused(quote())).code).toBe('discount_code_invalid')
  expect((await operator('promo', 'disable', 'spring-25')).code).toBe(1)
  expect((await operator('promo', 'disable', 'NEVER-MADE')).code).toBe(1)
})

test.each([
  ['promo create SUMMER', /either --percent or --amount-cents/],
  ['promo create SUMMER --percent 5 --expires soon', /such as 30d/],
  ['order list --status paied', /there are pending, paid/],
  ['listing suspend acme', /no listing's id.* listing list$/],
  ['weeks run --at soon', /such as 30d/],
])('%s is wrong usage, and ends as such', async (words, said) => {
  expect(await operator(...words.split(' '))).toEqual({ code: 2, out: '', err: expect.stringMatching(said) })
})

test('a code that makes no sense is refused with what to send', async () => {
  for (const [words, code] of [
    [['CODE1'], 2],
    [['CODE2', '--percent', '10', '--amount-cents', '100'], 2],
    [['CODE3', '--percent', '0'], 2],
    [['CODE4', '--percent', '101'], 2],
    [['CODE5', '--amount-cents', '0'], 2],
    [['CODE6', '--percent', '10', '--products', 'lunch'], 1],
    [['CODE7', '--percent', '10', '--expires', '2020-01-01'], 2],
    [['CODE8', '--percent', '10', '--starts', '40d', '--expires', '30d'], 2],
    [['CODE9', '--percent', '10', '--max-uses', '0'], 2],
    [['CODE10', '--percent', '10', '--email', 'nobody@founders.example'], 1],
    [['A B', '--percent', '10'], 2],
    [['X', '--percent', '10'], 2],
    [['CODE11', '--percent', 'ten'], 2],
    [[], 2],
  ] as const)
    expect([words, (await operator('promo', 'create', ...words)).code]).toEqual([words, code])
  expect(JSON.parse((await operator('promo', 'list', '--json')).out).items.map(({ code }: { code: string }) => code)).toEqual(['Spring-25'])
})

test('a rate that is set holds from its day on, before the one that came with the service', async () => {
  const { listing, item } = await buyer(testService)
  const rate = async () =>
    (await listing.quoteOrder({ items: [item('sections', { sections: ['story'] })], billing_country: 'LU' })).vat.rate
  expect(await rate()).toBe(17)
  expect(await operator('vat', 'set', 'LU', '--rate', '16.5')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^LU {2}16\.5% {2}from \d{4}-\d\d-\d\d {2}\(operator\)$/),
  })
  await operator('vat', 'set', 'LU', '--rate', '18', '--from', '40d')
  await until(async () => (await rate()) === 16.5)
  testService.turnClock(41 * 24 * 3600)
  expect(await rate()).toBe(18)
  expect((await operator('vat', 'list')).out).toContain('LU  17%  from 2025-01-01  (sales-tax 2.23.0)')
  // The same day again replaces what was set.
  expect((await operator('vat', 'set', 'LU', '--rate', '15', '--from', '40d')).code).toBe(0)
  await until(async () => (await rate()) === 15)
  for (const words of [
    ['US', '--rate', '5'],
    ['EL', '--rate', '24'],
    ['DE', '--rate', '19.001'],
    ['DE', '--rate', '-1'],
    ['DE', '--rate', '1e1'],
  ])
    expect([words, (await operator('vat', 'set', ...words)).code]).toEqual([words, 2])
  expect((await operator('vat', 'set', 'DE')).code).toBe(2)
})
