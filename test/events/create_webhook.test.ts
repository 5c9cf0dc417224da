import { expect, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { verifyWebhook, WebhookRefused } from '../../sdk/index.ts'
import { seal } from '../../server/base/sealed.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { openReceiver, verified } from './receiver.ts'

const receiver = await openReceiver()
const testService = await startTestService({ crowded: true, env: receiver.env })
const update = { title: 'Dark mode', body: 'It is dark.' }

async function founder() {
  const who = await testService.founder()
  return { ...who, ...(await putLive(testService, who.account_id, { name: 'Beetroot' })) }
}

test('what happens arrives at the address, signed so that the specification’s library and the SDK verify it', async () => {
  const { listing, id } = await founder()
  const { secret } = await listing.createWebhook({ url: receiver.url('/signed'), types: ['update.posted'] })
  await listing.postListingUpdate({ listing_id: id, ...update })
  const [taken] = await receiver.came('/signed')
  if (!taken) throw new Error('nothing came')
  const event = verified(taken, secret)
  const [told] = (await listing.listEvents({ types: ['update.posted'] })).items
  expect([event]).toEqual(told ? [told] : [])
  expect(event).toMatchObject({
    id: taken.headers.get('webhook-id'),
    type: 'update.posted',
    data: await listing.getMyListing({ listing_id: id }),
  })
  expect(await verifyWebhook(taken.headers, taken.body, secret)).toEqual(event)
  expect(taken.headers.get('authorization')).toBeNull()
})

test('what was changed on the way, signed by somebody else or sent long ago is refused by the SDK', async () => {
  const { secret } = await (await founder()).listing.createWebhook({ url: receiver.url('/forged'), types: ['listing.live'] })
  const signed = (at: Date, body = '{"id":"evt_0000000000000001"}', key = secret) => ({
    body,
    headers: {
      'webhook-id': 'evt_0000000000000001',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign('evt_0000000000000001', at, body),
    },
  })
  const right = signed(new Date())
  const { headers: names } = right
  const written = Object.fromEntries(Object.entries(names).map(([name, value]) => [name.toUpperCase(), value]))
  const own = { get: (name: string) => new Headers(names).get(name) } as Headers
  for (const headers of [names, written, own])
    expect(await verifyWebhook(headers, right.body, secret)).toMatchObject({ id: 'evt_0000000000000001' })
  const old = signed(new Date(Date.now() - 301_000))
  const ahead = signed(new Date(Date.now() + 301_000))
  const foreign = signed(new Date(), right.body, `whsec_${'A'.repeat(43)}=`)
  for (const [headers, body] of [
    [right.headers, `${right.body} `],
    [old.headers, old.body],
    [ahead.headers, ahead.body],
    [foreign.headers, foreign.body],
    [{ ...right.headers, 'webhook-signature': 'v1,' }, right.body],
    [{}, right.body],
  ] as const)
    await expect(verifyWebhook(headers, body, secret)).rejects.toBeInstanceOf(WebhookRefused)
})

test('a secret of the wrong form is the receiver’s own mistake and says so, whatever came', async () => {
  const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA' }
  for (const secret of ['', 'whsec_', 'whsec_%%%', 'lst_key', 'AAAA', ' whsec_QUFB'])
    await expect(verifyWebhook(headers, '{}', secret)).rejects.toBeInstanceOf(TypeError)
  await expect(verifyWebhook(headers, '{}', 'whsec_QUFB')).rejects.toBeInstanceOf(WebhookRefused)
})

test('only public https addresses on port 443 are taken', async () => {
  const { listing } = await founder()
  for (const url of [
    'http://secure.example/hook',
    'ftp://secure.example/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://localhost/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://user:password@secure.example/hook',
    'https://your-product.com:8443/hook',
    'hook',
  ]) {
    const { status, code, errors } = await refused(listing.createWebhook({ url, types: ['listing.live'] }))
    expect([url, status, code, errors?.[0]?.field]).toEqual([url, 422, 'url_not_allowed', '/url'])
  }
  const unknown = await refused(listing.createWebhook({ url: receiver.url('/x'), types: ['listing.lives' as 'listing.live'] }))
  expect([unknown.code, unknown.errors?.[0]?.allowed]).toEqual(['validation_failed', expect.arrayContaining(['listing.live'])])
})

test('an account has ten webhooks at most, however many are asked for at once', async () => {
  const { listing } = await founder()
  const made = await Promise.allSettled(
    Array.from({ length: 14 }, (_, nth) => listing.createWebhook({ url: receiver.url(`/many/${nth}`), types: ['listing.live'] })),
  )
  expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(10)
  expect((await refused(listing.createWebhook({ url: receiver.url('/one-more'), types: ['listing.live'] }))).code).toBe('limit_reached')
})

test('the secret is answered once, the same for a repeated call, and no column of the database holds it', async () => {
  const { listing } = await founder()
  const call = () => listing.createWebhook({ url: receiver.url('/once'), types: ['listing.live'] }, { idempotencyKey: 'one' })
  const [first, again] = [await call(), await call()]
  expect(again).toEqual(first)
  expect((await listing.listWebhooks()).items.length).toBe(1)
  expect(JSON.stringify([await listing.getWebhook({ webhook_id: first.webhook_id }), await listing.listWebhooks()])).not.toContain('whsec_')
  const kept = await testService.sql`select to_jsonb(w)::text as row from webhooks w union all select to_jsonb(i)::text from idempotency i`
  const bytes = Buffer.from(first.secret.slice('whsec_'.length), 'base64')
  for (const form of [first.secret.slice('whsec_'.length), bytes.toString('hex'), bytes.toString('base64url')])
    expect(JSON.stringify(kept)).not.toContain(form)
  expect(JSON.stringify(testService.lines)).not.toContain(first.secret.slice('whsec_'.length))
})

test('an answer that another secret of the service sealed is not given again, nothing is done twice, and the refusal says what to do', async () => {
  const { account_id, listing } = await founder()
  const call = () => listing.createWebhook({ url: receiver.url('/sealed'), types: ['listing.live'] }, { idempotencyKey: 'sealed' })
  await call()
  const other = seal(randomBytes(32), '{}').toString('base64')
  await testService.sql`update idempotency set body = ${other} where account_id = ${account_id} and key = 'sealed'`
  const { status, code, detail } = await refused(call())
  expect([status, code, detail]).toEqual([422, 'idempotency_conflict', expect.stringContaining('use a new key')])
  expect((await listing.listWebhooks()).items.length).toBe(1)
})

test('what the credential may not read is sent as an id alone, and a new address gets no more than who names it may read', async () => {
  const who = await founder()
  const { createListing } = await import('../../sdk/index.ts')
  const limited = createListing({
    baseUrl: testService.url,
    apiKey: await testService.key(who.account_id, ['webhooks:manage']),
    retries: 0,
  })
  await limited.createWebhook({ url: receiver.url('/limited'), types: ['update.posted'] })
  const whole = await who.listing.createWebhook({ url: receiver.url('/whole'), types: ['update.posted'] })
  await who.listing.postListingUpdate({ listing_id: who.id, ...update })
  const data = (body: string | undefined): unknown => JSON.parse(body ?? '{}').data
  expect(data((await receiver.came('/limited'))[0]?.body)).toEqual({ listing_id: who.id })
  expect(data((await receiver.came('/whole'))[0]?.body)).toMatchObject({ listing_id: who.id, name: 'Beetroot' })
  await limited.updateWebhook({ webhook_id: whole.webhook_id, url: receiver.url('/moved') })
  await who.listing.postListingUpdate({ listing_id: who.id, ...update })
  expect(data((await receiver.came('/moved'))[0]?.body)).toEqual({ listing_id: who.id })
})
