import { isObject } from '../../base/is_object.ts'
import { cleanJson } from '../../crawl/clean_text.ts'
import { load, type CheerioAPI } from 'cheerio'
import { isTag, type Element } from 'domhandler'
import { guardHtml } from '../../crawl/html_guard.ts'
import type { Page, PageKind } from '../../crawl/page.ts'
import { attributeLines, manifestLines, paragraphs } from './attribute_lines.ts'
import { blocksOf, type Block } from './blocks.ts'
import { fold } from './fold.ts'
import { jsonLdIn, type JsonLdNode } from './json_ld.ts'
import { languageOf } from './language.ts'
import { isLeftOver } from './left_over.ts'
import { ownNodes } from './own_nodes.ts'
import { linksOf, type Link } from './page_links.ts'
import * as bounds from './reading_bounds.ts'

export { baseOf, resolveUrl, type Link } from './page_links.ts'

export type Meta = { name: string; content: string }

/** One page, parsed once, with what the rules need. */
export type Reading = {
  url: string
  kind: PageKind
  found_by: Page['found_by']
  retrieved_at: string
  /** What a browser showed of the page. */
  rendered: boolean
  /** Of the page's body, where it is known. */
  sha256: string | null
  $: CheerioAPI
  /** What the text is written in, such as `de`; the `lang` attribute only where the text is too short to tell. */
  lang: string | null
  title: string
  /** `name`, `property` or `itemprop` in lower case. */
  metas: Meta[]
  /** Without the nodes that tell of somebody else. */
  json_ld: JsonLdNode[]
  /** Shown lines in reading order, in the page's language where it holds several, without what a template left behind. */
  blocks: Block[]
  /** Shown and hidden lines in reading order: closed panels of an accordion are among them. */
  all_blocks: Block[]
  /** How many shown lines came with a template; they and their sections are in neither list. */
  left_over: number
  links: Link[]
  /** Shown lines, one per row: the stored text that quotes are proven against, together with `attributes`. */
  text: string
  /** Title, meta, JSON-LD strings and attribute values, one per row. */
  attributes: string
  /** Members of a web app manifest, on the page that is one. */
  manifest: Record<string, unknown> | null
}

const PAGES_MAX = 30

/** Parses each page once. Markup that cannot be parsed gives an empty reading, never an error. */
export function readPages(pages: Page[]): Reading[] {
  const read = pages.slice(0, PAGES_MAX)
  const share = bounds.createNodeShare(read.length)
  return read.map((page) => readPage(page, share))
}

function readPage(page: Page, share: ReturnType<typeof bounds.createNodeShare>): Reading {
  const manifest = page.kind === 'manifest' ? manifestOf(page.html) : null
  const markup = /^text\/plain/i.test(page.content_type) ? paragraphs(page.html) : page.html
  const guarded = guardHtml(manifest ? '' : markup, share.max())
  share.take(guarded.nodes)
  const $ = load(guarded.html)
  const read = bounds.boundedLines($('html').get().flatMap(blocksOf))
  const all_blocks = withoutDemo(read)
  const shown = all_blocks.filter((block) => !block.hidden)
  const lang = languageOfBlocks(shown, $('html').attr('lang') ?? null)
  const blocks = inLanguage(shown, lang)
  const json_ld = jsonLdIn(
    $('script[type*="ld+json"]')
      .get()
      .map((script) => $(script).text()),
  )
  return {
    url: page.url,
    kind: page.kind,
    found_by: page.found_by,
    retrieved_at: page.retrieved_at,
    rendered: page.rendered === true,
    sha256: page.sha256 ?? null,
    $,
    lang,
    title: fold($('title').first().text()),
    metas: metasOf($),
    json_ld: ownNodes(json_ld),
    blocks,
    all_blocks,
    left_over: read.filter((block) => !block.hidden && !block.code && isLeftOver(block.text)).length,
    links: linksOf($, page.url),
    text: blocks.map((block) => block.text).join('\n'),
    attributes: manifest
      ? manifestLines(page.html, manifest)
      : attributeLines($('*').get().filter(isTag), fold($('title').first().text()), json_ld),
    manifest,
  }
}

/** What the unmarked text is written in; where nearly all is marked, the declared language or the most frequent one. */
function languageOfBlocks(blocks: Block[], declared: string | null): string | null {
  const texts = blocks.filter((block) => !block.code)
  const unmarked = texts
    .filter((block) => block.lang === null)
    .map((block) => block.text)
    .join(' ')
  const marked = texts.filter((block) => block.lang !== null)
  if (marked.length < 4) return languageOf(texts.map((block) => block.text).join(' '), declared)
  const languages = [...new Set(marked.map((block) => block.lang))]
  const stated = declared?.toLowerCase().slice(0, 2) ?? null
  if (stated && languages.includes(stated)) return stated
  return languageOf(unmarked, declared) ?? languages[0] ?? null
}

/** A page in two languages is read in one of them. */
function inLanguage(blocks: Block[], lang: string | null): Block[] {
  const own = blocks.filter((block) => block.lang === null || block.lang === lang)
  return own.length * 4 >= blocks.length ? own : blocks
}

/** A section with more of the page's lines than this is the page. */
const SECTION_SHARE_MAX = 0.6

/** The lines without the sections that a template left behind: one line of filler tells about the prices and people beside it. */
function withoutDemo(blocks: Block[]): Block[] {
  const lines = new Map<Element, number>()
  for (const block of blocks) {
    const section =
      !block.code && isLeftOver(block.text)
        ? ancestors(block.element).find((at) => at.name === 'section' || at.name === 'article')
        : undefined
    if (section) lines.set(section, 0)
  }
  if (lines.size === 0) return blocks
  const sectionsOf = (block: Block) => ancestors(block.element).filter((at) => lines.has(at))
  for (const block of blocks) for (const section of sectionsOf(block)) lines.set(section, (lines.get(section) ?? 0) + 1)
  return blocks.filter((block) => sectionsOf(block).every((section) => (lines.get(section) ?? 0) > blocks.length * SECTION_SHARE_MAX))
}

function ancestors(element: Element): Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element; at; at = at.parent?.type === 'tag' ? at.parent : null) chain.push(at)
  return chain
}

function manifestOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(cleanJson(text))
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function metasOf($: CheerioAPI): Meta[] {
  return $('meta[content]')
    .get()
    .map((meta) => ({
      name: (meta.attribs['name'] ?? meta.attribs['property'] ?? meta.attribs['itemprop'] ?? '').trim().toLowerCase(),
      content: fold(meta.attribs['content'] ?? ''),
    }))
    .filter((meta) => meta.name !== '' && meta.content !== '')
}

/** The first of the named metas that says anything. */
export function metaOf(reading: Reading, ...names: string[]): string | null {
  for (const name of names) {
    const meta = reading.metas.find((entry) => entry.name === name)
    if (meta) return meta.content
  }
  return null
}
