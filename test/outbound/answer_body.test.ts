import { afterAll, describe, expect, test } from 'bun:test'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { readAnswer, type AnswerBounds } from '../../server/base/http/answer_body.ts'
import { createBoundedFetch } from '../../server/base/http/bounded_fetch.ts'
import { until } from '../until.ts'
import { brotliBomb, gzipBomb } from './bombs.ts'

const MEBIBYTE = 1024 * 1024
const TEXT = 'Invoices for bakers, sorted by the day they are due.\n'.repeat(40)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const hello = bytesOf(TEXT)

/** What the server sends after the status line: headers, and the body in pieces that arrive one after another. */
type Wire = {
  status?: string
  headers: Record<string, string>
  pieces?: Uint8Array[]
  chunked?: boolean
  endless?: Uint8Array
  stays_open?: boolean
}

let wire: Wire = { headers: {} }
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket)
  socket.setNoDelay(true)
  socket.on('error', () => {})
  socket.on('close', () => sockets.delete(socket))
  socket.once('data', () => void send(socket, wire))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

async function send(
  socket: Socket,
  { status = '200 OK', headers, pieces = [], chunked = false, endless, stays_open = false }: Wire,
): Promise<void> {
  const lines = Object.entries({ ...headers, ...(chunked ? { 'transfer-encoding': 'chunked' } : {}), connection: 'close' })
  const put = (bytes: Uint8Array | string) => new Promise<void>((resolve) => void socket.write(bytes, () => resolve()))
  await put(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  for (const piece of pieces) {
    if (chunked) await put(`${piece.length.toString(16)}\r\n`)
    await put(piece)
    if (chunked) await put('\r\n')
  }
  if (chunked) await put('0\r\n\r\n')
  while (endless && !socket.destroyed) await put(endless)
  if (!stays_open) socket.end()
}

async function read(given: Wire, bounds: Partial<AnswerBounds> = {}, method = 'GET') {
  wire = given
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method,
    decompress: false,
    keepalive: false,
    signal: AbortSignal.timeout(100_000),
  })
  const { bytes, cut } = await readAnswer(response, { bytes_max: MEBIBYTE, ...bounds })
  return { text: new TextDecoder().decode(bytes), cut }
}
const refused = (given: Wire, bounds: Partial<AnswerBounds> = {}) =>
  read(given, bounds).then(
    () => 'read',
    (error: Error & { code?: string }) => error.code,
  )
const whole = (encoding: string, ...pieces: Uint8Array[]): Wire => ({ headers: { 'content-encoding': encoding }, pieces })
const GARBAGE = bytesOf('\r\n<!-- cached -->')
/** With every part that the header of a member may have. */
function wordyGzip(bytes: Uint8Array): Uint8Array {
  const packed = gzipSync(bytes)
  const header = Uint8Array.from(packed.subarray(0, 10), (byte, at) => (at === 3 ? 2 + 4 + 8 + 16 : byte))
  return Buffer.concat([header, new Uint8Array([3, 0, 1, 2, 3]), bytesOf('page.html\0cached\0'), new Uint8Array(2), packed.subarray(10)])
}
const bytewise = (bytes: Uint8Array) => [...bytes].map((byte) => new Uint8Array([byte]))

