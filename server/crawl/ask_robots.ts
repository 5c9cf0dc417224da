import { decodePlain } from './charset.ts'
import { FetchRefused, type GuardedFetch } from './guarded_fetch.ts'
import { readRobots, type RobotsReading } from './read_robots.ts'
import { isAllowedBy, type RobotsMatcher } from './robots_matcher.ts'
import { canonical } from './robots_rules.ts'

export const PRODUCT_TOKEN = 'ListingBot'
/** RFC 9309 §2.5: at least this much is read; the rest, cut at a line's end, is not. */
const ROBOTS_BYTES_MAX = 512 * 1024
const ROBOTS_SECONDS_MAX = 6
const ADDRESS_CHARACTERS_MAX = 2048

/** Why everything is forbidden although no rule was read; RFC 9309 §2.3.1.4. */
type RobotsOutage = {
  code: 'server_error' | 'timeout' | 'unreachable' | 'url_not_allowed'
  message: string
  cause: unknown
  /** The server itself is away: it does not answer, or with an error of its own. */
  is_down?: boolean
}

export type Robots = {
  allows(url: URL | string): boolean
  /** As the file asks, or null; the caller decides whether it fits its time. */
  crawl_delay_seconds: number | null
  sitemaps: string[]
  /** False where the site has no such file. */
  present: boolean
  /** Set where the file could not be read for a reason that forbids all reading. */
  outage: RobotsOutage | null
}

/** Rules from the text of a robots.txt of the origin of `robotsUrl`. */
export function parseRobots(robotsUrl: string, text: string, token = PRODUCT_TOKEN): Robots {
  return robotsOf(robotsUrl, readRobots({ text, token }))
}

function robotsOf(robotsUrl: string, { matcher, crawl_delay_seconds, sitemaps }: RobotsReading): Robots {
  const origin = new URL(robotsUrl).origin
  return {
    allows: (address) => isAllowed(origin, matcher, new URL(address)),
    crawl_delay_seconds,
    sitemaps,
    present: true,
    outage: null,
  }
}

/**
 * Reads the robots.txt of an origin. Redirects (at most five) stay in the context of the first host. 2xx is parsed, other
 * answers below 500 allow everything except 429; 429, 5xx, timeouts and dead hosts forbid everything. Throws only FetchRefused `aborted` and
 * what `read` throws.
 */
export async function askRobots(
  fetch: GuardedFetch,
  origin: string,
  options: { seconds_max?: number | undefined; signal?: AbortSignal | undefined },
  read: (text: string, bytes: number) => RobotsReading | Promise<RobotsReading>,
): Promise<Robots> {
  const url = new URL('/robots.txt', origin).href
  try {
    const answer = await fetch(url, {
      headers: { accept: 'text/plain, */*;q=0.1' },
      seconds_max: Math.min(options.seconds_max ?? ROBOTS_SECONDS_MAX, ROBOTS_SECONDS_MAX),
      bytes_max: ROBOTS_BYTES_MAX,
      over_bytes: 'cut',
      signal: options.signal,
    })
    if (answer.status === 429 || answer.status >= 500)
      return outage({
        code: 'server_error',
        message: `robots.txt answered ${answer.status}.`,
        cause: null,
        is_down: answer.status >= 500,
      })
    if (answer.status < 200 || answer.status >= 300) return { ...parseRobots(url, ''), present: false }
    const text = decodePlain(answer.bytes)
    return robotsOf(url, await read(answer.cut ? cutAtLineEnd(text) : text, answer.bytes.length))
  } catch (error) {
    if (!(error instanceof FetchRefused) || error.code === 'aborted') throw error
    // RFC 9309 §2.3.1.2: after five redirects the file counts as not there.
    if (error.code === 'too_many_redirects') return { ...parseRobots(url, ''), present: false }
    return outage(outageOf(error))
  }
}

function outageOf(error: FetchRefused): RobotsOutage {
  if (error.code === 'timeout') return { code: 'timeout', message: 'robots.txt did not answer in time.', cause: error, is_down: true }
  if (error.code === 'url_not_allowed') return { code: 'url_not_allowed', message: error.message, cause: error }
  if (error.code === 'bad_response' || error.code === 'too_large' || error.code === 'redirect_refused')
    return {
      code: 'server_error',
      message: `robots.txt could not be read: ${error.message}`,
      cause: error,
      is_down: error.code === 'bad_response',
    }
  return { code: 'unreachable', message: error.message, cause: error }
}

/** A site that nothing may be read of, for this reason. */
export function outage(reason: RobotsOutage): Robots {
  return { allows: () => false, crawl_delay_seconds: null, sitemaps: [], present: false, outage: reason }
}

const cutAtLineEnd = (text: string): string => text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)

function isAllowed(origin: string, matcher: RobotsMatcher, url: URL): boolean {
  if (url.origin !== origin) return false
  if (url.pathname === '/robots.txt') return true
  const typed = url.pathname + url.search
  // Three characters may say one.
  if (typed.length > 3 * ADDRESS_CHARACTERS_MAX) return false
  const path = canonical(typed, false)
  return path.length <= ADDRESS_CHARACTERS_MAX && isAllowedBy(matcher, path)
}
