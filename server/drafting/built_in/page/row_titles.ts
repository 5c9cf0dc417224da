import type { ChildNode, Element } from 'domhandler'
import { anyOf, spaced, unspaced } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import { loose, wordCount } from '../../reading/fold.ts'
import { ancestorsOf, startOf, textIn } from './elements.ts'

const TITLE_CHARS_MAX = 80
const LINES_READ = 4

/** Names of pictures that an icon font draws where a page writes them: `arrow_outward`, `rocket_launch`. */
export const ICON_WORD = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/
const ICON_CLASS = /(?:^|[\s_-])(?:material-(?:icons|symbols)\S*|icons?|symbols?|glyph\S*|fa[srlb]?)(?=$|[\s_-])/i

/** A line that draws a picture by its name. */
export const isIconWord = (block: Block): boolean =>
  ICON_WORD.test(block.text) ||
  (/^[a-z_]{3,24}$/.test(block.text) && ancestorsOf(block.element, 1).some((at) => ICON_CLASS.test(at.attribs['class'] ?? '')))

/** «01», «2/9», «No. 3», «IV», with the card's picture beside it. */
export const RUNNING_NUMBER =
  /^[^\p{L}\p{N}#]{0,3}(?:n[or]?[.°º] ?|№ ?)?(?:0?\d{1,2}(?: ?(?:\/|of) ?0?\d{1,2})?|[ivx]{1,4}|[①-⑨])(?: ?[^\p{L}\p{N}%+]{1,2})?$/iu

/** What a card or entry is called: its heading, its bold line, or a short first line that others follow; the one line it holds. */
export function titleOf(blocks: Block[]): Block | null {
  const lines = blocks.filter((block) => !isIconWord(block) && /\p{L}\p{M}*\p{L}/u.test(block.text) && !RUNNING_NUMBER.test(block.text))
  const heading = lines.find((block) => block.level > 0)
  if (heading) return heading
  const first = lines[0]
  if (!first || lines.length === 1) return first ?? null
  const named = lines.slice(0, LINES_READ).find((block) => isNamedTitle(block))
  if (named) return named
  return first.text.length <= TITLE_CHARS_MAX && !/[.!?…。！？:：]$/.test(first.text) ? first : null
}

const TITLE_CLASS = /(?:^|[\s_-])(?:title|heading|name|term|caption-title|headline)(?=$|[\s_-])/i
const isNamedTitle = (block: Block): boolean =>
  block.text.length <= TITLE_CHARS_MAX &&
  (/^(?:dt|th|strong|b|summary)$/.test(block.tag) || TITLE_CLASS.test(block.element.attribs['class'] ?? '') || isBold(block.element))

/** «01 · Onboarding», «② Shared notes»: parts of one thing, counted for the look. */
export const PART_NUMBER = /^(?:0?\d{1,2}\s?[·•|]\s|0\d\s?[–—-]\s|[\p{So}\uFE0F\s]*[①-⑳]\s?)/u

/** A name without numbers, bullets, pictures and a first letter set large before it, and marks or arrows behind it. */
export const trimmedName = (text: string): string =>
  text
    .replace(PART_NUMBER, '')
    // A list of things done, in the signs of plain text.
    .replace(/^\[[xX]\] /, '')
    .replace(/^(\p{Lu})\s(?=\1\p{Ll})/u, '')
    .replace(/^[^\p{L}\p{N}"“„«(¿¡「『【]+|(?<![\s:;,.→›»↗✓✔☑✅])[\s:;,.→›»↗✓✔☑✅]+$/gu, '')

const BADGE = /(?:^|[\s_-])(?:badge|pill|chip|tag|tier|label|desc|rounded-full)(?=$|[\s_-])/i
const LEADS_ON = new RegExp(String.raw`^(?:${spaced('no_prose')}|${unspaced('no_prose')})\P{L}{0,4}$`, 'iu')
/** «Live wallpaper (Beta)», «We mend boats. Read more»: a line without the label or link that is set behind it. */
export function withoutBadge({ element, text }: Block, badge = BADGE): string {
  let at: Element | undefined = element
  for (let steps = 0; at && steps < BADGE_STEPS; steps++) {
    const last: ChildNode | undefined = at.children.findLast(
      (child) => child.type === 'tag' || (child.type === 'text' && /\S/.test(child.data)),
    )
    at = last?.type === 'tag' ? last : undefined
    const label = at ? textIn(at) : ''
    if (at && (badge.test(at.attribs['class'] ?? '') || LEADS_ON.test(label)) && label.length < text.length && text.endsWith(label))
      return text.slice(0, -label.length).trim()
  }
  return text
}
const BADGE_STEPS = 2

/** A name before what is said of it, in one line: «Offline maps: no signal needed», with the name in bold or before a dash. */
export function leadOf(block: Block): string {
  const bold = startOf(block.element, /^(?:strong|b)$/)
  const text = withoutBadge(block)
  // «**Offline maps.** No signal needed.»
  if (bold !== '' && text.startsWith(bold) && bold.length < text.length)
    return wordCount(bold) > LEAD_WORDS_MAX ? bold : bold.replace(/[.:。：]$/u, '')
  const [name, ...said] = block.level > 0 ? [] : block.element.children.filter((child) => child.type !== 'text' || /\S/.test(child.data))
  // «<span>Offline maps</span><span>No signal needed.</span>», which a style sheet sets one below the other.
  if (name && said.length > 0 && [name, ...said].every((child) => child.type === 'tag' && child.name === 'span')) {
    const lead = textIn(name as Element)
    if (lead.length > 2 && lead.length <= 60 && /^\s?\p{Lu}.{24}/u.test(text.slice(lead.length)) && !/[.!?:]$/.test(lead)) return lead
  }
  const cut = /^[^:–—]{3,60}(?=\s[–—]\s|:\s)/u.exec(text)?.[0]
  return cut ?? text
}
const LEAD_WORDS_MAX = 6

/** An element with bold type and nothing else. */
function isBold(element: Element): boolean {
  const only = element.children.filter((child) => child.type === 'tag' || (child.type === 'text' && /\S/.test(child.data)))
  return only.length === 1 && only[0]?.type === 'tag' && /^(?:strong|b)$/.test(only[0].name)
}

/** «50 Tbps +», «<30 ms»: a figure with what it counts. */
export const isCounter = (title: string): boolean => /^[<>~≈]?\d[\d.,]*\s?(?:\p{L}{1,4}\s?)?[+%<>]/u.test(title)
const PLAN = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('plan_names')})$`, 'u')
/** «Gold», «Lumo Team»: what one of several plans is called. */
export const isPlan = (title: string): boolean => wordCount(title) <= PLAN_WORDS_MAX && PLAN.test(loose(title))
const PLAN_WORDS_MAX = 2

const ENDS_IN_PEOPLE = new RegExp(String.raw`(?<!\p{L})(?:${spaced('people_served')})$`, 'iu')
const GROUP_WORDS_MAX = 3
/** «Researchers», «Young professionals»: who ends a short title is who it is about; «Client portal» is not. */
const isGroup = (title: string): boolean => wordCount(title) <= GROUP_WORDS_MAX && ENDS_IN_PEOPLE.test(title)
const GROUPS_SURE = 1 / 3

/** Whether most titles are groups of people; «Professionals & executives» counts beside groups of one name. */
export function areGroups(titles: string[]): boolean {
  const sure = titles.filter(isGroup).length
  const paired = titles.filter((title) => isGroup(title.split(' & ')[0] ?? '')).length
  return sure * 2 > titles.length || (sure > titles.length * GROUPS_SURE && paired * 2 > titles.length)
}
