/** Smaller ones are nothing. */
const SMALL_BYTES = 16 * 1024
/** The largest that any door takes is about so large; what tells more is refused by its length. */
const LARGE_BYTES = 8 * 1024 * 1024
const ARRIVING_BYTES_MAX = 48 * 1024 * 1024

/**
 * Counts the bodies of calls that are not answered yet by the length that they tell. The server beneath gathers a body from the moment that
 * its call is taken, before anybody reads it or knows whose it is; one that is answered at once it does not gather.
 */
export function createAdmission(): (told: string | null) => (() => void) | null {
  let arriving_bytes = 0
  return (told) => {
    const bytes = Math.min(Number(told ?? 0) || 0, LARGE_BYTES)
    if (bytes <= SMALL_BYTES) return NOTHING
    if (arriving_bytes + bytes > ARRIVING_BYTES_MAX) return null
    arriving_bytes += bytes
    return () => void (arriving_bytes -= bytes)
  }
}

const NOTHING = (): void => {}
