import type { Page } from 'playwright-core'

const WATCHED_MILLISECONDS = 300
/** A tenth of what counts as good; a picture or a line that comes without its place reserved moves a page by more. */
export const SHIFT_MAX = 0.01

/** How far a page moved about since it was opened, without anybody touching it: Chromium's own layout-shift entries, summed. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    (watched) =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), watched)
      }),
    WATCHED_MILLISECONDS,
  )
