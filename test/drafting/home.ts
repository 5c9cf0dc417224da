import type { Page, PageKind } from '../../server/crawl/page.ts'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import type { DraftedProfile } from '../../server/fields/draft.ts'

export const CATALOGUE = [
  'AI & Machine Learning',
  'Browser Extensions',
  'Developer Tools',
  'Education & E-learning',
  'Finance & Accounting',
  'Food & Hospitality',
  'Government & Legal',
  'Health & Medical',
  'Home & Local Services',
  'Note-taking & Writing',
  'Pets & Animals',
  'Productivity',
  'Transport & Logistics',
]

type Added = { path: string; kind: PageKind; html: string; found_by?: Page['found_by'] }

export function pageAt(
  url: string,
  html: string,
  kind: PageKind = 'home',
  found_by: Page['found_by'] = kind === 'home' ? 'home' : 'link',
): Page {
  return { url, kind, found_by, content_type: 'text/html', html, retrieved_at: '2026-11-21T08:00:00Z', etag: null, last_modified: null }
}

/** The draft of a site of its own: a home page and, if wanted, more pages below the same host. */
export function draftOfHome(html: string, { host = 'quellwerk.example.net', more = [] as Added[] } = {}): DraftedProfile {
  const pages = [
    pageAt(`https://${host}/`, html),
    ...more.map((page) => pageAt(`https://${host}${page.path}`, page.html, page.kind, page.found_by)),
  ]
  return draftBuiltIn({ pages, categories: CATALOGUE })
}
