import type { Browser, BrowserContext, Page } from 'playwright-core'
import { VIEWPORTS } from './messages.ts'
import { BEFORE } from './page_scripts.ts'

export type DraftContext = {
  context: BrowserContext
  /** A page in which nobody is asked anything; whatever it opens is closed. */
  open(): Promise<Page>
}

/** Where the pages of one draft are shown: what they keep is shared among them and gone with the browser. */
export async function openContext(browser: Browser, user_agent: string): Promise<DraftContext> {
  const [{ width, height }] = VIEWPORTS
  const context = await browser.newContext({
    viewport: { width, height },
    userAgent: `${browserName(browser.version())} ${user_agent}`,
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await context.addInitScript({ content: BEFORE })
  await context.routeWebSocket(/.*/, (socket) => void socket.close())
  // Pages of ours answer for themselves before this is asked.
  await context.route('**/*', (route) => route.abort('aborted').catch(() => {}))
  const ours = new Set<Page>()
  const opening = new Set<Promise<Page>>()
  // A page of ours is told of before it is known to be ours.
  context.on('page', (page) => {
    void Promise.allSettled(opening).then(() => (ours.has(page) ? undefined : page.close().catch(() => {})))
  })
  return {
    context,
    open: async () => {
      const opened = context.newPage()
      opening.add(opened)
      try {
        const page = await opened
        ours.add(page)
        page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}))
        page.on('close', () => ours.delete(page))
        return page
      } finally {
        opening.delete(opened)
      }
    },
  }
}

const browserName = (version: string): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0]}.0.0.0 Safari/537.36`
