import type { Block } from './blocks.ts'

/*
 * How much of a page the rules look at. The rules cost 2 to 20 microseconds a line and as much for ten characters, so these bounds are
 * what holds a page of 2 MB to two seconds. Of 54 pages of 13 product sites the largest holds 504 lines, 50,429 characters of text, 149
 * links and 1,086 elements; whatever goes far beyond that says no more about a product.
 */

/** Nodes of a page that the rules' tree is built of. */
const TREE_NODES_READ_MAX = 30_000
/** Of all pages together: a tree takes more than a kilobyte a node, and all of them stand while the rules read. */
const TREE_NODES_SITE_MAX = 60_000
/** What is left to each page after the largest ones, more than most have in all. */
const TREE_NODES_LEFT_MIN = 2500
const LINES_MAX = 3000
const TEXT_CHARS_MAX = 150_000
/** Who is behind a site stands at the foot of its pages: of a page that is too long these are its last lines. */
const LINES_AT_END = 300
const CHARS_AT_END = 30_000
const LINKS_MAX = 1000
const LINKS_AT_END = 200
/** Values of attributes, and what a page's JSON-LD scripts hold. */
export const ATTRIBUTE_TEXT_CHARS_MAX = 400_000
export const JSON_LD_CHARS_MAX = 200_000
export const JSON_LD_NODES_MAX = 500
/** A data: address is no statement, and a longer value none that a quote could show. */
export const ATTRIBUTE_CHARS_MAX = 5000

/** The lines of a page within the bounds: all of an ordinary one, of a longer one its beginning and its end. */
export function boundedLines(blocks: Block[]): Block[] {
  const chars = blocks.reduce((sum, block) => sum + block.spaced.length, 0)
  if (blocks.length <= LINES_MAX && chars <= TEXT_CHARS_MAX) return blocks
  const end = taken(blocks.toReversed(), LINES_AT_END, CHARS_AT_END).toReversed()
  const start = taken(blocks.slice(0, blocks.length - end.length), LINES_MAX - LINES_AT_END, TEXT_CHARS_MAX - CHARS_AT_END)
  return [...start, ...end]
}

/** The links of a page within the bounds, in the same way. */
export const boundedLinks = <Entry>(links: Entry[]): Entry[] =>
  links.length <= LINKS_MAX ? links : [...links.slice(0, LINKS_MAX - LINKS_AT_END), ...links.slice(-LINKS_AT_END)]

function taken(blocks: Block[], lines_max: number, chars_max: number): Block[] {
  const kept: Block[] = []
  let chars = 0
  for (const block of blocks) {
    chars += block.spaced.length
    if (kept.length >= lines_max || chars > chars_max) break
    kept.push(block)
  }
  return kept
}

/** How many nodes the trees of a site's pages may have, one page after another. */
export function createNodeShare(pages: number): { max(): number; take(nodes: number): void } {
  let left = TREE_NODES_SITE_MAX
  let later = pages - 1
  return {
    max: () => Math.min(TREE_NODES_READ_MAX, Math.max(left - later * TREE_NODES_LEFT_MIN, TREE_NODES_LEFT_MIN)),
    take(nodes) {
      left -= nodes
      later--
    },
  }
}
