import { expect } from 'bun:test'
import { cpuMilliseconds } from '../bench/pipeline_steps.ts'

export const TIMES = 4
/** Twice what grows in step would be eight; what grows with the square is sixteen. */
const GROWTH_MAX = 6
/** Below this a measurement is mostly the clock's own step and what every call costs. */
const FLOOR_MS = 20
const TRIES_MAX = 6
const ONCE_IN_A_ROW = 3

/** Processor time of the whole process, its threads too, for a work that is not this thread's alone: to be compared, never to be bounded. */
export async function processMilliseconds(work: () => unknown): Promise<number> {
  const started = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

/**
 * Holds work to what grows in step with its input, whatever else the machine does: processor time of this thread for four times as much
 * against that for once as much, the least of as many tries as it takes to be sure. Give a size at which the square would be seen.
 */
export async function expectLinear(work: (times: number) => unknown): Promise<void> {
  let [once, more] = [Infinity, Infinity]
  let growth = Infinity
  const measured = async (times: number, often: number) => {
    const started = cpuMilliseconds()
    for (let count = 0; count < often; count++) await work(times)
    return (cpuMilliseconds() - started) / often
  }
  for (let tries = 0; tries < TRIES_MAX && growth > GROWTH_MAX; tries++) {
    // First, since its first time is dearer, with code that is compiled meanwhile, which before the other one would hide what grows.
    more = Math.min(more, await measured(TIMES, 1))
    growth = more / FLOOR_MS
    // However little the smaller one takes, it is below.
    if (growth < GROWTH_MAX) break
    // Thrice in a row, so that both want about as long a while in which the caches are left alone: short ones found theirs where a long one never did.
    once = Math.min(once, await measured(1, ONCE_IN_A_ROW))
    growth = more / Math.max(once, FLOOR_MS)
  }
  expect(growth).toBeLessThan(GROWTH_MAX)
}
