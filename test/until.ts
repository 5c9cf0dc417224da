/** No promise: it only ends a test whose condition never comes, on a machine however busy, where what is tried again waits ever longer between. */
const SECONDS_MAX = 300
const LOOK_MILLISECONDS = 20

/** Waits until something is so, and gives what was seen; every wait of the tests ends by this one bound. */
export async function until<Seen>(look: () => Seen | Promise<Seen>): Promise<NonNullable<Seen>> {
  const end = performance.now() + SECONDS_MAX * 1000
  for (;;) {
    const seen = await look()
    if (seen) return seen
    if (performance.now() > end) throw new Error(`not within ${SECONDS_MAX} s: ${String(look)}`)
    await Bun.sleep(LOOK_MILLISECONDS)
  }
}

/** Lets whatever is ready go first: one turn of the loop. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
