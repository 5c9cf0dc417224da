import { ListingConnectionError } from './error.ts'

// Node wraps what happened in `fetch failed`, and that in one error per address it tried.
const CAUSES_DEEP_MAX = 5
const REFUSED = ['ECONNREFUSED', 'ConnectionRefused']
const UNKNOWN_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'DNSLookupFailed', 'ConnectionFailed']
const SILENT = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT', 'ConnectionTimeout']
const BROKEN_OFF = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ConnectionClosed', 'ECONNABORTED']
const NO_TLS = /EPROTO|WRONG_VERSION_NUMBER/
const NOT_TRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|UnknownIssuer/
const LED_ELSEWHERE = /redirect/i

type Cause = { code: string | null; message: string }

/** What kept a call from its answer, in words that say what to do; `cause` stays what the runtime threw. */
export function unreached(baseUrl: string, cause: unknown): ListingConnectionError {
  const told = innermost(cause)
  const permanent = [NO_TLS, NOT_TRUSTED, LED_ELSEWHERE].some((pattern) => pattern.test(told.code ?? told.message))
  return new ListingConnectionError(`No answer from ${baseUrl}: ${why(told, new URL(baseUrl))}`, { cause, retryable: !permanent })
}

function why({ code, message }: Cause, { host, hostname }: URL): string {
  const named = code === null ? '' : ` (${code})`
  if (code && REFUSED.includes(code)) return `nothing listens there${named}. Start the service, or give the address of another one.`
  if (code && UNKNOWN_HOST.includes(code)) return `the name ${hostname} cannot be found${named}. Check how it is written, and the network.`
  if (code && SILENT.includes(code))
    return `${host} cannot be reached${named}. Check the network, and whether a firewall stands in between.`
  if (code && BROKEN_OFF.includes(code)) return `the connection broke off${named}. Try again in a moment.`
  if (NO_TLS.test(code ?? message)) return `it does not speak TLS${named}. Where it is plain http, write http://.`
  if (NOT_TRUSTED.test(code ?? message))
    return `its certificate is not trusted (${code ?? message}). Where the authority is your own, set NODE_EXTRA_CA_CERTS to its file.`
  if (LED_ELSEWHERE.test(code ?? message)) return `it leads to another address, which is not followed. Give the address it leads to.`
  return `${message}${named}`
}

/** The same in one line, where it is told behind what was asked. */
export function reasonOf(error: unknown): string {
  const { code, message } = innermost(error)
  return code === null || message.includes(code) ? message : `${message} (${code})`
}

/** The deepest error that carries a code, else the deepest one. */
function innermost(error: unknown): Cause {
  let told: Cause = { code: null, message: error instanceof Error ? error.message : String(error) }
  let at: unknown = error
  for (let depth = 0; depth < CAUSES_DEEP_MAX && at instanceof Error; depth++) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : null
    if (code !== null || told.code === null) told = { code, message: at.message || told.message }
    at = at instanceof AggregateError ? at.errors[0] : at.cause
  }
  return told
}
