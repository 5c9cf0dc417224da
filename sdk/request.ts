import type { OperationId } from './contract.ts'
import type { CommonOptions } from './methods.ts'
import { pathParameters } from './operation.ts'
import { OPERATIONS } from './operations.gen.ts'

export type AnyInput = Record<string, unknown>
export type AnyOptions = CommonOptions & { idempotencyKey?: string; ifMatch?: string | null; ifNoneMatch?: string | null }

/** More than any operation takes. */
const FILE_BYTES_MAX = 16 * 1024 * 1024

/** What goes over the wire for a flat input; a file goes as a form. A member that the operation does not know travels too, so that the service names the mistake. */
export function requestOf(id: OperationId, input: AnyInput, options: AnyOptions) {
  const row = OPERATIONS[id]
  const inPath = pathParameters(row.path)
  const path: AnyInput = {}
  const query: AnyInput = {}
  const body: AnyInput = {}
  for (const [name, value] of Object.entries(input)) {
    if (inPath.includes(name)) path[name] = value
    else if (row.query.includes(name) || !row.body) query[name] = Array.isArray(value) ? value.join(',') : value
    else body[name] = value
  }
  for (const name of inPath) checkSegment(id, name, path[name])
  // Sent without it, the change would not be guarded although the caller asked for it.
  if (options.ifMatch === null) throw new TypeError('ifMatch is null: that answer carried no ETag')
  const header = {
    'Idempotency-Key': row.keyed ? (options.idempotencyKey ?? randomKey()) : undefined,
    'If-Match': options.ifMatch,
    'If-None-Match': options.ifNoneMatch,
  }
  return {
    method: row.method,
    path: row.path,
    repeatable: row.method === 'GET' || row.keyed || row.safe,
    init: { params: { path, query }, headers: header, ...(row.body && { body: row.file && body.file ? formOf(body) : body }) },
  }
}

function formOf(body: AnyInput): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (name !== 'file' && value !== undefined) form.append(name, String(value))
  form.append('file', body.file as Blob, 'file')
  return form
}

/** A file as a blob, gathered before the first attempt so that each sends the same; the service says what is too large. */
export async function withFile(id: OperationId, input: AnyInput): Promise<AnyInput> {
  const { file } = input
  if (!OPERATIONS[id].file || file === undefined || file instanceof Blob) return input
  if (file instanceof ArrayBuffer || file instanceof Uint8Array) return { ...input, file: new Blob([file as BlobPart]) }
  if (typeof file !== 'object' || file === null || !(Symbol.asyncIterator in file))
    throw new TypeError(`${id} needs file as a Blob, bytes or a stream; read a path with fs.openAsBlob(path), or with file(path) of Bun`)
  const chunks: BlobPart[] = []
  let bytes = 0
  for await (const chunk of file as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > FILE_BYTES_MAX) throw new TypeError(`${id}: the file has more than ${FILE_BYTES_MAX} bytes`)
    chunks.push(chunk as BlobPart)
  }
  return { ...input, file: new Blob(chunks) }
}

// `..` would survive the encoding of a path and address another operation.
function checkSegment(id: OperationId, name: string, value: unknown): void {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  if (text === '' || text === '.' || text === '..')
    throw new TypeError(`${id} needs ${name}: a text or a number, not ${JSON.stringify(value)}`)
}

/** 128 random bits; crypto.randomUUID is missing on pages served over plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
