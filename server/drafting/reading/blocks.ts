import type { AnyNode, Element } from 'domhandler'
import { fold } from '../../base/fold.ts'
import { markedLanguage } from './marked_language.ts'

export type Region = 'header' | 'nav' | 'main' | 'aside' | 'footer'

/** One line of a page as people see it: a paragraph, heading, table cell, list entry or button. */
export type Block = {
  /** Inline markup joined as it reads; what quotes are taken from. */
  text: string
  /** The same with a space at every element boundary, so that `Contact<a>a@b.org</a>` does not run together. */
  spaced: string
  tag: string
  /** 1–6, or 0 when it is no heading. */
  level: number
  /** The headings it stands under, outermost first, itself excluded. */
  headings: string[]
  region: Region
  /** Language of the nearest `lang` attribute inside the body, such as `de`. */
  lang: string | null
  /** In the markup but not shown: a closed panel, a menu for small screens, or text meant for machines. */
  hidden: boolean
  /** Program text, a form's placeholder text or a choice; never a statement. */
  code: boolean
  element: Element
}

const BLOCKS_MAX = 20_000
/** A line is read this far; what goes on longer is no line that people read. */
const LINE_CHARS_MAX = 8000
const DEPTH_MAX = 600

const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark nobr picture q rp rt ruby s samp small source span strike strong sub sup svg time tt u var wbr'.split(
    ' ',
  ),
)
const SKIPPED = new Set(
  'script style template noscript head title iframe object embed canvas audio video map math frameset textarea'.split(' '),
)
const CODE = new Set(['pre', 'code', 'kbd', 'samp', 'select', 'option', 'datalist', 'textarea'])
const INVISIBLE_STYLE =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|em|rem|pt|%)?\s*(?:;|!|$)|(?:left|top|text-indent)\s*:\s*-\d{3,}|clip\s*:\s*rect\(0)/i
const INVISIBLE_CLASS = /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|screen-reader|d-none|w3-hide)(?:\s|$)/i

/** «d-none d-md-block»: left out on a phone, and shown on any wider screen. */
const SHOWN_WIDE = /(?:^|\s)d-(?:sm|md|lg|xl|xxl)-(?!none)/

/** Fonts that draw a picture in the place of its name: `rocket_launch`. */
const ICON_FONT = /(?:^|\s)material-(?:icons|symbols)/i
function drawsIcon(element: Element): boolean {
  if (!ICON_FONT.test(element.attribs['class'] ?? '')) return false
  const [only] = element.children
  return element.children.length === 1 && only?.type === 'text' && /^\s*[a-z][a-z0-9_]*\s*$/.test(only.data)
}

/** «¶», «#», «§» behind a heading, which leads to the heading itself; manuals show it to the mouse alone. */
const isMarkOfPlace = ({ name, attribs, children }: Element): boolean =>
  name === 'a' && /^#./.test(attribs['href'] ?? '') && children.every((child) => child.type === 'text' && !/[\p{L}\p{N}]/u.test(child.data))

const isElement = (node: AnyNode): node is Element => node.type === 'tag' || node.type === 'script' || node.type === 'style'

/** `opacity: 0` counts as shown: effects that fade sections in leave it in the markup. */
export function isHidden(element: Element): boolean {
  const { style, hidden, class: classes } = element.attribs
  if (hidden !== undefined || element.attribs['aria-hidden'] === 'true') return true
  if (classes && INVISIBLE_CLASS.test(classes) && !SHOWN_WIDE.test(classes)) return true
  return style !== undefined && INVISIBLE_STYLE.test(style)
}

const FOOTER_CLASS = /(?:^|\s)([\w-]*)(?:footer|(?<![a-z])foot)(?:$|\s)/i
const CARD_CLASS = /card|modal|dialog|popup|item|box|panel|table|plan|pric|product|tile|quote|testimonial|review/i
const CARD_LEVELS = 5
/** `.card__footer`, a footer in a quotation or in one of several articles: the foot of a box, not of the page. */
function isFootOfCard(element: Element, called: string): boolean {
  if (CARD_CLASS.test(called)) return true
  let at: Element | null = element
  for (let level = 0; level < CARD_LEVELS; level++) {
    at = at.parent?.type === 'tag' ? at.parent : null
    if (at === null) return false
    if (/^(?:li|blockquote|figure|td)$/.test(at.name)) return true
    if (at.name === 'article' && (at.parent?.children.filter((child) => child.type === 'tag' && child.name === 'article').length ?? 0) > 1)
      return true
  }
  return false
}

