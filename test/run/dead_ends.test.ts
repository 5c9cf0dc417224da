import { expect, test } from 'bun:test'
import type { Problem } from '../../server/base/problem.ts'
import { startTestService } from '../test_service.ts'
import { wireOf } from '../mcp/wire.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { apiKey } = await testService.founder()
const { post, call, rpc } = wireOf(testService)
const ask = async (path: string, init?: RequestInit) => (await (await fetch(`${testService.url}${path}`, init)).json()) as Problem

test('who guesses an address is told the nearest ones, and where all of them stand', async () => {
  for (const [guessed, meant] of [
    ['/api/v1/listing', '/api/v1/listings,'],
    ['/api/listings', '/api/v1/listings,'],
    ['/v1/drafts/', '/api/v1/drafts,'],
    ['/api/v1/me/drafts', '/api/v1/drafts,'],
    ['/api/v1/me/listing/1', '/api/v1/me/listings'],
    ['/api/v1/webhook', '/api/v1/webhooks,'],
  ] as const)
    expect([guessed, await ask(guessed)]).toMatchObject([
      guessed,
      { code: 'not_found', detail: expect.stringContaining(meant), action: { by: 'agent', url: 'http://localhost:3000/openapi.yaml' } },
    ])
  for (const elsewhere of ['/graphql', '/api', `/api/v1/${'a'.repeat(5000)}`])
    expect(await ask(elsewhere)).toMatchObject({ code: 'not_found', action: { url: 'http://localhost:3000/openapi.yaml' } })
  expect(await ask('/swagger.json')).toMatchObject({ openapi: expect.stringContaining('3.') })
  expect(await ask('/api/v1/listings', { method: 'POST' })).toMatchObject({
    code: 'method_not_allowed',
    detail: 'This address takes GET, HEAD, OPTIONS alone.',
  })
})

test('a good key that is sent the wrong way is not called a bad one, by either door', async () => {
  expect((await fetch(`${testService.url}/api/v1/me`, { headers: { authorization: `Bearer ${apiKey}` } })).status).toBe(200)
  const basic = `Basic ${btoa(`${apiKey}:`)}`
  for (const authorization of [apiKey, `Token ${apiKey}`, basic, 'Bearer', `Bearer: ${apiKey}`]) {
    expect(await ask('/api/v1/me', { headers: { authorization } })).toMatchObject({
      code: 'unauthorized',
      detail: expect.stringContaining('Bearer lst_…'),
    })
    const answer = await post(call('get_account'), { authorization })
    expect([answer.status, await answer.json()]).toMatchObject([401, { detail: expect.stringContaining('Bearer lst_…') }])
  }
})

test('a key that is good no more is told not to be needed where nobody needs one', async () => {
  const headers = { authorization: `Bearer lst_${'x'.repeat(43)}` }
  expect(await ask('/api/v1/listings', { headers })).toMatchObject({
    code: 'unauthorized',
    detail: 'This key is unknown, expired or revoked. Send one that is valid, or none: this needs no account.',
  })
  expect(await ask('/api/v1/me', { headers })).toMatchObject({ detail: expect.stringMatching(/Send one that is valid\.$/) })
})

test('who guesses a tool is told the nearest ones, or where it is', async () => {
  const told = async (name: string, path?: string) => (await rpc(await post(call(name), {}, path))).error?.message
  expect(await told('submit')).toContain('the nearest: submit_')
  expect(await told('get_listings')).toContain('get_listing')
  expect(await told('list_webhooks', '/mcp/x/core')).toBe('There is no tool "list_webhooks" here; it is at /mcp.')
})
