import type { Drafted } from '../../../fields/draft.ts'
import { quoteAttribute } from '../../proof/quotes.ts'
import { baseOf, resolveUrl, type Reading } from '../../reading/reading.ts'
import { isPlaceholder } from '../../reading/trust.ts'

/** An address in an attribute of the page made absolute, with the attribute as its quote; null for placeholders and other machines' addresses. */
export function addressAt(reading: Reading, raw: string | null | undefined): Drafted<string> | null {
  const url = raw ? resolveUrl(raw, baseOf(reading.$, reading.url)) : null
  const quote = url && raw ? quoteAttribute(reading, raw) : null
  if (!url || !quote || !/^https?:/.test(url) || /\/(?:undefined|null|(?:%7B){2})|%[A-Z]{3,20}_[A-Z_]{2,30}%/.test(url)) return null
  const { hostname } = new URL(url)
  if (hostname !== new URL(reading.url).hostname && isPlaceholder(url)) return null
  if (/^(?:localhost|127\.|0\.0\.0\.0|192\.168\.|10\.)/.test(hostname) && hostname !== new URL(reading.url).hostname) return null
  return { value: url, evidence: [quote] }
}
