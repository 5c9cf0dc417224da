import { PAGE_SHARE_MAX, READING_SHARE_MAX } from '../base/limits.ts'
import { sha256 } from '../base/sha256.ts'
import { runInThread } from '../base/threads/thread.ts'
import { HEAVY_BYTES_MIN, WorkExceeded, type WorkBudget } from '../base/threads/work_budget.ts'
import { mediaType } from './charset.ts'
import type { CrawlLimits } from './crawl_limits.ts'
import { CrawlFailed } from './crawl_failed.ts'
import { FetchRefused } from './fetch_refused.ts'
import type { GuardedFetch, GuardedRequest, GuardedResponse } from './guarded_fetch.ts'
import { fairlyTimed } from './own_delay.ts'
import type { Page, PageKind } from './page.ts'
import type { MarkupReading } from './read_markup.ts'
import type { RenderOrder } from './renderer.ts'
import { fetchRobots, type Robots } from './robots.ts'

/** A request that would have less is not begun. */
const REQUEST_SECONDS_MIN = 0.2
/** Reading that would have less is not begun. */
const READING_CPU_SECONDS_MIN = 0.2
const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5,*/*;q=0.1'

/** One page as it came and as it reads; `page.html` is '' where media is 'other'. */
export type PageReading = {
  page: Page
  status: number
  headers: Headers
  redirects: string[]
  reading: MarkupReading
  /** The answer itself, for a browser to show. */
  document: RenderOrder['document']
  /** Set for a page that only a browser could show, and none did. */
  unshown?: boolean
}
type PageWish = { kind: PageKind; found_by: Page['found_by']; previous: Page | null; may_follow: GuardedRequest['may_follow'] }

type VisitOptions = {
  fetch: GuardedFetch
  limits: CrawlLimits
  now: () => Date
  signal: AbortSignal | undefined
  budget: WorkBudget
}

/** The time, the manners and the robots.txt files of one crawl. */
export class Visit {
  private readonly robots = new Map<string, Promise<Robots>>()
  private readonly startedAt = performance.now()
  private lastStartAt = -Infinity
  private delaySeconds: number
  private readonly fetch: GuardedFetch
  /** Pages at our threads and our browser now, since when there is one, and how long there was one before: that time is ours, not the site's. */
  private asides = 0
  private asideSince = 0
  private asideMilliseconds = 0
  /** What was answered before it was read, for whoever asks the same in this visit. */
  private readonly kept = new Map<string, GuardedResponse>()

  constructor(readonly options: VisitOptions) {
    this.delaySeconds = options.limits.delay_seconds
    this.fetch = fairlyTimed(options.fetch, (milliseconds) => void (this.asideMilliseconds += milliseconds))
  }

  get seconds_left(): number {
    const now = performance.now()
    const ours = this.asideMilliseconds + (this.asides > 0 ? now - this.asideSince : 0)
    return this.options.limits.seconds_max - (now - this.startedAt - ours) / 1000
  }

  get delay_seconds(): number {
    return this.delaySeconds
  }

  /** A longer pause, as a robots.txt asks for it; counted from the start of the last request. */
  obeyDelay(seconds: number | null): void {
    if (seconds !== null) this.delaySeconds = Math.max(this.delaySeconds, seconds)
  }

  /** False where pages read so far took what work the reading of one site may cost. */
  get has_work_left(): boolean {
    return this.readingCpuSecondsLeft >= READING_CPU_SECONDS_MIN
  }

  private get readingCpuSecondsLeft(): number {
    const { budget } = this.options
    return budget.cpu_seconds_max * READING_SHARE_MAX - budget.cpu_seconds_spent
  }

  /** False where the next request would have to start after the time is over, or nothing could be read of its answer. */
  get has_turn(): boolean {
    if (!this.has_work_left) return false
    return Math.max(this.nextStartAt - performance.now(), 0) / 1000 < this.seconds_left - REQUEST_SECONDS_MIN
  }

  private get nextStartAt(): number {
    return this.lastStartAt + this.delaySeconds * 1000
  }

  robotsOf(origin: string): Promise<Robots> {
    const known = this.robots.get(origin)
    if (known) return known
    const { signal, budget } = this.options
    const asked = fetchRobots(this.fetch, origin, { seconds_max: Math.max(this.seconds_left, 0.001), signal, work: { budget } })
    this.robots.set(origin, asked)
    return asked
  }

