import { isObject } from '../base/is_object.ts'
import type { GuardedFetch } from '../crawl/guarded_fetch.ts'
import { withoutWire } from '../base/http/bounded_fetch.ts'

const SECONDS_MAX = 5
const BYTES_MAX = 5 * 1024
/** For so long a document holds whatever its host says: one sign-in looks it up several times, and the library asks for it once a second. */
const KEPT_SECONDS_MIN = 300

/**
 * Reads what an app says of itself at its client_id (Client ID Metadata Document), and the keys it names there: https alone, no
 * redirect, five kilobytes, through the guard that lets nobody reach a private address. Throws FetchRefused.
 */
export function createClientMetadataFetch(guarded: GuardedFetch) {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.protocol !== 'https:') throw new TypeError('client metadata is read over https alone')
    const given = new Headers(init.headers)
    const headers: Record<string, string> = { accept: 'application/json' }
    for (const name of ['if-none-match', 'if-modified-since']) {
      const value = given.get(name)
      if (value !== null) headers[name] = value
    }
    const answer = await guarded(url, {
      headers,
      redirects_max: 0,
      bytes_max: BYTES_MAX,
      seconds_max: SECONDS_MAX,
      ...(init.signal ? { signal: init.signal } : {}),
    })
    const empty = answer.status === 204 || answer.status === 304
    return new Response(empty ? null : withoutScope(answer.bytes), { status: answer.status, headers: keptFor(withoutWire(answer.headers)) })
  }
}

/** What a host says of how long its document is good; one that says nothing leaves it to the library. */
function keptFor(headers: Headers): Headers {
  const said = ['cache-control', 'expires', 'vary'].some((name) => headers.has(name))
  if (!said) return headers
  const seconds = Number(/\bmax-age=(\d{1,9})\b/i.exec(headers.get('cache-control') ?? '')?.[1] ?? 0)
  for (const name of ['age', 'date', 'expires', 'vary']) headers.delete(name)
  headers.set('cache-control', `max-age=${Math.max(seconds, KEPT_SECONDS_MIN)}`)
  return headers
}

/** An app may ask for any of our scopes, and a person decides; what its document lists would only stop it from asking for more later. */
function withoutScope(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  try {
    const document: unknown = JSON.parse(text)
    return isObject(document) ? JSON.stringify({ ...document, scope: undefined }) : text
  } catch {
    // The library says what is wrong with it.
    return text
  }
}
