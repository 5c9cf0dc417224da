const DAY_MILLISECONDS = 86_400_000

export type DailyLimits = { calls_max: number; tokens_max: number }

/** What a process may spend on its model from one midnight of UTC to the next; the first call of a day begins anew. */
export function createModelBudget({ calls_max, tokens_max }: DailyLimits, now: () => number) {
  let day = -1
  let calls = 0
  let tokens = 0
  const today = (): void => {
    const present = Math.floor(now() / DAY_MILLISECONDS)
    if (present === day) return
    day = present
    calls = tokens = 0
  }
  return {
    /** Whether one more question may be asked. */
    isSpent(): boolean {
      today()
      return calls >= calls_max || tokens >= tokens_max
    },
    spend(more: { calls: number; tokens: number }): void {
      today()
      calls += more.calls
      tokens += more.tokens
    },
  }
}
