import { attacksOn, textOf, type Attack } from './attacks.ts'
import { passed, worked } from './thread_clock.ts'

/** Short enough for a pattern that doubles its work with every character to come back, the later ones for the cube of a text. */
const FIRST_CHARACTERS = [12, 18, 26, 38, 60, 80, 250]
const ENDLESS_MILLISECONDS = 50
/** Compared in pairs, each four times as long: the second pair is asked only where the first one looks bad. */
const CHARACTERS = 2000
const TIMES_LONGER = 4
/** Where work grows in step with a text between 500 and 2,000 characters, to within what a square would add, the long texts are not asked. */
const SUSPECT_GROWTH = 4.5
/** What costs less at 8,000 characters is no danger, and a step for every pair of them costs more. */
const NOISE_MILLISECONDS = 1
/** Four times the text is four times the work, or little more; sixteen times where every character looks at all others. */
const GROWTH_MAX = 6
const RUNS = 12
/** Beyond this no longer text is asked. */
const PLAIN_MILLISECONDS = 100
/** Beyond this a single run says enough; below, one run may take twice as long as the next on a machine with others at work. */
const ENOUGH_MILLISECONDS = 1000

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

function slowUnder(run: Run, attack: Attack): Slow | null {
  for (const characters of FIRST_CHARACTERS) if (isEndless(run, textOf(attack, characters))) return { attack, characters, growth: Infinity }
  const [small, middle] = [textOf(attack, CHARACTERS / TIMES_LONGER), textOf(attack, CHARACTERS)]
  const first = cost(run, small)
  if (first > ENDLESS_MILLISECONDS && isEndless(run, small)) return { attack, characters: CHARACTERS / TIMES_LONGER, growth: Infinity }
  let costOfMiddle = cost(run, middle)
  // The least of two, since what is asked first is dearer and would hide what grows.
  const least = Math.min(first, cost(run, small))
  if (costOfMiddle / least < SUSPECT_GROWTH) return null
  costOfMiddle = Math.min(costOfMiddle, cost(run, middle))
  if (costOfMiddle / least < SUSPECT_GROWTH) return null
  const costOfLong = cost(run, textOf(attack, CHARACTERS * TIMES_LONGER))
  return costOfLong / costOfMiddle <= GROWTH_MAX ? null : slowOnLong(run, attack, costOfLong)
}

function slowOnLong(run: Run, attack: Attack, known: number): Slow | null {
  for (const characters of [CHARACTERS * TIMES_LONGER, CHARACTERS * TIMES_LONGER ** 2]) {
    const long = textOf(attack, characters)
    const first = characters === CHARACTERS * TIMES_LONGER ? known : cost(run, long)
    if (first < NOISE_MILLISECONDS) return null
    const growth = leastGrowth(run, long, textOf(attack, characters / TIMES_LONGER), first)
    if (growth <= GROWTH_MAX) return null
    if (first > PLAIN_MILLISECONDS || characters > CHARACTERS * TIMES_LONGER) return { attack, characters, growth }
  }
  return null
}

/** One long run may be the engine's, which clears its heap or compiles meanwhile; a pattern without an end is long each time. */
function isEndless(run: Run, text: string): boolean {
  const began = passed()
  run(text)
  if (passed() - began <= ENDLESS_MILLISECONDS) return false
  let least = cost(run, text)
  for (let round = 0; round < RUNS && least > ENDLESS_MILLISECONDS && least < ENOUGH_MILLISECONDS; round++)
    least = Math.min(least, cost(run, text))
  return least > ENDLESS_MILLISECONDS
}

/** The growth between the least of several runs of either length; few runs where it is plainly small. */
function leastGrowth(run: Run, long: string, short: string, first: number): number {
  // As much work of either: on a machine with others at work a longer run meets more of what disturbs it, and its least would say so.
  const several: Run = (text) => {
    for (let time = 0; time < TIMES_LONGER; time++) run(text)
  }
  const costOfShort = () => cost(several, short) / TIMES_LONGER
  let most = first
  let least = Math.min(costOfShort(), costOfShort())
  for (let round = 0; round < RUNS && most / least > GROWTH_MAX && most < ENOUGH_MILLISECONDS; round++) {
    most = Math.min(most, cost(run, long))
    least = Math.min(least, costOfShort())
  }
  // What was dear once was the engine: of microseconds one says no more than the clock does.
  return most < NOISE_MILLISECONDS ? 0 : most / least
}

type Run = (text: string) => void

/** As it is used at its worst: at every place of a text, one match after the other. */
function runner(source: string, flags: string): Run {
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

function cost(run: Run, text: string): number {
  const before = worked()
  run(text)
  return worked() - before
}
