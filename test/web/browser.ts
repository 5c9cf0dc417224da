import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { chromiumPath } from '../chromium_path.ts'
import { afterEveryFile } from '../every_file.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // A container gives /dev/shm 64 MB: several browsers at once fill it, and the page that finds it full dies.
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Says where its folder is only to who drives it.
  '--enable-automation',
]

/** One generous bound for whatever a page is waited for: it ends a test that fails, and is no promise. */
const WAIT_MILLISECONDS = 100_000

let opened: Promise<Browser> | undefined

/** A real Chromium, one for all files of a worker: the machine's own, or else the one that comes as a package. It ends with the worker. */
function openBrowser(): Promise<Browser> {
  return (opened ??= launch())
}

async function launch(): Promise<Browser> {
  const options = { executablePath: await chromiumPath(), args: ARGUMENTS }
  // On a machine that starts many at once, one may die before it has said where it listens.
  const browser = await chromium.launch(options).catch(() => chromium.launch(options))
  // One that dies fails the test that it dies in, not those of every later file.
  browser.on('disconnected', () => {
    opened = undefined
    handedBack.clear()
  })
  await removeFolderAtEnd(browser)
  return browser
}

/**
 * A worker is ended from outside and does not learn of it. The browser ends when its pipe to the worker does; so does what waits here to
 * remove its folder.
 */
async function removeFolderAtEnd(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { arguments: words } = await session.send('Browser.getBrowserCommandLine')
  await session.detach()
  const folder = words.map((word) => /^--user-data-dir=(.+)$/.exec(word)?.[1]).find((path) => path !== undefined)
  if (folder === undefined) throw new Error('the browser does not say where its folder is')
  const remove = 'cat >/dev/null; while [ -e "$0" ]; do rm -rf "$0" 2>/dev/null; done'
  Bun.spawn(['sh', '-c', remove, folder], { stdin: 'pipe', stdout: 'ignore', stderr: 'ignore' }).unref()
}

/** Tabs that were handed back, by what they were opened with. A new one begins a process of its own, five times the work of a page. */
const handedBack = new Map<string, Page[]>()
/** Those that nobody handed back yet. */
const out = new Set<Page>()
const LISTENED = ['pageerror', 'console', 'dialog', 'request', 'response'] as const

/** A tab without cookies of others. What breaks in the page's scripts fails the test through `fieldErrors`. */
export async function openTab(options: BrowserContextOptions = {}): Promise<{ page: Page; fieldErrors: string[]; close(): Promise<void> }> {
  const kind = JSON.stringify(options)
  const page = handedBack.get(kind)?.pop() ?? (await newPage(options))
  out.add(page)
  const fieldErrors: string[] = []
  page.on('pageerror', (error) => fieldErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) fieldErrors.push(message.text())
  })
  const close = async () => {
    await handBack(page, options)
    out.delete(page)
    handedBack.set(kind, [...(handedBack.get(kind) ?? []), page])
  }
  return { page, fieldErrors, close }
}

async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await (await openBrowser()).newContext(options)
  context.setDefaultTimeout(WAIT_MILLISECONDS)
  return context.newPage()
}

/** Leaves nothing of who used it: no listener, cookie, route or other size. The pages keep nothing in the browser beside cookies. */
async function handBack(page: Page, { viewport, colorScheme = null }: BrowserContextOptions): Promise<void> {
  for (const event of LISTENED) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.setViewportSize(viewport ?? PLAIN_VIEWPORT)
  await page.emulateMedia({ colorScheme })
}

/** What a context has unless told otherwise. */
const PLAIN_VIEWPORT = { width: 1280, height: 720 }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

// The next file begins with none: what this one set up in them stays with it, and a page that was not handed back asks a service that is gone.
afterEveryFile(async () => {
  const pages = [...out, ...[...handedBack.values()].flat()]
  out.clear()
  handedBack.clear()
  await Promise.all(pages.map((page) => page.context().close()))
})
