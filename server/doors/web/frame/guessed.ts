/** Addresses that people type and feed readers try, under the page that they mean. */
const MEANT: Readonly<Record<string, string>> = {
  '/': 'home index index.html',
  '/search': 'listings listing products product browse directory explore',
  '/submit': 'add new create',
  '/sign-in': 'login log-in signin signup register join',
  '/account': 'dashboard profile settings me logout log-out signout',
  '/account/password': '.well-known/change-password',
  '/docs': 'api api-docs swagger developers',
  '/contact': 'contact-us support help faq',
  '/pricing': 'prices plans advertise',
  '/leaderboard': 'leaderboards board top winners',
  '/calendar': 'launches weeks upcoming',
  '/updates': 'blog news changelog',
  '/categories': 'category tags',
  '/terms': 'tos terms-of-service',
  '/privacy': 'privacy-policy',
  '/imprint': 'impressum legal',
  '/launches.rss': 'feed rss rss.xml feed.xml atom.xml index.xml',
  '/sitemap.xml': 'sitemap sitemap_index.xml',
  '/openapi.json': 'swagger.json',
  '/.well-known/security.txt': 'security.txt',
}
export const GUESSES = new Map(
  Object.entries(MEANT).flatMap(([page, guesses]) => guesses.split(' ').map((guess) => [guess, page] as const)),
)

/** Places that are called otherwise elsewhere. */
const FOLDERS = new Map([
  ['product', 'listings'],
  ['products', 'listings'],
  ['listing', 'listings'],
  ['category', 'categories'],
])

/** Where somebody means to go who guessed the address; null where nobody can know. */
export function meantBy({ pathname, search }: URL): string | null {
  const page = GUESSES.get(pathname.replace(/^\/|\/$/g, '').toLowerCase())
  if (page !== undefined) return page + search
  const [, folder = '', slug = ''] = /^\/([a-z]+)\/([\w-]+)\/?$/.exec(pathname) ?? []
  const known = FOLDERS.get(folder)
  return known === undefined ? null : `/${known}/${slug}${search}`
}

/** Files are asked for by programs too, who say nothing of pages. */
export const meansFile = (url: URL): boolean => /\.(rss|xml|json|txt)$/.test(meantBy(url) ?? '')
