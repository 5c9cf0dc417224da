import { afterEach, expect, test } from 'bun:test'
import { answerOf, createListing, ListingConnectionError, ListingError, ListingTimeoutError } from '../../sdk/index.ts'
import { secondsAway } from '../../sdk/attempts.ts'
import { requestOf } from '../../sdk/request.ts'

type Answer = (request: Request, count: number) => Response | Promise<Response>
const servers: Bun.Server<undefined>[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop(true)))
})

/** A real server that answers its n-th request as told and keeps what it was asked. */
function serve(answer: Answer) {
  const asked: { method: string; url: string; key: string | null; body: string }[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      asked.push({
        method: request.method,
        url: request.url,
        key: request.headers.get('Idempotency-Key'),
        body: await request.clone().text(),
      })
      return answer(request, asked.length)
    },
  })
  servers.push(server)
  const baseUrl = `http://127.0.0.1:${server.port}`
  return { asked, baseUrl, listing: createListing({ baseUrl, apiKey: 'lst_test' }) }
}

function problem(code: string, status: number, more: object = {}, headers: Record<string, string> = {}): Response {
  const body = {
    type: 'about:blank',
    title: code,
    status,
    detail: `It is ${code}.`,
    instance: '/',
    code,
    request_id: 'req_1',
    retryable: true,
    ...more,
  }
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json', ...headers } })
}

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const id = 'd_0123456789012345678901'

test('a refused write is repeated with the same idempotency key and the same body until it succeeds', async () => {
  const { asked, listing } = serve((_, count) => {
    if (count === 1) return problem('rate_limited', 429, {}, { 'Retry-After': '0' })
    if (count === 2) return problem('unavailable', 503, { retry_after: 0 })
    if (count === 3) return problem('idempotency_in_flight', 409, {}, { 'Retry-After': '0' })
    return Response.json({ id })
  })
  expect(await listing.submitListing({ url: 'https://acme.example' })).toMatchObject({ id })
  expect(asked).toHaveLength(4)
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
  expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/)
  expect(asked.every(({ body }) => body === '{"url":"https://acme.example"}')).toBe(true)
})

test('two calls are two intentions and never share an idempotency key, unless the caller gives one', async () => {
  const { asked, listing } = serve(() => Response.json({ id }))
  await listing.submitDraft({ id })
  await listing.submitDraft({ id })
  await listing.submitDraft({ id }, { idempotencyKey: 'mine' })
  expect(asked[0]?.key).not.toBe(asked[1]?.key ?? null)
  expect(asked[2]?.key).toBe('mine')
})

test('a Retry-After is waited for, and one longer than a minute is the caller’s to decide', async () => {
  const soon = serve((_, count) => (count === 1 ? problem('rate_limited', 429, {}, { 'Retry-After': '1' }) : Response.json({ items: [] })))
  const paused: unknown[] = []
  await createListing({
    baseUrl: soon.baseUrl,
    onRetry: (error, seconds) => paused.push([String(error), Math.floor(seconds)]),
  }).listCategories()
  expect(paused).toEqual([['ListingError: It is rate_limited.', 1]])

  const late = serve(() => problem('rate_limited', 429, {}, { 'Retry-After': '3600' }))
  const error = await caught(late.listing.listCategories())
  expect(error).toBeInstanceOf(ListingError)
  expect(error).toMatchObject({ code: 'rate_limited', status: 429, requestId: 'req_1', retryable: true, retryAfter: 3600 })
  expect(late.asked).toHaveLength(1)
})

test('retries end: after the last one the refusal comes through', async () => {
  const { asked, baseUrl } = serve(() => problem('unavailable', 503, {}, { 'Retry-After': '0' }))
  const listing = createListing({ baseUrl, retries: 2 })
  expect(await caught(listing.getAccount())).toMatchObject({ code: 'unavailable' })
  expect(asked).toHaveLength(3)
})

test('what does not pass by itself is not repeated, and says what to send instead', async () => {
  const errors = [{ field: '/fields/headline', code: 'too_long', message: 'It has 95 characters.', fix: 'Send at most 90.' }]
  const { asked, listing } = serve(() => problem('validation_failed', 422, { errors, retryable: false }))
  const error = await caught(listing.updateDraft({ id, fields: { headline: 'x' } }))
  expect(error).toMatchObject({ name: 'ListingError', code: 'validation_failed', retryAfter: null, problem: { errors } })
  expect(String(error)).toContain('Send at most 90.')
  expect(asked).toHaveLength(1)
})

