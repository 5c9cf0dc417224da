import tls from 'node:tls'
import { ACCEPT_ENCODING } from '../base/http/answer_body.ts'
import { addressLiteral } from '../base/addresses/public_address.ts'
import { OutboundError } from './outbound_error.ts'
import type { Target } from './resolve.ts'

export type PinnedRequest = (
  url: URL,
  targets: Target[],
  sent: { method: 'GET' | 'HEAD' | 'POST'; headers: Record<string, string>; body: string | null },
  signal: AbortSignal,
) => Promise<Response>

const CERTIFICATE_ERROR = /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|HOSTNAME_MISMATCH|CRL/i

/**
 * One request to the first of the checked addresses that answers. Bun's fetch ignores `lookup`, `agent` and
 * `dispatcher`, so the address itself is the URL, and Host and the TLS server name carry the name.
 */
export function createPinnedRequest(userAgent: string, extraCa: string | null): PinnedRequest {
  // Bun takes `ca` instead of its own roots, so both are given.
  const ca = extraCa === null ? undefined : [...tls.rootCertificates, extraCa]
  return async (url, targets, { method, headers, body }, signal) => {
    let failure: unknown = new Error('there was no address to try')
    for (const { address, port } of targets) {
      try {
        return await fetch(pinnedUrl(url, address, port), {
          method,
          body,
          headers: { accept: '*/*', ...headers, 'accept-encoding': ACCEPT_ENCODING, 'user-agent': userAgent, host: url.host },
          redirect: 'manual',
          // Whoever reads the body unpacks it, up to a bound.
          decompress: false,
          signal,
          // HTTP_PROXY and its like would resolve the name again, out of our sight.
          proxy: false,
          // A connection belongs to one request: no reuse under another name, nothing left open.
          keepalive: false,
          ...(url.protocol === 'https:' ? { protocol: 'http1.1' as const, tls: tlsOptions(url, ca) } : {}),
        })
      } catch (error) {
        signal.throwIfAborted()
        failure = error
        if (!isConnectFailure(error)) break
      }
    }
    throw asOutboundError(failure)
  }
}

function tlsOptions(url: URL, ca: string[] | undefined) {
  // An address as server name is not allowed in TLS (RFC 6066 §3); the certificate then has to name the address.
  const name = addressLiteral(url.hostname) === null ? { serverName: url.hostname } : {}
  return { rejectUnauthorized: true, ...name, ...(ca ? { ca } : {}) }
}

function pinnedUrl(url: URL, address: string, port: number): string {
  const pinned = new URL(`${url.protocol}//${address.includes(':') ? `[${address}]` : address}:${port}`)
  pinned.pathname = url.pathname
  pinned.search = url.search
  return pinned.href
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Only a connection that never stood is tried again elsewhere: the next address is then no second request. */
export function isConnectFailure(error: unknown): boolean {
  return /REFUSED|UNREACH|HOSTDOWN|NETDOWN|ETIMEDOUT|FailedToOpenSocket|EADDRNOTAVAIL|ENETUNREACH/i.test(errorCode(error))
}

export function asOutboundError(error: unknown): OutboundError {
  const code = errorCode(error)
  const cause = { cause: error }
  if (CERTIFICATE_ERROR.test(code)) return new OutboundError('certificate_invalid', `The site's certificate is not valid (${code}).`, cause)
  if (isConnectFailure(error)) return new OutboundError('connect_failed', 'The site refused the connection.', cause)
  if (/HEADERS|MALFORMED|INVALID|HPE_|Decompress|Zlib|Brotli|UnexpectedRedirect/i.test(code))
    return new OutboundError('bad_response', `The site did not answer with proper HTTP (${code}).`, cause)
  return new OutboundError('connect_failed', 'The connection to the site broke off.', cause)
}
