import type { Element } from 'domhandler'
import { anyOf } from '../../../lexicon/compile.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { fold, loose } from '../../reading/fold.ts'
import { isDenied } from '../../proof/pricing_words.ts'
import { quoteAttribute, quoteBlock, quoteOn } from '../../proof/quotes.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { closest, textIn } from '../page/elements.ts'
import { isElsewhere } from '../page/elsewhere.ts'
import { labelledOn } from '../page/labelled_values.ts'
import * as listed from '../words/list_words.ts'
import { isForeignTongue } from '../offers/offers.ts'
import { statementsIn } from '../words/question_words.ts'
import { isQuoted } from '../page/sections.ts'
import { LOGO_WORDS } from '../words/heading_words.ts'

type Entry = { text: string; evidence: Evidence[] }

const NAMES_MIN = 2
const NAME_CHARS_MAX = 30
const HEADING_CHARS_MAX = 60
const KIND_WORDS_MAX = 6
const PICTURES_READ = 60
const WORKS_WITH = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('works_with')})\s*[:：]?\s+`, 'iu')
/** «integrates with payroll systems such as Xero and Sage», «integrations (Slack, Jira)»: what kind of products they are comes first. */
const KIND_AHEAD = new RegExp(
  String.raw`^(?:\p{Ll}[\p{L}'’-]*,?\s){0,${KIND_WORDS_MAX}}(?:\p{L}[\p{L}'’-]*,?\s)?(?:(?:${anyOf('such_as')})\s|\((?:(?:${anyOf('such_as')})\s)?)`,
  'u',
)
const AND = `${anyOf('and_names')}|${anyOf('and_products')}`
const JOINED = new RegExp(String.raw` ?[,、;·•|/] ?(?:(?:${AND}) )?| (?:${AND}|&) `, 'u')
const NAME = /^(?:\p{Ll}(?=\p{Lu}))?\p{Lu}[\p{L}\p{N}.+#-]*(?: [\p{Lu}\d][\p{L}\p{N}.+#-]*){0,2}$/u

/** Products that a page says its own works with: named in a sentence, or by logos below a heading that says so. */
export function integrationsOn(reading: Reading, site: Site): Entry[] {
  return [...saidOn(reading, site), ...labelledAs(reading, site), ...shownOn(reading)]
}

/** «Integrations | Slack, Jira». */
const labelledAs = (reading: Reading, site: Site): Entry[] =>
  labelledOn(reading).flatMap(({ label, blocks }) => {
    if (!listed.INTEGRATIONS_HEADING.test(loose(label)) || blocks.some((block) => isForeignTongue(block, site))) return []
    const names = blocks.flatMap((block) => block.text.split(JOINED).map((text) => ({ text, evidence: [quoteBlock(reading, block)] })))
    return names.length >= NAMES_MIN && names.every(({ text }) => NAME.test(text) && text.length <= NAME_CHARS_MAX) ? names : []
  })

/** «Works with Slack, Jira and Notion»: names in a row, up to the first that is none. */
function saidOn(reading: Reading, site: Site): Entry[] {
  return reading.blocks.flatMap((block, at) => {
    if (block.code || block.region === 'nav' || block.region === 'footer' || isForeignTongue(block, site)) return []
    if (!WORKS_WITH.test(block.text) || isElsewhere(block, site) || isQuoted(block)) return []
    return statementsIn(reading.blocks, at).flatMap((sentence) => {
      const match = listed.NOT_YET.test(sentence) ? null : WORKS_WITH.exec(sentence)
      if (!match || isDenied(sentence.slice(0, match.index))) return []
      const named = sentence.slice(match.index + match[0].length)
      const parts = named
        .slice(KIND_AHEAD.exec(named)?.[0].length ?? 0)
        .replace(/[.!。]$/u, '')
        .split(JOINED)
      const end = parts.findIndex((part) => !NAME.test(part) || part.length > NAME_CHARS_MAX)
      const last = end > 0 ? (/^[^)]+(?=\))|^\S+(?=\s\p{Ll})/u.exec(parts[end] ?? '')?.[0] ?? '') : ''
      const names = [...parts.slice(0, end < 0 ? undefined : end), ...(NAME.test(last) ? [last] : [])].filter(
        (name) => name.search(listed.SYSTEM) !== 0,
      )
      return names.length >= NAMES_MIN ? names.map((text) => ({ text, evidence: [quoteBlock(reading, block, sentence)] })) : []
    })
  })
}

function shownOn(reading: Reading): Entry[] {
  const sections = reading.blocks.flatMap((block) => {
    const headed = block.level > 1 && block.text.length <= HEADING_CHARS_MAX && listed.INTEGRATIONS_HEADING.test(loose(block.text))
    return headed ? (closest(block.element, 'section') ?? []) : []
  })
  const names = [...new Set(sections)].flatMap((section) =>
    reading
      .$(section)
      .find('img[alt]')
      .slice(0, PICTURES_READ)
      .get()
      .map((picture) => fold((picture.attribs['alt'] ?? '').replace(LOGO_WORDS, ' '))),
  )
  const chips = reading.blocks.flatMap((block) =>
    sections.includes(closest(block.element, 'section') ?? block.element) ? chipsIn(block.element) : [],
  )
  const entries = [...new Set([...names, ...chips])].flatMap((text) => {
    const quote = NAME.test(text) && text.length <= NAME_CHARS_MAX ? (quoteAttribute(reading, text) ?? quoteOn(reading, text)) : null
    return quote ? [{ text, evidence: [quote] }] : []
  })
  return entries.length >= NAMES_MIN ? entries : []
}

/** Names in a box of one kind each, side by side in one line. */
function chipsIn(element: Element): string[] {
  const boxes = element.children.filter((child): child is Element => child.type === 'tag')
  const chips = boxes.map(textIn)
  return chips.length >= CHIPS_MIN &&
    boxes.every(({ name }) => name === boxes[0]?.name) &&
    chips.filter((text) => NAME.test(text)).length * 2 > chips.length
    ? chips
    : []
}
const CHIPS_MIN = 3
