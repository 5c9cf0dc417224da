/**
 * Whether a post comes from a page of ours. A browser says where a request comes from, and a page cannot make it say otherwise;
 * whoever says nothing is no browser, so that nobody's cookie can be with it by accident.
 */
export function isSameOrigin(request: Request, site_url: string): boolean {
  const fetch_site = request.headers.get('sec-fetch-site')
  if (fetch_site !== null) return fetch_site === 'same-origin'
  const from = request.headers.get('origin') ?? request.headers.get('referer')
  return from === null || URL.parse(from)?.origin === new URL(site_url).origin
}
