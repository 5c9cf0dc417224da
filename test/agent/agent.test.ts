import { afterAll, expect, test } from 'bun:test'
import { OPERATIONS } from '../../server/core/spec.ts'
import { SAMPLE_HOST, serveSampleSite } from '../../server/demo/sample_site.ts'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { AGENTS } from '../mcp/agents.ts'
import { createScriptedAgent } from './scripted_agent.ts'

const sample = serveSampleSite()
afterAll(() => sample.stop())
const testService = await startTestService({
  env: {
    CRAWL_CONNECT_TO: sample.connect_to,
    LIMITS: 'anonymous_per_minute=100000,account_reads_per_minute=500,account_writes_per_minute=500',
  },
})
const [, , openAgent] = AGENTS[0] ?? []
if (!openAgent) throw new Error('no client')

async function agentOf(apiKey: string, path = '/mcp') {
  if (!openAgent) throw new Error('no client')
  const agent = await openAgent(`${testService.url}${path}`, { authorization: `Bearer ${apiKey}` })
  afterAll(() => agent.close())
  return createScriptedAgent(agent, (seconds) => testService.turnClock(seconds + 1))
}

const ERRAND = {
  facts: { url: `http://${SAMPLE_HOST}`, billing_country: 'DE' },
  wanted: 'checkout_url',
  words: ['website', 'draft', 'submit', 'price', 'paid', 'pay'],
}

for (const path of ['/mcp', '/mcp/x/core'])
  test(`from a web address to a link to pay by, by what the answers at ${path} say`, async () => {
    const { apiKey } = await testService.founder()
    const agent = await agentOf(apiKey, path)
    expect(String(await agent.run(ERRAND))).toStartWith('http')
    const calls = agent.made.map(({ tool }) => tool)
    expect([calls, calls.length <= 12]).toEqual([calls, true])
    expect(agent.tokens()).toBeLessThanOrEqual(6000)
  })

test('it knows no tool by name', async () => {
  const source = await Bun.file(`${import.meta.dir}/scripted_agent.ts`).text()
  for (const name of OPERATIONS.keys()) expect([name, source.includes(name)]).toEqual([name, false])
})

const { apiKey, listing } = await testService.founder()
const { id } = await listing.submitListing({ url: `http://${SAMPLE_HOST}` })
await listing.waitForDraft(id)
const { listing_id } = await listing.submitDraft({ id })
const other = await testService.founder()
await putLive(testService, other.account_id, { name: 'Taken' })
const order = { items: [{ product: 'launch' as const, listing_id }], billing_country: 'DE' }
const used = { url: 'https://example.com', idempotency_key: 'used-before' }
await listing.quoteOrder(order)
const promo = (code: string, more: object) => testService.operate('create_promo', { code, percent: 10, ...more })
await promo('OLD', {})
await testService.sql`update promo_codes set expires_at = '2020-01-01' where code = 'OLD'`
await promo('LATER', { starts: '2099-01-01' })
await promo('LARGE', { min_subtotal_cents: 99_999_999 })
await promo('ADVERT', { products: 'billboard' })
await promo('USED', { max_uses: 1 })
await listing.createCheckout({ ...order, promo_code: 'USED' })
const { items } = await listing.listProducts()
const cheap = items.find(({ key }) => key === 'launch')?.price_cents ?? 0
await testService.operate('create_promo', { code: 'NEARLY', amount_cents: cheap - 10 })
const nameless = await testService.founder()
const draft = await nameless.listing.submitListing({ url: `http://${SAMPLE_HOST}` })
await nameless.listing.waitForDraft(draft.id)
await nameless.listing.updateDraft({ id: draft.id, fields: { name: null } })
const agent = await agentOf(apiKey)
await agent.call('submit_listing', used)