test('each place of an error is told, also where another has the same sentence', async () => {
  const errors = ['/a', '/b'].map((field) => ({ field, code: 'too_long', message: 'is too long.', fix: 'Send less.' }))
  const { listing } = serve(() =>
    problem('validation_failed', 422, { errors, retryable: false, detail: '/a: is too long. Send less. (and 1 more)' }),
  )
  const said = String(await caught(listing.updateDraft({ id, fields: { headline: 'x' } })))
  expect([said.includes('/b: is too long.'), said.match(/\/a/g)?.length]).toEqual([true, 1])
})

test('what writes nothing is repeated though it is posted; what takes no key is sent once', async () => {
  const quoting = serve((_, count) =>
    count === 1 ? problem('unavailable', 503, {}, { 'Retry-After': '0' }) : Response.json({ quote_id: 'q', warnings: [] }),
  )
  expect((await quoting.listing.quoteOrder({ items: [{ product: 'launch', listing_id: 1 }] })).quote_id).toBe('q')
  expect(quoting.asked.map(({ key }) => key)).toEqual([null, null])
  const testing = serve(() => problem('unavailable', 503, {}, { 'Retry-After': '0' }))
  expect(await caught(testing.listing.sendTestEvent({ webhook_id: 'wh_1', type: 'draft.ready' }))).toMatchObject({ code: 'unavailable' })
  expect(testing.asked).toHaveLength(1)
})

test('who waits, waits no longer than was said, whoever says nothing', async () => {
  const { listing, baseUrl } = serve(() => new Promise<Response>(() => {}))
  for (const waiting of [
    () => listing.waitForDraft(id, { timeoutSeconds: 1.1 }),
    () => listing.waitForOrder('L-2026-000001', { timeoutSeconds: 0.2 }),
    () => createListing({ baseUrl, apiKey: () => new Promise<string>(() => {}), timeoutSeconds: 0.1, retries: 0 }).getAccount(),
  ])
    expect(await caught(waiting())).toBeInstanceOf(ListingTimeoutError)
  const file = (async function* () {
    yield await new Promise<Uint8Array>(() => {})
  })()
  const reason = new Error('enough')
  expect(await caught(listing.uploadPicture({ id, kind: 'logo', file }, { signal: AbortSignal.abort(reason) }))).toBe(reason)
})

test('a connection reset before the answer is repeated', async () => {
  let count = 0
  const tcp = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data(socket) {
        count++
        if (count === 1) return void socket.terminate()
        // The length promises more than comes: an answer that breaks off in the middle.
        if (count === 2) return void socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"it')
        const body = JSON.stringify({ items: [] })
        socket.end(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        )
      },
    },
  })
  const listing = createListing({ baseUrl: `http://127.0.0.1:${tcp.port}` })
  expect(await listing.listCategories()).toEqual({ items: [] })
  expect(count).toBe(3)
  tcp.stop(true)
})

test('nobody listening is a connection error that names the address and keeps its cause', async () => {
  const { baseUrl } = serve(() => Response.json({}))
  await servers.pop()?.stop(true)
  const error = await caught(createListing({ baseUrl, retries: 0 }).listCategories())
  expect(error).toBeInstanceOf(ListingConnectionError)
  expect(String(error)).toContain(baseUrl)
  expect((error as Error).cause).toBeInstanceOf(Error)
})

test('an answer that is not from a Listing service is said to be so', async () => {
  const page = serve(() => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }))
  expect(await caught(page.listing.listCategories())).toMatchObject({ name: 'ListingConnectionError', status: 200, retryable: false })
  const gateway = serve((_, count) => (count === 1 ? new Response('Bad gateway', { status: 502 }) : Response.json({ items: [] })))
  expect(await gateway.listing.listCategories()).toEqual({ items: [] })
  const missing = serve(() => Response.json({ message: 'no' }, { status: 404 }))
  expect(await caught(missing.listing.listCategories())).toMatchObject({ name: 'ListingConnectionError', status: 404 })
  // Nothing at all is no answer of what is read; what is deleted has no other one.
  for (const status of [200, 204]) {
    const { listing } = serve(() => new Response(null, { status }))
    expect(await caught(listing.listCategories())).toMatchObject({ name: 'ListingConnectionError', status, retryable: false })
    if (status === 204) expect(await listing.deleteDraft({ id: 'd_0123456789012345678901' })).toBeUndefined()
  }
})

