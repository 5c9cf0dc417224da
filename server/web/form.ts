import { readBody } from '../body.ts'
import { refuse } from '../error.ts'
import { FORM_BYTES_MAX, FORM_FIELDS_MAX } from '../limits.ts'

/** What a form sent. Texts come trimmed, with one kind of line end. */
export type Form = {
  /** '' where the field is missing or empty. */
  text(name: string): string
  /** Null where the field was not sent at all. */
  given(name: string): string | null
  all(name: string): string[]
  has(name: string): boolean
  /** An uploaded file that is not empty. */
  file(name: string): File | null
  names(): string[]
}

/** Reads a posted form within its bounds, urlencoded or multipart. */
export async function readForm(request: Request): Promise<Form> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    refuse('unsupported_media_type', { detail: 'Send the form of the page.' })
  const bytes =
    (await readBody(request, FORM_BYTES_MAX)) ??
    refuse('payload_too_large', { detail: `A form holds at most ${FORM_BYTES_MAX / 1024 / 1024} MB.` })
  let entries: [string, FormDataEntryValue][]
  try {
    entries = /^multipart/i.test(type)
      ? [...(await new Response(bytes.slice().buffer, { headers: { 'content-type': type } }).formData()).entries()]
      : [...new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).entries()]
  } catch {
    refuse('invalid_json', { detail: 'The form could not be read. Open the page again and send it once more.' })
  }
  if (entries.length > FORM_FIELDS_MAX) refuse('payload_too_large', { detail: `A form has at most ${FORM_FIELDS_MAX} fields.` })
  return formOf(entries)
}

export function formOf(entries: [string, FormDataEntryValue][]): Form {
  const texts = (name: string) => entries.flatMap(([key, value]) => (key === name && typeof value === 'string' ? [tidy(value)] : []))
  return {
    text: (name) => texts(name)[0] ?? '',
    given: (name) => texts(name)[0] ?? null,
    all: texts,
    has: (name) => entries.some(([key]) => key === name),
    file: (name) =>
      entries.flatMap(([key, value]) => (key === name && typeof value !== 'string' && value.size > 0 ? [value] : []))[0] ?? null,
    names: () => [...new Set(entries.map(([key]) => key))],
  }
}

/** Browsers send CR LF for each line end of a text area. NUL, which nobody types, the database does not take. */
const tidy = (text: string): string => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()
