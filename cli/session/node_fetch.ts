/** What the terminal calls the service by on Node, whose own fetch() takes longer to load than most commands take: 60 of 160 ms of processor time. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { headersOf, streamOf } from './node_answer.ts'

const NO_BODY = new Set([204, 304])

/** As fetch() of a Request that follows no redirect. */
export async function nodeFetch(asked: Request): Promise<Response> {
  const { method, signal } = asked
  const url = new URL(asked.url)
  const body = asked.body === null ? null : new Uint8Array(await asked.arrayBuffer())
  const headers = {
    ...Object.fromEntries(asked.headers),
    'accept-encoding': 'gzip',
    ...(body === null ? {} : { 'content-length': String(body.byteLength) }),
  }
  // Each takes as long to load as a command takes to be told: only the one that is needed, and when it is.
  const http = await (url.protocol === 'https:' ? import('node:https') : import('node:http'))
  const { pipeline } = await import('node:stream')
  const { createGunzip } = await import('node:zlib')
  const unzip = (answer: IncomingMessage) => pipeline(answer, createGunzip(), () => {})
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, headers, signal }, (answer) => {
      try {
        resolve(responseOf(answer, unzip))
      } catch (error) {
        answer.destroy()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    request.on('error', reject)
    request.end(body)
  })
}

function responseOf(answer: IncomingMessage, unzip: (answer: IncomingMessage) => Readable): Response {
  const status = answer.statusCode ?? 0
  if (status >= 300 && status < 400 && answer.headers.location !== undefined) throw new TypeError('unexpected redirect')
  const headers = headersOf(answer)
  if (NO_BODY.has(status)) {
    answer.resume()
    return new Response(null, { status, headers })
  }
  const zipped = answer.headers['content-encoding'] === 'gzip'
  // What breaks off on its way breaks off for the reader, too.
  const body = zipped ? unzip(answer) : answer
  return new Response(streamOf(body), { status, headers })
}
