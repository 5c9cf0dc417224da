import { ACCEPT_ENCODING, readAnswer } from './answer_body.ts'
import { traced, traceparent } from '../trace.ts'

/** The body comes decoded, so that what the server said of its encoding and length no longer holds. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding']
const WITHOUT_BODY = new Set([101, 204, 205, 304])

/**
 * `fetch` for systems that the operator chose, and for the libraries that speak with them: follows no redirect, and has read the whole
 * answer within bytes_max, under the call's own signal, before it hands it on. Throws AnswerRefused besides what fetch throws.
 */
export function createBoundedFetch({ bytes_max }: { bytes_max: number }): typeof fetch {
  const boundedFetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}))
    headers.set('accept-encoding', ACCEPT_ENCODING)
    const signal = init.signal ?? (input instanceof Request ? input.signal : null)
    const method = init.method ?? (input instanceof Request ? input.method : 'GET')
    const { host } = new URL(input instanceof Request ? input.url : input)
    return traced(`${method} ${host}`, 'client', { 'http.request.method': method, 'server.address': host }, async (span) => {
      const parent = traceparent()
      if (parent !== null) headers.set('traceparent', parent)
      const response = await fetch(input, { ...init, headers, redirect: 'error', decompress: false })
      const { bytes } = await readAnswer(response, { bytes_max, signal })
      const { status, statusText } = response
      if (span) span.attributes['http.response.status_code'] = status
      return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, statusText, headers: withoutWire(response.headers) })
    })
  }
  return Object.assign(boundedFetch, { preconnect: fetch.preconnect })
}

/** The headers of an answer that no longer is as it came over the wire. */
export function withoutWire(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of OF_THE_WIRE) headers.delete(name)
  return headers
}