  /** Waits for its turn, then reads a page on a thread. Throws FetchRefused, CrawlFailed, or the reason of the signal. */
  async readPage(url: string, wish: PageWish): Promise<PageReading> {
    // What a browser made of a page may have changed though its markup did not.
    const previous = wish.previous?.rendered ? null : wish.previous
    const validators = validatorsOf(previous)
    const answer = await this.ask(url, { previous, may_follow: wish.may_follow })
    if (answer.status === 304 && previous && Object.keys(validators).length > 0) {
      // What was read then still stands; another page behind a redirect could share the tag.
      if (answer.url === previous.url) return this.keepPrevious(previous, wish, answer)
      return this.readPage(answer.url, { ...wish, previous: null })
    }
    const contentType = answer.headers.get('content-type')
    const reading = await this.readOnThread(answer.bytes, contentType, answer.url)
    const page: Page = {
      url: answer.url,
      kind: wish.kind,
      found_by: wish.found_by,
      content_type: contentType ?? '',
      html: reading.html,
      retrieved_at: this.options.now().toISOString(),
      etag: answer.headers.get('etag'),
      last_modified: answer.headers.get('last-modified'),
      sha256: sha256(answer.bytes).toString('hex'),
    }
    const document = {
      bytes: answer.bytes,
      content_type: contentType ?? 'text/html',
      policy: answer.headers.get('content-security-policy'),
    }
    return { page, status: answer.status, headers: answer.headers, redirects: answer.redirects, reading, document }
  }

  /** Asks for a page, for what changed since it was read last; what was answered before in this visit and not read yet is not asked again. */
  async ask(url: string, { previous, may_follow }: Pick<PageWish, 'previous' | 'may_follow'>): Promise<GuardedResponse> {
    const validators = validatorsOf(previous)
    const known = keyOf(url, validators)
    const kept = this.kept.get(known)
    this.kept.delete(known)
    return kept ?? this.get(url, { headers: { accept: ACCEPT, 'accept-language': 'en, *;q=0.5', ...validators }, may_follow })
  }

  /** Keeps an answer for whoever asks the same later. */
  keep(url: string, previous: Page | null, answer: GuardedResponse): void {
    this.kept.set(keyOf(url, validatorsOf(previous)), answer)
  }

  /** A polite request within the time that is left. */
  async get(url: string, request: GuardedRequest): Promise<GuardedResponse> {
    // A robots.txt may ask for a day.
    if ((this.nextStartAt - performance.now()) / 1000 >= this.seconds_left)
      throw new FetchRefused('timeout', `The next request would have to wait ${this.delaySeconds} s.`, url)
    await this.turn()
    const { limits, signal } = this.options
    return this.fetch(url, {
      bytes_max: limits.page_bytes_max,
      ...request,
      seconds_max: Math.max(Math.min(request.seconds_max ?? limits.page_seconds_max, this.seconds_left), 0.001),
      signal,
    })
  }

  private async keepPrevious(previous: Page, wish: PageWish, answer: GuardedResponse): Promise<PageReading> {
    const bytes = new TextEncoder().encode(previous.html)
    const content_type = `${mediaType(previous.content_type)}; charset=utf-8`
    const reading = await this.readOnThread(bytes, content_type, previous.url)
    return {
      page: { ...previous, kind: wish.kind, found_by: wish.found_by },
      status: 200,
      headers: answer.headers,
      redirects: answer.redirects,
      reading,
      document: { bytes, content_type, policy: answer.headers.get('content-security-policy') },
    }
  }

  /** Work of our own: the site is not blamed for the time it takes. */
  async aside<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.asides++ === 0) this.asideSince = performance.now()
    try {
      return await work()
    } finally {
      if (--this.asides === 0) this.asideMilliseconds += performance.now() - this.asideSince
    }
  }

  async readOnThread(bytes: Uint8Array, contentType: string | null, url: string): Promise<MarkupReading> {
    const { budget } = this.options
    try {
      const cpu_seconds_max = Math.min(budget.cpu_seconds_max * PAGE_SHARE_MAX, this.readingCpuSecondsLeft)
      const work = { cpu_seconds_max, budget, heavy: bytes.length >= HEAVY_BYTES_MIN }
      return await this.aside(() => runInThread('read_markup', { bytes, content_type: contentType, url }, work))
    } catch (error) {
      // A page that takes too much work is the site's fault; a thread that breaks or starves is ours, and the job tries again.
      if (!(error instanceof WorkExceeded)) throw error
      throw new CrawlFailed('too_large', 'The page is built in a way that cannot be read safely.', { cause: error })
    }
  }

  private async turn(): Promise<void> {
    const now = performance.now()
    const at = Math.max(now, this.nextStartAt)
    this.lastStartAt = at
    if (at > now) await pause(at - now, this.options.signal)
    this.options.signal?.throwIfAborted()
  }
}

type Validators = { 'if-none-match'?: string; 'if-modified-since'?: string }

const validatorsOf = (previous: Page | null): Validators => ({
  ...(previous?.etag ? { 'if-none-match': previous.etag } : {}),
  ...(previous?.last_modified ? { 'if-modified-since': previous.last_modified } : {}),
})

const keyOf = (url: string, validators: Validators): string => JSON.stringify([url, validators])

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = () => {
    clearTimeout(timer)
    reject(signal?.reason)
  }
  const timer = setTimeout(() => {
    signal?.removeEventListener('abort', stop)
    resolve()
  }, milliseconds)
  signal?.addEventListener('abort', stop, { once: true })
  return promise
}
