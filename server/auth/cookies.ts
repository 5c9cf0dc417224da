type CookieName = 'session' | 'sign_in' | 'known_browser' | 'stranger'

/**
 * Cookies of the website. Over https the `__Host-` prefix makes a browser refuse them for any other path, for subdomains and without
 * Secure; plain http is for a machine's own use, where the name stands alone.
 */
function cookieName(name: CookieName, base_url: string): string {
  return base_url.startsWith('https:') ? `__Host-${name}` : name
}

/** The value of a cookie; null for none and for one sent twice, which no page of ours brings about. */
export function readCookie(request: Request, name: CookieName, base_url: string): string | null {
  const wanted = `${cookieName(name, base_url)}=`
  const values = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(wanted))
  return values.length === 1 ? (values[0]?.slice(wanted.length) ?? null) : null
}

/** A Set-Cookie header; `seconds` 0 takes the cookie back. */
export function writeCookie(name: CookieName, value: string, seconds: number, base_url: string): string {
  const secure = base_url.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(name, base_url)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}
