const LENGTH = /^\d{1,15}$/

/**
 * The length that a message tells of its body; null where it tells none that is one. A header that comes twice is read as one with a comma:
 * twice the same is that (RFC 9110, 8.6), and anything else must never be counted with.
 */
export function toldLength(headers: Headers): number | null {
  const told = headers.get('content-length')
  if (told === null) return null
  const [first = '', ...others] = told.split(',').map((one) => one.trim())
  return LENGTH.test(first) && others.every((one) => one === first) ? Number(first) : null
}
