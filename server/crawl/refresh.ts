/** Later than this a page is there to be read first. */
const SECONDS_MAX = 5

/** The address in `0; url=/next`, as a header or a meta element says it; null where it sends nobody on soon. */
export function refreshTarget(content: string): string | null {
  const [, seconds = '', target = ''] = /^\s*(\d{0,4})[.\d]*\s*[;,]?\s*(?:url\s*=\s*)?["']?\s*([^"'\s]{0,2000})/i.exec(content) ?? []
  return target === '' || Number(seconds) > SECONDS_MAX ? null : target
}

/** Where the header of an answer sends on from an address; null where it does not, or to no web page. */
export function headerRefresh(headers: Headers, from: string): string | null {
  const target = refreshTarget(headers.get('refresh') ?? '')
  const url = target === null ? null : URL.parse(target, from)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  url.hash = ''
  return url.href
}
