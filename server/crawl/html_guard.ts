import { Parser } from 'htmlparser2'

const DEPTH_MAX = 512
const ATTRIBUTES_MAX = 256
/** No slip makes so many: the page is cut instead of read on. */
const ATTRIBUTES_READ_MAX = 5000
const NODES_MAX = 100_000
const TREE_NODES_MAX = 300_000
/** Blocks that only the end tag of a block closes: `<span><div></span>` leaves the div open in a tree, though not in a stream. */
const BLOCKS = new Set(
  'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup html li main marquee nav object ol p pre search section select summary table tbody td template tfoot th thead tr ul'.split(
    ' ',
  ),
)
/** Elements that not even the end tag of a block outside them closes. */
const WALLS = new Set(['applet', 'button', 'caption', 'marquee', 'object', 'select', 'svg', 'math', 'table', 'td', 'template', 'th'])
const TABLE_PARTS = new Set(['body', 'html', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'])
/** Elements that the HTML standard opens again in every later block when they were never closed. */
const FORMATTING = new Set(['b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u'])

export type GuardReason = 'depth' | 'attributes' | 'nodes'
export type GuardedHtml = {
  /**
   * The whole markup for every honest page; otherwise up to the first place that breaks a bound. A tag with too many
   * attributes (a quote that was never closed makes hundreds) only loses its attributes.
   */
  html: string
  /** Which bound was broken, null when none. */
  cut: GuardReason | null
}

class Bound extends Error {
  constructor(
    readonly reason: GuardReason,
    readonly at: number,
  ) {
    super(reason)
  }
}

/**
 * Makes markup safe for a tree builder, in linear time: nesting, attributes of a tag and nodes are bounded, since
 * 100 KB of `<div>` hold cheerio for seconds and one tag with 100,000 attributes for longer. Never throws. Who reads closely asks for
 * fewer nodes.
 */
export function guardHtml(html: string, nodes_max = NODES_MAX): GuardedHtml {
  let depth = 0
  let attributes = 0
  let nodes = 0
  let treeNodes = 0
  // Left open by a block that ended: each of them becomes a new node in every block that follows.
  let orphans = 0
  // Closed for the stream parser, open for a tree builder: blocks and walls passed over by an end tag.
  let leaked = 0
  let blocksPassed = 0
  let wallsPassed = 0
  const count = () => {
    nodes++
    treeNodes += 1 + orphans
    if (nodes > nodes_max || treeNodes > TREE_NODES_MAX) throw new Bound('nodes', parser.startIndex)
  }
  let tagStart = 0
  let kept = ''
  let keptTo = 0
  let inText = false
  const parser = new Parser({
    onopentagname() {
      tagStart = parser.startIndex
      attributes = 0
      blocksPassed = 0
      wallsPassed = 0
      inText = false
      if (++depth + leaked + orphans > DEPTH_MAX) throw new Bound('depth', tagStart)
      count()
    },
    onattribute() {
      if (++attributes > ATTRIBUTES_READ_MAX) throw new Bound('attributes', tagStart)
    },
    onopentag(name) {
      if (attributes <= ATTRIBUTES_MAX) return
      kept += `${html.slice(keptTo, tagStart)}<${name}>`
      keptTo = parser.endIndex + 1
    },
    onclosetag(name, implied) {
      depth--
      inText = false
      if (implied) {
        if (FORMATTING.has(name)) orphans++
        if (BLOCKS.has(name)) blocksPassed++
        if (WALLS.has(name)) wallsPassed++
        return
      }
      if (!BLOCKS.has(name)) leaked += blocksPassed
      else if (!TABLE_PARTS.has(name)) leaked += wallsPassed
      blocksPassed = 0
      wallsPassed = 0
    },
    ontext() {
      // Each entity comes as a piece of its own; a tree builder joins them to one node.
      if (!inText) count()
      inText = true
    },
    oncomment: count,
    onprocessinginstruction: count,
  })
  try {
    parser.write(html)
    parser.end()
    // A tag that never ends is no text, and its attributes would still be read one by one.
    if (attributes > ATTRIBUTES_MAX && keptTo <= tagStart) throw new Bound('attributes', tagStart)
    return { html: kept + html.slice(keptTo), cut: null }
  } catch (error) {
    if (error instanceof Bound) return { html: kept + html.slice(keptTo, error.at), cut: error.reason }
    throw error
  }
}
