import type { Page, PageKind } from '../../server/crawl/page.ts'

/** A site that nobody has: its pages as markup, by path. */
export type Site = { name: string; lang: string; pages: Record<string, string> }

const KINDS: Record<string, PageKind> = {
  '/': 'home',
  '/pricing': 'pricing',
  '/faq': 'faq',
  '/about': 'about',
  '/privacy': 'privacy',
  '/imprint': 'imprint',
  '/features': 'features',
}

export function pagesOf({ name, lang, pages }: Site): Page[] {
  const host = `${name.toLowerCase().replace(/[^a-z]/g, '') || 'site'}.example.net`
  const links = Object.keys(pages)
    .map((path) => `<a href="${path}">${path}</a>`)
    .join(' ')
  return Object.entries(pages).map(([path, body]) => ({
    url: `https://${host}${path}`,
    kind: KINDS[path] ?? 'other',
    found_by: path === '/' ? 'home' : 'link',
    content_type: 'text/html',
    html: `<!doctype html><html lang="${lang}"><head><title>${name}</title><meta property="og:site_name" content="${name}"></head><body><nav>${links}</nav><main>${body}</main></body></html>`,
    retrieved_at: '2026-11-21T08:00:00Z',
    etag: null,
    last_modified: null,
  }))
}

/** Markup in few signs: `# ` a heading, `> ` somebody's words, `- ` a list entry, `| ` a row of a table, all else a paragraph. */
export function page(text: string): string {
  let rows: string[] = []
  const done: string[] = []
  const close = () => {
    if (rows.length > 0) done.push(`<table>${rows.join('')}</table>`)
    rows = []
  }
  for (const line of text
    .trim()
    .split('\n')
    .map((each) => each.trim())) {
    if (line.startsWith('| ')) {
      const cell = rows.length === 0 ? 'th' : 'td'
      rows.push(
        `<tr>${line
          .slice(2)
          .split(' | ')
          .map((each) => `<${cell}>${each}</${cell}>`)
          .join('')}</tr>`,
      )
      continue
    }
    close()
    if (line === '') continue
    if (line.startsWith('# ')) done.push(`<h2>${line.slice(2)}</h2>`)
    else if (line.startsWith('= ')) done.push(`<h1>${line.slice(2)}</h1>`)
    else if (line.startsWith('> ')) done.push(`<blockquote>${line.slice(2)}</blockquote>`)
    else if (line.startsWith('- ')) done.push(`<ul><li>${line.slice(2)}</li></ul>`)
    else done.push(`<p>${line}</p>`)
  }
  close()
  return done.join('')
}
