import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { wireOf } from './wire.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { post, modern, rpc, result } = wireOf(testService)

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

const paramsOf = (params: unknown) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
test('null where nothing is sent is nothing', async () => {
  expect(await rpc(await post({ ...list, params: null }))).toMatchObject({ result: { tools: expect.any(Array) } })
  const categories = paramsOf({ name: 'list_categories', arguments: null })
  expect(await result(await post(categories))).toMatchObject({ structuredContent: { items: expect.any(Array) } })
  expect(await rpc(await modern({ method: 'tools/call', params: { name: 'list_categories', arguments: null } }))).toMatchObject({
    result: { structuredContent: { items: expect.any(Array) } },
  })
})
test('arguments that are text or a list are told in a sentence, by every version', async () => {
  for (const sent of ['{"q":"bread"}', ['bread'], 5])
    for (const response of [
      await post(paramsOf({ name: 'search_listings', arguments: sent })),
      await modern({ method: 'tools/call', params: { name: 'search_listings', arguments: sent } }),
    ])
      expect((await rpc(response)).error).toMatchObject({
        code: -32602,
        message: 'Invalid params: params.arguments. Send it as an object, not as text or a list.',
      })
})
test('a cursor of nobody’s is refused by every list, and an empty one is none', async () => {
  for (const method of ['tools/list', 'prompts/list', 'resources/templates/list', 'resources/list'])
    expect((await rpc(await post({ ...list, method, params: { cursor: 'x' } }))).error?.message).toContain('none of ours')
  expect(await rpc(await post({ ...list, params: { cursor: '' } }))).toMatchObject({ result: { tools: expect.any(Array) } })
})
test('a prompt says what it takes', async () => {
  const asked = { ...list, method: 'prompts/get', params: { name: 'launch_my_product', arguments: { website: 'acme.com' } } }
  expect((await rpc(await post(asked))).error?.message).toBe('launch_my_product takes no "website"; it takes url, plan.')
})
