import { cleanText } from '../base/plain_text.ts'

const REFERENCE = /&#(?:x([0-9a-f]+)|([0-9]+));?/gi
/** A backslash that is escaped itself begins no escape. */
const ESCAPE =
  /\\\\|\\(?:[bf]|u(?:00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f])|202[a-e]|206[6-9])|udb40\\ud[cd][0-9a-f]{2}|(?:ud[89ab][0-9a-f]{2}\\)?ud[c-f][0-9a-f]{2}|ud[89ab][0-9a-f]{2})/gi
/** HTML reads the other references to C1 as letters of windows-1252. */
const UNMAPPED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Mailboxes that Cloudflare writes as numbers, for its script to write back. */
const CIPHERED =
  /<(a|span)\b[^<>]{0,200}\sdata-cfemail="([0-9a-f]{8,400})"[^<>]{0,100}>[^<>]{0,40}<\/\1>|(?:https?:\/\/[\w.-]{1,100})?\/cdn-cgi\/l\/email-protection#([0-9a-f]{8,800})/gi

/** What cleanText() is to text, for markup, whose references can say each character; a space takes their place, lest their neighbours become one. Quotes are
 * taken from what is left, so that they stand in it. */
export const cleanMarkup = (markup: string): string =>
  cleanText(markup)
    .replace(CIPHERED, (ciphered, _, shown?: string, linked = '') => {
      const [key = 0, ...signs] = Buffer.from(shown ?? linked, 'hex')
      const mailbox = Buffer.from(signs.map((sign) => sign ^ key)).toString()
      return /^[^\s@<>"'\p{C}]+@[^\s@<>"'\p{C}]+$/u.test(mailbox) ? `${shown ? '' : 'mailto:'}${mailbox}` : ciphered
    })
    .replace(REFERENCE, (reference, hex?: string, decimal?: string) =>
      isUnwanted(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)) ? ' ' : reference,
    )

/** The same of JSON, whose escapes can. */
export const cleanJson = (json: string): string =>
  cleanText(json).replace(ESCAPE, (escape) => (escape === '\\\\' || isPair(escape) ? escape : ' '))
/** Both halves of a character that people see; one alone is none, and the database takes none. */
const isPair = (escape: string): boolean => escape.length === 12 && !/^\\udb40\\ud[cd]/i.test(escape)

const isUnwanted = (code: number): boolean =>
  code < 0x09 ||
  code === 0x0b ||
  code === 0x0c ||
  (code > 0x0d && code < 0x20) ||
  code === 0x7f ||
  UNMAPPED.has(code) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069) ||
  (code >= 0xe0000 && code <= 0xe01ef)
