/*
 * When somebody with a slow phone sees a page, what moves on it and what it weighs, as Chromium tells it over its own protocol: the
 * network of slow 4G, a processor four times slower, an empty cache for each first visit; medians of several visits.
 *   bun bench/pages_seen.ts [--visits 5] [--url http://localhost:3000]
 * Without an address it starts a service of its own with sample listings.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import chromiumPackage from '@sparticuz/chromium'
import { chromium, type Browser } from 'playwright-core'
import { weekOf } from '../server/base/weeks.ts'
import { listingServer, startServer } from './server_process.ts'

const { values } = parseArgs({ options: { visits: { type: 'string', default: '5' }, url: { type: 'string' } } })
/** As Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const BARS = { lcp_milliseconds: 1200, shift: 0.01, first_bytes: 100_000, next_bytes: 40_000 }

type Seen = { lcp: number; shift: number; first: number; next: number; foreign: number }

const median = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN

/** One first visit, and the same page again with what the browser kept. */
async function visit(browser: Browser, origin: string, path: string): Promise<Seen> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', SLOW_4G)
    await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    let bytes = 0
    let foreign = 0
    network.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
    network.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith(origin) && !request.url.startsWith('data:')) foreign++
    })
    await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 })
    const { lcp, shift } = await page.evaluate(readEntries)
    const first = bytes
    bytes = 0
    await page.goto(`${origin}/imprint`, { waitUntil: 'networkidle', timeout: 120_000 })
    bytes = 0
    await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 })
    return { lcp, shift, first, next: bytes, foreign }
  } finally {
    await context.close()
  }
}

/** Within the page: when its largest part was there, and how far anything moved. */
function readEntries(): Promise<{ lcp: number; shift: number }> {
  const found = { lcp: 0, shift: 0 }
  const listen = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  listen('largest-contentful-paint', ({ startTime }) => void (found.lcp = startTime))
  listen('layout-shift', ({ value = 0 }) => void (found.shift += value))
  return new Promise((resolve) => {
    // The browser tells of it when it has drawn, which on a busy machine is a while after the last byte.
    const look = (left: number) => {
      if (found.lcp > 0 || left === 0) resolve(found)
      else requestAnimationFrame(() => look(left - 1))
    }
    look(600)
  })
}

async function measure(url: string): Promise<void> {
  const slugs: { items: { slug: string }[] } = await (await fetch(`${url}/api/v1/listings?per_page=1`)).json()
  const paths = {
    front: '/',
    search: '/search?q=notes',
    listing: `/listings/${slugs.items[0]?.slug}`,
    week: `/leaderboard/${weekOf(new Date())}`,
    pricing: '/pricing',
    reference: '/docs',
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromiumPackage.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    for (const [name, path] of Object.entries(paths)) {
      const seen: Seen[] = []
      for (let time = 0; time < Number(values.visits); time++) seen.push(await visit(browser, url, path))
      const of = (key: keyof Seen) => median(seen.map((each) => each[key]))
      const [lcp, shift, first, next] = [of('lcp'), of('shift'), of('first'), of('next')]
      const kept = lcp <= BARS.lcp_milliseconds && shift < BARS.shift && first <= BARS.first_bytes && next <= BARS.next_bytes
      const fastest = Math.min(...seen.map((each) => each.lcp))
      console.log(
        `${name.padEnd(10)} LCP ${lcp.toFixed(0)} ms (fastest ${fastest.toFixed(0)})  shift ${shift.toFixed(4)}  first ${(first / 1000).toFixed(1)} KB  next ${(next / 1000).toFixed(1)} KB  foreign ${of('foreign')}  load ${loadavg()[0]?.toFixed(1)}  ${kept ? 'within' : 'OVER'}`,
      )
    }
  } finally {
    await browser.close()
  }
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, slow 4G, processor ÷ ${SLOWER}, median of ${values.visits}`)
if (values.url) await measure(values.url)
else {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'pages-seen-'))
  const env = { DATA_DIR, LIMITS: 'anonymous_per_minute=100000' }
  const served = await startServer(env, 'web')
  try {
    await listingServer(['seed-demo'], env)
    await measure(served.url)
  } finally {
    await served.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}
