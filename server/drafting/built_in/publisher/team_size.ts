import { anyOf, wholeWords } from '../../../lexicon/compile.ts'
import type { Drafted } from '../../../fields/draft.ts'
import { quoteBlock } from '../../proof/quotes.ts'
import { sentences } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { TAKEN_OVER } from './founding_sentences.ts'
import { pattern } from '../words/patterns.ts'
import { inPicture, isQuoted, labelled, linesOf } from '../page/sections.ts'

const COUNT = String.raw`(\d{1,5}(?:\s?[-–+]\s?\d{0,5})?|${anyOf('small_number')})`
const SIZE = pattern(String.raw`\b(?:${anyOf('team_size').replaceAll('#', COUNT)})\b`)
const SIZE_LABEL = new RegExp(String.raw`^(?:${anyOf('team_size_label')})\s*(?:[:：]\s*|$)`, 'iu')

const PEOPLE_UNIT = new RegExp(String.raw`^[約]?\d{1,5}(?:\s?[-–~〜+]\s?\d{0,5})?\s?\+?\s?(?:${anyOf('people_unit')})?$`, 'iu')
const TEAM_HINT = new RegExp(String.raw`${anyOf('team_hint')}|\d`, 'i')
/** «1 to 25 employees», «a team of 3 to 30»: how large customers are. */
const isRange = (text: string, at: number, length: number): boolean =>
  RANGE_AHEAD.test(text.slice(0, at)) || RANGE_BEHIND.test(text.slice(at + length))
const RANGE_AHEAD = new RegExp(String.raw`\d\s?(?:${anyOf('range_joint')})\s?$`, 'iu')
const RANGE_BEHIND = new RegExp(String.raw`^\s?(?:(?:${anyOf('range_joint')})\s?)?\d`, 'iu')

const WE = new RegExp(wholeWords('we_word'), 'iu')
/** «For companies with 50 employees», «we help firms from 50 employees on»: how large customers are, too. */
const FOR_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('made_for')}|${anyOf('helps_whom')})(?!\p{L})`, 'iu')

/** On a page about the company a sentence gives its own size; elsewhere where it says whose. */
function isOwnSize(site: Site, reading: Reading, text: string, said: string): boolean {
  const sentence = sentences(text).find((entry) => entry.includes(said)) ?? text
  const before = sentence.slice(0, sentence.indexOf(said))
  if (FOR_OTHERS.test(before) || TAKEN_OVER.test(before)) return false
  // «Mira led a team of 12», «Harborin has 12 employees»: somebody else's, where a subject of its own stands before it.
  const alone = /^(?:about|team|imprint)$/.test(reading.kind) && /^(?:\P{L}*|\p{L}{1,2}\s)$/u.test(before)
  return alone || WE.test(before + said) || (site.name !== null && (before.split(', ').at(-1) ?? '').includes(site.name.value))
}

/** How many people work there, in the site's own words: `team of 12`, `11–50`. */
export function teamSize(site: Site): Drafted<string> | null {
  for (const reading of site.believed) {
    if (!/^(?:home|about|team|contact|imprint|press|other)$/.test(reading.kind)) continue
    const lines = linesOf(reading)
    for (const line of lines) {
      if (line.role === 'others' || line.block.region === 'nav' || isQuoted(line.block) || line.text.length > 2000) continue
      const given = labelled(lines, line.at, SIZE_LABEL)
      if (given && PEOPLE_UNIT.test(given.value) && !inPicture(reading, line))
        return { value: given.value, evidence: [...new Set([given.label, given.line])].map((entry) => quoteBlock(reading, entry.block)) }
      const found = TEAM_HINT.test(line.text) ? SIZE.exec(line.text) : null
      const said = found?.[0]
      if (
        found &&
        said &&
        !isRange(line.text, found.index, said.length) &&
        isOwnSize(site, reading, line.text, said) &&
        !/\b(?:plan|price|pricing|per|up to|for (?:a )?teams?|your team|if|seats?|users?)\b/i.test(line.text)
      )
        return {
          value: said.replace(/^(?:we(?:['’]re| are)? (?:now )?(?:(?:have|employ) )?)?(?:our |the |an? )?/i, '').slice(0, 60),
          evidence: [quoteBlock(reading, line.block, said)],
        }
    }
  }
  return null
}
