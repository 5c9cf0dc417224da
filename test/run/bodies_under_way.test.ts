import { expect, test } from 'bun:test'
import { connect } from 'node:net'
import { createAdmission } from '../../server/base/admission.ts'
import { ApiError } from '../../server/base/error.ts'
import { readBody } from '../../server/base/body.ts'
import { startTestService } from '../test_service.ts'

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
  for (let at = 0; at < 200; at++) void readBody(post(unfinished()), MEBIBYTE).catch((error: unknown) => refused.push(error))
  const honest = new Uint8Array(MEBIBYTE).fill(7)
  for (let round = 0; round < 3; round++) {
    const stream = new Blob([honest]).stream()
    expect(Buffer.from((await readBody(post(stream), MEBIBYTE)) ?? []).equals(Buffer.from(honest))).toBe(true)
  }
  // 32 MiB stay; whoever began before them was told to come again.
  expect([given, taken_back >= 200 - 32]).toEqual([200, true])
  expect(refused.length).toBeGreaterThanOrEqual(200 - 32)
  expect(refused.every((error) => error instanceof ApiError && error.code === 'unavailable')).toBe(true)
})

test('bodies that are told at the door are admitted as far as there is room, before anybody reads them', () => {
  const admit = createAdmission()
  const left = Array.from({ length: 48 }, () => admit(String(MEBIBYTE)))
  expect([left.includes(null), admit(String(MEBIBYTE)), admit('20000')]).toEqual([false, null, null])
  // What is small, or tells no length, passes.
  for (const small of [null, '0', '16384', 'x']) expect(admit(small)).not.toBeNull()
  left[0]?.()
  expect(admit(String(MEBIBYTE))).not.toBeNull()
  for (let count = 0; count < 9; count++) left[1 + count]?.()
  // One that tells more than any door takes counts as the largest that one takes.
  expect([admit('999999999999') === null, admit(String(2 * MEBIBYTE))]).toEqual([false, null])
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
    const sockets = Array.from({ length: 60 }, () => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(head)
        socket.write(Buffer.alloc(MEBIBYTE - 1, 'a'))
      })
      socket.on('data', (said) => {
        statuses.push(said.toString('latin1').slice(9, 12))
        if (statuses.length === 10) refused.resolve()
      })
      return socket.on('error', () => {})
    })
    await refused.promise
    for (const socket of sockets) socket.destroy()
    expect(new Set(statuses)).toEqual(new Set(['503']))
  },
)
