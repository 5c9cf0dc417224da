import type { PageKind } from '../../crawl/page.ts'
import type { DraftRequest } from '../../fields/draft.ts'
import { accountOf } from '../built_in/page/accounts.ts'
import { siteOf } from '../built_in/draft_built_in.ts'
import type { Block } from '../reading/blocks.ts'
import { sentences } from '../reading/fold.ts'
import { metaOf, readPages, type Reading } from '../reading/reading.ts'
import { inSiteLanguage, type Site } from '../reading/site.ts'
import { speaksToMachines } from './machine_speech.ts'
import { nearHeadings, voiceOf, type Voice } from './line_voice.ts'
import { rowAt } from './shown_tables.ts'

/** How much of a site a model is shown; half as much where its window is too small for that. */
export const PAGES_CHARS_MAX = 60_000
const PAGE_CHARS_MAX = 12_000
/** Terms and privacy pages are long and say little; their first lines name who is behind the site. */
const LEGAL_CHARS_MAX = 4_000
const LINKS_MAX = 60
const LINK_TEXT_CHARS_MAX = 80
const URL_CHARS_MAX = 500
/** A longer paragraph is shown as several lines of whole sentences, so that a citation stays short enough to read. */
const LINE_CHARS_MAX = 300
const QUOTE_CHARS_MAX = 900

/** What says most about a product comes first, so that a bound cuts what says least. */
const TELLING: PageKind[] = [
  'home',
  'pricing',
  'about',
  'features',
  'faq',
  'team',
  'imprint',
  'contact',
  'press',
  'docs',
  'other',
  'terms',
  'privacy',
]
const LEGAL = new Set<PageKind>(['imprint', 'terms', 'privacy', 'contact'])

/** One line of a page as the model sees it, by the number under which it may be cited. */
export type ShownLine = {
  number: number
  page: Reading
  kind: 'title' | 'description' | 'heading' | 'text' | 'row' | 'link'
  text: string
  /** The page's own words behind it, each verbatim; a row of a table has one for each cell. */
  quotes: string[]
  /** The headings it stands under, the nearest last. */
  headings: string[]
  voice: Voice
  /** Where a link leads. */
  url: string | null
}
/** Lines from 1 on, without gaps. */
export type ShownSite = { site: Site; lines: ShownLine[] }

/** Of a few lines, names and numbers among them, nobody can tell the language. */
const isTooShortToTell = (reading: Reading): boolean => reading.text.length < 400

type Line = Omit<ShownLine, 'number' | 'page'>

/**
 * The believed pages of a site in its own language, most telling first, bounded: title and description, headings, lines, rows of tables,
 * links of the site itself; without menus, program text and lines that speak to machines. A line of header or footer is shown once, any
 * other one wherever it stands. Null where there is no page. Pure.
 */
export function showPages(request: DraftRequest, chars_max = PAGES_CHARS_MAX): ShownSite | null {
  const readings = readPages(request.pages)
  const home = readings[0]
  if (!home) return null
  const site = siteOf(readings, home)
  const telling = site.believed
    .filter(
      (reading) =>
        TELLING.includes(reading.kind) && (inSiteLanguage(site, reading) || LEGAL.has(reading.kind) || isTooShortToTell(reading)),
    )
    .toSorted((a, b) => TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind))
  const seen = new Set<string>()
  const lines: ShownLine[] = []
  let room = chars_max
  let links = LINKS_MAX
  for (const page of telling) {
    const legal = page.kind === 'terms' || page.kind === 'privacy'
    const own = [
      ...linesOf(site, page, seen, Math.min(room, legal ? LEGAL_CHARS_MAX : PAGE_CHARS_MAX)),
      ...linksOf(site, page, seen, links),
    ]
    links -= own.filter(({ kind }) => kind === 'link').length
    room -= own.reduce((sum, { text }) => sum + text.length + 1, 0)
    for (const line of own) lines.push({ ...line, page, number: lines.length + 1 })
  }
  return { site, lines }
}

/** The message that carries the pages: one JSON object, in which nothing a page says can leave its string. */
export function envelopeOf(
  { site, lines }: ShownSite,
  fill: string[],
  categories: string[],
  check: { cell: string; value: string }[] = [],
): string {
  const pages = [...new Set(lines.map(({ page }) => page))]
  return JSON.stringify({
    site: site.home.url,
    product: site.name?.value ?? null,
    language: site.lang,
    fill,
    ...(fill.includes('categories') ? { categories } : {}),
    ...(check.length > 0 ? { check } : {}),
    pages: pages.map((page) => ({
      url: page.url,
      kind: page.kind,
      lines: lines.filter((line) => line.page === page).map(written),
    })),
  })
}

