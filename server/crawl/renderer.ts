import type { GuardedFetch } from './guarded_fetch.ts'
import type { Robots } from './robots.ts'

/** What stands between a site and a browser that shows it; the crawl knows no more of the browser than this. */
export type Renderer = {
  /** `auto`: pages that scripts write, `always`: every page. */
  mode: 'auto' | 'always'
  /** The browser for one draft; it starts with the first page. */
  open(draft: RenderingDraft): RenderingSession
}

export type RenderingDraft = {
  fetch: GuardedFetch
  robotsOf: (origin: string) => Promise<Robots>
  signal: AbortSignal | undefined
}

export type RenderOrder = {
  /** Where the document answered. */
  url: string
  /** The answer as it came, which is not asked for a second time. */
  document: { bytes: Uint8Array; content_type: string; policy: string | null }
  photograph: boolean
}

/** A viewport as it was seen, as PNG. */
export type Photograph = { png: Uint8Array; width: number; height: number }

/** Why a page could not be shown. `spent`: this draft had its share of pages or time; `unavailable`: the browser did not start. */
export type LostPage = 'timeout' | 'crashed' | 'memory' | 'empty' | 'spent' | 'unavailable'

export type Rendering = { html: string; photographs: Photograph[] } | { lost: LostPage }

export type RenderingSession = {
  /** Pages that may still be shown; 0 where the time is over too. */
  readonly pages_left: number
  /** Whether the time of all pages together is over. */
  readonly is_out_of_time: boolean
  /** Never rejects, except with the reason of the draft's signal. */
  render(order: RenderOrder): Promise<Rendering>
  close(): Promise<void>
}
