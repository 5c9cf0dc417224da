import { join } from 'node:path'
import type { Log } from '../base/observe/events.ts'
import type { Config } from '../core/config.ts'
import type { Renderer } from '../crawl/renderer.ts'
import { findBrowser } from '../crawl/rendering/find_browser.ts'

/** Who comes by, as websites read it. */
export const agentOf = (base_url: string): string => `ListingBot/1.0 (+${base_url}/bot)`

/** What shows pages that scripts write, for who reads websites; where there is none, that is said once. It starts with the first page. */
export async function openBrowser(
  { render: mode, chromium_path, data_dir, base_url }: Config,
  log: Log,
): Promise<(Renderer & { stop(): Promise<void> }) | null> {
  if (mode === 'never') return null
  const browser = await findBrowser(chromium_path, join(data_dir, 'browser'))
  if (browser !== null) {
    const { openRenderer } = await import('../crawl/rendering/open_renderer.ts')
    return openRenderer({ mode, browser, user_agent: agentOf(base_url), log })
  }
  log('warn', 'no_browser', {
    note: 'pages that scripts write are read as they come: install Chromium, set CHROMIUM_PATH, or RENDER=never',
  })
  return null
}
