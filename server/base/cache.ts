import { LRUCache } from 'lru-cache'
import type { Kind } from './memory.ts'

export type Cache<Value extends {}> = LRUCache<string, Value>
type Bounds<Value> = { seconds: number; entries_max: number } & (
  | { bytes_max?: never }
  /** What all values together may take. */
  | { bytes_max: number; bytesOf: (value: Value) => number }
)

/**
 * Values by text, each for so many seconds of the service's clock. When it is full, what nobody asked for the longest goes: a flood of
 * new keys costs nobody theirs who keeps asking.
 */
export const createCache = <Value extends {}>(bounds: Bounds<Value>, clock: () => Date): Cache<Value> =>
  new LRUCache({
    max: bounds.entries_max,
    ttl: bounds.seconds * 1000,
    ttlResolution: 0,
    perf: { now: neverBack(clock) },
    ...(bounds.bytes_max !== undefined && {
      maxSize: bounds.bytes_max,
      sizeCalculation: (value: Value) => Math.max(1, bounds.bytesOf(value)),
    }),
  })

/** Milliseconds that go on where the clock is set back: what was kept by then would be kept for as much longer. */
function neverBack(clock: () => Date): () => number {
  let last = Number.NEGATIVE_INFINITY
  let set_back = 0
  return () => {
    const now = clock().getTime()
    if (now < last) set_back += last - now
    last = now
    return now + set_back
  }
}

/** A cache that the service makes at its first use: `memory.of(kind)`. */
export const cacheKind =
  <Value extends {}>(bounds: Bounds<Value>): Kind<Cache<Value>> =>
  (clock) =>
    createCache<Value>(bounds, clock)
