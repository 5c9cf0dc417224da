import type { FetchRefused } from './guarded_fetch.ts'
import type { CrawlErrorCode, CrawlWarning } from './page.ts'

/** What a person can do when the service cannot read the site; one sentence for each code. */
export const FIXES: Record<CrawlErrorCode, string> = {
  robots_disallowed: 'Allow "ListingBot" in robots.txt and submit again, or fill the fields by hand.',
  unreachable: 'Check that the address opens in a browser without signing in, then submit again, or fill the fields by hand.',
  url_not_allowed: 'Send the public https address of the product site.',
  not_html: 'Send the address of a web page, such as the home page of the product, or fill the fields by hand.',
  empty_content: 'Publish the home page and submit again, or fill the fields by hand.',
  blocked: 'Let "ListingBot" pass your firewall or bot protection and submit again, or fill the fields by hand.',
  timeout: 'Try again in a few minutes, or fill the fields by hand.',
  too_large: 'Send the address of a smaller page, or fill the fields by hand.',
  internal: 'Try again in a few minutes, or fill the fields by hand.',
}

/** The site could not be read at all; message and fix are sentences for the person who sent the address. */
export class CrawlFailed extends Error {
  readonly fix: string
  /** What was found out before it failed. */
  readonly warnings: readonly CrawlWarning[]
  /** The server is away, whatever it is that could not be read for that. */
  readonly is_down: boolean
  constructor(
    readonly code: CrawlErrorCode,
    message: string,
    options?: { cause?: unknown; fix?: string; warnings?: CrawlWarning[]; is_down?: boolean | undefined },
  ) {
    super(message, options)
    this.name = 'CrawlFailed'
    this.fix = options?.fix ?? FIXES[code]
    this.warnings = options?.warnings ?? []
    this.is_down = options?.is_down ?? (code === 'unreachable' || code === 'timeout')
  }
}

/** What a refused fetch of the home page means for the whole site. `aborted` is the caller's own doing and passes. */
export function homeFailure(refused: FetchRefused): Error {
  const cause = { cause: refused }
  switch (refused.code) {
    case 'url_not_allowed':
      return new CrawlFailed('url_not_allowed', refused.message, cause)
    case 'redirect_refused':
      return new CrawlFailed('url_not_allowed', refused.message, { ...cause, fix: 'Send the address that the site finally answers at.' })
    case 'timeout':
      return new CrawlFailed('timeout', 'The site did not answer in time.', cause)
    case 'too_large':
      return new CrawlFailed('too_large', 'The home page is larger than what is read.', cause)
    case 'aborted':
      return refused
    default:
      return new CrawlFailed('unreachable', refused.message, cause)
  }
}