function regionOf(element: Element, outer: Region): Region {
  const role = element.attribs['role']
  if (element.name === 'nav' || role === 'navigation' || role === 'menubar') return outer === 'footer' ? 'footer' : 'nav'
  if (outer === 'footer' || outer === 'nav') return outer
  const named = `${element.attribs['id'] ?? ''} ${element.attribs['class'] ?? ''}`
  const called = element.name === 'body' ? undefined : FOOTER_CLASS.exec(named)?.[1]
  if ((element.name === 'footer' || role === 'contentinfo' || called !== undefined) && !isFootOfCard(element, called ?? '')) return 'footer'
  if (element.name === 'aside' || role === 'complementary') return 'aside'
  if (element.name === 'main' || role === 'main' || element.name === 'article') return 'main'
  if ((element.name === 'header' && outer === 'main') || role === 'banner') return 'header'
  return outer
}

type Context = { region: Region; lang: string | null; hidden: boolean; code: boolean; block: Element; depth: number }
type Piece = { text: string; apart: boolean; seam: boolean }

type Children = { own_text: boolean; actions: number }
/** What the children of an element are, counted once: a row of ten thousand cells asks for it ten thousand times. */
const counted = new WeakMap<Element, Children>()
function childrenOf(element: Element): Children {
  const known = counted.get(element) ?? {
    own_text: element.children.some((child) => child.type === 'text' && /\S/.test(child.data)),
    actions: element.children.filter((child) => isElement(child) && ACTIONS.has(child.name)).length,
  }
  counted.set(element, known)
  return known
}
const hasOwnText = (element: Element) => childrenOf(element).own_text
const ACTIONS = new Set(['a', 'button', 'label', 'li'])

/** Buttons and links side by side are separate lines; a link inside a sentence is part of it. */
function standsAlone(element: Element): boolean {
  if (!INLINE.has(element.name)) return true
  const parent = element.parent
  return element.name === 'a' && parent !== null && isElement(parent) && !hasOwnText(parent) && childrenOf(parent).actions > 1
}

/** The visible lines of a page in reading order; `hidden` ones are kept and marked. Bounded in depth and number. */
export function blocksOf(root: Element): Block[] {
  const blocks: Block[] = []
  const outline: { level: number; text: string }[] = []
  let pieces: Piece[] = []
  let open: Context | null = null
  let seam = false
  let apart = false

  const flush = (): void => {
    const context = open
    const line = context && joinPieces(pieces)
    pieces = []
    open = null
    seam = apart = false
    if (!context || !line || line.joined === '' || blocks.length >= BLOCKS_MAX) return
    const text = (line.runsTogether && !line.letters ? line.spaced : line.joined).slice(0, LINE_CHARS_MAX)
    const heading = headingOf(context.block)
    while (heading > 0 && outline.length > 0 && (outline.at(-1)?.level ?? 0) >= heading) outline.pop()
    blocks.push({
      text,
      spaced: (line.letters ? line.joined : line.spaced).slice(0, LINE_CHARS_MAX),
      tag: context.block.name,
      level: heading,
      headings: outline.map((entry) => entry.text),
      region: context.region,
      lang: context.lang,
      hidden: context.hidden,
      code: context.code,
      element: context.block,
    })
    if (heading > 0 && !context.hidden) outline.push({ level: heading, text })
  }

  const visit = (node: AnyNode, outer: Context): void => {
    if (node.type === 'text') {
      if (node.data === '') return
      if (open === null && /\S/.test(node.data)) open = outer
      pieces.push({ text: node.data, seam, apart })
      seam = apart = false
      return
    }
    if (!isElement(node) || outer.depth >= DEPTH_MAX) return
    if (SKIPPED.has(node.name) || node.name === 'br' || node.name === 'hr') return flush()
    if (node.name === 'svg' || node.name === 'img' || drawsIcon(node) || isMarkOfPlace(node)) return void (seam = true)
    const { context, breaks } = enter(node, outer)
    const sibling = node.parent !== null && isElement(node.parent) && !hasOwnText(node.parent)
    if (breaks) flush()
    seam = true
    apart ||= sibling
    for (const child of node.children) visit(child, context)
    if (breaks) flush()
    seam = true
    apart ||= sibling
  }

  visit(root, { region: 'main', lang: null, hidden: false, code: false, block: root, depth: 0 })
  flush()
  return blocks
}

