import { anyOf } from '../../lexicon/compile.ts'
import type { Drafted, Evidence } from '../../fields/draft.ts'
import { clip, fold, loose, squeeze } from '../reading/fold.ts'
import { textOf } from '../reading/json_ld.ts'
import { quoteAttribute, quoteBlock, quoteOn } from '../proof/quotes.ts'
import { metaOf, type Reading } from '../reading/reading.ts'
import type { Found, Site } from '../reading/site.ts'
import { hostLabels, likeness } from './page/host_labels.ts'
import { isGeneratorDefault } from './words/generator_defaults.ts'
import { hasLegalForm, nameCore } from './words/legal_words.ts'
import { picturesCalled } from './logo.ts'
import { homeEntries } from './page/menu_entries.ts'
import { titleParts } from './words/titles.ts'
import { GENERIC_NAME, LOGO_WORDS, SECTION, SITE_WORDS } from './words/heading_words.ts'
import { PRODUCT_TYPES, isBusinessType } from './words/schema_types.ts'

const NAME_CHARS_MAX = 50
const NAME_WORDS_MAX = 6
const WEIGHT_MIN = 4

type Candidate = { text: string; weight: number; quotes: Evidence[] }

export function naming(site: Site): Found {
  return site.name === null
    ? {}
    : { fields: { name: { value: clip(site.name.value, 80) ?? site.name.value, evidence: site.name.evidence } } }
}

/** The name that most of the places agree on in which a site writes its name; null when none of them says one. */
export function nameOf(readings: Reading[]): Drafted<string> | null {
  const home = readings[0]
  if (!home) return null
  const candidates = gather(readings, home)
  const labels = hostLabels(home.url)
  const body = ` ${readings.map((reading) => reading.text.replace(/\n/g, ' ')).join(' ')} `
  const names = [...candidates.values()].map(({ text }) => text)
  let best: Candidate | null = null
  for (const candidate of candidates.values()) {
    const agreement = Math.max(...labels.map((label) => likeness(candidate.text, label)))
    const longer = names.filter((name) => name !== candidate.text && name.includes(candidate.text))
    const spoken = Math.min(4, Math.log2(1 + occurrences(body, candidate.text, longer)))
    const words_over = Math.max(0, candidate.text.split(' ').length - 4)
    const as_town = isPostalTown(candidate.text, body) ? TOWN_COST : 0
    const weight = candidate.weight + agreement + spoken - words_over - as_town
    if (!best || weight > best.weight) best = { ...candidate, weight }
  }
  if (!best || best.weight < WEIGHT_MIN || best.quotes.length === 0) return null
  const shown = (core: string) => candidates.has(squeeze(core)) && hasLegalForm(best.text)
  return { value: withoutLegalForm(best.text, labels, shown), evidence: best.quotes.slice(0, 3) }
}

/** «33-200 Dąbrowa»: what stands behind a postcode is a town, also in a title. */
const isPostalTown = (text: string, body: string): boolean =>
  body
    .split(text)
    .slice(0, -1)
    .some((before) => POSTCODE_AT_END.test(before.slice(-12)))
/** Four digits are a year as often. */
const POSTCODE_AT_END = /(?<!\d)(?:\d{5}|\d{2}-\d{3}|\d{3} \d{2}|(?!19|20)\d{4}),?\s$/
const TOWN_COST = 5

/** A site that calls itself by the name alone, in its address or on its pages, does not carry its company's legal form as a name. */
function withoutLegalForm(name: string, labels: string[], shown: (core: string) => boolean): string {
  const core = nameCore(name)
  return core !== name && (labels.includes(squeeze(core)) || shown(core)) ? core : name
}

/** How often a page says a name, not counting where it says a longer one that holds it. */
function occurrences(body: string, name: string, longer: string[]): number {
  const count = (text: string) => body.split(text).length - 1
  return Math.max(0, count(name) - Math.max(0, ...longer.map(count)))
}

function gather(readings: Reading[], home: Reading): Map<string, Candidate> {
  const candidates = new Map<string, Candidate>()
  const entries = homeEntries(readings, home)
  const add = (raw: string | null, weight: number, quote: Evidence | null): void => {
    const text = fold((raw ?? '').replaceAll('&amp;', '&'))
      .replace(/^(?:[\p{So}\p{Sk}\s|–—•·-]|\uFE0F)+|(?<![\s|–—•·:,-])[\s|–—•·:,-]+$/gu, '')
      .replace(SITE_WORDS, '')
      .replace(QUOTED_AHEAD, '$1')
      .replace(QUOTED_WHOLE, '$1')
    const key = squeeze(text)
    if (!quote || key.length < 2 || text.length > NAME_CHARS_MAX || text.split(' ').length > NAME_WORDS_MAX) return
    if (GENERIC_NAME.test(text) || SECTION.test(loose(text)) || isGeneratorDefault(text) || entries.has(key)) return
    // A number is a name where the site is called by it.
    if (/^[\d\s.,%+-]+$/.test(text) && !/^\d{3,}$/.test(text)) return
    if (/^\d+$/.test(text) && !hostLabels(home.url).some((label) => label.startsWith(text))) return
    const known = candidates.get(key)
    if (!known) candidates.set(key, { text, weight, quotes: [quote] })
    else {
      known.weight += weight
      if (known.quotes.every((entry) => entry.quote !== quote.quote)) known.quotes.push(quote)
    }
  }
  fromMarkup(home, add)
  fromTitles(readings, add)
  fromPage(home, add)
  fromHost(home, add)
  for (const reading of readings) {
    for (const member of [reading.manifest?.['name'], reading.manifest?.['short_name']]) {
      if (typeof member === 'string') add(member, 2, quoteAttribute(reading, member))
    }
  }
  return candidates
}

