import type { Page } from 'playwright-core'
import type { Check, State } from './in_page/look.ts'

let bundled: Promise<string> | undefined

/** What is asked from within a page, as one script. */
async function bundle(): Promise<string> {
  const { outputs } = await Bun.build({ entrypoints: [`${import.meta.dir}/in_page/look.ts`], target: 'browser', format: 'iife' })
  return (await outputs[0]?.text()) ?? ''
}

/** Evaluated, not added as a script, which the page's policy forbids. */
export async function enter(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'inPage' in window))) await page.evaluate(await (bundled ??= bundle()))
}

/** What is wrong with a page as its window stands, in one state of what can be opened. */
export async function look(page: Page, state: State, ...checks: Check[]): Promise<Partial<Record<Check, string[]>>> {
  await enter(page)
  return page.evaluate<Partial<Record<Check, string[]>>>(`inPage.look(${JSON.stringify(state)}, ${JSON.stringify(checks)})`)
}
