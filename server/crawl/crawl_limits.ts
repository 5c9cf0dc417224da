export type CrawlLimits = {
  pages_max: number
  /** From the first request to the last byte, delays included. */
  seconds_max: number
  page_seconds_max: number
  /** Decoded bytes of a page. */
  page_bytes_max: number
  /** Between the starts of two requests, where robots.txt asks for no more. */
  delay_seconds: number
  /** Requests to the site at one time; 1 where robots.txt asks for a delay. */
  concurrency_max: number
}

export const CRAWL_LIMITS: CrawlLimits = {
  pages_max: 12,
  seconds_max: 25,
  page_seconds_max: 10,
  page_bytes_max: 2 * 1024 * 1024,
  delay_seconds: 0.1,
  concurrency_max: 2,
}
