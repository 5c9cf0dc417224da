import { expect } from 'bun:test'
import { cpuMilliseconds } from '../bench/pipeline_steps.ts'

const TIMES = 4
/** Twice what grows in step would be eight; what grows with the square is sixteen. */
const GROWTH_MAX = 6
/** Below this a measurement is mostly the clock's own step and what every call costs. */
const FLOOR_MS = 20
const TRIES_MAX = 6

/**
 * Holds work to what grows in step with its input, whatever else the machine does: processor time of this thread for four times as much
 * against that for once as much, the least of as many tries as it takes to be sure. Give a size at which the square would be seen.
 */
export async function expectLinear(work: (times: number) => unknown): Promise<void> {
  const least = [Infinity, Infinity]
  let growth = Infinity
  for (let tries = 0; tries < TRIES_MAX && growth > GROWTH_MAX; tries++) {
    for (const [at, times] of [1, TIMES].entries()) {
      const started = cpuMilliseconds()
      await work(times)
      least[at] = Math.min(least[at] ?? Infinity, cpuMilliseconds() - started)
    }
    growth = (least[1] ?? 0) / Math.max(least[0] ?? 0, FLOOR_MS)
  }
  expect(growth).toBeLessThan(GROWTH_MAX)
}
