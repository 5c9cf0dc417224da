import { LRUCache } from 'lru-cache'
import type { Kind } from './memory.ts'

export type Cache<Value extends {}> = LRUCache<string, Value>
type Bounds = { seconds: number; entries_max: number }

/**
 * Values by text, each for so many seconds of the service's clock. When it is full, what nobody asked for the longest goes: a flood of
 * new keys costs nobody theirs who keeps asking.
 */
export const createCache = <Value extends {}>({ seconds, entries_max }: Bounds, clock: () => Date): Cache<Value> =>
  new LRUCache({ max: entries_max, ttl: seconds * 1000, ttlResolution: 0, perf: { now: () => clock().getTime() } })

/** A cache that the service makes at its first use: `memory.of(kind)`. */
export const cacheKind =
  <Value extends {}>(bounds: Bounds): Kind<Cache<Value>> =>
  (clock) =>
    createCache<Value>(bounds, clock)
