import { anyOf } from '../../../lexicon/compile.ts'
import { loose } from '../../reading/fold.ts'
import { isAction } from '../page/hero.ts'
import { closest, elementBefore, textIn } from '../page/elements.ts'
import type { Row } from '../page/rows.ts'
import * as listed from '../words/list_words.ts'

export const HEADING_CHARS_MAX = 60
const ABOUT_WORDS_MAX = 5
const SLOGAN_WORDS = 3
const LEAD_CHARS_MAX = 300

/** The headings of a row: those it stands under, and short lines right above it. */
export function headingsOf(row: Row): string[] {
  const title = row.items[0]?.title
  const above = title?.headings.at(-1)
  const section = closest(row.element, 'section', 'article')
  const isWithin = (text: string) => section === null || textIn(section).includes(text)
  // A line that closes the section above is no heading.
  const near = row.intro
    .filter(
      (block) =>
        block.text.length <= HEADING_CHARS_MAX &&
        !isAction(block) &&
        (block.level > 0 || (isWithin(block.text) && !/[.。]$/.test(block.text))),
    )
    .map((block) => block.text)
  const headed = row.intro.some((block) => block.level > 0)
  // A section that is all row is led to by a short one before it.
  const lead = section === row.element ? elementBefore(section) : null
  const isLead = (text: string) => lead !== null && textIn(lead).length <= LEAD_CHARS_MAX && textIn(lead).includes(text)
  const own = above !== undefined && !headed && (isWithin(above) || isLead(above))
  return [...near, ...(own ? [above] : [])].map(loose)
}

/** The heading of a row is about that, if it is short, or says it first or last: «from the calendar to the bill» is no calendar. */
export const isAbout = (row: Row, heading: RegExp): boolean =>
  headingsOf(row).some((text) => {
    const said = text.split(' ')
    // «Clients and crews, finally aligned»: a slogan names no part.
    if (said.length > SLOGAN_WORDS && /,\s/.test(text)) return false
    const told = said.length <= ABOUT_WORDS_MAX ? [text] : [said.slice(0, 4).join(' '), said.slice(-2).join(' ')]
    return text.length <= HEADING_CHARS_MAX && told.some((part) => heading.test(part))
  })

/** Whether a row's headings say so, in a few words. */
export const isHeaded = (row: Row, heading: RegExp): boolean =>
  headingsOf(row).some((text) => text.length <= HEADING_CHARS_MAX && heading.test(text))

/** One of a row's headings says the one and not the other: «Our services» above «From contact to handover», or both: «Services and examples». */
export const isHeadedOnly = (row: Row, wanted: RegExp, unwanted: RegExp): boolean =>
  headingsOf(row).some((text) => text.length <= HEADING_CHARS_MAX && wanted.test(text) && !says(text, unwanted))
export const says = (text: string, unwanted: RegExp): boolean =>
  text.length <= HEADING_CHARS_MAX && unwanted.test(text) && !listed.FEATURES_AND.test(text)

const LEADS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('leads_to_deeds')})\s?[:：]$`, 'iu')
/** «With Lumbrio you can:» right above a list of what one can do, and not in the answer to a question. */
export const isLed = ({ intro, element }: Row): boolean => {
  const last = intro.at(-1)
  return (
    last?.level === 0 &&
    last.text.length <= LED_CHARS_MAX &&
    LEADS.test(last.text) &&
    !/[?？]$/u.test(last.headings.at(-1) ?? '') &&
    closest(element, 'details') === null
  )
}
const LED_CHARS_MAX = 300
