import { anyOf } from '../../../lexicon/compile.ts'
import { findMoney } from '../../proof/money.ts'
import type { Reading } from '../../reading/reading.ts'
import { sentences } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { textIn } from '../page/elements.ts'
import { isOurs, ownNames, type FounderSighting } from './founder_names.ts'
import { isNamedIn } from '../publisher/our_names.ts'
import { FOUNDER_ROLE, personName } from '../words/people_words.ts'
import { isQuoted, type Line } from '../page/sections.ts'

export const ROLE_CHARS_MAX = 80
const ROLE_LINES_MAX = 3
/** «Co-founder · 1d»: how long ago somebody posted, on a sample of a network. */
const POSTED = /\s[·•]\s?\d{1,2}\s?\p{Ll}{1,3}(?:\s|$)/u
/** «The person behind» over a name: of what it is, or of what they are behind. */
const BEHIND = new RegExp(String.raw`\s(?:${anyOf('behind_it')})$`, 'iu')
/** A heading under which every name is a founder's. */
export const FOUNDERS_HEADING = new RegExp(String.raw`${anyOf('founders_heading')}`, 'iu')
/** A role opens with the word or nearly so; a sentence about founders and creators is none, nor is «From the founder» over a few words of theirs. */
export const ROLE_OF_ONE = new RegExp(
  String.raw`^(?!(?i:${anyOf('made_by')})\s)(?!.*\b(?:[Ff]ounders|[Cc]reators|[Mm]akers)\b)(?:\S+\s+){0,4}(?:${FOUNDER_ROLE.source})`,
  'u',
)

/** A line that is a name, with the role on the lines next to it: the cards of a team page. */
export function inCard(site: Site, reading: Reading, lines: Line[], line: Line): FounderSighting[] {
  const last_name = personName(line.text) === null ? secondHalf(lines, line) : null
  // «Ada Brook Sales and strategy»: a name in bold and what she does behind it.
  const name =
    (last_name === null ? personName(boldAtStart(line)) : null) ??
    personName(last_name === null ? line.text : `${line.text} ${last_name.text}`) ??
    INITIALED.exec(line.text)?.[0]
  if (!name || line.role === 'others' || line.block.headings.some((heading) => OTHER_PEOPLE.test(heading))) return []
  if (last_name) return roleBelow(site, reading, lines, [line, last_name], name)
  for (const step of [1, -1]) {
    const role: Line[] = []
    for (let at = line.at + step; role.length < (step === 1 ? ROLE_LINES_MAX : 1) && at >= 0 && at < lines.length; at += step) {
      const line_below = lines[at]
      // «Co-founder of Tidepool. She looks after …»: the first sentence of a longer text.
      const next = line_below && role.length === 0 ? { ...line_below, text: sentences(line_below.text)[0] ?? '' } : line_below
      if (!next || next.text.length > ROLE_CHARS_MAX || personName(next.text) || (next.block.level > 0 && role.length > 0)) break
      role.push(next)
    }
    const said = roleLines(role)
    const text = said.map((entry) => entry.text).join(' ')
    const last = said.at(-1)
    if (
      last &&
      ROLE_OF_ONE.test(inWords(text)) &&
      !POSTED.test(text) &&
      !BEHIND.test(text) &&
      isTeamPlace(site, reading, lines, line, text) &&
      !isPriced(lines, last) &&
      belongs(lines, line, last, step) &&
      isOurs(site, text, line)
    )
      return [
        { name, role: text.length <= ROLE_CHARS_MAX ? text : null, reading, lines: [line, ...said], weight: 3.2 - Number(step === -1) },
      ]
  }
  const above = line.block.headings.at(-1) ?? ''
  const heading =
    FOUNDERS_HEADING.test(above) && !isQuoted(line.block)
      ? lines.findLast((entry) => entry.at < line.at && entry.text === above)
      : undefined
  if (
    heading &&
    (line.block.level > 0 ||
      line.text.startsWith(`${name} `) ||
      /name|title|strong|\bdt\b/i.test(`${line.block.tag} ${line.block.element.attribs['class'] ?? ''}`))
  )
    return [{ name, role: null, reading, lines: [line, heading], weight: 3 }]
  return []
}

const OTHER_PEOPLE = new RegExp(String.raw`(?:^|\s)(?:${anyOf('other_people_heading')})$`, 'iu')

/** «Ida K.»: who gives no more of the name. */
const INITIALED = /^\p{Lu}\p{Ll}{2,20} \p{Lu}\.$/u

/** «Most popular» over «Creator»: a plan, with its price right below. */
const isPriced = (lines: Line[], { at }: Line): boolean =>
  lines.slice(at + 1, at + 1 + PRICED_LINES).some(({ text }) => text.length <= PRICE_CHARS_MAX && findMoney(text).length > 0)
const PRICED_LINES = 2
const PRICE_CHARS_MAX = 30

/** What a line begins with in bold, where more goes on behind it that is no role. */
function boldAtStart({ block, text }: Line): string {
  const bold = block.element.children
    .slice(0, CHILDREN_MAX)
    .flatMap((child) => (child.type === 'tag' && /^(?:strong|b)$/.test(child.name) ? [textIn(child)] : []))
  const first = bold.find((said) => said !== '' && text.startsWith(`${said} `)) ?? ''
  const rest = text.slice(first.length + 1)
  return /^\p{Lu}/u.test(rest) && !ROLE_OF_ONE.test(rest) ? first : ''
}
const CHILDREN_MAX = 20

