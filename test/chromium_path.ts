import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../server/crawl/rendering/find_browser.ts'

const PLACES = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

let found: Promise<string> | undefined

/**
 * The machine's own Chromium, or else the one that comes as a package. The package would unpack itself into /tmp where a worker beside this
 * one finds it half written; the service's way of unpacking leaves it whole or not at all.
 */
export function chromiumPath(): Promise<string> {
  return (found ??= find())
}

async function find(): Promise<string> {
  const own = PLACES.find((path) => path !== '' && existsSync(path))
  if (own !== undefined) return own
  const packaged = await findBrowser(null, join(tmpdir(), 'listing-test-browser'))
  if (packaged === null)
    throw new Error('These tests show pages in a real browser. Install Chromium (`apt-get install chromium`) or name one by CHROMIUM_PATH.')
  return packaged.program()
}
