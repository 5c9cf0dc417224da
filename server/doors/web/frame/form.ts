import { readBody } from '../../../base/http/body.ts'
import { fail } from '../../../base/error.ts'
import { FORM_BYTES_MAX, FORM_CHARACTER_BYTES_MAX, FORM_FIELDS_MAX } from '../../../base/limits.ts'
import { boundaryOf } from '../../../base/http/multipart.ts'
import { cleanText } from '../../../base/plain_text.ts'

/** What a form sent. Texts come trimmed, with one kind of line end. */
export type Form = {
  /** '' where the field is missing or empty. */
  text(name: string): string
  /** Null where the field was not sent at all. */
  given(name: string): string | null
  /** What a button or a hidden field says: one of these, the first where it says nothing. What is none of ours is refused. */
  oneOf<Known extends string>(name: string, known: readonly [Known, ...Known[]]): Known
  all(name: string): string[]
  has(name: string): boolean
  /** An uploaded file that is not empty. */
  file(name: string): File | null
  names(): string[]
}

/** What a form may have whose texts together hold so many characters, in the longest script there is, beside what every form may have. */
export const formBytesOf = (characters: number): number => FORM_BYTES_MAX + characters * FORM_CHARACTER_BYTES_MAX

/** Reads a posted form within its bounds, urlencoded or multipart. The fields are counted before any is read. */
export async function readForm(request: Request, bytes_max: number): Promise<Form> {
  const type = request.headers.get('content-type') ?? ''
  const kind = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.exec(type)?.[1]?.toLowerCase()
  if (kind === undefined) fail('unsupported_media_type', { detail: 'Send the form of the page.' })
  const bytes =
    (await readBody(request, bytes_max)) ?? fail('payload_too_large', { detail: `This form holds at most ${sizeText(bytes_max)}.` })
  const separator = kind.startsWith('multipart') ? boundaryOf(type) : '&'
  if (separator === null) return unreadable()
  if (holdsMore(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), separator, FORM_FIELDS_MAX))
    fail('payload_too_large', { detail: `A form has at most ${FORM_FIELDS_MAX} fields.` })
  try {
    return formOf(
      kind.startsWith('multipart')
        ? [...(await new Response(bytes.slice().buffer, { headers: { 'content-type': type } }).formData()).entries()]
        : [...new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).entries()],
    )
  } catch {
    return unreadable()
  }
}

const unreadable = (): never => fail('invalid_json', { detail: 'The form could not be read. Open the page again and send it once more.' })
const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor((bytes * 10) / 1024 / 1024) / 10} MB`

function holdsMore(bytes: Buffer, separator: string, most: number): boolean {
  let at = -1
  for (let count = 0; count <= most; count++) {
    at = bytes.indexOf(separator, at + 1)
    if (at < 0) return false
  }
  return true
}

export function formOf(entries: [string, FormDataEntryValue][]): Form {
  const texts = (name: string) => entries.flatMap(([key, value]) => (key === name && typeof value === 'string' ? [tidy(value)] : []))
  return {
    text: (name) => texts(name)[0] ?? '',
    given: (name) => texts(name)[0] ?? null,
    oneOf: (name, known) => known.find((each) => each === (texts(name)[0] || known[0])) ?? unreadable(),
    all: texts,
    has: (name) => entries.some(([key]) => key === name),
    file: (name) =>
      entries.flatMap(([key, value]) => (key === name && typeof value !== 'string' && value.size > 0 ? [value] : []))[0] ?? null,
    names: () => [...new Set(entries.map(([key]) => key))],
  }
}

/** The number of something that a form or an address names; 0, which nothing has, for what somebody wrote by hand. */
export const idIn = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0)

/** Browsers send CR LF for each line end of a text area. What nobody sees comes along with what is pasted, and nobody could take it out. */
const tidy = (text: string): string => cleanText(text).replace(/\r\n?/g, '\n').trim()
