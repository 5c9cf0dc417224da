import { expect, test } from 'bun:test'
import { connect } from 'node:net'
import { createAdmission } from '../../server/base/rates/admission.ts'
import { ApiError } from '../../server/base/error.ts'
import { readBody } from '../../server/base/http/body.ts'
import { toldLength } from '../../server/base/http/told_length.ts'
import { startTestService } from '../test_service.ts'
import { nextTurn } from '../until.ts'

const MEBIBYTE = 1024 * 1024
const service = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const post = (body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>) => new Request('http://listing.test/', { method: 'POST', body })

test('bodies that never end hold no more than their share, and make room for those that do', async () => {
  let given = 0
  let taken_back = 0
  const refused: unknown[] = []
  const unfinished = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (given >= 200) return new Promise<void>(() => {})
        given++
        controller.enqueue(new Uint8Array(MEBIBYTE - 1))
        return new Promise<void>(() => {})
      },
      cancel: () => void taken_back++,
    })
  for (let at = 0; at < 200; at++) {
    void readBody(post(unfinished()), MEBIBYTE).catch((error: unknown) => refused.push(error))
    // By then something of it has come.
    await nextTurn()
  }
  const honest = new Uint8Array(MEBIBYTE).fill(7)
  for (let round = 0; round < 3; round++) {
    const stream = new Blob([honest]).stream()
    expect(Buffer.from((await readBody(post(stream), MEBIBYTE)) ?? []).equals(Buffer.from(honest))).toBe(true)
  }
  // 24 MiB stay; whoever began before them was told to come again.
  expect([given, taken_back >= 200 - 24]).toEqual([200, true])
  expect(refused.length).toBeGreaterThanOrEqual(200 - 24)
  expect(refused.every((error) => error instanceof ApiError && error.code === 'unavailable')).toBe(true)
})

test('bodies that tell no length and send nothing make room as well, as much as the door counted them for', async () => {
  const refused: unknown[] = []
  const silent = () => new ReadableStream<Uint8Array>({ pull: () => new Promise<void>(() => {}) })
  for (let at = 0; at < 40; at++) void readBody(post(silent()), 64 * 1024).catch((error: unknown) => refused.push(error))
  expect((await readBody(post(new Blob([new Uint8Array(1000)]).stream()), MEBIBYTE))?.length).toBe(1000)
  await nextTurn()
  expect(refused.length).toBeGreaterThanOrEqual(40 - 24)
  expect(refused.every((error) => error instanceof ApiError && error.code === 'unavailable')).toBe(true)
})

