/** Ctrl-C reaches this process directly and through the launcher: signals this close together are one. */
const SAME_SIGNAL_MILLISECONDS = 1500

/**
 * Resolves when the process is asked to end. Listens from the call on, so that a signal during the start ends it in order too, with
 * nothing left running behind it. Asked again, the process ends at once.
 */
export function untilTold(): Promise<NodeJS.Signals> {
  let told_at: number | null = null
  return new Promise((resolve) => {
    const hear = (signal: NodeJS.Signals) => {
      if (told_at !== null && performance.now() - told_at > SAME_SIGNAL_MILLISECONDS) process.exit(130)
      told_at ??= performance.now()
      resolve(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
  })
}
