/** Each set has room for so many windows; which set is told by the hash. 131,072 windows in 3 MB. */
const SETS = 16_384
const WAYS = 8
/** A window is three words: the hash of who is counted, when it ends with what was used, and when it was asked for last. */
const WORDS = 3
/** Before the windows stands the count that orders what was asked for. */
export const RATE_WORDS = 1 + SETS * WAYS * WORDS
/** The end in milliseconds and what was used share one word, so that both change at once. */
const USED_BITS = 22n
const USED_MAX = (1 << Number(USED_BITS)) - 1

type Window = { ends: number; used: number }
const pack = ({ ends, used }: Window): bigint => (BigInt(ends) << USED_BITS) | BigInt(Math.min(used, USED_MAX))
const unpack = (word: bigint): Window => ({ ends: Number(word >> USED_BITS), used: Number(word & BigInt(USED_MAX)) })

/**
 * Counts within windows of time, in memory that several processes may share. What is not there begins anew in the place of one that is
 * over, else of the one of its set that nobody asked for the longest: a flood of addresses resets nobody who keeps calling.
 * Two processes may take a place at the very same moment; then one window may hold a few calls of another, and no count is lost.
 */
export function createRateWindows(words: BigInt64Array, seed: bigint, window_milliseconds: number) {
  const find = (key: string): { at: number; hash: bigint; set: number } => {
    // Nought is a place that nobody has.
    const hash = BigInt.asIntN(64, Bun.hash.wyhash(key, seed)) || 1n
    const set = 1 + Number(BigInt.asUintN(14, hash)) * WAYS * WORDS
    for (let at = set; at < set + WAYS * WORDS; at += WORDS) if (Atomics.load(words, at) === hash) return { at, hash, set }
    return { at: -1, hash, set }
  }
  const begin = (set: number, hash: bigint, now: number): number => {
    let place = set
    let least = Infinity
    for (let at = set; at < set + WAYS * WORDS; at += WORDS) {
      const asked = unpack(words[at + 1] ?? 0n).ends <= now ? -1 : Number(words[at + 2])
      if (asked < least) [place, least] = [at, asked]
    }
    const before = Atomics.load(words, place + 1)
    Atomics.store(words, place, hash)
    Atomics.compareExchange(words, place + 1, before, 0n)
    return place
  }
  return {
    peek(key: string, now: number): Window {
      const { at } = find(key)
      const window = at < 0 ? null : unpack(Atomics.load(words, at + 1))
      return window && window.ends > now ? window : { ends: now + window_milliseconds, used: 0 }
    },
    /** Counts so many more, unless they would go over the limit. */
    take(key: string, now: number, many: number, limit: number): Window & { refused: boolean } {
      const found = find(key)
      const at = found.at < 0 ? begin(found.set, found.hash, now) : found.at
      words[at + 2] = Atomics.add(words, 0, 1n)
      for (;;) {
        const before = Atomics.load(words, at + 1)
        const kept = unpack(before)
        const window = kept.ends > now ? kept : { ends: now + window_milliseconds, used: 0 }
        const refused = window.used + many > limit
        const next = refused ? window : { ends: window.ends, used: window.used + many }
        if (Atomics.compareExchange(words, at + 1, before, pack(next)) === before) return { ...next, refused }
      }
    },
  }
}
