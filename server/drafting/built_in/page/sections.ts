import { anyOf, wholeWords } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Reading } from '../../reading/reading.ts'
import { CONTROLLER_HEADING, PUBLISHER_HEADING, OTHERS_HEADING } from '../words/publisher_words.ts'
import { OTHER_PARTY_LABEL } from '../words/other_parties.ts'
import { startOf } from './elements.ts'
import { plain } from './host_labels.ts'
import { readAddress } from '../postal/postal.ts'

/** Whom a stretch of a page is about: the site's publisher, the controller of a privacy page, somebody else, or nobody in particular. */
export type Role = 'publisher' | 'controller' | 'others' | 'plain'
/** A line with its role; `at` counts lines of this list, program text left out. */
export type Line = { block: Block; text: string; role: Role; at: number }

const HEADING_CHARS_MAX = 110
const SECTION_LINES_MAX = 8
const HOSTED_CHARS_MAX = 200
const LOWEST_HEADING = 6
/** Pages that may list what others made, under a title that says so. */
const LISTING_KINDS = new Set<string>(['other', 'docs'])
const known = new WeakMap<Reading, Line[]>()

/** The lines of a page, hidden panels included (imprints open in them), each with the role that the headings above give it. */
export function linesOf(reading: Reading): Line[] {
  const cached = known.get(reading)
  if (cached) return cached
  const lines: Line[] = []
  const page: 'publisher' | 'plain' = reading.kind === 'imprint' ? 'publisher' : 'plain'
  let role: Role = page
  let level = 0
  /** The rank of the heading under which somebody else stands. */
  let others = 0
  let addressed = false
  let other: Block['element'] | null = null
  for (const [place, block] of reading.all_blocks.entries()) {
    if (block.code) continue
    if (block.region === 'footer' && lines.at(-1)?.block.region !== 'footer') role = 'plain'
    const rank = headingRank(block)
    if (rank > 0) {
      const named = roleOf(block.text, page)
      // A heading below "Operator", such as "Contact", stays with it; one beside it starts anew.
      if (named) role = named
      // What stands below somebody else's heading, a label such as "Seat:" or the name of a library, is about them too.
      else if (role === 'others' ? rank <= others : rank <= level) role = page
      // The title of a page is often wider than what it holds: «Privacy and cookies».
      if (named === 'others') others = rank === 1 && !LISTING_KINDS.has(reading.kind) ? LOWEST_HEADING : rank
      // Once the publisher's address has been given, another one under a heading of its own is somebody else's.
      if (!named && addressed && rank <= LOWEST_HEADING && !CONTACT_HEADING.test(block.text) && isAddressed(reading, place)) {
        role = 'others'
        others = rank
      }
      level = rank
    }
    addressed ||= page === 'publisher' && role === 'publisher' && rank === 0 && holdsAddress(block)
    // `EU representative: Acme GmbH` speaks of another party on its own line and on those that a break parts from it.
    if (OTHER_PARTY_LABEL.test(block.text) || (block.text.length <= HOSTED_CHARS_MAX && HOSTED.test(block.text))) other = block.element
    else if (other !== block.element) other = null
    lines.push({ block, text: block.text, role: other ? 'others' : role, at: lines.length })
  }
  known.set(reading, lines)
  return lines
}

const holdsAddress = (block: Block): boolean => block.text.length <= 200 && /\d/.test(block.text) && readAddress([block.text]) !== null

/** Whether the part under a heading holds a postal address, up to the next heading. */
function isAddressed(reading: Reading, heading: number): boolean {
  const section = reading.all_blocks.slice(heading + 1, heading + 1 + SECTION_LINES_MAX)
  const end = section.findIndex((block) => headingRank(block) > 0)
  return section.slice(0, end < 0 ? undefined : end).some(holdsAddress)
}