const cases: [code: string, tool: string, given: Record<string, unknown>][] = [
  ['validation_failed', 'search_listings', { per_page: 500 }],
  ['validation_failed', 'search_listings', { catgory: 'x' }],
  ['validation_failed', 'search_listings', { sort: 'best' }],
  ['validation_failed', 'search_listings', { week: '2026-W54' }],
  ['validation_failed', 'update_draft', { id, fields: { headlin: 'x' } }],
  ['validation_failed', 'update_draft', { id, fields: { headline: 'x'.repeat(200) } }],
  ['validation_failed', 'update_draft', { id, fields: { founded_year: 'x' }, categories: ['Nothing like this'] }],
  ['validation_failed', 'create_checkout', { ...order, quote_id: `q_${'A'.repeat(80)}` }],
  ['validation_failed', 'quote_order', { items: [{ product: 'lunch', listing_id }] }],
  ['validation_failed', 'quote_order', { items: [{ product: 'launch', listing_id, options: { week: '2020-W01' } }] }],
  ['page_too_deep', 'search_listings', { page: 101, per_page: 100 }],
  ['not_found', 'get_draft', { id: 'd_AAAAAAAAAAAAAAAAAAAAAA' }],
  ['not_found', 'get_my_listing', { listing_id: 999_999_999 }],
  ['not_found', 'get_listing', { slug: 'nobody-has-this' }],
  ['url_not_allowed', 'submit_listing', { url: 'http://10.0.0.1' }],
  ['idempotency_key_invalid', 'submit_listing', { url: `http://${SAMPLE_HOST}`, idempotency_key: 'a b' }],
  ['idempotency_conflict', 'submit_listing', { ...used, url: `http://${SAMPLE_HOST}` }],
  ['price_changed', 'create_checkout', { ...order, expected_total_cents: 1 }],
  ['discount_code_invalid', 'quote_order', { ...order, promo_code: 'NOBODY-MADE-THIS' }],
  ['discount_code_expired', 'quote_order', { ...order, promo_code: 'OLD' }],
  ['discount_code_invalid', 'quote_order', { ...order, promo_code: 'LATER' }],
  ['discount_code_minimum_not_met', 'quote_order', { ...order, promo_code: 'LARGE' }],
  ['discount_code_ineligible', 'quote_order', { ...order, promo_code: 'ADVERT' }],
  ['discount_code_usage_limit_reached', 'quote_order', { ...order, promo_code: 'USED' }],
  ['amount_too_small', 'quote_order', { items: order.items, promo_code: 'NEARLY' }],
  ['vat_number_invalid', 'quote_order', { ...order, vat_number: 'DE000000000' }],
  ['vat_country_mismatch', 'quote_order', { ...order, vat_number: 'ATU62895905' }],
  ['country_unknown', 'quote_order', { ...order, billing_country: 'UK' }],
  ['conflict', 'delete_draft', { id }],
  ['conflict', 'restore_listing', { listing_id }],
  ['conflict', 'post_listing_update', { listing_id, title: 'x', body: 'x' }],
]
const back = async (by: typeof agent, code: string, tool: string, given: Record<string, unknown>) => {
  const refused = await by.call(tool, given)
  expect([refused.refused, refused.answer.code]).toEqual([true, code])
  const calls = await by.recover(refused)
  const last = calls.at(-1)
  // What was said and what was made of it stand in the failure.
  const made = { said: refused.answer, calls: calls.map((each) => [each.tool, each.given, each.answer.code]) }
  expect({ ...made, back: last?.refused === false, few: calls.length <= 2 }).toEqual({ ...made, back: true, few: true })
}
test('back from draft_not_ready in two calls', async () =>
  back(await agentOf(nameless.apiKey), 'draft_not_ready', 'submit_draft', { id: draft.id }))
for (const [code, tool, given] of cases)
  test(`back from ${code} in two calls: ${tool} ${JSON.stringify(given).slice(0, 90)}`, () => back(agent, code, tool, given))

test('back from already_listed, limit_reached and rate_limited in two calls', async () => {
  await testService.sql`update listings set status = 'live', launched_at = now() where id = ${listing_id}`
  const late = await testService.founder()
  await back(await agentOf(late.apiKey), 'already_listed', 'submit_listing', { url: `http://${SAMPLE_HOST}` })
  for (let count = 0; count < 10; count++) await listing.inviteCofounder({ id, email: `founder-${count}@people.example` })
  await back(agent, 'limit_reached', 'invite_cofounder', { id, email: 'one-too-many@people.example' })
  for (let count = 0; count < 5; count++) await agent.call('quote_order', { ...order, promo_code: `GUESS-${count}` })
  await back(agent, 'rate_limited', 'quote_order', { ...order, promo_code: 'GUESS-6' })
})
