/** What a page is for; decides which pages are read first and which rules may look at them. */
export const PAGE_KINDS = [
  'home',
  'pricing',
  'about',
  'team',
  'faq',
  'contact',
  'imprint',
  'terms',
  'privacy',
  'features',
  'press',
  'docs',
  'manifest',
  'other',
] as const
/** `manifest` is a web app manifest (JSON in `html`), read only where the home page links to it. */
export type PageKind = (typeof PAGE_KINDS)[number]

/** One page as it was read over HTTP, decoded to text. */
export type Page = {
  /** The address after redirects, without fragment; evidence names it. */
  url: string
  kind: PageKind
  /** How the page was found; a page no other page links to proves less. */
  found_by: 'home' | 'link' | 'sitemap' | 'guess'
  content_type: string
  /**
   * Decoded markup, at most `page_bytes_max` before decoding, cut where it would hurt a tree builder.
   * Plain text where content_type is text/plain, JSON for a manifest.
   */
  html: string
  /** RFC 3339, UTC. */
  retrieved_at: string
  etag: string | null
  last_modified: string | null
  /** SHA-256 of the answer's body after content decoding; unknown of pages that were read before it was kept. */
  sha256?: string
  /** `html` is what scripts had made of the page in a browser. */
  rendered?: true
}

/** Why a site could not be read; the words of the contract. */
export type CrawlErrorCode =
  'robots_disallowed' | 'unreachable' | 'url_not_allowed' | 'not_html' | 'empty_content' | 'blocked' | 'timeout' | 'too_large' | 'internal'

export type Crawled = {
  /** The address the site answered at, after redirects of the home page. */
  url: string
  /** Home first, then in the order they were read. */
  pages: Page[]
  pages_found: number
  pages_rendered: number
  /** The home page as people see it, each viewport once; none where no browser showed it. */
  photographs: SitePhotograph[]
  warnings: CrawlWarning[]
  /** Addresses that answered and have no words of their own any more: not found, moved, or a copy of a page that was read. */
  settled: string[]
  /** Addresses that links promise and that were not read this time: refused, silent, or beyond what is read. */
  unread: string[]
  /** Addresses of pages that only a browser shows, and that none showed; where there is no browser, they were read as they came. */
  unseen: string[]
}

export type CrawlWarning = { code: string; message: string }

/** PNG, with the page it shows and when that was read. */
export type SitePhotograph = { png: Uint8Array; width: number; height: number; url: string; retrieved_at: string }
