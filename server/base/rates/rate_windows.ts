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

/** Also where the clock was set back since it began: whoever used it up would wait until the old time comes again. */
const isOver = ({ ends }: Window, now: number, milliseconds: number): boolean => ends <= now || ends > now + 2 * milliseconds

/**
 * Counts within windows of time, in memory that several processes may share. What is not there begins anew in the place of one that is
 * over, else of the one of its set that nobody asked for the longest: a flood of addresses resets nobody who keeps calling.
 * A window that is pushed out at the very moment in which it is asked for may leave a call to the one that follows; no other count is lost.
 */
export function createRateWindows(words: BigInt64Array, seed: bigint, window_milliseconds: number) {
  const find = (set: number, hash: bigint): number => {
    for (let at = set; at < set + WAYS * WORDS; at += WORDS) if (Atomics.load(words, at) === hash) return at
    return -1
  }
  const placeOf = (key: string): { hash: bigint; set: number } => {
    // Nought is a place that nobody has.
    const hash = BigInt.asIntN(64, Bun.hash.wyhash(key, seed)) || 1n
    return { hash, set: 1 + Number(BigInt.asUintN(14, hash)) * WAYS * WORDS }
  }
  /** The place that goes: what it counts is read before whose it is, so that nobody's count is taken for that of who was there before. */
  const weakest = (set: number, hash: bigint, now: number) => {
    let weak = { at: set, owner: 0n, counted: 0n, asked: Infinity }
    for (let at = set; at < set + WAYS * WORDS; at += WORDS) {
      const counted = Atomics.load(words, at + 1)
      const owner = Atomics.load(words, at)
      if (owner === hash) return null
      // Somebody's that has counted nothing yet is just beginning.
      const is_free = counted === 0n ? owner === 0n : isOver(unpack(counted), now, window_milliseconds)
      const asked = is_free ? -1 : Number(words[at + 2])
      if (asked < weak.asked) weak = { at, owner, counted, asked }
    }
    return weak
  }
  /** Two processes that begin the same window at once end in one place: who finds that the place has changed looks again. */
  const begin = (set: number, hash: bigint, now: number): number => {
    for (;;) {
      const weak = weakest(set, hash, now)
      const at = weak ? weak.at : find(set, hash)
      if (at < 0) continue
      if (!weak) return at
      if (Atomics.compareExchange(words, at, weak.owner, hash) !== weak.owner) continue
      Atomics.compareExchange(words, at + 1, weak.counted, 0n)
      return at
    }
  }
  return {
    peek(key: string, now: number): Window {
      const { hash, set } = placeOf(key)
      const at = find(set, hash)
      const window = at < 0 ? null : unpack(Atomics.load(words, at + 1))
      return window && !isOver(window, now, window_milliseconds) ? window : { ends: now + window_milliseconds, used: 0 }
    },
    /** Counts so many more, unless they would go over the limit. */
    take(key: string, now: number, many: number, limit: number): Window & { refused: boolean } {
      const { hash, set } = placeOf(key)
      const found = find(set, hash)
      const at = found < 0 ? begin(set, hash, now) : found
      words[at + 2] = Atomics.add(words, 0, 1n)
      for (;;) {
        const before = Atomics.load(words, at + 1)
        const kept = unpack(before)
        const window = isOver(kept, now, window_milliseconds) ? { ends: now + window_milliseconds, used: 0 } : kept
        const refused = window.used + many > limit
        const next = refused ? window : { ends: window.ends, used: window.used + many }
        if (Atomics.compareExchange(words, at + 1, before, pack(next)) === before) return { ...next, refused }
      }
    },
  }
}
