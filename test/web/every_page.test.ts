import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { readWithPages, seriousFaults, showIn } from './axe.ts'
import { openTab } from './browser.ts'
import { NEEDS_MORE, startEveryPage } from './every_page.ts'
import type { Check, State } from './in_page/look.ts'
import { look } from './page_checks.ts'
import { signIn } from './session.ts'

const { testService, account_id, open, signed_in } = await startEveryPage()

const STYLE = join(import.meta.dir, '../../server/doors/web/assets/style')
const other = await Bun.build({ entrypoints: [join(STYLE, 'other_pages.css')] })
const OTHER_STYLE = (await other.outputs[0]?.text()) ?? ''

/** What of the style that public pages do not carry would change one of them; hovering and the like left out. */
const missedStyle = (page: Page) =>
  page.evaluate((css) => {
    const STATES = /::[\w-]+(\([^)]*\))?|:(hover|focus-visible|focus-within|focus|active|checked|target|popover-open)\b/g
    const missed: string[] = []
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) walk(rule.cssRules)
        if (!(rule instanceof CSSStyleRule)) continue
        const plain = rule.selectorText.replace(STATES, ':where(*)')
        // Of every element's own, such as ::backdrop, nothing is left.
        if (plain !== ':where(*)' && document.querySelector(plain)) missed.push(plain)
      }
    }
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    walk(sheet.cssRules)
    return document.querySelector('style') ? missed : []
  }, OTHER_STYLE)

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }
/** What somebody has of a desktop's window who makes everything four times as large; no phone is narrower. */
const ZOOMED = { width: 320, height: 256 }

/** What is wrong, and the first page where it was met. */
type Wrong = Record<string, string>

/** All that is asked of a page, in one visit; answers the names of its controls that vote, submit and pay. */
async function visit(page: Page, address: string, wrong: Wrong): Promise<string[]> {
  const add = (where: string, faults: readonly string[]) => {
    for (const fault of faults) wrong[`${where}: ${fault}`] ??= address
  }
  const lookAt = async (where: string, state: State, ...checks: Check[]) => {
    for (const [what, faults] of Object.entries(await look(page, state, ...checks))) add(`${where} ${state}, ${what}`, faults)
  }
  add('style', await missedStyle(page))
  await lookAt('phone', 'folded', 'wide', 'broken', 'headings', 'small', 'led')
  await lookAt('phone', 'open', 'wide', 'headings', 'small')
  add('phone', await seriousFaults(page))
  await showIn(page, ZOOMED)
  await lookAt('zoomed', 'open', 'wide', 'broken', 'lost')
  await lookAt('zoomed', 'folded', 'wide')
  await showIn(page, DESKTOP)
  await lookAt('desktop', 'folded', 'wide', 'broken', 'small', 'lost')
  add('desktop', await seriousFaults(page, 'width'))
  await showIn(page, DESKTOP, 'dark')
  add('dark', await seriousFaults(page, 'colours'))
  const great = await page.evaluate(() => window.inPage?.great() ?? [])
  await showIn(page, PHONE)
  return great
}

/** So few pages are one test that a busy machine ends none of them for hanging. */
const PAGES_A_TEST = 10

for (const [title, addresses, account] of [
  ['that anybody may open', open, false],
  ['of founders, accounts and the team', signed_in, true],
] as const)
  describe(`the pages ${title} stand in order on a phone, a desktop, in the dark and four times as large: nothing wider than the window, hard to hit, hard to read, out of order, or focused out of sight`, () => {
    const great = new Set<string>()
    let tab: Awaited<ReturnType<typeof openTab>>
    beforeAll(async () => {
      tab = await openTab({ viewport: PHONE })
      await readWithPages(tab.page)
      if (account) await signIn(testService, tab.page, account_id)
    })
    afterAll(() => tab.close())

    for (let first = 0; first < addresses.length; first += PAGES_A_TEST)
      test(`from ${addresses[first]}`, async () => {
        const { page, fieldErrors } = tab
        const missed: unknown[] = []
        const wrong: Wrong = {}
        for (const address of addresses.slice(first, first + PAGES_A_TEST)) {
          // Within the pages that one visitor may open in a minute.
          testService.turnClock(5)
          const answer = await page.goto(testService.url + address)
          // Who is sent elsewhere has looked at nothing.
          const { pathname, search } = new URL(page.url())
          if (!NEEDS_MORE.test(address) && (answer?.status() !== 200 || pathname + search !== address))
            missed.push([address, answer?.status(), pathname])
          for (const name of await visit(page, address, wrong)) great.add(name)
        }
        expect({ missed, wrong, fieldErrors }).toEqual({ missed: [], wrong: {}, fieldErrors: [] })
      })

    // What is never met would pass.
    test('and each kind of control that matters most was met', () => {
      expect(addresses.length).toBeGreaterThan(20)
      for (const one of account ? ['Submit', 'pay'] : ['Vote for', 'Submit', 'Pay']) expect([...great].join('; ')).toContain(one)
    })
  })
