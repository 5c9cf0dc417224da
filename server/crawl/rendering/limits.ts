/** Bounds of one rendered page, and of all pages of a draft. */
export const RENDER_LIMITS = {
  page_seconds_max: 10,
  /** robots.txt of other hosts and every hop of a redirect among them. */
  page_requests_max: 120,
  /** Decoded bytes of all answers. */
  page_bytes_max: 15 * 1024 * 1024,
  pages_max: 6,
  draft_seconds_max: 30,
  /** Of all processes of the browser; what they share is counted once for each that maps it. */
  memory_bytes_max: 512 * 1024 * 1024,
}
export type RenderLimits = typeof RENDER_LIMITS

/** Markup of a rendered page, as of any other. */
export const MARKUP_CHARACTERS_MAX = 2 * 1024 * 1024
export const MARKUP_NODES_MAX = 100_000
