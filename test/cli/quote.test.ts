import { afterAll, expect, test } from 'bun:test'
import { serveVies } from '../doubles/vies.ts'
import { startTestService } from '../test_service.ts'
import { buyer, promo, weekAhead } from '../orders/shop.ts'
import { turnToHoursBefore } from '../turned.ts'
import { onTerminal, once, piped, plain } from './listing.ts'

const vies = serveVies(() => ({ isValid: true }))
afterAll(() => vies.stop())
const testService = await startTestService({ env: { VIES_URL: vies.url } })
const { listing, listing_id, apiKey, item } = await buyer(testService)
const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: apiKey }
const read = (...words: string[]) => piped(words, env)

test('products say what can be bought for how much, without a key', async () => {
  const { code, stdout } = await piped(['products', '--no-json'], { LISTING_BASE_URL: testService.url })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^PRODUCT +EACH +OPTIONS\nlaunch +\$99\.00 +\[week\]\n {2}The listing goes live/)
  expect(stdout).toMatch(/\nbillboard +\$149\.00 +weeks \(2-12\)\n/)
  expect(JSON.parse((await read('products')).stdout)).toEqual(await testService.visitor().listProducts())
})

test('a quote is a table for people and the service’s own answer in a pipe', async () => {
  await promo(testService, 'WELCOME10')
  const weeks = [weekAhead(testService, 2), weekAhead(testService, 3)]
  const words = ['quote', '--item', `launch:listing=${listing_id}`, '--item', `billboard:listing=${listing_id},weeks=${weeks.join('+')}`]
  const more = ['--country', 'DE', '--promo', 'welcome10']
  const { shown, code } = await onTerminal([...words, ...more], { env, cols: 100 })
  expect(code).toBe(0)
  const text = plain(shown)
  expect(text).toMatch(/^PRODUCT +LISTING +OPTIONS +EACH +QTY +PRICE\n/)
  expect(text).toContain(`weeks ${weeks.join(', ')}`)
  for (const line of [
    'Subtotal +\\$397\\.00',
    'WELCOME10 \\(10% off\\) +-\\$39\\.70',
    'VAT 19% \\(DE\\) +\\$67\\.89',
    'Total +\\$425\\.19',
  ])
    expect(text).toMatch(new RegExp(`\n${line}\n`))
  expect(text).toContain(
    `Next: listing checkout --item launch:listing=${listing_id} --item billboard:listing=${listing_id},weeks=${weeks.join('+')} --country DE --promo welcome10`,
  )
  const asked = { items: [item('launch', {}), item('billboard', { weeks })], billing_country: 'DE', promo_code: 'welcome10' }
  // Two quotes have an id and an end each, which what to do next names too.
  type Quoted = Awaited<ReturnType<typeof listing.quoteOrder>>
  const sameOf = ({ quote_id, expires_at: _, ...quoted }: Quoted) => JSON.parse(JSON.stringify(quoted).replaceAll(quote_id, 'its own'))
  const told = sameOf(JSON.parse((await read(...words, ...more)).stdout))
  expect(sameOf(await listing.quoteOrder(asked))).toMatchObject(told)
})

test('categories are named as they are, and a warning is told', async () => {
  const { stdout } = await read(
    'quote',
    '--no-json',
    '--item',
    `category_feature:listing=${listing_id},categories=Sales & CRM+Email,weeks=${weekAhead(testService, 2)}`,
  )
  expect(stdout).toContain('categories Sales & CRM, Email')
  expect(stdout).toMatch(/\n! VAT is not included/)
  expect(stdout).toMatch(/VAT: depends on --country +not included/)
  const business = await read('quote', '--no-json', '--item', `launch:listing=${listing_id}`, '--country', 'DE', '--vat', 'DE 136 695 976')
  expect(business.stdout).toMatch(/VAT: reverse charge \(DE, DE136695976 valid\) +\$0\.00/)
})

test('the listing of an item goes by the name that the API and every refusal have for it too', async () => {
  const total = async (name: string) => JSON.parse((await read('quote', '--item', `launch:${name}=${listing_id}`)).stdout).total_cents
  expect(await total('listing_id')).toBe(await total('listing'))
})

test('what is wrong is said with its place and the next command', async () => {
  const wrong = await read('quote', '--item', `launch:listing=${listing_id},week=2020-W01,colour=red`)
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toContain('Error: --item, entry 1, colour: is not known here.')
  expect(wrong.stderr).toContain('Next: listing products')
  expect(await read('quote')).toMatchObject({ code: 2, stdout: '' })
  expect(await read('quote', '--item', 'launch:12')).toMatchObject({ code: 2, stdout: '' })
  expect((await read('quote', '--item', `launch:listing=${listing_id}`, '--promo', 'NOTHING')).code).toBe(1)
})

test('a launch with little of the week left is told about by the quote, and by an order that asks nothing', async () => {
  turnToHoursBefore(testService, 10)
  const launch = `launch:listing=${listing_id}`
  const told = `has 9 hours of voting left instead of seven days. The next whole week with a seat is ${weekAhead(testService, 1)}`
  expect((await read('quote', '--no-json', '--item', launch, '--country', 'US')).stdout.replaceAll('\n', ' ')).toContain(told)
  const ordered = await read('checkout', '--item', launch, '--country', 'US', '--yes', '--no-wait')
  expect(ordered.stderr).toContain(told)
  expect(JSON.parse(ordered.stdout).warnings).toMatchObject([
    { code: 'week_ends_soon', hours_left: 9, next_week: weekAhead(testService, 1) },
  ])
  const asked = await onTerminal(['checkout', '--item', launch, '--country', 'US'], {
    env,
    cols: 400,
    act: once('[y/N]', (type) => type('n\r')),
  })
  expect(plain(asked.shown)).toContain(told)
})
