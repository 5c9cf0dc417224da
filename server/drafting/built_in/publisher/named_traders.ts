import { anyOf } from '../../../lexicon/compile.ts'
import { squeeze } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { isSample } from '../words/legal_words.ts'
import { resembles } from './our_names.ts'
import { isBody, PERSON, personName } from '../words/people_words.ts'
import { isStreet, readAddress } from '../postal/postal.ts'
import { CONTROLLER_HEADING, PUBLISHER_HEADING, PUBLISHER_LABEL } from '../words/publisher_words.ts'
import type { Line } from '../page/sections.ts'
import { isDigital } from '../words/software.ts'
import { ADDRESSED, NUMBER_WITHIN } from './sole_traders.ts'

// Persons who trade under their own names, in the part of a site that says whose it is.

const TRADER = anyOf('sole_trader')
const LABELLED = new RegExp(
  String.raw`^(?:(?<owner>(?:${anyOf('owner_behind')})(?:\s?[/&]\s?\p{L}{4,20})?)|${anyOf('person_label')})\s?[:：]\s?(?<name>${PERSON})(?=$|[,;(|]|\s[–—/-]\s)`,
  'u',
)
const LABEL_ALONE = new RegExp(String.raw`^(?:${anyOf('owner_behind')})\s?[:：]?$`, 'u')
const OWNED_BY = String.raw`(?:(?:als|som|as|come|como|jako|en tant qu[e’'])\s)?(?:(?:an?|une?|een|ett?)\s)?`
/** «Ida Kranz, auto-entrepreneur», «Ida Kranz som enskild firma», «eenmanszaak van Ida Kranz». */
const CALLED = new RegExp(String.raw`(?<name>${PERSON})(?:,\s|\s?\(|\s[–—-]\s|\s)${OWNED_BY}(?:${TRADER})(?!\p{L})`, 'u')
const CALLED_AHEAD = new RegExp(
  String.raw`(?<!\p{L})(?:${TRADER})\s(?:(?:de|of|van|von|di|af|av)\s|[:–-]\s)?(?<name>${PERSON})(?=$|[\s,;.(])`,
  'u',
)
const TRADER_WORD = new RegExp(String.raw`(?<!\p{L})(?:${TRADER})(?!\p{L})`, 'u')
const TRADER_LINE_CHARS_MAX = 70
const AROUND = 3
const TEXT_CHARS_MAX = 1500

/** «Owner: Ida Kranz», «Ida Kranz, sole trader», her name above that kind of business; `sure` where she is said to trade. */
export function namedTrader(lines: Line[], line: Line): { name: string; sure: boolean } | null {
  const { text } = line
  if (text.length > TEXT_CHARS_MAX || line.role === 'others' || isSample(text)) return null
  const called = TRADER_WORD.test(text) ? (CALLED.exec(text) ?? CALLED_AHEAD.exec(text))?.groups?.['name'] : undefined
  if (called && personName(called) !== null) return { name: called, sure: true }
  const { owner, name: labelled } = LABELLED.exec(text)?.groups ?? {}
  const below = LABEL_ALONE.test(lines[line.at - 1]?.text ?? '') ? text : undefined
  const name = labelled ?? below ?? text
  if (personName(name) === null) return null
  const near = lines.slice(Math.max(0, line.at - AROUND), line.at + AROUND + 1).filter((entry) => entry.role === line.role)
  const trades = near.some((entry) => entry.text.length <= TRADER_LINE_CHARS_MAX && TRADER_WORD.test(entry.text))
  const owns = owner !== undefined || below !== undefined
  const sure = trades || (owns && near.some((entry) => NUMBER_WITHIN.test(` ${entry.text}`)))
  return trades || owns || labelled !== undefined ? { name: name.trim(), sure } : null
}

/** «Ida Kranz / Klangstube / Lindenweg 4 / 48151 Hausen» right below the heading that asks who is behind: a person, and the business by the site's name. */
export function ownerBesideBusiness(site: Site, lines: Line[], line: Line): string | null {
  if (line.text.length > 200 || (line.role !== 'publisher' && line.role !== 'controller')) return null
  const before = lines[line.at - 1]
  if (!before || !(PUBLISHER_HEADING.test(before.text) || CONTROLLER_HEADING.test(before.text)) || before.text.length > HEADING_CHARS_MAX)
    return null
  const said = line.text.includes(',') ? line.text.split(/,\s/) : lines.slice(line.at, line.at + 4).map(({ text }) => text)
  const [first = '', second = '', ...place] = said
  const [person, business] = resembles(site, second) ? [first, second] : [second, first]
  const isPlaced = isStreet(place[0] ?? '') && readAddress([place.join(', ')]) !== null
  return isPlaced && resembles(site, business) && !resembles(site, person) && !isBody(business) && !/\d/.test(business) && !isSample(person)
    ? personName(person)
    : null
}
const HEADING_CHARS_MAX = 110

const ADDRESS_LINES = 6
const SECTION_LINES = 15
const LINE_CHARS_MAX = 120
const OWNER_LABEL = new RegExp(`${PUBLISHER_LABEL.source}$`, 'iu')
const BESIDE_PERSON = /^(.{4,50}?)\s[–—|·-]\s(.{3,60})$/u
const CALLED_AT = /(?:\+|(?<!\d)0)\d[\d\s()./-]{6,}\d/

/** «Ida Kranz» right below what asks who is behind, where her trade, her business or her number shows that she trades: a private person is no company. */
export function personBelowHeading(site: Site, lines: Line[], line: Line): string | null {
  if (line.role !== 'publisher' && line.role !== 'controller') return null
  const above = lines[line.at - 1]?.text ?? ''
  const labelled = OWNER_LABEL.test(above)
  const asked = labelled || PUBLISHER_HEADING.test(above) || CONTROLLER_HEADING.test(above)
  if (!asked || above.length > HEADING_CHARS_MAX || line.text.length > LINE_CHARS_MAX || /[:：]/.test(line.text)) return null
  if (ADDRESSED.test(line.text) || isSample(line.text) || isDigital(site) || isBody(site.name?.value ?? '')) return null
  const [, first = line.text, second = ''] = BESIDE_PERSON.exec(line.text) ?? []
  const behind = resembles(site, first) ? personName(second) : null
  const person = behind ?? personName(first)
  if (person === null || isBody(person)) return null
  const section = lines.slice(line.at + 1, line.at + SECTION_LINES).filter(({ role, text }) => role === line.role || TRADER_WORD.test(text))
  const below = section.slice(0, ADDRESS_LINES).map(({ text }) => text)
  const numbered = section.some(({ text }) => NUMBER_WITHIN.test(` ${text}`) || (text.length <= LINE_CHARS_MAX && TRADER_WORD.test(text)))
  const placed = below.some((text) => readAddress([text]) !== null) && below.some(isStreet)
  const surname = squeeze(person.split(' ').at(-1) ?? '')
  // «Kranz Physiotherapie» of Ida Kranz.
  const carried = surname.length >= 4 && (site.name?.value ?? '').split(' ').length > 1 && squeeze(site.name?.value ?? '').includes(surname)
  const trades = numbered || carried || behind !== null || second !== '' || (labelled && section.some(({ text }) => CALLED_AT.test(text)))
  return trades && (placed || numbered) ? person : null
}
