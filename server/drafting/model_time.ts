export type ModelTime = {
  /** Aborts when the time is over. */
  signal: AbortSignal
  /** By performance.now(), as things stand. */
  ends_at(): number
  /** Runs work of our own, for which the clock stands still: the model is not to blame for our slowness. */
  ours<Done>(work: () => Promise<Done>): Promise<Done>
  end(): void
}

/** A clock over what the other side of a conversation takes. */
export function startModelTime(seconds: number): ModelTime {
  const controller = new AbortController()
  let left = seconds * 1000
  let since = performance.now()
  let timer = setTimeout(() => controller.abort(), left)
  return {
    signal: controller.signal,
    ends_at: () => since + left,
    async ours(work) {
      clearTimeout(timer)
      left -= performance.now() - since
      try {
        return await work()
      } finally {
        since = performance.now()
        timer = setTimeout(() => controller.abort(), Math.max(0, left))
      }
    },
    end: () => clearTimeout(timer),
  }
}
