/*
 * A program of its own that drives one browser: what a page floods, crashes or fills up is this process, which its worker ends. It has no
 * network: each request of a page is sent to the worker, whose guarded fetch answers it or not.
 */
import { chromium, type Browser } from 'playwright-core'
import { openContext } from './browser_context.ts'
import { browserFlags } from './browser_flags.ts'
import { ShownPage } from './shown_page.ts'
import type { DriverOptions, FromDriver, ToDriver } from './messages.ts'

const START_MILLISECONDS_MAX = 30_000

const send = (message: FromDriver): void => void process.send?.(message)

async function launch({ command, sandbox, folder }: DriverOptions): Promise<Browser> {
  const [program = '', ...words] = command
  return chromium.launch({
    executablePath: program,
    args: [...words, ...browserFlags(folder, sandbox)],
    // They cannot be told apart from what stands in front of the browser's own name.
    ignoreDefaultArgs: true,
    env: { PATH: '/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
    timeout: START_MILLISECONDS_MAX,
  })
}

async function drive(options: DriverOptions): Promise<void> {
  const browser = await launch(options)
  const context = await openContext(browser, options.user_agent)
  const pages = new Map<number, ShownPage>()
  browser.on('disconnected', () => process.exit(1))
  process.on('message', (message: ToDriver) => {
    if (message.type === 'answer') for (const page of pages.values()) page.answer(message.request, message.answer)
    else if (message.type === 'take') pages.get(message.page)?.takeNow()
    else {
      const page = new ShownPage(message, send)
      pages.set(message.page, page)
      void page.show(context).finally(() => pages.delete(message.page))
    }
  })
  send({ type: 'ready' })
}

// Without its worker it has nothing to do; the browser ends when its pipe does.
process.on('disconnect', () => process.exit(0))
// What a page provokes after it was closed is of no interest to anybody.
process.on('unhandledRejection', () => {})
try {
  // The worker wrote it a moment ago.
  await drive(JSON.parse(process.argv[2] ?? '{}') as DriverOptions)
} catch (error) {
  send({ type: 'broken', message: error instanceof Error ? error.message.slice(0, 2000) : String(error) })
}
