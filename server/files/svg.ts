/** Logos are far smaller; what is drawn takes as long as its elements do. */
const SVG_BYTES_MAX = 1024 * 1024
const HEAD_BYTES_MAX = 4096

/** Why a drawing is not drawn; null for one that may be. */
type SvgRefusal = 'svg_unsafe' | 'too_large'

/**
 * Whether bytes begin as an SVG does: a text in UTF-8 whose first element is `svg`, after declarations and comments. What a server or a file
 * name says of it counts for nothing.
 */
export function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES_MAX))
  let at = 0
  for (;;) {
    while (at < head.length && /[\s\ufeff]/.test(head[at] ?? '')) at++
    const end = head.startsWith('<!--', at) ? '-->' : head.startsWith('<?', at) || /^<!doctype/i.test(head.slice(at, at + 9)) ? '>' : null
    if (end === null) return /^<(?:[a-z]{1,20}:)?svg[\s>/]/i.test(head.slice(at, at + 30))
    const found = head.indexOf(end, at)
    if (found < 0) return false
    at = found + end.length
  }
}

/** What makes a drawing more than shapes: programs, other files, pages inside it, entities that grow, pictures in other formats. */
const MORE_THAN_SHAPES = [
  /<!entity/i,
  /<!doctype[^>[]{0,500}\[/i,
  /<\?xml-/i,
  /<(?:[\w-]{1,40}:)?(?:script|foreignobject|iframe|object|embed|image|feimage|include|handler|listener|audio|video)[\s>/]/i,
  /[\s"']on[a-z]{2,30}\s{0,9}=/i,
  /@import/i,
  /javascript:/i,
]
/** What refers to something must refer to a part of the drawing itself. */
const REFERENCE = /(?:href|src)\s{0,9}=\s{0,9}(?:"([^"]{0,300})|'([^']{0,300}))|url\(\s{0,9}["']?([^)"']{0,300})/gi
const ENCODING = /^\ufeff?<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["']([^"']{1,40})/i

/** Looks for what a drawing must not hold. The library that draws it runs no program and fetches nothing either. */
export function refuseSvg(bytes: Uint8Array): SvgRefusal | null {
  if (bytes.length > SVG_BYTES_MAX) return 'too_large'
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'svg_unsafe'
  }
  // Read in another encoding than it was looked at, it could hold anything.
  const encoding = ENCODING.exec(text)?.[1] ?? 'utf-8'
  if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) return 'svg_unsafe'
  if (MORE_THAN_SHAPES.some((pattern) => pattern.test(text))) return 'svg_unsafe'
  for (const [, double, single, url] of text.matchAll(REFERENCE))
    if (!(double ?? single ?? url ?? '').trim().startsWith('#')) return 'svg_unsafe'
  return null
}
