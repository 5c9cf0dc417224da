import { expect, test } from 'bun:test'
import { NAMES } from '../../server/base/other_names.ts'
import { startTestService } from '../test_service.ts'
import { wireOf } from './wire.ts'

const testService = await startTestService({ env: { LIMITS: 'account_reads_per_minute=100000,account_writes_per_minute=100000' } })
const { apiKey } = await testService.founder()
const { post, rpc } = wireOf(testService)

async function refused(name: string, given: object): Promise<Record<string, string>> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
  const { result = {} } = await rpc(await post(message, { authorization: `Bearer ${apiKey}` }))
  const { errors = [] } = result.structuredContent as { errors?: { field: string; fix: string }[] }
  return Object.fromEntries(errors.map(({ field, fix }) => [field, fix]))
}

const id = 'd_0123456789012345678901'

test('an agent that guesses a name is told the one that is taken here, and where', async () => {
  for (const [name, given, told] of [
    ['search_listings', { query: 'x', limit: 5 }, { query: 'Send q instead.', limit: 'Send per_page instead.' }],
    ['search_listings', { perPage: 5 }, { perPage: 'Send per_page instead.' }],
    ['list_events', { per_page: 5 }, { per_page: 'Send limit instead.' }],
    ['submit_listing', { website_url: 'acme.com' }, { website_url: 'Send url instead.', url: 'Send url.' }],
    ['submit_listing', { url: 'acme.com', idempotencyKey: 'a' }, { idempotencyKey: 'Send idempotency_key instead.' }],
    ['get_draft', { draft_id: id }, { draft_id: 'Send id instead.', id: 'Send id as text; list_my_drafts has it.' }],
    [
      'choose_free_listing',
      { id: 1 },
      { id: 'Send listing_id instead.', listing_id: 'Send listing_id as a whole number; list_my_listings has it.' },
    ],
    ['update_founder_profile', { socials: { twitter: 'https://x.com/a' } }, { 'socials.twitter': 'Send x instead.' }],
    ['update_founder_profile', { twitter: 'https://x.com/a' }, { twitter: 'Send x within socials.' }],
    ['update_founder_profile', { title: 'Baker' }, { title: 'Send role instead.' }],
    ['update_draft', { id, tagline: 'Bread' }, { tagline: 'Send headline within fields.' }],
    ['update_draft', { id, fields: { tagline: 'Bread' } }, { 'fields.tagline': 'Send headline instead.' }],
    ['update_draft', { id, fields: { socials: {} } }, { 'fields.socials': 'Send company_socials beside fields.' }],
    ['update_draft', { id, fields: { categories: ['Email'] } }, { 'fields.categories': 'Send categories beside fields.' }],
    ['update_draft', { id, fields: { meta_title: 'Bread' } }, { 'fields.meta_title': 'Send it within seo.' }],
    ['update_draft', { id, seo: { title: 'Bread' } }, { 'seo.title': 'Send meta_title instead.' }],
    ['update_draft', { id, fields: { logo: 'https://acme.com/a.png' } }, { 'fields.logo': 'Send logo_url instead.' }],
    ['update_founder_profile', { linkedin_url: 'https://x.com/a' }, { linkedin_url: 'Send linkedin within socials.' }],
    ['update_founder_profile', { founder: { name: 'Ada' } }, { founder: 'Send what is in founder without it.' }],
    ['search_listings', { filters: { category: 'Email' } }, { filters: 'Send what is in filters without it.' }],
    ['quote_order', { items: [], country: 'DE' }, { country: 'Send billing_country instead.' }],
  ] as const)
    expect([given, await refused(name, given)]).toMatchObject([given, told])
})

test('a value in a form that is nearly right is told in the right one', async () => {
  for (const [name, given, told] of [
    ['update_draft', { id, fields: { docs_url: 'acme.com/docs?a=1' } }, { 'fields.docs_url': 'Send https://acme.com/docs?a=1.' }],
    ['update_draft', { id, fields: { hq_country: 'Germany' } }, { 'fields.hq_country': 'Send DE.' }],
    ['update_draft', { id, fields: { language: 'English' } }, { 'fields.language': 'Send en.' }],
    ['add_milestone', { listing_id: 1, date: '2026-01-01T00:00:00Z', title: 'Oven' }, { date: 'Send 2026-01-01.' }],
    ['invite_cofounder', { id, email: 'Bo <bo@acme.com>' }, { email: 'Send bo@acme.com.' }],
    ['get_weekly_leaderboard', { week: '2026-11-21' }, { week: 'Send 2026-W47.' }],
  ] as const)
    expect(await refused(name, given)).toEqual(told)
  for (const [name, given, told] of [
    ['search_listings', { page: '2' }, { page: 'Send a whole number, not text that holds one. ' }],
    ['search_listings', { free_trial: 'true' }, { free_trial: 'Send true or false, not text that holds one. ' }],
    ['search_listings', { page: 'two' }, { page: 'Send a whole number. ' }],
    ['update_draft', { id, fields: { founded_year: '2020' } }, { 'fields.founded_year': 'Send a whole number or null, not text that' }],
    ['update_draft', { id, fields: '{"name":"Acme"}' }, { fields: 'Send an object, not text that holds one. ' }],
    ['update_draft', { id, faqs: '[{}]' }, { faqs: 'Send a list, not text that holds one. ' }],
    ['choose_free_listing', { listing_id: '5' }, { listing_id: 'Send listing_id as a whole number, not text that holds one; list_my_' }],
  ] as const) {
    const [field = '', fix = ''] = Object.entries(told)[0] ?? []
    expect([given, (await refused(name, given))[field]?.slice(0, fix.length)]).toEqual([given, fix])
  }
  const absolute = 'Send an absolute address such as https://your-product.com'
  for (const [docs_url, why] of [
    ['@acme', absolute],
    ['you@acme.com', absolute],
    ['localhost/docs', absolute],
    ['javascript:alert(1)', 'Only web addresses are read'],
    ['ftp://acme.com', 'Only web addresses are read'],
    ['https://me:secret@acme.com', 'The address contains a user name or password.'],
    ['http://localhost:3000/docs', '"localhost" is not the name of a public site.'],
    ['https://docs.acme.test', 'Names under .test are not public.'],
    ['http://10.0.0.1/docs', '10.0.0.1 is not a public address.'],
  ] as const)
    expect((await refused('update_draft', { id, fields: { docs_url } }))['fields.docs_url']).toStartWith(why)
  expect((await refused('search_listings', { country: 'Germany' })).country).toContain('Send DE.')
  expect((await refused('search_listings', { language: 'German' })).language).toContain('Send de.')
})

test('every name that guesses lead to is one of ours', async () => {
  const contract = await Bun.file(`${import.meta.dir}/../../openapi.yaml`).text()
  expect(NAMES.map(([ours]) => ours).filter((ours) => !new RegExp(`[ {]${ours}(?::|,|\n)`).test(contract))).toEqual([])
})
