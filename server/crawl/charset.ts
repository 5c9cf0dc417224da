/** Bytes searched for a declaration; the HTML standard asks for 1,024, real heads put scripts before it. */
const PRESCAN_BYTES = 8192
const MARKUP = new Set(['text/html', 'application/xhtml+xml'])
const FOREIGN_MAGIC = ['%PDF-', 'PK\u0003\u0004', '\u0089PNG', 'GIF8', '\u00ff\u00d8\u00ff', '\u001f\u008b', 'RIFF']

export type MediaKind = 'html' | 'text' | 'other'

/** The last type that a header names: one that came twice, or has a comma in the place of its semicolon, is one value. */
export function mediaType(contentType: string | null): string {
  const named = [...(contentType ?? '').matchAll(/(?:^|,)\s*([\w.+-]+\/[\w.+-]+)/g)].at(-1)?.[1]
  return (named ?? contentType?.split(';')[0] ?? '').trim().toLowerCase()
}

/** What may be read as a page: HTML, XHTML and plain text, by header and by first bytes. */
export function mediaKind(contentType: string | null, bytes: Uint8Array): MediaKind {
  const start = latin1(bytes.subarray(0, 512))
  if (FOREIGN_MAGIC.some((magic) => start.startsWith(magic))) return 'other'
  const type = mediaType(contentType)
  if (MARKUP.has(type)) return 'html'
  if (type === 'text/plain') return 'text'
  if (type === '' && /^[\s\u00ef\u00bb\u00bf]*<(!doctype\s+html|html|head|body|!--)/i.test(start)) return 'html'
  return 'other'
}

/** Text of a page: byte order mark, then the header, then the page's own word, then UTF-8 if it is that, else windows-1252. */
export function decodeText(bytes: Uint8Array, contentType: string | null): { text: string; charset: string } {
  for (const label of [byteOrderMark(bytes), headerCharset(contentType), bareUtf16(bytes), declaredCharset(bytes)]) {
    const decoder = label === null || isMistaken(label, bytes) ? null : decoderFor(label)
    // The decoder drops a byte order mark of its own encoding.
    if (decoder) return { text: decoder.decode(bytes), charset: decoder.encoding }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), charset: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), charset: 'windows-1252' }
  }
}

/** Text of a file that is UTF-8 by its own standard: UTF-16 all the same where a mark or the zero byte beside its first letter says so. */
export function decodePlain(bytes: Uint8Array): string {
  const bare = bytes[0] === 0 ? 'utf-16be' : bytes[1] === 0 ? 'utf-16le' : 'utf-8'
  return new TextDecoder(byteOrderMark(bytes) ?? bare).decode(bytes)
}

/** Hosts that send every page as UTF-8 say so of older pages too; where the bytes are none, the page knows better. */
function isMistaken(label: string, bytes: Uint8Array): boolean {
  if (!/^utf-?8$/i.test(label)) return false
  const declared = declaredCharset(bytes)
  if (declared === null || /^utf-?8$/i.test(declared)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return false
  } catch {
    return true
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** `<` and `!` or a letter with a zero byte between: UTF-16 whose mark was lost. */
function bareUtf16(bytes: Uint8Array): string | null {
  if (bytes[0] === 0x3c && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c && bytes[2] === 0) return 'utf-16be'
  return null
}

function headerCharset(contentType: string | null): string | null {
  return /[;,]\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1] ?? null
}

function declaredCharset(bytes: Uint8Array): string | null {
  const head = latin1(bytes.subarray(0, PRESCAN_BYTES)).replace(/<!--[\s\S]*?(-->|$)/g, '')
  const xml = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([^"']{1,40})["']/i.exec(head)?.[1]
  for (const [meta] of head.matchAll(/<meta[\s/][^>]{0,1000}/gi)) {
    const label = /charset\s*=\s*(?:["']\s*)?([^\s"'/>;]{1,40})/i.exec(meta)?.[1]
    if (label === undefined || !decoderFor(label)) continue
    // A declaration that could be read as ASCII cannot be UTF-16; the standard reads such a page as UTF-8.
    return /^utf-?16/i.test(label) ? 'utf-8' : label
  }
  return xml === undefined || /^utf-?16/i.test(xml) ? null : xml
}

function decoderFor(label: string): TextDecoder | null {
  try {
    // An unknown label throws.
    return new TextDecoder(label.toLowerCase() === 'x-user-defined' ? 'windows-1252' : label)
  } catch {
    return null
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
