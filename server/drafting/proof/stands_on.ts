import { fold, loose } from '../../base/fold.ts'

/** What of a page can be quoted: its lines, shown and hidden, and what its title, attributes and data say, one per row. */
export type Quotable = { all_blocks: readonly { text: string; spaced: string }[]; attributes: string }
/** The same characters once white space is folded, or once case, quotation marks and dashes are folded too. */
export type Match = 'exact' | 'normalized'

/** How a quote stands on a page; null when it does not. Quotes never run over the end of a line. */
export function standsOn(page: Quotable, quote: string): Match | null {
  const wanted = fold(quote)
  if (wanted === '') return null
  for (const block of page.all_blocks) if (block.text.includes(wanted) || block.spaced.includes(wanted)) return 'exact'
  if (page.attributes.includes(wanted)) return 'exact'
  const folded = loose(wanted)
  return looseText(page).some((line) => line.includes(folded)) ? 'normalized' : null
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