/** «The site is hosted by …» speaks of somebody else, and so does what stands below its colon. */
const HOSTED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('hosted_by')})(?!\p{L})`, 'iu')

function roleOf(text: string, page: Role): Role | null {
  if (/§\s?5\b/.test(text) && page === 'publisher') return 'publisher'
  if (OTHERS_HEADING.test(text) || HOSTED.test(text)) return 'others'
  // «What customers say about us» is no «About us».
  if (PUBLISHER_HEADING.test(text)) return PRAISE.test(text) ? null : 'publisher'
  if (CONTROLLER_HEADING.test(text)) return page === 'publisher' ? 'publisher' : 'controller'
  return null
}

/** 1–6 for a heading, 7 for a short line that works like one: bold, a term, or ended by a colon. */
function headingRank(block: Block): number {
  if (block.level > 0) return block.text.length <= HEADING_CHARS_MAX ? block.level : 0
  if (block.text.length > 70 || block.region === 'nav') return 0
  return isBold(block.element) || /[:：]$/.test(block.text) || /^(?:summary|legend|caption)$/.test(block.tag) || /§\s?5\b/.test(block.text)
    ? 7
    : 0
}

const bold = new WeakMap<Block['element'], boolean>()

/** Whether an element holds bold type and nothing else; asked once, since breaks make many lines of one element. */
function isBold(element: Block['element']): boolean {
  const told = bold.get(element)
  if (told !== undefined) return told
  const only = element.children.filter((child) => child.type === 'tag' || (child.type === 'text' && /\S/.test(child.data)))
  const found = only.length === 1 && only[0]?.type === 'tag' && /^(?:b|strong)$/.test(only[0].name)
  bold.set(element, found)
  return found
}

/** What a line begins with where its label is set apart by type alone: «**Location** Porto, Portugal». */
const LABELS = /^(?:strong|b|em|small|span|label)$/
const starts = new WeakMap<Block['element'], string>()
/** Asked once, since breaks make many lines of one element. */
function startIn(element: Block['element']): string {
  const start = starts.get(element) ?? startOf(element, LABELS)
  starts.set(element, start)
  return start
}

/** The text after a label, on the same line (`Operator: Acme Ltd`) or on the next one (`Operator` over or beside `Acme Ltd`). */
export function labelled(lines: Line[], at: number, label: RegExp): { value: string; line: Line; label: Line } | null {
  const line = lines[at]
  if (!line || line.block.tag === 'label' || line.text.length > 300) return null
  const start = startIn(line.block.element)
  const match = label.exec(line.text) ?? (line.text.startsWith(start) && label.exec(start)?.[0] === start ? [start] : null)
  if (!match) return null
  const rest = line.text.slice(match[0]?.length).trim()
  if (rest !== '') return { value: rest, line, label: line }
  const next = lines[at + 1]
  // Two headers side by side are a row of columns, not a label and its value.
  if (next && /^(?:th|dt)$/.test(next.block.tag) && next.block.tag === line.block.tag) return null
  // The last header of several is no label of the first cell below.
  if (line.block.tag === 'th' && lines[at - 1]?.block.tag === 'th') return null
  // Below a heading that asks for the company may stand a label that asks for its name.
  if (next && label.exec(next.text)?.[0] === next.text) return null
  return next && next.text.length <= 200 && next.block.hidden === line.block.hidden ? { value: next.text, line: next, label: line } : null
}

/** How much a place on a site is meant for getting in touch. */
export function placeWeight(reading: Reading, { role, block }: { role: Role; block: { region: string; hidden: boolean } }): number {
  const kind = { contact: 3, imprint: 3, home: 2, about: 2, privacy: 0.5, terms: 0.5 }[reading.kind as string] ?? 1
  const frame = block.region === 'footer' || block.region === 'header'
  return kind + (role === 'publisher' ? 1.5 : role === 'controller' ? 1 : 0) + Number(frame) - Number(block.hidden) * 0.5
}

/** In the middle of a home page a name or number may belong to a picture of the product's screens, unless the part is about contact. */
export function inPicture(reading: Reading, line: Line): boolean {
  return reading.kind === 'home' && line.block.region === 'main' && !line.block.headings.some((heading) => CONTACT_HEADING.test(heading))
}

/** Markup and headings that announce somebody else's words: «preview», «operating» and «express» do not. */
const QUOTED = /testimonial|(?<!p)review|quote|customer|case-?stud|feedback|(?<![eg])rating|endorse|(?<![dmx])press/i
const PRAISE = new RegExp(wholeWords('praise_heading'), 'iu')
/** «“It saved us a day each week.” – Jana Brandt»: all of a line in quotation marks. */
const SPOKEN = /^["“„«»][^"“”„«»]{20,600}["”“»«](?:\s?[—–-]|\P{L}*$)/u
/** «“It saved us a day each week.»: what is quoted goes on in further lines. */
const OPENED = /^["“„«][^"“”„«»]{40,600}$/u

/** True for testimonials and other people's words. */
export function isQuoted(block: Block): boolean {
  let at: Block['element'] | null = block.element
  for (let steps = 0; at && steps < 7; steps++) {
    if (at.name === 'blockquote' || QUOTED.test(`${at.attribs['class'] ?? ''} ${at.attribs['id'] ?? ''}`)) return true
    at = at.parent?.type === 'tag' ? at.parent : null
  }
  return SPOKEN.test(block.text) || OPENED.test(block.text) || block.headings.some((heading) => PRAISE.test(heading))
}

/** Headings of the part where a site tells how to reach it. */
export const CONTACT_HEADING = new RegExp(anyOf('contact_heading'), 'iu')

/** Whether an element stands inside a container. */
export function within(element: object, container: object): boolean {
  // Elements carry their parent; anything else ends the walk.
  let at: object | null | undefined = element
  for (let steps = 0; at && steps < 40; steps++) {
    if (at === container) return true
    at = 'parent' in at ? (at.parent as object | null) : null
  }
  return false
}

const ABOUT_US = new RegExp(`^(?:${anyOf('about_page')})$`, 'u')
/** A page about the company, or a part of one that is headed as such. */
export const isAboutUs = ({ kind }: Reading, { headings }: Block): boolean =>
  kind === 'about' || kind === 'team' || ABOUT_US.test(plain(headings.at(-1) ?? '').replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, ''))
