/** What hostile callers send the website, for bench/memory.ts: as much as one address may have under way. */
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PICTURES } from './hostile_answers.ts'

const MEBIBYTE = 1024 * 1024
const CONNECTIONS = 300
const HELD_SECONDS = 5

/** `codeOf` answers the code of the letter that somebody who signs in was sent. */
type Target = { url: string; apiKey: string; codeOf(email: string): Promise<string> }

/** As if each came from somewhere else. */
const from = (at: number): string => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`

/** Sends bodies that never end, all at once, from as many addresses, and lets go after a while; in pieces where they tell no length. */
async function hold({ url, apiKey }: Target, path: string, type: string, bytes: number, told = true): Promise<string> {
  const { hostname, port } = new URL(url)
  const length = told ? `Content-Length: ${bytes + 1}` : 'Transfer-Encoding: chunked'
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: ${type}\r\n${length}\r\nSec-Fetch-Site: same-origin\r\n`
  const body = Buffer.concat([Buffer.from(told ? '' : `${(bytes + 1).toString(16)}\r\n`), Buffer.alloc(bytes, 'a')])
  const answers = new Map<string, number>()
  const sockets = Array.from({ length: CONNECTIONS }, (_, at) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}X-Forwarded-For: ${from(at)}\r\n\r\n`)
      socket.write(body)
    })
    socket.on('error', () => {})
    socket.on('data', (said) => {
      const status = said.toString('latin1').slice(9, 12)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    })
    return socket
  })
  await Bun.sleep(HELD_SECONDS * 1000)
  for (const socket of sockets) socket.destroy()
  return `${sockets.length} held, ${JSON.stringify(Object.fromEntries(answers))}`
}

/** The same call many times at once, and how often each status came. */
async function flood(count: number, call_at: (at: number) => Promise<Response>): Promise<string> {
  const statuses: Record<string, number> = {}
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const status = await call_at(at).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 'closed',
      )
      statuses[status] = (statuses[status] ?? 0) + 1
    }),
  )
  return JSON.stringify(statuses)
}

type Sent = { method?: string; body: BodyInit; headers?: Record<string, string> }
const send = ({ url, apiKey }: Target, path: string, { method = 'POST', body, headers = {} }: Sent): Promise<Response> => {
  const own = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', authorization: `Bearer ${apiKey}` }
  return fetch(url + path, { method, redirect: 'manual', headers: { ...own, ...headers }, body })
}
const post = (target: Target, path: string, body: BodyInit, headers: Record<string, string> = {}) => send(target, path, { body, headers })

/** Signs in as a browser would, by the code of the letter; answers the cookies. */
async function signIn({ url, codeOf }: Target): Promise<string> {
  const email = `${crypto.randomUUID()}@people.example`
  const jar = new Map<string, string>()
  const submit = async (fields: Record<string, string>) => {
    const response = await fetch(`${url}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: new URLSearchParams(fields),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
  }
  await submit({ email, return_to: '/account' })
  await submit({ code: await codeOf(email) })
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** The same from as many addresses as calls. */
const spread =
  (path: string, body: string, method = 'POST') =>
  (target: Target): Promise<string> =>
    flood(100, (at) => send(target, path, { method, body, headers: { 'x-forwarded-for': from(at) } }))

const full = JSON.stringify({ q: '\u{1F600}'.repeat(250_000) })
const rpc = (params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })

const call = rpc({ name: 'search_listings', arguments: { q: 'x'.repeat(MEBIBYTE - 200) } })
const edit = JSON.stringify({ name: 'Ada', bio: 'é'.repeat(500_000) })

export const CALLS: Record<string, (target: Target) => Promise<string>> = {
  'bodies of 1 MiB that never end': (target) => hold(target, '/api/v1/drafts', 'application/json', MEBIBYTE - 1),
  'messages of 1 MiB that never end': (target) => hold(target, '/mcp', 'application/json', MEBIBYTE - 1),
  'bodies of no length that never end': (target) => hold(target, '/api/v1/drafts', 'application/json', MEBIBYTE - 1, false),
  'webhooks that never end': (target) => hold(target, '/webhooks/stripe', 'application/json', MEBIBYTE - 1),
  'forms that never end': (target) => hold(target, '/sign-in', 'application/x-www-form-urlencoded', 64 * 1024 - 1),
  'heads that never end': async ({ url }) => {
    const { hostname, port } = new URL(url)
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(Number(port), hostname, () => socket.write(`GET / HTTP/1.1\r\nX-More: ${'a'.repeat(15_000)}`))
      socket.on('error', () => {})
      return socket
    })
    await Bun.sleep(HELD_SECONDS * 1000)
    for (const socket of sockets) socket.destroy()
    return `${sockets.length} held`
  },
  '100 bodies of 30 MB': (target) => {
    const body = new Uint8Array(30_000_000)
    return flood(100, () => post(target, '/api/v1/drafts', body))
  },
  '100 bodies of 1 MiB': (target) => flood(100, () => post(target, '/api/v1/drafts', full)),
  '100 packed bodies': (target) => {
    const body = gzipSync(new Uint8Array(256 * MEBIBYTE))
    return flood(100, () => post(target, '/api/v1/drafts', body, { 'content-encoding': 'gzip' }))
  },
  '100 tool calls of 1 MiB': (target) => flood(100, () => post(target, '/mcp', call)),
  '100 edits of 1 MiB': (target) => flood(100, () => send(target, '/api/v1/me/founder', { method: 'PATCH', body: edit })),
  'bodies from 100 addresses': spread('/api/v1/drafts', full),
  'tool calls from 100 addresses': spread('/mcp', call),
  'edits from 100 addresses': spread('/api/v1/me/founder', edit, 'PATCH'),
  '60 pictures for links': ({ url }) =>
    flood(60, (at) => fetch(`${url}/og/listings/none-${at}.png`, { headers: { 'x-forwarded-for': from(at) } })),
  '40 photos sent at once': async (target) => {
    const cookie = await signIn(target)
    const pictures = Object.values(PICTURES).filter(({ length }) => length < 5 * MEBIBYTE)
    return flood(40, (at) => {
      const form = new FormData()
      form.set('photo', new Blob([new Uint8Array(pictures[at % pictures.length] ?? [])], { type: 'image/png' }), 'me.png')
      return fetch(`${target.url}/account/profile/photo`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from(at) },
        body: form,
      })
    })
  },
}
