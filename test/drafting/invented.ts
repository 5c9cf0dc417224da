import type { Page, PageKind } from '../../server/crawl/page.ts'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import type { DraftedProfile } from '../../server/fields/draft.ts'

const KINDS: Record<string, PageKind> = {
  '/': 'home',
  '/pricing': 'pricing',
  '/faq': 'faq',
  '/features': 'features',
  '/about': 'about',
  '/terms': 'terms',
}

/** Pages of an invented site by path; the home page gets a title, and links to the others, so that they are believed. */
export function pagesOf(bodies: Record<string, string>, { lang = 'en', name = 'Tidepool', head = '' } = {}): Page[] {
  const links = Object.keys(bodies)
    .filter((path) => path !== '/')
    .map((path) => `<a href="${path}">${path.slice(1)}</a>`)
    .join(' ')
  return Object.entries({ '/': '', ...bodies }).map(([path, body]) => ({
    url: `https://${name.toLowerCase()}.example.net${path}`,
    kind: KINDS[path] ?? 'other',
    found_by: path === '/' ? 'home' : 'link',
    content_type: 'text/html',
    html: `<!doctype html><html lang="${lang}"><head><title>${name}</title><meta property="og:site_name" content="${name}">${path === '/' ? head : ''}</head><body>${path === '/' ? `<nav>${links}</nav>` : ''}<main>${body.startsWith('<h1') ? '' : `<h1>${name}</h1>`}${body}</main></body></html>`,
    retrieved_at: '2026-11-21T08:00:00Z',
    etag: null,
    last_modified: null,
  }))
}

export function draftOf(bodies: Record<string, string>, options: Parameters<typeof pagesOf>[1] = {}): DraftedProfile {
  return draftBuiltIn({ pages: pagesOf(bodies, options), categories: [] })
}

export const valueOf = (profile: DraftedProfile, field: keyof DraftedProfile['fields']): unknown => profile.fields[field]?.value ?? null

/** One plan of a price list, as most sites write it. */
export const plan = (title: string, price: string, ...features: string[]) =>
  `<div class="card"><h3>${title}</h3><div class="amount">${price}</div><ul>${(features.length > 0 ? features : ['One workspace', 'Mail support']).map((text) => `<li>${text}</li>`).join('')}</ul><a href="/go">Choose ${title}</a></div>`
export const plans = (...list: string[]) => `<h2>Pricing</h2><section class="grid">${list.join('')}</section>`