/** What holds inside an element, and whether it begins a line of its own. */
function enter(node: Element, outer: Context): { context: Context; breaks: boolean } {
  const hidden = outer.hidden || isHidden(node)
  const lang = markedLanguage(node)
  const breaks =
    standsAlone(node) || hidden !== outer.hidden || (lang !== null && lang !== outer.lang && node.name !== 'html' && node.name !== 'body')
  const context: Context = {
    region: regionOf(node, outer.region),
    lang: node.name === 'html' || node.name === 'body' ? null : (lang ?? outer.lang),
    hidden,
    // A program's name at the head of its page is set as code too.
    code: outer.code || (CODE.has(node.name) && headingOf(node) !== 1),
    block:
      INLINE.has(node.name) && node.name !== 'a' && node.name !== 'code' ? outer.block : node.name === 'a' && !breaks ? outer.block : node,
    depth: outer.depth + 1,
  }
  // A sentence with a code word in it is still a sentence of the paragraph around it.
  if (INLINE.has(node.name) && hasOwnText(outer.block)) Object.assign(context, { block: breaks ? node : outer.block, code: outer.code })
  return { context, breaks }
}

/** A line's pieces without and with spaces where elements meet; `letters` are single ones, drawn apart. */
function joinPieces(pieces: Piece[]) {
  const letters = pieces.filter((piece) => piece.text.trim().length === 1).length > Math.max(3, pieces.length * 0.6)
  const joined = fold(pieces.map((piece) => piece.text).join(''))
  const spaced = pieces.length === 1 ? joined : fold(pieces.map((piece) => (piece.seam ? ' ' : '') + piece.text).join(''))
  const runsTogether = pieces.some((piece, at) => {
    const before = pieces[at - 1]?.text ?? ''
    if (piece.apart && /[\p{L}\p{N}.!?:]$/u.test(before) && /^[\p{L}\p{N}]/u.test(piece.text)) return true
    if (piece.seam && areCents(before, piece.text, pieces[at + 1]?.text)) return true
    return piece.seam && (meetsPhrase(before, piece.text) || (/\p{L}{3}$/u.test(before) && /^\d/.test(piece.text)))
  })
  return { letters, joined, spaced, runsTogether }
}

/** «29» and «90» in an element of its own, which styles set small and high. */
const areCents = (before: string, text: string, after = ''): boolean =>
  /(?:^|\D)\d{1,4}$/.test(before) && /^\d\d\s*$/.test(text) && !/^\s*[\d.,:]/.test(after)

/** Two pieces of several words each meet letter to letter: styles set them on lines of their own. */
const meetsPhrase = (before: string, after: string): boolean =>
  /\p{L}\s+[^\s]*\p{L}$/u.test(before.slice(-80)) && /^\p{L}[^\s]*\s+\p{L}/u.test(after.slice(0, 80))

function headingOf(element: Element): number {
  for (let at: Element | null = element, steps = 0; at && steps < 3; steps++) {
    const level = /^h([1-6])$/.exec(at.name)?.[1] ?? (at.attribs['role'] === 'heading' ? (at.attribs['aria-level'] ?? '2') : null)
    if (level) return Number(level)
    at = at.parent && isElement(at.parent) ? at.parent : null
  }
  return 0
}

/** Tags, ids and classes of an element and what it stands in, lower case, outermost first: `body section#pricing div.card h3`. */
export function pathOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && steps.length < 30; at = at.parent && isElement(at.parent) ? at.parent : null) {
    const { id, class: classes } = at.attribs
    steps.push(at.name + (id ? `#${id}` : '') + (classes ? '.' + classes.trim().split(/\s+/).slice(0, 12).join('.') : ''))
  }
  return steps.toReversed().join(' ').toLowerCase()
}
