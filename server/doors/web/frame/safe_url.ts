/**
 * An address that somebody else chose, safe to stand in a link or a picture; undefined for any other, so that the attribute is left out.
 * Escaping alone would let `javascript:` through.
 */
export function safeUrl(text: string | null | undefined): string | undefined {
  if (!text || text.length > 2048 || /[\u0000-\u0020\u007f]/.test(text)) return undefined
  const url = URL.parse(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password ? url.href : undefined
}

/** The attribute of a link there; none where nobody should be led, which leaves its words. */
export function linkTo(text: string | null | undefined): { href: string } | { href?: never } {
  const href = safeUrl(text)
  return href === undefined ? {} : { href }
}

/** A request of an app is carried through the sign-in, and some write long ones. */
const RETURN_CHARS_MAX = 5000

/** Where to go after signing in: a path of this website, never another's address; `fallback` for anything else. */
export function safePath(text: string | null | undefined, fallback = '/'): string {
  if (!text || text.length > RETURN_CHARS_MAX || !/^\/(?!\/)[\x21-\x7e]*$/.test(text) || text.includes('\\')) return fallback
  // Read as a browser does, which takes the dots out: `/.//name` would be `//name`, another host to whoever shortens it before.
  return URL.parse(text, 'http://listing.test')?.pathname.startsWith('//') === false ? text : fallback
}
