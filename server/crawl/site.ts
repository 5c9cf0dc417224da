import { LIMITS } from '../base/limits.ts'
import { WorkBudget } from '../base/threads/work_budget.ts'
import { CrawlFailed } from './crawl_failed.ts'
import { Frontier, type Candidate } from './frontier.ts'
import { FetchRefused, type GuardedFetch } from './guarded_fetch.ts'
import type { Crawled, Page } from './page.ts'
import { kindOfTitle } from './page_kind.ts'
import { isBotWall, isEmpty, isLoginWall, isSoftNotFound } from './page_verdict.ts'
import { ownAddress, pageKey, scopeOf, type SiteScope } from './site_address.ts'
import { isUnchanged } from './revisit.ts'
import { RenderedPages } from './rendered_pages.ts'
import type { Renderer } from './renderer.ts'
import { readHome } from './site_home.ts'
import { cutWarning, endWarnings, homeWarnings, refusedWarning } from './site_warnings.ts'
import { readManifest, readSitemaps } from './site_extras.ts'
import { CRAWL_LIMITS, type CrawlLimits } from './crawl_limits.ts'
import { Visit, type PageReading } from './visit.ts'

export { CrawlFailed } from './crawl_failed.ts'

export type CrawlProgress = {
  /** Distinct addresses of the site seen so far. */
  pages_found: number
  pages_read: number
  pages_rendered: number
  /** What is being read now. */
  reading: string
}

export type CrawlOptions = {
  url: string
  scheme_given: boolean
  fetch: GuardedFetch
  /** Clock of `retrieved_at`; the real one for whoever reads a site without a service. */
  now?: () => Date
  on_progress?: (progress: CrawlProgress) => void
  /** Told of each page that is kept, in the order they are read, with its title. */
  on_page?: (page: Page, title: string) => void
  /** Pages of an earlier crawl; what answers 304 is kept from there. */
  previous?: readonly Page[]
  signal?: AbortSignal
  /** What reading may cost, and whose it is; without one a crawl has its own. */
  budget?: WorkBudget
  limits?: Partial<CrawlLimits>
  /** Shows pages that scripts write; without one they are read as they come. */
  renderer?: Renderer | null
  /** Whether the home page is photographed where a browser shows the site. */
  photographed?: boolean
}

/** Requests that may come to nothing (404, redirects to other sites) on top of pages_max; copies count as pages. */
const MISSES_MAX = 10
/** Pages that robots.txt forbids are passed over without a request; after this many the search ends. */
const FORBIDDEN_MAX = 100
const TOO_MANY_REQUESTS = 429

type Crawl = {
  visit: Visit
  scope: SiteScope
  frontier: Frontier
  rendered: RenderedPages
  pages: Page[]
  hashes: Set<string>
  warnings: Crawled['warnings']
  forbidden: string[]
  settled: Set<string>
  unread: Set<string>
  options: CrawlOptions
  limits: CrawlLimits
}

/**
 * Reads a site within its limits: robots.txt, the home page, then the pages that say who makes it, what it costs and what
 * it does, as links and sitemap name them. Throws CrawlFailed with a sentence and a fix, or the reason of the signal.
 */
export async function crawlSite(options: CrawlOptions): Promise<Crawled> {
  return readRendered(startVisit(options), options)
}

type Again = {
  absent?: readonly string[]
  /** Told at the end, whatever came of it, how long the site wants to be left alone after a request. */
  on_end?: (pause_seconds: number) => void
}

/** The same of a site that was read before; null where each of its pages is as it was, which costs a request for each and no reading. */
export async function crawlAgain(options: CrawlOptions & Again): Promise<Crawled | null> {
  const visit = startVisit(options)
  try {
    return (await isUnchanged(visit, options)) ? null : await readRendered(visit, { ...options, reads_known: true })
  } finally {
    options.on_end?.(visit.delay_seconds)
  }
}

function startVisit({ fetch, now = () => new Date(), signal, budget = WorkBudget.ofDraft('', LIMITS), limits }: CrawlOptions): Visit {
  return new Visit({ fetch, limits: { ...CRAWL_LIMITS, ...limits }, now, signal, budget })
}

async function readRendered(visit: Visit, options: CrawlOptions & { reads_known?: true }): Promise<Crawled> {
  const rendered = new RenderedPages(options.renderer ?? null, visit, options.photographed ?? true)
  try {
    return await readSite(visit, rendered, options)
  } finally {
    await rendered.close()
  }
}

async function readSite(visit: Visit, rendered: RenderedPages, options: CrawlOptions & { reads_known?: true }): Promise<Crawled> {
  const { limits } = visit.options
  options.on_progress?.({ pages_found: 1, pages_read: 0, pages_rendered: 0, reading: options.url })
  const home = await readHome(visit, rendered, { url: options.url, scheme_given: options.scheme_given, previous: options.previous ?? [] })
  const scope = scopeOf(options.url, home.page.url)
  const crawl: Crawl = {
    visit,
    scope,
    frontier: new Frontier(scope),
    rendered,
    pages: [home.page],
    hashes: new Set([contentHash(home)]),
    warnings: homeWarnings(home, options.url),
    forbidden: [],
    settled: new Set(),
    unread: new Set(),
    options,
    limits,
  }
  options.on_page?.(home.page, home.reading.outline.title)
  crawl.frontier.openHome(new URL(home.page.url), home.reading)
  if (crawl.frontier.misses_wanted_kinds) crawl.frontier.addSitemap(await readSitemaps(visit, scope, home.reading.outline.sitemap))
  if (options.reads_known) crawl.frontier.addKnown(options.previous ?? [])
  await readPages(crawl)
  await rendered.photographHome(home)
  const manifest = home.reading.outline.manifest
  if (manifest !== null && crawl.pages.length < limits.pages_max) await addManifest(crawl, manifest)
  return {
    url: home.page.url,
    pages: crawl.pages,
    pages_found: Math.max(crawl.frontier.found, crawl.pages.length),
    pages_rendered: rendered.count,
    photographs: rendered.photographs,
    settled: [...crawl.settled],
    unread: [...crawl.unread, ...crawl.frontier.left],
    unseen: [...rendered.unseen],
    warnings: [
      ...crawl.warnings,
      ...[rendered.warning(home)].filter((warning) => warning !== null),
      ...endWarnings(visit, crawl.frontier, crawl.forbidden, crawl.pages.length),
    ],
  }
}

