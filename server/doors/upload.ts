import { isUtf8 } from 'node:buffer'
import { readBody } from '../base/http/body.ts'
import { ApiError, fail, type ValidationIssue } from '../base/error.ts'
import { UPLOAD_BYTES_MAX, UPLOAD_SECONDS_MAX, UPLOADS_BYTES_MAX } from '../base/limits.ts'
import { boundaryOf, readParts } from '../base/http/multipart.ts'
import { joinBody } from '../core/input.ts'
import type { Flat } from '../core/input_issues.ts'
import type { OperationSpec } from '../core/spec.ts'

const PARTS_MAX = 10
const VALUE_BYTES_MAX = 2048
const FILE = 'file'
export const UPLOAD_TYPES = 'Send multipart/form-data with `kind` and `file`, or JSON with `kind` and either `url` or `base64`.'

export const isMultipart = (request: Request): boolean => /^multipart\/form-data *(;|$)/i.test(request.headers.get('content-type') ?? '')

/** What bodies with a file hold in this process from when they are here until their call is answered. */
let held_bytes = 0

/**
 * Reads a body with a file into the flat input: values as the JSON body has them, the file as bytes under its own name. `release` is called
 * once the call is answered.
 */
export async function readUpload(
  request: Request,
  spec: OperationSpec,
  flat: Flat,
  afterwards: (release: () => void) => void,
): Promise<ValidationIssue[]> {
  const delimiter = boundaryOf(request.headers.get('content-type') ?? '') ?? failUnreadable()
  const bytes = await readBody(request, UPLOAD_BYTES_MAX, UPLOAD_SECONDS_MAX)
  if (bytes === null) fail('payload_too_large', { detail: 'A picture may have up to 10 MB. Send a smaller one.' })
  if (held_bytes + bytes.length > UPLOADS_BYTES_MAX)
    throw new ApiError('unavailable', { detail: 'Too many files come at once. Send it again.', retry_after: 5 })
  held_bytes += bytes.length
  afterwards(() => void (held_bytes -= bytes.length))
  const parts = readParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), delimiter, PARTS_MAX) ?? failUnreadable()
  const issues: ValidationIssue[] = []
  // A name may be any, also one that every object has.
  const values = new Map<string, string>()
  for (const { name, bytes: content } of parts) {
    if (values.has(name) || (name === FILE && flat[FILE] !== undefined))
      issues.push({ field: `/${name}`, code: 'repeated', message: `${name} was sent more than once.`, fix: `Send ${name} once.` })
    else if (name === FILE) flat[FILE] = content
    else {
      if (!isUtf8(content)) issues.push({ field: `/${name}`, code: 'invalid_text', message: 'is not UTF-8.', fix: 'Send text in UTF-8.' })
      values.set(name, content.subarray(0, VALUE_BYTES_MAX).toString('utf8'))
    }
  }
  if (flat[FILE] === undefined) issues.push({ field: `/${FILE}`, code: 'required', message: 'file is missing.', fix: UPLOAD_TYPES })
  // What else is missing, the input check says.
  return values.size === 0 ? issues : [...issues, ...joinBody(spec, flat, Object.fromEntries(values))]
}

const failUnreadable = (): never =>
  fail('invalid_json', { detail: `The body is no complete multipart/form-data with a boundary of up to 70 characters. ${UPLOAD_TYPES}` })
