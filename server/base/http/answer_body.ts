import { Readable, type Transform, pipeline } from 'node:stream'
import { createBrotliDecompress, createInflate, createInflateRaw } from 'node:zlib'
import { AnswerRefused } from './answer_refused.ts'
import { unpackGzip } from './gzip_members.ts'

/** What every request of ours asks for; an answer in any other encoding, or in two on top of each other, is refused. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

export type AnswerBounds = {
  /** Of the decoded body. */
  bytes_max: number
  /** `cut` keeps the first bytes_max bytes and says so; default `refuse` throws too_large. */
  over_bytes?: 'refuse' | 'cut' | undefined
  signal?: AbortSignal | null
}

/** Pages of one repeated line reach some hundreds in gzip; its own end is 1,032, that of brotli about a million. */
const RATIO_MAX = 1000
/** Up to here a body may unpack to any multiple: a short page of one repeated line is small whatever its ratio. */
const RATIO_FREE_BYTES = 256 * 1024
/** What an encoding may add to a body that does not shrink, and what is handed to a decoder ahead of what it gave. */
const ENCODED_MORE_BYTES = 512 * 1024
/** Handed to a decoder at once, so that what it was given and what it gave can be held against each other. */
const PIECE_BYTES = 16 * 1024

/**
 * Reads the body of an answer that was fetched with `decompress: false`, decoding it piece by piece. Nothing beyond the bound is unpacked:
 * fetch itself would go on inflating a cancelled body in the background, and 3 KB can be 4 GB. Throws AnswerRefused, or the signal's reason.
 */
export async function readAnswer(response: Response, { bytes_max, over_bytes = 'refuse', signal = null }: AnswerBounds) {
  const received = { bytes: 0 }
  const encoding = (response.headers.get('content-encoding') ?? '').trim().toLowerCase()
  // More than the bound can only be padding: empty members of gzip, empty blocks, what follows the end.
  const encoded_max = isPlain(encoding) ? Number.POSITIVE_INFINITY : bytes_max + ENCODED_MORE_BYTES
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of decode(receive(response, received, encoded_max, signal), encoding)) {
      if (size + piece.length > bytes_max) {
        if (over_bytes === 'refuse') throw new AnswerRefused('too_large', `The answer is larger than ${bytes_max} bytes.`)
        pieces.push(piece.subarray(0, bytes_max - size))
        return { bytes: join(pieces, bytes_max), cut: true }
      }
      pieces.push(piece)
      size += piece.length
      if (size > RATIO_FREE_BYTES && size > received.bytes * RATIO_MAX)
        throw new AnswerRefused('too_large', `The answer unpacks to more than ${RATIO_MAX} times what was sent.`)
    }
    return { bytes: join(pieces, size), cut: false }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof AnswerRefused) throw error
    throw new AnswerRefused('bad_response', 'The answer broke off or could not be decoded.', { cause: error })
  }
}

const isPlain = (encoding: string): boolean => encoding === '' || encoding === 'identity'

/** The bytes as they come over the wire; ends the connection when nobody reads on. */
async function* receive(
  response: Response,
  received: { bytes: number },
  bytes_max: number,
  signal: AbortSignal | null,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  const stop = () => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await reader.read()
      // A cancelled reader says that it is done, which is not the end of the body.
      signal?.throwIfAborted()
      if (done) return
      for (let at = 0; at < value.length; at += PIECE_BYTES) {
        const piece = value.subarray(at, at + PIECE_BYTES)
        received.bytes += piece.length
        if (received.bytes > bytes_max) throw new AnswerRefused('too_large', `The answer takes more than ${bytes_max} bytes.`)
        yield piece
      }
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

/** A body without a byte has no encoding, whatever its headers say: the answers to HEAD, 204 and 304 are such. */
async function* decode(encoded: AsyncGenerator<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  if (isPlain(encoding)) return yield* encoded
  const first = await encoded.next()
  if (first.done) return
  if (encoding === 'gzip') return yield* unpackGzip(prepend(first.value, encoded))
  const decoder = decoderOf(encoding, first.value)
  if (!decoder) {
    await encoded.return(undefined)
    throw new AnswerRefused('bad_response', 'The answer is in an encoding that was not asked for.')
  }
  // Its own error reaches the loop below through the decoder, and a loop that is left destroys both.
  pipeline(Readable.from(prepend(first.value, encoded), { highWaterMark: 1 }), decoder, () => {})
  for await (const piece of decoder) yield piece
}

async function* prepend(first: Uint8Array, others: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* others
}

function decoderOf(encoding: string, start: Uint8Array): Transform | null {
  if (encoding === 'br') return createBrotliDecompress()
  // The name means zlib's format; some servers leave its two bytes of header out, as some browsers once asked for.
  if (encoding === 'deflate') return ((start[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
  return null
}

function join(pieces: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const piece of pieces) {
    bytes.set(piece, offset)
    offset += piece.length
  }
  return bytes
}
