import { Parser, type Handler } from 'htmlparser2'

const DEPTH_MAX = 512
const ATTRIBUTES_MAX = 256
/** No slip makes so many: the page is cut instead of read on. */
const ATTRIBUTES_READ_MAX = 5000
const NODES_MAX = 50_000
const TREE_NODES_MAX = 150_000
/** What stands between two tags is kept this far: a tree builder joins it letter by letter, 80 bytes each; the longest JSON-LD that is read is so long. */
const TEXT_RUN_CHARS_MAX = 200_000
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
type GuardedHtml = {
  /**
   * The whole markup for every honest page; otherwise up to the first place that breaks a bound. A tag with too many
   * attributes (a quote that was never closed makes hundreds) only loses its attributes, and a text that never ends its end.
   */
  html: string
  /** Which bound was broken, null when none. */
  cut: GuardReason | null
  nodes: number
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
 * Counts, while a stream parser reads, what a tree builder would make of the same markup. One object with numbers for fields: this runs
 * for every tag of every page.
 */
class TreeCount implements Partial<Handler> {
  private depth = 0
  private attributes = 0
  nodes = 0
  private treeNodes = 0
  /** Left open by a block that ended: each of them becomes a new node in every block that follows. */
  private orphans = 0
  /** Closed for the stream parser, open for a tree builder: blocks and walls passed over by an end tag. */
  private leaked = 0
  private blocksPassed = 0
  private wallsPassed = 0
  private inText = false
  private runChars = 0
  private tagStart = 0
  private kept = ''
  private keptTo = 0
  private readonly parser = new Parser(this)

  constructor(
    private readonly html: string,
    private readonly nodes_max: number,
  ) {}

  read(): void {
    this.parser.write(this.html)
    this.parser.end()
    // A tag that never ends is no text, and its attributes would still be read one by one.
    if (this.attributes > ATTRIBUTES_MAX && this.keptTo <= this.tagStart) throw new Bound('attributes', this.tagStart)
  }

  /** The markup up to a place, without the attributes of tags that had too many. */
  keptUpTo(end: number): string {
    return this.kept + this.html.slice(this.keptTo, end)
  }

  private count(): void {
    this.nodes++
    this.treeNodes += 1 + this.orphans
    if (this.nodes > this.nodes_max || this.treeNodes > TREE_NODES_MAX) throw new Bound('nodes', this.parser.startIndex)
  }

  onopentagname(): void {
    this.tagStart = this.parser.startIndex
    this.attributes = 0
    this.blocksPassed = 0
    this.wallsPassed = 0
    this.inText = false
    if (++this.depth + this.leaked + this.orphans > DEPTH_MAX) throw new Bound('depth', this.tagStart)
    this.count()
  }

  onattribute(): void {
    if (++this.attributes > ATTRIBUTES_READ_MAX) throw new Bound('attributes', this.tagStart)
  }

  onopentag(name: string): void {
    if (this.attributes <= ATTRIBUTES_MAX) return
    this.kept += `${this.html.slice(this.keptTo, this.tagStart)}<${name}>`
    this.keptTo = this.parser.endIndex + 1
  }

  onclosetag(name: string, implied: boolean): void {
    this.depth--
    this.inText = false
    if (implied) {
      if (FORMATTING.has(name)) this.orphans++
      if (BLOCKS.has(name)) this.blocksPassed++
      if (WALLS.has(name)) this.wallsPassed++
      return
    }
    if (!BLOCKS.has(name)) this.leaked += this.blocksPassed
    else if (!TABLE_PARTS.has(name)) this.leaked += this.wallsPassed
    this.blocksPassed = 0
    this.wallsPassed = 0
  }

  ontext(text: string): void {
    // Each entity comes as a piece of its own; a tree builder joins them to one node.
    if (!this.inText) {
      this.count()
      this.runChars = 0
    }
    this.inText = true
    this.runChars += text.length
    const over = this.runChars - TEXT_RUN_CHARS_MAX
    if (over <= 0) return
    const { startIndex, endIndex } = this.parser
    // An entity is dropped whole.
    const is_entity = text.length <= endIndex - startIndex
    this.kept += this.html.slice(this.keptTo, is_entity ? startIndex : Math.max(startIndex, endIndex + 1 - over))
    this.keptTo = endIndex + 1
  }

  oncomment(): void {
    this.count()
  }

  onprocessinginstruction(): void {
    this.count()
  }
}

/**
 * Makes markup safe for a tree builder, in linear time: nesting, attributes of a tag and nodes are bounded, since
 * 100 KB of `<div>` hold cheerio for seconds and one tag with 100,000 attributes for longer. Never throws. Who reads closely asks for
 * fewer nodes.
 */
export function guardHtml(html: string, nodes_max = NODES_MAX): GuardedHtml {
  const count = new TreeCount(html, nodes_max)
  try {
    count.read()
    return { html: count.keptUpTo(html.length), cut: null, nodes: count.nodes }
  } catch (error) {
    if (error instanceof Bound) return { html: count.keptUpTo(error.at), cut: error.reason, nodes: count.nodes }
    throw error
  }
}
