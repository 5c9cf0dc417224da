import type { Page } from '../crawl/page.ts'
import { fold, loose } from './reading/fold.ts'
import { readPages } from './reading/reading.ts'

/** Where a quote stands on a page: the lines around it, and its own line in three pieces. */
export type Surroundings = {
  heading: string | null
  before: string[]
  line: { before: string; quote: string; after: string }
  after: string[]
}

const LINES_AROUND = 4
const LINE_CHARACTERS_MAX = 600

/** Finds a quote among the lines that people see; null where it stands in what only machines read, such as the title or a meta tag. */
export function findSurroundings({ page, quote }: { page: Page; quote: string }): Surroundings | null {
  const wanted = fold(quote)
  const [reading] = readPages([page])
  const blocks = reading?.all_blocks ?? []
  // «9 €» is a line of its own before it is a part of «19 €».
  const whole = blocks.findIndex((block) => block.text === wanted)
  const exact = whole === -1 ? blocks.findIndex((block) => block.text.includes(wanted) || block.spaced.includes(wanted)) : whole
  const at = exact === -1 ? blocks.findIndex((block) => loose(block.text).includes(loose(wanted))) : exact
  const block = blocks[at]
  if (!block || wanted === '') return null
  const near = (from: number, to: number) => blocks.slice(Math.max(0, from), to).map(({ text }) => text.slice(0, LINE_CHARACTERS_MAX))
  return {
    heading: block.headings.at(-1) ?? null,
    before: near(at - LINES_AROUND, at),
    line: inPieces(block.text.includes(wanted) ? block.text : block.spaced, wanted),
    after: near(at + 1, at + 1 + LINES_AROUND),
  }
}

/** A line that says it in other dashes or quotation marks is marked as a whole. */
function inPieces(line: string, wanted: string): Surroundings['line'] {
  const at = line.indexOf(wanted)
  if (at === -1) return { before: '', quote: line, after: '' }
  return {
    before: line.slice(Math.max(0, at - LINE_CHARACTERS_MAX), at),
    quote: wanted,
    after: line.slice(at + wanted.length, at + wanted.length + LINE_CHARACTERS_MAX),
  }
}
