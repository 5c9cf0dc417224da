import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EVENT_STREAMS_MAX } from '../limits.ts'
import { RATE_WORDS } from './rate_windows.ts'

/**
 * What all web processes of one machine count together: a piece of memory that each of them maps, changed by atomic operations alone, so
 * that a call asks no other process and none that dies holds up the others. A single process has it for itself.
 */
export type SharedCounts = {
  rates: BigInt64Array
  /** Who holds a stream of events open, by process: EVENT_STREAMS_MAX places each. */
  streams: BigInt64Array
  /** Secret, so that nobody can choose addresses that share a place. */
  seed: bigint
  /** Which of the processes this is, from 0. */
  own: number
}

const SEED_WORDS = 1
const bytesFor = (processes: number): number => (SEED_WORDS + RATE_WORDS + processes * EVENT_STREAMS_MAX) * 8

function divide(buffer: ArrayBufferLike, offset: number, processes: number, own: number): SharedCounts {
  const words = new BigInt64Array(buffer, offset, bytesFor(processes) / 8)
  const streams = words.subarray(SEED_WORDS + RATE_WORDS)
  // Those of a process that died in this place are gone with it.
  streams.fill(0n, own * EVENT_STREAMS_MAX, (own + 1) * EVENT_STREAMS_MAX)
  return { seed: BigInt.asUintN(64, words[0] ?? 0n), rates: words.subarray(SEED_WORDS, SEED_WORDS + RATE_WORDS), streams, own }
}

export function ownCounts(): SharedCounts {
  const buffer = new ArrayBuffer(bytesFor(1))
  crypto.getRandomValues(new Uint8Array(buffer, 0, 8))
  return divide(buffer, 0, 1, 0)
}

/** The memory for so many processes as an open file without a name, for those that are started with it. */
export function shareCounts(processes: number): { file: number; close(): void } {
  const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const path = join(folder, `listing-${crypto.randomUUID()}`)
  const file = openSync(path, 'wx+', 0o600)
  rmSync(path)
  const bytes = new Uint8Array(bytesFor(processes))
  crypto.getRandomValues(bytes.subarray(0, 8))
  // Written and not just made long, since a full disk would end whoever touches the memory later.
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
  return { file, close: () => closeSync(file) }
}

/** In one of the processes: the memory of the file that it was started with. */
export function openSharedCounts(file: number, processes: number, own: number): SharedCounts {
  const bytes = Bun.mmap(`/dev/fd/${file}`, { shared: true })
  return divide(bytes.buffer, bytes.byteOffset, processes, own)
}
