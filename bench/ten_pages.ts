/** What a small product has. */
export const PAGES = ['/', '/pricing', '/about', '/team', '/faq', '/contact', '/imprint', '/features', '/privacy', '/terms']
const NAV = PAGES.map((path) => `<a href="${path}">${path === '/' ? 'Home' : path.slice(1)}</a>`).join(' ')
const FILLER = Array.from(
  { length: 40 },
  (_, index) =>
    `<section><h2>Chapter ${index + 1}</h2><p>Orchardry keeps the trees of an orchard in order, row by row, and says when each wants pruning, water or a picker.</p></section>`,
).join('')

function sitePage(host: string, path: string): string {
  const name = path === '/' ? 'Orchardry' : `${path.slice(1)} of Orchardry`
  const own: Record<string, string> = {
    '/pricing': '<h2>Grove</h2><p>Free</p><h2>Orchard</h2><p>$12 / month</p>',
    '/imprint': `<p>Orchardry GmbH<br>Baumweg 3<br>50667 Köln<br>Germany</p><p>hello@${host}</p>`,
    '/faq': '<details><summary>Can I try it?</summary><p>Yes, one grove is free for as long as you like.</p></details>',
  }
  return `<!doctype html><html lang="en"><head><title>${name}</title><meta name="description" content="Orchardry keeps orchards in order."></head><body><nav>${NAV}</nav><main><h1>${name}</h1>${own[path] ?? ''}${FILLER}<p>${host}${path}</p></main></body></html>`
}

/** Serves the same ten pages for every host. */
export const startSites = () =>
  Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '')
      const { pathname } = new URL(request.url)
      return PAGES.includes(pathname)
        ? new Response(sitePage(host, pathname), { headers: { 'content-type': 'text/html' } })
        : new Response('', { status: 404 })
    },
  })
