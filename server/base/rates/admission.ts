/** Smaller ones are nothing. */
const SMALL_BYTES = 16 * 1024
/** The largest that any door takes is about so large; what tells more is refused by its length. */
const LARGE_BYTES = 8 * 1024 * 1024
/** What comes without a length may be as much as a call of a program may hold. */
const UNTOLD_BYTES = 1024 * 1024
/** More than what bodies on their way may hold (body.ts), so that an honest one is let in and drops the oldest of those that never end. */
const HELD_BYTES_MAX = 32 * 1024 * 1024
/** From one address, so that it leaves room for others: two pictures, or sixteen of the largest calls. */
const HELD_BY_ONE_BYTES_MAX = 16 * 1024 * 1024
/**
 * Of what large bodies leave behind once they were read the collector knows little, and took it away when 170 MB of it lay there. A collection takes 25 ms
 * of a processor, and an address that sends as much as it may brings about four a minute. One that nobody read leaves nothing.
 */
const LEFT_BYTES_MAX = 16 * 1024 * 1024

/** `told`: the length that it tells; null for none. */
export type Body = { told: number | null; untold: boolean; whose: string }

/**
 * Counts the bodies of calls that are not answered yet by the length that they tell, in all and by where they come from. The server beneath
 * gathers a body from the moment that its call is taken, before anybody reads it or knows whose it is; one that is answered at once it does
 * not gather. Who lets one go says whether it was read; `collect` is called each time when so much that was read is let go.
 */
export function createAdmission(collect: () => void): (body: Body) => ((read: boolean) => void) | null {
  let held_bytes = 0
  let left_bytes = 0
  const held_by = new Map<string, number>()
  return ({ told, untold, whose }) => {
    const bytes = untold ? UNTOLD_BYTES : Math.min(told ?? 0, LARGE_BYTES)
    if (bytes <= SMALL_BYTES) return NOTHING
    const own = (held_by.get(whose) ?? 0) + bytes
    if (held_bytes + bytes > HELD_BYTES_MAX || own > HELD_BY_ONE_BYTES_MAX) return null
    held_bytes += bytes
    held_by.set(whose, own)
    return (read) => {
      held_bytes -= bytes
      const left = (held_by.get(whose) ?? 0) - bytes
      if (left > 0) held_by.set(whose, left)
      else held_by.delete(whose)
      if (read) left_bytes += bytes
      if (left_bytes < LEFT_BYTES_MAX) return
      left_bytes = 0
      collect()
    }
  }
}

const NOTHING = (): void => {}
