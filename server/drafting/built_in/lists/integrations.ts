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
import type { Block } from '../../reading/blocks.ts'
import { labelledIn, type Labelled } from '../page/labelled_values.ts'
import { languageNamesIn } from '../words/language_names.ts'
import * as listed from '../words/list_words.ts'
import { isForeignTongue } from '../offers/offers.ts'
import { statementsIn } from '../words/question_words.ts'
import { isQuoted } from '../page/sections.ts'
import { LOGO_WORDS } from '../words/heading_words.ts'

type Entry = { text: string; evidence: Evidence[] }

const NAMES_MIN = 2
const NAME_CHARS_MAX = 30
const HEADING_CHARS_MAX = 60
const LIST_CHARS_MAX = 200
const KIND_WORDS_MAX = 6
const PICTURES_READ = 60
const WORKS_WITH = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('works_with')})\s*[:：]?\s+`, 'iu')
/** «Slack and Jira integrations», «SlackとJiraと連携». */
const WORKED_WITH = new RegExp(
  String.raw`^(?:\p{Script=Han}{1,5}\s?)?(\p{Lu}[^.;:。]{5,80}?)\s?(?:${anyOf('works_with_behind')})(?!\p{Script=Latin}{3})`,
  'u',
)
/** «integrates with payroll systems such as Xero and Sage», «integrations (Slack, Jira)»: what kind of products they are comes first. */
const KIND_AHEAD = new RegExp(
  String.raw`^(?:\p{Ll}[\p{L}'’-]*,?\s){0,${KIND_WORDS_MAX}}(?:\p{L}[\p{L}'’-]*,?\s)?(?:(?:${anyOf('such_as')})\s|\((?:(?:${anyOf('such_as')})\s)?)`,
  'u',
)
const AND = `${anyOf('and_names')}|${anyOf('and_products')}`
const JOINED = new RegExp(String.raw` ?[,、;·•|/和与] ?(?:(?:${AND}) )?| (?:${AND}|&) `, 'u')
/** «Xero, QuickBooks, and Stripe payments»: the last is of its own. */
const APART = new RegExp(`, (?:${AND}) `, 'u')
const NAME = /^(?:\p{Ll}(?=\p{Lu}))?\p{Lu}[\p{L}\p{N}.+#-]*(?: [\p{Lu}\d][\p{L}\p{N}.+#-]*){0,2}$/u
/** What devices and programs speak, files, keys. */
const NO_PRODUCT = /^(?:wi-?fi|bluetooth|nfc|usb|hdmi|csv|pdf|json|xml|c[id]|apis?|pos|enter|esc|tab|ctrl|alt|shift|space)$/i

/** Products that a page says its own works with: named in a sentence, or by logos below a heading that says so. */
export function integrationsOn(reading: Reading, site: Site): Entry[] {
  return [...saidOn(reading, site), ...labelledAs(reading, site), ...shownOn(reading)]
}

/** «Integrations» right over «Slack · Jira»; words alone join other things too: «Book a call» on a button, for who reads «a» as «and». */
const headed = (block: Block, at: number, blocks: Block[]): Labelled[] => {
  const heading = blocks.slice(Math.max(0, at - HEADED_LINES), at).findLast(({ level }) => level > 0)
  return heading && block.level === 0 && !block.code && block.text.length <= LIST_CHARS_MAX && /[,、;·•|]/.test(block.text)
    ? [{ label: heading.text, value: block.text, blocks: [block] }]
    : []
}
const HEADED_LINES = 2
/** «Quorvia, Notelane and 60 more brands». */
const MORE = /(?:,| [\p{L}&]{1,4}) \d+\+? [^,;]{2,30}$/u

const isName = (text: string): boolean => NAME.test(text) && text.length <= NAME_CHARS_MAX
/** Names of products among those in a row: of no systems, and of no languages. */
function products(names: Entry[], site: Site): Entry[] {
  const own = names.filter(({ text }) => text.search(listed.SYSTEM) !== 0 && !NO_PRODUCT.test(text))
  return own.length >= NAMES_MIN && !own.some(({ text }) => languageNamesIn(text, site.lang)[0] === text) ? own : []
}

/** «Integrations | Slack, Jira». */
const labelledAs = (reading: Reading, site: Site): Entry[] =>
  [...labelledIn(reading), ...reading.blocks.flatMap(headed)].flatMap(({ label, value, blocks }) => {
    if (
      !listed.INTEGRATIONS_HEADING.test(loose(label)) ||
      listed.RUNS_NOT.test(label) ||
      blocks.some((block) => isForeignTongue(block, site))
    )
      return []
    const names = blocks.flatMap((block) =>
      (blocks.length > 1 ? block.text : value)
        .replace(/[.。]$/, '')
        .replace(MORE, '')
        .split(JOINED)
        .map((text) => ({ text, evidence: [quoteBlock(reading, block)] })),
    )
    return names.every(({ text }) => isName(text)) ? products(names, site) : []
  })

/** «Works with Slack, Jira and Notion»: names in a row, up to the first that is none. */
function saidOn(reading: Reading, site: Site): Entry[] {
  return reading.blocks.flatMap((block, at) => {
    if (block.code || block.region === 'nav' || block.region === 'footer' || isForeignTongue(block, site)) return []
    if (
      !(WORKS_WITH.test(block.text.replace(site.name?.value ?? '', 'it')) || WORKED_WITH.test(block.text)) ||
      isElsewhere(block, site) ||
      isQuoted(block)
    )
      return []
    return statementsIn(reading.blocks, at).flatMap((sentence) => {
      if (listed.RUNS_NOT.test(sentence)) return []
      // «Connect Lumbrio to Slack and Jira»
      const said = sentence.replace(site.name?.value ?? sentence, 'it')
      const match = WORKS_WITH.exec(said)
      if (match && isDenied(said.slice(0, match.index))) return []
      const named = match ? said.slice(match.index + match[0].length) : (WORKED_WITH.exec(sentence)?.[1] ?? '')
      const parts = named
        .slice(KIND_AHEAD.exec(named)?.[0].length ?? 0)
        .replace(/[.!。]$/u, '')
        .split(JOINED)
      const end = parts.findIndex((part) => !isName(part))
      // «Works with Bosch and Miele appliances»: of one kind, not with them.
      const [, kind = ''] = /^(\p{Lu}\S+)\s\p{Ll}+$/u.exec(parts[end] ?? '') ?? []
      if (kind !== '' && !NO_PRODUCT.test(kind) && !APART.test(named)) return []
      const last = end > 0 && match ? (/^[^)]+(?=\))|^\S+(?=\s\p{Ll})/u.exec(parts[end] ?? '')?.[0] ?? '') : ''
      const names = [...parts.slice(0, end < 0 ? undefined : end), ...(NAME.test(last) ? [last] : [])]
      return products(
        names.map((text) => ({ text, evidence: [quoteBlock(reading, block, sentence)] })),
        site,
      )
    })
  })
}

function shownOn(reading: Reading): Entry[] {
  const sections = reading.blocks.flatMap((block) => {
    const heading = block.text.length <= HEADING_CHARS_MAX ? listed.INTEGRATIONS_HEADING.exec(loose(block.text)) : null
    // A line that is no heading says it whole, for what shares its box.
    const box =
      block.level > 1 ? closest(block.element, 'section') : heading?.[0].length === block.text.length ? block.element.parent : null
    return heading && box?.type === 'tag' && box.name !== 'body' ? box : []
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
