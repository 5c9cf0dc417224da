import { expect, test } from 'bun:test'
import { createListing } from '../../sdk/index.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })

async function founder() {
  const who = await testService.founder()
  const { id } = await putLive(testService, who.account_id, { name: 'Beetroot' })
  return { ...who, id, post: (title: string) => who.listing.postListingUpdate({ listing_id: id, title, body: 'x' }) }
}

/** A stream as it comes: its lines so far, and whether it has ended. */
async function openStream(apiKey: string, query = '', headers: Record<string, string> = {}) {
  const leave = new AbortController()
  const response = await testService.call(`/events${query}`, {
    headers: { authorization: `Bearer ${apiKey}`, accept: 'text/event-stream', ...headers },
    signal: leave.signal,
  })
  const stream = { response, text: '', ended: false, close: () => leave.abort() }
  const read = async () => {
    for await (const bytes of response.body ?? []) stream.text += new TextDecoder().decode(bytes)
  }
  void read()
    .catch(() => {})
    .finally(() => (stream.ended = true))
  return stream
}
const eventsIn = (text: string) =>
  [...text.matchAll(/^id: (.+)\nevent: (.+)\ndata: (.+)\n\n/gm)].map(([, id, type, data = '']) => ({ id, type, data: JSON.parse(data) }))

test('a stream tells each event with its id, kind and whole on one line, as it happens', async () => {
  const { apiKey, listing, post } = await founder()
  await post('Before')
  const stream = await openStream(apiKey)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
  await until(() => eventsIn(stream.text).length === 1)
  await post('Meanwhile')
  await until(() => eventsIn(stream.text).length === 2)
  const { items } = await listing.listEvents()
  expect(eventsIn(stream.text).map(({ id, type }) => ({ id, type }))).toEqual(items.map(({ id, type }) => ({ id, type })))
  expect(eventsIn(stream.text)[1]?.data).toEqual(items[1])
  stream.close()
})

test('one that comes back goes on after Last-Event-ID, with the kinds it asked for', async () => {
  const { apiKey, listing, post } = await founder()
  for (const title of ['One', 'Two']) await post(title)
  const [first, second] = (await listing.listEvents()).items
  const stream = await openStream(apiKey, '?types=update.posted', { 'last-event-id': first?.id ?? '' })
  await until(() => eventsIn(stream.text).length > 0)
  expect(eventsIn(stream.text).map(({ id }) => id)).toEqual([second?.id])
  stream.close()
  const other = await openStream(apiKey, '?types=order.paid')
  await post('Three')
  await until(() => other.text.includes('retry:'))
  expect(eventsIn(other.text)).toEqual([])
  other.close()
})

test('a stream that is refused says why, as any call', async () => {
  const { apiKey } = await founder()
  const unknown = await openStream(apiKey, '', { 'last-event-id': 'evt_0000000000000000' })
  expect([unknown.response.status, unknown.response.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
  expect((await openStream('lst_wrong')).response.status).toBe(401)
  for (const query of ['after=evt_0000000000000001&after=evt_0000000000000002', 'wait=long', 'wait=5&wait=6', 'types=none', 'page=1'])
    expect([query, (await openStream(apiKey, `?${query}`)).response.status]).toEqual([query, 422])
})

test('a stream that was asked to wait tells at once what is there', async () => {
  const { apiKey, post } = await founder()
  await post('Before')
  const stream = await openStream(apiKey, '?wait=30')
  await until(() => eventsIn(stream.text).length === 1)
  stream.close()
})

test('a stream counts as one read, however much it tells', async () => {
  const { apiKey, post } = await founder()
  const left = async () =>
    Number(
      /;r=(\d+)/.exec(
        (await testService.call('/me', { headers: { authorization: `Bearer ${apiKey}` } })).headers.get('ratelimit') ?? '',
      )?.[1],
    )
  const before = await left()
  const stream = await openStream(apiKey)
  for (const title of ['One', 'Two', 'Three']) {
    await post(title)
    await until(() => stream.text.includes(title))
  }
  expect(before - (await left())).toBe(2)
  stream.close()
})

test('an account has ten streams open at most, and one that is left makes room', async () => {
  const { apiKey } = await founder()
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(apiKey)))
  expect(streams.map(({ response }) => response.status)).toEqual(Array(10).fill(200))
  const eleventh = await openStream(apiKey)
  expect([eleventh.response.status, eleventh.response.headers.has('retry-after')]).toEqual([429, true])
  expect(eleventh.response.headers.get('ratelimit')).toMatch(/^"account_reads";r=\d+;t=\d+$/)
  streams[0]?.close()
  await until(async () => {
    const again = await openStream(apiKey)
    if (again.response.status === 200) streams.push(again)
    return again.response.status === 200
  })
  for (const { close } of streams) close()
})

test('a key that is revoked ends its stream without another event, and what waits by it is refused', async () => {
  const { apiKey, account_id, id, listing } = await founder()
  const stream = await openStream(apiKey)
  await until(() => stream.text.includes('retry:'))
  const waiting = refused(listing.listEvents({ wait: 30 }))
  await until(() => testService.service.notifications.waiting('event_told') >= 2)
  const other = await testService.key(account_id)
  await testService.sql`update api_keys set revoked_at = now() where start = ${apiKey.slice(0, 8)} and account_id = ${account_id}`
  await until(async () => (await testService.call('/me', { headers: { authorization: `Bearer ${apiKey}` } })).status === 401)
  await createListing({ baseUrl: testService.url, apiKey: other }).postListingUpdate({ listing_id: id, title: 'unheard', body: 'x' })
  await until(() => stream.ended)
  expect([(await waiting).code, stream.text.includes('unheard')]).toEqual(['unauthorized', false])
})

test('streams end when the process is told to, so that it ends too', async () => {
  const ending = await startTestService({ role: 'web' })
  const { apiKey } = await ending.founder()
  const response = await fetch(`${ending.url}/api/v1/events`, {
    headers: { authorization: `Bearer ${apiKey}`, accept: 'text/event-stream' },
  })
  const text = response.text()
  await ending.close()
  expect(await text).toStartWith('retry: ')
})