describe('an answer in an encoding that was asked for is read as it was before', () => {
  test.each<[string, Wire]>([
    ['gzip', whole('gzip', gzipSync(hello))],
    ['brotli', whole('br', brotliCompressSync(hello))],
    ['deflate', whole('deflate', deflateSync(hello))],
    ['deflate without the header of zlib', whole('deflate', deflateRawSync(hello))],
    ['a name in capitals', whole(' GZIP ', gzipSync(hello))],
    ['none', { headers: {}, pieces: [hello] }],
    ['identity', whole('identity', hello)],
    ['gzip byte by byte', { ...whole('gzip', ...bytewise(gzipSync(hello))), chunked: true }],
    ['deflate byte by byte', { ...whole('deflate', ...bytewise(deflateSync(hello))), chunked: true }],
    ['brotli byte by byte', { ...whole('br', ...bytewise(brotliCompressSync(hello))), chunked: true }],
    ['gzip in two members', whole('gzip', Buffer.concat([gzipSync(hello.subarray(0, 99)), gzipSync(hello.subarray(99))]))],
    [
      'gzip in two members that arrive apart',
      { ...whole('gzip', gzipSync(hello.subarray(0, 99)), gzipSync(hello.subarray(99))), chunked: true },
    ],
    ['gzip with zeros behind it', whole('gzip', Buffer.concat([gzipSync(hello), new Uint8Array(20)]))],
    ['gzip with a comment behind it', whole('gzip', Buffer.concat([gzipSync(hello), GARBAGE]))],
    ['gzip with a comment behind it that arrives apart', { ...whole('gzip', gzipSync(hello), GARBAGE), chunked: true }],
    [
      'gzip byte by byte with a comment behind it',
      { ...whole('gzip', ...bytewise(Buffer.concat([gzipSync(hello), GARBAGE]))), chunked: true },
    ],
    ['gzip with the beginning of no member behind it', whole('gzip', Buffer.concat([gzipSync(hello), new Uint8Array([0x1f, 0x8b, 1])]))],
    [
      'gzip in two members with zeros behind them',
      whole('gzip', Buffer.concat([gzipSync(hello.subarray(0, 99)), gzipSync(hello.subarray(99)), new Uint8Array(600)])),
    ],
    ['gzip with a name, a comment and more in its header', whole('gzip', wordyGzip(hello))],
    ['gzip in 900 members', whole('gzip', Buffer.concat([...Array<Uint8Array>(899).fill(gzipSync('')), gzipSync(hello)]))],
    ['brotli with a comment behind it', whole('br', Buffer.concat([brotliCompressSync(hello), GARBAGE]))],
    ['deflate with something else behind it', whole('deflate', Buffer.concat([deflateSync(hello), bytesOf('\r\n<!-- cached -->')]))],
  ])('%s', async (_name, given) => expect(await read(given)).toEqual({ text: TEXT, cut: false }))
})

describe('a body without a byte has no encoding', () => {
  test.each<[string, Wire, string]>([
    ['an empty answer', { headers: { 'content-encoding': 'gzip', 'content-length': '0' } }, 'GET'],
    ['an empty answer in chunks', { headers: { 'content-encoding': 'br' }, chunked: true }, 'GET'],
    ['the answer to HEAD', { headers: { 'content-encoding': 'gzip', 'content-length': '900' } }, 'HEAD'],
    ['one that has not changed', { status: '304 Not Modified', headers: { 'content-encoding': 'gzip', etag: '"a"' } }, 'GET'],
    ['no content', { status: '204 No Content', headers: { 'content-encoding': 'zstd' } }, 'GET'],
  ])('%s', async (_name, given, method) => expect(await read(given, {}, method)).toEqual({ text: '', cut: false }))
})

const badChecksum = (packed: Uint8Array) => packed.map((byte, at) => (at >= packed.length - 8 && at < packed.length - 4 ? byte ^ 1 : byte))

describe('is refused as no proper answer', () => {
  test.each<[string, Wire]>([
    ['gzip that breaks off', whole('gzip', gzipSync(hello).subarray(0, 30))],
    ['brotli that breaks off', whole('br', brotliCompressSync(hello).subarray(0, 20))],
    ['deflate that breaks off', whole('deflate', deflateSync(hello).subarray(0, 20))],
    ['gzip that breaks off before its checksum', whole('gzip', gzipSync(hello).subarray(0, -3))],
    ['gzip whose second member breaks off', whole('gzip', Buffer.concat([gzipSync(hello), gzipSync(hello).subarray(0, 30)]))],
    ['gzip that breaks off in its header', whole('gzip', gzipSync(hello).subarray(0, 6))],
    ['gzip with a wrong checksum', whole('gzip', badChecksum(gzipSync(hello)))],
    ['what is called gzip and is none', whole('gzip', hello)],
    ['what is called brotli and is none', whole('br', hello)],
    ['the older name of gzip', whole('x-gzip', gzipSync(hello))],
    ['zstd', whole('zstd', zstdCompressSync(hello))],
    ['gzip in gzip', whole('gzip, gzip', gzipSync(gzipSync(hello)))],
    ['gzip in nothing', whole('identity, gzip', gzipSync(hello))],
    ['an encoding that nobody knows', whole('rot13', hello)],
  ])('%s', async (_name, given) => expect(await refused(given)).toBe('bad_response'))
})

