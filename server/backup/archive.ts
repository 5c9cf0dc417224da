import { clip } from '../base/clip.ts'
import { cleanText, onOneLine } from '../base/plain_text.ts'
import { sha256 } from '../base/sha256.ts'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'

/**
 * An archive is a gzipped tar, which any machine can open. In this order:
 *
 *     manifest.json                         versions, tables with their columns, sequences
 *     tables/<schema>.<table>/000000 …      COPY's text, cut into parts anywhere
 *     jobs/000000 …                         jobs that were not done yet, likewise
 *     uploads/<name>                        pictures
 *     auth_secret                           unless it was left out
 *     SHA256SUMS                            one line for each of the above, as sha256sum -c reads it
 *
 * What is cut lacks its last member, and what is changed does not fit it.
 */
export type Member = { name: string; bytes: Buffer }

/** A file that is no whole archive of ours; the message says which way. */
export class ArchiveUnusable extends Error {}

const SUMS = 'SHA256SUMS'
const MEMBER_NAME =
  /^(?:manifest\.json|auth_secret|SHA256SUMS|jobs\/\d{6,9}|tables\/[^/\p{Cc}]{1,200}\/\d{6,9}|uploads\/[\w-][\w.-]{0,200})$/u
const NAMED_MAX = 5
const NAME_CHARACTERS_MAX = 100
/** Members are held in memory one at a time, so that none may be large. */
const PART_BYTES = 4 * 1024 * 1024
const MEMBER_BYTES_MAX = 64 * 1024 * 1024
/** Level 1 takes a third of the time of the default 6 for an archive a tenth larger; a live service wants the time. */
const COMPRESSION = constants.Z_BEST_SPEED

export type ArchiveWriter = {
  add(name: string, bytes: Buffer): Promise<void>
  /** Adds a stream of any length in parts; answers how many bytes it had. */
  addParts(folder: string, chunks: AsyncIterable<Buffer>): Promise<number>
}

/** Writes a whole archive into the sink, at the pace of the sink, or throws. Answers its size. */
export async function writeArchive(sink: Writable, fill: (archive: ArchiveWriter) => Promise<void>): Promise<number> {
  const tar = pack()
  let size = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      yield chunk
    }
  }
  // Ends with the first error on either side, and takes the other side with it; it is met when the next member is added.
  const written = pipeline(tar, createGzip({ level: COMPRESSION }), counted, sink)
  written.catch(() => {})
  const sums: string[] = []
  const put = async (name: string, bytes: Buffer) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    await Promise.race([promise, written])
  }
  const add: ArchiveWriter['add'] = async (name, bytes) => {
    await put(name, bytes)
    sums.push(`${sha256(bytes).toString('hex')}  ${name}\n`)
  }
  const addParts: ArchiveWriter['addParts'] = async (folder, chunks) => {
    let held: Buffer[] = []
    let held_bytes = 0
    let total = 0
    let part = 0
    const flush = async () => {
      await add(`${folder}/${String(part++).padStart(6, '0')}`, Buffer.concat(held))
      held = []
      held_bytes = 0
    }
    for await (const chunk of chunks) {
      held.push(chunk)
      held_bytes += chunk.length
      total += chunk.length
      if (held_bytes >= PART_BYTES) await flush()
    }
    if (held_bytes > 0) await flush()
    return total
  }
  try {
    await fill({ add, addParts })
    await put(SUMS, Buffer.from(sums.join('')))
    tar.finalize()
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)))
    // The first cause is told: a full disk breaks the sink, and everything before it follows.
    await written.catch((cause: unknown) => {
      throw isPlainEnd(cause) ? error : cause
    })
    throw error
  }
  await written
  return size
}

const isPlainEnd = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ABORT_ERR')

/**
 * The members in their order, without the checksums. It throws ArchiveUnusable at the first thing that is wrong, which may be at the very
 * end: nothing may be done for good with what was read until this has ended.
 */
export async function* readArchive(source: Readable): AsyncGenerator<Member> {
  const tar = extract()
  const read = pipeline(source, createGunzip(), tar)
  // Its failure is met below, as that of the members.
  read.catch(() => {})
  const sums: string[] = []
  const names = new Set<string>()
  let complete = false
  try {
    for await (const entry of tar) {
      const { name, size, type } = entry.header
      if (complete) throw new ArchiveUnusable('more follows after its checksums; it was changed')
      // A member that stands twice, or under a name of no backup, would be met by a restore alone, after all that was read before it.
      if (type !== 'file' || size > MEMBER_BYTES_MAX || !MEMBER_NAME.test(name) || names.has(name)) throw foreignMember(name)
      names.add(name)
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(Buffer.from(chunk as Uint8Array))
      const bytes = Buffer.concat(chunks)
      if (name === SUMS) {
        checkSums(bytes.toString('utf8'), sums)
        complete = true
        continue
      }
      if (sums.length === 0 && name !== 'manifest.json') throw new ArchiveUnusable('it is no backup of Listing')
      sums.push(`${sha256(bytes).toString('hex')}  ${name}`)
      yield { name, bytes }
    }
    await read
  } catch (error) {
    throw error instanceof ArchiveUnusable ? error : whatIsWrong(error, sums.at(-1)?.slice(66))
  } finally {
    source.destroy()
  }
  if (!complete)
    throw sums.length === 0
      ? new ArchiveUnusable('it is no backup of Listing')
      : new ArchiveUnusable(`it is cut: its end is missing${after(sums.at(-1)?.slice(66))}`)
}

/** Its name may be meant for the terminal that shows it. */
export const foreignMember = (name: string): ArchiveUnusable =>
  new ArchiveUnusable(`its member ${clip(onOneLine(cleanText(name)), NAME_CHARACTERS_MAX)} is none that a backup has`)

function checkSums(text: string, found: string[]): void {
  const told = text.split('\n').slice(0, -1)
  const changed = found.filter((line, index) => line !== told[index]).map((line) => line.slice(66))
  const named = changed.slice(0, NAMED_MAX).join(', ')
  const more = changed.length > NAMED_MAX ? ` and ${changed.length - NAMED_MAX} more` : ''
  const are = changed.length === 1 ? 'is' : 'are'
  if (changed.length > 0) throw new ArchiveUnusable(`it was changed: ${named}${more} ${are} not what was backed up`)
  if (told.length !== found.length) throw new ArchiveUnusable('it was changed: members are missing')
}

/** An error of the file system is its own; what gzip and tar say is about the archive. */
function whatIsWrong(error: unknown, last: string | undefined): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Error && /^E[A-Z]+$/.test(code)) return error
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message))
    return new ArchiveUnusable(`it is cut: its end is missing${after(last)}`, { cause: error })
  if (last === undefined) return new ArchiveUnusable('it is no backup of Listing', { cause: error })
  return new ArchiveUnusable(`it was changed: its bytes do not fit their checksum${after(last)}`, { cause: error })
}

/** Where the damage begins: what stands before it is whole as far as anybody can tell. */
const after = (last: string | undefined): string => (last === undefined ? '' : `, after ${last}`)
