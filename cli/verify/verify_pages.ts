/**
 * Reads the pages of a proof again, from this machine and by the very rules by which they were read: whom to ask, what robots.txt forbids,
 * which text of a page can be quoted. The package holds this file packed, with the libraries that it needs.
 */
import { createHash } from 'node:crypto'
import { parseDocument } from 'htmlparser2'
import { Element, type AnyNode } from 'domhandler'
import { fold } from '../../server/base/fold.ts'
import { cleanText } from '../../server/base/plain_text.ts'
import { askRobots, PRODUCT_TOKEN, type Robots } from '../../server/crawl/ask_robots.ts'
import { decodeText, mediaKind } from '../../server/crawl/charset.ts'
import { cleanJson, cleanMarkup } from '../../server/crawl/clean_text.ts'
import { CRAWL_LIMITS } from '../../server/crawl/crawl_limits.ts'
import { createGuardedFetch, FetchRefused, parseConnectTo, type GuardedFetch } from '../../server/crawl/guarded_fetch.ts'
import { guardHtml } from '../../server/crawl/html_guard.ts'
import { readRobots } from '../../server/crawl/read_robots.ts'
import { type Quotable, standsOn } from '../../server/drafting/proof/stands_on.ts'
import { attributeLines, manifestLines, paragraphs } from '../../server/drafting/reading/attribute_lines.ts'
import { blocksOf } from '../../server/drafting/reading/blocks.ts'
import { jsonLdIn } from '../../server/drafting/reading/json_ld.ts'
import { withoutReferences } from './references.ts'
import { nodeRequest } from './verify_request.ts'

/** A page as it is now; of one that could not be read `why` says the reason in words. */
type PageNow =
  | { state: 'read'; sha256: string; says: (quote: string) => boolean }
  | { state: 'gone'; why: string }
  | { state: 'unreachable'; why: string }
export type PageReader = (url: string) => Promise<PageNow>

/** A site that asks for longer pauses is not read here. */
const PAUSE_SECONDS_MAX = 30

type Options = { agent: string; connect_to: string | undefined }

/** Reads one page after another, none twice. Throws an Error where `connect_to` (as CRAWL_CONNECT_TO) is not understood. */
export function createPageReader({ agent, connect_to }: Options): PageReader {
  const fetch = createGuardedFetch({
    connect_to: parseConnectTo(connect_to ?? ''),
    user_agent: agent,
    request: nodeRequest(agent),
    seconds_max: CRAWL_LIMITS.page_seconds_max,
    bytes_max: CRAWL_LIMITS.page_bytes_max,
  })
  const pages = new Map<string, Promise<PageNow>>()
  const robots = new Map<string, Promise<Robots>>()
  const robotsOf = (origin: string): Promise<Robots> => {
    const known = robots.get(origin) ?? askRobots(fetch, origin, {}, (text) => readRobots({ text, token: PRODUCT_TOKEN }))
    robots.set(origin, known)
    return known
  }
  const ended = new Map<string, number>()
  return (url) => {
    const known = pages.get(url) ?? readPolitely({ fetch, robotsOf, ended }, url)
    pages.set(url, known)
    return known
  }
}

type Manners = { fetch: GuardedFetch; robotsOf: (origin: string) => Promise<Robots>; ended: Map<string, number> }

async function readPolitely(manners: Manners, url: string): Promise<PageNow> {
  try {
    return await readPage(manners, url)
  } catch (error) {
    if (error instanceof FetchRefused) return { state: 'unreachable', why: error.message }
    throw error
  }
}

async function readPage({ fetch, robotsOf, ended }: Manners, url: string): Promise<PageNow> {
  if (!URL.canParse(url)) return { state: 'unreachable', why: 'This is not a web address.' }
  const { origin } = new URL(url)
  const robots = await robotsOf(origin)
  if (robots.outage) return { state: 'unreachable', why: robots.outage.message }
  if (!robots.allows(url)) return { state: 'unreachable', why: 'robots.txt asks not to read this page' }
  const pause = robots.crawl_delay_seconds ?? CRAWL_LIMITS.delay_seconds
  if (pause > PAUSE_SECONDS_MAX) return { state: 'unreachable', why: `robots.txt asks for ${pause} seconds between two pages` }
  await untilFree(ended.get(origin), pause)
  try {
    const answer = await fetch(url, {
      headers: { accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.5,*/*;q=0.1', 'accept-language': 'en, *;q=0.5' },
      may_follow: async (to) => (await robotsOf(to.origin)).allows(to),
    })
    if (answer.status === 404 || answer.status === 410) return { state: 'gone', why: `the page answers ${answer.status}` }
    if (answer.status !== 200) return { state: 'unreachable', why: `the page answers ${answer.status}` }
    const page = quotableOf(answer.bytes, answer.headers.get('content-type'))
    const sha256 = createHash('sha256').update(answer.bytes).digest('hex')
    return { state: 'read', sha256, says: (quote) => standsOn(page, quote) !== null }
  } finally {
    ended.set(origin, performance.now())
  }
}

async function untilFree(ended: number | undefined, pause: number): Promise<void> {
  const milliseconds = (ended ?? -Infinity) + pause * 1000 - performance.now()
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

const NOTHING: Quotable = { all_blocks: [], attributes: '' }

/** What can be quoted of a page; nothing of what is no page. */
function quotableOf(bytes: Uint8Array, content_type: string | null): Quotable {
  if (/^application\/(?:manifest\+)?json\b/i.test(content_type ?? '')) return ofManifest(bytes)
  const media = mediaKind(content_type, bytes)
  if (media === 'other') return NOTHING
  const { text } = decodeText(bytes, content_type)
  const markup = media === 'text' ? paragraphs(cleanText(text)) : guardHtml(cleanMarkup(text)).html
  // Whatever a page leaves out, its lines stand in one element.
  const root = new Element('html', {}, parseDocument(markup, { decodeEntities: false }).children)
  const elements = elementsIn(root)
  for (const element of elements) undoReferences(element)
  const titles = elements.filter(({ name }) => name === 'title')
  const data = elements.filter(({ name, attribs }) => name === 'script' && attribs.type?.includes('ld+json'))
  const title = titles[0] ? fold(textIn(titles[0])) : ''
  return { all_blocks: blocksOf(root), attributes: attributeLines(elements, title, jsonLdIn(data.map(textIn))) }
}

function ofManifest(bytes: Uint8Array): Quotable {
  const text = cleanJson(decodeText(bytes, 'application/json; charset=utf-8').text)
  try {
    const parsed: unknown = JSON.parse(text)
    // An object by the test; only its texts are read.
    const manifest = typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {}
    return { ...NOTHING, attributes: manifestLines(text, manifest) }
  } catch {
    return { ...NOTHING, attributes: fold(text) }
  }
}

/** Scripts and styles hold none. */
function undoReferences({ type, attribs, children }: Element): void {
  for (const [name, value] of Object.entries(attribs)) attribs[name] = withoutReferences(value)
  if (type === 'tag') for (const child of children) if (child.type === 'text') child.data = withoutReferences(child.data)
}

/** In the order of the page; without recursion, since a page may be as deep as it likes. */
function elementsIn(root: Element): Element[] {
  const found: Element[] = []
  const open: AnyNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!(node instanceof Element)) continue
    found.push(node)
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at]
      if (child) open.push(child)
    }
  }
  return found
}

const textIn = (element: Element): string => element.children.map((child) => (child.type === 'text' ? child.data : '')).join('')