const MARKS = { title: 'title: ', description: 'description: ', heading: '# ', text: '', row: 'row: ', link: 'link: ' } as const

const written = ({ number, kind, text, url }: ShownLine): string => `${number} ${MARKS[kind]}${text}${url ? ` <${url}>` : ''}`

// Control characters, and the invisible ones in which text can be hidden from people and shown to machines.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/** Text without control, direction and other invisible characters, on one line. */
export const visible = (text: string): string => text.replace(/\s/g, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim()

function linesOf(site: Site, page: Reading, seen: Set<string>, chars_max: number): Line[] {
  const found: Line[] = []
  let room = chars_max
  const add = (line: Line): void => {
    const text = visible(line.text)
    if (text.length < 2 || room < text.length || speaksToMachines(text)) return
    room -= text.length + 1
    found.push({ ...line, text })
  }
  for (const line of headLines(page)) add(line)
  const blocks = page.blocks.filter((block) => !block.code && block.region !== 'nav')
  blocks.forEach((block, at) => {
    if (isRepeated(block, seen)) return
    const row = rowAt(block, blocks[at - 1], site.name?.value ?? null)
    if (row === 'told') return
    const about = { headings: nearHeadings(block), voice: voiceOf(block, page, site), url: null }
    if (row) return add({ ...about, kind: 'row', text: row.text, quotes: row.quotes })
    // A sentence to machines taints the paragraph around it.
    if (speaksToMachines(visible(block.text))) return
    for (const text of piecesOf(block.text)) add({ ...about, kind: block.level > 0 ? 'heading' : 'text', text, quotes: [text] })
  })
  return found
}

/** What search engines and shared links show of a page: of a site that scripts draw it is all there is. */
function headLines(page: Reading): Line[] {
  const about = { headings: [] as string[], voice: 'own' as const, url: null }
  const description = metaOf(page, 'description', 'og:description') ?? ''
  return [
    ...(page.title === '' ? [] : [{ ...about, kind: 'title' as const, text: page.title, quotes: [page.title] }]),
    ...piecesOf(description).map((text) => ({ ...about, kind: 'description' as const, text, quotes: [text] })),
  ]
}

function isRepeated({ region, text }: Block, seen: Set<string>): boolean {
  if (region !== 'header' && region !== 'footer') return false
  if (seen.has(text)) return true
  seen.add(text)
  return false
}

/** A paragraph in pieces of whole sentences. */
function piecesOf(text: string): string[] {
  if (text.length <= LINE_CHARS_MAX) return text === '' ? [] : [text]
  const pieces: string[] = []
  let from = 0
  let end = 0
  for (const sentence of sentences(text)) {
    const at = text.indexOf(sentence, end)
    if (at === -1) break
    if (at + sentence.length - from > LINE_CHARS_MAX && end > from) {
      pieces.push(text.slice(from, end))
      from = at
    }
    end = at + sentence.length
  }
  pieces.push(text.slice(from))
  return pieces.flatMap((piece) => {
    const line = piece.trim()
    if (line.length <= QUOTE_CHARS_MAX) return line === '' ? [] : [line]
    return [line.slice(0, line.lastIndexOf(' ', QUOTE_CHARS_MAX) + 1 || QUOTE_CHARS_MAX).trim()]
  })
}

function linksOf(site: Site, page: Reading, seen: Set<string>, count_max: number): Line[] {
  const links: Line[] = []
  for (const link of page.links) {
    if (links.length >= count_max) break
    const text = visible(link.text).slice(0, LINK_TEXT_CHARS_MAX)
    const own = isOfSite(site.host, link.url) && !link.href.startsWith('#')
    if (link.hidden || link.url.length > URL_CHARS_MAX || seen.has(link.url) || speaksToMachines(text)) continue
    if (!own && accountOf(link.url)?.platform !== 'github') continue
    seen.add(link.url)
    links.push({ kind: 'link', text, quotes: [link.href], headings: [], voice: 'own', url: link.url })
  }
  return links
}

/** Whether an address belongs to the site: its host or one below it. A host above may be anybody's, as `github.io` is. */
export function isOfSite(siteHost: string, url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return /^https?:$/.test(protocol) && isHostOfSite(siteHost, hostname)
}

export function isHostOfSite(siteHost: string, host: string): boolean {
  const name = host.toLowerCase().replace(/^www\./, '')
  return name === siteHost || name.endsWith(`.${siteHost}`)
}
