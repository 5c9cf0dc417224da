import { afterAll, expect, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { nodeFetch } from '../../cli/session/node_fetch.ts'

const server = createServer((request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => void pieces.push(piece))
  request.on('end', () => {
    const said = { method: request.method, body: Buffer.concat(pieces).toString(), headers: request.headers }
    if (request.url === '/echo') response.setHeader('x-request-id', 'r1').end(JSON.stringify(said))
    if (request.url === '/zipped') response.setHeader('content-encoding', 'gzip').end(gzipSync(JSON.stringify(said)))
    if (request.url === '/elsewhere') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end('moved')
    if (request.url === '/unchanged') response.writeHead(304, { etag: '"a"' }).end()
    if (request.url === '/broken' || request.url === '/broken-zip') {
      const whole = request.url === '/broken' ? randomBytes(4096) : gzipSync(randomBytes(4096))
      response.writeHead(200, { 'content-length': whole.length, ...(request.url === '/broken' ? {} : { 'content-encoding': 'gzip' }) })
      response.write(whole.subarray(0, 2000), () => void response.socket?.destroy())
    }
    // `/silent` is never answered.
  })
})
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
const ask = (path: string, init: RequestInit = {}) => nodeFetch(new Request(base + path, { redirect: 'error', ...init }))

test('method, body and headers arrive, and status, headers and body come back, packed or not', async () => {
  const init = { method: 'PATCH', headers: { authorization: 'Bearer a', 'content-type': 'application/json' }, body: '{"ä":1}' }
  for (const path of ['/echo', '/zipped']) {
    const answer = await ask(path, init)
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, path === '/echo' ? 'r1' : null])
    expect(await answer.json()).toMatchObject({
      ...{ method: 'PATCH', body: '{"ä":1}' },
      headers: { authorization: 'Bearer a', 'content-type': 'application/json', 'content-length': '8', 'accept-encoding': 'gzip' },
    })
  }
  const unchanged = await ask('/unchanged')
  expect([unchanged.status, unchanged.body, unchanged.headers.get('etag')]).toEqual([304, null, '"a"'])
})

test('a form with a file arrives whole', async () => {
  const body = new FormData()
  body.set('kind', 'logo')
  body.set('file', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
  const said = await (await ask('/echo', { method: 'POST', body })).json()
  expect(said.body).toContain('<svg/>')
})

test('what leads elsewhere, breaks off, is given up or not there is an error, never half an answer', async () => {
  expect(await ask('/elsewhere').catch((error: Error) => error.message)).toContain('redirect')
  for (const path of ['/broken', '/broken-zip'])
    expect(
      await ask(path)
        .then((answer) => answer.text())
        .catch(() => 'broken off'),
    ).toBe('broken off')
  const gone = new AbortController()
  const silent = ask('/silent', { signal: gone.signal }).catch((error: Error) => error.name)
  gone.abort()
  expect(await silent).toBe('AbortError')
  expect(await nodeFetch(new Request('http://127.0.0.1:1/')).catch((error: { code?: string }) => error.code)).toMatch(
    /ECONNREFUSED|ConnectionRefused/,
  )
})