describe('bounds', () => {
  test('the beginning of a larger answer is kept where the caller wants it, in every encoding', async () => {
    for (const given of [
      whole('gzip', gzipSync(hello)),
      whole('br', brotliCompressSync(hello)),
      whole('deflate', deflateSync(hello)),
      whole('', hello),
    ])
      expect(await read(given, { bytes_max: 100, over_bytes: 'cut' })).toEqual({ text: TEXT.slice(0, 100), cut: true })
  })
  test('an answer of exactly the bound is whole', async () => {
    expect(await read(whole('gzip', gzipSync(hello)), { bytes_max: hello.length })).toEqual({ text: TEXT, cut: false })
    expect(await refused(whole('gzip', gzipSync(hello)), { bytes_max: hello.length - 1 })).toBe('too_large')
  })
  test('what unpacks to a thousand times its size is refused, even where its beginning would do', async () => {
    const bounds = { bytes_max: 64 * MEBIBYTE, over_bytes: 'cut' } as const
    expect(await refused(whole('br', brotliCompressSync(new Uint8Array(8 * MEBIBYTE))), bounds)).toBe('too_large')
  })
  test('a short page of one repeated line is read whatever its ratio', async () => {
    const page = '<p>hello</p>\n'.repeat(18_000)
    expect((await read(whole('br', brotliCompressSync(page)))).text).toBe(page)
  })
  test('padding that unpacks to nothing is not read for ever', async () => {
    const nothing = Buffer.concat(Array.from({ length: 500 }, () => gzipSync('')))
    expect(await refused({ headers: { 'content-encoding': 'gzip' }, endless: nothing })).toBe('too_large')
    const garbage = { headers: { 'content-encoding': 'gzip' }, pieces: [gzipSync(hello)], endless: new Uint8Array(64 * 1024).fill(32) }
    expect(await refused(garbage)).toBe('too_large')
  })
  test('a caller who stops gets the reason that it gave', async () => {
    const stop = new AbortController()
    const reading = read(
      { headers: { 'content-encoding': 'gzip' }, pieces: [gzipSync(hello).subarray(0, 40)], stays_open: true },
      { signal: stop.signal },
    )
    stop.abort(new Error('enough'))
    expect(await reading.catch((error: Error) => error.message)).toBe('enough')
  })
})

test('a library gets a decoded answer with headers that fit it', async () => {
  wire = { headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' }, pieces: [gzipSync('{"a":1}')] }
  const answer = await createBoundedFetch({ bytes_max: 1000 })(new Request(`http://127.0.0.1:${port}/`), {
    signal: AbortSignal.timeout(100_000),
  })
  expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([
    200,
    null,
    'application/json',
  ])
  expect(await answer.json()).toEqual({ a: 1 })
})

const bombs = { br: await brotliBomb(), gzip: await gzipBomb() }

describe('whoever answers with a bomb costs its reader no memory', () => {
  const refusal = expect.stringMatching(/^refused: The answer (is larger than|unpacks to more than|takes more than) \d+/)
  const readers = [
    { reader: 'a page', outcome: refusal },
    { reader: 'a page that is cut', outcome: 'cut at 100000' },
    { reader: 'client metadata', outcome: refusal },
    { reader: 'the tax register', outcome: 'unverified AnswerRefused' },
    { reader: 'a model', outcome: 'refused: the language model gave no answer: too_large' },
    { reader: 'a payment provider', outcome: 'refused: Stripe does not answer (StripeConnectionError)' },
    { reader: 'a bucket', outcome: refusal },
  ]
  for (const [encoding, bomb] of Object.entries(bombs))
    for (const { reader, outcome } of readers)
      test(`${reader}, in ${encoding}`, async () => {
        wire = {
          headers: { 'content-encoding': encoding, 'content-length': String(bomb.length), 'content-type': 'application/json' },
          pieces: [bomb],
        }
        const command = [process.execPath, join(import.meta.dir, 'reader_process.ts'), reader, String(port)]
        const child = Bun.spawn(command, { stdin: 'pipe', stdout: 'pipe' })
        const said: string[] = []
        for await (const piece of child.stdout.pipeThrough(new TextDecoderStream())) {
          said.push(piece)
          if (said.join('').indexOf('\n') !== said.join('').length - 1) continue
          await until(() => sockets.size === 0)
          await child.stdin.end()
        }
        const [told = '', grown_bytes] = said.join('').split('\n')
        expect(JSON.parse(told)).toEqual(outcome)
        expect(Number(grown_bytes)).toBeLessThan(80 * MEBIBYTE)
      })
})
