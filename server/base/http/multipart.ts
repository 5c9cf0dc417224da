/** One part of a multipart body; `filename` is null for a plain value. */
export type Part = { name: string; filename: string | null; bytes: Buffer }

/** Far more than a name and a type take. */
const HEAD_BYTES_MAX = 4096
const HYPHENS = Buffer.from('--')
const SPACE = 0x20
const TAB = 0x09
const LINE = Buffer.from('\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')

/** What parts a multipart body, RFC 2046: at most 70 characters. */
export function boundaryOf(type: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  return boundary === undefined ? null : `--${boundary}`
}

/**
 * The parts of a body of RFC 7578, each a view of its bytes, so that none is copied. Null where it is cut off, out of form or of more parts
 * than it may have.
 */
export function readParts(body: Buffer, delimiter: string, parts_max: number): Part[] | null {
  const between = Buffer.from(`\r\n${delimiter}`)
  const parts: Part[] = []
  // The first delimiter need have no line before it; what stands there else is for nobody (RFC 2046, 5.1.1).
  const first = body.subarray(0, between.length - 2).equals(between.subarray(2)) ? -2 : body.indexOf(between)
  if (first === -1) return null
  let at = first + between.length
  for (;;) {
    // Mail servers may put blanks behind a delimiter.
    while (body[at] === SPACE || body[at] === TAB) at++
    if (body.subarray(at, at + 2).equals(HYPHENS)) return parts
    if (!body.subarray(at, at + 2).equals(LINE) || parts.length >= parts_max) return null
    const head_end = body.subarray(at, at + HEAD_BYTES_MAX).indexOf(HEAD_END)
    if (head_end < 0) return null
    const from = at + head_end + HEAD_END.length
    // A part without bytes ends where its head does.
    const end = body.indexOf(between, from - 2)
    const part = partOf(body.subarray(at + 2, at + head_end + 2).toString('utf8'))
    if (end < 0 || part === null) return null
    parts.push({ ...part, bytes: body.subarray(from, Math.max(from, end)) })
    at = end + between.length
  }
}

function partOf(head: string): Pick<Part, 'name' | 'filename'> | null {
  const line = head.split('\r\n').find((each) => /^content-disposition:\s*form-data\s*;/i.test(each))
  const [, quoted, token] = /;\s*name=(?:"([^"]{1,200})"|([^\s";]{1,200}))/i.exec(line ?? '') ?? []
  const name = quoted ?? token
  if (line === undefined || name === undefined) return null
  return { name, filename: /;\s*filename\*?=/i.test(line) ? (/;\s*filename="([^"]{0,300})"/i.exec(line)?.[1] ?? '') : null }
}