test('a length that is told twice, or is none, is not counted with: the bodies after it are taken as before', async () => {
  const lengths: [string, number | null][] = [
    ['12', 12],
    ['12, 12', 12],
    ['12,13', null],
    ['', null],
    ['+12', null],
    ['0x0c', null],
    ['1e3', null],
    ['Infinity', null],
    ['9'.repeat(30), null],
  ]
  for (const [told, length] of lengths) expect([told, toldLength(new Headers({ 'content-length': told }))]).toEqual([told, length])
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })
  const head = 'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n'
  const length = `Content-Length: ${body.length}\r\n`
  expect(await statusOf(`${head}${length}${length}\r\n${body}`)).toBe(200)
  // In pieces, so that no length is told.
  const pieces = `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  expect(await statusOf(head + pieces)).toBe(200)
})

/** The status of what the service answers to these bytes. */
async function statusOf(bytes: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => void socket.write(bytes))
  socket.on('data', (data) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1] ?? 0)))
  socket.on('error', reject)
  socket.on('close', () => resolve(0))
  return promise.finally(() => socket.destroy())
}

test('bodies are admitted at the door as far as there is room, before anybody reads them, and no address takes all of it', () => {
  const admit = createAdmission(() => {})
  const ask = (told: number | null, whose: string) => admit({ told, untold: false, whose })
  const one = Array.from({ length: 16 }, () => ask(MEBIBYTE, 'one'))
  expect([one.includes(null), ask(MEBIBYTE, 'one'), ask(20_000, 'one')]).toEqual([false, null, null])
  // Others are let in beside it, what tells no length too, until there is no room for anybody.
  const others = Array.from({ length: 16 }, (_, at) => admit({ told: null, untold: true, whose: `other ${at}` }))
  expect([others.includes(null), ask(20_000, 'somebody else')]).toEqual([false, null])
  // What is small, or has no body, passes.
  for (const small of [null, 0, 16_384]) expect(ask(small, 'one')).not.toBeNull()
  for (let count = 0; count < 9; count++) one[count]?.(true)
  // One that tells more than any door takes counts as the largest that one takes.
  expect([ask(999_999_999_999, 'one') === null, ask(2 * MEBIBYTE, 'one')]).toEqual([false, null])
})

test('what large bodies leave behind is collected before it is much', () => {
  let collected = 0
  const admit = createAdmission(() => void collected++)
  for (let sent = 0; sent < 40; sent++) admit({ told: MEBIBYTE, untold: false, whose: 'one' })?.(true)
  for (let sent = 0; sent < 100; sent++) admit({ told: 16_000, untold: false, whose: 'one' })?.(true)
  expect(collected).toBe(2)
  // Of one that was answered unread nothing is left.
  for (let sent = 0; sent < 40; sent++) admit({ told: MEBIBYTE, untold: false, whose: 'one' })?.(false)
  expect(collected).toBe(2)
})

test('a body over its bound is refused however it comes', async () => {
  expect(await readBody(post(new Uint8Array(MEBIBYTE + 1)), MEBIBYTE)).toBeNull()
  expect(await readBody(post(new Blob([new Uint8Array(MEBIBYTE + 1)]).stream()), MEBIBYTE)).toBeNull()
  expect((await readBody(post(new Uint8Array(MEBIBYTE)), MEBIBYTE))?.length).toBe(MEBIBYTE)
  expect(await readBody(new Request('http://listing.test/', { method: 'POST' }), MEBIBYTE)).toEqual(new Uint8Array())
})

test.each(['/api/v1/drafts', '/mcp', '/webhooks/stripe'])(
  'at %s who makes room is told to come again, never that something broke',
  async (path) => {
    const { apiKey } = await service.founder()
    const { hostname, port } = new URL(service.url)
    const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\nContent-Length: ${MEBIBYTE}\r\n\r\n`
    const refused = Promise.withResolvers<void>()
    const statuses: string[] = []
    const heads: string[] = []
    const sockets = Array.from({ length: 60 }, () => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(head)
        socket.write(Buffer.alloc(MEBIBYTE - 1, 'a'))
      })
      socket.on('data', (said) => {
        statuses.push(said.toString('latin1').slice(9, 12))
        heads.push(said.toString('latin1').toLowerCase())
        if (statuses.length === 10) refused.resolve()
      })
      return socket.on('error', () => {})
    })
    await refused.promise
    for (const socket of sockets) socket.destroy()
    expect(new Set(statuses)).toEqual(new Set(['503']))
    // As every answer of the machine doors does, it says what is left of a rate.
    const untold = heads.filter((text) => !text.includes('ratelimit: ') || !text.includes('ratelimit-policy: '))
    if (path !== '/webhooks/stripe') expect(untold).toEqual([])
  },
)

test('who leaves while sending is told no fault of ours, whatever the length', async () => {
  for (const length of [undefined, '1000', '50000']) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(10))
        controller.error(new DOMException('The connection was closed.', 'AbortError'))
      },
    })
    const headers = length === undefined ? {} : { 'content-length': length }
    const request = new Request('http://listing.test/', { method: 'POST', body, headers })
    const error = await readBody(request, MEBIBYTE).catch((thrown: unknown) => thrown)
    expect([length, error instanceof ApiError && error.code]).toEqual([length, 'invalid_json'])
  }
})
