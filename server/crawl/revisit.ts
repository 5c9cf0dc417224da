import { sha256 } from '../base/sha256.ts'
import { FetchRefused, type GuardedResponse } from './guarded_fetch.ts'
import type { Page } from './page.ts'
import type { Visit } from './visit.ts'

/**
 * Whether every page that was read before still stands as it was: asked one after the other, with what the site gave to ask by, and nothing
 * is read. It ends at the first that does not; what was answered is kept for the crawl that follows. What there is no time to ask for is
 * taken to stand, as it was when there was none to read it.
 */
export async function isUnchanged(visit: Visit, { url, previous = [], absent = [] }: Revisited): Promise<boolean> {
  const [home] = previous
  // What a browser made of a page may have changed though its markup did not.
  if (home?.kind !== 'home' || previous.some(({ rendered }) => rendered)) return false
  for (const page of previous) {
    if (page !== home && !visit.has_turn) return true
    if (!(await stands(visit, page, page === home ? homeAddress(url, home) : page.url))) return false
  }
  for (const address of absent.slice(0, ABSENT_ASKED_MAX)) if (visit.has_turn && (await isThere(visit, address))) return false
  return true
}

type Revisited = {
  url: string
  previous?: readonly Page[]
  /** Pages of the site that were not there any more; one that is back is a change. */
  absent?: readonly string[]
}
const ABSENT_ASKED_MAX = 3

async function isThere(visit: Visit, address: string): Promise<boolean> {
  const answer = await ask(visit, null, address)
  return answer?.status === 200 && answer.url === address
}

/** As the listing names it, so that a site which moved is noticed; by the scheme at which it answered. */
function homeAddress(url: string, home: Page): string {
  return new URL(home.url).protocol === 'http:' ? url.replace(/^https:/, 'http:') : url
}

async function stands(visit: Visit, page: Page, address: string): Promise<boolean> {
  const answer = await ask(visit, page, address)
  if (answer?.url !== page.url) return false
  if (answer.status === 304) return page.etag !== null || page.last_modified !== null
  return answer.status === 200 && page.sha256 !== undefined && page.sha256 === sha256(answer.bytes).toString('hex')
}

/** Null where it may not be asked for, or does not answer: the crawl that follows meets that too and says what it means. */
async function ask(visit: Visit, page: Page | null, address: string): Promise<GuardedResponse | null> {
  const allowed = async (to: URL) => {
    const robots = await visit.robotsOf(to.origin)
    visit.obeyDelay(robots.crawl_delay_seconds)
    return robots.outage === null && robots.allows(to)
  }
  if (!(await allowed(new URL(address)))) return null
  try {
    const answer = await visit.ask(address, { previous: page, may_follow: allowed })
    visit.keep(address, page, answer)
    return answer
  } catch (error) {
    if (error instanceof FetchRefused && error.code !== 'aborted') return null
    throw error
  }
}