const QUOTED_WHOLE = /^[«„“"]([^«»„“”"]+)[»“”"]$/u
/** ««Tidewatch». Legal services.»: a name in quotation marks before what it offers. */
const QUOTED_AHEAD = /^[«„“"]([^«»„“”"]{2,40})[»“”"][.:]\s.+$/u

type Add = (raw: string | null, weight: number, quote: Evidence | null) => void

function fromMarkup(home: Reading, add: Add): void {
  for (const [name, weight] of [
    ['og:site_name', 5],
    ['application-name', 4],
    ['apple-mobile-web-app-title', 4],
    ['twitter:app:name:iphone', 2],
  ] as const) {
    const content = metaOf(home, name)
    const parts = titleParts(content ?? '')
    // Some put a whole title there; then each part of it may be the name.
    for (const part of parts) add(part, parts.length > 1 ? weight / 2 : weight, quoteAttribute(home, content ?? ''))
  }
  const seen = new Set<string>()
  for (const node of home.json_ld) {
    const name = textOf(node.members['name'])
    const type = node.types.find((entry) => PRODUCT_TYPES.has(entry) || isBusinessType(entry) || entry === 'website')
    if (!name || !type || seen.has(type)) continue
    seen.add(type)
    // A plain organisation may be the company behind the product; a business with an address of its own is what the site is about.
    add(
      name,
      PRODUCT_TYPES.has(type) ? 6 : type === 'website' ? 4 : type === 'organization' || type === 'corporation' ? 2.5 : 4,
      quoteAttribute(home, name),
    )
  }
}

/** Titles name the site first or last; what several pages repeat is its name. */
function fromTitles(readings: Reading[], add: Add): void {
  const home = readings[0]
  if (!home) return
  const repeated = new Map<string, number>()
  for (const reading of readings.slice(1))
    for (const key of new Set(titleParts(reading.title).map(squeeze))) repeated.set(key, (repeated.get(key) ?? 0) + 1)
  const stated = squeeze(home.title)
  for (const reading of readings.slice(1)) {
    const last = titleParts(reading.title).at(-1) ?? ''
    const again = repeated.get(squeeze(last)) ?? 0
    if (again < NAMED_BY_PAGES || stated.includes(squeeze(last))) continue
    add(last, 2 + Math.min(4, again), quoteAttribute(reading, reading.title))
    break
  }
  for (const title of new Set([home.title, metaOf(home, 'og:title', 'twitter:title') ?? ''])) {
    const parts = titleParts(title)
    const size = (part: string) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part) ? part.length / 3 : part.split(' ').length
    const shortest = parts.toSorted((a, b) => size(a) - size(b))
    // «Tidewatch. Know your harbour. And check it.»: a word of its own before sentences.
    const opening = parts.length === 1 ? OPENING_WORD.exec(title)?.[1] : undefined
    if (opening) add(opening, 3, quoteAttribute(home, title))
    parts.forEach((part, at) => {
      // Beside a tagline, the name is the short part.
      const brief = parts.length > 1 && part === shortest[0] && size(part) <= 4 && size(shortest[1] ?? '') >= size(part) * 1.5 ? 2.5 : 0
      // A title in one piece is a name or a sentence; names are short.
      const alone = parts.length === 1 && size(part) > 3 ? -1.5 : 0
      const position = (at === 0 ? 3 : at === parts.length - 1 ? 2 : 0.5) + brief + alone
      // A title that is the company's name, and the same on each page, says whose site it is.
      const again = repeated.get(squeeze(part)) ?? 0
      const whole = parts.length === 1 && again > 1 && hasLegalForm(part) ? 4 : 0
      add(part, position + whole + Math.min(3, again * 1.5), quoteAttribute(home, title))
    })
  }
}

/** So many other pages end their titles with the name that the home page leaves out. */
const NAMED_BY_PAGES = 3
const OPENING_WORD = /^(\p{Lu}[\p{L}\p{N}]{1,20})\.\s\p{Lu}.{6,}/u

