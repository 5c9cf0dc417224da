import { OAuthRefused, UNSEEN } from './oauth_requests.ts'

/** More parameters than any request of the protocol has. */
const PARAMETERS_MAX = 50

/**
 * Refuses what is no text before anything reads it: a percent sign without its digits, bytes that are no UTF-8 (half of a pair among
 * them), and NUL, which the database does not take.
 */
export function checkEncoded(encoded: string): void {
  let text: string
  try {
    text = decodeURIComponent(encoded)
  } catch {
    throw new OAuthRefused('invalid_request', 'A parameter is not percent-encoded UTF-8.')
  }
  checkText(text)
  // No parameter of the protocol is a text for people: RFC 6749 lets each be visible ASCII, and hidden signs only make two look like one.
  if (UNSEEN.test(text)) throw new OAuthRefused('invalid_request', 'A parameter holds a control character or one that cannot be seen.')
  if (encoded.split('&', PARAMETERS_MAX + 1).length > PARAMETERS_MAX)
    throw new OAuthRefused('invalid_request', `Send at most ${PARAMETERS_MAX} parameters.`)
}

export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new OAuthRefused('invalid_request', 'A parameter holds a NUL character or half a character.')
}

/** The same for every text and name of a JSON document, whose depth and size are bounded. */
export function checkTexts(value: unknown): void {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    checkText(name)
    checkTexts(member)
  }
}

/** The name and secret of an app within its Authorization header, each form-encoded (RFC 6749 §2.3.1); null where it holds none. */
export function readPair(header: string | null): string | null {
  const [, pair] = /^basic +([A-Za-z0-9+/_=-]+) *$/i.exec(header ?? '') ?? []
  if (pair === undefined) return null
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(pair, 'base64'))
  } catch {
    throw new OAuthRefused('invalid_request', 'The Authorization header is not UTF-8.')
  }
  checkText(text.replaceAll('%00', '\0'))
  return text
}
