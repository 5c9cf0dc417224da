import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })

test('an edit of what has no ETag is not done under one that it cannot have, and is under none and under any', async () => {
  const { listing, apiKey } = await testService.founder()
  const send = async (method: string, path: string, if_match: string, body?: object) => {
    const headers = { authorization: `Bearer ${apiKey}`, 'if-match': if_match, 'content-type': 'application/json' }
    return testService.call(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
  const refused = await send('PATCH', '/me/founder', '"x"', { name: 'Ada' })
  expect(await refused.json()).toMatchObject({ status: 412, code: 'precondition_failed', detail: expect.stringContaining('has no ETag') })
  expect((await listing.getFounderProfile()).name).toBeNull()
  const { webhook_id } = await listing.createWebhook({ url: 'https://hook.your-product.com/', types: ['week.closed'] })
  expect((await send('PATCH', `/webhooks/${webhook_id}`, '"x"', { enabled: false })).status).toBe(412)
  expect((await send('DELETE', `/webhooks/${webhook_id}`, '"x", W/"y"')).status).toBe(412)
  expect((await listing.getWebhook({ webhook_id })).enabled).toBe(true)
  // What is not there is not there, whatever is said of its tag.
  expect((await send('DELETE', '/webhooks/wh_aaaaaaaaaaaaaaaaaaaaaa', '"x"')).status).toBe(404)
  expect((await send('PATCH', `/webhooks/${webhook_id}`, '*', { enabled: false })).status).toBe(200)
  expect((await listing.updateFounderProfile({ name: 'Ada' })).name).toBe('Ada')
})
