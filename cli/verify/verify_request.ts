/** One request as Node makes it, to an address that was looked up and checked before: the name stays in Host and in the certificate. */
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { addressLiteral } from '../../server/base/addresses/public_address.ts'
import { asOutboundError, isConnectFailure, type PinnedRequest } from '../../server/crawl/pinned_request.ts'
import type { Target } from '../../server/crawl/resolve.ts'
import { headersOf, streamOf } from '../session/node_answer.ts'

type Parameters = { url: URL; method: string; headers: Record<string, string>; body: string | null; signal: AbortSignal }

const NO_BODY = new Set([204, 205, 304])

/** Certificates are checked by Node's own list and NODE_EXTRA_CA_CERTS. */
export const nodeRequest =
  (agent: string): PinnedRequest =>
  async (url, targets, { method, headers, body }, signal) => {
    // Plain bodies: undoing gzip safely needs more than the first releases of Node 20 have.
    const sent = { accept: '*/*', ...headers, 'accept-encoding': 'identity', 'user-agent': agent, host: url.host, connection: 'close' }
    let failure: unknown = new Error('there was no address to try')
    for (const target of targets) {
      try {
        return await ask(target, { url, method, headers: sent, body, signal })
      } catch (error) {
        signal.throwIfAborted()
        failure = error
        if (!isConnectFailure(error)) break
      }
    }
    throw asOutboundError(failure)
  }

function ask({ address, port }: Target, { url, method, headers, body: sent, signal }: Parameters): Promise<Response> {
  const secure = url.protocol === 'https:'
  // An address as server name is not allowed in TLS (RFC 6066 §3).
  const servername = secure && addressLiteral(url.hostname) === null ? { servername: url.hostname } : {}
  return new Promise((resolve, reject) => {
    const options = { host: address, port, method, path: url.pathname + url.search, agent: false, headers, signal, ...servername }
    const request = (secure ? overHttps : overHttp)(options, (answer) => {
      try {
        const status = answer.statusCode ?? 0
        const body = NO_BODY.has(status) ? null : streamOf(answer)
        resolve(new Response(body, { status, headers: headersOf(answer) }))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    request.on('error', reject)
    request.end(sent)
  })
}
