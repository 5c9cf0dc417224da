import { AddressRefused, checkUrl, UNSEEN_IN_ADDRESS, type NamedByOperator } from './web_address.ts'

let named: NamedByOperator | undefined

/** What the operator named, for the whole process: a shape knows no settings, and must not refuse what the crawler reads and drafts. */
export function countAsPublic(by: NamedByOperator): void {
  named = by
}

/** True for an absolute http(s) address with a public-looking host and no user-info; any port. Browsers take a backslash or a third stroke for the end of the host, others read on to another one. */
export const isWebUrl = (text: string): boolean =>
  /^https?:\/\/[^/]/i.test(text) &&
  !/[\s\\]/.test(text) &&
  !UNSEEN_IN_ADDRESS.test(text) &&
  URL.canParse(text) &&
  whyNoWebUrl(text) === null

/** What of an address is not taken, its form apart, in a sentence; null where nothing is to be said of it. */
export function whyNoWebUrl(text: string): string | null {
  const url = URL.parse(text)
  if (!url) return null
  url.port = ''
  try {
    checkUrl(url, named)
    return null
  } catch (error) {
    if (error instanceof AddressRefused) return error.message
    throw error
  }
}