const ONE_NAME = /^\p{Lu}[\p{Ll}'’-]{1,20}$/u
/** «Dana» over «Brandt», both headings of one rank in one box: a name set on two lines. */
function secondHalf(lines: Line[], line: Line): Line | null {
  const next = lines[line.at + 1]
  return next && line.block.level > 0 && next.block.level === line.block.level && ONE_NAME.test(line.text) && ONE_NAME.test(next.text)
    ? next
    : null
}

function roleBelow(site: Site, reading: Reading, lines: Line[], named: Line[], name: string): FounderSighting[] {
  const last = named.at(-1)
  const role = last && lines[last.at + 1]
  if (!last || !role || role.text.length > ROLE_CHARS_MAX || !ROLE_OF_ONE.test(role.text)) return []
  return isTeamPlace(site, reading, lines, last, role.text) && isOurs(site, role.text, last)
    ? [{ name, role: role.text, reading, lines: [...named, role], weight: 3 }]
    : []
}

/** Name and role in neighbouring inline elements of one line: `<b>Ana Ruiz</b><i>Founder</i>`; empty where more or less stands there. */
export function inlineParts(line: Line): string[] {
  const parts = twoPartsOf(line.block.element)
  return parts.length === 2 && line.block.text.replace(/\s/g, '') === parts.join('').replace(/\s/g, '') ? parts : []
}

type Element = Line['block']['element']
const parted = new WeakMap<Element, string[]>()

/** What the children of an element say, read no further than to the third; breaks make many lines of one element. */
function twoPartsOf(element: Element): string[] {
  const known = parted.get(element)
  if (known) return known
  const parts: string[] = []
  for (const child of element.children) {
    const text = child.type === 'text' ? child.data.replace(/\s+/g, ' ').trim() : child.type === 'tag' ? textIn(child) : ''
    if (text !== '') parts.push(text)
    if (parts.length > 2) break
  }
  parted.set(element, parts)
  return parts
}

const TEAM_HEADING = new RegExp(String.raw`${anyOf('team_heading')}`, 'iu')

/** Outside of team and about pages a name with "Founder" below is praise as often as not: there it takes a heading, our name, or no words above it. */
function isTeamPlace(site: Site, reading: Reading, lines: Line[], name: Line, role: string): boolean {
  if (reading.kind === 'team' || reading.kind === 'about' || name.role === 'publisher') return true
  if (name.block.headings.some((heading) => TEAM_HEADING.test(heading)) || ownNames(site).some((own) => isNamedIn(role.toLowerCase(), own)))
    return true
  const above = lines[name.at - 1]?.text ?? ''
  return above.length <= 60 && !/["“”„«»]|[.!?]$/.test(above)
}

/**
 * Whether a role is this person's and not the neighbour's: they share a container with nobody else in it, or the list is flat and read in one
 * direction; and no container within that one holds the role with somebody else.
 */
function belongs(lines: Line[], name: Line, role: Line, step: number): boolean {
  const chain = ancestors(name)
  const around = ancestors(role)
  const shared = around.findIndex((element) => chain.includes(element))
  const crowds_here = around.slice(0, shared + 1).map((element) => crowdsOf(lines).get(element) ?? NOBODY)
  const crowd = crowds_here.pop()
  if (!crowd || crowds_here.some(({ people }) => people > 0)) return false
  // Names stand under their roles where the list ends in a name. Where it begins with one too, the last is what else somebody founded.
  return crowd.people <= 1 || (crowd.ends_in_name ? step === -1 && !crowd.begins_in_name : step === 1)
}

type Crowd = { people: number; begins_in_name: boolean; ends_in_name: boolean }
const NOBODY: Crowd = { people: 0, begins_in_name: false, ends_in_name: false }
const crowds = new WeakMap<Line[], Map<object, Crowd>>()
const STEPS_OUT_MAX = 40

/** How many names each container of a page holds, and whether its last line is one; counted once for all names. */
function crowdsOf(lines: Line[]): Map<object, Crowd> {
  const known = crowds.get(lines)
  if (known) return known
  const found = new Map<object, Crowd>()
  for (const line of lines) {
    const named = personName(line.text) !== null
    for (const element of ancestors(line, STEPS_OUT_MAX)) {
      const crowd = found.get(element) ?? { ...NOBODY, begins_in_name: named }
      crowd.people += Number(named)
      crowd.ends_in_name = named
      found.set(element, crowd)
    }
  }
  crowds.set(lines, found)
  return found
}

function ancestors(line: Line, steps_max = 6): object[] {
  const chain: object[] = []
  for (let at: Element | null = line.block.element; at && chain.length < steps_max; at = at.parent?.type === 'tag' ? at.parent : null)
    chain.push(at)
  return chain
}

/** «GRÜNDERIN & DEVELOPER»: capitals alone are a way to set a line. */
const inWords = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text)

/** The first line with the word, and what it runs on to: "Founder &" + "CEO & CTO". */
function roleLines(lines: Line[]): Line[] {
  const first = lines.findIndex((entry) => FOUNDER_ROLE.test(inWords(entry.text)))
  // A line in between is another organization's name as often as a pronoun.
  if (first !== 0 && !(first === 1 && /^(?:@|\(?(?:he|she|they)\b)/i.test(lines[0]?.text ?? ''))) return []
  const said = lines.slice(first, first + 1)
  for (const next of lines.slice(first + 1)) {
    const last = said.at(-1)
    if (!last || next.block.element !== last.block.element) break
    said.push(next)
  }
  return said
}
