import type { Block } from '../../reading/blocks.ts'
import { anyOf } from '../../../lexicon/compile.ts'
import { joinLines, loose } from '../../reading/fold.ts'
import { leadOf, trimmedName, withoutBadge } from '../page/row_titles.ts'
import * as listed from '../words/list_words.ts'
import { ASKS } from '../words/question_words.ts'
import type { Item } from '../page/flat_rows.ts'
import type { Row } from '../page/rows.ts'

const LABEL_CHARS_MAX = 24
const ROW_OF_MANY = 4

/** What a row lists, without what is not there yet, a last card that asks for something, parts of a text and holes of a template. */
export function fittingItems(row: Row): Item[] {
  const fitting = row.items.filter((item) => !isSoon(item) && !isOddOne(item, row) && !UNFILLED.test(item.title.text) && !isCrossed(item))
  const parts = fitting.filter(isPart)
  return parts.length >= PARTS_MIN ? fitting.filter((item) => !parts.includes(item)) : fitting
}

/** What an item is called, and the lines that say it: a heading broken into lines is one name. */
export function nameOf({ title, blocks }: Item): { text: string; lines: Block[] } {
  const own = blocks.filter((line) => line.element === title.element)
  // In plain text only what goes on in small letters is the same name.
  const end = title.level > 0 ? -1 : own.findIndex(({ text }, at) => at > 0 && !/^\p{Ll}/u.test(text))
  const lines = own.slice(0, end < 0 ? undefined : end)
  return {
    text: trimmedName(title.level > 0 || lines.length > 1 ? joinLines(lines.map((line) => withoutBadge(line))) : leadOf(title)),
    lines,
  }
}

/** «What it is», «How to use it»: where several ask, they are headings of a text. */
const isPart = ({ title }: Item): boolean => ASKS.test(loose(title.text))
const PARTS_MIN = 2

/** «{{ title }}», «brook/tidepool-web main»: a hole of a template, a line of a list on a screen. */
const UNFILLED = /\{\{|\}\}|\{%|%\}|^[a-z\d][\w.-]*\/(?=[a-z\d][\w.]*-[\w.-])[\w.-]+(?:\s|$)/u

/** «❌ Payroll» in a list of what is ticked, «No» beside it in a table: what it does not do. */
const isCrossed = ({ blocks }: Item): boolean =>
  CROSSED.test(blocks[0]?.text ?? '') || blocks.slice(1).some(({ text }) => MISSING.test(text))
const CROSS = String.raw`(?:[✗✘✕✖❌⛔🚫]|×(?!\s?\d))`
const CROSSED = new RegExp(String.raw`^(?:${CROSS}|\[ ?\] )`, 'u')
const MISSING = new RegExp(String.raw`^(?:${CROSS}\uFE0F?|${anyOf('cell_missing')})$`, 'iu')

/** A label on a card, or the end of its text, says that it is not there yet. */
const isSoon = ({ title, blocks }: Item): boolean =>
  listed.NOT_YET.test(title.text) ||
  blocks.some((block) => {
    const last = block.text.split(/[.!。] ?(?=.)/u).at(-1) ?? ''
    return block !== title && last.length <= LABEL_CHARS_MAX && listed.NOT_YET.test(loose(last))
  })

/** The last card of many, which alone leads elsewhere or asks: «Something missing? Tell us». */
function isOddOne(item: Item, { items }: Row): boolean {
  if (items.length < ROW_OF_MANY || item !== items.at(-1) || !isCalling(item)) return false
  return items.filter(isCalling).length === 1
}

const isCalling = ({ blocks }: Item): boolean =>
  blocks.some(
    (block) =>
      /[?？]$/.test(block.text) ||
      /^(?:a|button)$/.test(block.tag) ||
      block.element.children.some((child) => child.type === 'tag' && child.name === 'a'),
  )
