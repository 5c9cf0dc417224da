import { load, type CheerioAPI } from 'cheerio'
import { guardHtml } from '../crawl/html_guard.ts'
import type { Page, PageKind } from '../crawl/page.ts'
import { blocksOf, type Block } from './blocks.ts'
import { fold } from './fold.ts'
import { jsonLdNodes, listOf, type JsonLdNode } from './json_ld.ts'
import { languageOf } from './language.ts'
import { linksOf, type Link } from './page_links.ts'

export { baseOf, resolveUrl, type Link } from './page_links.ts'

export type Meta = { name: string; content: string }

/** One page, parsed once, with what the rules need. */
export type Reading = {
  url: string
  kind: PageKind
  found_by: Page['found_by']
  retrieved_at: string
  $: CheerioAPI
  /** What the text is written in, such as `de`; the `lang` attribute only where the text is too short to tell. */
  lang: string | null
  title: string
  /** `name`, `property` or `itemprop` in lower case. */
  metas: Meta[]
  json_ld: JsonLdNode[]
  /** Shown lines in reading order, in the page's language where it holds several. */
  blocks: Block[]
  /** Shown and hidden lines in reading order: closed panels of an accordion are among them. */
  all_blocks: Block[]
  links: Link[]
  /** Shown lines, one per row: the stored text that quotes are proven against, together with `attributes`. */
  text: string
  /** Title, meta, JSON-LD strings and attribute values, one per row. */
  attributes: string
  /** Members of a web app manifest, on the page that is one. */
  manifest: Record<string, unknown> | null
}

const ATTRIBUTE_CHARS_MAX = 5000
const PAGES_MAX = 30

/** Parses each page once. Markup that cannot be parsed gives an empty reading, never an error. */
export function readPages(pages: Page[]): Reading[] {
  return pages.slice(0, PAGES_MAX).map(readPage)
}

function readPage(page: Page): Reading {
  const manifest = page.kind === 'manifest' ? manifestOf(page.html) : null
  const $ = load(manifest ? '' : guardHtml(/^text\/plain/i.test(page.content_type) ? paragraphs(page.html) : page.html).html)
  const all_blocks = $('html').get().flatMap(blocksOf)
  const shown = all_blocks.filter((block) => !block.hidden)
  const lang = languageOfBlocks(shown, $('html').attr('lang') ?? null)
  const blocks = inLanguage(shown, lang)
  const json_ld = $('script[type*="ld+json"]')
    .get()
    .flatMap((script) => jsonLdNodes($(script).text()))
  return {
    url: page.url,
    kind: page.kind,
    found_by: page.found_by,
    retrieved_at: page.retrieved_at,
    $,
    lang,
    title: fold($('title').first().text()),
    metas: metasOf($),
    json_ld,
    blocks,
    all_blocks,
    links: linksOf($, page.url),
    text: blocks.map((block) => block.text).join('\n'),
    attributes: manifest ? [fold(page.html), ...stringsIn(manifest)].join('\n') : attributesOf($, json_ld),
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

const paragraphs = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('')

function manifestOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    // An object by the test; its members are looked at before use.
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [fold(value)]
  if (typeof value !== 'object' || value === null || depth > 4) return []
  return Object.values(value).flatMap((member) => stringsIn(member, depth + 1))
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

function attributesOf($: CheerioAPI, nodes: JsonLdNode[]): string {
  const lines = new Set<string>([fold($('title').first().text())])
  $('*').each((_, element) => {
    if (element.type === 'tag')
      for (const value of Object.values(element.attribs)) if (value.length < ATTRIBUTE_CHARS_MAX) lines.add(fold(value))
  })
  for (const node of nodes) {
    lines.add(node.source)
    for (const value of Object.values(node.members))
      for (const entry of listOf(value)) if (typeof entry === 'string' || typeof entry === 'number') lines.add(fold(String(entry)))
  }
  lines.delete('')
  return [...lines].join('\n')
}
