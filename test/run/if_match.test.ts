import { expect, test } from 'bun:test'
import { answerOf, createListing } from '../../sdk/index.ts'
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

test('a tag that a proxy made another of while it packed the answer is the tag that it was', async () => {
  const { listing, apiKey } = await testService.founder()
  const { id } = await listing.submitListing({ url: 'https://packed-garden.com' })
  const authorization = `Bearer ${apiKey}`
  const tagNow = async () => (await testService.call(`/drafts/${id}`, { headers: { authorization } })).headers.get('etag') ?? ''
  const edit = async (if_match: string, headline: string) => {
    const headers = { authorization, 'if-match': if_match, 'content-type': 'application/json' }
    return (await testService.call(`/drafts/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ fields: { headline } }) })).status
  }
  const packed = (tag: string, encoding: string) => tag.replace(/"$/, `-${encoding}"`)
  const first = await tagNow()
  expect(await edit(packed(first, 'gzip'), 'Garden 1')).toBe(200)
  for (const encoding of ['zstd', 'br', 'deflate']) expect(await edit(packed(await tagNow(), encoding), `Garden by ${encoding}`)).toBe(200)
  // An older one stays an older one, and what no proxy writes is no tag of ours.
  expect(await edit(packed(first, 'gzip'), 'Garden 0')).toBe(412)
  expect(await edit(packed(await tagNow(), 'other'), 'Garden 0')).toBe(412)
  const known = packed(await tagNow(), 'gzip')
  expect((await testService.call(`/drafts/${id}`, { headers: { authorization, 'if-none-match': known } })).status).toBe(304)
})

test('a weak tag guards no edit, and a client of ours sends none where a proxy made one weak', async () => {
  const { apiKey } = await testService.founder()
  // As nginx does where it packs.
  const weaken = async (...given: Parameters<typeof fetch>) => {
    const response = await fetch(...given)
    const etag = response.headers.get('etag')
    if (etag !== null) response.headers.set('etag', `W/${etag}`)
    return response
  }
  const listing = createListing({ baseUrl: testService.url, apiKey, fetch: weaken })
  const { id } = await listing.submitListing({ url: 'https://weak-garden.com' })
  const authorization = `Bearer ${apiKey}`
  const tag = answerOf(await listing.getDraft({ id })).etag ?? ''
  const edit = (if_match: string) =>
    testService.call(`/drafts/${id}`, {
      method: 'PATCH',
      headers: { authorization, 'if-match': if_match, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { headline: 'Weak garden' } }),
    })
  for (const weak of [`W/${tag}`, `"x", W/${tag}`]) {
    const refused = await edit(weak)
    expect([refused.status, await refused.json()]).toMatchObject([
      412,
      { code: 'precondition_failed', detail: expect.stringContaining('W/') },
    ])
  }
  expect((await testService.call(`/drafts/${id}`, { headers: { authorization, 'if-none-match': `W/${tag}` } })).status).toBe(304)
  await listing.updateDraft({ id, fields: { headline: 'Strong garden' } }, { ifMatch: tag })
  expect((await edit(`W/${tag}, *`)).status).toBe(412)
})
