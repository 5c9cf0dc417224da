import { hostOf } from '../base/addresses/web_address.ts'
import { mediaType } from './charset.ts'
import { CrawlFailed, homeFailure } from './crawl_failed.ts'
import { FetchRefused } from './guarded_fetch.ts'
import type { Page } from './page.ts'
import { isBotWall, isEmpty, isLoginWall, saysAnything } from './page_verdict.ts'
import { headerRefresh } from './refresh.ts'
import type { RenderedPages } from './rendered_pages.ts'
import type { Robots } from './robots.ts'
import type { PageReading, Visit } from './visit.ts'

/** A page that only sends on (by its header `Refresh` or `<meta http-equiv="refresh">`), at most this often. */
const REFRESHES_MAX = 2
const REFRESH_TEXT_CHARACTERS_MAX = 300

type HomeWish = { url: string; scheme_given: boolean; previous: readonly Page[] }

/** Reads the home page, as people see it: scheme, robots.txt of every host on the way, walls, emptiness. Throws CrawlFailed. */
export async function readHome(visit: Visit, rendered: RenderedPages, wish: HomeWish): Promise<PageReading> {
  try {
    const url = await reachableUrl(visit, wish)
    const home = await readOnce(visit, url, wish.previous)
    judgeHome(home)
    const shown = await rendered.show(home, true)
    judgeHome(shown)
    if (shown.unshown && !saysAnything(home.reading)) {
      const warnings = [rendered.warning(home)].filter((warning) => warning !== null)
      throw new CrawlFailed('empty_content', 'The home page is written by scripts, and no browser could show what they write.', {
        warnings,
      })
    }
    return shown
  } catch (error) {
    throw error instanceof FetchRefused ? homeFailure(error) : error
  }
}

/** https first where no scheme was typed, http only where 443 does not answer; a wrong certificate is an answer. */
async function reachableUrl(visit: Visit, { url, scheme_given }: HomeWish): Promise<string> {
  if (!scheme_given && onlyPlainIsLed(visit, url)) return url.replace(/^https:/, 'http:')
  const robots = await visit.robotsOf(new URL(url).origin)
  const code = robots.outage?.cause instanceof FetchRefused ? robots.outage.cause.code : null
  const silent = code === 'connect_failed' || code === 'name_not_found' || code === 'timeout' || code === 'bad_response'
  if (scheme_given || !silent || !url.startsWith('https:')) {
    refuseByRobots(robots, new URL(url))
    return url
  }
  const plain = url.replace(/^https:/, 'http:')
  const plainRobots = await visit.robotsOf(new URL(plain).origin)
  refuseByRobots(plainRobots, new URL(plain))
  return plain
}

/** Where the operator leads port 80 of a name and not 443, asking DNS for 443 would only cost its timeout. */
function onlyPlainIsLed(visit: Visit, url: string): boolean {
  const host = hostOf(new URL(url))
  const { named } = visit.options.fetch
  return url.startsWith('https:') && named(host, 80).port && !named(host, 443).port
}

async function readOnce(visit: Visit, start: string, previous: readonly Page[]): Promise<PageReading> {
  const hops: string[] = []
  let url = start
  for (let refreshes = 0; ; refreshes++) {
    const robots = await visit.robotsOf(new URL(url).origin)
    refuseByRobots(robots, new URL(url))
    visit.obeyDelay(robots.crawl_delay_seconds)
    const home = await visit.readPage(url, {
      kind: 'home',
      found_by: 'home',
      previous: previous.find((page) => page.kind === 'home') ?? null,
      may_follow: async (to) => {
        const theirs = await visit.robotsOf(to.origin)
        refuseByRobots(theirs, to)
        visit.obeyDelay(theirs.crawl_delay_seconds)
        return true
      },
    })
    const { refresh: written, visible_characters } = home.reading.outline
    const refresh = headerRefresh(home.headers, home.page.url) ?? written
    const sendsOn = home.status === 200 && refresh !== null && refresh !== home.page.url && visible_characters < REFRESH_TEXT_CHARACTERS_MAX
    if (!sendsOn || refreshes >= REFRESHES_MAX) return { ...home, redirects: [...hops, ...home.redirects] }
    hops.push(...home.redirects, home.page.url)
    url = refresh
  }
}

function refuseByRobots(robots: Robots, url: URL): void {
  const { outage } = robots
  if (outage?.code === 'unreachable') throw new CrawlFailed('unreachable', outage.message, { cause: outage.cause })
  if (outage?.code === 'url_not_allowed') throw new CrawlFailed('url_not_allowed', outage.message, { cause: outage.cause })
  if (outage) {
    const fix = 'Make robots.txt answer 200 (or 404) and submit again, or fill the fields by hand.'
    throw new CrawlFailed('robots_disallowed', `No page may be read before robots.txt is: ${outage.message}`, {
      cause: outage.cause,
      fix,
      is_down: outage.is_down,
    })
  }
  if (!robots.allows(url))
    throw new CrawlFailed('robots_disallowed', `The robots.txt of ${url.host} does not allow ListingBot to read ${url.pathname}.`)
}

function judgeHome({ status, headers, reading }: PageReading): void {
  if (isBotWall(reading, headers)) throw new CrawlFailed('blocked', 'The site answered with a check against bots instead of its home page.')
  if (status === 401 || status === 403 || status === 407 || status === 429 || status === 451)
    throw new CrawlFailed('blocked', `The site refused to show its home page (HTTP ${status}).`)
  if (status >= 300) throw new CrawlFailed('unreachable', `The home page answered HTTP ${status}.`)
  if (status !== 200 && status !== 203) throw new CrawlFailed('empty_content', `The home page answered HTTP ${status} without a page.`)
  if (reading.media === 'other') {
    if (Number(headers.get('content-length') ?? 1) === 0) throw new CrawlFailed('empty_content', 'The home page is empty.')
    throw new CrawlFailed('not_html', `The address is not a web page (${typeNamed(headers)}).`)
  }
  if (isLoginWall(reading))
    throw new CrawlFailed('blocked', 'The home page only shows a sign-in form.', {
      fix: 'Send the address of a public page about the product, or fill the fields by hand.',
    })
  if (isEmpty(reading)) throw new CrawlFailed('empty_content', 'The home page is empty.')
}

/** What a server calls its answer, where that is the name of a type: the sentence it stands in is ours, and not for a website to write on. */
function typeNamed(headers: Headers): string {
  const type = mediaType(headers.get('content-type'))
  return /^[a-z]{1,20}\/[a-z0-9.+-]{1,80}$/.test(type) ? type : type === '' ? 'no content type' : 'of an unknown type'
}
