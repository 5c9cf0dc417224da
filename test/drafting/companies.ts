import type { Page, PageKind } from '../../server/crawl/page.ts'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import type { DraftedProfile } from '../../server/fields/draft.ts'

export type Bodies = Partial<Record<PageKind, string>>

/** A site of invented pages: `home` carries links to all others and a product name; every body is put into `<main>` unless it brings its own frame. */
export function profileOf(bodies: Bodies, { name = 'Lumbrio', host = 'lumbrio.net', lang = 'en', head = '' } = {}): DraftedProfile {
  const kinds = Object.keys(bodies).filter((kind): kind is PageKind => kind !== 'home')
  const links = kinds.map((kind) => `<a href="/${kind}.html">${kind} page</a>`).join(' ')
  const framed = (body: string) => (/<(?:main|footer)\b/.test(body) ? body : `<main>${body}</main>`)
  const page = (kind: PageKind, body: string): Page => ({
    url: kind === 'home' ? `https://${host}/` : `https://${host}/${kind}.html`,
    kind,
    found_by: kind === 'home' ? 'home' : 'link',
    content_type: 'text/html',
    html: `<!doctype html><html lang="${lang}"><head><title>${name}</title><meta property="og:site_name" content="${name}">${kind === 'home' ? head : ''}</head><body><header><a href="/">${name}</a> <nav>${links}</nav></header>${framed(body)}</body></html>`,
    retrieved_at: '2026-11-21T08:00:00Z',
    etag: null,
    last_modified: null,
  })
  const home = `<h1>${name}</h1><p>${name} keeps track of things that matter to small workshops.</p>`
  const pages = [
    page('home', bodies.home ? (/<(?:main|footer)\b/.test(bodies.home) ? `<main>${home}</main>${bodies.home}` : home + bodies.home) : home),
    ...kinds.map((kind) => page(kind, bodies[kind] ?? '')),
  ]
  return draftBuiltIn({ pages, categories: [] })
}

/** One field's value, or null. */
export const valueOf = (profile: DraftedProfile, field: keyof DraftedProfile['fields']): unknown => profile.fields[field]?.value ?? null

/** What the site says about its company, in one row. */
export const companyOf = (profile: DraftedProfile) => ({
  legal: valueOf(profile, 'legal_name'),
  city: valueOf(profile, 'hq_city'),
  country: valueOf(profile, 'hq_country'),
})
