import { describe, expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { OPERATIONS } from '../../server/core/spec.ts'
import { AGENTS, inspect } from './agents.ts'

// No worker runs: drafts stay as they were submitted.
const testService = await startTestService({
  role: 'web',
  env: { LIMITS: 'anonymous_per_minute=100000,drafts_per_hour=100', CRAWL_CONNECT_TO: '*::127.0.0.1:9' },
})
const url = `${testService.url}/mcp`
const owner = await testService.account()
const all = { authorization: `Bearer ${await testService.key(owner)}` }
const reader = { authorization: `Bearer ${await testService.key(owner, ['account:read'])}` }

const refused = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => String(error),
  )

for (const [name, version, open] of AGENTS)
  describe(name, () => {
    test('agrees on its version, sees every operation and the prompt, and searches without signing in', async () => {
      const agent = await open(url)
      expect(agent.version()).toBe(version)
      expect((await agent.tools()).map((tool) => tool.name)).toEqual([...OPERATIONS.keys()])
      expect((await agent.prompts()).map((prompt) => prompt.name)).toEqual([
        'launch_my_product',
        'improve_my_draft',
        'weekly_update',
        'why_is_it_not_live',
      ])
      const found = await agent.call('search_listings', { q: 'nothing-like-this' })
      expect(found.structuredContent).toEqual({
        items: [],
        page: 1,
        per_page: 20,
        total: 0,
        total_exact: true,
        total_pages: 0,
        has_more: false,
      })
      expect(found.isError).not.toBe(true)
      await agent.close()
    })

    test('is told to sign in at the first tool that needs an account', async () => {
      const agent = await open(url)
      expect(await refused(agent.call('get_account'))).toMatch(/unauthorized|401/i)
      await agent.close()
    })

    test('calls what its key allows, and is told of the scope that is missing', async () => {
      const agent = await open(url, reader)
      await agent.tools()
      expect((await agent.call('get_account')).structuredContent).toMatchObject({ id: owner, credential: { type: 'api_key' } })
      expect(await refused(agent.call('answer_interview', { answers: [] }))).toMatch(/insufficient|403/i)
      await agent.close()
    })

    test('hands a refusal to the model with what to send instead', async () => {
      const agent = await open(url, all)
      // A client that knows the tools holds each answer against its schema, refusals too.
      await agent.tools()
      const answer = await agent.call('get_my_listing', { listing_id: 999_999_999 })
      expect(answer).toMatchObject({ isError: true, structuredContent: { code: 'not_found', status: 404 } })
      const wrong = await agent.call('search_listings', { per_page: 500, catgory: 'x' })
      expect(wrong.structuredContent).toMatchObject({
        code: 'validation_failed',
        errors: [
          { field: 'catgory', fix: expect.stringContaining('category') },
          { field: 'per_page', limit: 100 },
        ],
      })
      expect(JSON.stringify(wrong.content)).toContain('Send at most 100.')
      await agent.close()
    })

    test('does a thing once, however often it repeats the call', async () => {
      const agent = await open(url, all)
      await agent.tools()
      const given = { url: `https://${crypto.randomUUID()}.test`, idempotency_key: crypto.randomUUID() }
      const first = await agent.call('submit_listing', given)
      expect(first.structuredContent).toMatchObject({ status: 'crawling' })
      expect((await agent.call('submit_listing', given)).structuredContent).toEqual(first.structuredContent)
      const other = await agent.call('submit_listing', { ...given, url: 'https://other.test' })
      expect(other).toMatchObject({ isError: true, structuredContent: { code: 'idempotency_conflict' } })
      await agent.close()
    })
  })

describe('the Inspector', () => {
  for (const era of ['legacy', 'modern'])
    test(`lists the tools without a fault of their schemas and calls them (${era})`, async () => {
      const listed = await inspect(url, '--protocol-era', era, '--method', 'tools/list', '--strict')
      expect([listed.code, listed.err]).toEqual([0, listed.err])
      expect(JSON.parse(listed.out).tools).toHaveLength(OPERATIONS.size)
      const public_call = ['--protocol-era', era, '--method', 'tools/call', '--tool-name', 'search_listings', '--tool-arg', 'per_page=3']
      const found = await inspect(url, ...public_call)
      expect([found.code, JSON.parse(found.out).structuredContent.per_page]).toEqual([0, 3])
      const account = ['--protocol-era', era, '--method', 'tools/call', '--tool-name', 'get_account']
      expect((await inspect(url, ...account)).code).toBe(3)
      const signed_in = await inspect(url, ...account, '--header', `Authorization: ${all.authorization}`)
      expect([signed_in.code, JSON.parse(signed_in.out).structuredContent.id]).toEqual([0, owner])
    })
})
