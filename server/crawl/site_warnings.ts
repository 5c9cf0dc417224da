import { bareHost } from '../base/addresses/web_address.ts'
import type { Frontier } from './frontier.ts'
import type { Crawled } from './page.ts'
import { isBotWall } from './page_verdict.ts'
import type { PageReading, Visit } from './visit.ts'

const NAMED_MAX = 5

/** What the person should know about the home page as it was found. */
export function homeWarnings(home: PageReading, asked: string): Crawled['warnings'] {
  const warnings: Crawled['warnings'] = []
  const from = new URL(asked)
  const to = new URL(home.page.url)
  if (bareHost(from.hostname) !== bareHost(to.hostname))
    warnings.push({ code: 'redirected_to_other_host', message: `${from.host} redirects to ${to.host}; that site was read.` })
  return [...warnings, ...cutWarning(home)]
}

/** Where the guard had to stop before the end of a page. */
export function cutWarning({ page, reading }: PageReading): Crawled['warnings'] {
  if (reading.cut === null) return []
  const why = reading.cut === 'depth' ? 'nested too deeply' : 'too large'
  return [{ code: 'page_cut', message: `${page.url} was read only in part, since its markup is ${why}.` }]
}

/** A page that the site did not show, though it does not say that there is none. */
export function refusedWarning(url: URL, { status, headers, reading }: PageReading): Crawled['warnings'] {
  const answer = status >= 400 ? `HTTP ${status}` : isBotWall(reading, headers) ? 'a check against bots' : null
  return answer === null || status === 404 || status === 410
    ? []
    : [{ code: 'page_skipped', message: `${url.href} could not be read: the site answered ${answer}.` }]
}

/** What was left out at the end, and why. `pages` counts what was read. */
export function endWarnings(visit: Visit, frontier: Frontier, forbidden: readonly string[], pages: number): Crawled['warnings'] {
  const { limits } = visit.options
  const warnings: Crawled['warnings'] = []
  if (forbidden.length > 0) {
    const named = forbidden.slice(0, NAMED_MAX).join(', ')
    const more = forbidden.length > NAMED_MAX ? ` and ${forbidden.length - NAMED_MAX} more` : ''
    warnings.push({ code: 'robots_disallowed', message: `robots.txt does not allow ListingBot to read ${named}${more}.` })
  }
  const left = frontier.kinds_left
  if (pages < limits.pages_max && !visit.has_turn && left.length > 0) {
    const why = !visit.has_work_left
      ? 'the pages that were read took all the work that one site may cost'
      : visit.delay_seconds > limits.delay_seconds
        ? `robots.txt asks for ${visit.delay_seconds} s between requests`
        : 'the site answered slowly'
    warnings.push({ code: 'time_limit', message: `Not every page was read, since ${why}; left out: ${left.join(', ')}.` })
  }
  return warnings
}
