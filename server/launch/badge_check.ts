import { bareHost, hostOf, isSharedHost, parseAddress } from '../base/addresses/web_address.ts'
import { FetchRefused, type GuardedFetch, type GuardedResponse } from '../crawl/guarded_fetch.ts'
import { robotsGate } from '../crawl/robots_gate.ts'
import { fairlyTimed } from '../crawl/own_delay.ts'
import { runInThread } from '../base/threads/thread.ts'
import { WorkExceeded } from '../base/threads/work_budget.ts'
import type { BadgeSight } from './badge.ts'
import type { BadgeCheck } from './badge_state.ts'

const CHECK_SECONDS_MAX = 15
const PAGE_SECONDS_MAX = 8
const PAGE_BYTES_MAX = 2 * 1024 * 1024
const READ_CPU_SECONDS_MAX = 4
const ACCEPT = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1'
/** Pages that are certainly not there; every other refusal of a server may be one of the moment or of robots. */
const GONE = new Set([404, 410])

export type BadgeCheckRequest = {
  /** The listing's website. */
  home: string
  /** The page the owner named, which is on that website; null looks at the home page. */
  page: string | null
  /** What a badge may link to. */
  targets: string[]
  /** The account that the listing belongs to: its reading takes turns with that of others. */
  account_id: string
  signal?: AbortSignal | undefined
}

/** The address of a page where it is on the same website as `home` (its host, on shared hosts its folder), else null. Throws AddressRefused. */
export function pageOfSite(typed: string, home: string, named: GuardedFetch['named']): string | null {
  const site = new URL(home)
  const page = new URL(parseAddress(/^https?:/i.test(typed) ? typed : `${site.protocol}//${typed}`, named).url)
  if (bareHost(hostOf(page)) !== bareHost(hostOf(site)) || page.port !== site.port) return null
  const [folder = ''] = site.pathname.split('/').filter(Boolean)
  return !isSharedHost(hostOf(site)) || page.pathname.split('/')[1] === folder ? page.href : null
}

/**
 * Looks for the badge on one page, as robots.txt of its website allows. A page that cannot be read is unreachable, never missing.
 * Throws only when it is aborted or our own side breaks.
 */
export async function checkForBadge(fetch: GuardedFetch, order: BadgeCheckRequest): Promise<BadgeCheck> {
  const { home, page, signal } = order
  const url = page ?? home
  const until = AbortSignal.any([AbortSignal.timeout(CHECK_SECONDS_MAX * 1000), ...(signal ? [signal] : [])])
  try {
    const answer = await getPage(fairlyTimed(fetch), url, order, until)
    return await judge(answer, order)
  } catch (error) {
    if (signal?.aborted) throw error
    if (error instanceof WorkExceeded) return unreachable(url, 'The page is built in a way that cannot be read.')
    if (!(error instanceof FetchRefused)) throw error
    // A site that speaks no https is read as its draft was.
    if (error.code === 'connect_failed' && page === null && url.startsWith('https:') && new URL(url).port === '')
      return checkForBadge(fetch, { ...order, home: url.replace(/^https:/, 'http:') })
    return unreachable(error.url, error.code === 'aborted' ? 'The website did not answer in time.' : error.message)
  }
}

async function getPage(
  guarded: GuardedFetch,
  url: string,
  { page, targets, account_id }: BadgeCheckRequest,
  signal: AbortSignal,
): Promise<GuardedResponse> {
  const obey = robotsGate(guarded, { account_id, signal, advice: 'Allow it, or name another page.' })
  await obey(new URL(url))
  return guarded(url, {
    headers: { accept: ACCEPT, 'accept-language': 'en, *;q=0.5' },
    seconds_max: PAGE_SECONDS_MAX,
    bytes_max: PAGE_BYTES_MAX,
    over_bytes: 'cut',
    signal,
    // A home page may have moved, but not to the directory, whose pages lead to one another; one that was named stays where it was said to be.
    may_follow: async (to) => {
      const host = bareHost(hostOf(to))
      if (
        host !== bareHost(hostOf(new URL(url))) &&
        (page !== null || targets.some((target) => bareHost(hostOf(new URL(target))) === host))
      )
        return false
      await obey(to)
      return true
    },
  })
}

async function judge(
  { status, url, headers, bytes, cut }: GuardedResponse,
  { targets, account_id, signal }: BadgeCheckRequest,
): Promise<BadgeCheck> {
  if (GONE.has(status))
    return { found: 'missing', url: short(url), detail: `The page answers ${status}: there is none. Name another page of the website.` }
  if (status < 200 || status >= 300) return unreachable(url, `The page answers ${status}. Let ListingBot read it, then check again.`)
  const sight = await runInThread(
    'read_badge',
    { bytes, content_type: headers.get('content-type'), url, targets },
    { cpu_seconds_max: READ_CPU_SECONDS_MAX, owner: account_id, signal, short: true },
  )
  if (sight === 'seen')
    return { found: 'seen', url: short(url), detail: 'The badge is on the page. Keep it there: it is looked at again every week.' }
  if (sight === 'cut' || cut) return unreachable(url, 'The page is too large to be read whole. Name a smaller page that carries the badge.')
  return { found: 'missing', url: short(url), detail: `${SAID[sight]} ${advice(targets)}` }
}

const SAID: Record<Exclude<BadgeSight, 'seen' | 'cut'>, string> = {
  hidden: 'The page links to the listing where nobody sees it: hidden, empty, or in a part that is not shown.',
  absent:
    'No link to the listing was found in the HTML that the server sends; links in comments or made by scripts do not count, nor ones to our home page where others list this website too.',
  no_page: 'This address answers something that is no web page.',
}

const advice = (targets: string[]): string =>
  `Put the code of get_badges on the page, or a visible link to ${(targets[0] ?? '').slice(0, 300)}, then check again.`

function unreachable(url: string, detail: string): BadgeCheck {
  return {
    found: 'unreachable',
    url: short(url),
    detail: `${detail.slice(0, 700)} What was seen before stands until the page can be read.`,
  }
}

/** An address as the contract shows it. */
const short = (url: string): string => url.slice(0, 2048)
