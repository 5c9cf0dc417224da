import { constants, crc32, deflateRawSync } from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * What stands on many pages: packed once, so that it costs a page nothing but its bytes. `crc` is by what its sum differs from that of as
 * many zeros, so that the sum of what comes before goes on over these.
 */
export type Piece = { packed: Bytes; bytes: number; crc: number }
/** Markup by its texts and pieces. */
export type Markup = readonly (string | Piece)[]

/** A third of the time that level 5 of zlib takes, for a twentieth more bytes. */
const QUICK = { library: 'libdeflate', level: 1 } as const
/** RFC 1952: magic, deflate, no flags, no time, no extra flags, unknown system. */
const GZIP_HEADER = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const GZIP_TRAILER_BYTES = 8
/** Of what is shorter, a packed piece saves nothing. */
const PIECE_CHARACTERS_MIN = 2_000

export function pack(text: string, level = 6): Piece {
  const plain = new TextEncoder().encode(text)
  // Ends at a whole byte and leaves the stream open, so that another one goes on from there.
  const packed = deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH })
  return { packed: new Uint8Array(packed), bytes: plain.length, crc: crc32(plain) ^ crc32(new Uint8Array(plain.length)) }
}

export const packLong = (text: string): string | Piece => (text.length < PIECE_CHARACTERS_MIN ? text : pack(text))

/** As one member of gzip, chunk by chunk; the texts that nobody packed are packed quickly. */
export function gzipped(markup: Markup): Bytes[] {
  const chunks: Bytes[] = [GZIP_HEADER]
  let [crc, bytes, text] = [0, 0, '']
  const add = (piece: Piece) => {
    chunks.push(piece.packed)
    crc = (crc32(new Uint8Array(piece.bytes), crc) ^ piece.crc) >>> 0
    bytes += piece.bytes
  }
  for (const part of markup)
    if (typeof part === 'string') text += part
    else {
      if (text) add(pack(text, 1))
      text = ''
      add(part)
    }
  const rest = new TextEncoder().encode(text)
  const trailer = new DataView(new ArrayBuffer(GZIP_TRAILER_BYTES))
  trailer.setUint32(0, crc32(rest, crc), true)
  trailer.setUint32(4, (bytes + rest.length) >>> 0, true)
  return [...chunks, Bun.deflateSync(rest, QUICK), new Uint8Array(trailer.buffer)]
}

/** The same for who reads no gzip. */
export const plainly = (markup: Markup): Bytes[] => [Bun.gunzipSync(Buffer.concat(gzipped(markup)))]

/** An answer's chunks, some of which it shares with others, so that whoever keeps it need not keep those. */
const sent = new WeakMap<Response, Bytes[]>()

export const chunksOf = (response: Response): Bytes[] | undefined => sent.get(response)

export function answerWith(chunks: Bytes[], init: ResponseInit): Response {
  const response = new Response(Buffer.concat(chunks), init)
  sent.set(response, chunks)
  return response
}
