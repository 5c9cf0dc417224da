/** Sites for bench/hostile.ts: an honest one of ten pages, and some that are built to take as much work as they can. */

const HONEST = ['/', '/pricing', '/about', '/team', '/faq', '/contact', '/imprint', '/features', '/privacy', '/terms']
const FILLER = Array.from(
  { length: 40 },
  (_, index) =>
    `<section><h2>Chapter ${index + 1}</h2><p>Orchardry keeps the trees of an orchard in order, row by row, and says when each wants pruning, water or a picker.</p></section>`,
).join('')
const OWN: Record<string, string> = {
  '/pricing': '<h2>Grove</h2><p>Free</p><h2>Orchard</h2><p>$12 / month</p>',
  '/imprint': '<p>Orchardry GmbH<br>Baumweg 3<br>50667 Köln<br>Germany</p>',
  '/faq': '<details><summary>Can I try it?</summary><p>Yes, one grove is free for as long as you like.</p></details>',
}

const questions = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<h3>How do I prune tree number ${at} of my orchard?</h3><p>Take the shears, answer ${at}, and follow the row until its end.</p>`,
  ).join('')
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => `<p><a href="https://github.com/grower-${at}">Grower ${at} Appleby, gardener</a></p>`).join('')

/** What stands on every page of a hostile site, by what it is built of. */
export const HOSTILE: Record<string, string> = {
  dots: `<p>${'.'.repeat(7900)}</p>`,
  digits: `<p>${'0'.repeat(7900)}</p>`,
  prices: `<p>${'$10 per '.repeat(980)}</p>`,
  questions: questions(12_000),
  links: links(5000),
}

export function honestPage(host: string, path: string): string | null {
  return HONEST.includes(path) ? page(host, path, `${OWN[path] ?? ''}${FILLER}`) : null
}

export function hostilePage(host: string, path: string, kind: string): string | null {
  return HONEST.includes(path) ? page(host, path, HOSTILE[kind] ?? '') : null
}

function page(host: string, path: string, body: string): string {
  const name = path === '/' ? 'Orchardry' : `${path.slice(1)} of Orchardry`
  const nav = HONEST.map((to) => `<a href="${to}">${to === '/' ? 'Home' : to.slice(1)}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><title>${name}</title><meta name="description" content="Orchardry keeps orchards in order."></head><body><nav>${nav}</nav><main><h1>${name}</h1>${body}<p>${host}${path}</p></main></body></html>`
}
