import { attacksOn, textOf, type Attack } from './attacks.ts'
import { worked } from './thread_clock.ts'

/** Each four times as long as the one before; what grows with the cube of its text shows at the first step and is not tried at the last. */
const CHARACTERS = [125, 500, 2000, 8000]
/** Short enough for a pattern that doubles its work with every character to come back. */
const FIRST_CHARACTERS = [12, 18, 24, 32, 40, 60, 80]
/** What costs less at one length is not compared: a single step for every pair of 8,000 characters costs thirty times as much. */
const NOISE_MILLISECONDS = 0.3
const ENDLESS_MILLISECONDS = 20
/** Four times the text is four times the work, or little more; sixteen times where every character looks at all others. */
const GROWTH_MAX = 6
const RUNS = 7

export type Slow = { attack: Attack; characters: number; growth: number }

/** The first attack under which the work of a pattern grows faster than its text; null where none does. */
export function firstSlow(source: string, flags: string): Slow | null {
  const run = runner(source, flags)
  for (const attack of attacksOn(source, flags)) {
    const slow = slowUnder(run, attack)
    if (slow) return slow
  }
  return null
}

function slowUnder(run: (text: string) => void, attack: Attack): Slow | null {
  for (const characters of FIRST_CHARACTERS)
    if (cost(run, textOf(attack, characters)) > ENDLESS_MILLISECONDS && leastCost(run, textOf(attack, characters)) > ENDLESS_MILLISECONDS)
      return { attack, characters, growth: Infinity }
  for (const characters of CHARACTERS) {
    const text = textOf(attack, characters)
    const first = cost(run, text)
    if (first < NOISE_MILLISECONDS) continue
    const shorter = textOf(attack, Math.round(characters / 4))
    const growth = leastGrowth(run, text, shorter, first)
    if (growth > GROWTH_MAX) return { attack, characters, growth }
  }
  return null
}

/**
 * The least of several runs of either length: what else the machine does only ever adds to a run. Stops as soon as the growth is a
 * plain one, so that the many linear patterns are asked little.
 */
function leastGrowth(run: (text: string) => void, long: string, short: string, first: number): number {
  let most = first
  let least = Infinity
  for (let round = 0; round < RUNS; round++) {
    least = Math.min(least, leastCost(run, short))
    if (most / least <= GROWTH_MAX && round > 0) break
    most = Math.min(most, cost(run, long))
    if (most < NOISE_MILLISECONDS) return 1
  }
  return most / least
}

function leastCost(run: (text: string) => void, text: string): number {
  return Math.min(cost(run, text), cost(run, text), cost(run, text))
}

/** As it is used at its worst: at every place of a text, one match after the other. */
export function runner(source: string, flags: string): (text: string) => void {
  if (!flags.includes('y')) {
    const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
    return (text) => void text.replace(pattern, '')
  }
  const pattern = new RegExp(source, flags)
  return (text) => {
    for (let at = 0; at < text.length; at++) {
      pattern.lastIndex = at
      pattern.test(text)
    }
  }
}

function cost(run: (text: string) => void, text: string): number {
  const before = worked()
  run(text)
  return worked() - before
}