test('a gateway without its service is no wrong address, and says to wait', async () => {
  const told = async (status: number) => {
    const { baseUrl } = serve(() => new Response('<h1>Bad gateway</h1>', { status }))
    return String(await caught(createListing({ baseUrl, retries: 0 }).listCategories()))
  }
  for (const status of [429, 502, 503, 504])
    expect(await told(status)).toEndWith(`(status ${status}) does not come from a Listing service. Try again in a moment.`)
  for (const status of [404, 500]) expect(await told(status)).toEndWith('Check the base URL.')
})

test('a slow answer ends in a timeout error, within retries of its own', async () => {
  const { asked, baseUrl } = serve(() => new Promise<Response>(() => {}))
  const listing = createListing({ baseUrl, timeoutSeconds: 0.05, retries: 1 })
  const error = await caught(listing.listCategories())
  expect(error).toBeInstanceOf(ListingTimeoutError)
  expect(error).toBeInstanceOf(ListingConnectionError)
  expect(asked).toHaveLength(2)
})

test('a call without an end, or of years, is no call that ends at once', async () => {
  for (const timeoutSeconds of [Infinity, 1e8]) {
    // It takes as long as a process does, which no timer that ends at once lets pass.
    const fetch = async ({ signal }: Request) => {
      await Bun.spawn(['true']).exited
      signal.throwIfAborted()
      return Response.json({ items: [] })
    }
    expect(await createListing({ timeoutSeconds, retries: 0, fetch }).listCategories()).toEqual({ items: [] })
  }
})

test('an answer that stops in the middle ends in a timeout error too', async () => {
  const { baseUrl } = serve(
    () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"items":')) })),
  )
  const listing = createListing({ baseUrl, timeoutSeconds: 0.1, retries: 0 })
  expect(await caught(listing.listCategories())).toBeInstanceOf(ListingTimeoutError)
})

test('an endless answer is given up', async () => {
  const { listing } = serve(() => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024 * 1024)) })))
  expect(await caught(listing.listCategories())).toMatchObject({ name: 'ListingConnectionError', retryable: false })
})

test('the caller’s signal ends the call, also while it waits to repeat it', async () => {
  const stop = new AbortController()
  const { asked, baseUrl } = serve(() => problem('rate_limited', 429, {}, { 'Retry-After': '50' }))
  const listing = createListing({ baseUrl, onRetry: () => void setImmediate(() => stop.abort(new Error('enough'))) })
  // It would wait for 50 s, which is longer than this test may take.
  expect(await caught(listing.listCategories({}, { signal: stop.signal }))).toMatchObject({ message: 'enough' })
  expect(await caught(listing.listCategories({}, { signal: stop.signal }))).toMatchObject({ message: 'enough' })
  expect(asked).toHaveLength(1)
})

test('an id never leaves its segment of the path', async () => {
  const { asked, baseUrl, listing } = serve(() => Response.json({ id }))
  await listing.getListing({ slug: '../me?x=1#y/é' })
  expect(asked[0]?.url).toBe(`${baseUrl}/api/v1/listings/..%2Fme%3Fx%3D1%23y%2F%C3%A9`)
  for (const slug of ['..', '.', '']) expect(await caught(listing.getListing({ slug }))).toBeInstanceOf(TypeError)
  expect(asked).toHaveLength(1)
})

test('ETag, request id and replay of an answer are at hand, and 304 is null', async () => {
  const headers = { ETag: '"a"', 'X-Request-Id': 'req_9', 'Idempotent-Replayed': 'true' }
  const { listing } = serve((request) =>
    request.headers.get('If-None-Match') === '"a"' ? new Response(null, { status: 304 }) : Response.json({ id }, { status: 201, headers }),
  )
  const draft = await listing.getDraft({ id })
  expect(answerOf(draft)).toMatchObject({ status: 201, etag: '"a"', requestId: 'req_9', replayed: true })
  expect(JSON.stringify(draft)).toBe(JSON.stringify({ id }))
  expect(await listing.getDraft({ id }, { ifNoneMatch: '"a"' })).toBeNull()
  expect(() => answerOf({})).toThrow(TypeError)
  // An edit that was meant to be guarded is never sent unguarded.
  expect(await caught(listing.updateDraft({ id, fields: { phone: null } }, { ifMatch: null }))).toBeInstanceOf(TypeError)
})

