import { analyse } from 'scslre'
import { canGoOn } from './attacks.ts'
import { literalsIn, noteBuilt, type Collected } from './collected.ts'
import { firstSlow } from './growth.ts'

/*
 * Tells one line of JSON for each pattern it begins with, so that whoever waits knows where it hangs, and one for each that is slow.
 * A process of its own: expressions must be watched from before the rules are read, and nothing else may work on this thread.
 */

export type Told =
  { looking_at: string } | { slow: string; pattern: string; why: string } | { unseen: string[]; patterns: number; tried: number }

const tell = (line: Told) => console.log(JSON.stringify(line))

const { literals, built_at } = await literalsIn('server/**/*.{ts,tsx}')
const built = noteBuilt()
for (const path of new Set(built_at.map((at) => at.replace(/:\d+$/, '')))) await import(`${process.cwd()}/${path}`)
// Only now: what it reads must be watched as it is built.
const { reachLatePatterns } = await import('./late_patterns.ts')
reachLatePatterns()

const seen = new Set(built.map((each) => each.at))
const every = new Map<string, Collected>()
for (const each of [...literals, ...built]) every.set(`/${each.source}/${each.flags}`, every.get(`/${each.source}/${each.flags}`) ?? each)

/** Each is asked for all its matches: with the flag for that and without it, it is one. */
const asked = new Set<string>()
const isNew = (key: string) => asked.size < asked.add(key).size

let tried = 0
for (const [pattern, { source, flags, at }] of every) {
  if (!canGoOn(source, flags) || !isNew(`/${source}/${flags.replace('g', '')}`)) continue
  tried++
  tell({ looking_at: at })
  const slow = firstSlow(source, flags)
  if (slow) {
    const { head, pump, tail } = slow.attack
    const text = `${JSON.stringify(head)} + ${JSON.stringify(pump)} … + ${JSON.stringify(tail)}`
    tell({ slow: at, pattern, why: `${slow.growth.toFixed(1)} times the work for four times ${text}, at ${slow.characters} characters` })
    continue
  }
  const [report] = analyse({ source, flags }).reports
  if (report) tell({ slow: at, pattern, why: `${report.type} on ${report.character.pick}: quadratic by its build` })
}
tell({ unseen: built_at.filter((at) => !seen.has(at)), patterns: every.size, tried })