async function readPages(crawl: Crawl): Promise<void> {
  const { visit, limits, rendered } = crawl
  let answered = 1
  let missed = 0
  while (answered < limits.pages_max && missed < MISSES_MAX && visit.has_turn && !rendered.is_exhausted) {
    const batch = await nextBatch(
      crawl,
      Math.min(visit.delay_seconds > limits.delay_seconds ? 1 : limits.concurrency_max, limits.pages_max - answered),
    )
    if (batch.length === 0) return
    report(crawl, batch[0]?.url.href ?? '')
    const readings = await Promise.all(batch.map(async (candidate) => ({ candidate, reading: await readCandidate(crawl, candidate) })))
    for (const { candidate, reading } of readings) {
      if (reading?.status === 200) answered++
      else missed++
      if (reading) keepPage(crawl, candidate, reading)
    }
    if (readings.some(({ reading }) => reading?.status === TOO_MANY_REQUESTS)) return
  }
}

async function nextBatch(crawl: Crawl, size: number): Promise<Candidate[]> {
  const robots = await crawl.visit.robotsOf(crawl.scope.origin)
  const batch: Candidate[] = []
  while (batch.length < size && crawl.forbidden.length < FORBIDDEN_MAX) {
    const candidate = crawl.frontier.next(batch.map(({ kind }) => kind))
    if (!candidate) break
    if (robots.allows(candidate.url)) batch.push(candidate)
    else {
      crawl.forbidden.push(candidate.url.pathname)
      crawl.unread.add(candidate.url.href)
    }
  }
  return batch
}

async function readCandidate(crawl: Crawl, candidate: Candidate): Promise<PageReading | null> {
  const { visit, scope, options } = crawl
  const key = pageKey(candidate.url)
  try {
    const page = await visit.readPage(candidate.url.href, {
      kind: candidate.kind,
      found_by: candidate.found_by,
      previous: options.previous?.find((known) => pageKey(new URL(known.url)) === key) ?? null,
      may_follow: async (to) => {
        if (ownAddress(scope, to.href) === null) return false
        if ((await visit.robotsOf(to.origin)).allows(to)) return true
        throw new FetchRefused('url_not_allowed', `it leads to ${to.href}, which robots.txt does not allow ListingBot to read.`, to.href)
      },
    })
    // A page that was read under another address is none that a browser need show.
    const final = new URL(page.page.url)
    return pageKey(final) !== key && crawl.frontier.isClosed(final) ? page : await crawl.rendered.show(page, false)
  } catch (error) {
    if (!(error instanceof FetchRefused || error instanceof CrawlFailed) || error.code === 'aborted') throw error
    if (error.code === 'redirect_refused') crawl.settled.add(candidate.url.href)
    else {
      crawl.warnings.push({ code: 'page_skipped', message: `${candidate.url.href} could not be read: ${error.message}` })
      crawl.unread.add(candidate.url.href)
    }
    return null
  }
}

/** Keeps what is a page of its own: found, public, not a copy, in the home page's language where there is a choice. */
function keepPage(crawl: Crawl, candidate: Candidate, result: PageReading): void {
  const { frontier, hashes, pages, warnings } = crawl
  const { reading, page } = result
  const settle = () => void crawl.settled.add(candidate.url.href)
  const refused = refusedWarning(candidate.url, result)
  if (result.status === 404 || result.status === 410) settle()
  warnings.push(...refused)
  if (refused.length > 0 || result.unshown) crawl.unread.add(candidate.url.href)
  if (result.status !== 200 || reading.media === 'other' || result.unshown) return
  if (isBotWall(reading, result.headers) || isLoginWall(reading) || isEmpty(reading)) return
  const final = new URL(page.url)
  const hash = contentHash(result)
  if (pageKey(final) !== pageKey(candidate.url) || isSoftNotFound(reading) || hashes.has(hash)) settle()
  if (pageKey(final) !== pageKey(candidate.url) && !frontier.close(final)) return
  if (isSoftNotFound(reading) || hashes.has(hash)) return
  if (frontier.isForeignCopy(reading.outline, candidate.kind)) return
  if (frontier.addTranslation(reading.outline, candidate.kind)) return
  hashes.add(hash)
  if (page.kind === 'other') page.kind = kindOfTitle(final, reading.outline.title)
  warnings.push(...cutWarning(result))
  pages.push(page)
  crawl.options.on_page?.(page, reading.outline.title)
  frontier.keep(page.kind)
  frontier.addPage(reading)
}

async function addManifest(crawl: Crawl, address: string): Promise<void> {
  const page = await readManifest(crawl.visit, crawl.scope, address)
  if (page) crawl.pages.push(page)
}

function report(crawl: Crawl, reading: string): void {
  const { frontier, pages, rendered, options } = crawl
  options.on_progress?.({ pages_found: frontier.found, pages_read: pages.length, pages_rendered: rendered.count, reading })
}

/** Text decides; where there is none (script shells), the markup does. */
function contentHash({ reading, page }: PageReading): string {
  return reading.outline.visible_characters > 0 ? reading.outline.text_hash : Bun.hash(page.html).toString(16)
}