/** «brands», «branding», «logo-carousel», «logo-item» are walls of others' marks. */
const MARK =
  /(?:^|[\s_-])(?:logo(?:type)?|(?:site-?)?brand|navbar-brand|site-?(?:title|name)|wordmark)(?![a-z]|[\s_-]*(?:carousel|strip|marquee|wall|cloud|slider|track|grid|row|list|section|items?)(?![a-z]))/i

function fromPage(home: Reading, add: Add): void {
  const { $ } = home
  const marks = $('header a, nav a, [class*="logo" i], [class*="brand" i], [id*="logo" i]').slice(0, 60)
  let texts = 0
  for (const element of marks.get()) {
    const named = `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`
    const isMark = MARK.test(named) && $(element).find('img').length < 2
    const isHome = /^(?:\/|\.\/|#|index\.html?|#top|#home)?$/i.test(element.attribs['href'] ?? 'x') || home.url === element.attribs['href']
    // In a list of links the one to the home page is a menu's first entry.
    const isEntry = !isMark && element.parent?.type === 'tag' && element.parent.name === 'li'
    if (
      (!isMark && (!isHome || isEntry)) ||
      $(element).closest(
        'footer, [class*="partner" i], [class*="client" i], [class*="customer" i], [class*="sponsor" i], [class*="logos" i], [class*="carousel" i], [class*="marquee" i], [class*="portfolio" i]',
      ).length > 0
    )
      continue
    const text = fold($(element).text())
    const block = text.length <= NAME_CHARS_MAX ? home.all_blocks.find((entry) => entry.text === text || entry.spaced === text) : undefined
    if (block && texts++ < 2) add(text, 3, quoteBlock(home, block, text))
    const alt = fold($(element).find('img[alt]').first().attr('alt') ?? element.attribs['alt'] ?? '')
    if (alt && texts < 3 && picturesCalled(home, alt) <= LOGO_PICTURES_MAX)
      add(alt.replace(LOGO_WORDS, ' '), 2.5, quoteAttribute(home, alt))
  }
  const copyright = home.blocks.find((block) => /©|\(c\)\s*\d|copyright/i.test(block.text) && block.text.length < 200)
  const owner = copyright && ownerBehind(copyright.text)
  if (copyright && owner) add(owner, 2, quoteBlock(home, copyright, owner))
  const first = home.blocks.find((block) => block.level === 1)
  if (first && first.text.split(' ').length <= 4) add(first.text, 1.5, quoteBlock(home, first))
}

/** One for light and one for dark pages; «Section 1 image» is none of many. */
const LOGO_PICTURES_MAX = 2
const COPYRIGHT_MARK = /(?:©|\(c\)|copyright)[\s©\d–—,.-]*(?:by\s)?/iu
/** «Sikker © 2031. Privacy Policy»: the owner stands in front, and behind the year follows something else. */
const OWNER_AHEAD = /^(\p{Lu}[^©.|·•]{1,49}?)[\s,–—-]*©\s?(?:copyright\s)?\d{4}(?:\s?[–-]\s?\d{2,4})?\s?(?:[.|·•–—-]|$)/u
/** Behind it stand the rights, an address, a number to call, an e-mail address. */
const OWNER_END = new RegExp(String.raw`\s?[.|·•,–—(〒]|\s-\s|\s(?=[+\d][\d\s()-]{5}|\S+@)|\s(?:${anyOf('ends_owner')})`, 'iu')

const OWNER_END_FIRST = new RegExp(String.raw`\s?(?:${anyOf('ends_owner')})`, 'iu')

/** Who a line's copyright mark names, up to where the line goes on to something else. */
function ownerBehind(line: string): string | null {
  const ahead = OWNER_AHEAD.exec(line)?.[1]
  if (ahead) return ahead
  const mark = COPYRIGHT_MARK.exec(line)
  if (!mark) return null
  const behind = line.slice(mark.index + mark[0].length)
  // «© 2031 All rights reserved»: nobody is named.
  if (behind.search(OWNER_END_FIRST) === 0) return null
  const end = behind.slice(1).search(OWNER_END)
  return (end < 0 ? behind : behind.slice(0, end + 1)).replace(/(?<![\s©\d–-])[\s©\d–-]+$/, '')
}

/** The words of a title or description that, run together, are the host: how the site itself writes its domain. */
function fromHost(home: Reading, add: Add): void {
  const labels = new Set(hostLabels(home.url))
  for (const said of [home.title, metaOf(home, 'og:title') ?? '', metaOf(home, 'description') ?? '', heroLine(home)]) {
    const words = said.split(/\s+/).slice(0, 40)
    for (let start = 0; start < words.length; start++) {
      for (let end = start + 1; end <= Math.min(words.length, start + 4); end++) {
        const text = words
          .slice(start, end)
          .join(' ')
          .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')
        if (labels.has(squeeze(text)) && /\p{Lu}|\p{Lo}/u.test(text))
          return add(text, 1.5, quoteAttribute(home, said) ?? quoteOn(home, text))
      }
    }
  }
}

const heroLine = (home: Reading) => home.blocks.find((block) => block.level === 1)?.text ?? ''
