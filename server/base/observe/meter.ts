export type Labels = Record<string, string | number>

/** Where counts and times go. The table of all names stands where they are kept, in metrics.ts. */
export type Meter = {
  count(name: string, labels: Labels, by?: number): void
  observe(name: string, labels: Labels, seconds: number): void
}

/** For a command: nobody asks it for its counts, and what keeps them need not be loaded. */
export const UNMEASURED: Meter = { count: () => {}, observe: () => {} }
