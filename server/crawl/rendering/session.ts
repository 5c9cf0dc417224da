import type { Log } from '../../base/observe/events.ts'
import type { Semaphore } from '../../base/semaphore.ts'
import { orAborted } from '../outbound_error.ts'
import type { LostPage, Photograph, Rendering, RenderingDraft, RenderingSession, RenderOrder } from '../renderer.ts'
import type { Driver } from './driver_process.ts'
import type { RenderLimits } from './limits.ts'
import type { FromDriver } from './messages.ts'
import { PageTraffic } from './page_traffic.ts'
import { Lease, type StartDriver } from './lease.ts'

/** A browser that shows nothing for so long gives way to other drafts. */
const IDLE_MILLISECONDS = 2000
/** Before its time is over a page is told to give what it has. */
const TAKE_SECONDS_BEFORE = 1.5
/** A page's time does not pass while the machine gives it to others; by the clock it takes at most this many times as long. */
const PATIENCE = 3

type OpenPage = {
  traffic: PageTraffic
  /** By the browser's own time, and by the clock. */
  began: number
  began_at: number
  hurried: boolean
  shown: { html: string; photographs: Photograph[] } | null
  settle: (rendering: Rendering) => void
}
type SessionOptions = {
  draft: RenderingDraft
  limits: RenderLimits
  semaphore: Semaphore
  start: StartDriver
  log: Log
  on_close: () => void
}

/** What one draft sees of the browser: its pages, its time and its turn. */
export class Session implements RenderingSession {
  private readonly pages = new Map<number, OpenPage>()
  private readonly known_origins = new Set<string>()
  private lease: Lease | null = null
  /** Every browser of this draft, those that are ending too. */
  private readonly leases = new Set<Lease>()
  private idle: ReturnType<typeof setTimeout> | undefined
  private taken = 0
  /** Pages that wait for the browser or are shown. */
  private active = 0
  private spent_milliseconds = 0
  private busy_since = 0
  private closed = false

  constructor(private readonly options: SessionOptions) {}

  get pages_left(): number {
    return this.closed || this.is_out_of_time ? 0 : Math.max(0, this.options.limits.pages_max - this.taken)
  }

  get is_out_of_time(): boolean {
    return this.spent_milliseconds >= this.options.limits.draft_seconds_max * 1000
  }

  async render(order: RenderOrder): Promise<Rendering> {
    const { signal } = this.options.draft
    signal?.throwIfAborted()
    if (this.pages_left === 0) return { lost: 'spent' }
    const page = ++this.taken
    this.active++
    clearTimeout(this.idle)
    this.known_origins.add(new URL(order.url).origin)
    try {
      const lease = (this.lease ??= this.takeLease())
      const driver = await (signal ? orAborted(lease.driver, signal) : lease.driver)
      if (driver === null && this.lease === lease) this.lease = null
      return driver === null ? { lost: 'unavailable' } : await this.show(lease, driver, page, order)
    } finally {
      if (--this.active === 0 && !this.closed) this.idle = setTimeout(() => void this.endLease(), IDLE_MILLISECONDS)
    }
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.idle)
    for (const { settle } of this.pages.values()) settle({ lost: 'spent' })
    this.lease = null
    await Promise.all([...this.leases].map((lease) => lease.end()))
    this.options.on_close()
  }

  private async show(lease: Lease, driver: Driver, page: number, { url, document, photograph }: RenderOrder): Promise<Rendering> {
    const { draft, limits } = this.options
    const { promise, resolve } = Promise.withResolvers<Rendering>()
    const stop = new AbortController()
    const way = { fetch: draft.fetch, robotsOf: draft.robotsOf, known_origins: this.known_origins, signal: stop.signal }
    const traffic = new PageTraffic(way, limits, { url, bytes: document.bytes.length })
    const began = driver.fair_milliseconds()
    if (this.pages.size === 0) this.busy_since = began
    this.pages.set(page, { traffic, began, began_at: performance.now(), hurried: false, shown: null, settle: resolve })
    // It may have died between its start and this page; then nobody would send.
    if (lease.is_over) resolve({ lost: 'crashed' })
    const { content_type, policy, bytes } = document
    driver.send({ type: 'show', page, url, photograph, document: { status: 200, content_type, policy, bytes } })
    try {
      return await (draft.signal ? orAborted(promise, draft.signal) : promise)
    } finally {
      stop.abort()
      this.pages.delete(page)
      if (this.pages.size === 0) this.spent_milliseconds += Math.max(0, driver.fair_milliseconds() - this.busy_since)
    }
  }

  private takeLease(): Lease {
    const { semaphore, start, log, limits } = this.options
    const lease: Lease = new Lease({
      semaphore,
      start,
      log,
      memory_bytes_max: limits.memory_bytes_max,
      on_message: (message) => this.lease === lease && this.onMessage(lease, message),
      on_end: (why) => this.lease === lease && this.lose(why),
      on_tick: () => this.lease === lease && this.watchTime(lease),
    })
    this.leases.add(lease)
    return lease
  }

  private async endLease(): Promise<void> {
    const { lease } = this
    this.lease = null
    await lease?.end()
  }

  private onMessage(lease: Lease, message: FromDriver): void {
    const open = 'page' in message ? this.pages.get(message.page) : undefined
    if (!open) return
    switch (message.type) {
      case 'request': {
        const { request } = message
        void open.traffic.answer(message).then((answer) => lease.live?.send({ type: 'answer', request, answer }))
        return
      }
      case 'text':
        open.shown = { html: message.html, photographs: [] }
        return
      case 'done':
        open.settle(open.shown ? { ...open.shown, photographs: message.photographs } : { lost: 'crashed' })
        return
      case 'crashed':
        open.settle(open.shown ?? { lost: 'crashed' })
    }
  }

  /** Another page of this draft starts another browser. */
  private lose(why: LostPage): void {
    this.lease = null
    for (const { shown, settle } of this.pages.values()) settle(shown ?? { lost: why })
  }

  private watchTime(lease: Lease): void {
    if (!lease.live) return
    const { page_seconds_max, draft_seconds_max } = this.options.limits
    const now = lease.live.fair_milliseconds()
    const left_of_draft = draft_seconds_max - (this.spent_milliseconds + now - this.busy_since) / 1000
    for (const [page, open] of this.pages) {
      const by_clock = page_seconds_max * PATIENCE - (performance.now() - open.began_at) / 1000
      const left = Math.min(page_seconds_max - (now - open.began) / 1000, left_of_draft, by_clock)
      if (left <= 0) {
        open.settle(open.shown ?? { lost: 'timeout' })
        // What does not end by itself is ended, and with it what else this draft had open.
        this.lose('timeout')
        void lease.end()
        return
      }
      if (left > TAKE_SECONDS_BEFORE || open.hurried) continue
      open.hurried = true
      lease.live.send({ type: 'take', page })
    }
  }
}
