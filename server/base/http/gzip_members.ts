import { Readable, pipeline } from 'node:stream'
// Whole, since the first releases of Node 20 have no crc32: there, only the terminal's plain answers come this way.
import * as zlib from 'node:zlib'
import { AnswerRefused } from './answer_refused.ts'

/** Files that are made of blocks have one for each 64 KB; more members than this are there to be counted. */
const MEMBERS_MAX = 1000
const HEADER_BYTES = 10
const TRAILER_BYTES = 8
const FLAGS = { check: 2, extra: 4, name: 8, comment: 16 }

/**
 * Decodes gzip, RFC 1952, member by member. What follows the last one and begins no other counts for nothing: servers and caches pad bodies
 * with zeros, line ends or a comment, which browsers pass over, while the platform's decoder refuses the whole body for it.
 */
export async function* unpackGzip(encoded: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const input = new Input(encoded)
  try {
    for (let member = 0; await beginsMember(input, member); member++) {
      if (member >= MEMBERS_MAX) throw new AnswerRefused('too_large', `The answer is packed in more than ${MEMBERS_MAX} parts.`)
      await skipHeader(input)
      yield* inflateMember(input)
    }
    // The bound holds for padding as well.
    await input.finish()
  } finally {
    // Whoever stops reading does not wait for a server that sends nothing more.
    encoded.return(undefined).catch(() => {})
  }
}

async function beginsMember(input: Input, member: number): Promise<boolean> {
  const [first, second, method] = await input.peek(3)
  const begins = first === 0x1f && second === 0x8b && method === 8
  if (!begins && member === 0) throw new Error('the body is no gzip')
  return begins
}

async function skipHeader(input: Input): Promise<void> {
  const flags = (await input.take(HEADER_BYTES))[3] ?? 0
  if (flags & FLAGS.extra) {
    const [low = 0, high = 0] = await input.take(2)
    await input.take(low + high * 256)
  }
  for (const text of [FLAGS.name, FLAGS.comment]) if (flags & text) await input.skipText()
  if (flags & FLAGS.check) await input.take(2)
}

async function* inflateMember(input: Input): AsyncGenerator<Uint8Array> {
  const began = input.at
  const decoder = zlib.createInflateRaw()
  const ahead = input.ahead(() => began + decoder.bytesWritten)
  // Its own error reaches the loop below through the decoder, and a loop that is left destroys both.
  pipeline(Readable.from(ahead, { highWaterMark: 1 }), decoder, () => {})
  let check = 0
  let size = 0
  for await (const piece of decoder as AsyncIterable<Uint8Array>) {
    check = zlib.crc32(piece, check)
    size += piece.length
    yield piece
  }
  input.moveTo(began + decoder.bytesWritten)
  const trailer = await input.take(TRAILER_BYTES)
  const said = new DataView(trailer.buffer, trailer.byteOffset, TRAILER_BYTES)
  if (said.getUint32(0, true) !== check || said.getUint32(4, true) !== size >>> 0) throw new Error('the checksum is wrong')
}

/** What was received and not yet used, by its place in the body: a decoder is given more than turns out to be its own. */
class Input {
  at = 0
  private readonly held: { from: number; bytes: Uint8Array }[] = []
  private received = 0
  private receiving: Promise<boolean> | null = null

  constructor(private readonly source: AsyncGenerator<Uint8Array>) {}

  /** Pieces from here on, as far ahead as they are asked for; those before `used` are let go. */
  async *ahead(used: () => number): AsyncGenerator<Uint8Array> {
    for (let next = this.at; ;) {
      this.moveTo(used())
      const piece = await this.from(next)
      if (!piece) return
      next += piece.length
      yield piece
    }
  }

  moveTo(place: number): void {
    this.at = Math.max(this.at, place)
    for (let first = this.held[0]; first && first.from + first.bytes.length <= this.at; first = this.held[0]) this.held.shift()
  }

  /** The next `count` bytes, fewer at the end of the body. */
  async peek(count: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(count)
    let size = 0
    while (size < count) {
      const piece = await this.from(this.at + size)
      if (!piece) break
      bytes.set(piece.subarray(0, count - size), size)
      size += Math.min(piece.length, count - size)
    }
    return bytes.subarray(0, size)
  }

  async take(count: number): Promise<Uint8Array> {
    const bytes = await this.peek(count)
    if (bytes.length < count) throw new Error('the body broke off')
    this.moveTo(this.at + count)
    return bytes
  }

  /** A text and the zero that ends it, however long. */
  async skipText(): Promise<void> {
    for (;;) {
      const piece = await this.from(this.at)
      if (!piece) throw new Error('the body broke off')
      const end = piece.indexOf(0)
      this.moveTo(this.at + (end < 0 ? piece.length : end + 1))
      if (end >= 0) return
    }
  }

  /** Reads on to the end of the body, for nothing. */
  async finish(): Promise<void> {
    for (let piece = await this.from(this.at); piece; piece = await this.from(this.at)) this.moveTo(this.at + piece.length)
  }

  /** What is held or comes next, from a place on. */
  private async from(place: number): Promise<Uint8Array | null> {
    for (;;) {
      // Mostly the newest: a body may come in as many pieces as it has bytes.
      const piece = place < this.received ? this.held.findLast(({ from }) => from <= place) : undefined
      if (piece) return piece.bytes.subarray(place - piece.from)
      if (!(await this.receive())) return null
    }
  }

  /** Two may wait for the same piece; an error stays, so that it reaches both. */
  private receive(): Promise<boolean> {
    this.receiving ??= this.source.next().then(({ done, value }) => {
      this.receiving = null
      if (done) return false
      this.held.push({ from: this.received, bytes: value })
      this.received += value.length
      return true
    })
    return this.receiving
  }
}
