import type { Page } from 'playwright-core'

/** A tenth of what counts as good; a picture or a line that comes without its place reserved moves a page by more. */
export const SHIFT_MAX = 0.01

/** How far a page moved about until all of it was there, without anybody touching it: Chromium's own layout-shift entries, summed. */
export async function shiftOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    return new Promise<number>((resolve) => {
      let sum = 0
      new PerformanceObserver((list) => {
        // The library's types lack what Chromium tells of shifts.
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
    })
  })
}
