import { join } from 'node:path'

const SCRIPT = join(import.meta.dir, 'steady_reads.ts')

/** Reads at a steady rate from another process, until it is told to end; then the latencies in milliseconds. */
export function startReads(address: string, key: string, perSecond: number): { end(): Promise<number[]> } {
  const child = Bun.spawn(['bun', SCRIPT, address, key, String(perSecond)], { stdin: 'pipe', stdout: 'pipe', stderr: 'inherit' })
  return {
    end: async () => {
      await child.stdin.end()
      return (await new Response(child.stdout).json()) as number[]
    },
  }
}

/** The value that `share` of them stay under. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
