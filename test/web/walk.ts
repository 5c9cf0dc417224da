import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { DESKTOP, openTab } from './browser.ts'

/** The ways in which every journey can be gone. */
export const WAYS = ['by mouse', 'by keyboard alone', 'without scripts'] as const
export type Way = (typeof WAYS)[number]

/** More stops than any page has. */
const STOPS_MAX = 250

export type Walker = {
  page: Page
  fieldErrors: string[]
  /** Presses a button, follows a link, ticks a box. */
  press(what: Locator): Promise<void>
  /** Writes into a field, in place of what it holds. */
  write(what: Locator, text: string): Promise<void>
  close(): Promise<void>
}

/** Somebody who goes through pages in one way: with the keyboard alone nothing is reached but by Tab, and where one stands has to be seen. */
export async function openWalker(way: Way, options: BrowserContextOptions = DESKTOP): Promise<Walker> {
  const tab = await openTab({ ...options, ...(way === 'without scripts' ? { javaScriptEnabled: false } : {}) })
  const { page } = tab
  const byKeys = way === 'by keyboard alone'
  return {
    ...tab,
    async press(what) {
      if (!byKeys) return what.click()
      await reach(page, what)
      const box = await what.evaluate((element) => element.matches('[type=checkbox], [type=radio]'))
      await page.keyboard.press(box ? 'Space' : 'Enter')
    },
    async write(what, text) {
      if (!byKeys) return what.fill(text)
      await reach(page, what)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}

/** Keys that are on their way together: to wait for each alone is a third of what going there costs. */
const STOPS_AT_ONCE = 10

/** Goes on by Tab until it stands there. */
async function reach(page: Page, what: Locator): Promise<void> {
  await what.waitFor()
  // Told anew each time, since the page may be on its way to another.
  for (let stops = 0; !(await what.evaluate(standsAt)); stops += STOPS_AT_ONCE) {
    if (stops >= STOPS_MAX) throw new Error(`${String(what)} is not reached by Tab`)
    await Promise.all(Array.from({ length: STOPS_AT_ONCE }, () => page.keyboard.press('Tab')))
  }
  const { seen, shown } = await what.evaluate((element) => {
    Object.assign(window, { goal: null })
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { top, bottom } = element.getBoundingClientRect()
    return { seen: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none', shown: bottom > 0 && top < innerHeight }
  })
  if (!seen || !shown) throw new Error(`nobody sees that ${String(what)} has the focus`)
}

/** True where it has the focus; else, once it has, no Tab that is still on its way leads on. Runs within the page. */
function standsAt(element: Element): boolean {
  const own: Window & { goal?: Element | null } = window
  if (!('goal' in own))
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab' || document.activeElement !== own.goal) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true },
    )
  own.goal = element
  return element === document.activeElement
}
