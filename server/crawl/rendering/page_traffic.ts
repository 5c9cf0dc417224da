import { createSemaphore } from '../../base/semaphore.ts'
import { bareHost } from '../../base/addresses/web_address.ts'
import type { GuardedFetch } from '../guarded_fetch.ts'
import type { Robots } from '../robots.ts'
import type { RenderLimits } from './limits.ts'
import type { ResourceAnswer, ResourceKind } from './messages.ts'

/** As many at once as a browser asks one server for. */
const AT_ONCE_MAX = 6
const WAITING_MAX = 200
const REQUEST_SECONDS_MAX = 8
const ANSWER_BYTES_MAX = 5 * 1024 * 1024
const REDIRECTS_MAX = 5

/** What each kind of request may be answered with; the wrong one is no answer. */
const MEDIA: Record<ResourceKind, { accept: string; fits: RegExp }> = {
  document: { accept: 'text/html,application/xhtml+xml;q=0.9', fits: /^(text\/html|application\/xhtml\+xml)\b/i },
  script: { accept: '*/*', fits: /javascript|ecmascript|json|^text\/plain|wasm|octet-stream|^$/i },
  stylesheet: { accept: 'text/css,*/*;q=0.1', fits: /^text\/(css|plain)|octet-stream|^$/i },
  image: { accept: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8', fits: /^image\/|octet-stream|^$/i },
  font: { accept: 'font/woff2,*/*;q=0.1', fits: /font|octet-stream|^$/i },
  xhr: { accept: '*/*', fits: /^(text\/|application\/|image\/svg|$)/i },
  fetch: { accept: '*/*', fits: /^(text\/|application\/|image\/svg|$)/i },
}

export type PageRequest = { url: string; kind: ResourceKind; method: 'GET' | 'HEAD' }
type Way = { fetch: GuardedFetch; robotsOf: (origin: string) => Promise<Robots>; known_origins: Set<string>; signal: AbortSignal }

/** Answers what one page asks for, within what a page may cost: each address as robots.txt of its host and the guarded fetch allow. */
export class PageTraffic {
  private requests = 1
  private readonly site: string
  private bytesLeft: number
  private readonly semaphore = createSemaphore({ at_once_max: AT_ONCE_MAX, waiting_max: WAITING_MAX, retry_after: 1 })

  constructor(
    private readonly way: Way,
    private readonly limits: RenderLimits,
    document: { url: string; bytes: number },
  ) {
    this.site = bareHost(new URL(document.url).hostname)
    this.bytesLeft = limits.page_bytes_max - document.bytes
  }

  /** Null for what is refused, not there in time, or too much; a page goes on without it. */
  async answer(request: PageRequest): Promise<ResourceAnswer | null> {
    try {
      return await this.semaphore(() => this.get(request))
    } catch {
      // Whatever a page asks for in vain is its own affair.
      return null
    }
  }

  private async get({ url, kind, method }: PageRequest): Promise<ResourceAnswer | null> {
    const address = URL.parse(url)
    if (!address || !(await this.mayAsk(address, kind))) return null
    const granted = Math.min(this.bytesLeft, ANSWER_BYTES_MAX)
    if (granted <= 0) return null
    this.bytesLeft -= granted
    let used = 0
    try {
      const { accept, fits } = MEDIA[kind]
      const answer = await this.way.fetch(address, {
        method,
        headers: { accept, 'accept-language': 'en, *;q=0.5' },
        seconds_max: REQUEST_SECONDS_MAX,
        bytes_max: granted,
        redirects_max: REDIRECTS_MAX,
        signal: this.way.signal,
        may_follow: (to) => this.mayAsk(to, kind),
      })
      used = answer.bytes.length
      const content_type = answer.headers.get('content-type') ?? ''
      if (method === 'GET' && answer.status < 300 && used > 0 && !fits.test(content_type)) return null
      const policy = kind === 'document' ? answer.headers.get('content-security-policy') : null
      return { status: answer.status, content_type, policy, bytes: answer.bytes }
    } finally {
      this.bytesLeft += granted - used
    }
  }

  /** Takes one request, and one more where the robots.txt of a host is asked for the first time. */
  private async mayAsk(url: URL, kind: ResourceKind): Promise<boolean> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
    // A page may move on within its own site; another one is not what was asked for.
    if (kind === 'document' && bareHost(url.hostname) !== this.site) return false
    const { known_origins, robotsOf } = this.way
    if (!known_origins.has(url.origin)) {
      if (!this.take()) return false
      known_origins.add(url.origin)
    }
    const robots = await robotsOf(url.origin)
    return robots.allows(url) && this.take()
  }

  private take(): boolean {
    return this.requests < this.limits.page_requests_max && this.requests++ >= 0
  }
}