test('a redirect is not followed, so that neither key nor write reaches somebody else', async () => {
  const other = serve(() => Response.json({ items: [] }))
  const { asked, baseUrl } = serve((request) => Response.redirect(other.baseUrl + new URL(request.url).pathname, 307))
  const listing = createListing({ baseUrl, apiKey: 'lst_secret', retries: 0 })
  expect(await caught(listing.listCategories())).toBeInstanceOf(ListingConnectionError)
  expect(await caught(listing.submitDraft({ id }))).toBeInstanceOf(ListingConnectionError)
  expect([asked.length, other.asked.length]).toEqual([2, 0])
})

test('a base address may end in a slash or in /api/v1, and must be http', async () => {
  const { asked, baseUrl } = serve(() => Response.json({ items: [] }))
  for (const ending of ['', '/', '/api/v1', '/api/v1/']) await createListing({ baseUrl: baseUrl + ending }).listCategories()
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([`${baseUrl}/api/v1/categories`]))
  for (const wrong of ['localhost:3000', 'ftp://x', 'nonsense']) expect(() => createListing({ baseUrl: wrong })).toThrow(TypeError)
})

test('a key with a sign that no key has is refused before anything is sent, and not shown; white space around one is none of it', async () => {
  const keys: (string | null)[] = []
  const { asked, baseUrl } = serve(({ headers }) => {
    keys.push(headers.get('Authorization'))
    return Response.json({ items: [] })
  })
  for (const apiKey of ['lst_a\r\nX: y', 'lst_…', 'lst_a b']) {
    const error = await caught(createListing({ baseUrl, apiKey }).listCategories())
    expect([error instanceof TypeError, String(error).includes('lst_')]).toEqual([true, false])
  }
  expect(asked).toHaveLength(0)
  await createListing({ baseUrl, apiKey: ' lst_a\r\n' }).listCategories()
  expect(keys).toEqual(['Bearer lst_a'])
})

test('a member that is undefined goes with no file, as it goes with no JSON', () => {
  const { init } = requestOf('upload_picture', { id, kind: 'logo', alt: undefined, file: new Blob(['x']) }, {})
  expect([...(init.body as FormData).keys()]).toEqual(['kind', 'file'])
})

test('who waits for a draft or an order waits on while the service is away, and is told at once where nobody has ever answered', async () => {
  const answering = (answers: (() => Response)[]) => {
    let count = 0
    const fetch = async () => {
      const answer = answers[count++]
      if (!answer) throw new TypeError('refused')
      return answer()
    }
    return createListing({ baseUrl: 'http://127.0.0.1:1', retries: 0, fetch })
  }
  const away = () => {
    throw new TypeError('refused')
  }
  const told = (answer: object) => () => Response.json(answer)
  const draft = answering([told({ id, status: 'crawling' }), away, told({ id, status: 'ready' })])
  expect(await draft.waitForDraft(id)).toMatchObject({ status: 'ready' })
  const busy = answering([() => problem('unavailable', 503, {}, { 'Retry-After': '0' }), told({ status: 'expired' })])
  expect(await busy.waitForOrder('L-2026-000001')).toMatchObject({ status: 'expired' })
  const nobody = answering([])
  expect(await caught(nobody.waitForDraft(id))).toBeInstanceOf(ListingConnectionError)
  expect(await caught(nobody.events().next())).toBeInstanceOf(ListingConnectionError)
})

test('who waits for long asks again after a growing pause, neither at once nor after years, whatever an answer asks for', () => {
  const gone = (retryAfter: number | null) => new ListingConnectionError('gone', { retryAfter })
  expect([0, 1, 9].map((failures) => secondsAway(gone(0), failures, true))).toEqual([1, 2, 30])
  expect([null, 60, 1e9].map((asked) => secondsAway(gone(asked), 0, true))).toEqual([1, 60, 3600])
  expect(() => secondsAway(gone(0), 0, false)).toThrow('gone')
  expect(() => secondsAway(new ListingConnectionError('for good', { retryable: false }), 0, true)).toThrow('for good')
})
