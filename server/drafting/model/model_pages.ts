import { anyOf } from '../../lexicon/compile.ts'
import type { PageKind } from '../../crawl/page.ts'
import { accountOf } from '../built_in/accounts.ts'
import { siteOf } from '../built_in/draft_built_in.ts'
import type { DraftRequest } from '../../fields/draft.ts'
import { readPages, type Reading } from '../reading/reading.ts'
import { inSiteLanguage, type Site } from '../reading/site.ts'

const PAGES_CHARS_MAX = 60_000
const PAGE_CHARS_MAX = 12_000
/** Terms and privacy pages are long and say little; their first lines name who is behind the site. */
const LEGAL_CHARS_MAX = 4_000
const LINKS_MAX = 60
const LINK_TEXT_CHARS_MAX = 80
const URL_CHARS_MAX = 500

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

export type ShownLink = { text: string; url: string; href: string }
/** One page as the model sees it; only from this may it quote. */
export type ShownPage = { url: string; kind: PageKind; lines: string[]; links: ShownLink[] }
export type ShownSite = { site: Site; pages: ShownPage[] }

/**
 * The believed pages of a site in its own language, most telling first, bounded: visible lines, each once, without menus, program text and lines that
 * speak to machines; links of the site itself and of known platforms. Null where there is no page. Pure.
 */
export function showPages(request: DraftRequest): ShownSite | null {
  const readings = readPages(request.pages)
  const home = readings[0]
  if (!home) return null
  const site = siteOf(readings, home)
  const telling = site.believed
    .filter((reading) => TELLING.includes(reading.kind) && (inSiteLanguage(site, reading) || LEGAL.has(reading.kind)))
    .toSorted((a, b) => TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind))
  const seen = new Set<string>()
  let room = PAGES_CHARS_MAX
  const pages: ShownPage[] = []
  for (const reading of telling) {
    const limit = Math.min(room, reading.kind === 'terms' || reading.kind === 'privacy' ? LEGAL_CHARS_MAX : PAGE_CHARS_MAX)
    const lines = linesOf(reading, seen, limit)
    const links = linksOf(site, reading, seen, LINKS_MAX - pages.reduce((count, page) => count + page.links.length, 0))
    room -= lines.reduce((sum, line) => sum + line.length + 1, 0)
    if (lines.length + links.length > 0) pages.push({ url: reading.url, kind: reading.kind, lines, links })
  }
  return { site, pages }
}

/** The message that carries the pages: one JSON object, in which nothing a page says can leave its string. */
export function envelopeOf(shown: ShownSite, fill: string[], categories: string[]): string {
  return JSON.stringify({
    site: shown.site.home.url,
    language: shown.site.lang,
    fill,
    categories,
    pages: shown.pages.map(({ url, kind, lines, links }) => ({
      url,
      kind,
      text: lines.join('\n'),
      links: links.map((link) => ({ text: link.text, url: link.url })),
    })),
  })
}

// Control characters, and the invisible ones in which text can be hidden from people and shown to machines.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/** Text without control, direction and other invisible characters, on one line. */
export const visible = (text: string): string => text.replace(/\s/g, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim()

// No list of such sentences is complete; the proof behind it is what keeps inventions out. This keeps a page's own sentence to machines
// from being quoted as if it were said to people. Of 6,488 lines of 13 honest sites it takes one.
const TO_MACHINES = new RegExp(
  String.raw`\b(?:${anyOf('tells_to_ignore')})\b.{0,60}\b(?:${anyOf('model_orders')})\b|\b(?:system|developer) (?:prompt|message)\s*[:=]|\byou are (?:now )?(?:an? )?(?:ai|llm|language model|assistant|chat ?bot)\b|\b(?:note|notice|message|attention|instructions?|important)\b.{0,12} (?:${anyOf('to_models')}) (?:all )?(?:ai|llms?|language models?|assistants?|chat ?bots?|bots?|crawlers?|agents?|scrapers?)\b|\b(?:ai|llms?|language models?|chat ?bots?)\b[^.]{0,40}\b(?:must|should (?:now )?(?:output|answer|say|write|return|set)|reading this|reads this)\b|<\|\w+\|>|\[\/?INST\]`,
  'iu',
)

function linesOf(reading: Reading, known: Set<string>, chars_max: number): string[] {
  const lines: string[] = []
  let chars = 0
  for (const block of reading.blocks) {
    if (block.code || block.region === 'nav') continue
    const line = visible(block.text)
    if (line.length < 2 || known.has(line) || TO_MACHINES.test(line)) continue
    if (chars + line.length + 1 > chars_max) break
    known.add(line)
    chars += line.length + 1
    lines.push(line)
  }
  return lines
}

function linksOf(site: Site, reading: Reading, known: Set<string>, count_max: number): ShownLink[] {
  const links: ShownLink[] = []
  for (const link of reading.links) {
    if (links.length >= count_max) break
    const text = visible(link.text).slice(0, LINK_TEXT_CHARS_MAX)
    const own = isOfSite(site.host, link.url) && !link.href.startsWith('#')
    if (link.hidden || link.url.length > URL_CHARS_MAX || known.has(link.url) || TO_MACHINES.test(text)) continue
    if (!own && !accountOf(link.url)) continue
    known.add(link.url)
    links.push({ text, url: link.url, href: link.href })
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
