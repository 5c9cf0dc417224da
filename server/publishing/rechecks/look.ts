import { clip } from '../../base/clip.ts'
import { runInThread } from '../../base/threads/thread.ts'
import { HEAVY_BYTES_MIN, WorkBudget, WorkExceeded } from '../../base/threads/work_budget.ts'
import { categoriesToDraft, withNames } from '../../fields/categories.ts'
import type { Service } from '../../core/context.ts'
import { CRAWL_LIMITS } from '../../crawl/crawl_limits.ts'
import { pageKey } from '../../crawl/site_address.ts'
import { crawlAgain, CrawlFailed } from '../../crawl/site.ts'
import type { Crawled, Page } from '../../crawl/page.ts'
import { draftedCells } from '../../profile/profile.ts'
import { refuseOthersWebsite } from '../others_website.ts'
import { compare, gather, toWeigh, type Comparison, type Subject } from './compare.ts'

/** What a look saw: nothing that changed, the site as it reads now beside what its listings say, or why it could not be read. */
export type Seen =
  { outcome: 'unchanged' } | ({ outcome: 'changed'; pages: Page[] } & Comparison) | { outcome: 'closed' | 'unreachable'; detail: string }

export type Looking = Pick<Service, 'database' | 'fetch' | 'renderer' | 'drafter' | 'config' | 'clock' | 'events'>
export type LookWish = {
  url: string
  scheme_given: boolean
  account_id: string
  previous: Page[]
  subjects: Subject[]
  signal: AbortSignal
  /** How long the website is to be left alone after this look. */
  on_end: (pause_seconds: number) => void
}

const DETAIL_CHARACTERS_MAX = 500

/**
 * Reads a website again, by what it gave to ask by: one that is as it was costs a request a page and no work. Otherwise all of it costs no
 * more than a draft, whose budget it has. Throws where our own side did not get to it, so that the site is not blamed.
 */
export async function lookAgain(service: Looking, wish: LookWish): Promise<Seen> {
  const budget = WorkBudget.ofDraft(wish.account_id, service.config.limits, wish.signal)
  try {
    const crawled = await readTwice(service, wish, budget)
    if (crawled === null) return { outcome: 'unchanged' }
    await refuseOthersWebsite(service, wish, crawled)
    const seen = asSeen(crawled, wish)
    if (seen === null) return { outcome: 'closed', detail: 'The home page is written by scripts, and no browser could show it here.' }
    return { outcome: 'changed', ...(await judge(service, wish, seen, budget)) }
  } catch (error) {
    if (error instanceof WorkExceeded) return { outcome: 'closed', detail: 'The website takes more work to read than one look may cost.' }
    if (!(error instanceof CrawlFailed) || error.code === 'internal') throw error
    const detail = clip(error.message, DETAIL_CHARACTERS_MAX)
    return { outcome: error.is_down ? 'unreachable' : 'closed', detail }
  }
}

/** One that does not answer is asked again at once: many an outage is over by then. */
async function readTwice(service: Looking, wish: LookWish, budget: WorkBudget): Promise<Crawled | null> {
  const { fetch, clock, renderer } = service
  const { url, scheme_given, previous, subjects, signal, on_end } = wish
  const absent = quotedElsewhere(subjects, previous)
  const options = { url, scheme_given, fetch, now: clock, signal, budget, previous, absent, renderer, photographed: false, on_end }
  try {
    return await crawlAgain(options)
  } catch (error) {
    if (signal.aborted || !(error instanceof CrawlFailed) || !error.is_down) throw error
    return crawlAgain(options)
  }
}

/**
 * Without the pages of which a browser showed words before, and none did this time: what their markup alone says is none of what people see
 * there, so that they are as good as not read. Null where the home page is one.
 */
function asSeen(crawled: Crawled, { previous, subjects }: LookWish): Crawled | null {
  const key = (url: string) => pageKey(new URL(url))
  const quoted = toWeigh(subjects, new Map()).values.flatMap(({ evidence }) => evidence)
  const shown = new Set([...previous, ...quoted].filter(({ rendered }) => rendered).map(({ url }) => key(url)))
  const lost = new Set(crawled.unseen.filter((url) => shown.has(key(url))))
  if (lost.has(crawled.url)) return null
  const { pages, settled } = crawled
  // Without a browser the frames of two pages look like copies of one another.
  return { ...crawled, pages: pages.filter(({ url }) => !lost.has(url)), settled: settled.filter((url) => !lost.has(url)) }
}

async function judge(
  service: Looking,
  { subjects, previous }: LookWish,
  crawled: Crawled,
  budget: WorkBudget,
): Promise<{ pages: Page[] } & Comparison> {
  const { pages } = crawled
  const categories = await categoriesToDraft(service.database)
  const drafted = draftedCells(withNames(await service.drafter.draft({ pages, categories: [...categories.keys()] }, budget), categories))
  const [home] = previous
  // A home page that answers at another address has left the old one.
  const settled = home && home.url !== crawled.url ? [...crawled.settled, home.url] : crawled.settled
  const order = { pages, settled, before: previous, ...toWeigh(subjects, drafted) }
  const heavy = [...pages, ...previous].reduce((sum, { html }) => sum + html.length, 0) >= HEAVY_BYTES_MIN
  const weighed = await runInThread('weigh_quotes', order, { cpu_seconds_max: budget.cpu_seconds_left, budget, heavy })
  // Where nothing was read before, nothing can be said to be new.
  const fresh = new Set(previous.length > 0 ? weighed.fresh : [])
  return { pages: withUnread(pages, previous, settled), ...compare(subjects, drafted, { weighed: gather(weighed.standing), fresh }) }
}

/** Pages that could not be read this time are asked for again with the others, as they were read before. */
function withUnread(pages: Page[], previous: readonly Page[], settled: readonly string[]): Page[] {
  const known = new Set([...pages.map(({ url }) => url), ...settled].map((url) => pageKey(new URL(url))))
  const unread = previous.filter(({ url }) => !known.has(pageKey(new URL(url))))
  return [...pages, ...unread.slice(0, Math.max(0, CRAWL_LIMITS.pages_max - pages.length))]
}

/** Addresses that values were quoted from and that were not there when the site was read last. */
function quotedElsewhere(subjects: readonly Subject[], previous: readonly Page[]): string[] {
  const known = new Set(previous.map(({ url }) => pageKey(new URL(url))))
  const quoted = toWeigh(subjects, new Map()).values.flatMap(({ evidence }) => evidence.map(({ url }) => url))
  return [...new Set(quoted)].filter((url) => URL.canParse(url) && !known.has(pageKey(new URL(url))))
}
