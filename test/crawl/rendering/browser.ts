import type { Log } from '../../../server/base/observe/events.ts'
import { openRenderer, type RendererOptions } from '../../../server/crawl/rendering/open_renderer.ts'
import { treeOf } from '../../../server/crawl/rendering/process_tree.ts'
import { chromiumPath } from '../../chromium_path.ts'

/** A renderer with the real browser, and what it logged. */
export async function rendererOf(options: Partial<RendererOptions> = {}) {
  const path = await chromiumPath()
  const lines: { level: string; event: string; details: Record<string, unknown> }[] = []
  const log: Log = (level, event, details = {}) => void lines.push({ level, event, details })
  const browser = { path, program: async () => path }
  return Object.assign(openRenderer({ mode: 'auto', browser, user_agent: 'ListingBot/1.0 (+http://localhost/bot)', log, ...options }), {
    lines,
  })
}

/** The processes that this one began and that show pages. */
export async function browserProcesses(): Promise<number[]> {
  const found: number[] = []
  for (const pid of treeOf(process.pid).slice(1)) {
    const command = await Bun.file(`/proc/${pid}/cmdline`)
      .text()
      .catch(() => '')
    if (command.includes('listing-browser-')) found.push(pid)
  }
  return found
}

const SENTENCE = 'Tidepool keeps the water of reef tanks in balance, measures it every hour and says what to add. '

/** An app that writes its page with a script. */
export const app = (script: string, head = '<title>App</title>'): string =>
  `<!doctype html><html><head>${head}</head><body><noscript>Scripts are needed.</noscript><div id="root"></div><script>${script}</script></body></html>`

/** A script that shows markup, with enough text to be read. */
export const shows = (markup: string): string =>
  `document.getElementById('root').innerHTML = ${JSON.stringify(`${markup}<p>${SENTENCE.repeat(4)}</p>`)};`
