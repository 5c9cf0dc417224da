import { sha256 } from '../base/sha256.ts'
import { runInThread } from '../base/threads/thread.ts'
import { HEAVY_BYTES_MIN } from '../base/threads/work_budget.ts'
import { cleanJson } from './clean_text.ts'
import { decodeText } from './charset.ts'
import { FetchRefused } from './guarded_fetch.ts'
import type { Page } from './page.ts'
import { ownAddress, type SiteScope } from './site_address.ts'
import type { Sitemap } from './sitemap.ts'
import type { Visit } from './visit.ts'

const SITEMAPS_MAX = 3
const SITEMAP_BYTES_MAX = 5 * 1024 * 1024
const SITEMAP_CPU_SECONDS_MAX = 3
/** Sitemap and manifest are helps; the time belongs to the pages. */
const EXTRA_SECONDS_MAX = 5
const MANIFEST_BYTES_MAX = 64 * 1024

/** Page addresses of the site's sitemaps named by robots.txt and the home page, at most SITEMAPS_MAX files. */
export async function readSitemaps(visit: Visit, scope: SiteScope, linked: string | null): Promise<string[]> {
  const robots = await visit.robotsOf(scope.origin)
  const queue = [...robots.sitemaps, ...(linked === null ? [] : [linked])].flatMap(
    (address) => ownAddress(scope, URL.parse(address, scope.origin)?.href ?? '') ?? [],
  )
  // Guessed only where somebody keeps a robots.txt: elsewhere it costs the site a 404 for nothing.
  if (queue.length === 0 && robots.present) queue.push(new URL(`${scope.base}sitemap.xml`, scope.origin))
  const pages: string[] = []
  const asked = new Set<string>()
  while (queue.length > 0 && asked.size < SITEMAPS_MAX && visit.has_turn) {
    const url = queue.shift()
    if (!url || asked.has(url.href) || url.pathname.endsWith('.gz') || !robots.allows(url)) continue
    asked.add(url.href)
    const sitemap = await readOne(visit, scope, url)
    pages.push(...sitemap.pages)
    queue.push(...sitemap.sitemaps.slice(0, SITEMAPS_MAX).flatMap((address) => ownAddress(scope, address) ?? []))
  }
  return pages
}

async function readOne(visit: Visit, scope: SiteScope, url: URL): Promise<Sitemap> {
  const nothing: Sitemap = { pages: [], sitemaps: [] }
  const answer = await extra(visit, scope, url, 'application/xml, text/xml, text/plain;q=0.5', SITEMAP_BYTES_MAX, 'cut')
  if (!answer) return nothing
  try {
    const { budget } = visit.options
    const heavy = answer.bytes.length >= HEAVY_BYTES_MIN
    return await runInThread('read_sitemap', { bytes: answer.bytes }, { cpu_seconds_max: SITEMAP_CPU_SECONDS_MAX, budget, heavy })
  } catch {
    // A sitemap is a help, never a need.
    return nothing
  }
}

/** The web app manifest that the home page links to, as a page of kind 'manifest'; null where it is not one. */
export async function readManifest(visit: Visit, scope: SiteScope, address: string): Promise<Page | null> {
  const url = ownAddress(scope, address)
  if (!url || !visit.has_turn || !(await visit.robotsOf(scope.origin)).allows(url)) return null
  const answer = await extra(visit, scope, url, 'application/manifest+json, application/json', MANIFEST_BYTES_MAX, 'refuse')
  if (!answer) return null
  const { text } = decodeText(answer.bytes, 'application/json; charset=utf-8')
  if (!text.trimStart().startsWith('{')) return null
  return {
    url: answer.url,
    kind: 'manifest',
    found_by: 'link',
    content_type: 'application/manifest+json',
    html: cleanJson(text),
    retrieved_at: visit.options.now().toISOString(),
    etag: answer.headers.get('etag'),
    last_modified: answer.headers.get('last-modified'),
    sha256: sha256(answer.bytes).toString('hex'),
  }
}

async function extra(visit: Visit, scope: SiteScope, url: URL, accept: string, bytesMax: number, over: 'cut' | 'refuse') {
  try {
    const answer = await visit.get(url.href, {
      headers: { accept },
      bytes_max: bytesMax,
      over_bytes: over,
      seconds_max: EXTRA_SECONDS_MAX,
      may_follow: async (to) => ownAddress(scope, to.href) !== null && (await visit.robotsOf(to.origin)).allows(to),
    })
    return answer.status === 200 ? answer : null
  } catch (error) {
    if (error instanceof FetchRefused && error.code !== 'aborted') return null
    throw error
  }
}
