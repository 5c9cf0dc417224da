import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { isOurs, type FounderSighting } from './founder_names.ts'
import { founderSentences } from './founder_sentences.ts'
import { firstName, FOUNDER_ROLE, PERSON, personName } from '../words/people_words.ts'
import { listedPersons, namesSource, personsIn } from './person_lists.ts'
import { isQuoted, linesOf, type Line } from '../page/sections.ts'
import { FOUNDERS_HEADING, inlineParts, ROLE_CHARS_MAX, ROLE_OF_ONE } from './team_cards.ts'

const ROLE_BEHIND = new RegExp(String.raw`^["“”—–-]*\s*(${PERSON})\s*(?:[,|·•:–—]|\s-\s|\(|\/)\s*(.{3,90}?)\)?$`, 'u')

/** Right below words in quotation marks stands who said them. */
const isBelowPraise = (reading: Reading, line: Line): boolean =>
  reading.kind !== 'team' && reading.kind !== 'about' && /^["“„«»]/.test(linesOf(reading)[line.at - 1]?.text ?? '')

/** «Founder, Harbor Capital» below «Ida Kranz»: what she is, and where. */
const isRoleBelowName = (reading: Reading, { at, text }: Line): boolean =>
  ROLE_OF_ONE.test(text) && !/[:：]/.test(text) && personName(linesOf(reading)[at - 1]?.text ?? '') !== null

/** Name and role on one line, a sentence that says who founded it, or a maker's own introduction. */
export function inLine(site: Site, reading: Reading, line: Line): FounderSighting[] {
  if (isRoleBelowName(reading, line)) return []
  const found: FounderSighting[] = []
  const add = (raw: string, role: string | null, weight: number, under?: string, alone = false): void => {
    const name = personName(raw) ?? (alone ? firstName(raw) : null)
    const heading = under === undefined ? undefined : linesOf(reading).findLast((entry) => entry.at < line.at && entry.text === under)
    if (name) found.push({ name, role, reading, lines: heading ? [heading, line] : [line], weight })
  }
  if (line.text.length <= 140 && !isBelowPraise(reading, line)) {
    const pairs: [string | undefined, string | undefined][] = []
    const behind = ROLE_BEHIND.exec(line.text)
    if (behind) pairs.push([behind[1], behind[2]])
    const ahead = /^(.{3,60}?)\s?(?:[:：]|\s[–—-])\s?(.{3,60})$/u.exec(line.text)
    if (ahead) pairs.push([ahead[2], ahead[1]])
    // «Founders | Ida Kranz, Tom Berg»
    const above = linesOf(reading)[line.at - 1]?.text ?? ''
    if (FOUNDERS_HEADING.test(above) && line.text.includes(','))
      for (const one of listedPersons(line.text, site.lang)) add(one, null, 3, above)
    for (const [name, role] of pairs)
      if (name && role && FOUNDER_ROLE.test(role) && isOurs(site, role, line))
        for (const one of name.split('、').flatMap((row) => listedPersons(row, site.lang)))
          add(one, role.length <= ROLE_CHARS_MAX ? role : null, 3)
    const [name = '', role = ''] = inlineParts(line)
    if (personName(name) && ROLE_OF_ONE.test(role) && role.length <= ROLE_CHARS_MAX && isOurs(site, role, line)) add(name, role, 3)
    const titled = FOUNDER_ROLE.test(line.text)
      ? new RegExp(String.raw`(?:^|\s)(${FOUNDER_ROLE.source})\s+(${namesSource(site.lang)})(?=$|[,.;])`, 'u').exec(line.text)
      : null
    const before = line.text.slice(0, titled?.index ?? 0)
    const whose = before.split(' ').at(-1) ?? ''
    // «…, says founder Dana Voss.»
    if (titled?.[1] && titled[2] && !/,\s\p{Ll}+$/u.test(before) && isOurs(site, `${whose} ${titled[1]}`, line))
      for (const one of personsIn(titled[2], site.lang)) add(one, titled[1], 2)
  }
  const sentences = isQuoted(line.block) ? [] : founderSentences(site, reading, line)
  for (const told of sentences) add(told.name, told.role, told.weight, told.under, told.alone)
  // «Jestem Ida» is no name where Ida has introduced herself.
  const alone = sentences.find((told) => told.alone)?.name
  return alone === undefined ? found : found.filter(({ name }) => !name.endsWith(` ${alone}`))
}
