import type { Page } from 'playwright-core'

const WATCHED_MILLISECONDS = 300

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
