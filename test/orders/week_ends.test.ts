import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { AGENTS } from '../mcp/agents.ts'
import { turnToHoursBefore } from '../turned.ts'
import { checkout, launchOf, open, payTest } from './buyers.ts'
import { buyer, weekAhead } from './shop.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'account_writes_per_minute=100000' } })

const soon = (warnings: { code: string; hours_left?: number; next_week?: string }[]) =>
  warnings.filter(({ code }) => code === 'week_ends_soon').map(({ hours_left, next_week }) => [hours_left, next_week])

test('a launch now, with under 72 hours of the week left, is quoted and ordered with the hours and the next whole week', async () => {
  const who = await buyer(testService)
  turnToHoursBefore(testService, 73)
  const early = await who.listing.quoteOrder({ items: launchOf(who) })
  expect(soon(early.warnings)).toEqual([])
  turnToHoursBefore(testService, 71.5)
  const next = weekAhead(testService, 1)
  const { warnings } = await who.listing.quoteOrder({ items: launchOf(who) })
  expect(soon(warnings)).toEqual([[71, next]])
  const told = warnings.find(({ code }) => code === 'week_ends_soon')
  expect([told?.field, told?.message.includes('71 hours of voting left'), told?.message.includes(next)]).toEqual([
    '/items/0/options/week',
    true,
    true,
  ])
  expect(soon((await checkout(who, launchOf(who))).warnings)).toEqual([[71, next]])
})

test('this week named by its number is told the same; a week to come, other products and a listing that is live are not', async () => {
  turnToHoursBefore(testService, 5)
  const [who, live] = [await buyer(testService), await buyer(testService, 'live')]
  const of = async (items: Parameters<typeof checkout>[1], from = who) => soon((await from.listing.quoteOrder({ items })).warnings)
  expect(await of(launchOf(who, weekAhead(testService, 0)))).toEqual([[4, weekAhead(testService, 1)]])
  expect(await of([{ product: 'launch', listing_id: who.listing_id }])).toEqual([[4, weekAhead(testService, 1)]])
  expect(await of(launchOf(who, weekAhead(testService, 1)))).toEqual([])
  expect(await of([who.item('newsletter', { week: weekAhead(testService, 1) })])).toEqual([])
  expect(await of(launchOf(live), live)).toEqual([])
})

test('a week whose paid seats are gone is not the one that is offered', async () => {
  turnToHoursBefore(testService, 5)
  const [first, who] = [await buyer(testService), await buyer(testService)]
  await testService.sql`update sites set paid_seats = 1`
  await checkout(first, launchOf(first, weekAhead(testService, 1)))
  expect(soon((await who.listing.quoteOrder({ items: launchOf(who) })).warnings)).toEqual([[4, weekAhead(testService, 2)]])
  await testService.sql`update sites set paid_seats = 20`
})

test('the checkout page says it before anybody pays, also where the order was made with more time left, and not once it is paid', async () => {
  const who = await buyer(testService)
  turnToHoursBefore(testService, 80)
  const { checkout_url, warnings } = await checkout(who, launchOf(who))
  expect([soon(warnings), (await open(testService, checkout_url)).text.includes('week_ends_soon')]).toEqual([[], false])
  testService.turnClock(20 * 3600)
  const { text } = await open(testService, checkout_url)
  expect([text.includes('data-code="week_ends_soon"'), text.includes('59 hours of voting left')]).toEqual([true, true])
  await payTest(testService, checkout_url)
  expect((await open(testService, checkout_url)).text).not.toContain('week_ends_soon')
})

test('an agent reads it in the answer of the tool, of quote and order alike', async () => {
  turnToHoursBefore(testService, 10.5)
  const who = await buyer(testService)
  const [, , openAgent] = AGENTS[0] ?? []
  const agent = await openAgent?.(`${testService.url}/mcp`, { authorization: `Bearer ${who.apiKey}` })
  for (const [name, given] of [
    ['quote_order', {}],
    ['create_checkout', { idempotency_key: 'once' }],
  ] as const) {
    const answer = await agent?.call(name, { items: launchOf(who), billing_country: 'US', ...given })
    const { warnings } = (answer?.structuredContent ?? { warnings: [] }) as { warnings: [] }
    expect([name, soon(warnings)]).toEqual([name, [[10, weekAhead(testService, 1)]]])
    expect(JSON.stringify(answer?.content)).toContain('10 hours of voting left')
  }
  await agent?.close()
})
