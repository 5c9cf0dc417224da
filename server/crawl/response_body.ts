import { orAborted, OutboundError } from './outbound_error.ts'

const ENCODINGS = new Set(['', 'identity', 'gzip', 'x-gzip', 'br', 'deflate', 'zstd'])

/** Two encodings on top of each other are how a small answer becomes an endless one; Bun hands them on undecoded. */
export function refuseStackedEncodings(response: Response): void {
  const encoding = (response.headers.get('content-encoding') ?? '').trim().toLowerCase()
  if (!ENCODINGS.has(encoding)) throw new OutboundError('bad_response', 'The site sent the page in an encoding that is not read.')
}

/** Reads the decoded body up to a bound; nothing beyond the bound is ever held. */
export async function readBody(
  response: Response,
  bytesMax: number,
  cutOver: boolean,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; cut: boolean }> {
  if (!response.body) return { bytes: new Uint8Array(), cut: false }
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await orAborted(reader.read(), signal)
      if (done) return { bytes: join(chunks, size), cut: false }
      if (size + value.length > bytesMax) {
        if (!cutOver) throw new OutboundError('too_large', `The page is larger than ${bytesMax} bytes.`)
        chunks.push(value.subarray(0, bytesMax - size))
        return { bytes: join(chunks, bytesMax), cut: true }
      }
      chunks.push(value)
      size += value.length
    }
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError('bad_response', 'The page broke off or could not be decoded.', { cause: error })
  } finally {
    reader.cancel().catch(() => {})
  }
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
