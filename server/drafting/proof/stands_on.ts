import { fold, loose } from '../../base/fold.ts'

/** What of a page can be quoted: its lines, shown and hidden, and what its title, attributes and data say, one per row. */
export type Quotable = { all_blocks: readonly { text: string; spaced: string }[]; attributes: string }
/** The same characters once white space is folded, or once case, quotation marks and dashes are folded too. */
export type Match = 'exact' | 'normalized'

/** A longer quote may have been cut anywhere, and stands nowhere by chance. */
const SHORT_CHARS_MAX = 100
const IN_WORD = /[\p{Lu}\p{Ll}\p{Nd}_]{2}/u
const IN_NUMBER = /\d[.,]\d/

/** How a quote stands on a page; null when it does not. Quotes never run over the end of a line. */
export function standsOn(page: Quotable, quote: string): Match | null {
  const wanted = fold(quote)
  if (wanted === '') return null
  for (const block of page.all_blocks) if (says(block.text, wanted) || says(block.spaced, wanted)) return 'exact'
  if (says(page.attributes, wanted)) return 'exact'
  const folded = loose(wanted)
  return looseText(page).some((line) => says(line, folded)) ? 'normalized' : null
}

/** As words and numbers of its own: «9 €» is not said by «19 €», nor an account by another whose name begins like its. */
function says(text: string, wanted: string): boolean {
  const goesOn = (at: number) =>
    IN_WORD.test(text.slice(Math.max(0, at - 1), at + 1)) || IN_NUMBER.test(text.slice(Math.max(0, at - 2), at + 2))
  let at = text.indexOf(wanted)
  if (wanted.length <= SHORT_CHARS_MAX) while (at >= 0 && (goesOn(at) || goesOn(at + wanted.length))) at = text.indexOf(wanted, at + 1)
  return at >= 0
}

const looseLines = new WeakMap<Quotable, string[]>()
function looseText(page: Quotable): string[] {
  const known = looseLines.get(page) ?? [
    ...page.all_blocks.flatMap((block) => [loose(block.text), loose(block.spaced)]),
    ...page.attributes.split('\n').map(loose),
  ]
  looseLines.set(page, known)
  return known
}
